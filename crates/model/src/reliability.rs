//! How reliably people play games that run over days: whether they finish what they begin, and how
//! soon they answer.

use crate::prelude::*;

/// From so many games on it is shown.
pub const SHOWN_FROM: u32 = 3;

/// How long the others waited for an answer while the table's time ran: without announced absence,
/// standstills, outages and weekends that do not count.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[derive(strum::IntoStaticStr)]
#[strum(serialize_all = "snake_case")]
pub enum AnswerTime {
    SameDay,
    TwoDays,
    /// Or not at all.
    Later,
}

impl AnswerTime {
    pub fn of(waited: Millis) -> AnswerTime {
        if waited <= DAY {
            AnswerTime::SameDay
        } else if waited <= 2 * DAY {
            AnswerTime::TwoDays
        } else {
            AnswerTime::Later
        }
    }
}

/// How many answers took how long.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct AnswerTimes {
    pub same_day: u32,
    pub two_days: u32,
    pub later: u32,
}

impl AnswerTimes {
    pub(crate) fn of(&mut self, time: AnswerTime) -> &mut u32 {
        match time {
            AnswerTime::SameDay => &mut self.same_day,
            AnswerTime::TwoDays => &mut self.two_days,
            AnswerTime::Later => &mut self.later,
        }
    }
}

/// What a game that has ended says about somebody who played there.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct GameConduct {
    pub completion: Completion,
    pub times: AnswerTimes,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Completion {
    Finished,
    /// They left, or a computer player had to play for them at the end.
    NotFinished,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Reliability {
    /// Games that count.
    pub games: u32,
    pub finished: u32,
    pub times: AnswerTimes,
}

impl Reliability {
    /// Whether they have played too little for anything to be said.
    pub fn is_new(&self) -> bool {
        self.games < SHOWN_FROM
    }

    /// Within which time three answers of four come; `None` if nothing was asked.
    pub fn usually(&self) -> Option<AnswerTime> {
        let AnswerTimes { same_day, two_days, later } = self.times;
        let [day, two, all] = [
            u64::from(same_day),
            u64::from(same_day) + u64::from(two_days),
            u64::from(same_day) + u64::from(two_days) + u64::from(later),
        ];
        let is_usual = |some: u64| 4 * some >= 3 * all;
        match all {
            0 => None,
            _ if is_usual(day) => Some(AnswerTime::SameDay),
            _ if is_usual(two) => Some(AnswerTime::TwoDays),
            _ => Some(AnswerTime::Later),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn usual_is_what_three_answers_of_four_keep_to() {
        let usually = |same_day, two_days, later| {
            let times = AnswerTimes { same_day, two_days, later };
            Reliability { times, ..Reliability::default() }.usually()
        };
        assert_eq!(usually(0, 0, 0), None);
        assert_eq!(usually(3, 0, 1), Some(AnswerTime::SameDay));
        assert_eq!(usually(2, 1, 1), Some(AnswerTime::TwoDays));
        assert_eq!(usually(2, 0, 1), Some(AnswerTime::Later));
        assert_eq!(usually(u32::MAX, u32::MAX, u32::MAX), Some(AnswerTime::Later));
    }

    #[test]
    fn a_day_is_a_whole_day_and_nothing_is_said_of_whoever_is_new() {
        assert_eq!(AnswerTime::of(DAY), AnswerTime::SameDay);
        assert_eq!(AnswerTime::of(DAY + 1), AnswerTime::TwoDays);
        assert_eq!(AnswerTime::of(2 * DAY + 1), AnswerTime::Later);
        let played = |games| Reliability { games, ..Reliability::default() };
        assert!(played(2).is_new() && !played(3).is_new());
    }
}
