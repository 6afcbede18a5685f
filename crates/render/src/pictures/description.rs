//! Pyramids in words, for alt texts.

use super::combat;
use super::layout::{Extent, taken};
use viceroy_i18n::term::{Joined, Term};
use viceroy_i18n::{Wording, pictures as words, text};
use viceroy_rules::{Pyramid, Ruleset, Slot, query};

/// Most important first, because long alt texts are truncated.
pub(super) struct PyramidText {
    pub(super) facts: Vec<String>,
    pub(super) levels: Vec<String>,
    /// Names of tucked cards that are too many for `facts`.
    pub(super) under: Vec<String>,
}

/// Up to this many tucked cards are named at once; otherwise their number comes first.
const FEW: usize = 3;

impl PyramidText {
    pub(super) fn new(w: &Wording, ruleset: &Ruleset, pyramid: &Pyramid) -> PyramidText {
        let circles: Vec<_> = query::single_colour_circles(ruleset, pyramid)
            .map(|(slot, colour, value)| (slot.level, colour, value))
            .collect();
        let mut told =
            PyramidText { facts: vec![], levels: levels(w, ruleset, pyramid), under: vec![] };
        told.facts.extend(words::alt_circles(w, &circles));
        let tokens = words::alt_tokens(w, &pyramid.kinds_of_tokens());
        told.facts.extend(tokens);
        let domain = query::domain_sections(ruleset, pyramid);
        told.facts.extend(domain.map(|d| words::alt_domain(w, d)));
        told.facts.extend(combat::told(w, pyramid));
        let held = pyramid.judgements;
        let judgements = words::alt_judgements(w, ruleset, held.count, held.shown);
        told.facts.extend(judgements);
        told.laid(w, ruleset, pyramid);
        told
    }

    fn laid(&mut self, w: &Wording, ruleset: &Ruleset, pyramid: &Pyramid) {
        for placed in &pyramid.cards {
            let Some(host) = ruleset.catalogue.get(placed.card) else {
                continue;
            };
            let tucked: Vec<Term> = pyramid
                .under(placed.card)
                .filter_map(|id| Some(Term::from(ruleset.catalogue.get(id)?)))
                .collect();
            let gems = pyramid.parked_on(placed.card);
            if !gems.is_empty() {
                self.facts.push(w.say(text!(alt_parked, card = host, gems = &gems)));
            }
            if tucked.is_empty() {
                continue;
            }
            let count = tucked.len();
            let named = w.say(text!(alt_under, host, cards = Term::List(tucked, Joined::Commas)));
            if count <= FEW {
                self.facts.push(named);
            } else {
                let counted = w.say(text!(alt_under_count, host, count));
                self.facts.push(counted);
                self.under.push(named);
            }
        }
    }
}

fn levels(w: &Wording, ruleset: &Ruleset, pyramid: &Pyramid) -> Vec<String> {
    let mut all = vec![];
    let extent = Extent::of(taken(pyramid));
    let known = pyramid.cards.iter();
    let known = known.filter_map(|s| Some((s.slot, Term::from(ruleset.catalogue.get(s.card)?))));
    let mut standing: Vec<(Slot, Term)> = known.collect();
    let domain = pyramid.domain.map(|domain| domain.slot);
    standing.extend(domain.map(|slot| (slot, Term::DomainCard)));
    standing.sort_by_key(|(slot, _)| slot.column);
    for level in extent.levels() {
        let row = standing.iter();
        let row = row.filter(|(slot, _)| i32::from(slot.level) == level);
        let cards: Vec<Term> = row.map(|(_, card)| card.clone()).collect();
        if !cards.is_empty() {
            all.push(words::alt_level(w, level as i8, cards));
        }
    }
    all
}
