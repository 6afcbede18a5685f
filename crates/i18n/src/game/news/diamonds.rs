//! News about diamonds.

use super::Teller;
use crate::game::news_lines::GainedItem;
use viceroy_rules::{DiamondFact, GemsFor};

impl Teller<'_> {
    pub(super) fn diamonds(&mut self, fact: &DiamondFact) {
        match fact {
            // The table shows the count.
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
            // Bids have their own lines, and nothing else is paid this way.
            DiamondFact::Paid { seat, count, why } => {
                if *why == GemsFor::Card {
                    self.lines.paid_diamonds(*seat, *count);
                }
            }
        }
    }
}
