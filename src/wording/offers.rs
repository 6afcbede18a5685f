//! What can be chosen, as labels of buttons and menus. Only the player who is asked sees them.

mod laws;
mod place;

use super::{Arg, clip, names, say};
use crate::cards::{CardId, Colour, Face, Gems, LawEffect};
use crate::rules::query::LevelState;
use crate::rules::{
    AuctionPlace, Bid, BySeat, Claim, DeckKind, Help, Offer, Question, SeatView, Topic, query,
};

/// The most characters of a button's label.
pub const BUTTON: usize = 80;
/// The most characters of a menu's label or description.
pub const OPTION: usize = 100;

pub use laws::{all, none, put_back};

/// What an offer is called in a menu.
pub struct Label {
    /// At most [`BUTTON`] characters.
    pub title: String,
    /// At most [`OPTION`] characters; may be empty.
    pub more: String,
}

impl Label {
    fn new(title: &str, more: &str) -> Label {
        Label {
            title: clip(title, BUTTON),
            more: clip(more, OPTION),
        }
    }
}

fn with(key: &str, args: &[(&str, &str)]) -> String {
    let args: Vec<_> = args.iter().map(|(n, t)| (*n, Arg::Text(t))).collect();
    say(key, &args)
}

/// An offer; `letter` is that of the place or card in the picture.
pub fn label(
    view: &SeatView,
    people: &BySeat<String>,
    question: &Question,
    offer: Offer,
    letter: char,
) -> Label {
    let card = |c| names::card(view.table.ruleset.catalogue, c);
    match offer {
        Offer::Card(c) if question.topic.help() == Help::Places => {
            laws::target(view, laws::Target::Slip, c, letter)
        }
        Offer::Card(c) if question.topic == Topic::Archive => laws::archived(view, c),
        Offer::Card(c) => Label::new(&with("offer-card", &[("card", &card(c))]), &gives(view, c)),
        Offer::Bid(bid) => Label::new(&bid_title(view, bid), ""),
        Offer::Offered { at, place } => {
            let lying = view.table.open.auction.at(at).get(place);
            let title = [
                ("card", lying.map_or_else(no_card, card)),
                ("colour", names::auction_card(at)),
                ("place", names::place(place)),
            ];
            let title: Vec<(&str, &str)> = title.iter().map(|(n, t)| (*n, t.as_str())).collect();
            let more = lying.map(|c| gives(view, c)).unwrap_or_default();
            Label::new(&with("offer-auction-card", &title), &more)
        }
        Offer::Claim(claim) => Label::new(&claim_title(view, question, claim), ""),
        Offer::GoOn => Label::new(&say("offer-go-on", &[]), ""),
        Offer::Insist => Label::new(&say("offer-insist", &[]), ""),
        // In the development phase plays and discards have menus of their own, so the card's name says it all.
        Offer::Play(c) if question.topic == Topic::Develop => Label::new(
            &with("offer-play", &[("card", &card(c))]),
            &play_more(view, c),
        ),
        Offer::Discard(c) if question.topic == Topic::Develop => {
            Label::new(&with("offer-discard", &[("card", &card(c))]), "")
        }
        Offer::Play(c) => Label::new(&play(view, c), ""),
        Offer::Discard(c) => Label::new(&discard(view, c), ""),
        Offer::Pass => Label::new(&say("offer-pass", &[]), ""),
        Offer::TakeBack => Label::new(&say("offer-take-back", &[]), ""),
        Offer::Place { slot, payment } => {
            let (title, more) = place::place(view, question.card, offer, (slot, &payment), letter);
            Label::new(&title, &more)
        }
        Offer::AllRewards => {
            let more = question.card.map(|c| first_rows(view, c));
            Label::new(&say("offer-all-rewards", &[]), &more.unwrap_or_default())
        }
        Offer::FifteenPoints => Label::new(&say("offer-fifteen", &[]), ""),
        Offer::Deck(deck) => {
            let key = match deck {
                DeckKind::Large => "offer-deck-large",
                DeckKind::Small => "offer-deck-small",
                DeckKind::Laws => "offer-deck-laws",
            };
            Label::new(&say(key, &[]), "")
        }
        Offer::UseOwnGem => Label::new(&say("offer-own-gem", &[]), ""),
        Offer::GoWithout => Label::new(&say("offer-without", &[]), ""),
        Offer::Colour(c) => {
            let name = names::colour_title(c);
            Label::new(&with("offer-colour", &[("colour", &name)]), "")
        }
        Offer::LawChoice(n) => Label::new(&law_choice(view, question.card, n), ""),
        Offer::Replace(c) => laws::target(view, laws::Target::Replace, c, letter),
        Offer::TuckUnder(c) => laws::target(view, laws::Target::TuckUnder, c, letter),
        Offer::Token { seat, card, token } => laws::token(view, people, (seat, card, token)),
        Offer::Tuck => laws::tuck(view, question),
        Offer::Keep => laws::keep(),
    }
}

