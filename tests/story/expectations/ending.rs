//! Expectations about scores and winners.

use super::possessions::present;
use super::*;

/// `scores` is the final sheet, `would score` the sheet if the game ended now.
pub const FORMS: &[Form<Expect>] = &[
    ("<who> would score <number> in all", |w, a| {
        each(w, a, |w, seat| Ok(w.score_now(seat).total()))
    }),
    ("<who> would score <number> for <rest>", |w, a| {
        let line = line(&a.get::<String>(2))?;
        each(w, a, |w, seat| Ok(line(&w.score_now(seat))))
    }),
    ("<who> scores|score <number> in all", |w, a| {
        each(w, a, |w, seat| Ok(sheet(w, seat)?.total()))
    }),
    ("<who> scores|score <number> for <rest>", |w, a| {
        let line = line(&a.get::<String>(2))?;
        each(w, a, |w, seat| Ok(line(&sheet(w, seat)?)))
    }),
    ("<who> wins|win", |w, a| {
        let there = w.open_table().winners;
        words("the winners", &names(a.seats(0)), &names(there.iter()))
    }),
];

fn each(
    world: &World,
    args: &Args,
    there: impl Fn(&World, Seat) -> Result<i16, String>,
) -> Result<(), String> {
    for seat in players(args)? {
        let there = there(world, present(world, seat)?)?;
        equal(name(seat), args.get::<i64>(1), i64::from(there))?;
    }
    Ok(())
}

fn sheet(world: &World, seat: Seat) -> Result<Score, String> {
    let score = world.open_table().scores[seat];
    score.ok_or_else(|| format!("expected the end of the game; {}", world.asked()))
}

fn line(words: &str) -> Result<fn(&Score) -> i16, String> {
    Ok(match words {
        "circles" => |s| s.circles,
        "infinite gems" => |s| s.infinite,
        "laws" => |s| s.laws,
        "points" => |s| s.power,
        "magic" => |s| s.magic,
        "sets" => |s| s.sets,
        "attack" => |s| s.attack,
        "other" => |s| s.other,
        _ => {
            return Err(format!(
                "`{words}` is no line of the score; there may stand: circles, infinite gems, laws, points, magic, \
                 sets, attack, other"
            ));
        }
    })
}
