//! Samples with diamonds (R-TD-06..08). No included card gives any, so they appear only behind
//! screens and in auctions.

use super::painter::SamplePainter;
use crate::prelude::*;
use viceroy_rules::{RivalSet, WonBy};

pub(super) fn samples(paint: SamplePainter<'_>, seat: &SeatView) -> Vec<(&'static str, Scene)> {
    let mut seat = seat.clone();
    seat.seat = Seat(0);
    seat.screen.gems = Gems::only(Colour::Blue, 2);
    seat.screen.diamonds = 3;
    let open = Arc::make_mut(&mut seat.table.open);
    open.phase = Phase::Auction(1);
    open.answered = SeatSet::NONE;
    open.rivals_in = RivalSet::NONE;
    open.rival_bids.clear();
    open.claims = BySeat::new(4, |_| None);
    open.bids = BySeat::new(4, |s| {
        Some(match s.0 {
            0 | 2 => Bid::Diamond,
            1 => Bid::Gem(Colour::Blue),
            _ => Bid::Pass,
        })
    });
    let unnamed = seat.clone();
    let open = Arc::make_mut(&mut seat.table.open);
    open.named[Seat(0)] = Some(Colour::Blue.into());
    open.named[Seat(2)] = Some(Colour::Green.into());
    let mut facts = vec![OpenFact::BidsShown(open.bids.clone())];
    let won = open.auction.for_gem(Colour::Green).cards().next();
    facts.extend(won.map(|(place, card)| OpenFact::Won {
        seat: Seat(2),
        auction: 1,
        card,
        at: Colour::Green.into(),
        place,
        by: WonBy::Gem,
    }));
    let mut all = vec![
        ("bid-diamonds", paint.bid(&unnamed)),
        ("bid-diamonds-named", paint.bid(&seat)),
        ("own-diamonds", paint.own(&seat)),
    ];
    let news = paint.news(&seat.table, &facts);
    all.extend(news.map(|scene| ("news-diamonds", scene)));
    all
}
