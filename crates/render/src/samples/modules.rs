//! Samples with all modules, where space is tightest.

use super::aristocrats::with_modules;
use super::painter::SamplePainter;
use super::{invasion, underworld};
use crate::pictures;
use crate::prelude::*;
use viceroy_rules::cards::JudgementId;
use viceroy_rules::{Claim, Claimed, JudgementSet};

pub(super) fn samples(paint: SamplePainter<'_>, seat: &SeatView) -> Vec<(&'static str, Scene)> {
    let Some(mut own) = with_modules(seat, &Module::ALL) else {
        return vec![];
    };
    let ruleset = Arc::clone(&own.table.ruleset);
    own.seat = Seat(0);
    let open = Arc::make_mut(&mut own.table.open);
    (open.judgements, open.bribes) = (12, 9);
    let pyramid = &mut open.pyramids[Seat(0)];
    *pyramid = underworld::undermined(&ruleset, 0);
    invasion::lay(pyramid, 9);
    for token in Colour::ALL.map(Token::Infinite) {
        pyramid.tokens.push(PlacedToken { on: CardId(43).into(), token, used: false });
    }
    own.screen.hand = [9, 66, 99, 105, 115, 132].into_iter().map(CardId).collect();
    own.screen.judgements = JudgementSet::of([1, 3, 8, 14, 17, 20, 24, 30, 32].map(JudgementId));
    own.screen.bribes = 3;
    own.screen.diamonds = 2;
    let places = query::places(&ruleset, &own.table.open.pyramids[Seat(0)], CardId(115));
    let places: Vec<(char, Slot)> = ('A'..).zip(places).collect();
    let mut bid = own.clone();
    let open = Arc::make_mut(&mut bid.table.open);
    open.bids = BySeat::new(4, |seat| {
        Some(match seat.0 {
            0 | 2 => Bid::Gem(Colour::Blue),
            1 => Bid::Attack,
            _ => Bid::Pass,
        })
    });
    open.claims[Seat(2)] =
        Some(Claimed { at: Colour::Blue.into(), claim: Claim::Tip, insists: false });
    vec![
        ("modules-bid", paint.bid(&bid)),
        ("modules-own", paint.own(&own)),
        ("modules-placing", paint.placing(&own, 115, &places)),
        (
            "modules-row",
            pictures::card_choice(paint.w, &own, CardId(132), pictures::PictureRoom::USUAL).scene,
        ),
    ]
}
