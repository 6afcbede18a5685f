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

/// All public facts except those of virtual opponents.
pub const FACTS: &[Form<Meaning>] = told! { a:
    "the auction cards were laid out": OpenFact::AuctionCardsLaid(_) => true,
    "the reserve was laid out": OpenFact::ReserveIs(_) => true,
    "turn <number> began": OpenFact::TurnBegan(turn) => number(a, 0, *turn),
    "auction <number> began":
        OpenFact::PhaseBegan { phase, .. } => *phase == Phase::Auction(a.get::<i64>(0) as u8),
    "development <number> began":
        OpenFact::PhaseBegan { phase, .. } => *phase == Phase::Development(a.get::<i64>(0) as u8),
    "<somebody> answered": OpenFact::Answered(seat) => is(a, 0, *seat),
    "<somebody> took the choice back": OpenFact::TookAnswerBack(seat) => is(a, 0, *seat),
    "<somebody> insisted":
        OpenFact::Claimed { seat, claimed } => is(a, 0, *seat) && claimed.insists,
    "<somebody> no longer insists": OpenFact::StoppedInsisting { seat, .. } => is(a, 0, *seat),
    "the gems for the passes were shown": OpenFact::PassGemsShown => true,
    "the order was drawn by lot": OpenFact::OrderDrawn(_) => true,
    "a domain card was laid": OpenFact::DomainPlaced { .. } => true,
    "the domain rewards were shown": OpenFact::DomainRewardsShown(_) => true,
    "the characters went back": OpenFact::CharactersReturned => true,
    "the first cards were shown": OpenFact::FirstCardsShown => true,
    "the chosen gems went back": OpenFact::GemsReturned { .. } => true,
    "a card was revealed": OpenFact::Revealed { .. } => true,
    "<card> was revealed at <colour>":
        OpenFact::Revealed { card, at } => *card == a.get(0) && *at == a.get::<Colour>(1).into(),
    "<card> at <colour> was discarded":
        OpenFact::AuctionDiscarded { card, at, .. } => *card == a.get(0) && *at == a.get::<Colour>(1).into(),
    "the bids were shown": OpenFact::BidsShown(_) => true,
    "<one> bid <rest>": OpenFact::BidsShown(bids) => {
            let bid = bids.get(a.get(0)).copied().flatten().map(viceroy::rules::Offer::Bid);
            let phrase = Phrase::read(&a.get::<String>(1));
            phrase.is_ok_and(|p| bid.is_some_and(|bid| p.can_be(bid)))
        },
    "<somebody> claimed <word>": OpenFact::Claimed { seat, claimed } => {
            let word = match claimed.claim {
                Claim::Base => "base",
                Claim::Tip => "tip",
                Claim::Either => "either",
            };
            is(a, 0, *seat) && word == a.get::<String>(1)
        },
    "<somebody> won a card": OpenFact::Won { seat, .. } => is(a, 0, *seat),
    "<somebody> won <card>":
        OpenFact::Won { seat, card, .. } => is(a, 0, *seat) && *card == a.get(1),
    "<somebody> won <card> by attack":
        OpenFact::Won { seat, card, by, .. } => is(a, 0, *seat) && *card == a.get(1) && *by == WonBy::Attack,
    "<somebody> won <card> by a gem":
        OpenFact::Won { seat, card, by, .. } => is(a, 0, *seat) && *card == a.get(1) && *by == WonBy::Gem,
    "<somebody> passed": OpenFact::Passed { seat } => is(a, 0, *seat),
    "<somebody> passed the round": OpenFact::PassedRound { seat } => is(a, 0, *seat),
    "the choices of the round were shown": OpenFact::DevelopsShown(_) => true,
    "<somebody> played a card": OpenFact::Played { seat, .. } => is(a, 0, *seat),
    "<somebody> played <card>":
        OpenFact::Played { seat, card, .. } => is(a, 0, *seat) && *card == a.get(1),
    "<somebody> discarded <card>":
        OpenFact::Discarded { seat, card } => is(a, 0, *seat) && *card == a.get(1),
    "<somebody> took <card> back":
        OpenFact::TakenBack { seat, card } => is(a, 0, *seat) && *card == a.get(1),
    "<somebody> took gems": OpenFact::GemsTaken { seat, .. } => is(a, 0, *seat),
    "<somebody> took <gems>":
        OpenFact::GemsTaken { seat, gems, .. } => is(a, 0, *seat) && *gems == a.get::<Gems>(1),
    "<somebody> took <gems> for a <word>":
        OpenFact::GemsTaken { seat, gems, why } =>
            is(a, 0, *seat) && *gems == a.get::<Gems>(1) && is_for(a, 2, *why),
    "<somebody> paid gems": OpenFact::GemsPaid { seat, .. } => is(a, 0, *seat),
    "<somebody> paid <gems>":
        OpenFact::GemsPaid { seat, gems, .. } => is(a, 0, *seat) && *gems == a.get::<Gems>(1),
    "<somebody> paid <gems> for a <word>":
        OpenFact::GemsPaid { seat, gems, why } =>
            is(a, 0, *seat) && *gems == a.get::<Gems>(1) && is_for(a, 2, *why),
    "<somebody> took <number> diamonds|diamond":
        OpenFact::Diamonds(DiamondFact::Taken { seat, count, .. }) => is(a, 0, *seat) && number(a, 1, *count),
    "<somebody> paid <number> diamonds|diamond for a <word>":
        OpenFact::Diamonds(DiamondFact::Paid { seat, count, why }) =>
            is(a, 0, *seat) && number(a, 1, *count) && is_for(a, 2, *why),
    "<somebody> named <colour>":
        OpenFact::Diamonds(DiamondFact::Named { seat, at }) => is(a, 0, *seat) && at.has(a.get(1)),
    "<somebody> kept <colour>":
        OpenFact::Diamonds(DiamondFact::Kept { seat, at }) => is(a, 0, *seat) && at.has(a.get(1)),
    "<somebody> moved a diamond to <colour>":
        OpenFact::Diamonds(DiamondFact::Renamed { seat, at }) => is(a, 0, *seat) && at.has(a.get(1)),
    "<somebody> closed a circle": OpenFact::Circle { seat, .. } => is(a, 0, *seat),
    "<somebody> closed a <colour> circle with a gem":
        OpenFact::Circle { seat, colour, gem, .. } => is(a, 0, *seat) && *colour == a.get(1) && *gem,
    "<somebody> closed a <colour> circle without a gem":
        OpenFact::Circle { seat, colour, gem, .. } => is(a, 0, *seat) && *colour == a.get(1) && !*gem,
    "<somebody> closed a <colour> circle at <place> with a gem":
        OpenFact::Circle { seat, colour, gem, slot } =>
            is(a, 0, *seat) && *colour == a.get(1) && *gem && *slot == a.get::<Slot>(2),
    "<somebody> closed a <colour> circle at <place> without a gem":
        OpenFact::Circle { seat, colour, gem, slot } =>
            is(a, 0, *seat) && *colour == a.get(1) && !*gem && *slot == a.get::<Slot>(2),
    "<somebody> gained a token": OpenFact::TokenGained { seat, .. } => is(a, 0, *seat),
    "<somebody> gained <number> attack":
        OpenFact::GainedAttack { seat, count, .. } => is(a, 0, *seat) && number(a, 1, *count),
    "<somebody> gained <tokens> on <card>":
        OpenFact::TokenGained { seat, on, token: gained } =>
            is(a, 0, *seat) && token(a, 1, *gained) && *on == a.get::<CardId>(2),
    "<somebody> drew a card": OpenFact::Drew { seat, .. } => is(a, 0, *seat),
    "<somebody> drew <number> from the <deck>":
        OpenFact::Drew { seat, deck, count } =>
            is(a, 0, *seat) && number(a, 1, *count) && *deck == a.get::<DeckKind>(2),
    "<somebody> drew from the <deck>":
        OpenFact::Drew { seat, deck, .. } => is(a, 0, *seat) && *deck == a.get::<DeckKind>(1),
    "<somebody> took <card> from <colour>":
        OpenFact::LawTook { seat, card, at, .. } =>
            is(a, 0, *seat) && *card == a.get(1) && *at == a.get::<Colour>(2).into(),
    "<card> was laid at <colour>":
        OpenFact::Replenished { card, at, .. } => *card == a.get(0) && *at == a.get::<Colour>(1).into(),
    "a card was replaced": OpenFact::Replaced { .. } => true,
    "a card was slipped under another": OpenFact::Slipped { .. } => true,
    "a card was tucked": OpenFact::Tucked { .. } => true,
    "<card> took the place of <card>":
        OpenFact::Replaced { card, by, .. } => *by == a.get::<CardId>(0) && *card == a.get(1),
    "<card> was tucked under <card>":
        OpenFact::Tucked { card, under, .. } => *card == a.get::<CardId>(0) && *under == a.get(1),
    "<card> was slipped under <card>":
        OpenFact::Slipped { card, under, .. } => *card == a.get::<CardId>(0) && *under == a.get(1),
    "<somebody> laid <gems> on <card>":
        OpenFact::Parked { seat, card, gems } =>
            is(a, 0, *seat) && *gems == a.get::<Gems>(1) && *card == a.get(2),
    "<gems> on <card> went to the reserve":
        OpenFact::Unparked { card, gems, .. } => *gems == a.get::<Gems>(0) && *card == a.get(1),
    "<somebody> swapped tokens": OpenFact::Swapped { seat, .. } => is(a, 0, *seat),
    "<somebody> gave gems": OpenFact::GemsGiven { seat, .. } => is(a, 0, *seat),
    "<somebody> gave <somebody> <gems>":
        OpenFact::GemsGiven { seat, to, gems } =>
            is(a, 0, *seat) && is(a, 1, *to) && *gems == a.get::<Gems>(2),
    "the game was prolonged by <number>": OpenFact::Prolonged { count, .. } => number(a, 0, *count),
    "the game was prolonged": OpenFact::Prolonged { .. } => true,
    "<somebody> put back <number>":
        OpenFact::PutBack { seat, count, .. } => is(a, 0, *seat) && number(a, 1, *count),
    "<somebody> put cards back": OpenFact::PutBack { seat, .. } => is(a, 0, *seat),
    "<somebody> painted": OpenFact::Painted { seat, .. } => is(a, 0, *seat),
};
