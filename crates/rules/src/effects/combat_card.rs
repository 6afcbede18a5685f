//! Arriving monsters and combat cards (R-INV-03, R-INV-05).

use crate::prelude::*;

/// R-INV-03.
pub(crate) fn appear(play: &mut EngineCtx<'_>) {
    if let Some(monster) = play.table().decks.next_monster() {
        play.happen(DeckFact::MonsterOff);
        play.happen(OpenFact::Invasion(InvasionFact::Appeared(monster)));
    }
}

/// To the screen, or in place of the reserve (R-INV-05).
pub(crate) fn take(play: &mut EngineCtx<'_>, seat: Seat, stones: Currency, why: GemsFor) {
    play.happen(OpenFact::Invasion(InvasionFact::TakenFromCombat { seat, stones, why }));
    if why == GemsFor::Infinite {
        return;
    }
    if !stones.gems.is_empty() {
        play.screen(seat, ScreenFact::GemsIn(stones.gems));
    }
    if stones.diamonds > 0 {
        play.screen(seat, ScreenFact::DiamondsIn(stones.diamonds));
    }
}
