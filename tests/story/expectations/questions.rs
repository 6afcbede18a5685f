//! Expectations about prompts and their offers.

use super::*;
use crate::story::offers;
use crate::story::world::{topic, topic_word};

pub const FORMS: &[Form<Expect>] = &[
    ("nobody is asked", |w, _| only(w, &[])),
    ("only <who> is|are asked", |w, a| only(w, &a.seats(0))),
    ("<who> is|are not asked", |w, a| {
        for seat in players(a)? {
            let silent = w.view(seat)?.question.is_none();
            said(silent, || format!("{} not to be asked", name(seat)), || w.describe(seat))?;
        }
        Ok(())
    }),
    ("<one> is asked about <card>", |w, a| {
        let about = question(w, a.get(0))?.card;
        let wanted: CardId = a.get(1);
        said(about == Some(wanted), || cards_word([wanted]), || cards_word(about))
    }),
    ("<who> is|are not asked <rest>", |w, a| {
        let topic = topic(&a.get::<String>(1))?;
        for seat in players(a)? {
            let other = w.view(seat)?.question.is_none_or(|q| q.topic != topic);
            said(
                other,
                || format!("{} not to be asked {}", name(seat), topic_word(topic)),
                || w.describe(seat),
            )?;
        }
        Ok(())
    }),
    ("only <who> is|are asked <rest>", |w, a| {
        only(w, &a.seats(0))?;
        asked(w, a)
    }),
    ("<who> is|are asked <rest>", asked),
    ("<who> is|are offered <number> gems of <gems>", |w, a| {
        let most = a.get::<i64>(1) as u8;
        gems(w, a, HowMany::exactly(most), a.get(2))
    }),
    ("<who> is|are offered up to <number> gems of <gems>", |w, a| {
        let most = a.get::<i64>(1) as u8;
        gems(w, a, HowMany::up_to(most), a.get(2))
    }),
    ("<one> is offered a painting of <number> strokes for <number> points", |w, a| {
        let question = question(w, a.get(0))?;
        match question.shape {
            Shape::Paint { best, gain, .. } => {
                equal("strokes", a.get::<i64>(1), best.len() as i64)?;
                equal("points", a.get::<i64>(2), i64::from(gain))
            }
            _ => Err(format!("expected a painting; {}", w.describe(a.get(0)))),
        }
    }),
    ("<who> is|are offered <rest>", |w, a| {
        let phrases = phrases(a, 1)?;
        for seat in players(a)? {
            let question = question(w, seat)?;
            let mut left = offers::offered(&question);
            let mut missing = false;
            for phrase in &phrases {
                match left.iter().position(|o| phrase.names(*o, &question)) {
                    Some(nth) => {
                        left.remove(nth);
                    }
                    None => missing = true,
                }
            }
            said(!missing && left.is_empty(), || told(&phrases), || w.describe(seat))?;
        }
        Ok(())
    }),
    ("<one> is first offered <rest>", |w, a| {
        let phrases = phrases(a, 1)?;
        let question = question(w, a.get(0))?;
        let first = offers::offered(&question).into_iter().next();
        let [phrase] = &phrases[..] else {
            return Err("one offer is the first".into());
        };
        said(
            first.is_some_and(|first| phrase.names(first, &question)),
            || told(&phrases),
            || w.describe(a.get(0)),
        )
    }),
    ("<one> can choose no infinite gem", |w, a| {
        let question = question(w, a.get(0))?;
        let paid = |o: &viceroy::rules::Offer| matches!(o, viceroy::rules::Offer::Place { payment, .. } if !payment.infinite.is_empty());
        let some = offers::offered(&question).iter().any(paid);
        said(!some, || "no infinite gem to be offered".to_owned(), || w.describe(a.get(0)))
    }),
    ("<who> can choose <rest>", |w, a| chooses(w, a, true)),
    ("<who> cannot choose <rest>", |w, a| chooses(w, a, false)),
    ("<who> can take back the choice", |w, a| may_reconsider(w, a, true)),
    ("<who> cannot take back the choice", |w, a| may_reconsider(w, a, false)),
];

fn told(phrases: &[Phrase]) -> String {
    let told: Vec<&str> = phrases.iter().map(|p| p.text.as_str()).collect();
    format!("to be offered: {}", told.join(", "))
}

fn question(world: &World, seat: Seat) -> Result<Question, String> {
    let question = world.view(seat)?.question;
    question
        .ok_or_else(|| format!("expected {} to be asked something; {}", name(seat), world.asked()))
}

fn asked(world: &World, args: &Args) -> Result<(), String> {
    let topic = topic(&args.get::<String>(1))?;
    if args.seats(0).is_empty() {
        let awaiting = world.game.table_view().awaiting;
        let holds = awaiting.iter().all(|a| a.topic != topic);
        return said(holds, || names([]), || world.asked());
    }
    for seat in players(args)? {
        let there = question(world, seat)?.topic;
        said(there == topic, || topic_word(topic), || topic_word(there))
            .map_err(|differs| format!("{} is asked: {differs}", name(seat)))?;
    }
    Ok(())
}

fn only(world: &World, wanted: &[Seat]) -> Result<(), String> {
    let mut wanted = wanted.to_vec();
    wanted.sort();
    let there: Vec<Seat> = world.game.table_view().awaiting.iter().map(|a| a.seat).collect();
    said(there == wanted, || format!("{} to be asked", names(wanted)), || world.asked())
}

fn gems(world: &World, args: &Args, count: HowMany, of: Gems) -> Result<(), String> {
    for seat in players(args)? {
        let shape = question(world, seat)?.shape;
        let wanted = Shape::Gems { limits: of, total: count };
        let words = || format!("{} to {} gems of {}", count.least, count.most, gems_word(&of));
        said(shape == wanted, words, || world.describe(seat))?;
    }
    Ok(())
}

fn chooses(world: &World, args: &Args, can: bool) -> Result<(), String> {
    for seat in players(args)? {
        let question = question(world, seat)?;
        for phrase in phrases(args, 1)? {
            let offered = offers::offered(&question);
            let there = offered.iter().any(|o| phrase.names(*o, &question));
            let not = if can { "" } else { "not " };
            said(
                there == can,
                || format!("{} {not}to be offered", phrase.text),
                || world.describe(seat),
            )?;
        }
    }
    Ok(())
}

fn may_reconsider(world: &World, args: &Args, may: bool) -> Result<(), String> {
    for seat in players(args)? {
        equal("may take back", may, world.view(seat)?.may_reconsider)?;
    }
    Ok(())
}
