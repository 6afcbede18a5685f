//! Hints: the best answers to a question, a sentence or two for each.

use super::offers::Label;
use super::thing::{Joined, Thing};
use super::{Arg, PrivateText, Wording, fit, offers, speaking};
use crate::brains::{Hint, Reason};
use crate::cards::{CardId, Face, Gems, Reward};
use crate::rules::{Answer, BySeat, DeckKind, Offer, Question, SeatView, Topic};

/// A message holds no more characters.
const MOST: usize = 2000;

/// The button.
pub fn button(w: &Wording) -> String {
    w.say("button-hint", &[])
}

/// What hints are about.
#[derive(Clone, Copy)]
pub struct About<'a> {
    /// What the player sees.
    pub view: &'a SeatView,
    /// The question.
    pub question: &'a Question,
    /// What everybody is called.
    pub people: &'a BySeat<String>,
}

/// The hints for a question. `letter` is that of an offer in the picture.
pub fn text(
    w: &Wording,
    about: About<'_>,
    hints: &[Hint],
    letter: impl Fn(Offer) -> char,
) -> PrivateText {
    if hints.is_empty() {
        return PrivateText(w.say("hint-nothing", &[]));
    }
    let mut lines = vec![w.say("hint-title", &[])];
    lines.extend(hints.iter().enumerate().map(|(nth, hint)| {
        let answer = answer(w, about, &hint.answer, &letter);
        let why = why(w, about, &hint.reasons).unwrap_or_else(|| {
            let key = if nth == 0 {
                "hint-best"
            } else {
                "hint-possible"
            };
            w.say(key, &[])
        });
        let args = [
            ("place", (nth + 1).into()),
            ("answer", Arg::Text(&answer)),
            ("why", Arg::Text(&why)),
        ];
        w.say("hint-option", &args)
    }));
    lines.push(w.say("hint-limits", &[]));
    PrivateText(fit(w, &lines, MOST))
}

/// The question that a button for hints was for is not open any more.
pub fn stale(w: &Wording) -> PrivateText {
    PrivateText(w.say("hint-stale", &[]))
}

/// The table plays without hints.
pub fn forbidden(w: &Wording) -> PrivateText {
    PrivateText(w.say("reject-hints-forbidden", &[]))
}

/// An answer, as its button calls it; plays and discards, of which there are menus, in full.
fn answer(
    w: &Wording,
    about: About<'_>,
    answer: &Answer,
    letter: &impl Fn(Offer) -> char,
) -> String {
    let About {
        view,
        question,
        people,
    } = about;
    match answer {
        Answer::Pick(picked) => match picked[..] {
            [Offer::Play(card)] => offers::play(w, view, card),
            [Offer::Discard(card)] => offers::discard(w, view, card),
            [Offer::Card(first), Offer::Card(kept)] => offers::pair(w, view, first, kept).title,
            _ => {
                let label = |offer| offers::label(w, view, people, question, offer, letter(offer));
                let titles = picked.iter().map(|offer| {
                    let Label { title, .. } = label(*offer);
                    Thing::Said(title)
                });
                w.word(Thing::list(titles, Joined::And))
            }
        },
        Answer::Gems(gems) => offers::gems(w, gems),
        Answer::Paint(_) => String::new(),
    }
}

/// What is true of it: what it does as one sentence, then the rest.
fn why(w: &Wording, about: About<'_>, reasons: &[Reason]) -> Option<String> {
    let (mut parts, mut sentences) = (vec![], vec![]);
    for reason in reasons {
        match said(w, about, reason) {
            Said::Part(part) => parts.push(Thing::Said(part)),
            Said::Sentence(sentence) => sentences.push(sentence),
        }
    }
    if !parts.is_empty() {
        let what = speaking::title(&w.word(Thing::List(parts, Joined::And)));
        sentences.insert(0, w.say("hint-sentence", &[("what", Arg::Text(&what))]));
    }
    (!sentences.is_empty()).then(|| sentences.join(" "))
}

/// A reason in words.
enum Said {
    /// What the answer does, as a part of a sentence.
    Part(String),
    Sentence(String),
}

