//! Automatic answers to minor questions.

use crate::language::speaking::title;
use crate::prelude::*;
use viceroy_model::messages::{Suggestions, TextSize};
use viceroy_model::plans::{
    GemsWanted, Preference, PreferenceKind, Preferences, Scope, StandingAnswer, Tucked,
};

pub fn heading(w: &Wording, kind: PreferenceKind) -> String {
    w.say(text!(from_now_on, when = &when(w, kind)))
}

pub fn menu(w: &Wording, scope: Scope) -> String {
    w.say(text!(menu_from_now_on, scope = <&str>::from(scope)))
}

/// `None` means to be asked.
pub fn choice(w: &Wording, preference: Option<Preference>) -> String {
    let said = preference.map_or_else(|| w.say(text!(preference_ask)), |p| what(w, p));
    title(&said)
}

pub fn set(
    w: &Wording,
    kind: PreferenceKind,
    scope: Scope,
    chosen: Option<Preference>,
) -> PrivateText {
    let (when, scope) = (when(w, kind), <&str>::from(scope));
    match chosen {
        Some(preference) => {
            let what = what(w, preference);
            w.private(text!(from_now_on_set, when = &when, what = &what, scope))
        }
        None => w.private(text!(from_now_on_ask, when = &when, scope)),
    }
}

pub fn everywhere(w: &Wording, preferences: &Preferences) -> Option<String> {
    let all: Vec<String> = given(preferences).map(|p| line(w, p)).collect();
    let button = w.say(text!(button_from_now_on));
    (!all.is_empty())
        .then(|| w.say(text!(settings_preferences, all = all.as_slice(), button = &button)))
}

pub fn given(preferences: &Preferences) -> impl Iterator<Item = Preference> {
    preferences.all().filter_map(|standing| match standing {
        StandingAnswer::Give(preference) => Some(preference),
        StandingAnswer::Ask(_) => None,
    })
}

fn line(w: &Wording, preference: Preference) -> String {
    let (when, what) = (when(w, preference.kind()), what(w, preference));
    w.say(text!(settings_preference, when = &when, what = &what))
}

pub fn listed(w: &Wording, preference: Preference) -> String {
    title(&line(w, preference))
}

pub fn suggestions(w: &Wording, suggestions: Suggestions) -> String {
    w.say(text!(people_suggestions, how = <&str>::from(suggestions)))
}

pub fn suggest_button(w: &Wording, suggestions: Suggestions) -> String {
    w.say(text!(button_suggestions, how = <&str>::from(suggestions)))
}

/// `None` where nothing differs from the usual.
pub fn text_size(w: &Wording, size: TextSize) -> Option<String> {
    match size {
        TextSize::Usual => None,
        TextSize::Large => Some(w.say(text!(people_text_large))),
    }
}

pub fn text_size_button(w: &Wording, size: TextSize) -> String {
    w.say(text!(button_text_size, size = <&str>::from(size)))
}

pub(super) fn when(w: &Wording, kind: PreferenceKind) -> String {
    match kind {
        PreferenceKind::Claim => w.say(text!(preference_when_claim)),
        PreferenceKind::Gems => w.say(text!(preference_when_gems)),
        PreferenceKind::Deck => w.say(text!(preference_when_deck)),
        PreferenceKind::Tuck => w.say(text!(preference_when_tuck)),
        PreferenceKind::ReturnJudgement => w.say(text!(preference_when_return_judgement)),
        PreferenceKind::Obey => w.say(text!(preference_when_obey)),
        PreferenceKind::Combat => w.say(text!(preference_when_combat)),
        PreferenceKind::RenameDiamond => w.say(text!(preference_when_rename_diamond)),
        PreferenceKind::Paint => w.say(text!(preference_when_paint)),
    }
}

fn what(w: &Wording, preference: Preference) -> String {
    match preference {
        Preference::Claim(Claim::Either) => w.say(text!(preference_either)),
        Preference::Claim(Claim::Tip) => w.say(text!(preference_tip)),
        Preference::Claim(Claim::Base) => w.say(text!(preference_base)),
        Preference::Gems(GemsWanted::ForNextCard) => w.say(text!(preference_for_next_card)),
        Preference::Gems(GemsWanted::First(first, then)) => {
            let first = Term::Colour(first);
            let then = Term::List(vec![Term::Colour(then)], Joined::Commas);
            w.say(text!(wish_first, first, then))
        }
        Preference::Deck(DeckKind::Small) => w.say(text!(wish_deck_small)),
        Preference::Deck(DeckKind::Large) => w.say(text!(wish_deck_large)),
        Preference::Deck(DeckKind::Laws) => w.say(text!(wish_deck_laws)),
        Preference::Deck(DeckKind::Criminals) => w.say(text!(wish_deck_criminals)),
        Preference::Tuck(Tucked::Always) => w.say(text!(preference_tuck)),
        Preference::Tuck(Tucked::Never) => w.say(text!(preference_keep)),
        Preference::ReturnHardest => w.say(text!(preference_hardest)),
        Preference::ObeyCheapest => w.say(text!(preference_cheapest)),
        Preference::BeatAll => w.say(text!(preference_beat_all)),
        Preference::DiamondStays => w.say(text!(preference_stays)),
        Preference::PaintBest => w.say(text!(preference_paint_best)),
    }
}
