//! Where a card goes and which infinite gems help to pay (R-DEV-04..07, R-DEV-11). Two laws are played on a card that
//! stands instead of on a free place (R-LAW-65, R-LAW-66).

use super::room::{Help, Room};
use crate::cards::{CardId, Gems};
use crate::rules::ask::about;
use crate::rules::effects::{cards, laws};
use crate::rules::play::Play;
use crate::rules::query;
use crate::rules::refusal::Refusal;
use crate::rules::ruleset::{Deed, Ruleset};
use crate::rules::seat::Seat;
use crate::rules::shape::{Answer, Offer, Offers, Shape};
use crate::rules::table::{Slot, Table};

impl Room for about::Place {
    const HELP: Help = Help::Places;

    fn card(&self) -> Option<CardId> {
        Some(self.card)
    }

    /// Every place that can be paid, each with every way infinite gems can help, most help first.
    fn offers(&self, rules: &Ruleset, table: &Table, seat: Seat) -> Option<Shape> {
        let (pyramid, screen) = (&table.open.pyramids[seat], &table.screens[seat]);
        if let Some(targets) = laws::targets(rules, pyramid, self.card) {
            let offer = match rules.deed(self.card) {
                Some(Deed::Double) => Offer::TuckUnder,
                _ => Offer::Replace,
            };
            return Shape::one_of(targets.into_iter().map(|s| offer(s.card)));
        }
        let ready = pyramid.ready_infinite();
        let mut offers = Offers::new();
        for slot in pyramid.free_slots(rules.policies.upper_rows) {
            if slot.level > rules.highest_level(self.card) {
                continue;
            }
            let cost = rules.cost(self.card, slot.level);
            if query::can_pay(&cost, &screen.gems, &ready) {
                let most = cost.at_most(&ready);
                let least = cost.minus(&screen.gems);
                offer_payments(&mut offers, slot, &most, &least);
            }
        }
        Shape::one_among(offers)
    }

    fn accept(&self, play: &mut Play<'_>, seat: Seat, answer: &Answer) -> Result<(), Refusal> {
        match answer.only()? {
            Offer::Place { slot, infinite } => {
                cards::place(play, seat, self.card, (slot, infinite))
            }
            Offer::Replace(card) => laws::replace(play, seat, self.card, card),
            Offer::TuckUnder(card) => laws::double(play, seat, self.card, card),
            _ => return Err(Refusal::NotOffered),
        }
        Ok(())
    }
}

fn offer_payments(offers: &mut Offers, slot: Slot, most: &Gems, least: &Gems) {
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
