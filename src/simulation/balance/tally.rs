//! What a card is worth: the margin of those who played it above that of those who held it and did not.

use std::collections::BTreeMap;

use crate::simulation::statistics::{MeanDifference, Sample, Scores};
use viceroy_rules::cards::{CardId, MonsterId};
use viceroy_rules::{Fact, InvasionFact, Open, OpenFact, ScreenFact, Seat};

/// What is judged.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Piece {
    /// A card: it is taken, and played or not.
    Card(CardId),
    /// A monster: it is revealed to everybody, and rewards a player or does not.
    Monster(MonsterId),
}

/// What became of a card or a monster in all games together.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct PieceWorth {
    pub piece: Piece,
    /// How often somebody had the card in the hand or played it; how many saw the monster.
    pub taken: u64,
    /// How often the card was played, or the monster rewarded somebody.
    pub played: u64,
    /// The mean margin of those who played it minus that of those who held it and did not, or of those whom the monster rewarded
    /// minus that of the others; nothing where either happened
    /// less than twice. A margin is the own score minus the mean of the others'.
    pub worth: Option<MeanDifference>,
}

/// What was counted so far: scores, and the margins of those who had a card and did not play it, and of those who did.
#[derive(Default)]
pub(super) struct WorthTally {
    scores: Scores,
    margins: BTreeMap<Piece, [Sample; 2]>,
}

impl WorthTally {
    /// Adds a game that was played to its end.
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

    /// What came out, pieces in the order of their numbers.
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

/// Who had which card in the hand or played it, and whether they played it: on a place, in the place of another, or under one as
/// laws 66 and 65 are. Who saw which monster, and whether it rewarded them.
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
