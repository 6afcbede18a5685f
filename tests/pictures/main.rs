//! Pictures against references, and their alt texts. `VICEROY_ACCEPT_PICTURES=1` updates the
//! references; `viceroy render` writes all samples to a folder.

use std::path::Path;

use viceroy::render::RenderError;
use viceroy::render::scene::*;
use viceroy::rules::{DeckCounts, DeckKind, PlacedCard, Screen, Table};

use crate::prelude::*;

mod asked;
mod bottoms;
mod bytes;
mod colour_blind;
mod compare;
mod contrast;
mod deals;
mod developing;
mod domains;
mod film;
mod invasion;
mod kept;
mod languages;
mod laws;
mod legible;
#[path = "../common/letters.rs"]
mod letters;
#[path = "../common/must_read.rs"]
mod must_read;
#[path = "names.rs"]
mod names_drawn;
mod news;
#[path = "../common/painter.rs"]
mod painter;
mod palette;
mod prelude;
mod same;
mod sheets;
mod survey;
mod tables;
mod underworld;
mod walk;
mod wide;

fn view(seats: u8) -> TableView {
    TableView {
        reality: Default::default(),
        ruleset: Ruleset::compile(GameSetup::standard(seats))
            .expect("a standard game can be played"),
        open: Table::empty(seats).open.into(),
        hands: BySeat::new(seats, |_| 4),
        decks: DeckCounts::from_fn(|deck| match deck {
            DeckKind::Large => 44,
            DeckKind::Small => 12,
            DeckKind::Laws => 9,
            DeckKind::Criminals => 0,
        }),
        shown: None,
        awaiting: [].into_iter().collect(),
    }
}

fn seat_view(hand: impl IntoIterator<Item = u8>) -> SeatView {
    SeatView {
        table: view(2),
        seat: Seat(0),
        screen: Screen {
            gems: Gems::each(1),
            hand: hand.into_iter().map(CardId).collect(),
            ..Screen::default()
        },
        question: None,
        may_reconsider: false,
        put_back: Default::default(),
        put_under: Default::default(),
        position: viceroy::rules::Position::none(),
    }
}

fn names() -> BySeat<String> {
    BySeat::new(4, |s| format!("Player {}", ["Ann", "Ben", "Cid", "Dot"][usize::from(s.0)]))
}

fn put(ruleset: &Ruleset, pyramid: &mut Pyramid, card: u8, level: i8, column: i8) {
    let card = ruleset.card(CardId(card));
    pyramid.cards.push(PlacedCard {
        card: card.id,
        slot: Slot { level, column },
        sections: Section::ALL.map(|s| card.sections.get(s)),
        painted: [None; 4],
    });
}

fn large(ruleset: &Arc<Ruleset>, base: i8, count: u8) -> Pyramid {
    let mut pyramid = Pyramid::default();
    let mut card = 0;
    for level in 1..=5 {
        for column in 0..(base + 1 - level).max(0) {
            if card < count {
                card += 1;
                put(ruleset, &mut pyramid, card, level, column);
            }
        }
    }
    pyramid
}

/// Four players with such pyramids.
fn view_of(base: i8, count: u8) -> TableView {
    let mut view = view(4);
    for seat in view.open.seats() {
        Arc::make_mut(&mut view.open).pyramids[seat] = large(&view.ruleset, base, count);
    }
    view
}

fn small_auction() -> Scene {
    let mut view = view(2);
    Arc::make_mut(&mut view.open).reserve = Gems::each(4);
    Arc::make_mut(&mut view.open)
        .auction
        .at_mut(Colour::Blue.into())
        .expect("a card of each colour")
        .base = Some(CardId(22));
    Arc::make_mut(&mut view.open)
        .auction
        .at_mut(Colour::Yellow.into())
        .expect("a card of each colour")
        .tip = Some(CardId(51));
    let mut seen = seat_view([]);
    seen.table = view;
    pictures::bid(&english(), &seen, &names(), pictures::PictureRoom::USUAL).scene
}

