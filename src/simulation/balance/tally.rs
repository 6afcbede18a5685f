//! Counting over many games.

use std::collections::BTreeMap;

use super::scores::Scores;
use super::worth::{Piece, PieceWorth, Sample};
use viceroy_rules::cards::CardId;
use viceroy_rules::{Fact, InvasionFact, Open, OpenFact, ScreenFact, Seat};

/// What became of a card with those who had it.
#[derive(Clone, Copy, Default)]
struct Margins {
    /// Margins of those who played it.
    played: Sample,
    /// Of those who did not.
    kept: Sample,
}

/// What was counted so far.
#[derive(Default)]
pub(super) struct WorthTally {
    games: u64,
    winning: f64,
    scores: Total,
    won: Vec<f64>,
    pieces: BTreeMap<Piece, Margins>,
}

/// A sum and how many it is of.
#[derive(Default)]
struct Total {
    sum: f64,
    count: u64,
}

impl WorthTally {
    /// Adds a game that was played to its end.
    pub(super) fn add(&mut self, facts: &[Fact], open: &Open) {
        let scores: Vec<f64> = open
            .scores
            .iter()
            .map(|(_, score)| score.map_or(0.0, |score| f64::from(score.total())))
            .collect();
        self.games += 1;
        self.winning += scores.iter().copied().fold(f64::MIN, f64::max);
        let all: f64 = scores.iter().sum();
        self.scores.sum += all;
        self.scores.count += scores.len() as u64;
        self.won.resize(scores.len(), 0.0);
        for seat in open.winners.iter() {
            self.won[usize::from(seat.0)] += 1.0 / f64::from(open.winners.len());
        }
        let others = (scores.len() - 1).max(1) as f64;
        let seats = (0..scores.len() as u8).map(Seat);
        let pieces = had(facts).into_iter().chain(faced(facts, seats));
        for ((seat, piece), was_played) in pieces {
            let own = scores[usize::from(seat.0)];
            let margin = own - (all - own) / others;
            let margins = self.pieces.entry(piece).or_default();
            let sample = if was_played { &mut margins.played } else { &mut margins.kept };
            sample.add(margin);
        }
    }

    /// What came out.
    pub(super) fn scores(self) -> Scores {
        let games = self.games.max(1) as f64;
        let pieces = self.pieces.iter();
        Scores {
            games: self.games,
            mean_winning_score: self.winning / games,
            mean_score: self.scores.sum / self.scores.count.max(1) as f64,
            won: self.won.into_iter().map(|wins| wins / games).collect(),
            pieces: pieces
                .map(|(piece, margins)| PieceWorth::of(*piece, &margins.played, &margins.kept))
                .collect(),
        }
    }
}

/// Who had which card in the hand or played it, and whether they played it.
fn had(facts: &[Fact]) -> BTreeMap<(Seat, Piece), bool> {
    let mut had = BTreeMap::new();
    for fact in facts {
        if let Fact::Screen(seat, ScreenFact::CardIn(card)) = fact {
            had.entry((*seat, Piece::Card(*card))).or_insert(false);
        } else if let Some((seat, card)) = played(fact) {
            had.insert((seat, Piece::Card(card)), true);
        }
    }
    had
}

/// Who saw which monster, and whether it rewarded them.
fn faced(
    facts: &[Fact],
    seats: impl Iterator<Item = Seat> + Clone,
) -> BTreeMap<(Seat, Piece), bool> {
    let mut faced = BTreeMap::new();
    for fact in facts {
        if let Fact::Open(OpenFact::Invasion(InvasionFact::Appeared(monster))) = fact {
            let each = seats.clone().map(|seat| (seat, Piece::Monster(*monster)));
            faced.extend(each.map(|who| (who, false)));
        } else if let Fact::Open(OpenFact::Invasion(InvasionFact::Rewarded { seat, monster })) =
            fact
        {
            faced.insert((*seat, Piece::Monster(*monster)), true);
        }
    }
    faced
}

/// Who played which card, if somebody did: on a place, in the place of another, or under one as laws 66 and 65 are.
fn played(fact: &Fact) -> Option<(Seat, CardId)> {
    if let Fact::Open(OpenFact::Played { seat, card, .. }) = fact {
        return Some((*seat, *card));
    }
    if let Fact::Open(OpenFact::Replaced { seat, by, .. }) = fact {
        return Some((*seat, *by));
    }
    None
}
