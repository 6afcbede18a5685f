//! What a player decides beforehand, for questions that may follow a secret choice.

use super::offers::{BUTTON, Label};
use super::thing::{Joined, Thing};
use super::{Arg, Wording, clip};
use crate::orders::{Case, Wish};
use crate::rules::{Bid, DeckKind, Sealed, SeatView};

/// The most characters that a menu shows while nothing is chosen.
const TITLE: usize = 150;

/// What a menu of wishes is for, with what is wanted so far.
pub fn title(w: &Wording, view: &SeatView, case: Case, wish: Option<&Wish>) -> String {
    let bid = view.screen.sealed.and_then(|sealed| {
        if let Sealed::Bid(Bid::Gem(colour)) = sealed {
            Some(colour)
        } else {
            None
        }
    });
    let key = match case {
        Case::TakeCard => "wish-case-take",
        Case::Claim => "wish-case-claim",
        Case::AttackTarget => "wish-case-attack",
        Case::PassGems if bid.is_some() => "wish-case-pass-late",
        Case::PassGems => "wish-case-pass",
        Case::RewardGems => "wish-case-reward",
        Case::Deck => "wish-case-deck",
        Case::PutUnder => "wish-case-put-under",
    };
    let colour = bid.map_or(Thing::List(vec![], Joined::And), Thing::Colour);
    let wish = said(w, view, case, wish);
    let args = [("colour", colour.into()), ("wish", Arg::Text(&wish))];
    clip(&w.say(key, &args), TITLE)
}

/// One line of a menu of wishes.
pub fn choice(w: &Wording, view: &SeatView, case: Case, wish: Option<&Wish>) -> Label {
    let said = super::speaking::title(&said(w, view, case, wish));
    Label {
        title: clip(&said, BUTTON),
        more: String::new(),
    }
}

/// That something can be decided beforehand.
pub(super) fn hint(w: &Wording) -> String {
    w.say("wish-hint", &[])
}

/// That a question is open whose case was foreseen.
pub(super) fn waits(w: &Wording, view: &SeatView, case: Case, wish: &Wish) -> String {
    let wish = said(w, view, case, Some(wish));
    w.say("wish-waits", &[("wish", Arg::Text(&wish))])
}

fn said(w: &Wording, view: &SeatView, case: Case, wish: Option<&Wish>) -> String {
    match wish {
        None => w.say("wish-ask", &[]),
        Some(Wish::Card(card)) => {
            let key = match case {
                Case::Claim => "wish-claim-card",
                Case::PutUnder => "wish-put-under",
                _ => "wish-card",
            };
            let card = Thing::card(view.table.ruleset.catalogue, *card);
            w.say(key, &[("card", card.into())])
        }
        Some(Wish::Keep) => w.say("wish-keep", &[]),
        Some(Wish::Either) => w.say("wish-either", &[]),
        Some(Wish::First(colours)) => {
            let mut colours = colours.iter().copied().map(Thing::Colour);
            let none = || Thing::List(vec![], Joined::And);
            let first = colours.next().unwrap_or_else(none);
            let then = Thing::List(colours.collect(), Joined::Commas);
            w.say(
                "wish-first",
                &[("first", first.into()), ("then", then.into())],
            )
        }
        Some(Wish::Gems(gems)) => w.say("wish-gems", &[("gems", (*gems).into())]),
        Some(Wish::Deck(DeckKind::Small)) => w.say("wish-deck-small", &[]),
        Some(Wish::Deck(DeckKind::Large)) => w.say("wish-deck-large", &[]),
        Some(Wish::Deck(DeckKind::Laws)) => w.say("wish-deck-laws", &[]),
        Some(Wish::Deck(DeckKind::Criminals)) => w.say("wish-deck-criminals", &[]),
    }
}
