//! Choosing, paying for and placing cards (RULES section 5).

use super::{Act, Ask, Task, law};
use smallvec::SmallVec;

use crate::cards::{CardId, Colour, Face, Gems, LawTask, Section};
use crate::rules::fact::{GemsFor, OpenFact, ScreenFact};
use crate::rules::play::Play;
use crate::rules::prompt::{Offer, Shape};
use crate::rules::query;
use crate::rules::ruleset::{Discards, Ruleset};
use crate::rules::seat::Seat;
use crate::rules::table::{Pyramid, Screen, Slot};

/// Gems for a discarded card (R-DEV-01).
const DISCARD_GEMS: u8 = 2;

/// R-DEV-01, R-DEV-12: cards that could be played now, cards to discard, a pass.
pub(super) fn choices(ruleset: &Ruleset, pyramid: &Pyramid, screen: &Screen) -> Option<Shape> {
    let mut offers = Vec::with_capacity(2 * screen.hand.len() + 1);
    let playable = |card: &CardId| query::playable(ruleset, pyramid, screen, *card);
    offers.extend(screen.hand.iter().filter(playable).map(Offer::Play));
    if ruleset.policies.discards == Discards::ForGems {
        offers.extend(screen.hand.iter().map(Offer::Discard));
    }
    offers.push(Offer::Pass);
    Shape::one_of(offers)
}

/// R-DEV-12: a card that can no longer be played goes back or is discarded.
pub(super) fn unplayable(ruleset: &Ruleset, card: CardId) -> Option<Shape> {
    Shape::one_of(match ruleset.policies.discards {
        Discards::ForGems => vec![Offer::TakeBack, Offer::Discard(card)],
        Discards::Never => vec![Offer::TakeBack],
    })
}

/// R-DEV-04..07, R-DEV-11: every place that can be paid, each with every way infinite gems can help, most help first.
pub(super) fn places(
    ruleset: &Ruleset,
    pyramid: &Pyramid,
    screen: &Screen,
    card: CardId,
) -> Option<Shape> {
    if let Some(targets) = law::targets(ruleset, pyramid, card) {
        let offer = match ruleset.law_task(card) {
            Some(LawTask::Double) => Offer::TuckUnder,
            _ => Offer::Replace,
        };
        return Shape::one_of(targets.into_iter().map(|s| offer(s.card)).collect());
    }
    let ready = pyramid.ready_infinite();
    let mut offers = vec![];
    for slot in pyramid.free_slots(ruleset.policies.upper_rows) {
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
        Ask::Place(card)
    } else {
        Ask::Unplayable(card)
    };
    play.next(seat, [task]);
}

/// R-DEV-01: a discarded card brings gems.
pub(super) fn discard(play: &mut Play<'_>, seat: Seat, card: CardId) {
    play.screen(seat, ScreenFact::CardOut(card));
    play.happen(OpenFact::Discarded { seat, card });
    let ask = Ask::Gems {
        count: DISCARD_GEMS,
        why: GemsFor::Discard,
    };
    play.next(seat, [ask]);
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
    let before = single_colours(play, seat, slot);
    stand(play, seat, card, slot);
    close_circles(play, seat, slot, &before);
    let effect: Task = match &play.ruleset().card(card).face {
        Face::Law { .. } => Act::BeginLaw(card).into(),
        Face::Character { .. } if slot.level == 5 => Ask::FifthLevel(card).into(),
        Face::Character { .. } => Act::GiveRow {
            card,
            row: (slot.level - 1).unsigned_abs(),
        }
        .into(),
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

/// The single-colour circles that a slot is part of, with their upper slots.
pub(super) type SingleColours = SmallVec<[(Slot, Colour); 3]>;

/// The single-colour circles that a slot is part of now.
pub(super) fn single_colours(play: &Play<'_>, seat: Seat, slot: Slot) -> SingleColours {
    let pyramid = &play.table().open.pyramids[seat];
    let circles = pyramid.circles_at(slot);
    circles
        .filter_map(|circle| Some((circle.slot, circle.single_colour()?)))
        .collect()
}

/// R-DEV-10: a gem of its colour for each circle that became single-colour in that colour, if any is left.
pub(super) fn close_circles(play: &mut Play<'_>, seat: Seat, slot: Slot, before: &SingleColours) {
    for (slot, colour) in single_colours(play, seat, slot) {
        if before.contains(&(slot, colour)) {
            continue;
        }
        let gem = play.table().open.reserve[colour] > 0;
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
}
