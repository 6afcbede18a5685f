//! Declared vacations.

use thiserror::Error;

use super::stretch::{self, Stretch};
use crate::prelude::*;

/// Stops one person's clock in one game.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Vacation {
    pub from: Millis,
    pub to: Millis,
    /// The end of an absence from all games, of which this is the part in which the game waits.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub absent_until: Option<Millis>,
}

/// From all games of a person, also later ones.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Absence {
    pub from: Millis,
    pub until: Millis,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum VacationError {
    /// It ends before it begins, or before now.
    #[error("a vacation ends later than it begins, and later than now")]
    Empty,
    #[error("{left} milliseconds of vacation are left")]
    TooLong { left: Millis },
}

impl Vacation {
    /// Per person and game. Absences from all games do not count.
    pub const MOST: Millis = 10 * DAY;
    /// For so long a game waits for somebody who is away from all games and says nothing.
    pub const LONGEST_ABSENCE: Millis = 14 * DAY;

    pub fn new(from: Millis, to: Millis) -> Vacation {
        Vacation { from, to, absent_until: None }
    }

    /// The part of an absence from all games in which a game waits: at most for `left`. It begins
    /// now at the earliest.
    pub fn absent(absence: Absence, now: Millis, left: Millis) -> Vacation {
        let Absence { from, until } = absence;
        let from = from.max(now);
        let to = until.min(from.saturating_add(left)).max(from);
        Vacation { from, to, absent_until: Some(until) }
    }

    /// After a word to the table it waits for them again, unless the absence is over.
    pub(crate) fn waits_anew(&mut self, now: Millis) {
        match self.absent_until {
            Some(until) if until <= now => self.absent_until = Some(self.to),
            Some(until) if self.from <= now => {
                self.to = until.min(now.saturating_add(Vacation::LONGEST_ABSENCE));
            }
            Some(_) | None => {}
        }
    }

    /// When the game has waited long enough, if the absence goes on then.
    pub(crate) fn too_long_at(self) -> Option<Millis> {
        self.absent_until.filter(|until| self.to < *until).map(|_| self.to)
    }

    /// Starts now at the earliest. Days within other vacations are not counted twice.
    pub fn declare(
        others: &[Vacation],
        from: Millis,
        to: Millis,
        now: Millis,
    ) -> Result<Vacation, VacationError> {
        let further = Vacation::new(from.max(now), to);
        if further.to <= further.from {
            return Err(VacationError::Empty);
        }
        let together = counted(others).chain([further]);
        if length(together) > Vacation::MOST {
            return Err(VacationError::TooLong { left: Vacation::left(others) });
        }
        Ok(further)
    }

    pub fn left(others: &[Vacation]) -> Millis {
        let had = length(counted(others));
        Vacation::MOST.saturating_sub(had).max(0)
    }

    /// Ends it at `at`; `None` if it has not begun. The rest stays available.
    pub fn cut_short(self, at: Millis) -> Option<Vacation> {
        let to = self.to.min(at);
        let absent_until = self.absent_until.map(|until| until.min(at));
        (self.from < to).then_some(Vacation { to, absent_until, ..self })
    }

    pub fn contains(self, at: Millis) -> bool {
        self.stretch().contains(at)
    }

    pub(super) fn stretch(self) -> Stretch {
        Stretch { from: self.from, to: self.to }
    }
}

fn counted(vacations: &[Vacation]) -> impl Iterator<Item = Vacation> {
    vacations.iter().copied().filter(|vacation| vacation.absent_until.is_none())
}

fn length(vacations: impl Iterator<Item = Vacation>) -> Millis {
    let joined = stretch::joined(vacations.map(Vacation::stretch));
    joined.into_iter().fold(0, |sum: Millis, stretch| sum.saturating_add(stretch.length()))
}

#[cfg(test)]
mod tests {
    use super::super::HOUR;
    use super::*;

    #[test]
    fn ten_days_in_all_and_a_day_counts_once() {
        let first = Vacation::declare(&[], 0, 6 * DAY, 0).unwrap();
        assert_eq!(Vacation::left(&[first]), 4 * DAY);
        let longer = Vacation::declare(&[first], 2 * DAY, 10 * DAY, 0).unwrap();
        assert_eq!(Vacation::left(&[first, longer]), 0);
        assert_eq!(
            Vacation::declare(&[first], 20 * DAY, 24 * DAY + 1, 0),
            Err(VacationError::TooLong { left: 4 * DAY })
        );
    }

    #[test]
    fn days_between_two_vacations_are_not_vacation() {
        let vacations = [(5, 6), (0, 2)].map(|(from, to)| Vacation::new(from * DAY, to * DAY));
        assert_eq!(Vacation::left(&vacations), 7 * DAY);
        let away = |at| vacations.iter().any(|vacation| vacation.contains(at));
        assert!(away(0) && away(2 * DAY - 1) && away(5 * DAY));
        assert!(!away(2 * DAY) && !away(6 * DAY));
    }

    #[test]
    fn a_vacation_begins_now_at_the_earliest() {
        let late = Vacation::declare(&[], 0, 20 * DAY, 12 * DAY).unwrap();
        assert_eq!(late.from, 12 * DAY);
        assert_eq!(Vacation::declare(&[], 0, DAY, DAY), Err(VacationError::Empty));
        assert_eq!(Vacation::declare(&[], DAY, DAY, 0), Err(VacationError::Empty));
    }

    #[test]
    fn a_game_waits_two_weeks_for_an_absence_from_all_games_and_anew_after_a_word() {
        let absence = Absence { from: 2 * DAY, until: 40 * DAY };
        let mut absent = Vacation::absent(absence, DAY, Vacation::LONGEST_ABSENCE);
        assert_eq!((absent.from, absent.to), (2 * DAY, 16 * DAY));
        assert_eq!(Vacation::left(&[absent]), Vacation::MOST);
        assert_eq!(absent.too_long_at(), Some(16 * DAY));
        absent.waits_anew(20 * DAY);
        assert_eq!(absent.too_long_at(), Some(34 * DAY));
        absent.waits_anew(30 * DAY);
        assert_eq!((absent.to, absent.too_long_at()), (40 * DAY, None));
        let ended = absent.cut_short(31 * DAY).unwrap();
        assert_eq!((ended.contains(31 * DAY), ended.too_long_at()), (false, None));
        let short = Absence { from: 0, until: 3 * DAY };
        let short = Vacation::absent(short, 0, Vacation::LONGEST_ABSENCE);
        assert_eq!(short.too_long_at(), None);
        let again = Vacation::absent(absence, 5 * DAY, 2 * DAY);
        assert_eq!((again.from, again.too_long_at()), (5 * DAY, Some(7 * DAY)));
        assert_eq!(Vacation::absent(absence, 5 * DAY, 0).too_long_at(), Some(5 * DAY));
    }

    #[test]
    fn coming_back_early_leaves_the_rest_for_later() {
        let vacation = Vacation::new(DAY, 9 * DAY);
        let short = vacation.cut_short(2 * DAY + HOUR).unwrap();
        assert_eq!(Vacation::left(&[short]), 9 * DAY - HOUR);
        assert_eq!(vacation.cut_short(DAY), None);
        assert_eq!(vacation.cut_short(20 * DAY), Some(vacation));
    }
}
