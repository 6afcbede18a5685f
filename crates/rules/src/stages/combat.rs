//! Combat at the end of turns (RULES section 11).

use super::diamonds::first_in_order;
use crate::battle::Way;
use crate::cards::Tier;
use crate::chance::shuffle;
use crate::effects::auction::lost_bids;
use crate::effects::combat::fight;
use crate::prelude::*;
use crate::table::{MONSTERS, STACK, tier_of};
use std::cmp::Reverse;

/// R-INV-02: three times four monsters, by tier.
pub(super) fn hide_monsters(play: &mut EngineCtx<'_>) {
    let of = |play: &EngineCtx<'_>, tier: Tier| -> Vec<MonsterId> {
        let all = play.rules.catalogue.monsters().iter();
        all.filter(|m| m.tier == tier).map(|m| m.id).collect()
    };
    let mut tiers = Tier::ALL.map(|tier| of(play, tier));
    for tier in &mut tiers {
        shuffle(tier, Purpose::Monsters, play.chance());
    }
    let mut deck: Vec<MonsterId> = (0..MONSTERS)
        .map(tier_of)
        .filter_map(|tier| tiers[usize::from(tier.number()) - 1].pop())
        .collect();
    // The top one is last.
    deck.reverse();
    play.happen(DeckFact::MonstersStacked(deck));
}

/// R-INV-04.
pub(super) fn keep_lost_bids(play: &mut EngineCtx<'_>) {
    if !play.rules.has_invasion() {
        return;
    }
    for (seat, stones) in lost_bids(&play.table().open) {
        play.happen(OpenFact::Invasion(InvasionFact::BidKept { seat, stones }));
    }
}

/// R-INV-06.
pub(super) fn begin(play: &mut EngineCtx<'_>) -> Option<Stage> {
    if play.table().open.invasion.stack.len() < STACK {
        return None;
    }
    let all = SeatSet::all(play.table().open.pyramids.count());
    play.happen(OpenFact::PhaseBegan { phase: Phase::Combat, still_in: all });
    for seat in all.iter() {
        play.next(seat, [Ask::CombatShow]);
    }
    Some(Stage::CombatShowing)
}

/// R-INV-07.
pub(super) fn show(play: &mut EngineCtx<'_>) -> Option<Stage> {
    let screens = &play.table().screens;
    let shown: BySeat<Option<Currency>> = screens.map(|_, screen| match screen.sealed {
        Some(Sealed::CombatShow(stones)) => Some(stones),
        _ => Some(Currency::NONE),
    });
    let seats: SeatSet = shown.seats().collect();
    play.happen(OpenFact::Invasion(InvasionFact::Shown(shown)));
    for seat in seats.iter() {
        play.screen(seat, ScreenFact::Unsealed);
    }
    next_payment(play, seats)
}

/// R-INV-07.
pub(super) fn next_payment(play: &mut EngineCtx<'_>, mut left: SeatSet) -> Option<Stage> {
    let Some(seat) = first_in_order(play, left) else {
        return punish(play);
    };
    left.remove(seat);
    play.next(seat, [Ask::CombatPay]);
    Some(Stage::CombatPaying { left })
}

/// R-INV-09: the lowest monster, as it makes no difference which.
fn punish(play: &mut EngineCtx<'_>) -> Option<Stage> {
    let beaten =
        |play: &EngineCtx<'_>, seat: Seat| play.table().open.invasion.beaten[seat].unwrap_or(0);
    let mut monsters = play.table().open.invasion.stack.clone().into_iter();
    let mut winners = SeatSet::NONE;
    for seat in play.table().open.order() {
        // Players without a choice have paid nothing.
        if play.table().open.invasion.beaten[seat].is_none() {
            fight(play, seat, Way::NONE);
        }
        if beaten(play, seat) > 0 {
            winners.insert(seat);
        } else if let Some(monster) = monsters.next() {
            let fact = InvasionFact::Penalised { seat, monster };
            play.happen(OpenFact::Invasion(fact));
        }
    }
    next_reward(play, winners)
}

/// R-INV-08: after all payments; higher monsters first, then in order (R-TRN-03).
pub(super) fn next_reward(play: &mut EngineCtx<'_>, mut left: SeatSet) -> Option<Stage> {
    let open = &play.table().open;
    let order = open.order().into_iter().filter(|seat| left.contains(*seat));
    let next = order.min_by_key(|seat| Reverse(open.invasion.beaten[*seat]));
    let Some(seat) = next else {
        play.happen(OpenFact::Invasion(InvasionFact::StackCleared));
        return None;
    };
    left.remove(seat);
    let beaten = open.invasion.beaten[seat].unwrap_or(0);
    play.ask(seat, about::MonsterReward { beaten });
    Some(Stage::CombatRewards { left })
}

/// R-INV-10: before painting.
pub(super) fn clear_combat_cards(play: &mut EngineCtx<'_>) {
    let seats: SeatSet = play.table().open.seats().collect();
    for seat in seats.iter() {
        let stones = play.table().open.pyramids[seat].combat.stones;
        if !stones.is_empty() {
            let fact = InvasionFact::CombatCardCleared { seat, stones };
            play.happen(OpenFact::Invasion(fact));
        }
    }
}
