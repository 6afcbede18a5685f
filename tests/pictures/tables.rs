//! Table layout: pyramids fill it, text is legible on a telephone, and nothing overlaps.

#![allow(clippy::unwrap_used, reason = "a test fails by panicking and looks for few of many")]

use viceroy::render::scene::{
    Align, Element, PHONE, Reading, RimAt, TABLE_HEIGHT, TextColour, card_height,
};
use viceroy::rules::{HowMany, Phase, PickOrder, PromptId, Question, Shape};

use crate::prelude::*;

fn tables() -> Vec<(&'static str, Scene)> {
    let table = |name: &str| {
        name.starts_with("table") || name.ends_with("-table") || name == "combat-auction"
    };
    let all = SAMPLES.iter().filter(|(name, _)| table(name));
    let all: Vec<_> = all.cloned().collect();
    assert!(all.len() > 12, "only {} tables", all.len());
    all
}

/// The offer is above the pyramids.
fn share(scene: &Scene) -> f64 {
    let cards = scene.elements.iter().filter_map(|e| match &e.look {
        Look::Card(card) if e.y > 90 => {
            Some(f64::from(card.width) * f64::from(card_height(card.width)))
        }
        Look::Domain(card) => Some(f64::from(card.width) * f64::from(card_height(card.width))),
        _ => None,
    });
    cards.sum::<f64>() / (f64::from(scene.width) * f64::from(scene.height))
}

/// In the former side-by-side layout the share was 0.077.
#[test]
fn pyramids_of_four_take_twice_the_share_they_had_side_by_side() {
    for name in ["table", "table-over"] {
        let share = share(&sample(name));
        assert!(share >= 2.0 * 0.0774, "{name}: {share:.3}");
    }
    let late = share(&sample("table-late"));
    assert!(late >= 0.2, "{late:.3}");
}

#[test]
fn nothing_that_is_read_is_written_over_a_card() {
    for (name, scene) in tables() {
        let cards: Vec<(i32, i32, u16)> = scene
            .elements
            .iter()
            .filter_map(|e| match &e.look {
                Look::Card(card) => Some((e.x, e.y, card.width)),
                _ => None,
            })
            .collect();
        for element in &scene.elements {
            let Look::Label(label) = &element.look else {
                continue;
            };
            if label.reading == Reading::Optional || label.colour == TextColour::Dark {
                continue;
            }
            let size = i32::from(label.size);
            // Letters are about half as wide as high.
            let wide = label.text.chars().count() as i32 * size / 2;
            let left = match label.align {
                Align::Left => element.x,
                Align::Centre => element.x - wide / 2,
                Align::Right => element.x - wide,
            };
            let over = cards.iter().any(|(x, y, width)| {
                let (right, bottom) = (x + i32::from(*width), y + i32::from(card_height(*width)));
                left < right
                    && left + wide > *x
                    && element.y - size * 7 / 10 < bottom
                    && element.y > *y
            });
            assert!(!over, "{name}: {:?} lies on a card", label.text);
        }
    }
}

/// Full levels over a base of six, with every kind of token.
fn broad(ruleset: &Arc<viceroy::rules::Ruleset>) -> Pyramid {
    let mut pyramid = large(ruleset, 6, 20);
    let tokens = [
        Token::Points(15),
        Token::Magic,
        Token::BonusMagic(7),
        Token::Science,
        Token::Defence,
        Token::Infinite(Colour::Red),
        Token::BonusCircle { colour: Colour::Green, value: 4 },
    ];
    for (card, token) in (1..).zip(tokens) {
        pyramid.tokens.push(PlacedToken { on: CardId(card).into(), token, used: false });
    }
    pyramid
}

/// The pyramids' narrowest card, in points on a phone of 390.
fn narrowest(scene: &Scene, view: &TableView) -> f32 {
    let built =
        |card| view.open.pyramids.iter().any(|(_, p)| p.cards.iter().any(|c| c.card == card));
    let cards = scene.elements.iter().filter_map(|e| match &e.look {
        Look::Card(look) if built(look.card) => Some(look.width),
        _ => None,
    });
    f32::from(cards.min().unwrap()) * PHONE as f32 / scene.width as f32
}

#[test]
fn cards_of_bases_up_to_six_are_seen_on_a_phone() {
    let mut small = vec![];
    for seats in 2..=4 {
        for base in [1, 3, 5, 6] {
            for phase in [Phase::Auction(2), Phase::Development(3), Phase::Over] {
                let mut view = view(seats);
                let open = Arc::make_mut(&mut view.open);
                (open.turn, open.phase) = (12, phase);
                open.reserve = Gems::each(11);
                for colour in Colour::ALL {
                    let row = open.auction.at_mut(colour.into()).unwrap();
                    row.base = Some(CardId(60 + colour as u8));
                    row.tip = Some(CardId(70 + colour as u8));
                }
                for seat in view.open.seats() {
                    let pyramid = match base {
                        6 => broad(&view.ruleset),
                        _ => large(&view.ruleset, base, 20),
                    };
                    Arc::make_mut(&mut view.open).pyramids[seat] = pyramid;
                }
                for w in Languages::carried().unwrap().iter() {
                    let scene = pictures::table(w, &view, &CardSet::NONE, &names()).scene;
                    let points = narrowest(&scene, &view);
                    if points < 24.0 || scene.height > TABLE_HEIGHT {
                        let (language, high) = (w.language(), scene.height);
                        small.push(format!(
                            "{language} {seats} {base} {phase:?}: {points:.1} {high}"
                        ));
                    }
                }
            }
        }
    }
    assert!(small.is_empty(), "{}", small.join("\n"));
}

