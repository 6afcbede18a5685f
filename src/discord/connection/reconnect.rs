//! What to do while the connection to the gateway is broken. Knows no clock and no network: it is told both.

use std::time::Duration;

/// The client mends most breaks by itself within this time.
const AT_ONCE: Duration = Duration::from_secs(5);
/// The longest pause between two questions.
const LONGEST: Duration = Duration::from_secs(60);
/// How often a line is written.
const LINE: Duration = Duration::from_secs(60);
/// So long Discord may answer without a connection coming about.
pub const HOPELESS: Duration = Duration::from_secs(5 * 60);

/// The connection to the gateway.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Link {
    /// It is there.
    Up,
    /// It is not.
    Down,
}

/// What came of asking Discord something.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Discord {
    /// It answers.
    Answers,
    /// It does not, or the network is down.
    Silent,
}

/// What to do after a look at the line.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Step {
    /// Nothing.
    Rest,
    /// Ask whether Discord answers, then tell [`Vigil::asked`].
    Ask,
    /// Write that the line is back, after so long.
    Back(Duration),
    /// Ask once more; if Discord answers, end: another process may succeed where this one does not.
    GiveUp,
}

/// Whether a line is to be written about an outage now.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum OutageLine {
    /// Yes.
    Now,
    /// It was lately.
    Lately,
}

/// Keeps watch over the connection. Times count from any one moment.
#[derive(Default)]
pub struct Vigil {
    broken: Option<Broken>,
}

struct Broken {
    since: Duration,
    /// Since when Discord answers all questions.
    answers_since: Option<Duration>,
    next: Duration,
    pause: Duration,
    told: Option<Duration>,
}

impl Vigil {
    /// A look at the line.
    pub fn look(&mut self, now: Duration, line: Link) -> Step {
        if line == Link::Up {
            let told = self.broken.take().filter(|broken| broken.told.is_some());
            return told.map_or(Step::Rest, |broken| Step::Back(now - broken.since));
        }
        let broken = self.broken.get_or_insert(Broken {
            since: now,
            answers_since: None,
            next: now + AT_ONCE,
            pause: AT_ONCE,
            told: None,
        });
        let hopeless = broken.answers_since.is_some_and(|at| now - at >= HOPELESS);
        if hopeless {
            Step::GiveUp
        } else if now >= broken.next {
            Step::Ask
        } else {
            Step::Rest
        }
    }

    /// What came of asking.
    pub fn asked(&mut self, now: Duration, discord: Discord) -> OutageLine {
        let Some(broken) = &mut self.broken else {
            return OutageLine::Lately;
        };
        broken.answers_since = match discord {
            Discord::Answers => broken.answers_since.or(Some(now)),
            Discord::Silent => None,
        };
        broken.next = now + broken.pause;
        broken.pause = (broken.pause * 2).min(LONGEST);
        if broken.told.is_some_and(|at| now - at < LINE) {
            return OutageLine::Lately;
        }
        broken.told = Some(now);
        OutageLine::Now
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// So many seconds pass, one look each.
    fn pass(
        vigil: &mut Vigil,
        seconds: std::ops::Range<u64>,
        discord: Discord,
    ) -> (Vec<u64>, u32, Option<u64>) {
        let (mut asked, mut told) = (vec![], 0);
        for second in seconds {
            let now = Duration::from_secs(second);
            match vigil.look(now, Link::Down) {
                Step::Rest => {}
                Step::Ask => {
                    asked.push(second);
                    told += u32::from(vigil.asked(now, discord) == OutageLine::Now);
                }
                Step::Back(_) => panic!("it is down"),
                Step::GiveUp => return (asked, told, Some(second)),
            }
        }
        (asked, told, None)
    }

    #[test]
    fn what_mends_itself_at_once_is_not_mentioned() {
        let mut vigil = Vigil::default();
        assert_eq!(vigil.look(Duration::ZERO, Link::Up), Step::Rest);
        assert_eq!(pass(&mut vigil, 1..6, Discord::Answers), (vec![], 0, None));
        assert_eq!(vigil.look(Duration::from_secs(6), Link::Up), Step::Rest);
    }

    #[test]
    fn while_nobody_answers_it_asks_for_ever_with_growing_pauses_and_a_line_a_minute() {
        let mut vigil = Vigil::default();
        let day = 24 * 60 * 60;
        let (asked, told, gave_up) = pass(&mut vigil, 0..day, Discord::Silent);
        assert_eq!(asked[..6], [5, 10, 20, 40, 80, 140]);
        assert!(
            (day / 60 - 2..=day / 60).contains(&u64::from(told)),
            "{told}"
        );
        assert_eq!(gave_up, None);
        let back = vigil.look(Duration::from_secs(day), Link::Up);
        assert_eq!(back, Step::Back(Duration::from_secs(day)));
        assert_eq!(
            vigil.look(Duration::from_secs(day + 1), Link::Up),
            Step::Rest
        );
    }

    #[test]
    fn five_minutes_with_discord_answering_are_enough() {
        let mut vigil = Vigil::default();
        let (_, told, gave_up) = pass(&mut vigil, 0..1000, Discord::Answers);
        assert_eq!((told, gave_up), (5, Some(305)));
        // Asked once more, nobody answers: it goes on, and the five minutes begin anew when somebody does.
        vigil.asked(Duration::from_secs(305), Discord::Silent);
        let (asked, _, gave_up) = pass(&mut vigil, 306..2000, Discord::Answers);
        assert_eq!(gave_up, asked.first().map(|first| first + 300));
    }

    #[test]
    fn an_outage_in_between_is_no_time_of_waiting() {
        let mut vigil = Vigil::default();
        assert_eq!(pass(&mut vigil, 0..200, Discord::Answers).2, None);
        assert_eq!(pass(&mut vigil, 200..4000, Discord::Silent).2, None);
        assert_eq!(pass(&mut vigil, 4000..4250, Discord::Answers).2, None);
    }
}
