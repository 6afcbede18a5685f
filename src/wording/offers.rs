//! What can be chosen, as labels of buttons and menus. Only the player who is asked sees them.

mod combat;
mod diamonds;
mod label;
mod laws;
mod place;
mod underworld;

use self::label::card_or_none;
use super::thing::{Joined, Thing};
use super::{Arg, Wording, bottoms, clip, panel};
use crate::cards::{CardId, Colour, Face, Gems, LawEffect};
use crate::rules::query::LevelState;
use crate::rules::{
    AuctionPlace, Bid, BySeat, Claim, DeckKind, DomainReward, Help, Offer, Question, SeatView,
    Topic, query,
};

pub use label::{BUTTON, Label, OPTION};
pub use laws::{all, none, put_back};
pub(in crate::wording) use underworld::rows as criminal_rows;

/// An offer; `letter` is that of the place or card in the picture.
pub fn label(
    w: &Wording,
    view: &SeatView,
    people: &BySeat<String>,
    question: &Question,
    offer: Offer,
    letter: char,
) -> Label {
    let card = |c| ("card", Thing::card(view.table.ruleset.catalogue, c).into());
    let plain = |key| Label::new(&w.say(key, &[]), "");
    match offer {
        Offer::Card(c) if question.topic == Topic::Bribe => underworld::bribe(w, view, c, letter),
        Offer::Card(c) if question.topic == Topic::Relocate => {
            laws::target(w, view, laws::Target::Relocate, c, letter)
        }
        Offer::Card(c) if question.topic == Topic::PutUnder => underworld::put_under(w, view, c),
        Offer::Keep if question.topic == Topic::PutUnder => plain("offer-put-under-none"),
        Offer::Keep if question.topic == Topic::RenameDiamond => diamonds::stays(w, question),
        Offer::GoWithout if question.topic == Topic::Bribe => plain("offer-bribe-none"),
        Offer::CriminalRow(row) => underworld::row(w, view, question, row),
        Offer::Judgement(token) => underworld::judgement(w, view, token),
        Offer::Obey {
            judgement,
            on,
            token,
        } => underworld::obey(w, view, judgement, on, token),
        Offer::Card(c) if question.topic.help() == Help::Places => {
            laws::target(w, view, laws::Target::Slip, c, letter)
        }
        Offer::Card(c) if question.topic == Topic::Archive => {
            laws::goes_under(w, view, c, "offer-archive")
        }
        Offer::Card(c) if question.topic == Topic::Deposit => {
            laws::goes_under(w, view, c, "offer-deposit")
        }
        Offer::Card(c) => Label::new(&w.say("offer-card", &[card(c)]), &gives(w, view, c)),
        Offer::Bid(bid) => Label::new(&bid_title(w, view, bid), ""),
        Offer::Offered { at, place } => {
            let offered = view.table.open.auction.at(at).get(place);
            let title = [
                ("card", card_or_none(w, view, offered).into()),
                ("colour", at.into()),
                ("place", place.into()),
            ];
            let more = offered.map(|c| gives(w, view, c)).unwrap_or_default();
            Label::new(&w.say("offer-auction-card", &title), &more)
        }
        Offer::Claim(claim) => Label::new(&claim_title(w, view, question, claim), ""),
        Offer::GoOn => plain("offer-go-on"),
        Offer::Insist => plain("offer-insist"),
        // In the development phase plays and discards have menus of their own, so the card's name says it all.
        Offer::Play(c) if question.topic == Topic::Develop => {
            Label::new(&w.say("offer-play", &[card(c)]), &play_more(w, view, c))
        }
        Offer::Discard(c) if question.topic == Topic::Develop => {
            Label::new(&w.say("offer-discard", &[card(c)]), "")
        }
        Offer::Play(c) => Label::new(&play(w, view, c), ""),
        Offer::Discard(c) => Label::new(&discard(w, view, c), ""),
        Offer::Pass => plain("offer-pass"),
        Offer::TakeBack => plain("offer-take-back"),
        Offer::Place { slot, payment } => {
            let (title, more) = place::place(w, view, question.card, slot, payment, letter);
            Label::new(&title, &more)
        }
        Offer::AllRewards => {
            let more = question.card.map(|c| first_rows(w, view, c));
            Label::new(&w.say("offer-all-rewards", &[]), &more.unwrap_or_default())
        }
        Offer::FifteenPoints => plain("offer-fifteen"),
        Offer::Deck(DeckKind::Large) => plain("offer-deck-large"),
        Offer::Deck(DeckKind::Small) => plain("offer-deck-small"),
        Offer::Deck(DeckKind::Laws) => plain("offer-deck-laws"),
        Offer::Deck(DeckKind::Criminals) => plain("offer-deck-criminals"),
        Offer::UseOwnGem => plain("offer-own-gem"),
        Offer::GoWithout => plain("offer-without"),
        Offer::UseCombatCard => plain("offer-combat-card"),
        Offer::Show(stones) => combat::show(w, view, &stones),
        Offer::Fight(way) => combat::fight(w, question, &way),
        Offer::Monster(monster) => combat::monster(w, view, monster),
        Offer::Colour(c) => Label::new(&w.say("offer-colour", &[("colour", c.into())]), ""),
        Offer::LawChoice(n) => Label::new(&law_choice(w, view, question.card, n), ""),
        Offer::Replace(c) => laws::target(w, view, laws::Target::Replace, c, letter),
        Offer::TuckUnder(c) if panel::repeats(view, question) => {
            laws::target(w, view, laws::Target::RewardAgain, c, letter)
        }
        Offer::TuckUnder(c) => laws::target(w, view, laws::Target::TuckUnder, c, letter),
        Offer::Token { seat, card, token } => laws::token(w, view, people, seat, card, token),
        Offer::Tuck => laws::tuck(w, view, question),
        Offer::Keep => laws::keep(w),
        Offer::DiamondAt(at) => diamonds::at(w, view, question, at),
        Offer::DomainReward(reward) => Label::new(
            &domain_reward(w, reward),
            &w.say(&format!("domain-reward-{}-more", reward.key()), &[]),
        ),
    }
}

