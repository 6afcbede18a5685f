//! Bids, cards taken, claims, and gems for a pass (RULES section 4).

use super::{Ask, law};
use crate::cards::{Colour, Gems};
use crate::rules::fact::{OpenFact, ScreenFact, WonBy};
use crate::rules::play::Play;
use crate::rules::prompt::{Offer, Shape};
use crate::rules::rival::{CountsAs, Rival, RivalSet};
use crate::rules::seat::{Seat, SeatSet};
use crate::rules::table::{AuctionPlace, Bid, Claim, Claimed, Open, Screen, Token};

/// R-AUC-02: what can be bid.
pub(super) fn bids(open: &Open, screen: &Screen) -> Option<Shape> {
    let mut offers = Vec::with_capacity(6);
    for colour in Colour::ALL {
        if screen.gems[colour] > 0 && open.auction[colour].count() > 0 {
            offers.push(Offer::Bid(Bid::Gem(colour)));
        }
    }
    let any_card = Colour::ALL.into_iter().any(|c| open.auction[c].count() > 0);
    if screen.attack > 0 && any_card {
        offers.push(Offer::Bid(Bid::Attack));
    }
    offers.push(Offer::Bid(Bid::Pass));
    Shape::one_of(offers)
}

/// R-AUC-12: any one auction card.
pub(super) fn targets(open: &Open) -> Option<Shape> {
    Shape::one_of(
        Colour::ALL
            .into_iter()
            .flat_map(|colour| offers_of(open, colour))
            .collect(),
    )
}

/// R-AUC-04: either card of one colour.
pub(super) fn cards_of(open: &Open, colour: Colour) -> Option<Shape> {
    Shape::one_of(offers_of(open, colour).collect())
}

fn offers_of(open: &Open, colour: Colour) -> impl Iterator<Item = Offer> {
    open.auction[colour]
        .cards()
        .map(move |(place, _)| Offer::AuctionCard { colour, place })
}

/// R-AUC-06: base, tip or either; after a conflict another claim, or the same one insisted on.
pub(super) fn claims(open: &Open, seat: Seat, colour: Colour) -> Option<Shape> {
    let mut offers: Vec<Offer> = [Claim::Base, Claim::Tip, Claim::Either]
        .into_iter()
        .filter(|c| open.claims[seat].is_none_or(|own| own.claim != *c))
        .map(Offer::Claim)
        .collect();
    if open.claims[seat].is_some_and(|own| own.colour == colour) {
        offers.push(Offer::Insist);
    }
    Shape::one_of(offers)
}

/// R-VIR-07: the card at the tip, or nothing and on.
pub(super) fn tip_or_go_on(open: &Open, colour: Colour) -> Option<Shape> {
    open.auction[colour].tip?;
    let place = AuctionPlace::Tip;
    Shape::one_of(vec![Offer::AuctionCard { colour, place }, Offer::GoOn])
}

/// R-AUC-14: three gems and one for each science token, as far as the reserve goes.
pub(super) fn pass_gems(open: &Open, seat: Seat) -> Option<Shape> {
    super::reward::gems(&open.reserve, pass_gem_count(open, seat))
}

/// How many gems a pass gives a seat if the reserve suffices (R-AUC-14).
pub(in crate::rules) fn pass_gem_count(open: &Open, seat: Seat) -> u8 {
    3 + open.pyramids[seat].count(|t| t == Token::Science)
}

/// R-AUC-11: the card goes to the hand; everybody sees which.
pub(super) fn take(
    play: &mut Play<'_>,
    seat: Seat,
    colour: Colour,
    place: AuctionPlace,
    by: WonBy,
) {
    let Some(card) = play.table().open.auction[colour].get(place) else {
        return;
    };
    let auction = match play.table().open.phase {
        crate::rules::table::Phase::Auction(n) => n,
        crate::rules::table::Phase::SetUp
        | crate::rules::table::Phase::Development(_)
        | crate::rules::table::Phase::Painting
        | crate::rules::table::Phase::Over => 0,
    };
    play.happen(OpenFact::Won {
        seat,
        auction,
        card,
        colour,
        place,
        by,
    });
    play.screen(seat, ScreenFact::CardIn(card));
    law::enrol::offer(play, seat, card);
}

/// R-VIR-07: the tip goes to the player, the base is discarded and the virtual opponent is out.
pub(super) fn take_tip(play: &mut Play<'_>, seat: Seat, colour: Colour) {
    for rival in rival_bidders(&play.table().open, colour).iter() {
        discard_for_rival(play, rival, colour, AuctionPlace::Base);
    }
    take(play, seat, colour, AuctionPlace::Tip, WonBy::Gem);
}

