//! Set-up (RULES section 2).

use smallvec::SmallVec;

use super::{auction, first_in_order};
use crate::cards::{AuctionCard, CardId, Colour, Gems};
use crate::rules::ask::Ask;
use crate::rules::card_set::CardSet;
use crate::rules::chance::{Purpose, draw_gem, shuffle};
use crate::rules::effects::{self, cards, rewards};
use crate::rules::fact::{DeckFact, OpenFact, ScreenFact};
use crate::rules::play::Play;
use crate::rules::ruleset::ReturnedGems;
use crate::rules::seat::{Seat, SeatSet};
use crate::rules::stage::Stage;
use crate::rules::table::{DeckKind, RETURNED_GEMS, STARTING_GEMS, Sealed, Slot};
use crate::rules::task::Act;

/// R-SET-01, R-SET-02: the reserve and starting gems; where gems go back by choice, that is asked before any card is seen
/// (R-SET-09).
pub(in crate::rules) fn set_up(play: &mut Play<'_>) -> Stage {
    let mut order = Colour::ALL;
    shuffle(&mut order, Purpose::AuctionCards, play.chance());
    let order = order.map(AuctionCard::of).into_iter().collect();
    play.happen(OpenFact::AuctionCardsLaid(order));
    match play.rules.policies.returned_gems {
        ReturnedGems::Random => {
            deal_gems(play);
            deal_cards(play)
        }
        ReturnedGems::Chosen => {
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
    }
}

/// R-SET-02, R-SET-09: all gems go back together, and the reserve alone shows which.
pub(super) fn take_gems_back(play: &mut Play<'_>) -> Stage {
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
    deal_cards(play)
}

/// R-SET-03, R-SET-05: cards to choose from, and the decks.
fn deal_cards(play: &mut Play<'_>) -> Stage {
    let mut characters = play.rules.characters.clone();
    shuffle(&mut characters, Purpose::Characters, play.chance());
    let dealt = usize::from(play.rules.dealt_characters);
    for seat in seats(play) {
        let cards: CardSet = characters.drain(..dealt).collect();
        play.screen(seat, ScreenFact::Dealt(cards));
    }
    stack(play, DeckKind::Small, characters);
    let mut laws = play.rules.laws.clone();
    shuffle(&mut laws, Purpose::Laws, play.chance());
    stack(play, DeckKind::Laws, laws);
    for seat in seats(play) {
        play.next(seat, [Ask::FirstCards]);
    }
    Stage::FirstCards
}

fn seats(play: &Play<'_>) -> SmallVec<[Seat; 4]> {
    play.table().open.seats().collect()
}

fn stack(play: &mut Play<'_>, deck: DeckKind, cards: Vec<CardId>) {
    play.happen(DeckFact::Stacked { deck, cards });
}

/// R-SET-02: everybody takes two of each colour and gives two back by lot. Which ones is not told.
fn deal_gems(play: &mut Play<'_>) {
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

/// R-SET-03..07, R-SET-09: first cards are shown together, the rest returns, laws are dealt, the auction is laid out.
pub(super) fn show_first_cards(play: &mut Play<'_>) -> Stage {
    play.happen(OpenFact::FirstCardsShown);
    let mut returned: Vec<CardId> = play.table().decks.small.to_vec();
    for seat in seats(play) {
        let screen = play.table().screens[seat];
        play.screen(seat, ScreenFact::Unsealed);
        play.screen(seat, ScreenFact::Dealt(CardSet::NONE));
        if let Some(Sealed::FirstCards { first, kept }) = screen.sealed {
            cards::stand(
                play,
                seat,
                first,
                Slot {
                    level: 1,
                    column: 0,
                },
            );
            play.screen(seat, ScreenFact::CardIn(kept));
            returned.extend(screen.dealt.iter().filter(|c| *c != first && *c != kept));
        }
    }
    shuffle(&mut returned, Purpose::Characters, play.chance());
    let small = returned.split_off(play.rules.large_deck.min(returned.len()));
    stack(play, DeckKind::Large, returned);
    stack(play, DeckKind::Small, small);
    for seat in seats(play) {
        for _ in 0..play.rules.dealt_laws {
            rewards::deal(play, seat, DeckKind::Laws);
        }
    }
    effects::auction::reveal(play);
    let left = SeatSet::all(play.table().open.pyramids.count());
    next_reward(play, left)
}

/// R-SET-04, R-SET-08: rewards of the first cards in ascending order of their numbers.
pub(super) fn next_reward(play: &mut Play<'_>, mut left: SeatSet) -> Stage {
    let Some(seat) = first_in_order(play, left) else {
        return auction::begin_turn(play);
    };
    left.remove(seat);
    if let Some(card) = play.table().open.pyramids[seat].lowest_number() {
        play.next(seat, [Act::GiveRow { card, row: 0 }]);
    }
    Stage::FirstRewards { left }
}
