//! Words of the auction's reveal, the single card and the poster.

use crate::cards::{Card, Face, Gems, Printing, RowCost};
use crate::rules::Bid;
use crate::wording::bottoms::bottom;
use crate::wording::offers;
use crate::wording::thing::{Joined, Thing};
use crate::wording::{Arg, Wording};

/// A bidder took a card.
pub fn won(w: &Wording, bid: Bid, won: &Card) -> String {
    let args = [("bid", bid.into()), ("card", won.into())];
    w.say("picture-won", &args)
}

/// Nobody took the card a bidder bid on.
pub fn contested(w: &Wording, bid: Bid) -> String {
    w.say("picture-contested", &[("bid", bid.into())])
}

/// What a bid brings is not decided yet.
pub fn undecided(w: &Wording, bid: Bid) -> String {
    w.say("picture-undecided", &[("bid", bid.into())])
}

/// Somebody passed, and took gems.
pub fn passed(w: &Wording, gems: &Gems) -> String {
    if gems.is_empty() {
        return w.say("picture-passed", &[]);
    }
    w.say("picture-passed-for", &[("gems", (*gems).into())])
}

/// A virtual opponent removed a card, or none.
pub fn removed(w: &Wording, removed: Option<&Card>) -> String {
    match removed {
        Some(removed) => w.say("picture-removed", &[("card", removed.into())]),
        None => w.say("picture-removed-none", &[]),
    }
}

/// That the picture shows the bids of an auction.
pub fn alt_reveal(w: &Wording) -> String {
    w.say("alt-reveal", &[])
}

/// The same where it is known which auction of its turn it was.
pub fn alt_reveal_of(w: &Wording, auction: &str) -> String {
    w.say("alt-reveal-of", &[("auction", Arg::Text(auction))])
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
        &[("name", Arg::Text(name)), ("total", total.into())],
    )
}

/// How long a game was and how many played it.
pub fn length(w: &Wording, turns: u8, players: usize) -> String {
    w.say(
        "picture-length",
        &[("turns", turns.into()), ("players", players.into())],
    )
}

/// The cards that were not there in the picture before.
pub fn alt_fresh(w: &Wording, cards: Vec<Thing>) -> Option<String> {
    let is_any = !cards.is_empty();
    let cards = Thing::List(cards, Joined::Commas);
    is_any.then(|| w.say("alt-fresh", &[("cards", cards.into())]))
}

/// Everything a card shows.
pub fn alt_whole_card(w: &Wording, whole: &Card, printing: Printing) -> Vec<String> {
    let mut all = vec![w.say("alt-whole-card", &[("card", whole.into())])];
    match &whole.face {
        Face::Character { levels, .. } => {
            for (level, row) in (1u8..).zip(levels) {
                let args = [
                    ("level", level.into()),
                    ("cost", Thing::RowCost(row.cost).into()),
                    ("reward", Thing::rewards(&row.reward).into()),
                ];
                let key = match (row.cost, row.reward.is_empty()) {
                    (RowCost::Of(_), false) => "alt-row",
                    (RowCost::Of(_), true) => "alt-row-for-nothing",
                    (RowCost::Any(_), false) => "alt-row-any",
                    (RowCost::Any(_), true) => "alt-row-any-for-nothing",
                };
                all.push(w.say(key, &args));
            }
        }
        Face::Law { .. } => all.extend(w.law_text(whole, printing)),
        Face::Criminal { rows } => all.push(offers::criminal_rows(w, rows)),
    }
    let [left, right, lower_left, lower_right] = whole.sections.all().map(Arg::from);
    let args = [
        ("left", left),
        ("right", right),
        ("lowerleft", lower_left),
        ("lowerright", lower_right),
    ];
    all.push(w.say("alt-sections", &args));
    all.extend(
        bottom(w, whole).map(|bottom| w.say("alt-bottom", &[("bottom", Arg::Text(&bottom))])),
    );
    all
}
