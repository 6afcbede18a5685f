//! Log entries of the underworld module.

use super::entry::LogEvent;
use super::judgement::{judgements, spelling};
use viceroy_rules::UnderworldFact;
use viceroy_rules::cards::{Catalogue, Judgement};

pub(super) fn events(fact: &UnderworldFact, catalogue: &Catalogue) -> Vec<LogEvent> {
    vec![match *fact {
        UnderworldFact::JudgementsDrawn { seat, card, row, count } => {
            LogEvent::JudgementsDrawn { seat, card, row: row + 1, count }
        }
        UnderworldFact::JudgementsReturned { seat, count, why } => {
            LogEvent::JudgementsReturned { seat, count, why }
        }
        UnderworldFact::BribesTaken { seat, card, count } => {
            LogEvent::BribesTaken { seat, card, bribes: count }
        }
        UnderworldFact::BribesPaid { seat, by, card, count } => {
            LogEvent::BribesPaid { seat, bribes: count, card, by }
        }
        UnderworldFact::Moved { seat, card, slot, by } => {
            LogEvent::Moved { seat, card, level: slot.level, column: slot.column, by }
        }
        UnderworldFact::PutUnder { seat } => {
            LogEvent::PutUnder { seat, deck: viceroy_rules::DeckKind::Criminals, count: 1 }
        }
        UnderworldFact::JudgementsShown(ref shown) => {
            let holders = shown.iter().filter(|(_, tokens)| !tokens.is_empty());
            let told = holders.map(|(seat, tokens)| LogEvent::JudgementsShown {
                seat,
                judgements: judgements(catalogue, *tokens),
            });
            return told.collect();
        }
        UnderworldFact::Obeyed { seat, judgement, on, token } => {
            let kinds = match catalogue.judgement(judgement) {
                Some(Judgement::Discard(kinds)) => kinds.as_slice(),
                Some(_) | None => &[],
            };
            LogEvent::Obeyed {
                seat,
                kinds: kinds.iter().map(|kind| spelling(*kind)).collect(),
                card: on,
                token: token.into(),
            }
        }
        // A criminal that went under its deck was just logged as `discarded`.
        UnderworldFact::InReserve { .. }
        | UnderworldFact::WentUnder { .. }
        | UnderworldFact::PutUnderShown => return vec![],
    }]
}
