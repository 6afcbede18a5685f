//! What stood on a table, written down in a form that later releases keep: what comes later is written only where
//! there is such a thing, so that old games are still written as they were.

use serde::Serialize;
use serde_json::{Map, Value, json};
use viceroy::rules::{CardSet, DeckKind, Open, Pyramid, Screen, SeatSet, Table, TableView};

/// The decks that every game has.
const OF_THE_BASE_GAME: [DeckKind; 3] = [DeckKind::Large, DeckKind::Small, DeckKind::Laws];

/// Everything on a table, and who is asked what.
pub fn table(table: &Table, view: &TableView) -> Value {
    let screens = table.screens.iter().map(|(_, s)| screen(s));
    let deck = |deck| json!(table.decks.cards(deck));
    let awaiting = view.awaiting.iter();
    let counts: Vec<u8> = view.hands.iter().map(|(_, n)| *n).collect();
    let mut shown = json!({
        "open": open(&table.open),
        "screens": screens.collect::<Vec<_>>(),
        "decks": {
            "large": deck(DeckKind::Large),
            "small": deck(DeckKind::Small),
            "laws": deck(DeckKind::Laws),
        },
        "counts": {
            "hands": counts,
            "decks": OF_THE_BASE_GAME.map(|deck| view.decks[deck]),
        },
        "asked": awaiting.map(|a| json!([a.seat, a.topic])).collect::<Vec<_>>(),
    });
    let to_come = table.decks.monsters();
    if !to_come.is_empty() {
        shown["decks"]["monsters"] = json!(to_come);
    }
    if view.ruleset.has_underworld() {
        shown["decks"]["criminals"] = deck(DeckKind::Criminals);
        shown["decks"]["judgements"] = json!(table.decks.judgements());
        shown["counts"]["criminals"] = json!(view.decks[DeckKind::Criminals]);
        shown["open"]["judgements"] = json!(table.open.judgements);
        shown["open"]["bribes"] = json!(table.open.bribes);
    }
    if let Some(screens) = &view.shown {
        let screens = screens.iter().map(|(_, s)| json!([s.gems, s.attack]));
        shown["open_screens"] = screens.collect();
    }
    shown
}

fn open(open: &Open) -> Value {
    let beside = open.auction.iter().map(|(_, o)| json!([o.base, o.tip]));
    let mut shown = json!({
        "turn": open.turn,
        "phase": open.phase,
        "reserve": open.reserve,
        "auction": beside.collect::<Vec<_>>(),
        "auction_order": open.auction.in_order().collect::<Vec<_>>(),
        "pyramids": open.pyramids.iter().map(|(_, p)| pyramid(p)).collect::<Vec<_>>(),
        "discarded": cards(&open.discarded),
        "answered": seats(open.answered),
        "still_in": seats(open.still_in),
        "bids": open.bids,
        "claims": open.claims,
        "develops": open.develops,
        "scores": open.scores,
        "winners": seats(open.winners),
    });
    let rivals: Vec<_> = open.rivals_in.iter().collect();
    let later = &mut shown;
    if_any(later, "rivals_in", &rivals);
    if_any(later, "rival_bids", &open.rival_bids);
    if_any(later, "sits_out", &seats(open.sits_out));
    if_any(later, "monsters", &open.invasion.stack);
    if open.invasion.revealed > 0 {
        later["diamonds"] = json!(open.diamonds);
        later["shown"] = json!(open.invasion.shown);
        later["beaten"] = json!(open.invasion.beaten);
    }
    shown
}

fn if_any<T: Serialize>(shown: &mut Value, name: &str, things: &[T]) {
    if !things.is_empty() {
        shown[name] = json!(things);
    }
}

fn pyramid(pyramid: &Pyramid) -> Value {
    let standing = pyramid.cards.iter().map(|s| {
        let slot = [s.slot.level, s.slot.column];
        json!([
            s.card,
            slot,
            s.sections,
            s.painted.map(|with| with.is_some())
        ])
    });
    let tokens = pyramid.tokens.iter();
    let mut shown = json!({
        "standing": standing.collect::<Vec<_>>(),
        "tokens": tokens.map(|l| json!([l.on, l.token, l.used])).collect::<Vec<_>>(),
        "tucked": pyramid.tucked,
        "parked": pyramid.parked,
    });
    let combat = &pyramid.combat;
    if !combat.stones.is_empty() || !combat.penalties.is_empty() {
        shown["combat"] = json!(combat);
    }
    if pyramid.judgements.count > 0 {
        shown["judgements"] = json!(pyramid.judgements);
    }
    shown
}

fn screen(screen: &Screen) -> Value {
    let mut shown = json!({
        "gems": screen.gems,
        "attack": screen.attack,
        "hand": cards(&screen.hand),
        "dealt": cards(&screen.dealt),
        "sealed": screen.sealed,
    });
    if screen.diamonds > 0 {
        shown["diamonds"] = json!(screen.diamonds);
    }
    if screen.bribes > 0 {
        shown["bribes"] = json!(screen.bribes);
    }
    if !screen.judgements.is_empty() || !screen.drawn.is_empty() {
        shown["judgements"] = json!([screen.judgements, screen.drawn]);
    }
    shown
}

fn cards(cards: &CardSet) -> Vec<u8> {
    cards.iter().map(|card| card.0).collect()
}

fn seats(seats: SeatSet) -> Vec<u8> {
    seats.iter().map(|seat| seat.0).collect()
}

/// The table is the recorded one; says which part of it is not.
pub fn same(at: &str, recorded: &Value, now: &Value) {
    if let Some(difference) = difference(recorded, now, Extra::Forbidden) {
        panic!("{at}: not the table that was recorded: {difference}");
    }
}

/// All that was recorded is still said; a record may have learnt to say more.
pub fn includes(at: &str, recorded: &Value, now: &Value) {
    if let Some(difference) = difference(recorded, now, Extra::Allowed) {
        panic!("{at}: the record says something else: {difference}");
    }
}

#[derive(Clone, Copy, PartialEq)]
enum Extra {
    Allowed,
    Forbidden,
}

/// The path to the first thing that differs, with both values.
fn difference(recorded: &Value, now: &Value, extra: Extra) -> Option<String> {
    let inside = |name: &str, one: &Value, other: &Value| {
        difference(one, other, extra).map(|rest| format!("{name} {rest}"))
    };
    match (recorded, now) {
        (Value::Object(one), Value::Object(other)) => {
            let missing = &Value::Null;
            let of = |map: &'_ Map<String, Value>, name: &str| map.get(name).cloned();
            let known = one
                .iter()
                .find_map(|(name, v)| inside(name, v, &of(other, name).unwrap_or(Value::Null)));
            let mut added = other.iter().filter(|(name, _)| !one.contains_key(*name));
            known.or_else(|| match extra {
                Extra::Allowed => None,
                Extra::Forbidden => added.find_map(|(name, v)| inside(name, missing, v)),
            })
        }
        (Value::Array(one), Value::Array(other)) if one.len() == other.len() => {
            let mut pairs = one.iter().zip(other).enumerate();
            pairs.find_map(|(nth, (one, other))| inside(&nth.to_string(), one, other))
        }
        _ => (recorded != now).then(|| format!("was {recorded}, is {now}")),
    }
}
