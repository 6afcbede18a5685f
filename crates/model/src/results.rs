//! What each seat of a finished game came to: folded as the game goes on, or later from its steps.

pub use crate::messages::Answers;
use crate::messages::{Cause, GameId, Holders, SeatHistory, turns_held};
use crate::ratings::Rating;
use viceroy_rules::{BySeat, Fact, GameLength, GameSetup, OpenFact, Seat};

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
    /// A step was taken back, as is possible against computer players alone.
    TakenBack,
    /// It began in the middle of another game.
    SecondChance,
}

/// What somebody has reached in the games that count for them, in all or in a season.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Career {
    pub games: u32,
    /// Of games with others at the table, computer players too.
    pub wins: u32,
    pub best: Option<BestResult>,
    /// After each of their rated games, the oldest first.
    pub ratings: Vec<Rating>,
}

/// A seat of a finished game, and its points.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct BestResult {
    pub game: GameId,
    pub seat: Seat,
    pub points: i16,
}

impl SeatHistory {
    /// If the game ended with these points. `excluded` is why it counts for nobody.
    pub fn results(&self, points: &BySeat<i16>, excluded: Option<Counts>) -> BySeat<SeatResult> {
        let excluded = match self.is_second_chance() {
            true => Some(Counts::SecondChance),
            false => excluded,
        };
        let stints = self.stints();
        let whole = self.whole();
        points.map(|seat, own| {
            let count = |is: &dyn Fn(&i16) -> bool| {
                u8::try_from(points.iter().filter(|(_, one)| is(one)).count()).unwrap_or(u8::MAX)
            };
            let counts = excluded.unwrap_or(match whole.contains(seat) {
                true => Counts::Yes,
                false => Counts::NotWhole,
            });
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

/// Why a game counts for nobody.
pub fn excluded(length: GameLength, steps_taken_back: usize) -> Option<Counts> {
    match (steps_taken_back, length) {
        (1.., _) => Some(Counts::TakenBack),
        (0, GameLength::Short) => Some(Counts::ShortGame),
        (0, GameLength::Whole) => None,
    }
}

/// From all steps, those that were taken back too; `None` while the game is not over.
pub fn results_of(
    setup: &GameSetup,
    holders: Holders,
    steps: &[(u32, &Cause, &[Fact])],
) -> Option<BySeat<SeatResult>> {
    let undone = |(_, cause, _): &(u32, &Cause, &[Fact])| match cause {
        Cause::Undid { step } => Some(*step),
        Cause::Opened { .. }
        | Cause::PlayedOn { .. }
        | Cause::Answered { .. }
        | Cause::Planned { .. }
        | Cause::Preferred { .. }
        | Cause::TimedOut { .. }
        | Cause::Computed { .. }
        | Cause::Reconsidered { .. } => None,
    };
    let taken_back: Vec<u32> = steps.iter().filter_map(undone).collect();
    let mut history = SeatHistory::new(holders);
    let mut points: BySeat<Option<i16>> = BySeat::new(setup.seats, |_| None);
    for step @ (number, cause, facts) in steps {
        if undone(step).is_some() || taken_back.contains(number) {
            continue;
        }
        history.step(*number, cause, facts);
        for fact in *facts {
            if let Fact::Open(OpenFact::Scored { seat, score }) = fact
                && points.get(*seat).is_some()
            {
                points[*seat] = Some(score.total());
            }
        }
    }
    let all_scored = points.iter().all(|(_, points)| points.is_some());
    let points = points.map(|_, points| points.unwrap_or_default());
    let excluded = excluded(setup.policies().short_game, taken_back.len());
    all_scored.then(|| history.results(&points, excluded))
}
