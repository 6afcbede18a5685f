//! How a finished game went, at its largest and in every language.

use std::sync::{Arc, LazyLock};

use viceroy::analysis::{
    Analysis, Aspect, Choices, Gain, Happening, Missed, PlayerAnalysis, TurningPoint,
};
use viceroy::cards::{CardId, Catalogue, Colour, Gems};
use viceroy::discord::analysis_message::response;
use viceroy::discord::pictures::Pictures;
use viceroy::host::Analysed;
use viceroy::notice::TablePost;
use viceroy::render::Theme;
use viceroy::rules::{
    Answer, BySeat, CardSet, DeckKind, GemsFor, OpenFact, Phase, Seat, Shape, Slot, Token, Topic,
    WonBy,
};
use viceroy::wording::{Wording, english};

use crate::languages::{OTHER, check, check_rows};
use crate::largest::{GAME, SEATS, panel, people, view};
use crate::offers::shapes;
use crate::wired::check_message;

static PICTURES: LazyLock<Pictures> =
    LazyLock::new(|| Pictures::new(Catalogue::embedded().unwrap(), Theme::Dark).unwrap());

fn table() -> TablePost {
    let mut view = view().table;
    Arc::make_mut(&mut view.open).phase = Phase::Over;
    TablePost {
        game: GAME,
        step: u32::MAX,
        view,
        fresh: CardSet::NONE,
        people: people(),
        secret_hash: "f".repeat(64),
        own_best: None,
        secret: Some("e".repeat(64)),
        presses: vec![],
        call: vec![],
        until: None,
        brings: vec![],
    }
}

/// As much as one player can do in one move.
fn move_of(seat: Seat) -> Vec<OpenFact> {
    let card = CardId(32);
    let token = |token| OpenFact::TokenGained {
        seat,
        on: card.into(),
        token,
    };
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
            slot: Slot {
                level: 4,
                column: 0,
            },
            sections: Colour::ALL.map(Into::into),
        },
        OpenFact::GemsPaid {
            seat,
            gems: Gems::each(4),
            why: GemsFor::Card,
        },
        OpenFact::Circle {
            seat,
            slot: Slot {
                level: 4,
                column: 0,
            },
            colour: Colour::Yellow,
            gem: true,
        },
        token(Token::Science),
        token(Token::Points(12)),
        OpenFact::GainedAttack {
            seat,
            count: 3,
            from: card.into(),
        },
        OpenFact::Drew {
            seat,
            deck: DeckKind::Laws,
            count: 4,
        },
        OpenFact::GemsTaken {
            seat,
            gems: Gems::each(8),
            why: GemsFor::Reward,
        },
    ]
}

fn turning(after: f32) -> Vec<TurningPoint> {
    let point = |turn, swing| TurningPoint {
        turn,
        swing,
        after,
        because: [1, 3]
            .map(|seat| Happening {
                seat: Seat(seat),
                points: 50.0,
                facts: move_of(Seat(seat)),
            })
            .to_vec(),
    };
    vec![point(1, -1.0), point(11, 100.0), point(13, -100.0)]
}

/// A move of every kind that somebody can miss, by question.
fn missed() -> Vec<Missed> {
    let terms = [
        Aspect::Points,
        Aspect::Tokens,
        Aspect::Circles,
        Aspect::Paint,
        Aspect::Gems,
        Aspect::Places,
        Aspect::Hand,
    ];
    let shapes = shapes().into_iter().enumerate();
    let missed = shapes.flat_map(|(nth, (topic, shape)): (usize, (Topic, Shape))| {
        let offers = match &shape {
            Shape::Paint { best, .. } => vec![Answer::Paint(best.clone()), Answer::Paint(vec![])],
            Shape::Gems { .. } => vec![Answer::Gems(Gems::each(3)), Answer::Gems(Gems::NONE)],
            Shape::Pick { .. }
            | Shape::Place { .. }
            | Shape::Show { .. }
            | Shape::Battle { .. } => {
                let offers = shape.offers();
                let ends = [offers.first(), offers.last()].into_iter().flatten();
                ends.map(|offer| Answer::one(*offer)).collect()
            }
        };
        let pair = (offers.first().cloned(), offers.last().cloned());
        let reason = |of: usize, points| Gain {
            aspect: terms[(nth + of) % terms.len()],
            points,
        };
        let (given, better) = (pair.0?, pair.1?);
        Some(Missed {
            view: panel(topic, shape).view,
            given,
            better,
            points: 123.4,
            gains: vec![
                reason(0, 99.0),
                reason(1, -99.0),
                reason(2, 1.0),
                reason(3, -1.0),
            ],
        })
    });
    missed.collect()
}

fn analysed(missed: Option<Missed>, after: f32, choices: Choices) -> Analysed {
    let player = PlayerAnalysis {
        turning: turning(after),
        missed,
        choices,
    };
    Analysed {
        table: table(),
        analysis: Arc::new(Analysis {
            players: BySeat::new(SEATS, |_| player.clone()),
        }),
    }
}

fn all() -> Vec<Analysed> {
    let choices = Choices {
        own: u16::MAX,
        best: u16::MAX,
        computed: u16::MAX,
        timed_out: u16::MAX,
    };
    let missed = missed().into_iter();
    let mut all: Vec<Analysed> = missed
        .map(|missed| analysed(Some(missed), 99.0, choices))
        .collect();
    all.push(analysed(None, 0.0, choices));
    all.push(analysed(None, -99.0, Choices::default()));
    let mut nothing = analysed(None, 0.0, choices);
    nothing.analysis = Arc::new(Analysis {
        players: BySeat::new(SEATS, |_| PlayerAnalysis::default()),
    });
    all.push(nothing);
    all
}

async fn each(w: &Arc<Wording>, read: impl Fn(&str, &viceroy::discord::panel::rows::Row)) {
    for (nth, analysed) in all().iter().enumerate() {
        let people = people();
        for (seat, reader) in [(None, &people[Seat(1)]), (Some(Seat(3)), &people[Seat(0)])] {
            let shown = response(w, &PICTURES, analysed, seat, reader.person().unwrap());
            // Pictures are those of the questions, which are looked at where panels are.
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
    each(&Arc::new(english()), |text, _| {
        assert!(
            text.chars().count() <= 2000 && text.contains("went for"),
            "{text}"
        );
    })
    .await;
}

#[tokio::test]
async fn every_page_is_in_the_language() {
    each(&OTHER, |text, row| {
        check("analysis", text);
        check_rows("analysis", std::slice::from_ref(row));
    })
    .await;
}
