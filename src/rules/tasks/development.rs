//! Choosing, paying for and placing cards (RULES section 5).

use super::Task;
use crate::cards::{CardId, Colour, Face, Gems, Section};
use crate::rules::fact::{GemsFor, OpenFact, ScreenFact};
use crate::rules::play::Play;
use crate::rules::prompt::{Offer, Shape};
use crate::rules::query;
use crate::rules::ruleset::Ruleset;
use crate::rules::seat::Seat;
use crate::rules::table::{Pyramid, Screen, Slot};

/// Gems for a discarded card (R-DEV-01).
const DISCARD_GEMS: u8 = 2;

/// R-DEV-01, R-DEV-12: cards that could be played now, cards to discard, a pass.
pub(super) fn choices(ruleset: &Ruleset, pyramid: &Pyramid, screen: &Screen) -> Option<Shape> {
    let mut offers = Vec::with_capacity(2 * screen.hand.len() + 1);
    let infinite = pyramid.ready_infinite();
    for card in screen.hand.iter() {
        if query::can_pay(&ruleset.cost(card, 1), &screen.gems, &infinite) {
            offers.push(Offer::Play(card));
        }
    }
    offers.extend(screen.hand.iter().map(Offer::Discard));
    offers.push(Offer::Pass);
    Shape::one_of(offers)
}

/// R-DEV-12: a card that can no longer be played goes back or is discarded.
pub(super) fn unplayable(card: CardId) -> Option<Shape> {
    Shape::one_of(vec![Offer::TakeBack, Offer::Discard(card)])
}

/// R-DEV-04..07, R-DEV-11: every place that can be paid, each with every way infinite gems can help, most help first.
pub(super) fn places(
    ruleset: &Ruleset,
    pyramid: &Pyramid,
    screen: &Screen,
    card: CardId,
) -> Option<Shape> {
    let ready = pyramid.ready_infinite();
    let mut offers = vec![];
    for slot in pyramid.free_slots() {
        if slot.level > ruleset.highest_level(card) {
            continue;
        }
        let cost = ruleset.cost(card, slot.level);
        if query::can_pay(&cost, &screen.gems, &ready) {
            let most = cost.at_most(&ready);
            let least = cost.minus(&screen.gems);
            offer_payments(&mut offers, slot, &most, &least);
        }
    }
    Shape::one_of(offers)
}

fn offer_payments(offers: &mut Vec<Offer>, slot: Slot, most: &Gems, least: &Gems) {
    for blue in (least.blue..=most.blue).rev() {
        for red in (least.red..=most.red).rev() {
            for green in (least.green..=most.green).rev() {
                for yellow in (least.yellow..=most.yellow).rev() {
                    let infinite = Gems {
                        blue,
                        red,
                        green,
                        yellow,
                    };
                    offers.push(Offer::Place { slot, infinite });
                }
            }
        }
    }
}

/// A chosen card's turn has come.
pub(super) fn play_card(play: &mut Play<'_>, seat: Seat, card: CardId) {
    let table = play.table();
    let (pyramid, screen) = (&table.open.pyramids[seat], &table.screens[seat]);
    let task = if query::playable(play.ruleset(), pyramid, screen, card) {
        Task::AskPlace(card)
    } else {
        Task::AskUnplayable(card)
    };
    play.next(seat, [task]);
}

/// R-DEV-01: a discarded card brings gems.
pub(super) fn discard(play: &mut Play<'_>, seat: Seat, card: CardId) {
    play.screen(seat, ScreenFact::CardOut(card));
    play.happen(OpenFact::Discarded { seat, card });
    let task = Task::AskGems {
        count: DISCARD_GEMS,
        why: GemsFor::Discard,
    };
    play.next(seat, [task]);
}

/// R-DEV-12: taking it back uses up the round and is not a pass.
pub(super) fn take_back(play: &mut Play<'_>, seat: Seat, card: CardId) {
    play.happen(OpenFact::TakenBack { seat, card });
}

/// R-DEV-09: pay, place, take the gem for a single-colour circle, then the reward or the law's effect.
pub(super) fn place(play: &mut Play<'_>, seat: Seat, card: CardId, slot: Slot, infinite: Gems) {
    for colour in Colour::ALL {
        for _ in 0..infinite[colour] {
            play.happen(OpenFact::InfiniteUsed { seat, colour });
        }
    }
    let gems = play.ruleset().cost(card, slot.level).minus(&infinite);
    if !gems.is_empty() {
        play.screen(seat, ScreenFact::GemsOut(gems));
        play.happen(OpenFact::GemsPaid {
            seat,
            gems,
            why: GemsFor::Card,
        });
    }
    play.screen(seat, ScreenFact::CardOut(card));
    stand(play, seat, card, slot);
    close_circle(play, seat, slot);
    let effect = match &play.ruleset().card(card).face {
        Face::Law { .. } => Task::AskLawChoice(card),
        Face::Character { .. } if slot.level == 5 => Task::AskFifthLevel(card),
        Face::Character { .. } => Task::GiveRow {
            card,
            row: (slot.level - 1).unsigned_abs(),
        },
    };
    play.next(seat, [effect]);
}

/// Puts a card into a pyramid with its printed colours.
pub(in crate::rules) fn stand(play: &mut Play<'_>, seat: Seat, card: CardId, slot: Slot) {
    let printed = play.ruleset().card(card).sections;
    play.happen(OpenFact::Played {
        seat,
        card,
        slot,
        sections: Section::ALL.map(|s| printed.get(s)),
    });
}

/// R-DEV-10: a gem of the colour of a circle that became single-colour, if any is left.
fn close_circle(play: &mut Play<'_>, seat: Seat, slot: Slot) {
    let open = &play.table().open;
    let pyramid = &open.pyramids[seat];
    let circle = pyramid.at(slot).and_then(|s| pyramid.circle_under(s));
    let Some(colour) = circle.and_then(|c| c.single_colour()) else {
        return;
    };
    let gem = open.reserve[colour] > 0;
    play.happen(OpenFact::Circle {
        seat,
        slot,
        colour,
        gem,
    });
    if gem {
        let gems = Gems::only(colour, 1);
        super::reward::take_gems(play, seat, gems, GemsFor::Circle);
    }
}
