//! A computer player that expects the others to take their proposals. It knows no more than its
//! seat: it guesses their cards and computes the proposals for them.

use super::players::SeededChance;
use viceroy_ai::{Brain, Greedy, best_bid_against};
use viceroy_model::plans::{PartOfTurn, Preferences};
use viceroy_model::proposal;
use viceroy_rules::{Answer, BySeat, Imagined, Offer, Question, Seat, SeatView, Topic};

/// Guessed tables per bid.
const GUESSES: u64 = 6;

#[derive(Clone, Debug)]
pub struct Reckoner {
    lot: u64,
}

impl Reckoner {
    pub fn new(seed: u64) -> Reckoner {
        Reckoner { lot: seed }
    }

    fn reckoned(&mut self, view: &SeatView) -> BySeat<[f32; 4]> {
        let mut likely = BySeat::new(view.table.open.pyramids.count(), |_| [0.0; 4]);
        for _ in 0..GUESSES {
            self.lot = self.lot.wrapping_mul(0x5851_f42d_4c95_7f2d).wrapping_add(1);
            let table = Imagined::imagine(view, &mut SeededChance::new(self.lot));
            for seat in view.table.open.seats().filter(|seat| *seat != view.seat) {
                if let Some(nth) = proposed_place(view, &table, seat, self.lot >> 16) {
                    likely[seat][nth] += 1.0 / GUESSES as f32;
                }
            }
        }
        likely
    }
}

/// The auction card proposed to a seat on a guessed table.
fn proposed_place(view: &SeatView, table: &Imagined, seat: Seat, lot: u64) -> Option<usize> {
    let theirs = table.view_like(&SeatView { seat, ..view.clone() });
    let asked = theirs.question.as_ref()?;
    let plan = proposal::of(&theirs, &Preferences::default(), lot)?.plan;
    let now = PartOfTurn::now(&theirs.table.open);
    let wanted = plan.bid_at(now).filter(|_| asked.topic == Topic::Bid)?;
    let (at, _) = theirs.table.open.auction.find(wanted.wanted.first()?.card)?;
    let mut row = theirs.table.open.auction.iter();
    row.position(|(lying, _)| lying == at)
}

impl Brain for Reckoner {
    fn answer(&mut self, view: &SeatView, question: &Question) -> Answer {
        if question.topic == Topic::Bid {
            let likely = self.reckoned(view);
            if let Some(bid) = best_bid_against(view, &|other| likely[other]) {
                return Answer::one(Offer::Bid(bid));
            }
        }
        Greedy.answer(view, question)
    }
}
