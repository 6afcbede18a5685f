//! Words of the auction's reveal, the single card and the poster.

use super::{card, list, number};
use crate::cards::{Card, Face, Gems, Printing};
use crate::rules::Bid;
use crate::wording::{Arg, Wording, names};

/// A bidder took a card.
pub fn won(w: &Wording, bid: Bid, won: &Card) -> String {
    with_bid(w, "picture-won", bid, &card(w, won))
}

/// Nobody took the card a bidder bid on.
pub fn contested(w: &Wording, bid: Bid) -> String {
    with_bid(w, "picture-contested", bid, "")
}

/// What a bid brings is not decided yet.
pub fn undecided(w: &Wording, bid: Bid) -> String {
    with_bid(w, "picture-undecided", bid, "")
}

fn with_bid(w: &Wording, key: &str, bid: Bid, card: &str) -> String {
    let bid = names::bid(bid);
    w.say(key, &[("bid", Arg::Text(&bid)), ("card", Arg::Text(card))])
}

/// Somebody passed, and took gems.
pub fn passed(w: &Wording, gems: &Gems) -> String {
    if gems.is_empty() {
        return w.say("picture-passed", &[]);
    }
    let gems = names::gems(gems);
    w.say("picture-passed-for", &[("gems", Arg::Text(&gems))])
}

/// A virtual opponent removed a card, or none.
pub fn removed(w: &Wording, removed: Option<&Card>) -> String {
    match removed {
        Some(removed) => {
            let card = card(w, removed);
            w.say("picture-removed", &[("card", Arg::Text(&card))])
        }
        None => w.say("picture-removed-none", &[]),
    }
}

/// That the picture shows the bids of an auction.
pub fn alt_reveal(w: &Wording) -> String {
    w.say("alt-reveal", &[])
}

/// What became of somebody's bid.
pub fn alt_bid(w: &Wording, name: &str, says: &str) -> String {
    w.say(
        "alt-bid",
        &[("name", Arg::Text(name)), ("says", Arg::Text(says))],
    )
}

/// That the picture is the poster of a finished game.
pub fn alt_poster(w: &Wording) -> String {
    w.say("alt-poster", &[])
}

/// A player's points at the end.
pub fn alt_total(w: &Wording, name: &str, total: i16) -> String {
    w.say(
        "alt-total",
        &[("name", Arg::Text(name)), ("total", number(total))],
    )
}

/// How long a game was and how many played it.
pub fn length(w: &Wording, turns: u8, players: usize) -> String {
    w.say(
        "picture-length",
        &[
            ("turns", number(turns)),
            ("players", number(players as u32)),
        ],
    )
}

/// The cards that were not there in the picture before.
pub fn alt_fresh(w: &Wording, cards: &[String]) -> Option<String> {
    let cards = list(w, cards);
    (!cards.is_empty()).then(|| w.say("alt-fresh", &[("cards", Arg::Text(&cards))]))
}

/// Everything a card shows.
pub fn alt_whole_card(w: &Wording, whole: &Card, printing: Printing) -> Vec<String> {
    let mut all = vec![w.say("alt-whole-card", &[("card", Arg::Text(&card(w, whole)))])];
    match &whole.face {
        Face::Character { levels } => {
            for (level, row) in (1u8..).zip(levels) {
                let args = [
                    ("level", number(level)),
                    ("cost", Arg::Text(&names::row_cost(row.cost))),
                    ("reward", Arg::Text(&names::rewards(&row.reward))),
                ];
                all.push(w.say("alt-row", &args));
            }
        }
        Face::Law { .. } => all.extend(whole.law(printing).map(|(text, _)| text.en.clone())),
    }
    let sections = whole.sections.all().map(names::section);
    let [left, right, lower_left, lower_right] = &sections;
    let args = [
        ("left", Arg::Text(left)),
        ("right", Arg::Text(right)),
        ("lowerleft", Arg::Text(lower_left)),
        ("lowerright", Arg::Text(lower_right)),
    ];
    all.push(w.say("alt-sections", &args));
    all
}
