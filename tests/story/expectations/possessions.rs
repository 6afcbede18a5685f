//! Expectations about screens and hands.

use viceroy::rules::Screen;

use super::*;

pub const FORMS: &[Form<Expect>] = &[
    ("<who> hold|holds <number> laws|law", |w, a| kind(w, a, Card::is_law)),
    ("<who> hold|holds <number> characters|character", |w, a| kind(w, a, Card::is_character)),
    ("<who> hold|holds <number> criminals|criminal", |w, a| kind(w, a, Card::is_criminal)),
    ("<who> hold|holds at least <number> laws", |w, a| {
        for seat in players(a)? {
            let laws = w.view(seat)?.screen.hand.iter().filter(|c| c.0 > 64).count() as i64;
            let least: i64 = a.get(1);
            said(laws >= least, || format!("at least {least} laws"), || format!("{laws}"))?;
        }
        Ok(())
    }),
    ("<who> hold|holds <number> cards|card", |w, a| {
        for seat in players(a)? {
            w.view(seat)?;
            let there = w.game.table_view().hands[seat];
            equal(name(seat), a.get::<i64>(1), i64::from(there))?;
        }
        Ok(())
    }),
    ("<who> hold|holds only <cards>", |w, a| only(w, a, |has| has.hand)),
    ("<who> hold|holds <cards>", |w, a| holds(w, a, true)),
    ("<who> do|does not hold <cards>", |w, a| holds(w, a, false)),
    ("<who> is|are dealt <number> characters", |w, a| {
        for seat in players(a)? {
            let dealt = w.view(seat)?.screen.dealt;
            equal(name(seat), a.get::<i64>(1), dealt.iter().filter(|c| c.0 <= 64).count() as i64)?;
            equal("other cards", 0, dealt.iter().filter(|c| c.0 > 64).count())?;
        }
        Ok(())
    }),
    ("<who> is|are dealt <cards>", |w, a| only(w, a, |has| has.dealt)),
    ("<who> has|have <number> gems", |w, a| count(w, a, |has| has.gems.total().into())),
    ("<who> has|have at most <number> gems of a colour", |w, a| {
        for seat in players(a)? {
            let gems = w.view(seat)?.screen.gems;
            let most: i64 = a.get(1);
            let holds = gems.iter().all(|(_, n)| i64::from(*n) <= most);
            said(holds, || format!("at most {most} of a colour"), || gems_word(&gems))?;
        }
        Ok(())
    }),
    ("<who> has|have <gems>", |w, a| {
        for seat in players(a)? {
            let there = w.view(seat)?.screen.gems;
            words(name(seat), &gems_word(&a.get::<Gems>(1)), &gems_word(&there))?;
        }
        Ok(())
    }),
    ("<who> has|have <number> diamonds|diamond", |w, a| count(w, a, |has| has.diamonds.into())),
    ("<who> has|have <number> attack", |w, a| count(w, a, |has| has.attack.into())),
    ("everybody sees <gems> and <number> attack behind <whose> screen", |w, a| {
        let seat = present(w, a.get(2))?;
        let shown = w.game.table_view().shown;
        let shown = shown.ok_or("expected open screens, they are closed")?[seat];
        let (gems, attack): (Gems, i64) = (a.get(0), a.get(1));
        words("the gems", &gems_word(&gems), &gems_word(&shown.gems))?;
        equal("the attack tokens", attack, i64::from(shown.attack))
    }),
    ("nobody sees behind a screen", |w, _| {
        let shown = w.game.table_view().shown;
        said(shown.is_none(), || "closed screens".to_owned(), || "open ones".to_owned())
    }),
    ("<number> gems of each colour are in the game", |w, a| {
        let table = w.table();
        let mut gems = table.open.reserve;
        for (seat, screen) in table.screens.iter() {
            gems = gems.plus(&screen.gems).plus(&table.open.pyramids[seat].gems_lying());
        }
        let wanted = Gems::each(a.get::<i64>(0) as u8);
        words("all gems", &gems_word(&wanted), &gems_word(&gems))
    }),
];

fn holds(world: &World, args: &Args, does: bool) -> Result<(), String> {
    for seat in players(args)? {
        let hand = world.view(seat)?.screen.hand;
        let cards: Vec<CardId> = args.get(1);
        if cards.is_empty() {
            return Err("`nothing` is no card; write `holds only nothing`".to_owned());
        }
        for card in cards {
            let not = if does { "" } else { "no " };
            said(
                hand.contains(card) == does,
                || format!("{not}{} in {}'s hand", card.0, name(seat)),
                || cards_word(hand.iter()),
            )?;
        }
    }
    Ok(())
}

pub fn count(world: &World, args: &Args, of: impl Fn(&Screen) -> i64) -> Result<(), String> {
    for seat in players(args)? {
        equal(name(seat), args.get::<i64>(1), of(&world.view(seat)?.screen))?;
    }
    Ok(())
}

fn only(world: &World, args: &Args, of: fn(&Screen) -> CardSet) -> Result<(), String> {
    let wanted: CardSet = args.get::<Vec<CardId>>(1).into_iter().collect();
    for seat in players(args)? {
        let there = of(&world.view(seat)?.screen);
        said(there == wanted, || cards_word(wanted.iter()), || cards_word(there.iter()))?;
    }
    Ok(())
}

fn kind(world: &World, args: &Args, is: fn(&Card) -> bool) -> Result<(), String> {
    let rules = world.game.ruleset();
    count(world, args, |has| has.hand.iter().filter(|c| is(rules.card(*c))).count() as i64)
}

pub fn present(world: &World, seat: Seat) -> Result<Seat, String> {
    world.view(seat).map(|_| seat)
}
