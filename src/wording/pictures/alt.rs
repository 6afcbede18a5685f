//! What a picture shows, in words.

use super::people;
use crate::cards::{AuctionCard, Card, Colour, Gems};
use crate::rules::{AuctionPlace, ScoreLine, Screen, Token};
use crate::wording::thing::{Joined, Thing};
use crate::wording::{Arg, Wording};

/// Whose pyramid it is and how many cards it has.
pub fn alt_pyramid(w: &Wording, name: &str, cards: usize) -> String {
    w.say(
        "alt-pyramid",
        &[("name", Arg::Text(name)), ("cards", cards.into())],
    )
}

/// The cards of one level.
pub fn alt_level(w: &Wording, level: i8, cards: Vec<Thing>) -> String {
    let cards = Thing::List(cards, Joined::Commas);
    w.say(
        "alt-level",
        &[("level", level.into()), ("cards", cards.into())],
    )
}

/// How many cards a player holds.
pub fn alt_in_hand(w: &Wording, cards: u8) -> String {
    w.say("alt-in-hand", &[("cards", cards.into())])
}

/// Single-colour circles as level, colour and value; nothing when there are none.
pub fn alt_circles(w: &Wording, circles: &[(i8, Colour, u16)]) -> Option<String> {
    let each = circles.iter().map(|(level, colour, value)| {
        let args = [
            ("level", (*level).into()),
            ("colour", (*colour).into()),
            ("value", (*value).into()),
        ];
        Thing::Said(w.say("alt-circle", &args))
    });
    let each = Thing::list(each, Joined::Commas);
    (!circles.is_empty()).then(|| w.say("alt-circles", &[("circles", each.into())]))
}

/// Tokens with how many there are of each; nothing when there are none.
pub fn alt_tokens(w: &Wording, tokens: &[(Token, u16)]) -> Option<String> {
    let each = tokens.iter();
    let each = each.map(|(token, count)| Thing::Tokens(*token, *count));
    let each = Thing::list(each, Joined::Commas);
    (!tokens.is_empty()).then(|| w.say("alt-tokens", &[("tokens", each.into())]))
}

/// The cards tucked under a card.
pub fn alt_under(w: &Wording, host: &Card, cards: Vec<Thing>) -> String {
    let args = [
        ("host", host.into()),
        ("cards", Thing::List(cards, Joined::Commas).into()),
    ];
    w.say("alt-under", &args)
}

/// How many cards are tucked under a card.
pub fn alt_under_count(w: &Wording, host: &Card, count: usize) -> String {
    let args = [("host", host.into()), ("count", count.into())];
    w.say("alt-under-count", &args)
}

/// The gems laid on a law.
pub fn alt_parked(w: &Wording, law: &Card, gems: &Gems) -> String {
    let args = [("card", law.into()), ("gems", (*gems).into())];
    w.say("alt-parked", &args)
}

/// A lettered card with its level and what lies on it.
pub fn alt_choice(w: &Wording, letter: char, choice: &Card, level: i8, tokens: &[Token]) -> String {
    let letter = letter.to_string();
    let tokens = Thing::tokens(tokens.iter().copied());
    let key = if tokens.is_empty() {
        "alt-choice"
    } else {
        "alt-choice-with"
    };
    let args = [
        ("letter", Arg::Text(&letter)),
        ("card", choice.into()),
        ("level", level.into()),
        ("tokens", Thing::List(tokens, Joined::Commas).into()),
    ];
    w.say(key, &args)
}

/// The auction row with the reserve.
pub fn alt_auction(w: &Wording, reserve: &Gems) -> String {
    w.say("alt-auction", &[("gems", (*reserve).into())])
}

/// The cards beside one auction card.
pub fn alt_auction_place(w: &Wording, at: AuctionCard, cards: &[(AuctionPlace, &Card)]) -> String {
    let each = cards.iter().map(|(place, card)| {
        let key = match place {
            AuctionPlace::Base => "alt-auction-base",
            AuctionPlace::Tip => "alt-auction-tip",
        };
        Thing::Said(w.say(key, &[("card", (*card).into())]))
    });
    let cards = if cards.is_empty() {
        Thing::Said(w.say("offer-no-card", &[]))
    } else {
        Thing::list(each, Joined::Commas)
    };
    w.say(
        "alt-auction-place",
        &[("colour", at.into()), ("cards", cards.into())],
    )
}

/// A hand: its size, gems, diamonds and attack tokens.
pub fn alt_hand(w: &Wording, cards: usize, screen: &Screen) -> String {
    w.say(
        "alt-hand",
        &[
            ("cards", cards.into()),
            (
                "gems",
                Thing::gems_and_diamonds(screen.gems, screen.diamonds).into(),
            ),
            ("attack", screen.attack.into()),
        ],
    )
}

