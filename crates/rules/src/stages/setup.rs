//! Set-up (RULES section 2).

use super::diamonds::first_in_order;
use crate::chance::{draw_gem, shuffle};
use crate::effects::{self, cards};
use crate::prelude::*;
use crate::ruleset::AuctionColours;
use crate::table::{RETURNED_GEMS, STARTING_GEMS};

/// R-SET-07: the order; R-TD-02: the colour pairs.
pub(super) fn lay_auction_cards(play: &mut EngineCtx<'_>) {
    let mut order = Colour::ALL;
    shuffle(&mut order, Purpose::AuctionCards, play.chance());
    let cards = match play.rules.policies.two_colour_auction {
        AuctionColours::One => order.map(AuctionCard::of).into_iter().collect(),
        AuctionColours::Two => {
            let [one, other, third, fourth] = order;
            let pairs = [(one, other), (third, fourth)];
            let cards = pairs.map(|(one, other)| AuctionCard::of_both(one, other));
            cards.into_iter().collect()
        }
    };
    play.happen(OpenFact::AuctionCardsLaid(cards));
}

/// R-SET-02: which gems go back is secret.
pub(super) fn deal_gems_by_lot(play: &mut EngineCtx<'_>) {
    let count = play.table().open.pyramids.count();
    let mut reserve = Gems::each(play.rules.reserve_per_seat * count);
    for seat in seats(play) {
        let mut gems = Gems::each(STARTING_GEMS);
        for _ in 0..RETURNED_GEMS {
            draw_gem(&mut gems, Purpose::ReturnedGems, play.chance());
        }
        reserve = reserve.minus(&gems);
        play.screen(seat, ScreenFact::GemsIn(gems));
    }
    play.happen(OpenFact::ReserveIs(reserve));
}

/// R-SET-02, R-SET-09: chosen before any card is seen.
pub(super) fn deal_gems_by_choice(play: &mut EngineCtx<'_>) -> Stage {
    let seats = seats(play);
    let dealt = STARTING_GEMS * seats.len() as u8;
    let all = play.rules.reserve_per_seat * seats.len() as u8;
    play.happen(OpenFact::ReserveIs(Gems::each(all - dealt)));
    for seat in seats {
        play.screen(seat, ScreenFact::GemsIn(Gems::each(STARTING_GEMS)));
        play.next(seat, [Ask::ReturnGems]);
    }
    Stage::ReturningGems
}

/// R-SET-02, R-SET-09: only the new reserve is shown.
pub(super) fn take_gems_back(play: &mut EngineCtx<'_>) {
    let mut reserve = play.table().open.reserve;
    for seat in seats(play) {
        let sealed = play.table().screens[seat].sealed;
        play.screen(seat, ScreenFact::Unsealed);
        if let Some(Sealed::ReturnedGems(gems)) = sealed {
            play.screen(seat, ScreenFact::GemsOut(gems));
            reserve = reserve.plus(&gems);
        }
    }
    play.happen(OpenFact::GemsReturned { reserve });
}

/// R-SET-03, R-SET-05.
pub(super) fn deal_cards(play: &mut EngineCtx<'_>) -> Stage {
    let mut characters = play.rules.characters.clone();
    shuffle(&mut characters, Purpose::Characters, play.chance());
    let dealt = usize::from(play.rules.dealt_characters);
    for seat in seats(play) {
        let cards: CardSet = characters.drain(..dealt).collect();
        play.screen(seat, ScreenFact::Dealt(cards));
    }
    stack(play, DeckKind::Small, characters);
    shuffle_laws(play);
    for seat in seats(play) {
        play.next(seat, [Ask::FirstCards]);
    }
    Stage::FirstCards
}

pub(super) fn shuffle_laws(play: &mut EngineCtx<'_>) {
    let mut laws = play.rules.laws.clone();
    shuffle(&mut laws, Purpose::Laws, play.chance());
    stack(play, DeckKind::Laws, laws);
}

pub(super) fn seats(play: &EngineCtx<'_>) -> SmallVec<[Seat; 4]> {
    play.table().open.seats().collect()
}

/// The top card is last.
pub(super) fn stack(play: &mut EngineCtx<'_>, deck: DeckKind, cards: Vec<CardId>) {
    play.happen(DeckFact::Stacked { deck, cards });
}

/// R-SET-03, R-SET-05, R-SET-09: the decks consist of the rest.
pub(super) fn show_first_cards(play: &mut EngineCtx<'_>) {
    play.happen(OpenFact::FirstCardsShown);
    let mut returned: Vec<CardId> = play.table().decks.cards(DeckKind::Small).to_vec();
    for seat in seats(play) {
        let screen = play.table().screens[seat];
        play.screen(seat, ScreenFact::Unsealed);
        play.screen(seat, ScreenFact::Dealt(CardSet::NONE));
        if let Some(Sealed::FirstCards { first, kept }) = screen.sealed {
            cards::stand(play, seat, first, Slot { level: 1, column: 0 });
            play.screen(seat, ScreenFact::CardIn(kept));
            returned.extend(screen.dealt.iter().filter(|c| *c != first && *c != kept));
        }
    }
    divide(play, returned);
}

/// R-SET-05.
pub(super) fn divide(play: &mut EngineCtx<'_>, mut characters: Vec<CardId>) {
    shuffle(&mut characters, Purpose::Characters, play.chance());
    let large = play.rules.large_deck.min(characters.len());
    let small = characters.split_off(large);
    stack(play, DeckKind::Large, characters);
    stack(play, DeckKind::Small, small);
}

/// R-SET-06.
pub(super) fn deal_laws(play: &mut EngineCtx<'_>) {
    for seat in seats(play) {
        for _ in 0..play.rules.dealt_laws {
            rewards::deal(play, seat, DeckKind::Laws);
        }
    }
}

/// R-SET-07.
pub(super) fn reveal(play: &mut EngineCtx<'_>) {
    effects::auction::reveal(play);
}

pub(super) fn begin_rewards(play: &mut EngineCtx<'_>) -> Option<Stage> {
    let left = SeatSet::all(play.table().open.pyramids.count());
    next_reward(play, left)
}

/// R-SET-04, R-SET-08: in ascending order of the cards.
pub(super) fn next_reward(play: &mut EngineCtx<'_>, mut left: SeatSet) -> Option<Stage> {
    let seat = first_in_order(play, left)?;
    left.remove(seat);
    if let Some(card) = play.table().open.pyramids[seat].lowest_number() {
        play.next(seat, [Act::GiveRow { card, row: 0 }]);
    }
    Some(Stage::FirstRewards { left })
}
