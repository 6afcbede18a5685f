//! Recomputes scores from facts.

use viceroy::rules::{Fact, Ruleset, Table, score};

pub fn totals<'f>(facts: impl IntoIterator<Item = &'f Fact>, ruleset: &Ruleset) -> Vec<i16> {
    let mut table = Table::empty(ruleset.agreement.seats);
    facts.into_iter().for_each(|f| table.evolve(f));
    let scores = score(ruleset, &table);
    scores.iter().map(|(_, s)| s.total()).collect()
}