/// Said where there is no card.
pub fn no_card() -> String {
    say("offer-no-card", &[])
}

/// The first card and the card kept.
pub fn pair(view: &SeatView, first: CardId, kept: CardId) -> Label {
    let card = |c| names::card(view.table.ruleset.catalogue, c);
    let title = with(
        "offer-pair",
        &[("first", &card(first)), ("kept", &card(kept))],
    );
    Label::new(&title, &gives(view, first))
}

fn bid_title(view: &SeatView, bid: Bid) -> String {
    match bid {
        Bid::Gem(colour) => {
            let cards = view.table.open.auction.for_gem(colour).cards();
            let cards: Vec<String> = cards
                .map(|(_, c)| names::card(view.table.ruleset.catalogue, c))
                .collect();
            let name = names::colour_title(colour);
            let cards = names::listed(&cards);
            with("offer-bid-gem", &[("colour", &name), ("cards", &cards)])
        }
        Bid::Attack => say("offer-bid-attack", &[]),
        Bid::Pass => say("offer-bid-pass", &[]),
    }
}

fn claim_title(view: &SeatView, question: &Question, claim: Claim) -> String {
    let at = |place| {
        question
            .auction_card
            .and_then(|at| view.table.open.auction.at(at).get(place))
            .map_or_else(no_card, |c| names::card(view.table.ruleset.catalogue, c))
    };
    match claim {
        Claim::Base => with("offer-claim-base", &[("card", &at(AuctionPlace::Base))]),
        Claim::Tip => with("offer-claim-tip", &[("card", &at(AuctionPlace::Tip))]),
        Claim::Either => say("offer-claim-either", &[]),
    }
}

/// What a card gives first: a character's first row, a law's text.
fn gives(view: &SeatView, card: CardId) -> String {
    match &view.table.ruleset.card(card).face {
        Face::Character { levels } => {
            let rewards = names::rewards(&levels[0].reward);
            with("offer-place-gives", &[("rewards", &rewards)])
        }
        Face::Law { .. } => law_text(view, card),
    }
}

fn first_rows(view: &SeatView, card: CardId) -> String {
    match &view.table.ruleset.card(card).face {
        Face::Character { levels } => {
            let all = levels.iter().take(3).flat_map(|row| row.reward.clone());
            names::rewards(&all.collect::<Vec<_>>())
        }
        Face::Law { .. } => law_text(view, card),
    }
}

fn law_text(view: &SeatView, card: CardId) -> String {
    let text = view.table.ruleset.law_text(card);
    text.map(|t| t.en.clone()).unwrap_or_default()
}

