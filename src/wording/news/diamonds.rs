//! What is said of diamonds.

use super::Teller;
use crate::rules::{DiamondFact, GemsFor};
use crate::wording::news_lines::Got;

impl Teller<'_> {
    pub(super) fn diamonds(&mut self, fact: &DiamondFact) {
        match fact {
            // The table says how many there are.
            DiamondFact::InReserve(_) => {}
            DiamondFact::Named { seat, at } => {
                let args = [("who", self.who(*seat).into()), ("colour", (*at).into())];
                self.plain("news-diamond-named", &args);
            }
            DiamondFact::Kept { seat, at } => {
                let args = [("who", self.who(*seat).into()), ("colour", (*at).into())];
                self.plain("news-diamond-kept", &args);
            }
            DiamondFact::Renamed { seat, at } => {
                let args = [("who", self.who(*seat).into()), ("colour", (*at).into())];
                self.plain("news-diamond-renamed", &args);
            }
            DiamondFact::Taken { seat, count, .. } => {
                self.lines.got(*seat, Got::Diamonds, *count);
            }
            DiamondFact::Paid { seat, count, why } => match why {
                GemsFor::Card => self.lines.paid_diamonds(*seat, *count),
                // Bids are told themselves, and nothing else is paid so.
                _ => {}
            },
        }
    }
}
