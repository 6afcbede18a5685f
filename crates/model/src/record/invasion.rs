//! Log entries of the invasion module.

use super::entry::LogEvent;
use super::parts::GemPlace;
use viceroy_rules::{Currency, GemsFor, InvasionFact, Seat};

pub(super) fn events(fact: &InvasionFact) -> Vec<LogEvent> {
    match *fact {
        InvasionFact::Appeared(monster) => vec![LogEvent::MonsterRevealed { monster }],
        InvasionFact::BidKept { seat, stones } => {
            paid(seat, &stones, GemsFor::Bid, GemPlace::Screen, GemPlace::Combat)
        }
        InvasionFact::TakenFromCombat { seat, stones, why } => taken(seat, &stones, why),
        InvasionFact::Mustered { seat, gems } => vec![LogEvent::Mustered { seat, gems }],
        InvasionFact::Shown(ref shown) => shown
            .iter()
            .filter_map(|(seat, stones)| {
                let Currency { gems, diamonds } = (*stones)?;
                Some(LogEvent::CombatShown { seat, gems, diamonds })
            })
            .collect(),
        InvasionFact::Fought { seat, beaten, ref screen, ref combat } => {
            let why = GemsFor::Combat;
            let mut events = paid(seat, screen, why, GemPlace::Screen, GemPlace::Reserve);
            events.extend(paid(seat, combat, why, GemPlace::Combat, GemPlace::Reserve));
            events.push(LogEvent::Fought { seat, beaten });
            events
        }
        InvasionFact::Rewarded { seat, monster } => vec![LogEvent::Rewarded { seat, monster }],
        InvasionFact::Penalised { seat, monster } => vec![LogEvent::Penalty { seat, monster }],
        // Part of the final state.
        InvasionFact::StackCleared | InvasionFact::CombatCardCleared { .. } => vec![],
    }
}

fn paid(
    seat: Seat,
    stones: &Currency,
    why: GemsFor,
    from: GemPlace,
    to: GemPlace,
) -> Vec<LogEvent> {
    let mut events = vec![];
    let Currency { gems, diamonds } = *stones;
    if !gems.is_empty() {
        events.push(LogEvent::GemsPaid { seat, gems, why, from, to });
    }
    if diamonds > 0 {
        events.push(LogEvent::DiamondsPaid { seat, diamonds, why, from, to });
    }
    events
}

fn taken(seat: Seat, stones: &Currency, why: GemsFor) -> Vec<LogEvent> {
    let mut events = vec![];
    let from = GemPlace::Combat;
    let Currency { gems, diamonds } = *stones;
    // A gem that becomes infinite is logged with its token.
    if !gems.is_empty() && why != GemsFor::Infinite {
        events.push(LogEvent::GemsTaken { seat, gems, why, from });
    }
    if diamonds > 0 {
        events.push(LogEvent::DiamondsTaken { seat, diamonds, why, from });
    }
    events
}
