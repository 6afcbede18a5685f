//! Hints: everything that can be true of an answer, in one message.

use viceroy::ai::{Aspect, Hint, Placement, Reason};
use viceroy::cards::{Judgement, JudgementId};
use viceroy::i18n::hints::{About, text};
use viceroy::rules::{Currency, Zone};

use crate::languages::{OTHER, check};
use crate::prelude::*;

fn reasons() -> (Vec<Reason>, Vec<Reason>) {
    let (card, other) = (CardId(32), CardId(58));
    let (gems, infinite) = (Gems::each(3), Gems::each(1));
    let stones = Currency { gems, diamonds: 2 };
    let could = [(3, None), (3, Some(Colour::Yellow)), (5, None), (5, Some(Colour::Red))];
    let could = could.map(|(level, closes)| Reason::Could {
        card,
        level,
        gems,
        infinite,
        diamonds: 2,
        closes,
    });
    let all = [
        Reason::Closes { colour: Colour::Yellow, points: 11 },
        Reason::Gets([Token::BonusMagic(3), Token::Science, Token::Science].into_iter().collect()),
        Reason::GetsAttack(2),
        Reason::GetsDiamonds(2),
        Reason::Swaps { given: Token::BonusMagic(3), taken: Token::Infinite(Colour::Yellow) },
        Reason::CompletesSet(24),
        Reason::FendsOff(8),
        Reason::Takes(gems),
        Reason::Draws(3),
        Reason::From { deck: DeckKind::Laws, held: 0 },
        Reason::From { deck: DeckKind::Criminals, held: 0 },
        Reason::From { deck: DeckKind::Small, held: 12 },
        Reason::Domain(DomainReward::Attack),
        Reason::Beats(4),
        Reason::NoneBeatsMore(0),
        Reason::NoneBeatsMore(3),
        Reason::WouldBeat(4),
        Reason::OnCombatCard(stones),
        Reason::OnCombatCard(Currency::NONE),
        Reason::Moves(4),
        Reason::KeepsJudgements(3),
        Reason::KeepsBribes(12),
        Reason::Spares(12),
        Reason::Spares(0),
        Reason::SparesToken,
        Reason::GoesUnder(other),
        Reason::Replaces(other),
        Reason::Tucks([card, other].into_iter().collect()),
        Reason::Lays(gems),
        Reason::Prolongs,
        Reason::Scores(40),
        Reason::Scores(0),
        Reason::Scores(-40),
        Reason::ScoresInAll(40),
        Reason::CostsNothing,
        Reason::Fixed,
        Reason::Almost { colour: Colour::Yellow, level: 4 },
        Reason::Opens { level: 5, pair: None },
        Reason::Opens { level: 5, pair: Some(Colour::Yellow) },
        Reason::Leaves { card: other, level: 4, gems },
        Reason::TooLittleFor(other),
        Reason::PaysFor { card: other, level: 4 },
        Reason::FirstOf(Colour::Yellow),
        Reason::Costing(3),
        Reason::NoneLeft(Colour::Yellow),
        Reason::OfEvery(2),
        Reason::Has(gems),
        Reason::GemsLeft(30),
        Reason::InfiniteLeft(infinite),
        Reason::Keeps(card),
        Reason::OnTop(card),
        Reason::LacksAny { card, count: 2 },
        Reason::UsefulTo { card, level: 4 },
        Reason::NobodyThere,
        Reason::BidBy(Seat(1)),
        Reason::NamedLater,
        Reason::BidsOn,
        Reason::CountsAsPass,
        Reason::AnotherCriminal,
        Reason::FitsBelow(card),
        Reason::NoPlaceFor(card),
        Reason::NoDifference,
        Reason::JustAsGood,
        Reason::NextPlay,
        Reason::InTheLongRun,
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
    let aspects = [
        Aspect::Points,
        Aspect::Tokens,
        Aspect::Circles,
        Aspect::Paint,
        Aspect::Gems,
        Aspect::Places,
        Aspect::Hand,
    ];
    let grows = (1..=32).map(JudgementId).map(Reason::Grows);
    let follows = all.into_iter().chain(grows);
    let follows = follows.chain(aspects.map(Reason::More));
    let follows = follows.chain(aspects.map(Reason::Less));
    (could.into(), follows.collect())
}

fn said(w: &Wording, topic: Topic, reasons: &[Reason]) -> String {
    let panel = panel(topic, pick(offers_of(topic)));
    let hint = |offer, goes| Hint {
        answer: Answer::one(offer),
        behind: 0.0,
        goes,
        reasons: reasons.to_vec(),
    };
    let goes = |level, gems, infinite| Some(Placement { level, gems, infinite, diamonds: 2 });
    let all = Gems::each(3);
    let hints = [
        hint(Offer::Play(CardId(32)), goes(4, all, all)),
        hint(Offer::Discard(CardId(58)), goes(0, Gems::NONE, Gems::NONE)),
        Hint { answer: Answer::Gems(Gems::each(9)), ..hint(Offer::Pass, goes(1, all, Gems::NONE)) },
    ];
    told(w, &panel, &hints)
}

fn told(w: &Wording, panel: &Panel, hints: &[Hint]) -> String {
    let about = About {
        view: &panel.view,
        question: panel.view.question.as_ref().unwrap(),
        people: &people().map(|seat, _| seat.0.to_string()),
    };
    text(w, about, hints, |_| 'A').0
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
    }
}

#[test]
fn every_reason_is_in_the_language() {
    for (w, topic) in spoken().flat_map(|w| [Topic::Bid, Topic::Develop].map(|topic| (w, topic))) {
        let (begins, follows) = reasons();
        for some in begins.chunks(3).chain(follows.chunks(3)) {
            let said = said(w, topic, some);
            check(w, "hints", &said);
            assert!(said.chars().count() <= 2000, "{said}");
        }
    }
    let panel = panel(Topic::Bid, pick(vec![]));
    check(&OTHER, "no hints", &told(&OTHER, &panel, &[]));
}

/// One token can count for either of two judgements, which makes two different answers.
#[test]
fn a_token_that_goes_is_named_with_its_judgement() {
    let w = &english();
    let offer =
        |judgement| Offer::Obey { judgement, on: Zone::Domain.into(), token: Token::Science };
    let all: Vec<JudgementId> = (1..=32).map(JudgementId).collect();
    let offers = all.iter().map(|judgement| offer(*judgement)).collect();
    let panel = panel(Topic::Obey, pick(offers));
    let said = |judgement| {
        let hint = Hint {
            answer: Answer::one(offer(judgement)),
            behind: 0.0,
            goes: None,
            reasons: vec![Reason::NoDifference],
        };
        told(w, &panel, &[hint])
    };
    let rules = &panel.view.table.ruleset;
    let takes_tokens = |id: &&JudgementId| matches!(rules.judgement(**id), Judgement::Discard(_));
    let all: Vec<&JudgementId> = all.iter().filter(takes_tokens).collect();
    for (one, other) in all.iter().zip(&all[1..]) {
        let same = rules.judgement(**one) == rules.judgement(**other);
        assert_eq!(said(**one) == said(**other), same, "{}", said(**one));
    }
}
