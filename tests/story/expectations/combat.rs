//! Expectations about monsters and combat cards.

use super::possessions::present;
use super::*;

pub const FORMS: &[Form<Expect>] = &[
    ("<whose> combat card has <number> diamonds|diamond", |w, a| {
        let there = pyramid(w, a)?.combat.stones.diamonds;
        equal("the diamonds", a.get::<i64>(1), i64::from(there))
    }),
    ("<whose> combat card has <gems>", |w, a| {
        let there = pyramid(w, a)?.combat.stones.gems;
        let wanted: Gems = a.get(1);
        words("the gems", &gems_word(&wanted), &gems_word(&there))
    }),
    ("on <whose> combat card lies|lie <tokens>", |w, a| {
        let pyramid = pyramid(w, a)?;
        let lying = pyramid.tokens.iter();
        let here = lying.filter(|l| l.on == TokenPlace::Zone(Zone::Combat));
        let there: Vec<String> = here.map(|l| token_word(lying_there(l.token))).collect();
        let wanted: Vec<Lies> = a.get(1);
        let wanted: Vec<String> = wanted.iter().map(|l| token_word(*l)).collect();
        words("the tokens", &wanted.join(" "), &there.join(" "))
    }),
    ("beside <whose> combat card lies|lie <number> monsters|monster", |w, a| {
        let there = pyramid(w, a)?.combat.penalties.len();
        equal("the penalties", a.get::<i64>(1), there as i64)
    }),
    ("the monsters are <numbers>", |w, a| {
        let view = w.game.table_view();
        let there = view.open.invasion.stack.iter();
        let there: Vec<i64> = there.map(|MonsterId(n)| i64::from(*n)).collect();
        equal("the stack", a.get::<Vec<i64>>(0), there)
    }),
    ("there are <number> monsters|monster", |w, a| {
        let there = w.game.table_view().open.invasion.stack.len();
        equal("the stack", a.get::<i64>(0), there as i64)
    }),
    ("a combat", |w, _| equal("the phase", Phase::Combat, w.game.table_view().open.phase)),
];

fn lying_there(token: Token) -> Lies {
    Lies { token, used: false }
}

fn pyramid(world: &World, args: &Args) -> Result<Pyramid, String> {
    let seat = present(world, args.get::<Seat>(0))?;
    Ok(world.table().open.pyramids[seat].clone())
}

fn is(args: &Args, seat: Seat) -> bool {
    args.get::<Option<Seat>>(0).is_none_or(|wanted| wanted == seat)
}

pub const FACTS: &[Form<Meaning>] = told! { a:
    "a monster appeared": OpenFact::Invasion(InvasionFact::Appeared(_)) => true,
    "one of the monsters <number> to <number> appeared":
        OpenFact::Invasion(InvasionFact::Appeared(monster)) =>
            (a.get::<i64>(0)..=a.get(1)).contains(&i64::from(monster.0)),
    "<somebody> beat <number> monsters|monster":
        OpenFact::Invasion(InvasionFact::Fought { seat, beaten, .. }) =>
            is(a, *seat) && a.get::<i64>(1) == i64::from(*beaten),
    "<somebody> kept <gems> of a bid":
        OpenFact::Invasion(InvasionFact::BidKept { seat, stones }) =>
            is(a, *seat) && a.get::<Gems>(1) == stones.gems,
    "<somebody> took <gems> from the combat card":
        OpenFact::Invasion(InvasionFact::TakenFromCombat { seat, stones, .. }) =>
            is(a, *seat) && a.get::<Gems>(1) == stones.gems,
    "<somebody> took <number> diamonds|diamond from the combat card":
        OpenFact::Invasion(InvasionFact::TakenFromCombat { seat, stones, .. }) =>
            is(a, *seat) && a.get::<i64>(1) == i64::from(stones.diamonds),
    "the forces were shown": OpenFact::Invasion(InvasionFact::Shown(_)) => true,
    "the combat cards were cleared":
        OpenFact::Invasion(InvasionFact::CombatCardCleared { .. }) => true,
};
