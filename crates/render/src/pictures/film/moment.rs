//! What a film shows at a time.

use crate::pictures::prelude::*;
use viceroy_rules::{Fact, Score, Table, score};

/// What lay on the table after a card was played.
#[derive(Clone, Debug)]
pub struct FilmMoment {
    pub(super) turn: u8,
    pub(super) pyramids: BySeat<Pyramid>,
    pub(super) points: BySeat<i16>,
    pub(super) fresh: CardSet,
}

/// A moment for each card, with the rewards that it brought.
pub fn moments<'f>(
    ruleset: &Ruleset,
    facts: impl Iterator<Item = &'f OpenFact>,
) -> Vec<FilmMoment> {
    let mut table = Table::empty(ruleset.agreement.seats);
    let mut all = vec![];
    let mut fresh = CardSet::NONE;
    for fact in facts {
        if let OpenFact::Played { card, .. } = fact {
            if !fresh.is_empty() {
                all.push(FilmMoment::of(ruleset, &table, fresh));
            }
            fresh = [*card].into_iter().collect();
        }
        table.evolve(&Fact::Open(fact.clone()));
    }
    all.push(FilmMoment::of(ruleset, &table, CardSet::NONE));
    all
}

impl FilmMoment {
    fn of(ruleset: &Ruleset, table: &Table, fresh: CardSet) -> FilmMoment {
        FilmMoment {
            turn: table.open.turn,
            pyramids: table.open.pyramids.clone(),
            points: score(ruleset, table).map(|_, score: &Score| score.total()),
            fresh,
        }
    }
}
