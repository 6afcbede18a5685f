//! The analysis of a finished game, at its largest and in every language.

use viceroy::analysis::{
    Analysis, Choices, Happening, Leads, Missed, PlayerAnalysis, Span, Swing, TurningPoint,
};
use viceroy::attendance::DecidedBy;
use viceroy::discord::analysis_message::response;
use viceroy::discord::custom_id::Hands;
use viceroy::discord::letters::letters;
use viceroy::discord::{again_message, archive_message};
use viceroy::messages::{Actor, PlayedFact, Reads, TablePost};
use viceroy::rules::{GemsFor, Score, WonBy};
use viceroy::service::{Analysed, ArchivedStep, MissedMove};

use crate::prelude::*;

pub fn table() -> TablePost {
    let mut view = view().table;
    let open = Arc::make_mut(&mut view.open);
    open.phase = Phase::Over;
    let score = |seat: Seat| Score {
        circles: 140 - i16::from(seat.0),
        laws: -130 * i16::from(seat.0 % 2),
        attack: -44,
        other: -35,
        ..Score::default()
    };
    open.scores = BySeat::new(SEATS, |seat| Some(score(seat)));
    TablePost {
        game: GAME,
        step: u32::MAX,
        began: 1,
        view,
        fresh: CardSet::NONE,
        people: people(),
        stints: Arc::new(people().map(|_, _| vec![])),
        secret_hash: "f".repeat(64),
        taken_back: vec![],
        first_time: None,
        own_best: None,
        finish: None,
        secret: Some("e".repeat(64)),
        presses: vec![viceroy::messages::PressId(u64::MAX); 99],
        call: vec![],
        elsewhere: None,
        news: None,
        hears_end: vec![],
        brings: vec![],
        silence: None,
    }
}

fn move_of(seat: Seat) -> Vec<OpenFact> {
    let card = CardId(32);
    let token = |token| OpenFact::TokenGained { seat, on: card.into(), token };
    vec![
        OpenFact::Won {
            seat,
            auction: 1,
            card,
            at: Colour::Red.into(),
            place: viceroy::rules::AuctionPlace::Base,
            by: WonBy::Attack,
        },
        OpenFact::Played {
            seat,
            card,
            slot: Slot { level: 4, column: 0 },
            sections: Colour::ALL.map(Into::into),
        },
        OpenFact::GemsPaid { seat, gems: Gems::each(4), why: GemsFor::Card },
        OpenFact::Circle {
            seat,
            slot: Slot { level: 4, column: 0 },
            colour: Colour::Yellow,
            gem: true,
        },
        token(Token::Science),
        token(Token::Points(12)),
        OpenFact::GainedAttack { seat, count: 3, from: card.into() },
        OpenFact::Drew { seat, deck: DeckKind::Laws, count: 4 },
        OpenFact::GemsTaken { seat, gems: Gems::each(8), why: GemsFor::Reward },
    ]
}

fn turning(after: i32) -> Vec<TurningPoint> {
    let point = |span, points| TurningPoint {
        from: u32::MAX,
        swing: Swing { span, points, after },
        because: [1, 3]
            .map(|seat| Happening { seat: Seat(seat), points: 50.0, facts: move_of(Seat(seat)) })
            .to_vec(),
    };
    vec![point(Span::Turn(1), -1), point(Span::Turn(11), 100), point(Span::End, -100)]
}

fn missed() -> Vec<Missed> {
    let reasons = [
        Reason::Closes { colour: Colour::Yellow, points: 11 },
        Reason::Gets([Token::BonusMagic(3), Token::Science].into_iter().collect()),
        Reason::Takes(Gems::each(3)),
        Reason::ScoresInAll(40),
        Reason::Leaves { card: CardId(58), level: 4, gems: Gems::each(3) },
    ];
    let shapes = shapes().into_iter();
    let missed = shapes.flat_map(|(topic, shape): (Topic, Shape)| {
        let offers = match &shape {
            Shape::Paint { best, .. } => vec![Answer::Paint(best.clone()), Answer::Paint(vec![])],
            Shape::Gems { .. } => vec![Answer::Gems(Gems::each(3)), Answer::Gems(Gems::NONE)],
            _ => {
                let offers = shape.offers();
                let ends = [offers.first(), offers.last()].into_iter().flatten();
                ends.map(|offer| Answer::one(*offer)).collect()
            }
        };
        let pair = (offers.first().cloned(), offers.last().cloned());
        let hint = |answer| Hint { answer, behind: 0.0, goes: None, reasons: reasons.to_vec() };
        Some(Missed {
            after: u32::MAX,
            view: panel(topic, shape).view,
            given: hint(pair.0?),
            better: hint(pair.1?),
            points: 123.4,
        })
    });
    missed.collect()
}

fn analysed(missed: Option<Missed>, after: i32, choices: Choices) -> Analysed {
    let (leads, missed) = (Leads::default(), missed.into_iter().collect());
    let player = PlayerAnalysis { leads, turning: turning(after), missed, choices };
    Analysed {
        table: table(),
        analysis: Arc::new(Analysis { players: BySeat::new(SEATS, |_| player.clone()) }),
        former: BySeat::new(SEATS, |_| vec!["*".repeat(32), "#".repeat(32)]),
        from: Some(BySeat::new(SEATS, |_| 1)),
    }
}

fn all() -> Vec<Analysed> {
    let choices = Choices {
        own: u16::MAX,
        best: u16::MAX,
        former: u16::MAX,
        computed: u16::MAX,
        timed_out: u16::MAX,
    };
    let missed = missed().into_iter();
    let mut all: Vec<Analysed> = missed.map(|missed| analysed(Some(missed), 99, choices)).collect();
    all.push(analysed(None, 0, choices));
    all.push(analysed(None, -99, Choices::default()));
    let mut nothing = analysed(None, 0, choices);
    nothing.analysis =
        Arc::new(Analysis { players: BySeat::new(SEATS, |_| PlayerAnalysis::default()) });
    all.push(nothing);
    all
}