fn play_more(view: &SeatView, card: CardId) -> String {
    let ruleset = &view.table.ruleset;
    if let Some(text) = ruleset.law_text(card) {
        return with("offer-play-free", &[("text", &text.en)]);
    }
    let Some(pyramid) = view.table.open.pyramids.get(view.seat) else {
        return String::new();
    };
    let states = query::levels(ruleset, pyramid, &view.screen, card);
    let levels: Vec<String> = (1..=5)
        .zip(states)
        .filter(|(_, s)| *s == LevelState::Playable)
        .map(|(level, _): (i8, _)| level.to_string())
        .collect();
    let cost = names::cost(&ruleset.cost(card, 1));
    let count = Arg::Number(levels.len() as i64);
    let levels = names::listed_and(&levels);
    let args = [
        ("levels", Arg::Text(&levels)),
        ("count", count),
        ("cost", Arg::Text(&cost)),
    ];
    say("offer-play-levels", &args)
}

fn law_choice(view: &SeatView, card: Option<CardId>, n: u8) -> String {
    let ruleset = &view.table.ruleset;
    let law = card.and_then(|c| ruleset.card(c).law(ruleset.printing()));
    let rewards = law.and_then(|(_, effect)| match effect {
        LawEffect::Choose(lists) => lists.get(usize::from(n)),
        LawEffect::Scoring(_) | LawEffect::Task(_) => None,
    });
    match rewards {
        Some(rewards) => with("offer-law-choice", &[("rewards", &names::rewards(rewards))]),
        None => with("offer-law-numbered", &[("number", &(n + 1).to_string())]),
    }
}

/// A choice, for who plays several games that wait.
pub fn in_game(game: i64, choice: &str) -> String {
    with(
        "offer-in-game",
        &[("game", &game.to_string()), ("choice", choice)],
    )
}

/// Playing a card, said in full.
pub fn play(view: &SeatView, card: CardId) -> String {
    let card = names::card(view.table.ruleset.catalogue, card);
    with("offer-play-short", &[("card", &card)])
}

/// Discarding a card, said in full.
pub fn discard(view: &SeatView, card: CardId) -> String {
    let card = names::card(view.table.ruleset.catalogue, card);
    with("offer-discard-short", &[("card", &card)])
}

/// Gems to take.
pub fn gems(gems: &Gems) -> String {
    clip(&with("offer-gems", &[("gems", &names::gems(gems))]), BUTTON)
}

/// The button to the form for gems.
pub fn type_gems() -> String {
    say("offer-gems-type", &[])
}

/// The button for the best painting.
pub fn paint_best(points: i16) -> String {
    with("offer-paint-best", &[("points", &points.to_string())])
}

/// The button for no painting.
pub fn paint_none() -> String {
    say("offer-paint-none", &[])
}

/// A circle that could be painted in a colour.
pub fn paint_circle(view: &SeatView, upper: CardId, level: i8, colour: Colour, needs: u8) -> Label {
    let card = names::card(view.table.ruleset.catalogue, upper);
    let (level, name) = (level.to_string(), names::colour(colour));
    let title = with(
        "offer-paint-circle",
        &[("card", &card), ("level", &level), ("colour", &name)],
    );
    let gems = names::gems(&Gems::only(colour, needs));
    Label::new(&title, &with("offer-paint-cost", &[("gems", &gems)]))
}

/// What a menu is for, shown while nothing is chosen.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Menu {
    /// Anything.
    Choose,
    /// Cards to play.
    Play,
    /// Cards to discard.
    Discard,
    /// First cards.
    Pair,
    /// Places.
    Place,
    /// All mixes of gems.
    Gems,
    /// Some mixes of gems.
    SomeGems,
    /// Circles.
    Paint,
    /// Any number.
    Several,
    /// Laws that go back.
    PutBack,
}

/// What a menu is for.
pub fn menu(menu: Menu) -> String {
    let key = match menu {
        Menu::Choose => "menu-choose",
        Menu::Play => "menu-play",
        Menu::Discard => "menu-discard",
        Menu::Pair => "menu-pair",
        Menu::Place => "menu-place",
        Menu::Gems => "menu-gems",
        Menu::SomeGems => "menu-gems-some",
        Menu::Paint => "menu-paint",
        Menu::Several => "menu-several",
        Menu::PutBack => "menu-put-back",
    };
    say(key, &[])
}

#[cfg(test)]
mod tests;
