//! Ratings of people by the games that they play to the end: the method of Weng and Lin (2011) for
//! several players, Bradley-Terry with all pairs.

use skillratings::MultiTeamOutcome;
use skillratings::weng_lin::{WengLinConfig, WengLinRating, weng_lin_multi_team};

use crate::deals::Listed;
use crate::messages::PersonId;

/// From so many rated games on a rating is shown.
pub const SHOWN_FROM: u32 = 5;
/// Until so many it is marked as early.
pub const EARLY_UNTIL: u32 = 20;

/// Rankings of everywhere list who has met so many others whose rating is shown, since nobody there
/// knows who plays against their own second account.
pub const MET_FROM: u32 = 6;

/// What is believed of somebody's strength: a normal distribution.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Rating {
    pub mean: f64,
    pub deviation: f64,
}

impl Rating {
    /// Of whoever has played no rated game.
    pub const NEW: Rating = Rating { mean: 25.0, deviation: 25.0 / 3.0 };

    /// In points as people read them.
    pub fn gained_since(self, before: Rating) -> i32 {
        self.shown().saturating_sub(before.shown())
    }

    /// As people read it: 1500 is the middle.
    pub fn shown(self) -> i32 {
        const MIDDLE: f64 = 1500.0;
        const SCALE: f64 = 60.0;
        // A rating stays within a few hundred points of the middle.
        (MIDDLE + SCALE * (self.mean - Rating::NEW.mean)).round() as i32
    }
}

#[derive(Clone, PartialEq, Debug)]
pub struct RatedPerson {
    pub person: PersonId,
    /// As they are called there; empty if nothing is known.
    pub name: String,
    pub rating: Rating,
    /// Rated games.
    pub games: u32,
    /// Whether they are listed; `None` where they were never asked.
    pub listed: Option<Listed>,
}

/// How somebody who began a rated game came out of it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Outcome {
    /// From 1; the same place is a tie.
    Finished { place: u8 },
    /// They left or were replaced, at whatever time, or a computer player held their seat at the end
    /// or for more than half of the turns.
    Left,
}

/// The ratings after a game, in the same order. Whoever left comes last; the others are rated among
/// themselves, so that nobody gains by another's leaving.
pub fn after(players: &[(Rating, Outcome)]) -> Vec<Rating> {
    let stays = |(_, outcome): &&(Rating, Outcome)| match outcome {
        Outcome::Finished { .. } => true,
        Outcome::Left => false,
    };
    let stayed: Vec<(Rating, Outcome)> = players.iter().filter(stays).copied().collect();
    let mut among_themselves = updated(&stayed).into_iter();
    let with_all = updated(players);
    let each = players.iter().zip(with_all);
    each.map(|((before, outcome), last)| match outcome {
        Outcome::Finished { .. } => among_themselves.next().unwrap_or(*before),
        Outcome::Left => last,
    })
    .collect()
}

fn updated(players: &[(Rating, Outcome)]) -> Vec<Rating> {
    let believed = |(rating, _): &(Rating, Outcome)| {
        [WengLinRating { rating: rating.mean, uncertainty: rating.deviation }]
    };
    let teams: Vec<[WengLinRating; 1]> = players.iter().map(believed).collect();
    let ranked: Vec<(&[WengLinRating], MultiTeamOutcome)> = teams
        .iter()
        .zip(players)
        .map(|(team, (_, outcome))| (&team[..], MultiTeamOutcome::new(rank(*outcome))))
        .collect();
    let after = weng_lin_multi_team(&ranked, &WengLinConfig::new());
    let rating = |one: WengLinRating| Rating { mean: one.rating, deviation: one.uncertainty };
    after.into_iter().flatten().map(rating).collect()
}

fn rank(outcome: Outcome) -> usize {
    match outcome {
        Outcome::Finished { place } => usize::from(place),
        Outcome::Left => usize::MAX,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn finished(place: u8) -> Outcome {
        Outcome::Finished { place }
    }

    fn played(outcomes: &[Outcome]) -> Vec<Rating> {
        after(&outcomes.iter().map(|one| (Rating::NEW, *one)).collect::<Vec<_>>())
    }

    #[test]
    fn whoever_leaves_comes_last_and_nobody_gains_by_it() {
        let two = played(&[finished(1), finished(2)]);
        let three = played(&[finished(1), Outcome::Left, finished(2)]);
        assert_eq!([three[0], three[2]], [two[0], two[1]], "they are rated among themselves");
        assert_eq!(three[1], played(&[finished(1), finished(3), finished(2)])[1]);
        let alone = played(&[finished(1), Outcome::Left]);
        assert_eq!(alone[0], Rating::NEW, "nobody is left to be compared with");
        assert!(alone[1].mean < Rating::NEW.mean);
        let both = played(&[Outcome::Left, Outcome::Left]);
        assert_eq!(both[0].mean, both[1].mean);
        assert_eq!(played(&[]), []);
    }

    #[test]
    fn a_tie_between_equals_moves_nobody_and_makes_surer() {
        for after in played(&[finished(1), finished(1), finished(1)]) {
            assert!((after.mean - Rating::NEW.mean).abs() < 1e-9);
            assert!(after.deviation < Rating::NEW.deviation);
            assert_eq!(after.shown(), 1500);
        }
    }
}
