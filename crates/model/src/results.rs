//! What each seat of a finished game came to: folded as the game goes on, or later from its steps.

pub use crate::messages::Answers;
use crate::messages::{Cause, Holders, SeatHistory, turns_held};
use viceroy_rules::{BySeat, Fact, GameLength, GameSetup, OpenFact};

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct SeatResult {
    pub points: i16,
    /// From 1; equal points share a place (R-END-09).
    pub place: u8,
    /// How many others share it.
    pub ties: u8,
    /// The turns in which its last holder played, and no computer player for them.
    pub turns_held: u8,
    pub counts: Counts,
    /// Of its last holder.
    pub answers: Answers,
}

/// Whether a result stands among those of its holder, or why not.
#[derive(Clone, Copy, PartialEq, Eq, Debug, strum::AsRefStr, strum::EnumString)]
#[strum(serialize_all = "snake_case")]
pub enum Counts {
    Yes,
    /// They did not play at the end, or not for half of the turns.
    NotWhole,
    /// R-HOUSE-01.
    ShortGame,
}

impl SeatHistory {
    /// If the game ended with these points.
    pub fn results(&self, points: &BySeat<i16>, length: GameLength) -> BySeat<SeatResult> {
        let stints = self.stints();
        let whole = self.whole();
        points.map(|seat, own| {
            let count = |is: &dyn Fn(&i16) -> bool| {
                u8::try_from(points.iter().filter(|(_, one)| is(one)).count()).unwrap_or(u8::MAX)
            };
            let counts = match (length, whole.contains(seat)) {
                (GameLength::Short, _) => Counts::ShortGame,
                (GameLength::Whole, true) => Counts::Yes,
                (GameLength::Whole, false) => Counts::NotWhole,
            };
            SeatResult {
                points: *own,
                place: 1 + count(&|one| one > own),
                ties: count(&|one| one == own) - 1,
                turns_held: turns_held(&stints[seat], self.turn()),
                counts,
                answers: self.answers(seat),
            }
        })
    }
}

/// From all steps that stand; `None` while the game is not over.
pub fn results_of<'s>(
    setup: &GameSetup,
    holders: Holders,
    steps: impl Iterator<Item = (u32, &'s Cause, &'s [Fact])>,
) -> Option<BySeat<SeatResult>> {
    let mut history = SeatHistory::new(holders);
    let mut points: BySeat<Option<i16>> = BySeat::new(setup.seats, |_| None);
    for (number, cause, facts) in steps {
        history.step(number, cause, facts);
        for fact in facts {
            if let Fact::Open(OpenFact::Scored { seat, score }) = fact
                && points.get(*seat).is_some()
            {
                points[*seat] = Some(score.total());
            }
        }
    }
    let all_scored = points.iter().all(|(_, points)| points.is_some());
    let points = points.map(|_, points| points.unwrap_or_default());
    all_scored.then(|| history.results(&points, setup.policies().short_game))
}
