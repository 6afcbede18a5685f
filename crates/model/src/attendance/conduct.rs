//! How reliably the people of a game play it. Only tables where people have days count.

use super::seat::{Answering, Attending, GivenUp};
use crate::prelude::*;
use crate::reliability::{AnswerTime, AnswerTimes, Completion, GameConduct};
use crate::timing::Budget;

impl Attendance {
    fn has_days(&self) -> bool {
        match self.agreed.time.speed {
            Speed::Daily | Speed::Hour(_) | Speed::Relaxed => true,
            Speed::Live | Speed::None => false,
        }
    }

    /// Somebody has answered what the game waited for.
    pub(super) fn counts_answer(&mut self, seat: Seat, at: TimeContext<'_>) {
        let days = self.days(seat, at.rhythms);
        let clock = &self.seats[seat].clock;
        let waited = clock.waited(self.agreed.time, &days, at.now);
        if let (Some(waited), Some(budget)) = (waited, clock.last_budget()) {
            self.counts(seat, budget, AnswerTime::of(waited));
        }
    }

    /// A plan has answered in a phase as soon as the game asked.
    pub fn counts_plan(&mut self, seat: Seat, phase: Budget) {
        if self.holder(seat) == SeatControl::Person {
            self.counts(seat, phase, AnswerTime::SameDay);
        }
    }

    /// The game waits for somebody, and a computer player answers for them.
    pub(super) fn counts_absence(&mut self, seat: Seat, budget: Budget, now: Millis) {
        let Some(attending) = self.seats.get(seat) else { return };
        match attending.holder {
            SeatControl::Computer(Away::Absent) if !attending.is_excused(now) => {
                self.counts(seat, budget, AnswerTime::Later);
            }
            // Whoever left said so.
            SeatControl::Computer(Away::Absent | Away::Left | Away::Gone)
            | SeatControl::Person
            | SeatControl::Chosen => {}
        }
    }

    pub(super) fn counts(&mut self, seat: Seat, budget: Budget, time: AnswerTime) {
        if !self.has_days() || self.seats.get(seat).is_none() {
            return;
        }
        let answering = &mut self.seats[seat].answering;
        let times = answering.map(|answering| answering.times).unwrap_or_default();
        let again = answering.filter(|answering| answering.last.0 == budget);
        let mut now = Answering { times, last: (budget, time) };
        if let Some(Answering { last: (_, before), .. }) = again {
            *now.times.of(before) = now.times.of(before).saturating_sub(1);
            now.last.1 = before.max(time);
        }
        *now.times.of(now.last.1) = now.times.of(now.last.1).saturating_add(1);
        *answering = Some(now);
    }

    /// What the game says about the person who holds the seat if it ends now; `None` where it counts
    /// neither way.
    pub fn conduct(&self, seat: Seat, now: Millis) -> Option<GameConduct> {
        let attending = self.seats.get(seat).filter(|_| self.has_days())?;
        let times = attending.answering.map(|answering| answering.times).unwrap_or_default();
        Some(GameConduct { completion: attending.ending(now)?, times })
    }

    /// The same about the person who began in the seat, where somebody else holds it.
    pub fn conduct_of_first(&self, seat: Seat) -> Option<GameConduct> {
        let attending = self.seats.get(seat).filter(|_| self.has_days())?;
        match attending.given_up {
            Some(GivenUp::Left) => Some(GameConduct {
                completion: Completion::NotFinished,
                times: AnswerTimes::default(),
            }),
            Some(GivenUp::HandedOn) | None => None,
        }
    }
}

impl Attending {
    fn ending(&self, now: Millis) -> Option<Completion> {
        match self.holder {
            SeatControl::Person => Some(Completion::Finished),
            SeatControl::Computer(Away::Absent) if self.is_excused(now) => None,
            SeatControl::Computer(Away::Absent | Away::Left | Away::Gone) => {
                Some(Completion::NotFinished)
            }
            SeatControl::Chosen => None,
        }
    }

