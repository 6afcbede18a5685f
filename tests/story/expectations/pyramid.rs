//! Expectations about pyramids, as another player sees them.

use viceroy::rules::{PlacedCard, Pyramid, query};

use super::possessions::present;
use super::*;

pub const FORMS: &[Form<Expect>] = &[
    ("on <whose> <card> lies|lie <tokens>", |w, a| {
        let on: CardId = a.get(1);
        let pyramid = pyramid(w, a.get(0))?;
        let here = pyramid.tokens.iter().filter(|l| l.on == on);
        let there: Vec<Lies> = here.map(|l| Lies { token: l.token, used: l.used }).collect();
        words("the tokens", &told(a.get(2)), &told(there))
    }),
    ("on <whose> domain lies|lie <tokens>", |w, a| {
        let pyramid = pyramid(w, a.get(0))?;
        let domain = TokenPlace::Zone(Zone::Domain);
        let here = pyramid.tokens.iter().filter(|l| l.on == domain);
        let there = here.map(|l| Lies { token: l.token, used: l.used });
        words("the tokens", &told(a.get(1)), &told(there.collect()))
    }),
    ("<whose> domain lies at <place>", |w, a| {
        let domain = pyramid(w, a.get(0))?.domain;
        let there = domain.ok_or("there is no domain card")?.slot;
        equal("the place", a.get::<Slot>(1), there)
    }),
    ("<whose> domain counts as <rest>", |w, a| {
        let pyramid = pyramid(w, a.get(0))?;
        let sections = query::domain_sections(w.game.ruleset(), &pyramid);
        let sections = sections.ok_or("there is no domain card")?;
        let there = sections.map(SectionColour::key).join(" ");
        words("the corners", &a.get::<String>(1), &there)
    }),
    ("<whose> pyramid has <number> tokens", |w, a| {
        let tokens = pyramid(w, a.get(0))?.tokens.len();
        equal("tokens", a.get::<i64>(1), tokens as i64)
    }),
    ("<whose> pyramid has <number> cards|card", |w, a| {
        let cards = pyramid(w, a.get(0))?.cards.len();
        equal("cards", a.get::<i64>(1), cards as i64)
    }),
    ("<whose> pyramid is <placed>", |w, a| {
        let pyramid = pyramid(w, a.get(0))?;
        let wanted: Vec<Placed> = a.get(1);
        // Colours are compared only where the story names them.
        let full = |card| wanted.iter().any(|p| p.card == card && p.colours.is_some());
        let there = pyramid.cards.iter().map(|s| placed(s, full(s.card)));
        let there: Vec<Placed> = there.collect();
        words("the pyramid", &places(wanted), &places(there))
    }),
    ("<whose> pyramid holds <placed>", |w, a| {
        let pyramid = pyramid(w, a.get(0))?;
        for wanted in a.get::<Vec<Placed>>(1) {
            let full = wanted.colours.is_some();
            let there = pyramid.at(wanted.slot).map(|s| placed(s, full));
            let there: Vec<Placed> = there.into_iter().collect();
            words("the place", &places(vec![wanted]), &places(there))?;
        }
        Ok(())
    }),
    ("at <whose> <place> stands nothing", |w, a| {
        let there = pyramid(w, a.get(0))?.at(a.get::<Slot>(1)).map(|s| s.card);
        words("the place", "nothing", &cards_word(there))
    }),
    ("<whose> <card> is <colour> <section>", |w, a| {
        let (card, section): (CardId, Section) = (a.get(1), a.get(3));
        let pyramid = pyramid(w, a.get(0))?;
        let standing = pyramid.find(card);
        let standing = standing.ok_or_else(|| format!("card {} does not stand there", card.0))?;
        let wanted: Colour = a.get(2);
        words("the corner", wanted.key(), standing.section(section).key())
    }),
    ("under <whose> <card> lies|lie <cards>", |w, a| {
        let pyramid = pyramid(w, a.get(0))?;
        let there = pyramid.under(a.get(1));
        let wanted: Vec<CardId> = a.get(2);
        words("the cards", &cards_word(wanted), &cards_word(there))
    }),
    ("<gems> lies|lie on <whose> <card>", |w, a| {
        let there = pyramid(w, a.get(1))?.parked_on(a.get(2));
        words("the gems", &gems_word(&a.get::<Gems>(0)), &gems_word(&there))
    }),
    ("<whose> free cards are <cards>", |w, a| {
        let pyramid = pyramid(w, a.get(0))?;
        let free = pyramid.cards.iter().filter(|c| pyramid.is_free(c));
        let free: CardSet = free.map(|c| c.card).collect();
        let wanted: CardSet = a.get::<Vec<CardId>>(1).into_iter().collect();
        words("the free cards", &cards_word(wanted.iter()), &cards_word(free.iter()))
    }),
    ("<whose> unused infinite gems are <gems>", |w, a| {
        let ready = pyramid(w, a.get(0))?.ready_infinite();
        words("unused", &gems_word(&a.get::<Gems>(1)), &gems_word(&ready))
    }),
    ("no gem lies on a law", |w, _| {
        let open = w.open_table();
        let parked = open.pyramids.iter().find(|(_, p)| !p.parked.is_empty());
        said(parked.is_none(), || "no gem".to_owned(), || format!("{parked:?}"))
    }),
];

/// As the next player sees it.
fn pyramid(world: &World, seat: Seat) -> Result<Pyramid, String> {
    present(world, seat)?;
    let seats = world.game.ruleset().agreement.seats;
    let onlooker = Seat((seat.0 + 1) % seats);
    Ok(world.view(onlooker)?.table.open.pyramids[seat].clone())
}

/// Sorted, because the order of tokens has no meaning.
fn told(mut tokens: Vec<Lies>) -> String {
    if tokens.is_empty() {
        return "nothing".to_owned();
    }
    tokens.sort();
    let told: Vec<String> = tokens.into_iter().map(token_word).collect();
    told.join(" ")
}

fn placed(standing: &PlacedCard, colours: bool) -> Placed {
    Placed {
        card: standing.card,
        slot: standing.slot,
        colours: colours.then_some(standing.sections),
    }
}

fn letter(section: &SectionColour) -> char {
    section.colour().map_or('-', Colour::letter)
}

fn places(mut cards: Vec<Placed>) -> String {
    cards.sort_by_key(|p| p.slot);
    let told = cards.into_iter().map(|p| {
        let Slot { level, column } = p.slot;
        let place = format!("{}@{level},{column}", p.card.0);
        let letters = p.colours.map(|c| c.iter().map(letter).collect::<String>());
        letters.map_or(place.clone(), |letters| format!("{place}={letters}"))
    });
    let told: Vec<String> = told.collect();
    if told.is_empty() {
        return "nothing".to_owned();
    }
    told.join(" ")
}