/// With all modules gems, tokens and hand leave the least room.
#[test]
fn ones_own_pyramid_is_seen_on_a_phone_with_all_modules() {
    const PYRAMID: [u8; 7] = [11, 12, 43, 49, 52, 111, 121];
    for name in ["modules-own", "modules-placing", "modules-row"] {
        let scene = sample(name);
        let cards = scene.elements.iter().filter_map(|e| match &e.look {
            Look::Card(look) if PYRAMID.contains(&look.card.0) => Some(look.width),
            _ => None,
        });
        let points = f32::from(cards.min().unwrap()) * PHONE as f32 / scene.width as f32;
        assert!(points >= 30.0, "{name}: {points:.1}");
    }
}

#[test]
fn before_anything_lies_there_a_table_shows_nothing() {
    let mut view = view(2);
    assert!(!pictures::shows_anything(&view));
    Arc::make_mut(&mut view.open).pyramids[Seat(1)] = large(&view.ruleset, 1, 1);
    assert!(pictures::shows_anything(&view));
}

/// The player with the lowest card is first, in any seat.
#[test]
fn a_table_says_who_is_first_and_what_each_has() {
    let mut view = view(2);
    let open = Arc::make_mut(&mut view.open);
    open.pyramids[Seat(1)] = large(&view.ruleset, 1, 1);
    let scene = pictures::table(&english(), &view, &CardSet::NONE, &names()).scene;
    let gold = |wanted: &str| {
        let labels = scene.elements.iter().filter_map(|e| match &e.look {
            Look::Label(label) if label.colour == TextColour::Gold && label.text == wanted => {
                Some(e.x)
            }
            _ => None,
        });
        labels.collect::<Vec<i32>>()
    };
    assert_eq!((gold("1").len(), gold("2").len()), (2, 2));
    let name = scene.elements.iter().find_map(|e| match &e.look {
        Look::Label(label) if label.text == "Player Ben" => Some((e.x, e.y)),
        _ => None,
    });
    let (x, y) = name.unwrap();
    let first = scene.elements.iter().any(|e| {
        matches!(&e.look, Look::Label(label) if label.text == "1")
            && (e.y - y).abs() < 6
            && e.x < x
            && x - e.x < 80
    });
    assert!(first, "{}", scene.describe());
}

#[test]
fn what_can_be_bid_now_is_marked_for_whoever_is_asked() {
    let mut seen = super::seat_view([]);
    for colour in [Colour::Blue, Colour::Red] {
        let row = &mut Arc::make_mut(&mut seen.table.open).auction;
        row.at_mut(colour.into()).unwrap().base = Some(CardId(22 + colour as u8));
    }
    let marked = |seen: &SeatView| {
        let scene = pictures::bid(&english(), seen, &names(), pictures::PictureRoom::USUAL).scene;
        let plain = |e: &&Element| match &e.look {
            Look::Label(label) => {
                label.text.starts_with("mine") && label.colour == TextColour::Plain
            }
            _ => false,
        };
        scene.elements.iter().filter(plain).count()
    };
    assert_eq!(marked(&seen), 0);
    let bids = [Bid::Gem(Colour::Blue), Bid::Pass];
    seen.question = Some(Question {
        id: PromptId(1),
        topic: Topic::Bid,
        card: None,
        auction_card: None,
        colour: None,
        shape: Shape::Pick {
            offers: bids.map(Offer::Bid).to_vec().into(),
            count: HowMany::ONE,
            order: PickOrder::Free,
        },
        fallback: Answer::one(Offer::Bid(Bid::Pass)),
    });
    assert_eq!(marked(&seen), 1);
}

/// A corner that would match has a rim; an empty pyramid has none.
#[test]
fn corners_that_would_fit_are_rimmed() {
    let mut seen = super::seat_view([]);
    let offered = CardId(22);
    let row = &mut Arc::make_mut(&mut seen.table.open).auction;
    row.at_mut(Colour::Blue.into()).unwrap().base = Some(offered);
    let rims = |seen: &SeatView| {
        let scene = pictures::bid(&english(), seen, &names(), pictures::PictureRoom::USUAL).scene;
        let rims = scene.elements.iter().filter_map(|e| match &e.look {
            Look::Rim { corner, .. } => Some(*corner),
            _ => None,
        });
        rims.collect::<Vec<RimAt>>()
    };
    assert_eq!(rims(&seen), []);
    let [left, right, bottom, _] = seen.table.ruleset.card(offered).sections.all();
    let ruleset = Arc::clone(&seen.table.ruleset);
    let built = |seen: &mut SeatView, base: i8, sections| {
        let mut pyramid = large(&ruleset, base, base as u8);
        for placed in &mut pyramid.cards {
            placed.sections = [sections; 4];
        }
        Arc::make_mut(&mut seen.table.open).pyramids[Seat(0)] = pyramid;
    };
    assert_ne!(left, right);
    built(&mut seen, 1, left);
    assert_eq!(rims(&seen), [RimAt::TopLeft]);
    built(&mut seen, 1, right);
    assert_eq!(rims(&seen), [RimAt::TopRight]);
    built(&mut seen, 2, bottom);
    assert!(rims(&seen).contains(&RimAt::Bottom));
}