    /// Whether a computer player holds the seat because of an absence that was announced before and
    /// goes on.
    fn is_excused(&self, now: Millis) -> bool {
        let until = |vacation: &Vacation| vacation.absent_until.unwrap_or(vacation.to);
        let mut vacations = self.vacations.iter();
        vacations.any(|vacation| vacation.from <= self.held_since && now < until(vacation))
    }

    /// For whoever takes the seat now.
    pub(super) fn succeeded(&self, now: Millis) -> Option<GivenUp> {
        let parts = || match self.holder {
            SeatControl::Person => Some(GivenUp::HandedOn),
            SeatControl::Computer(_) => match self.ending(now) {
                Some(_) => Some(GivenUp::Left),
                None => Some(GivenUp::HandedOn),
            },
            SeatControl::Chosen => None,
        };
        self.given_up.or_else(parts)
    }
}

#[cfg(test)]
mod tests {
    use super::super::{NamedPerson, Rhythms, TableSettings, VoteChoice, VoteKind};
    use super::*;
    use crate::timing::{PhasePart, TimeControl};

    const ANN: Seat = Seat(0);
    const BEN: Seat = Seat(1);

    fn phase(turn: u8) -> Budget {
        Budget::Phase { turn, part: PhasePart::Auction }
    }

    /// Two people, of whom Ann answers at once.
    struct Evening {
        attendance: Attendance,
        rhythms: Rhythms,
        now: Millis,
        turn: u8,
    }

    impl Evening {
        fn at(speed: Speed) -> Evening {
            let time = TimeControl { speed, ..TimeControl::default() };
            let agreed = TableSettings { time, ..TableSettings::UNTIMED };
            Evening {
                attendance: Attendance::new(agreed, 2, SeatSet::NONE, 0),
                rhythms: Rhythms::new(2, |_| Default::default()),
                now: 0,
                turn: 0,
            }
        }

        fn does<T>(&mut self, what: impl FnOnce(&mut Attendance, TimeContext<'_>) -> T) -> T {
            let at = TimeContext { now: self.now, rhythms: &self.rhythms };
            what(&mut self.attendance, at)
        }

        /// The game waits for Ben in the next phase.
        fn asks(&mut self) {
            self.turn += 1;
            let phase = phase(self.turn);
            self.does(|it, at| it.waits_for(&[(BEN, phase)], at));
        }

        fn answers_after(&mut self, time: Millis) {
            self.now += time;
            let turn = self.turn;
            self.does(|it, at| it.answered(BEN, turn, at));
            self.does(|it, at| it.waits_for(&[], at));
        }

        fn of(&self, seat: Seat) -> Option<(Completion, [u32; 3])> {
            let GameConduct { completion, times } = self.attendance.conduct(seat, self.now)?;
            Some((completion, [times.same_day, times.two_days, times.later]))
        }

        fn has_left(&self) -> bool {
            self.attendance
                .conduct_of_first(BEN)
                .is_some_and(|conduct| conduct.completion == Completion::NotFinished)
        }

        fn hands_to(&mut self, who: u64) {
            let to = NamedPerson { person: who, name: String::new() };
            self.does(|it, at| it.hand_over(BEN, to.clone(), at.now)).unwrap();
            self.does(|it, at| it.accept_seat(BEN, to, at)).unwrap();
        }
    }

    #[test]
    fn answers_count_by_how_long_the_others_waited_in_a_phase() {
        let mut evening = Evening::at(Speed::Daily);
        for time in [HOUR, DAY, DAY + 1, 2 * DAY + 1] {
            evening.asks();
            evening.answers_after(time);
        }
        assert_eq!(evening.of(BEN), Some((Completion::Finished, [2, 1, 1])));
        // What follows in the phase counts with it, as what took longest.
        evening.asks();
        evening.answers_after(HOUR);
        for time in [30 * HOUR, HOUR] {
            let phase = phase(evening.turn);
            evening.does(|it, at| it.waits_for(&[(BEN, phase)], at));
            evening.answers_after(time);
        }
        assert_eq!(evening.of(BEN), Some((Completion::Finished, [2, 2, 1])));
        evening.does(|it, _| it.counts_plan(BEN, phase(20)));
        evening.asks();
        evening.now += 3 * DAY;
        evening.does(|it, at| it.timed_out(BEN, at));
        assert_eq!(evening.of(BEN), Some((Completion::Finished, [3, 2, 2])));
        assert_eq!(evening.of(ANN), Some((Completion::Finished, [0; 3])), "nothing was asked");
    }

