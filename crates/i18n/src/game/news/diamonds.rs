//! What is said of diamonds.

use super::Teller;
use crate::game::news_lines::GainedItem;
use viceroy_rules::{DiamondFact, GemsFor};

impl Teller<'_> {
    pub(super) fn diamonds(&mut self, fact: &DiamondFact) {
        match fact {
            // The table says how many there are.
            DiamondFact::InReserve(_) => {}
            DiamondFact::Named { seat, at } => {
                self.plain(text!(news_diamond_named, who = self.who(seat), colour = at));
            }
            DiamondFact::Kept { seat, at } => {
                self.plain(text!(news_diamond_kept, who = self.who(seat), colour = at));
            }
            DiamondFact::Renamed { seat, at } => {
                self.plain(text!(news_diamond_renamed, who = self.who(seat), colour = at));
            }
            DiamondFact::Taken { seat, count, .. } => {
                self.lines.got(*seat, GainedItem::Diamonds, *count);
            }
            // Bids are told themselves, and nothing else is paid so.
            DiamondFact::Paid { seat, count, why } => {
                if *why == GemsFor::Card {
                    self.lines.paid_diamonds(*seat, *count);
                }
            }
        }
    }
}
