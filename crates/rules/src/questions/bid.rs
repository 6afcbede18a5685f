//! Bids (R-AUC-01, R-AUC-02).

use super::prelude::*;
use crate::pieces;

impl QuestionRules for about::Bid {
    const SEALED: bool = true;
    const HELP: Help = Help::Auction;
    const RATHER: &'static [Offer] = &[Offer::Bid(pieces::Bid::Pass)];

    fn offers(&self, _rules: &Ruleset, table: &Table, seat: Seat) -> Option<Shape> {
        let (open, screen) = (&table.open, &table.screens[seat]);
        let mut offers = Offers::new();
        let mut any_card = false;
        for (at, offered) in open.auction.iter() {
            if offered.count() == 0 {
                continue;
            }
            any_card = true;
            let colours = at.colours().filter(|colour| screen.gems[*colour] > 0);
            offers.extend(colours.map(|colour| Offer::Bid(pieces::Bid::Gem(colour))));
        }
        if screen.diamonds > 0 && any_card {
            offers.push(Offer::Bid(pieces::Bid::Diamond));
        }
        if screen.attack > 0 && any_card {
            offers.push(Offer::Bid(pieces::Bid::Attack));
        }
        offers.push(Offer::Bid(pieces::Bid::Pass));
        Shape::one_among(offers)
    }

    fn accept(&self, play: &mut EngineCtx<'_>, seat: Seat, answer: &Answer) -> Result<(), Refusal> {
        only!(answer, Offer::Bid(bid));
        play.seal(seat, Sealed::Bid(bid));
        Ok(())
    }

    fn has_no_choice_for_all_to_see(&self, _rules: &Ruleset, table: &Table, seat: Seat) -> bool {
        let screen = &table.screens[seat];
        let has_nothing = screen.gems.is_empty() && screen.attack == 0 && screen.diamonds == 0;
        table.open.auction.is_empty() || has_nothing
    }
}