/// What a domain card gives.
pub fn domain_reward(w: &Wording, reward: DomainReward) -> String {
    let count = [("count", DomainReward::GEMS.into())];
    w.say(&format!("domain-reward-{}", reward.key()), &count)
}

/// The first card and the card kept.
pub fn pair(w: &Wording, view: &SeatView, first: CardId, kept: CardId) -> Label {
    let card = |c| Arg::Thing(Thing::card(view.table.ruleset.catalogue, c));
    let title = w.say(
        "offer-pair",
        &[("first", card(first)), ("kept", card(kept))],
    );
    Label::new(&title, &gives(w, view, first))
}

fn bid_title(w: &Wording, view: &SeatView, bid: Bid) -> String {
    match bid {
        Bid::Gem(colour) => {
            let cards = view.table.open.auction.for_gem(colour).cards();
            let cards = cards.map(|(_, c)| Thing::card(view.table.ruleset.catalogue, c));
            let cards = Thing::list(cards, Joined::Commas);
            w.say(
                "offer-bid-gem",
                &[("colour", colour.into()), ("cards", cards.into())],
            )
        }
        Bid::Attack => w.say("offer-bid-attack", &[]),
        Bid::Diamond => w.say("offer-bid-diamond", &[]),
        Bid::Pass => match panel::passing(view) {
            0 => w.say("offer-bid-pass-nothing", &[]),
            gems => w.say("offer-bid-pass", &[("gems", Thing::AnyGems(gems).into())]),
        },
    }
}

/// A colour that cannot be bid, and why; nothing where neither a gem nor a card is missing.
pub fn no_bid(w: &Wording, view: &SeatView, colour: Colour) -> Option<String> {
    let key = if view.table.open.auction.for_gem(colour).count() == 0 {
        "offer-bid-no-card"
    } else if view.screen.gems[colour] == 0 {
        "offer-bid-no-gem"
    } else {
        return None;
    };
    Some(clip(&w.say(key, &[("colour", colour.into())]), BUTTON))
}

/// A place on a button, which says no more than what it costs and closes.
pub fn short_place(w: &Wording, view: &SeatView, label: &Label, offer: Offer) -> String {
    let circle = place::closes(w, view, offer);
    let Some(circle) = circle else {
        return label.title.clone();
    };
    let both = [
        ("first", Arg::Text(&label.title)),
        ("second", Arg::Text(&circle)),
    ];
    clip(&w.say("offer-place-both", &both), BUTTON)
}

fn claim_title(w: &Wording, view: &SeatView, question: &Question, claim: Claim) -> String {
    let at = |place| {
        let at = question.auction_card;
        let card = at.and_then(|at| view.table.open.auction.at(at).get(place));
        ("card", card_or_none(w, view, card).into())
    };
    match claim {
        Claim::Base => w.say("offer-claim-base", &[at(AuctionPlace::Base)]),
        Claim::Tip => w.say("offer-claim-tip", &[at(AuctionPlace::Tip)]),
        Claim::Either => w.say("offer-claim-either", &[]),
    }
}

/// What a card gives first: a character's first row, a law's text.
fn gives(w: &Wording, view: &SeatView, card: CardId) -> String {
    match &view.table.ruleset.card(card).face {
        Face::Character { levels, .. } => {
            bottoms::row(w, view.table.ruleset.card(card), &levels[0].reward)
        }
        Face::Law { .. } => law_text(w, view, card).unwrap_or_default(),
        Face::Criminal { rows } => underworld::rows(w, rows),
    }
}

fn first_rows(w: &Wording, view: &SeatView, card: CardId) -> String {
    match &view.table.ruleset.card(card).face {
        Face::Character { levels, .. } => {
            let all = levels.iter().take(3).flat_map(|row| row.reward.clone());
            w.word(Thing::rewards(&all.collect::<Vec<_>>()))
        }
        Face::Law { .. } => law_text(w, view, card).unwrap_or_default(),
        Face::Criminal { rows } => underworld::rows(w, rows),
    }
}