    #[test]
    fn minutes_and_tables_without_a_clock_say_nothing() {
        for speed in [Speed::Live, Speed::None] {
            let mut evening = Evening::at(speed);
            evening.asks();
            evening.answers_after(3 * DAY);
            assert_eq!(evening.of(BEN), None);
        }
    }

    #[test]
    fn pauses_and_announced_absence_are_not_late() {
        let mut evening = Evening::at(Speed::Daily);
        evening.asks();
        let away = Vacation::new(2 * HOUR, 5 * DAY);
        evening.does(|it, at| it.goes_away(BEN, away, at)).unwrap();
        evening.answers_after(6 * DAY);
        assert_eq!(evening.of(BEN), Some((Completion::Finished, [0, 1, 0])), "a day and two hours");
        evening.asks();
        let pause = evening.does(|it, at| it.open_vote(ANN, VoteKind::Pause, at)).unwrap();
        assert_eq!(pause, super::super::Counted::Open);
        evening.does(|it, at| it.say_in_vote(BEN, 1, VoteChoice::Yes, at)).unwrap();
        evening.answers_after(5 * DAY);
        assert_eq!(evening.of(BEN), Some((Completion::Finished, [1, 1, 0])));
    }

    #[test]
    fn whoever_is_replaced_has_not_finished_and_whoever_hands_on_does_not_count() {
        let mut evening = Evening::at(Speed::Daily);
        for _ in 0..2 {
            evening.asks();
            evening.now += 4 * DAY;
            evening.does(|it, at| it.timed_out(BEN, at));
        }
        assert_eq!(evening.of(BEN), Some((Completion::NotFinished, [0, 0, 2])));
        evening.asks();
        assert_eq!(
            evening.of(BEN),
            Some((Completion::NotFinished, [0, 0, 3])),
            "a computer player plays"
        );
        let mut back = evening.attendance.clone();
        evening.does(|_, at| back.is_back(BEN, at));
        assert_eq!(back.conduct(BEN, evening.now).unwrap().completion, Completion::Finished);
        evening.hands_to(7);
        assert!(evening.has_left());
        evening.asks();
        evening.answers_after(HOUR);
        assert_eq!(evening.of(BEN), Some((Completion::Finished, [1, 0, 0])), "it begins anew");
        evening.hands_to(8);
        assert!(evening.has_left(), "whatever their successors do");

        let mut handed = Evening::at(Speed::Daily);
        handed.hands_to(7);
        assert_eq!(
            (handed.has_left(), handed.of(BEN)),
            (false, Some((Completion::Finished, [0; 3])))
        );
        handed.does(|it, at| it.leave(BEN, at));
        handed.hands_to(8);
        assert!(!handed.has_left());
    }

    #[test]
    fn a_computer_player_in_a_long_announced_absence_counts_neither_way() {
        let mut evening = Evening::at(Speed::Daily);
        let absence = crate::timing::Absence { from: 0, until: 60 * DAY };
        evening.does(|it, at| it.absence_is(BEN, Some(absence), at)).unwrap();
        evening.asks();
        evening.now = 15 * DAY;
        let due = evening.does(|it, at| it.due(at)).unwrap();
        evening.does(|it, at| it.done(&due, at));
        evening.asks();
        assert_eq!(evening.attendance.holder(BEN), SeatControl::Computer(Away::Absent));
        assert_eq!(evening.of(BEN), None);
        evening.now = 61 * DAY;
        assert_eq!(
            evening.of(BEN).map(|(ending, _)| ending),
            Some(Completion::NotFinished),
            "it is over"
        );
    }
}