async fn each(w: &Arc<Wording>, read: impl Fn(&str, &viceroy::discord::component::Row)) {
    for (nth, analysed) in all().iter().enumerate() {
        let people = people();
        for (seat, reader) in [(None, &people[Seat(1)]), (Some(Seat(3)), &people[Seat(0)])] {
            let shown = response(w, &PICTURES, analysed, seat, reader.person().unwrap());
            // Pictures are those of the questions, tested with the panels.
            let picture = match nth % 7 {
                0 => shown.picture.done().await,
                _ => None,
            };
            check_message(&shown.text, &shown.rows, picture.as_ref(), &[], "x");
            for row in &shown.rows {
                read(&shown.text, row);
            }
        }
    }
}

#[tokio::test]
async fn every_page_is_within_the_limits() {
    each(&english(), |text, _| {
        assert!(text.chars().count() <= 2000 && text.contains("went for"), "{text}");
    })
    .await;
}

#[tokio::test]
async fn every_page_is_in_the_language() {
    for w in spoken().skip(1) {
        each(w, |text, row| {
            check(w, "analysis", text);
            check_rows(w, "analysis", std::slice::from_ref(row));
            assert!(text.chars().count() <= 2000, "{text}");
        })
        .await;
    }
}

/// A place keeps the letter its player saw, even when few of many are mentioned.
#[tokio::test]
async fn places_have_the_letters_of_the_panel() {
    let mut shapes = shapes().into_iter();
    let (topic, shape) = shapes.find(|(topic, _)| *topic == Topic::Place).unwrap();
    let offers = shape.offers().into_owned();
    let letters = letters(&english(), &offers);
    let [_, (before, one), (last, other), ..] = &letters[..] else {
        panic!("{letters:?}");
    };
    let at = |slot: &Slot| {
        let mut here = offers
            .iter()
            .filter(|offer| matches!(offer, Offer::Place { slot: place, .. } if place == slot));
        Answer::one(*here.next().unwrap())
    };
    let hint = |answer| Hint { answer, behind: 0.0, goes: None, reasons: vec![] };
    let missed = Missed {
        after: 7,
        view: panel(topic, shape).view,
        given: hint(at(other)),
        better: hint(at(one)),
        points: 3.0,
    };
    let analysed = analysed(Some(missed), 1, Choices { own: 1, ..Choices::default() });
    let reader = people()[Seat(0)].person().unwrap();
    let shown = response(&english(), &PICTURES, &analysed, None, reader);
    let text = shown.text;
    let chose = text.find(&format!("**{last}: level")).expect(&text);
    let better = text.find(&format!("**{before}: level")).expect(&text);
    assert!(chose < better && *before > 'A', "{text}");
}

/// A step in which everybody did a lot, with all hands open.
#[tokio::test]
async fn a_step_of_a_finished_game_is_within_the_limits_and_in_the_language() {
    for w in spoken() {
        for hands in [Hands::Closed, Hands::Open] {
            let view = table().view;
            let facts = view.open.seats().flat_map(move_of).collect::<Vec<_>>();
            let by =
                people().map(|_, player| Actor { player: player.clone(), by: DecidedBy::Computer });
            let by = Arc::new(by);
            let deeds = facts.into_iter().map(|fact| PlayedFact { fact, hands: Arc::clone(&by) });
            let archived = ArchivedStep {
                game: GAME,
                step: u32::MAX,
                last: u32::MAX,
                step_back: Some(1),
                step_on: None,
                turn_back: Some(1),
                turn_on: None,
                deeds: deeds.collect(),
                view,
                people: people(),
                hands: Some(BySeat::new(SEATS, |_| (1..=12).map(CardId).collect())),
                seat: Some(Seat(1)),
                may_play_on: true,
                has_poster: true,
            };
            let shown = archive_message::response(w, &PICTURES, archived, hands, Reads::Pictures);
            let text = format!("{}\n{}", shown.title.unwrap_or_default(), shown.text);
            let picture = shown.picture.done().await;
            check_message(&text, &shown.rows, picture.as_ref(), &[], "x");
            assert!(text.chars().count() <= 2000, "{text}");
            check(w, "archive", &text);
            check_rows(w, "archive", &shown.rows);
        }
    }
}

/// Each kind of question, decided again, and what is told after either choice.
#[tokio::test]
async fn what_is_decided_again_is_within_the_limits_and_in_the_language() {
    for w in spoken() {
        for (nth, missed) in missed().into_iter().enumerate() {
            let reads = if nth % 3 == 0 { Reads::Text } else { Reads::Pictures };
            let answers = [missed.better.answer.clone(), missed.given.answer.clone()];
            let of = MissedMove { game: GAME, people: people(), missed };
            let asked = again_message::response(w, &PICTURES, (&of, reads), 0);
            let told = answers
                .iter()
                .filter_map(|answer| again_message::decided(w, &PICTURES, (&of, reads), answer));
            for shown in [asked].into_iter().chain(told) {
                let picture = match nth % 7 {
                    0 => shown.picture.done().await,
                    _ => None,
                };
                check_message(&shown.text, &shown.rows, picture.as_ref(), &[], "x");
                assert!(shown.text.chars().count() <= 2000, "{}", shown.text);
                check(w, "again", &shown.text);
                check_rows(w, "again", &shown.rows);
            }
        }
    }
}
