//! Public facts in words.

use viceroy::rules::{Claim, DiamondFact, GemsFor, WonBy};

use crate::story::prelude::*;

pub type Meaning = fn(&Args, &OpenFact) -> bool;

/// Whether the argument names this player, or anybody.
fn is(args: &Args, nth: usize, seat: Seat) -> bool {
    args.get::<Option<Seat>>(nth).is_none_or(|wanted| wanted == seat)
}

fn number(args: &Args, nth: usize, count: u8) -> bool {
    args.get::<i64>(nth) == i64::from(count)
}

fn is_for(args: &Args, nth: usize, why: GemsFor) -> bool {
    let key = serde_json::to_value(why).unwrap_or_default();
    key.as_str() == Some(args.get::<String>(nth).as_str())
}

fn token(args: &Args, nth: usize, token: Token) -> bool {
    let wanted: Vec<Lies> = args.get(nth);
    wanted.iter().any(|lies| lies.token == token)
}

macro_rules! told {
    ($args:ident, $pattern:pat => $holds:expr) => {
        |$args, fact| match fact {
            $pattern => $holds,
            _ => false,
        }
    };
}

/// All public facts except those of virtual opponents.
pub const FACTS: &[Form<Meaning>] = &[
    ("the auction cards were laid out", |_, f| matches!(f, OpenFact::AuctionCardsLaid(_))),
    ("the reserve was laid out", |_, f| matches!(f, OpenFact::ReserveIs(_))),
    ("turn <number> began", told!(a, OpenFact::TurnBegan(turn) => number(a, 0, *turn))),
    (
        "auction <number> began",
        told!(a, OpenFact::PhaseBegan { phase, .. } =>
        *phase == Phase::Auction(a.get::<i64>(0) as u8)),
    ),
    (
        "development <number> began",
        told!(a, OpenFact::PhaseBegan { phase, .. } =>
        *phase == Phase::Development(a.get::<i64>(0) as u8)),
    ),
    ("<somebody> answered", told!(a, OpenFact::Answered(seat) => is(a, 0, *seat))),
    (
        "<somebody> took the choice back",
        told!(a, OpenFact::TookAnswerBack(seat) => is(a, 0, *seat)),
    ),
    (
        "<somebody> insisted",
        told!(a, OpenFact::Claimed { seat, claimed } => is(a, 0, *seat) && claimed.insists),
    ),
    (
        "<somebody> no longer insists",
        told!(a, OpenFact::StoppedInsisting { seat, .. } => is(a, 0, *seat)),
    ),
    ("the gems for the passes were shown", |_, f| matches!(f, OpenFact::PassGemsShown)),
    ("the order was drawn by lot", |_, f| matches!(f, OpenFact::OrderDrawn(_))),
    ("a domain card was laid", |_, f| matches!(f, OpenFact::DomainPlaced { .. })),
    ("the domain rewards were shown", |_, f| matches!(f, OpenFact::DomainRewardsShown(_))),
    ("the characters went back", |_, f| matches!(f, OpenFact::CharactersReturned)),
    ("the first cards were shown", |_, f| matches!(f, OpenFact::FirstCardsShown)),
    ("the chosen gems went back", |_, f| matches!(f, OpenFact::GemsReturned { .. })),
    ("a card was revealed", |_, f| matches!(f, OpenFact::Revealed { .. })),
    (
        "<card> was revealed at <colour>",
        told!(a, OpenFact::Revealed { card, at } =>
        *card == a.get(0) && *at == a.get::<Colour>(1).into()),
    ),
    (
        "<card> at <colour> was discarded",
        told!(a, OpenFact::AuctionDiscarded { card, at, .. } =>
        *card == a.get(0) && *at == a.get::<Colour>(1).into()),
    ),
    ("the bids were shown", |_, f| matches!(f, OpenFact::BidsShown(_))),
    (
        "<one> bid <rest>",
        told!(a, OpenFact::BidsShown(bids) => {
            let bid = bids.get(a.get(0)).copied().flatten().map(viceroy::rules::Offer::Bid);
            let phrase = Phrase::read(&a.get::<String>(1));
            phrase.is_ok_and(|p| bid.is_some_and(|bid| p.can_be(bid)))
        }),
    ),
    (
        "<somebody> claimed <word>",
        told!(a, OpenFact::Claimed { seat, claimed } => {
            let word = match claimed.claim {
                Claim::Base => "base",
                Claim::Tip => "tip",
                Claim::Either => "either",
            };
            is(a, 0, *seat) && word == a.get::<String>(1)
        }),
    ),
    ("<somebody> won a card", told!(a, OpenFact::Won { seat, .. } => is(a, 0, *seat))),
    (
        "<somebody> won <card>",
        told!(a, OpenFact::Won { seat, card, .. } =>
        is(a, 0, *seat) && *card == a.get(1)),
    ),
    (
        "<somebody> won <card> by attack",
        told!(a, OpenFact::Won { seat, card, by, .. } =>
        is(a, 0, *seat) && *card == a.get(1) && *by == WonBy::Attack),
    ),
    (
        "<somebody> won <card> by a gem",
        told!(a, OpenFact::Won { seat, card, by, .. } =>
        is(a, 0, *seat) && *card == a.get(1) && *by == WonBy::Gem),
    ),
    ("<somebody> passed", told!(a, OpenFact::Passed { seat } => is(a, 0, *seat))),
    ("<somebody> passed the round", told!(a, OpenFact::PassedRound { seat } => is(a, 0, *seat))),
    ("the choices of the round were shown", |_, f| matches!(f, OpenFact::DevelopsShown(_))),
    ("<somebody> played a card", told!(a, OpenFact::Played { seat, .. } => is(a, 0, *seat))),
    (
        "<somebody> played <card>",
        told!(a, OpenFact::Played { seat, card, .. } =>
        is(a, 0, *seat) && *card == a.get(1)),
    ),
    (
        "<somebody> discarded <card>",
        told!(a, OpenFact::Discarded { seat, card } =>
        is(a, 0, *seat) && *card == a.get(1)),
    ),
    (
        "<somebody> took <card> back",
        told!(a, OpenFact::TakenBack { seat, card } =>
        is(a, 0, *seat) && *card == a.get(1)),
    ),
    ("<somebody> took gems", told!(a, OpenFact::GemsTaken { seat, .. } => is(a, 0, *seat))),
    (
        "<somebody> took <gems>",
        told!(a, OpenFact::GemsTaken { seat, gems, .. } =>
        is(a, 0, *seat) && *gems == a.get::<Gems>(1)),
    ),
    (
        "<somebody> took <gems> for a <word>",
        told!(a, OpenFact::GemsTaken { seat, gems, why } =>
        is(a, 0, *seat) && *gems == a.get::<Gems>(1) && is_for(a, 2, *why)),
    ),
    ("<somebody> paid gems", told!(a, OpenFact::GemsPaid { seat, .. } => is(a, 0, *seat))),
    (
        "<somebody> paid <gems>",
        told!(a, OpenFact::GemsPaid { seat, gems, .. } =>
        is(a, 0, *seat) && *gems == a.get::<Gems>(1)),
    ),
    (
        "<somebody> paid <gems> for a <word>",
        told!(a, OpenFact::GemsPaid { seat, gems, why } =>
        is(a, 0, *seat) && *gems == a.get::<Gems>(1) && is_for(a, 2, *why)),
    ),
    (
        "<somebody> took <number> diamonds|diamond",
        told!(a, OpenFact::Diamonds(DiamondFact::Taken { seat, count, .. }) =>
        is(a, 0, *seat) && number(a, 1, *count)),
    ),
    (
        "<somebody> paid <number> diamonds|diamond for a <word>",
        told!(a, OpenFact::Diamonds(DiamondFact::Paid { seat, count, why }) =>
        is(a, 0, *seat) && number(a, 1, *count) && is_for(a, 2, *why)),
    ),
    (
        "<somebody> named <colour>",
        told!(a, OpenFact::Diamonds(DiamondFact::Named { seat, at }) =>
        is(a, 0, *seat) && at.has(a.get(1))),
    ),
    (
        "<somebody> kept <colour>",
        told!(a, OpenFact::Diamonds(DiamondFact::Kept { seat, at }) =>
        is(a, 0, *seat) && at.has(a.get(1))),
    ),
    (
        "<somebody> moved a diamond to <colour>",
        told!(a, OpenFact::Diamonds(DiamondFact::Renamed { seat, at }) =>
        is(a, 0, *seat) && at.has(a.get(1))),
    ),
    ("<somebody> closed a circle", told!(a, OpenFact::Circle { seat, .. } => is(a, 0, *seat))),
    (
        "<somebody> closed a <colour> circle with a gem",
        told!(a, OpenFact::Circle { seat, colour, gem, .. } =>
        is(a, 0, *seat) && *colour == a.get(1) && *gem),
    ),
    (
        "<somebody> closed a <colour> circle without a gem",
        told!(a, OpenFact::Circle { seat, colour, gem, .. } =>
        is(a, 0, *seat) && *colour == a.get(1) && !*gem),
    ),
    (
        "<somebody> closed a <colour> circle at <place> with a gem",
        told!(a, OpenFact::Circle { seat, colour, gem, slot } =>
            is(a, 0, *seat) && *colour == a.get(1) && *gem && *slot == a.get::<Slot>(2)),
    ),
    (
        "<somebody> closed a <colour> circle at <place> without a gem",
        told!(a, OpenFact::Circle { seat, colour, gem, slot } =>
            is(a, 0, *seat) && *colour == a.get(1) && !*gem && *slot == a.get::<Slot>(2)),
    ),
    ("<somebody> gained a token", told!(a, OpenFact::TokenGained { seat, .. } => is(a, 0, *seat))),
    (
        "<somebody> gained <number> attack",
        told!(a, OpenFact::GainedAttack { seat, count, .. } =>
        is(a, 0, *seat) && number(a, 1, *count)),
    ),
    (
        "<somebody> gained <tokens> on <card>",
        told!(a, OpenFact::TokenGained { seat, on, token: gained } =>
        is(a, 0, *seat) && token(a, 1, *gained) && *on == a.get::<CardId>(2)),
    ),
    ("<somebody> drew a card", told!(a, OpenFact::Drew { seat, .. } => is(a, 0, *seat))),
    (
        "<somebody> drew <number> from the <deck>",
        told!(a, OpenFact::Drew { seat, deck, count } =>
        is(a, 0, *seat) && number(a, 1, *count) && *deck == a.get::<DeckKind>(2)),
    ),
    (
        "<somebody> drew from the <deck>",
        told!(a, OpenFact::Drew { seat, deck, .. } =>
        is(a, 0, *seat) && *deck == a.get::<DeckKind>(1)),
    ),
    (
        "<somebody> took <card> from <colour>",
        told!(a, OpenFact::LawTook { seat, card, at, .. } =>
        is(a, 0, *seat) && *card == a.get(1) && *at == a.get::<Colour>(2).into()),
    ),
    (
        "<card> was laid at <colour>",
        told!(a, OpenFact::Replenished { card, at, .. } =>
        *card == a.get(0) && *at == a.get::<Colour>(1).into()),
    ),
    ("a card was replaced", |_, f| matches!(f, OpenFact::Replaced { .. })),
    ("a card was slipped under another", |_, f| matches!(f, OpenFact::Slipped { .. })),
    ("a card was tucked", |_, f| matches!(f, OpenFact::Tucked { .. })),
    (
        "<card> took the place of <card>",
        told!(a, OpenFact::Replaced { card, by, .. } =>
        *by == a.get::<CardId>(0) && *card == a.get(1)),
    ),
    (
        "<card> was tucked under <card>",
        told!(a, OpenFact::Tucked { card, under, .. } =>
        *card == a.get::<CardId>(0) && *under == a.get(1)),
    ),
    (
        "<card> was slipped under <card>",
        told!(a, OpenFact::Slipped { card, under, .. } =>
        *card == a.get::<CardId>(0) && *under == a.get(1)),
    ),
    (
        "<somebody> laid <gems> on <card>",
        told!(a, OpenFact::Parked { seat, card, gems } =>
        is(a, 0, *seat) && *gems == a.get::<Gems>(1) && *card == a.get(2)),
    ),
    (
        "<gems> on <card> went to the reserve",
        told!(a, OpenFact::Unparked { card, gems, .. } =>
        *gems == a.get::<Gems>(0) && *card == a.get(1)),
    ),
    ("<somebody> swapped tokens", told!(a, OpenFact::Swapped { seat, .. } => is(a, 0, *seat))),
    ("<somebody> gave gems", told!(a, OpenFact::GemsGiven { seat, .. } => is(a, 0, *seat))),
    (
        "<somebody> gave <somebody> <gems>",
        told!(a, OpenFact::GemsGiven { seat, to, gems } =>
        is(a, 0, *seat) && is(a, 1, *to) && *gems == a.get::<Gems>(2)),
    ),
    (
        "the game was prolonged by <number>",
        told!(a, OpenFact::Prolonged { count, .. } => number(a, 0, *count)),
    ),
    ("the game was prolonged", |_, f| matches!(f, OpenFact::Prolonged { .. })),
    (
        "<somebody> put back <number>",
        told!(a, OpenFact::PutBack { seat, count, .. } =>
        is(a, 0, *seat) && number(a, 1, *count)),
    ),
    ("<somebody> put cards back", told!(a, OpenFact::PutBack { seat, .. } => is(a, 0, *seat))),
    ("<somebody> painted", told!(a, OpenFact::Painted { seat, .. } => is(a, 0, *seat))),
];
