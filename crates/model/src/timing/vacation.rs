//! Declared vacations.

use serde::{Deserialize, Serialize};
use thiserror::Error;

use super::stretch::{self, Stretch};
use super::{DAY, Millis};

/// Stops one person's clock in one game.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Vacation {
    pub from: Millis,
    pub to: Millis,
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
    /// Per person and game.
    pub const MOST: Millis = 10 * DAY;

    /// Starts now at the earliest. Days within other vacations are not counted twice.
    pub fn declare(
        others: &[Vacation],
        from: Millis,
        to: Millis,
        now: Millis,
    ) -> Result<Vacation, VacationError> {
        let further = Vacation { from: from.max(now), to };
        if further.to <= further.from {
            return Err(VacationError::Empty);
        }
        let together = others.iter().copied().chain([further]);
        if length(together) > Vacation::MOST {
            return Err(VacationError::TooLong { left: Vacation::left(others) });
        }
        Ok(further)
    }

    pub fn left(others: &[Vacation]) -> Millis {
        let had = length(others.iter().copied());
        Vacation::MOST.saturating_sub(had).max(0)
    }

    /// Ends it at `at`; `None` if it has not begun. The rest stays available.
    pub fn cut_short(self, at: Millis) -> Option<Vacation> {
        let to = self.to.min(at);
        (self.from < to).then_some(Vacation { to, ..self })
    }

    pub fn contains(self, at: Millis) -> bool {
        self.stretch().contains(at)
    }

    pub(super) fn stretch(self) -> Stretch {
        Stretch { from: self.from, to: self.to }
    }
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
        let vacations =
            [(5, 6), (0, 2)].map(|(from, to)| Vacation { from: from * DAY, to: to * DAY });
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
    fn coming_back_early_leaves_the_rest_for_later() {
        let vacation = Vacation { from: DAY, to: 9 * DAY };
        let short = vacation.cut_short(2 * DAY + HOUR).unwrap();
        assert_eq!(Vacation::left(&[short]), 9 * DAY - HOUR);
        assert_eq!(vacation.cut_short(DAY), None);
        assert_eq!(vacation.cut_short(20 * DAY), Some(vacation));
    }
}
