//! Judgement and bribe tokens, and moves with them and with criminals.

use viceroy::cards::JUDGEMENTS;
use viceroy::rules::{BRIBES, DeckFact, ScreenFact, UnderworldFact};

use super::moves::{Move, asks, offer};
use super::offers::obeying;
use super::prelude::*;

pub type Numbers = Vec<i64>;

/// `None` means all that nobody has.
#[derive(Clone, Debug, Default)]
pub struct Reserve {
    pub judgements: Option<Numbers>,
    pub bribes: Option<u8>,
}

#[derive(Clone, Debug, Default)]
pub struct Held {
    /// On the domain card.
    pub judgements: Numbers,
    /// Behind the screen.
    pub bribes: u8,
}

pub fn judgements(numbers: &[i64]) -> Result<JudgementSet, String> {
    let mut set = JudgementSet::NONE;
    for number in numbers {
        let token = u8::try_from(*number).ok();
        let token = token.filter(|token| (1..=JUDGEMENTS).contains(token));
        let token = token.ok_or_else(|| format!("there is no judgement {number}"))?;
        if set.contains(JudgementId(token)) {
            return Err(format!("judgement {number} is there twice"));
        }
        set.insert(JudgementId(token));
    }
    Ok(set)
}

pub fn judgements_word(tokens: JudgementSet) -> String {
    let words: Vec<String> = tokens.iter().map(|token| token.0.to_string()).collect();
    if words.is_empty() {
        return "nothing".to_owned();
    }
    words.join(" ")
}

pub fn lay_out(layout: &Layout, facts: &mut Vec<Fact>) -> Result<(), String> {
    let places =
        || (0..layout.seats).map(Seat).zip(layout.places.iter().map(|place| &place.underworld));
    let all: Vec<i64> = places().flat_map(|(_, p)| p.judgements.clone()).collect();
    let all = judgements(&all)?;
    let left = match &layout.underworld.judgements {
        Some(left) => judgements(left)?,
        None => JudgementSet::ALL.without(all),
    };
    if left.without(all) != left {
        return Err("a judgement lies in the reserve and with a player".to_owned());
    }
    let held: u8 = places().map(|(_, p)| p.bribes).sum();
    let left_bribes = BRIBES.saturating_sub(held);
    let mut decks = layout.decks.iter();
    let criminals = decks.find(|(deck, _)| *deck == DeckKind::Criminals);
    facts.push(DeckFact::JudgementsLaid(left.plus(all)).into());
    facts.push(told(UnderworldFact::InReserve {
        judgements: left.plus(all).len(),
        bribes: layout.underworld.bribes.unwrap_or(left_bribes) + held,
        criminals: criminals.map_or(0, |(_, cards)| cards.len() as u8),
    }));
    for (seat, held) in places() {
        // The facts need a card as the cause; the first criminal serves.
        let card = CardId(111);
        let tokens = judgements(&held.judgements)?;
        if !tokens.is_empty() {
            let count = tokens.len();
            facts.push(DeckFact::JudgementsOff(tokens).into());
            facts.push(told(UnderworldFact::JudgementsDrawn { seat, card, row: 0, count }));
            facts.push(Fact::Screen(seat, ScreenFact::JudgementsDrawn(tokens)));
            // No judgements are left to return.
            let none = JudgementSet::NONE;
            facts.push(Fact::Screen(seat, ScreenFact::JudgementsOut(none)));
        }
        let count = held.bribes;
        if count > 0 {
            facts.push(told(UnderworldFact::BribesTaken { seat, card, count }));
            facts.push(Fact::Screen(seat, ScreenFact::BribesIn(count)));
        }
    }
    Ok(())
}

fn told(fact: UnderworldFact) -> Fact {
    OpenFact::Underworld(fact).into()
}

fn one(number: i64) -> Offer {
    Offer::Judgement(JudgementId(number as u8))
}

pub const MOVES: &[Form<Move>] = &[
    ("<one> gives back judgement <number>", |w, a| {
        offer(w, a.get(0), one(a.get(1)), &[Topic::ReturnJudgement])
    }),
    ("<one> discards judgements|judgement <numbers>", |w, a| {
        let seat: Seat = a.get(0);
        asks(w, seat, &[Topic::DiscardJudgements, Topic::Amnesty])?;
        let tokens: Numbers = a.get(1);
        w.answer(seat, &Answer::Pick(tokens.into_iter().map(one).collect()))
    }),
    ("<one> bribes <card>", |w, a| offer(w, a.get(0), Offer::Card(a.get(1)), &[Topic::Bribe])),
    ("<one> moves <card>", |w, a| offer(w, a.get(0), Offer::Card(a.get(1)), &[Topic::Relocate])),
    ("<one> puts <card> under the deck", |w, a| {
        offer(w, a.get(0), Offer::Card(a.get(1)), &[Topic::PutUnder])
    }),
    ("<who> keep|keeps her|his|their criminals", |w, a| {
        let seats: Vec<Seat> = a.get(0);
        let mut seats = seats.into_iter();
        seats.try_for_each(|seat| offer(w, seat, Offer::Keep, &[Topic::PutUnder]))
    }),
    ("<one> discards <tokens> on <card> for judgement <number>", |w, a| {
        obeys(w, a, a.get::<CardId>(2).into(), a.get(3))
    }),
    ("<one> discards <tokens> on the domain for judgement <number>", |w, a| {
        obeys(w, a, Zone::Domain.into(), a.get(2))
    }),
    ("<one> discards <tokens> on the combat card for judgement <number>", |w, a| {
        obeys(w, a, Zone::Combat.into(), a.get(2))
    }),
];

fn obeys(world: &mut World, args: &Args, on: TokenPlace, number: i64) -> Result<(), Trouble> {
    for obey in obeying(args.get(1), on, number) {
        offer(world, args.get(0), obey, &[Topic::Obey])?;
    }
    Ok(())
}