fn said(w: &Wording, about: About<'_>, reason: &Reason) -> Said {
    let card = |id: CardId| {
        let catalogue = about.view.table.ruleset.catalogue;
        ("card", Thing::card(catalogue, id).into())
    };
    let part = |key: &str, args: &[(&str, Arg<'_>)]| Said::Part(w.say(key, args));
    let sentence = |key: &str, args: &[(&str, Arg<'_>)]| Said::Sentence(w.say(key, args));
    match reason {
        Reason::GoesTo {
            level,
            gems,
            infinite,
            diamonds,
        } => {
            let paid = paid(w, Thing::gems_and_diamonds(*gems, *diamonds), *infinite);
            let args = [("level", (*level).into()), ("paid", Arg::Text(&paid))];
            part("hint-goes-to", &args)
        }
        Reason::Closes { colour, points } => {
            let args = [("colour", (*colour).into()), ("points", (*points).into())];
            part("hint-closes", &args)
        }
        Reason::Gets(tokens) => {
            let tokens = Thing::tokens(tokens.iter().copied());
            let tokens = Thing::List(tokens, Joined::And);
            part("hint-gets", &[("tokens", tokens.into())])
        }
        Reason::GetsAttack(count) => {
            let tokens = Thing::Reward(Reward::Attack(*count));
            part("hint-gets", &[("tokens", tokens.into())])
        }
        Reason::GetsDiamonds(count) => {
            let tokens = Thing::Reward(Reward::Diamonds(*count));
            part("hint-gets", &[("tokens", tokens.into())])
        }
        Reason::CompletesSet(points) => part("hint-completes-set", &[("points", (*points).into())]),
        Reason::FendsOff(points) => part("hint-fends-off", &[("points", (*points).into())]),
        Reason::Takes(gems) => part("hint-takes", &[("gems", (*gems).into())]),
        Reason::Draws(count) => part("hint-draws", &[("count", (*count).into())]),
        Reason::GoesUnder(other) => part("hint-goes-under", &[card(*other)]),
        Reason::Replaces(other) => part("hint-replaces", &[card(*other)]),
        Reason::Tucks(cards) => {
            let catalogue = about.view.table.ruleset.catalogue;
            let cards = cards.iter().map(|id| Thing::card(catalogue, *id));
            let cards = Thing::list(cards, Joined::And);
            part("hint-tucks", &[("cards", cards.into())])
        }
        Reason::Lays(gems) => part("hint-lays", &[("gems", (*gems).into())]),
        Reason::Prolongs => part("hint-prolongs", &[]),
        Reason::From(deck) => {
            let key = match deck {
                DeckKind::Laws => "hint-from-laws",
                DeckKind::Criminals => "hint-from-criminals",
                DeckKind::Small | DeckKind::Large => "hint-from-characters",
            };
            sentence(key, &[])
        }
        Reason::Scores(points) => part("hint-scores", &[("points", (*points).into())]),
        Reason::Opens { level, pair: None } => part("hint-opens", &[("level", (*level).into())]),
        Reason::Opens {
            level,
            pair: Some(colour),
        } => {
            let args = [("level", (*level).into()), ("colour", (*colour).into())];
            part("hint-opens-pair", &args)
        }
        Reason::Leaves {
            card: other,
            level,
            gems,
        } => {
            let gems = ("gems", (*gems).into());
            part(
                "hint-leaves",
                &[card(*other), ("level", (*level).into()), gems],
            )
        }
        Reason::TooLittleFor(other) => part("hint-too-little", &[card(*other)]),
        Reason::PaysFor { card: other, level } => {
            part("hint-pays-for", &[card(*other), ("level", (*level).into())])
        }
        Reason::Has(gems) => sentence("hint-has", &[("gems", (*gems).into())]),
        Reason::LastGem(colour) => sentence("hint-is-last", &[("colour", (*colour).into())]),
        Reason::Could { .. } => Said::Sentence(could(w, about, reason)),
        Reason::Lacks { card: other, gems } => {
            sentence("hint-lacks", &[card(*other), ("gems", (*gems).into())])
        }
        Reason::ProbablyAlone => sentence("hint-alone", &[]),
        Reason::ProbablyContested => sentence("hint-contested", &[]),
        Reason::BeforeGems => sentence("hint-before-gems", &[]),
        Reason::NamedLater => sentence("hint-named-later", &[]),
        Reason::NobodyWins => sentence("hint-nobody-wins", &[]),
        Reason::NoMore if about.question.topic == Topic::Bid => sentence("hint-bids-no-more", &[]),
        Reason::NoMore => sentence("hint-plays-no-more", &[]),
        Reason::NothingIsBetter if about.question.topic == Topic::Bid => {
            sentence("hint-no-bid", &[])
        }
        Reason::NothingIsBetter => sentence("hint-no-play", &[]),
        Reason::TakesAtOnce(other) => sentence("hint-at-once", &[card(*other)]),
        Reason::WantedBy(seat) => {
            let name = about.people.get(*seat).cloned().unwrap_or_default();
            sentence("hint-wanted", &[("who", Thing::Name(name).into())])
        }
        Reason::WhatIsLeft => sentence("hint-what-is-left", &[]),
        Reason::MissedLeast => sentence("hint-missed-least", &[]),
    }
}

/// What a card could do that can be had.
fn could(w: &Wording, about: About<'_>, reason: &Reason) -> String {
    let Reason::Could {
        card,
        level,
        gems,
        infinite,
        diamonds,
        closes,
    } = reason
    else {
        return String::new();
    };
    let rules = &about.view.table.ruleset;
    let row = match &rules.card(*card).face {
        Face::Character { levels, .. } => {
            usize::try_from(level - 1).ok().and_then(|n| levels.get(n))
        }
        Face::Law { .. } | Face::Criminal { .. } => None,
    };
    let key = match (row, closes) {
        (Some(_), None) => "hint-could",
        (Some(_), Some(_)) => "hint-could-close",
        (None, None) => "hint-could-fifth",
        (None, Some(_)) => "hint-could-fifth-close",
    };
    let paid = paid(w, Thing::gems_and_diamonds(*gems, *diamonds), *infinite);
    let rewards = Thing::rewards(row.map_or(&[], |row| &row.reward));
    let mut args = vec![
        ("card", Thing::card(rules.catalogue, *card).into()),
        ("level", (*level).into()),
        ("paid", Arg::Text(&paid)),
        ("rewards", rewards.into()),
    ];
    args.extend(closes.map(|colour| ("colour", colour.into())));
    w.say(key, &args)
}

/// How a place is paid.
fn paid(w: &Wording, spent: Thing, infinite: Gems) -> String {
    let is_nothing = spent == Thing::Gems(Gems::NONE);
    let key = match (is_nothing, infinite.is_empty()) {
        (true, true) => "hint-paid-free",
        (false, true) => "hint-paid",
        (true, false) => "hint-paid-infinite",
        (false, false) => "hint-paid-both",
    };
    let args = [("gems", spent.into()), ("infinite", infinite.into())];
    w.say(key, &args)
}
