//! Reference scenes with every mark and card style.

#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

use viceroy::cards::{Catalogue, OtherText, Printing, Section};
use viceroy::render::scene::*;

use crate::prelude::*;

pub fn marks() -> Scene {
    let mut scene = Scene::new(700, 330);
    let mut all = vec![Mark::Attack, Mark::AnyGem, Mark::Card, Mark::Law, Mark::Points];
    all.extend([Mark::AnyInfinite, Mark::Circle, Mark::Set, Mark::Crown]);
    all.extend([Mark::Done, Mark::Waiting]);
    let tokens = [Token::Science, Token::Magic, Token::Defence];
    all.extend(tokens.map(Mark::Token));
    all.extend([Token::Points(12), Token::BonusMagic(5)].map(Mark::Token));
    for colour in Colour::ALL {
        all.extend([Mark::Gem(colour), Mark::CircleOf(colour)]);
        all.push(Mark::Token(Token::Infinite(colour)));
        all.push(Mark::Token(Token::BonusCircle { colour, value: 4 }));
    }
    all.push(Mark::Tucked);
    scene.mark(Point::new(640, 212), Mark::Pouch, 50);
    scene.mark(Point::new(640, 270), Mark::Diamond, 50);
    for (i, mark) in all.into_iter().enumerate() {
        let (x, y) = (i as i32 % 11 * 62 + 10, i as i32 / 11 * 62 + 10);
        scene.mark(Point::new(x, y), mark, 56);
    }
    for (i, colour) in Colour::ALL.into_iter().enumerate() {
        let value = [2, 14, 7, 103][i];
        let size = 80;
        let look = Look::Disc { colour, value, size };
        scene.lay(Point::new(20 + 110 * i as i32, 220), look);
    }
    let states = [LevelMark::Playable, LevelMark::TooExpensive, LevelMark::NoPlace];
    for (i, state) in states.into_iter().enumerate() {
        let level = i as u8 + 1;
        let look = Look::Level { level, state, size: 50 };
        scene.lay(Point::new(460 + 60 * i as i32, 230), look);
    }
    scene
}

/// Law 69 as first printed, beside its later text (R-LAW-69).
pub fn printings(ruleset: &Ruleset) -> Scene {
    let mut scene = Scene::new(444, 220);
    let law = CardId(69);
    let original = Printing::USUAL.with(OtherText::Original);
    for (x, printing) in [(10, original), (226, Printing::USUAL)] {
        let printed = ruleset.card(law).sections;
        let look = CardLook {
            card: law,
            writing: Writing::as_printed(ruleset.card(law), printing),
            printing,
            width: 206,
            face: FaceDetail::Full,
            rows: RowLight::All,
            sections: Section::ALL.map(|s| printed.get(s)),
            painted: [false; 4],
            covered: false,
        };
        scene.lay(Point::new(x, 10), Look::Card(look));
    }
    scene
}

pub fn printed(ruleset: &Ruleset, card: CardId, face: FaceDetail, width: u16) -> Look {
    let card = ruleset.card(card);
    Look::Card(CardLook {
        card: card.id,
        writing: Writing::as_printed(card, ruleset.printing()),
        printing: ruleset.printing(),
        width,
        face,
        rows: RowLight::All,
        sections: Section::ALL.map(|s| card.sections.get(s)),
        painted: [false; 4],
        covered: false,
    })
}

pub fn faces(ruleset: &Ruleset) -> Scene {
    let mut scene = Scene::new(660, 582);
    let looks = [
        (32, FaceDetail::Full, RowLight::All, false),
        (8, FaceDetail::Full, RowLight::One(2), true),
        (83, FaceDetail::Full, RowLight::All, false),
        (61, FaceDetail::Brief, RowLight::FirstThree, false),
        (70, FaceDetail::Brief, RowLight::Nothing, true),
    ];
    for (i, (card, face, rows, painted)) in looks.into_iter().enumerate() {
        let printed = ruleset.card(CardId(card)).sections;
        let width = if face == FaceDetail::Full { 206 } else { 140 };
        let look = CardLook {
            card: CardId(card),
            writing: Writing::as_printed(ruleset.card(CardId(card)), ruleset.printing()),
            printing: ruleset.printing(),
            width,
            face,
            rows,
            sections: Section::ALL.map(|s| printed.get(s)),
            painted: [painted, false, painted, false],
            covered: false,
        };
        let (x, y) =
            if i < 3 { (10 + 216 * i as i32, 10) } else { (10 + 150 * (i as i32 - 3), 240) };
        scene.lay(Point::new(x, y), Look::Card(look));
    }
    let look = Look::Place { letter: 'C', width: 140, sections: Colour::ALL.map(Into::into) };
    scene.lay(Point::new(310, 240), look);
    // Three-digit numbers at the smallest legible size.
    let small = [
        (99, FaceDetail::Full, 178),
        (125, FaceDetail::Brief, 82),
        (108, FaceDetail::Number, 48),
        (99, FaceDetail::Number, 48),
    ];
    let mut x = 10;
    for (card, face, width) in small {
        let look = printed(ruleset, CardId(card), face, width);
        scene.lay(Point::new(x, 400), look);
        x += i32::from(width) + 10;
    }
    let tasks = [(69, (460, 240)), (102, (560, 240)), (105, (460, 400)), (107, (560, 400))];
    for (law, (x, y)) in tasks {
        let look = printed(ruleset, CardId(law), FaceDetail::Brief, 90);
        scene.lay(Point::new(x, y), look);
    }
    scene
}

pub fn every_card(catalogue: &Catalogue) -> Vec<Scene> {
    let cards: Vec<CardId> = catalogue.cards().map(|card| card.id).collect();
    let pages = cards.chunks(24).map(|page| {
        let mut scene = Scene::new(6 * 250, 4 * 245);
        for (i, id) in page.iter().enumerate() {
            let sections = catalogue.get(*id).map(|card| card.sections);
            let look = CardLook {
                card: *id,
                writing: Writing::as_printed(catalogue.get(*id).unwrap(), Printing::USUAL),
                printing: Printing::USUAL,
                width: 240,
                face: FaceDetail::Full,
                rows: RowLight::All,
                sections: Section::ALL.map(|s| sections.unwrap().get(s)),
                painted: [false; 4],
                covered: false,
            };
            scene.lay(Point::new(i as i32 % 6 * 250, i as i32 / 6 * 245), Look::Card(look));
        }
        scene
    });
    pages.collect()
}
