//! Expectations about criminals, judgements and bribes.

use super::possessions::{count, present};
use super::*;
use crate::story::underworld::{judgements, judgements_word};

pub const FORMS: &[Form<Expect>] = &[
    ("<who> has|have judgements|judgement <numbers>", |w, a| {
        for seat in players(a)? {
            same(a, 1, w.view(seat)?.screen.judgements)?;
        }
        Ok(())
    }),
    ("<who> hold|holds <number> judgements|judgement", |w, a| {
        for seat in players(a)? {
            let held = w.view(onlooker(w, seat)?)?.table.open.pyramids[seat].judgements;
            equal(name(seat), a.get::<i64>(1), i64::from(held.count))?;
        }
        Ok(())
    }),
    ("everybody sees <whose> judgements|judgement <numbers>", |w, a| {
        let seat: Seat = a.get(0);
        let open = w.view(onlooker(w, seat)?)?.table.open;
        same(a, 1, open.pyramids[seat].judgements.shown)
    }),
    ("<who> has|have <number> bribes|bribe", |w, a| count(w, a, |has| has.bribes.into())),
    ("the reserve has judgements|judgement <numbers>", |w, a| {
        same(a, 0, w.table().decks.judgements())
    }),
    ("the reserve has <number> judgements|judgement", |w, a| {
        let there = w.open_table().judgements;
        equal("the reserve", a.get::<i64>(0), i64::from(there))?;
        equal("face down", there, w.table().decks.judgements().len())
    }),
    ("the reserve has <number> bribes|bribe", |w, a| {
        let there = w.open_table().bribes;
        equal("the reserve", a.get::<i64>(0), i64::from(there))
    }),
    ("putting criminals under", |w, _| equal("the phase", Phase::Criminals, w.open_table().phase)),
    ("judgement", |w, _| equal("the phase", Phase::Judgement, w.open_table().phase)),
];

fn same(args: &Args, nth: usize, there: JudgementSet) -> Result<(), String> {
    let wanted = judgements(&args.get::<Vec<i64>>(nth))?;
    words("the judgements", &judgements_word(wanted), &judgements_word(there))
}

fn onlooker(world: &World, seat: Seat) -> Result<Seat, String> {
    present(world, seat)?;
    let seats = world.game.ruleset().agreement.seats;
    Ok(Seat((seat.0 + 1) % seats))
}

fn is(args: &Args, seat: Seat) -> bool {
    args.get::<Option<Seat>>(0).is_none_or(|wanted| wanted == seat)
}

fn number(args: &Args, nth: usize, count: u8) -> bool {
    args.get::<i64>(nth) == i64::from(count)
}

fn token(args: &Args, nth: usize, token: Token) -> bool {
    let wanted: Vec<Lies> = args.get(nth);
    wanted.iter().any(|lies| lies.token == token)
}

pub const FACTS: &[Form<Meaning>] = told! { a:
    "judgements and bribes were laid out":
        OpenFact::Underworld(UnderworldFact::InReserve { .. }) => true,
    "<somebody> drew <number> judgements|judgement for <card>":
        OpenFact::Underworld(UnderworldFact::JudgementsDrawn { seat, card, count, .. }) =>
            is(a, *seat) && number(a, 1, *count) && *card == a.get::<CardId>(2),
    "<somebody> chose row <number> of <card>":
        OpenFact::Underworld(UnderworldFact::JudgementsDrawn { seat, card, row, .. }) =>
            is(a, *seat) && number(a, 1, *row + 1) && *card == a.get::<CardId>(2),
    "<somebody> gave back <number> judgements|judgement for a <word>":
        OpenFact::Underworld(UnderworldFact::JudgementsReturned { seat, count, why }) => {
            let key = serde_json::to_value(why).unwrap_or_default();
            is(a, *seat) && number(a, 1, *count) && key.as_str() == Some(a.get::<String>(2).as_str())
        },
    "<somebody> took <number> bribes|bribe":
        OpenFact::Underworld(UnderworldFact::BribesTaken { seat, count, .. }) =>
            is(a, *seat) && number(a, 1, *count),
    "<somebody> paid <number> bribes|bribe for <card>":
        OpenFact::Underworld(UnderworldFact::BribesPaid { seat, card, count, .. }) =>
            is(a, *seat) && number(a, 1, *count) && *card == a.get::<CardId>(2),
    "<somebody> moved <card> to <place>":
        OpenFact::Underworld(UnderworldFact::Moved { seat, card, slot, .. }) =>
            is(a, *seat) && *card == a.get::<CardId>(1) && *slot == a.get::<Slot>(2),
    "the choices of criminals were shown":
        OpenFact::Underworld(UnderworldFact::PutUnderShown) => true,
    "<somebody> put a criminal under":
        OpenFact::Underworld(UnderworldFact::PutUnder { seat }) => is(a, *seat),
    "the judgements were shown": OpenFact::Underworld(UnderworldFact::JudgementsShown(_)) => true,
    "<somebody> discarded <tokens> for judgement <number>":
        OpenFact::Underworld(UnderworldFact::Obeyed { seat, judgement, token: lost, .. }) =>
            is(a, *seat) && token(a, 1, *lost) && number(a, 2, judgement.0),
};
