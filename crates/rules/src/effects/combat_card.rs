//! Monsters that come, and what lies on combat cards (R-INV-03, R-INV-05).

use crate::currency::Currency;
use crate::prelude::*;

/// R-INV-03: the next monster comes onto the stack, while there are any.
pub(crate) fn appear(play: &mut EngineCtx<'_>) {
    if let Some(monster) = play.table().decks.next_monster() {
        play.happen(DeckFact::MonsterOff);
        play.happen(OpenFact::Invasion(InvasionFact::Appeared(monster)));
    }
}

/// What lies on a player's combat card comes behind the screen, or pays for what comes from the reserve elsewhere (R-INV-05).
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
