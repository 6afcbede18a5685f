//! Decisions made in advance, for questions that may follow a secret choice.

use crate::offers::{BUTTON, Label};
use crate::prelude::*;
use viceroy_model::plans::{Case, Wish};
use viceroy_rules::Sealed;

/// Limit for a menu's placeholder, in characters.
const TITLE: usize = 150;

pub fn title(w: &Wording, view: &SeatView, case: Case, wish: Option<&Wish>) -> String {
    let bid = view.screen.sealed.and_then(|sealed| {
        if let Sealed::Bid(Bid::Gem(colour)) = sealed { Some(colour) } else { None }
    });
    let colour = bid.map_or(Term::List(vec![], Joined::And), Term::Colour);
    let wish = said(w, view, case, wish);
    let title = match case {
        Case::TakeCard => w.say(text!(wish_case_take, colour, wish)),
        Case::Claim => w.say(text!(wish_case_claim, colour, wish)),
        Case::AttackTarget => w.say(text!(wish_case_attack, wish)),
        Case::PassGems if bid.is_some() => w.say(text!(wish_case_pass_late, wish)),
        Case::PassGems => w.say(text!(wish_case_pass, wish)),
        Case::RewardGems => w.say(text!(wish_case_reward, wish)),
        Case::Deck => w.say(text!(wish_case_deck, wish)),
        Case::PutUnder => w.say(text!(wish_case_put_under, wish)),
    };
    clip(&title, TITLE)
}

pub fn choice(w: &Wording, view: &SeatView, case: Case, wish: Option<&Wish>) -> Label {
    let said = crate::language::speaking::title(&said(w, view, case, wish));
    Label { title: clip(&said, BUTTON), more: String::new() }
}

pub(super) fn said(w: &Wording, view: &SeatView, case: Case, wish: Option<&Wish>) -> String {
    match wish {
        None => w.say(text!(wish_ask)),
        Some(Wish::Card(card)) => {
            let card = Term::card(view.table.ruleset.catalogue, *card);
            match case {
                Case::Claim => w.say(text!(wish_claim_card, card)),
                Case::PutUnder => w.say(text!(wish_put_under, card)),
                _ => w.say(text!(wish_card, card)),
            }
        }
        Some(Wish::Keep) => w.say(text!(wish_keep)),
        Some(Wish::Either) => w.say(text!(wish_either)),
        Some(Wish::First(colours)) => {
            let mut colours = colours.iter().copied().map(Term::Colour);
            let none = || Term::List(vec![], Joined::And);
            let first = colours.next().unwrap_or_else(none);
            let then = Term::List(colours.collect(), Joined::Commas);
            w.say(text!(wish_first, first, then))
        }
        Some(Wish::Gems(gems)) => w.say(text!(wish_gems, gems)),
        Some(Wish::Deck(DeckKind::Small)) => w.say(text!(wish_deck_small)),
        Some(Wish::Deck(DeckKind::Large)) => w.say(text!(wish_deck_large)),
        Some(Wish::Deck(DeckKind::Laws)) => w.say(text!(wish_deck_laws)),
        Some(Wish::Deck(DeckKind::Criminals)) => w.say(text!(wish_deck_criminals)),
    }
}
