//! Swapping a token with another pyramid (R-LAW-67).

use crate::cards::{CardId, Gems};
use crate::rules::fact::{OpenFact, ScreenFact, TokenAt};
use crate::rules::play::Play;
use crate::rules::prompt::{HowMany, Offer, Shape};
use crate::rules::seat::Seat;
use crate::rules::table::{Open, Pyramid, Screen, Token};
use crate::rules::tasks::Ask;

/// What a swap costs.
const PRICE: u8 = 3;

/// The own tokens, or none of them. Nothing when the price cannot be paid or nobody else has a token.
pub(in crate::rules::tasks) fn own_tokens(
    open: &Open,
    screen: &Screen,
    seat: Seat,
) -> Option<Shape> {
    price(screen)?;
    other_tokens(open, seat)?;
    with_nothing(offers(seat, &open.pyramids[seat]))
}

/// The tokens in other pyramids, or none of them.
pub(in crate::rules::tasks) fn other_tokens(open: &Open, seat: Seat) -> Option<Shape> {
    let others = open.seats().filter(|other| *other != seat);
    with_nothing(others.flat_map(|s| offers(s, &open.pyramids[s])).collect())
}

/// Exactly three gems of any colours.
pub(in crate::rules::tasks) fn price(screen: &Screen) -> Option<Shape> {
    (screen.gems.total() >= u16::from(PRICE)).then_some(Shape::Gems {
        limits: Gems::from_fn(|c| screen.gems[c].min(PRICE)),
        total: HowMany::exactly(PRICE),
    })
}

fn with_nothing(mut offers: Vec<Offer>) -> Option<Shape> {
    if offers.is_empty() {
        return None;
    }
    offers.push(Offer::GoWithout);
    Shape::one_of(offers)
}

/// Tokens of one kind on one card are one offer.
fn offers(seat: Seat, pyramid: &Pyramid) -> Vec<Offer> {
    let mut offers = vec![];
    for lying in &pyramid.tokens {
        let offer = Offer::Token {
            seat,
            card: lying.on,
            token: lying.token,
        };
        if !offers.contains(&offer) {
            offers.push(offer);
        }
    }
    offers
}

/// What follows when an own token was chosen, or one of another player.
pub(in crate::rules::tasks) fn chosen(
    by: Ask,
    seat: Seat,
    card: CardId,
    token: Token,
) -> Option<Ask> {
    if let Ask::SwapOwn(law) = by {
        Some(Ask::SwapOther { law, card, token })
    } else if let Ask::SwapOther {
        card: own_card,
        token: own_token,
        ..
    } = by
    {
        Some(Ask::SwapGems {
            card: own_card,
            token: own_token,
            other: seat,
            other_card: card,
            other_token: token,
        })
    } else {
        None
    }
}

/// Swaps the tokens and hands over the gems, for everybody to see.
pub(in crate::rules::tasks) fn swap(
    play: &mut Play<'_>,
    (seat, other): (Seat, Seat),
    (own, others): ((CardId, Token), (CardId, Token)),
    gems: Gems,
) {
    let pyramids = &play.table().open.pyramids;
    // Of infinite gems that are otherwise alike one gives the one that has paid and takes one that has not.
    let given = find(&pyramids[seat], own, Used::First);
    let taken = find(&pyramids[other], others, Used::Last);
    let (Some(given), Some(taken)) = (given, taken) else {
        return;
    };
    play.screen(seat, ScreenFact::GemsOut(gems));
    play.screen(other, ScreenFact::GemsIn(gems));
    play.happen(OpenFact::GemsGiven {
        seat,
        to: other,
        gems,
    });
    play.happen(OpenFact::Swapped {
        seat,
        given,
        with: other,
        taken,
    });
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Used {
    First,
    Last,
}

fn find(pyramid: &Pyramid, (card, token): (CardId, Token), prefer: Used) -> Option<TokenAt> {
    let here = pyramid.tokens.iter();
    let alike = here.filter(|l| l.on == card && l.token == token);
    let best = alike.max_by_key(|l| l.used == (prefer == Used::First))?;
    Some(TokenAt {
        card,
        token,
        used: best.used,
    })
}
