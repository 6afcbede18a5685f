//! A card's worth: the margin of players who played it over that of players who held it.

use std::collections::BTreeMap;

use crate::simulation::statistics::{MeanDifference, Sample, Scores};
use viceroy_rules::cards::{CardId, MonsterId};
use viceroy_rules::{Fact, InvasionFact, Open, OpenFact, ScreenFact, Seat};

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Piece {
    /// Taken, then played or not.
    Card(CardId),
    /// Seen by everybody, and rewards a player or not.
    Monster(MonsterId),
}

#[derive(Clone, Copy, PartialEq, Debug)]
pub struct PieceWorth {
    pub piece: Piece,
    /// Players who held or played the card, or saw the monster.
    pub taken: u64,
    /// Times the card was played, or the monster gave a reward.
    pub played: u64,
    /// The mean margin with minus without playing the card (or the monster's reward); `None` if
    /// either happened less than twice. A margin is the player's score minus the others' mean.
    pub worth: Option<MeanDifference>,
}

#[derive(Default)]
pub(super) struct WorthTally {
    scores: Scores,
    margins: BTreeMap<Piece, [Sample; 2]>,
}

impl WorthTally {
    pub(super) fn add(&mut self, facts: &[Fact], open: &Open) {
        let scores = self.scores.add(open);
        let all: f64 = scores.iter().sum();
        let others = (scores.len() - 1).max(1) as f64;
        for ((seat, piece), was_played) in had(facts, scores.len() as u8) {
            let own = scores[usize::from(seat.0)];
            let margins = self.margins.entry(piece).or_default();
            margins[usize::from(was_played)].add(own - (all - own) / others);
        }
    }

    pub(super) fn finished(self) -> (Scores, Vec<PieceWorth>) {
        let pieces = self.margins.into_iter().map(|(piece, [kept, played])| PieceWorth {
            piece,
            taken: played.count + kept.count,
            played: played.count,
            worth: played.above(&kept),
        });
        (self.scores, pieces.collect())
    }
}

/// Which pieces each player had, and whether they played them: onto a place, replacing a card, or
/// under one like laws 66 and 65; for monsters, whether they were rewarded.
fn had(facts: &[Fact], seats: u8) -> BTreeMap<(Seat, Piece), bool> {
    let mut had = BTreeMap::new();
    for fact in facts {
        if let Fact::Screen(seat, ScreenFact::CardIn(card)) = fact {
            had.entry((*seat, Piece::Card(*card))).or_insert(false);
        } else if let Fact::Open(
            OpenFact::Played { seat, card, .. } | OpenFact::Replaced { seat, by: card, .. },
        ) = fact
        {
            had.insert((*seat, Piece::Card(*card)), true);
        } else if let Fact::Open(OpenFact::Invasion(InvasionFact::Appeared(monster))) = fact {
            let seats = (0..seats).map(Seat);
            had.extend(seats.map(|seat| ((seat, Piece::Monster(*monster)), false)));
        } else if let Fact::Open(OpenFact::Invasion(InvasionFact::Rewarded { seat, monster })) =
            fact
        {
            had.insert((*seat, Piece::Monster(*monster)), true);
        }
    }
    had
}