fn law_text(w: &Wording, view: &SeatView, card: CardId) -> Option<String> {
    let ruleset = &view.table.ruleset;
    w.law_text(ruleset.card(card), ruleset.printing())
}

fn play_more(w: &Wording, view: &SeatView, card: CardId) -> String {
    let ruleset = &view.table.ruleset;
    if let Some(text) = law_text(w, view, card) {
        return w.say("offer-play-free", &[("text", Arg::Text(&text))]);
    }
    if let Some(rows) = ruleset.card(card).criminal_rows() {
        return underworld::rows(w, rows);
    }
    let Some(pyramid) = view.table.open.pyramids.get(view.seat) else {
        return String::new();
    };
    let states = query::levels(ruleset, pyramid, &view.screen, card);
    let levels: Vec<Thing> = (1..=5)
        .zip(states)
        .filter(|(_, s)| *s == LevelState::Playable)
        .map(|(level, _): (i8, _)| Thing::Said(level.to_string()))
        .collect();
    let args = [
        ("count", levels.len().into()),
        ("levels", Thing::List(levels, Joined::And).into()),
        ("cost", ruleset.cost(card, 1).into()),
    ];
    w.say("offer-play-levels", &args)
}

fn law_choice(w: &Wording, view: &SeatView, card: Option<CardId>, n: u8) -> String {
    let ruleset = &view.table.ruleset;
    let law = card.and_then(|c| ruleset.card(c).law(ruleset.printing()));
    let rewards = law.and_then(|(_, effect)| match effect {
        LawEffect::Choose(lists) => lists.get(usize::from(n)),
        LawEffect::Scoring(_) | LawEffect::Task(_) => None,
    });
    match rewards {
        Some(rewards) => {
            let rewards = Thing::rewards(rewards);
            w.say("offer-law-choice", &[("rewards", rewards.into())])
        }
        None => w.say("offer-law-numbered", &[("number", (n + 1).into())]),
    }
}

/// A choice, for who plays several games that wait.
pub fn in_game(w: &Wording, game: i64, choice: &str) -> String {
    let game = game.to_string();
    let args = [("game", Arg::Text(&game)), ("choice", Arg::Text(choice))];
    w.say("offer-in-game", &args)
}

/// Playing a card, said in full.
pub fn play(w: &Wording, view: &SeatView, card: CardId) -> String {
    let card = Thing::card(view.table.ruleset.catalogue, card);
    w.say("offer-play-short", &[("card", card.into())])
}

/// Discarding a card, said in full.
pub fn discard(w: &Wording, view: &SeatView, card: CardId) -> String {
    let card = Thing::card(view.table.ruleset.catalogue, card);
    w.say("offer-discard-short", &[("card", card.into())])
}

/// Gems to take.
pub fn gems(w: &Wording, gems: &Gems) -> String {
    clip(&w.say("offer-gems", &[("gems", (*gems).into())]), BUTTON)
}

/// A mix of gems, some of which come from the own combat card (R-INV-05).
pub fn gems_to_take(w: &Wording, gems: &Gems, from_combat_card: &Gems) -> String {
    if from_combat_card.is_empty() {
        return self::gems(w, gems);
    }
    let args = [
        ("gems", (*gems).into()),
        ("kept", (*from_combat_card).into()),
    ];
    clip(&w.say("offer-gems-from-combat-card", &args), BUTTON)
}

/// The button to the form for gems.
pub fn type_gems(w: &Wording) -> String {
    w.say("offer-gems-type", &[])
}

/// The button for the best painting.
pub fn paint_best(w: &Wording, points: i16) -> String {
    w.say("offer-paint-best", &[("points", points.into())])
}

/// The button for no painting.
pub fn paint_none(w: &Wording) -> String {
    w.say("offer-paint-none", &[])
}

/// A circle that could be painted in a colour.
pub fn paint_circle(
    w: &Wording,
    view: &SeatView,
    upper: Option<CardId>,
    level: i8,
    colour: Colour,
    needs: u8,
) -> Label {
    let card = match upper {
        Some(upper) => Thing::card(view.table.ruleset.catalogue, upper),
        None => Thing::Said(w.say("domain-card", &[])),
    };
    let title = [
        ("card", card.into()),
        ("level", level.into()),
        ("colour", colour.into()),
    ];
    let gems = [("gems", Gems::only(colour, needs).into())];
    Label::new(
        &w.say("offer-paint-circle", &title),
        &w.say("offer-paint-cost", &gems),
    )
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
    /// Other ways to pay for them.
    PlaceOtherwise,
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
pub fn menu(w: &Wording, menu: Menu) -> String {
    let key = match menu {
        Menu::Choose => "menu-choose",
        Menu::Play => "menu-play",
        Menu::Discard => "menu-discard",
        Menu::Pair => "menu-pair",
        Menu::Place => "menu-place",
        Menu::PlaceOtherwise => "menu-place-otherwise",
        Menu::Gems => "menu-gems",
        Menu::SomeGems => "menu-gems-some",
        Menu::Paint => "menu-paint",
        Menu::Several => "menu-several",
        Menu::PutBack => "menu-put-back",
    };
    w.say(key, &[])
}

#[cfg(test)]
mod tests;
