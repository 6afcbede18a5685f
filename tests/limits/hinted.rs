//! Hints: everything that can be true of an answer, in one message.

use viceroy::brains::{Hint, Reason};
use viceroy::cards::{CardId, Colour, Gems};
use viceroy::rules::{Answer, DeckKind, Offer, Seat, Token, Topic};
use viceroy::wording::hints::{About, text};
use viceroy::wording::{Wording, english};

use crate::languages::{OTHER, check};
use crate::largest::{panel, people};
use crate::offers::{offers_of, pick};

/// Everything there is to say: what begins a hint, and what follows.
fn reasons() -> (Vec<Reason>, Vec<Reason>) {
    let (card, other) = (CardId(32), CardId(58));
    let (gems, infinite) = (Gems::each(3), Gems::each(1));
    let pays = [
        (gems, infinite),
        (gems, Gems::NONE),
        (Gems::NONE, infinite),
        (Gems::NONE, Gems::NONE),
    ];
    let goes = pays.map(|(gems, infinite)| Reason::GoesTo {
        level: 4,
        gems,
        infinite,
        diamonds: 2,
    });
    let could = [
        (3, None),
        (3, Some(Colour::Yellow)),
        (5, None),
        (5, Some(Colour::Red)),
    ];
    let could = could.map(|(level, closes)| Reason::Could {
        card,
        level,
        gems,
        infinite,
        diamonds: 2,
        closes,
    });
    let all = [
        Reason::Closes {
            colour: Colour::Yellow,
            points: 11,
        },
        Reason::Gets(
            [Token::BonusMagic(3), Token::Science, Token::Science]
                .into_iter()
                .collect(),
        ),
        Reason::GetsAttack(2),
        Reason::GetsDiamonds(2),
        Reason::CompletesSet(24),
        Reason::FendsOff(8),
        Reason::Takes(gems),
        Reason::Draws(3),
        Reason::From(DeckKind::Laws),
        Reason::From(DeckKind::Small),
        Reason::GoesUnder(other),
        Reason::Replaces(other),
        Reason::Tucks([card, other].into_iter().collect()),
        Reason::Lays(gems),
        Reason::Prolongs,
        Reason::Scores(40),
        Reason::Opens {
            level: 5,
            pair: None,
        },
        Reason::Opens {
            level: 5,
            pair: Some(Colour::Yellow),
        },
        Reason::Leaves {
            card: other,
            level: 4,
            gems,
        },
        Reason::TooLittleFor(other),
        Reason::PaysFor {
            card: other,
            level: 4,
        },
        Reason::Has(gems),
        Reason::Lacks { card, gems },
        Reason::LastGem(Colour::Yellow),
        Reason::ProbablyAlone,
        Reason::ProbablyContested,
        Reason::BeforeGems,
        Reason::NoMore,
        Reason::NothingIsBetter,
        Reason::TakesAtOnce(card),
        Reason::WantedBy(Seat(1)),
        Reason::WhatIsLeft,
        Reason::MissedLeast,
        Reason::NobodyWins,
    ];
    (goes.into_iter().chain(could).collect(), all.into())
}

/// Hints with so many reasons each.
fn said(w: &Wording, topic: Topic, reasons: &[Reason]) -> String {
    let panel = panel(topic, pick(offers_of(topic)));
    let hint = |offer| Hint {
        answer: Answer::one(offer),
        behind: 0.0,
        reasons: reasons.to_vec(),
    };
    let hints = [
        hint(Offer::Play(CardId(32))),
        hint(Offer::Discard(CardId(58))),
        Hint {
            answer: Answer::Gems(Gems::each(9)),
            ..hint(Offer::Pass)
        },
    ];
    let about = About {
        view: &panel.view,
        question: panel.view.question.as_ref().unwrap(),
        people: &people().map(|seat, _| seat.0.to_string()),
    };
    text(w, about, &hints, |_| 'A').0
}

#[test]
fn three_answers_of_which_much_is_true_fit_into_a_message() {
    let w = &english();
    for topic in [Topic::Bid, Topic::Develop] {
        let (begins, follows) = reasons();
        for first in &begins {
            for some in follows.windows(5) {
                let some: Vec<Reason> = [first].into_iter().chain(some).cloned().collect();
                let text = said(w, topic, &some);
                assert!(text.chars().count() <= 2000, "{text}");
                assert_eq!(text.lines().count(), 5, "{text}");
            }
        }
        assert_eq!(said(w, topic, &[]).lines().count(), 5);
    }
}

#[test]
fn every_reason_is_in_the_language() {
    for topic in [Topic::Bid, Topic::Develop] {
        let (begins, follows) = reasons();
        for some in begins.chunks(3).chain(follows.chunks(3)) {
            check("hints", &said(&OTHER, topic, some));
        }
        check("hints", &said(&OTHER, topic, &[]));
    }
    let panel = panel(Topic::Bid, pick(vec![]));
    let about = About {
        view: &panel.view,
        question: panel.view.question.as_ref().unwrap(),
        people: &people().map(|seat, _| seat.0.to_string()),
    };
    check("no hints", &text(&OTHER, about, &[], |_| 'A').0);
}