fn reference_scenes() -> Vec<(&'static str, Scene)> {
    let wanted = [
        "pyramid-small",
        "pyramid-empty",
        "dealt",
        "tucked-one",
        "tucked-three",
        "tucked-twelve",
        "parked-eight",
        "law-tokens",
        "choosing-under",
        "choosing-slip",
        "domain-alone",
        "domain-pyramid",
        "domain-gives",
        "returned",
        "bid-two-colours",
        "combat-card",
        "battle",
        "choice-law",
        "gems",
        "domain-low",
        "develop",
        "develop-full",
        "postcard",
        "month",
        "summary",
    ];
    let mut scenes: Vec<_> = wanted.into_iter().map(|name| (name, kept::sample(name))).collect();
    scenes.push(("marks", sheets::marks()));
    scenes.push(("faces", sheets::faces(&view(2).ruleset)));
    scenes.push(("printings", sheets::printings(&view(2).ruleset)));
    scenes.push(("auction-small", small_auction()));
    scenes
}

#[test]
fn pictures_look_like_their_references() {
    let painter = painter::painter();
    let accept = std::env::var_os("VICEROY_ACCEPT_PICTURES").is_some();
    let mut wrong = vec![];
    for (name, scene) in reference_scenes() {
        let png = painter.paint(&scene).unwrap();
        let path = Path::new("tests/pictures").join(format!("{name}.png"));
        if accept {
            std::fs::write(&path, &png).unwrap();
            continue;
        }
        let Ok(reference) = std::fs::read(&path) else {
            wrong.push(format!("{name}: there is no reference"));
            continue;
        };
        if let Some(complaint) = compare::difference(name, &reference, &png) {
            wrong.push(complaint);
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn alt_texts_say_how_many_cards_there_are() {
    let w = &english();
    let mut view = view(2);
    Arc::make_mut(&mut view.open).pyramids[Seat(1)] = large(&view.ruleset, 3, 5);
    let alt = pictures::pyramid(w, &view, Seat(1), &CardSet::NONE, &names()).alt.0;
    assert!(alt.starts_with("The pyramid of Player Ben: 5 cards. 4 cards in hand."), "{alt}");
    assert!(alt.contains("Level 1: Harbour Master (1), Envoy (2), Apothecary (3)."), "{alt}");
    let hand = pictures::own(w, &seat_view([32, 65, 83]), pictures::PictureRoom::USUAL).alt.0;
    assert!(hand.starts_with("Your hand: 3 cards."), "{hand}");
    assert!(hand.contains("Captain (32), playable on level 1."), "{hand}");
    let table = pictures::table(w, &view, &CardSet::NONE, &names()).alt.0;
    assert!(
        table.contains("Player Ann: no cards") && table.contains("Player Ben: 5 cards"),
        "{table}"
    );
}

#[test]
fn alt_texts_are_never_too_long() {
    let w = &english();
    let view = view_of(10, 40);
    let long = BySeat::new(4, |_| "N".repeat(400));
    for alt in [
        pictures::pyramid(w, &view, Seat(0), &CardSet::NONE, &long).alt,
        pictures::table(w, &view, &CardSet::NONE, &long).alt,
        pictures::poster(w, &view, &long, &PosterNotes::default()).alt,
    ] {
        assert!(alt.0.chars().count() <= 1024);
    }
}

#[test]
fn odd_inputs_are_painted_too() {
    let (w, painter) = (&english(), painter::painter());
    let names = BySeat::new(4, |s| ["", "🎉🎉", "<&\">", "a\u{0}b"][usize::from(s.0)].to_owned());
    let mut view = view(4);
    Arc::make_mut(&mut view.open).pyramids[Seat(0)] = large(&view.ruleset, 24, 24);
    Arc::make_mut(&mut view.open).pyramids[Seat(1)] = large(&view.ruleset, 10, 40);
    Arc::make_mut(&mut view.open).pyramids[Seat(2)] = large(&view.ruleset, 1, 1);
    for i in 0..40 {
        let token = Token::Points(i);
        let on = CardId(1);
        Arc::make_mut(&mut view.open).pyramids[Seat(2)].tokens.push(PlacedToken {
            on: on.into(),
            token,
            used: false,
        });
    }
    Arc::make_mut(&mut view.open).pyramids[Seat(2)].tucked.push((CardId(9), CardId(1)));
    Arc::make_mut(&mut view.open).winners = [Seat(0), Seat(3)].into_iter().collect();
    for seat in view.open.seats() {
        painter.paint(&pictures::pyramid(w, &view, seat, &CardSet::NONE, &names).scene).unwrap();
    }
    painter.paint(&pictures::table(w, &view, &CardSet::NONE, &names).scene).unwrap();
    painter.paint(&pictures::poster(w, &view, &names, &PosterNotes::default()).scene).unwrap();
    for count in [0, 1, 30, 60] {
        let seat_view = seat_view(1..=count);
        painter.paint(&pictures::own(w, &seat_view, pictures::PictureRoom::USUAL).scene).unwrap();
    }
    let mut nobody = seat_view([250]);
    nobody.seat = Seat(7);
    painter.paint(&pictures::own(w, &nobody, pictures::PictureRoom::USUAL).scene).unwrap();
    painter
        .paint(&pictures::placing(w, &nobody, CardId(250), &[], pictures::PictureRoom::USUAL).scene)
        .unwrap();
}

#[test]
fn what_cannot_be_painted_is_an_error() {
    let painter = painter::painter();
    let empty = painter.paint(&Scene::new(0, 10));
    assert!(matches!(empty, Err(RenderError::TooLarge { .. })));
    let mut view = view(2);
    Arc::make_mut(&mut view.open).pyramids[Seat(0)] = large(&view.ruleset, 1, 1);
    let mut scene = pictures::pyramid(&english(), &view, Seat(0), &CardSet::NONE, &names()).scene;
    for element in &mut scene.elements {
        if let Look::Card(look) = &mut element.look {
            look.card = CardId(200);
        }
    }
    assert!(matches!(painter.paint(&scene), Err(RenderError::NoSuchCard(200))));
}

#[test]
fn a_single_colour_circle_lies_on_the_seam_with_its_value() {
    let mut view = view(2);
    let mut pyramid = large(&view.ruleset, 2, 3);
    for standing in &mut pyramid.cards {
        standing.sections = [Colour::Green.into(); 4];
    }
    let token = Token::BonusCircle { colour: Colour::Green, value: 4 };
    pyramid.tokens.push(PlacedToken { on: CardId(1).into(), token, used: false });
    Arc::make_mut(&mut view.open).pyramids[Seat(0)] = pyramid;
    let scene = pictures::pyramid(&english(), &view, Seat(0), &CardSet::NONE, &names()).scene;
    let disc = |e: &&Element| matches!(e.look, Look::Disc { .. });
    let discs: Vec<&Element> = scene.elements.iter().filter(disc).collect();
    assert_eq!(discs.len(), 1);
    assert!(
        matches!(discs[0].look, Look::Disc { colour: Colour::Green, value: 6, .. }),
        "{}",
        scene.describe()
    );
}

#[test]
fn a_public_picture_does_not_change_with_what_is_hidden() {
    let w = &english();
    let (mut a, b) = (seat_view([3, 4]), seat_view([32, 65]));
    assert_eq!(
        pictures::table(w, &a.table, &CardSet::NONE, &names()),
        pictures::table(w, &b.table, &CardSet::NONE, &names())
    );
    assert_ne!(
        pictures::own(w, &a, pictures::PictureRoom::USUAL),
        pictures::own(w, &b, pictures::PictureRoom::USUAL)
    );
    a.screen.hand = CardSet::NONE;
    let alt = pictures::own(w, &a, pictures::PictureRoom::USUAL).alt.0;
    assert!(alt.starts_with("Your hand: no cards."), "{alt}");
}

#[test]
fn places_carry_their_letters() {
    let view = seat_view([32]);
    let places = [('A', Slot { level: 1, column: 0 })];
    let picture =
        pictures::placing(&english(), &view, CardId(32), &places, pictures::PictureRoom::USUAL);
    let lettered = |e: &Element| matches!(e.look, Look::Place { letter: 'A', .. });
    assert!(picture.scene.elements.iter().any(lettered));
    assert!(picture.alt.0.contains("Free: A on level 1. Your gems: "), "{}", picture.alt.0);
}
