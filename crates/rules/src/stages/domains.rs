//! Set-up with domain cards (R-TD-04).

use super::criminals;
use super::diamonds::first_in_order;
use super::setup::{divide, seats, shuffle_laws, stack};
use crate::chance::shuffle;
use crate::pieces::Zone;
use crate::prelude::*;
use crate::ruleset::ReturnedPairs;

const PLACE: Slot = Slot { level: 1, column: 0 };

/// R-TD-04, R-TRN-03: domain cards, the order without numbered cards, and the choice of rewards.
pub(super) fn begin(play: &mut EngineCtx<'_>) -> Stage {
    let mut order = seats(play);
    shuffle(&mut order, Purpose::Lots, play.chance());
    play.happen(OpenFact::OrderDrawn(order));
    // The characters are one deck until all hands are dealt.
    let mut characters = play.rules.characters.clone();
    shuffle(&mut characters, Purpose::Characters, play.chance());
    stack(play, DeckKind::Small, characters);
    shuffle_laws(play);
    for seat in seats(play) {
        play.happen(OpenFact::DomainPlaced { seat, slot: PLACE });
        play.next(seat, [Ask::DomainReward]);
    }
    if play.rules.has_underworld() {
        criminals::deal(play);
    }
    Stage::DomainRewards
}

/// R-TD-04.
pub(super) fn show_rewards(play: &mut EngineCtx<'_>) -> Option<Stage> {
    let screens = &play.table().screens;
    let chosen: BySeat<Option<DomainReward>> = screens.map(|_, screen| match screen.sealed {
        Some(Sealed::DomainReward(reward)) => Some(reward),
        _ => None,
    });
    play.happen(OpenFact::DomainRewardsShown(chosen));
    for seat in seats(play) {
        play.screen(seat, ScreenFact::Unsealed);
    }
    let left = SeatSet::all(play.table().open.pyramids.count());
    next_reward(play, left)
}

/// R-TD-04: in order (R-TRN-03), here by lot.
pub(super) fn next_reward(play: &mut EngineCtx<'_>, mut left: SeatSet) -> Option<Stage> {
    let seat = first_in_order(play, left)?;
    left.remove(seat);
    match play.table().open.domain_rewards[seat] {
        Some(DomainReward::Gems) => {
            let count = DomainReward::GEMS;
            play.ask(seat, about::RewardGems { count });
        }
        Some(DomainReward::Science) => play.happen(OpenFact::TokenGained {
            seat,
            on: Zone::Domain.into(),
            token: Token::Science,
        }),
        Some(DomainReward::Attack) => {
            let count = 1;
            play.screen(seat, ScreenFact::AttackIn(count));
            play.happen(OpenFact::GainedAttack { seat, count, from: Zone::Domain.into() });
        }
        Some(DomainReward::Character) => play.next(seat, [Act::Draw(DeckKind::Small)]),
        Some(DomainReward::Law) => play.next(seat, [Act::Draw(DeckKind::Laws)]),
        None => {}
    }
    Some(Stage::ServingDomains { left })
}

/// R-TD-04.
pub(super) fn deal_characters(play: &mut EngineCtx<'_>) -> Stage {
    let count = play.rules.dealt_characters;
    let deck = DeckKind::Small;
    for seat in seats(play) {
        for _ in 0..count {
            if let Some(card) = play.table().decks.top(deck) {
                play.happen(DeckFact::TopOff(deck));
                play.screen(seat, ScreenFact::CardIn(card));
            }
        }
        play.happen(OpenFact::Drew { seat, deck, count });
        play.next(seat, [Ask::ReturnCharacters]);
    }
    Stage::ReturningCharacters
}

/// R-TD-04: the returned cards, which are secret, join the others before the decks are made.
pub(super) fn divide_characters(play: &mut EngineCtx<'_>) {
    play.happen(OpenFact::CharactersReturned);
    let mut characters: Vec<CardId> = play.table().decks.cards(DeckKind::Small).to_vec();
    for seat in seats(play) {
        let sealed = play.table().screens[seat].sealed;
        play.screen(seat, ScreenFact::Unsealed);
        if let Some(Sealed::ReturnedCharacters { one, other }) = sealed {
            let mut pair = [one, other];
            match play.rules.agreement.returned_pairs {
                ReturnedPairs::AsNamed => {}
                ReturnedPairs::Ascending => pair.sort(),
            }
            for card in pair {
                play.screen(seat, ScreenFact::CardOut(card));
                characters.push(card);
            }
        }
    }
    divide(play, characters);
}
