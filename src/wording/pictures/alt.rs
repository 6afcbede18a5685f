//! What a picture shows, in words.

use super::{auction_heading, card, gems, list, number};
use crate::cards::{AuctionCard, Card, Colour, Gems};
use crate::rules::{AuctionPlace, DeckCounts, DeckKind, Token};
use crate::wording::{Arg, Wording, names};

/// Whose pyramid it is and how many cards it has.
pub fn alt_pyramid(w: &Wording, name: &str, cards: usize) -> String {
    w.say(
        "alt-pyramid",
        &[("name", Arg::Text(name)), ("cards", number(cards as u32))],
    )
}

/// The cards of one level.
pub fn alt_level(w: &Wording, level: i8, cards: &[String]) -> String {
    let cards = list(w, cards);
    w.say(
        "alt-level",
        &[("level", number(level)), ("cards", Arg::Text(&cards))],
    )
}

/// How many cards a player holds.
pub fn alt_in_hand(w: &Wording, cards: u8) -> String {
    w.say("alt-in-hand", &[("cards", number(cards))])
}

/// Single-colour circles as level, colour and value; nothing when there are none.
pub fn alt_circles(w: &Wording, circles: &[(i8, Colour, u16)]) -> Option<String> {
    let each: Vec<String> = circles
        .iter()
        .map(|(level, colour, value)| {
            w.say(
                "alt-circle",
                &[
                    ("level", number(*level)),
                    ("colour", Arg::Text(&w.say(colour.key(), &[]))),
                    ("value", number(*value)),
                ],
            )
        })
        .collect();
    (!each.is_empty()).then(|| w.say("alt-circles", &[("circles", Arg::Text(&list(w, &each)))]))
}

/// Tokens with how many there are of each; nothing when there are none.
pub fn alt_tokens(w: &Wording, tokens: &[(Token, u16)]) -> Option<String> {
    let each: Vec<String> = tokens
        .iter()
        .map(|(token, count)| alt_token(w, *token, *count))
        .collect();
    (!each.is_empty()).then(|| w.say("alt-tokens", &[("tokens", Arg::Text(&list(w, &each)))]))
}

fn alt_token(w: &Wording, token: Token, count: u16) -> String {
    let (key, colour) = match token {
        Token::Science => ("alt-token-science", None),
        Token::Magic => ("alt-token-magic", None),
        Token::Defence => ("alt-token-defence", None),
        Token::Points(_) => ("alt-token-points", None),
        Token::BonusMagic(_) => ("alt-token-bonus-magic", None),
        Token::BonusCircle { colour, .. } => ("alt-token-bonus-circle", Some(colour)),
        Token::Infinite(colour) => ("alt-token-infinite", Some(colour)),
    };
    let colour = colour.map_or(String::new(), |c| w.say(c.key(), &[]));
    w.say(
        key,
        &[("count", number(count)), ("colour", Arg::Text(&colour))],
    )
}

/// The cards tucked under a card.
pub fn alt_under(w: &Wording, host: &Card, cards: &[String]) -> String {
    let args = [
        ("host", Arg::Text(&card(w, host))),
        ("cards", Arg::Text(&list(w, cards))),
    ];
    w.say("alt-under", &args)
}

/// How many cards are tucked under a card.
pub fn alt_under_count(w: &Wording, host: &Card, count: usize) -> String {
    let args = [
        ("host", Arg::Text(&card(w, host))),
        ("count", number(count as u32)),
    ];
    w.say("alt-under-count", &args)
}

/// The gems laid on a law.
pub fn alt_parked(w: &Wording, law: &Card, gems: &Gems) -> String {
    let args = [
        ("card", Arg::Text(&card(w, law))),
        ("gems", Arg::Text(&names::gems(gems))),
    ];
    w.say("alt-parked", &args)
}

/// A lettered card with its level and what lies on it.
pub fn alt_choice(
    w: &Wording,
    letter: char,
    (choice, level): (&Card, i8),
    tokens: &[Token],
) -> String {
    let letter = letter.to_string();
    let tokens = names::all_tokens(tokens.iter().copied());
    let key = if tokens.is_empty() {
        "alt-choice"
    } else {
        "alt-choice-with"
    };
    let args = [
        ("letter", Arg::Text(&letter)),
        ("card", Arg::Text(&card(w, choice))),
        ("level", number(level)),
        ("tokens", Arg::Text(&list(w, &tokens))),
    ];
    w.say(key, &args)
}

/// The auction row: reserve and decks.
pub fn alt_auction(w: &Wording, reserve: &Gems, decks: &DeckCounts) -> String {
    w.say(
        "alt-auction",
        &[
            ("gems", Arg::Text(&gems(w, reserve))),
            ("large", number(decks[DeckKind::Large])),
            ("small", number(decks[DeckKind::Small])),
            ("laws", number(decks[DeckKind::Laws])),
        ],
    )
}