/// R-VIR-07: nothing is taken or discarded; both go on.
pub(super) fn go_on(play: &mut Play<'_>, colour: Colour) {
    let open = &play.table().open;
    let (bidders, rivals) = (bidders(open, colour), rival_bidders(open, colour));
    play.happen(OpenFact::Contested {
        colour,
        bidders,
        rivals,
    });
}

/// Discards an auction card that a virtual opponent would have taken (R-VIR-04..07).
pub(in crate::rules) fn discard_for_rival(
    play: &mut Play<'_>,
    rival: Rival,
    colour: Colour,
    place: AuctionPlace,
) {
    if let Some(card) = play.table().open.auction[colour].get(place) {
        play.happen(OpenFact::RivalTook {
            rival,
            colour,
            place,
            card,
        });
    }
}

/// The virtual opponents that bid a gem on a colour in the current auction.
pub(in crate::rules) fn rival_bidders(open: &Open, colour: Colour) -> RivalSet {
    let bids = open.rival_bids.iter();
    let here = bids.filter(|b| b.colour == colour && b.counts_as == CountsAs::Gem);
    here.map(|b| b.rival).collect()
}

/// The bidders on a colour in the current auction.
pub(in crate::rules) fn bidders(open: &Open, colour: Colour) -> SeatSet {
    open.bids
        .iter()
        .filter(|(_, bid)| **bid == Some(Bid::Gem(colour)))
        .map(|(seat, _)| seat)
        .collect()
}

/// R-AUC-06: a claim, made in the open.
pub(super) fn claim(play: &mut Play<'_>, seat: Seat, colour: Colour, claim: Claim) {
    state(
        play,
        seat,
        Claimed {
            colour,
            claim,
            insists: false,
        },
    );
    let Some(other) = other_claimant(play, seat, colour) else {
        return;
    };
    let Some(others) = play.table().open.claims[other] else {
        return;
    };
    let (mine, theirs) = match (claim, others.claim) {
        (Claim::Base, Claim::Tip | Claim::Either) | (Claim::Either, Claim::Tip) => {
            (AuctionPlace::Base, AuctionPlace::Tip)
        }
        (Claim::Tip, Claim::Base | Claim::Either) | (Claim::Either, Claim::Base) => {
            (AuctionPlace::Tip, AuctionPlace::Base)
        }
        (Claim::Either, Claim::Either) => {
            let order = play.table().open.order();
            let first = order.into_iter().find(|s| *s == seat || *s == other);
            if first == Some(seat) {
                (AuctionPlace::Tip, AuctionPlace::Base)
            } else {
                (AuctionPlace::Base, AuctionPlace::Tip)
            }
        }
        (Claim::Base, Claim::Base) | (Claim::Tip, Claim::Tip) => {
            for bidder in [seat, other] {
                if !play.is_asked(bidder) {
                    play.next(bidder, [Ask::Claim(colour)]);
                }
            }
            return;
        }
    };
    play.withdraw(other);
    let mut winners = [(seat, mine), (other, theirs)];
    winners.sort_by_key(|(s, _)| play.table().open.order().iter().position(|o| o == s));
    for (winner, place) in winners {
        take(play, winner, colour, place, WonBy::Gem);
    }
}

/// R-AUC-06: when both insist on the same card, neither takes one.
pub(super) fn insist(play: &mut Play<'_>, seat: Seat, colour: Colour) {
    let Some(own) = play.table().open.claims[seat] else {
        return;
    };
    state(
        play,
        seat,
        Claimed {
            insists: true,
            ..own
        },
    );
    let Some(other) = other_claimant(play, seat, colour) else {
        return;
    };
    if play.table().open.claims[other].is_some_and(|c| c.insists) {
        let bidders = [seat, other].into_iter().collect();
        play.happen(OpenFact::Contested {
            colour,
            bidders,
            rivals: RivalSet::NONE,
        });
    }
}

fn state(play: &mut Play<'_>, seat: Seat, claimed: Claimed) {
    play.happen(OpenFact::Claimed { seat, claimed });
}

fn other_claimant(play: &Play<'_>, seat: Seat, colour: Colour) -> Option<Seat> {
    bidders(&play.table().open, colour)
        .iter()
        .find(|s| *s != seat)
}

/// R-AUC-08: a gem bid goes to the reserve.
pub(in crate::rules) fn pay_bid(play: &mut Play<'_>, seat: Seat, colour: Colour) {
    let gems = Gems::only(colour, 1);
    play.screen(seat, ScreenFact::GemsOut(gems));
    play.happen(OpenFact::GemsPaid {
        seat,
        gems,
        why: crate::rules::fact::GemsFor::Bid,
    });
}
