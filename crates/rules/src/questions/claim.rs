//! Claims of two bidders on two cards (R-AUC-06). Claims are public and can change until they
//! differ or both insist. A diamond can be named again instead, once (R-TD-07).

use super::prelude::*;
use crate::effects::{claims, diamonds};
use crate::pieces::{Claim, Claimed};

impl QuestionRules for about::Claim {
    const HELP: Help = Help::Auction;
    const RATHER: &'static [Offer] = &[Offer::Insist, Offer::Claim(Claim::Either)];

    /// After a conflict: a different claim, or insisting on the same one.
    fn offers(&self, _rules: &Ruleset, table: &Table, seat: Seat) -> Option<Shape> {
        let own = table.open.claims[seat];
        let all = [Claim::Base, Claim::Tip, Claim::Either].into_iter();
        let others = all.filter(|c| own.is_none_or(|own| own.claim != *c));
        let mut offers: Offers = others.map(Offer::Claim).collect();
        if own.is_some_and(|own| own.at == self.at) {
            offers.push(Offer::Insist);
        }
        if diamonds::can_be_renamed(&table.open, seat) {
            let elsewhere = diamonds::places(&table.open).filter(|at| *at != self.at);
            offers.extend(elsewhere.map(Offer::DiamondAt));
        }
        Shape::one_among(offers)
    }

    fn accept(&self, play: &mut EngineCtx<'_>, seat: Seat, answer: &Answer) -> Result<(), Refusal> {
        match answer.only()? {
            Offer::Claim(claim) => {
                let claimed = Claimed { at: self.at, claim, insists: false };
                self.claim(play, seat, claimed);
            }
            Offer::Insist => {
                if let Some(own) = play.table().open.claims[seat] {
                    let claimed = Claimed { insists: true, ..own };
                    self.claim(play, seat, claimed);
                }
            }
            Offer::DiamondAt(at) => {
                play.happen(OpenFact::Diamonds(DiamondFact::Renamed { seat, at }));
                // The new bids void all claims.
                for seat in play.table().open.seats() {
                    play.withdraw(seat);
                }
            }
            _ => return Err(Refusal::NotOffered),
        }
        Ok(())
    }
}

impl about::Claim {
    /// If both insist on the same card, neither takes one.
    fn claim(&self, play: &mut EngineCtx<'_>, seat: Seat, claimed: Claimed) {
        play.happen(OpenFact::Claimed { seat, claimed });
        let open = &play.table().open;
        let bidders = open.bidders(self.at);
        let Some(other) = bidders.iter().find(|s| *s != seat) else {
            return;
        };
        let both = [seat, other];
        match claims::settled(open, self.at, both) {
            Some(settled) => {
                play.withdraw(other);
                // Wait while a diamond can still be renamed (R-TD-07).
                if !matches!(play.stage(), Stage::Renaming { .. }) {
                    claims::carry_out(play, self.at, both, settled);
                }
            }
            None if claimed.insists || open.claims[other].is_none() => {}
            None => {
                // Ask both again: one new claim is enough to settle it.
                for bidder in both {
                    play.ask(bidder, *self);
                }
            }
        }
    }
}