/// The cards beside one auction card.
pub fn alt_auction_place(w: &Wording, at: AuctionCard, cards: &[(AuctionPlace, &Card)]) -> String {
    let each: Vec<String> = cards
        .iter()
        .map(|(place, c)| {
            let key = match place {
                AuctionPlace::Base => "alt-auction-base",
                AuctionPlace::Tip => "alt-auction-tip",
            };
            w.say(key, &[("card", Arg::Text(&card(w, c)))])
        })
        .collect();
    let cards = if each.is_empty() {
        w.say("alt-auction-none", &[])
    } else {
        list(w, &each)
    };
    w.say(
        "alt-auction-place",
        &[
            ("colour", Arg::Text(&auction_heading(w, at))),
            ("cards", Arg::Text(&cards)),
        ],
    )
}

/// A hand: its size, gems and attack tokens.
pub fn alt_hand(w: &Wording, cards: usize, held: &Gems, attack: u8) -> String {
    w.say(
        "alt-hand",
        &[
            ("cards", number(cards as u32)),
            ("gems", Arg::Text(&gems(w, held))),
            ("attack", number(attack)),
        ],
    )
}

/// A card in hand and the levels it can be played on now.
pub fn alt_hand_card(w: &Wording, c: &Card, levels: &[u8]) -> String {
    let levels: Vec<String> = levels.iter().map(u8::to_string).collect();
    let levels = if levels.is_empty() {
        "none".to_owned()
    } else {
        list(w, &levels)
    };
    w.say(
        "alt-hand-card",
        &[
            ("card", Arg::Text(&card(w, c))),
            ("levels", Arg::Text(&levels)),
        ],
    )
}

/// Cards to choose from.
pub fn alt_dealt(w: &Wording, cards: &[&Card]) -> String {
    let names: Vec<String> = cards.iter().map(|c| card(w, c)).collect();
    w.say(
        "alt-dealt",
        &[
            ("cards", number(cards.len() as u32)),
            ("names", Arg::Text(&list(w, &names))),
        ],
    )
}

/// Which of them were chosen.
pub fn alt_dealt_chosen(w: &Wording, first: &Card, kept: &Card) -> String {
    let args = [
        ("first", Arg::Text(&card(w, first))),
        ("kept", Arg::Text(&card(w, kept))),
    ];
    w.say("alt-dealt-chosen", &args)
}

/// A free place as it is told.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Place {
    /// Its letter.
    pub letter: char,
    /// Its level.
    pub level: i8,
    /// The single-colour circle the card would close there, with its value.
    pub circle: Option<(Colour, u16)>,
}

/// The places for a card: how large the pyramid is, and each letter with its level.
pub fn alt_placing(w: &Wording, c: &Card, cards: usize, places: &[Place]) -> String {
    let each: Vec<String> = places.iter().map(|p| alt_place(w, p)).collect();
    let all = w.say("alt-places", &[("places", Arg::Text(&list(w, &each)))]);
    let heading = w.say(
        "alt-placing",
        &[
            ("card", Arg::Text(&card(w, c))),
            ("cards", number(cards as u32)),
        ],
    );
    format!("{heading} {all}")
}

fn alt_place(w: &Wording, place: &Place) -> String {
    let letter = place.letter.to_string();
    let place_args = [
        ("letter", Arg::Text(&letter)),
        ("level", number(place.level)),
    ];
    let said = w.say("alt-place", &place_args);
    match place.circle {
        None => said,
        Some((colour, value)) => w.say(
            "alt-place-circle",
            &[
                ("place", Arg::Text(&said)),
                ("colour", Arg::Text(&w.say(colour.key(), &[]))),
                ("value", number(value)),
            ],
        ),
    }
}

/// That it is the score sheet.
pub fn alt_score(w: &Wording) -> String {
    w.say("alt-score", &[])
}

/// Who won; nothing while nobody has.
pub fn alt_winners(w: &Wording, names: &[String]) -> Option<String> {
    let count = number(names.len() as u32);
    let args = [("count", count), ("names", Arg::Text(&list(w, names)))];
    (!names.is_empty()).then(|| w.say("alt-winners", &args))
}

/// Who is waited for; nothing when nobody is.
pub fn alt_waiting(w: &Wording, names: &[String]) -> Option<String> {
    let args = [("names", Arg::Text(&list(w, names)))];
    (!names.is_empty()).then(|| w.say("alt-waiting", &args))
}

/// The common stock of gems.
pub fn alt_reserve(w: &Wording, reserve: &Gems) -> String {
    w.say("alt-reserve", &[("gems", Arg::Text(&gems(w, reserve)))])
}

/// Who bids on an auction card; nothing when nobody does.
pub fn alt_bids(w: &Wording, at: AuctionCard, names: &[String]) -> Option<String> {
    let colours: Vec<String> = at.colours().map(|c| w.say(c.key(), &[])).collect();
    let colour = list(w, &colours);
    let args = [
        ("colour", Arg::Text(&colour)),
        ("names", Arg::Text(&list(w, names))),
    ];
    (!names.is_empty()).then(|| w.say("alt-bids", &args))
}

/// One player's score.
pub fn alt_score_player(w: &Wording, name: &str, total: i16, lines: &[(String, i16)]) -> String {
    let each: Vec<String> = lines
        .iter()
        .map(|(line, points)| {
            w.say(
                "alt-score-line",
                &[("line", Arg::Text(line)), ("points", number(*points))],
            )
        })
        .collect();
    w.say(
        "alt-score-player",
        &[
            ("name", Arg::Text(name)),
            ("total", number(total)),
            ("lines", Arg::Text(&list(w, &each))),
        ],
    )
}