/// The cards in hand by name; nothing when there are none.
pub fn alt_held(w: &Wording, cards: &[&Card]) -> Option<String> {
    let names = Thing::list(cards.iter().copied(), Joined::Commas);
    (!cards.is_empty()).then(|| w.say("alt-held", &[("names", names.into())]))
}

/// Gems, diamonds and attack tokens that somebody holds.
pub fn alt_holds(w: &Wording, screen: &Screen) -> String {
    let stones = Thing::gems_and_diamonds(screen.gems, screen.diamonds);
    let args = [("gems", stones.into()), ("attack", screen.attack.into())];
    w.say("alt-holds", &args)
}

/// How many cards the own pyramid has.
pub fn alt_own_pyramid(w: &Wording, cards: usize) -> String {
    w.say("alt-own-pyramid", &[("cards", cards.into())])
}

/// A card in hand and the levels it can be played on now.
pub fn alt_hand_card(w: &Wording, card: &Card, levels: &[u8]) -> String {
    let count = ("count", levels.len().into());
    let levels = levels.iter().map(|level| Thing::Said(level.to_string()));
    let levels = Thing::list(levels, Joined::Commas);
    w.say(
        "alt-hand-card",
        &[("card", card.into()), count, ("levels", levels.into())],
    )
}

/// Cards to choose from.
pub fn alt_dealt(w: &Wording, cards: &[&Card]) -> String {
    let names = Thing::list(cards.iter().copied(), Joined::Commas);
    w.say(
        "alt-dealt",
        &[("cards", cards.len().into()), ("names", names.into())],
    )
}

/// Which of them were chosen.
pub fn alt_dealt_chosen(w: &Wording, first: &Card, kept: &Card) -> String {
    let args = [("first", first.into()), ("kept", kept.into())];
    w.say("alt-dealt-chosen", &args)
}

/// A free place as it is told.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct LetteredPlace {
    /// Its letter.
    pub letter: char,
    /// Its level.
    pub level: i8,
    /// The single-colour circle the card would close there, with its value.
    pub circle: Option<(Colour, u16)>,
}

/// The places for a card: how large the pyramid is, and each letter with its level.
pub fn alt_placing(w: &Wording, card: &Card, cards: usize, places: &[LetteredPlace]) -> String {
    let each = places.iter().map(|p| Thing::Said(alt_place(w, p)));
    let each = Thing::list(each, Joined::Commas);
    let all = w.say("alt-places", &[("places", each.into())]);
    let heading = w.say(
        "alt-placing",
        &[("card", card.into()), ("cards", cards.into())],
    );
    format!("{heading} {all}")
}

fn alt_place(w: &Wording, place: &LetteredPlace) -> String {
    let letter = place.letter.to_string();
    let place_args = [
        ("letter", Arg::Text(&letter)),
        ("level", place.level.into()),
    ];
    let said = w.say("alt-place", &place_args);
    match place.circle {
        None => said,
        Some((colour, value)) => w.say(
            "alt-place-circle",
            &[
                ("place", Arg::Text(&said)),
                ("colour", colour.into()),
                ("value", value.into()),
            ],
        ),
    }
}

/// Who won; nothing while nobody has.
pub fn alt_winners(w: &Wording, names: &[String]) -> Option<String> {
    let args = [
        ("count", names.len().into()),
        ("names", people(names).into()),
    ];
    (!names.is_empty()).then(|| w.say("alt-winners", &args))
}

/// Who is waited for; nothing when nobody is.
pub fn alt_waiting(w: &Wording, names: &[String]) -> Option<String> {
    let args = [("names", people(names).into())];
    (!names.is_empty()).then(|| w.say("alt-waiting", &args))
}

/// The common stock of gems.
pub fn alt_reserve(w: &Wording, reserve: &Gems) -> String {
    w.say("alt-reserve", &[("gems", (*reserve).into())])
}

/// Who bids on an auction card; nothing when nobody does.
pub fn alt_bids(w: &Wording, at: AuctionCard, names: &[String]) -> Option<String> {
    let args = [("colour", at.into()), ("names", people(names).into())];
    (!names.is_empty()).then(|| w.say("alt-bids", &args))
}

/// What points are for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Scored {
    /// A line of the score sheet.
    Line(ScoreLine),
    /// What modules add.
    Other,
}

/// One player's score.
pub fn alt_score_player(w: &Wording, name: &str, total: i16, lines: &[(Scored, i16)]) -> String {
    let each = lines.iter().map(|(line, points)| {
        let line = match line {
            Scored::Line(line) => Thing::ScoreLine(*line),
            Scored::Other => Thing::Said(w.say("score-other", &[])),
        };
        let args = [("line", line.into()), ("points", (*points).into())];
        Thing::Said(w.say("alt-score-line", &args))
    });
    w.say(
        "alt-score-player",
        &[
            ("name", Arg::Text(name)),
            ("total", total.into()),
            ("lines", Thing::list(each, Joined::Commas).into()),
        ],
    )
}
