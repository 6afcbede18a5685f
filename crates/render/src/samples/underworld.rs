//! Samples with criminals, judgements and bribes (RULES section 12).

use super::aristocrats::with_module;
use super::domains::with_domain;
use super::moments::over;
use super::painter::SamplePainter;
use super::pyramids::{built, single};
use crate::pictures;
use crate::prelude::*;
use crate::scene::{Point, Verdict, card_height};
use viceroy_rules::JudgementSet;
use viceroy_rules::cards::JudgementId;

pub(super) fn samples(paint: SamplePainter<'_>, seat: &SeatView) -> Vec<(&'static str, Scene)> {
    let Some(seat) = &with_module(seat, Module::Underworld) else {
        return vec![];
    };
    let ruleset = Arc::clone(&seat.table.ruleset);
    let mut table = seat.table.clone();
    let open = Arc::make_mut(&mut table.open);
    (open.judgements, open.bribes) = (21, 9);
    open.phase = Phase::Development(2);
    for whose in [Seat(0), Seat(1), Seat(2), Seat(3)] {
        open.pyramids[whose] = undermined(&ruleset, usize::from(whose.0));
    }
    let mut own = SeatView { table: table.clone(), seat: Seat(0), ..seat.clone() };
    own.screen.hand = [9, 66, 115, 132].into_iter().map(CardId).collect();
    own.screen.judgements = JudgementSet::of([3, 8, 20, 24, 30].map(JudgementId));
    own.screen.bribes = 3;
    let below: Vec<(char, Slot)> = ('A'..)
        .zip(query::places(&ruleset, &own.table.open.pyramids[Seat(0)], CardId(115)))
        .collect();
    let mut end = over(&table);
    let shown = Arc::make_mut(&mut end.open);
    for (whose, tokens) in [
        (Seat(0), vec![3, 8, 20, 24, 30]),
        (Seat(1), vec![1, 5, 32]),
        (Seat(2), vec![]),
        (Seat(3), vec![17]),
    ] {
        let held = &mut shown.pyramids[whose].judgements;
        held.shown = JudgementSet::of(tokens.into_iter().map(JudgementId));
        held.count = held.shown.len();
    }
    let fresh = [121];
    vec![
        ("criminals", criminals(paint.w, &ruleset)),
        ("judgements", judgements(&ruleset)),
        ("underworld-pyramid", paint.pyramid(&table, Seat(0), &fresh)),
        ("underworld-own", paint.own(&own)),
        ("underworld-placing", paint.placing(&own, 115, &below)),
        (
            "underworld-row",
            pictures::card_choice(paint.w, &own, CardId(115), pictures::PictureRoom::USUAL).scene,
        ),
        ("underworld-table", paint.table(&table, &[])),
        ("underworld-end", paint.pyramid(&end, Seat(0), &[])),
        ("underworld-over", paint.table(&end, &[])),
        ("underworld-poster", paint.poster(&end, &[])),
        ("card-criminal", paint.card(&ruleset, 132)),
    ]
}

/// The lower `nth`, the more criminals.
pub(super) fn undermined(ruleset: &Ruleset, nth: usize) -> Pyramid {
    let bases: [&[u8]; 4] = [&[11, 24, 43, 52], &[3, 39, 46], &[60, 33], &[28]];
    let uppers: [&[u8]; 4] = [&[49, 12, 71], &[21, 67], &[55], &[]];
    // A criminal at a column is below the base cards of that column and the one before.
    let criminals: [&[u8]; 4] = [&[111, 121, 133], &[125, 120], &[130], &[]];
    let pyramid =
        built(ruleset, &[(1, 1, bases[nth]), (2, 0, uppers[nth]), (0, 1, criminals[nth])]);
    let pyramid = &mut with_domain(pyramid);
    pyramid.judgements.count = [5, 3, 0, 1][nth];
    match nth {
        0 => {
            single(pyramid, CardId(24), Colour::Green);
            single(pyramid, CardId(49), Colour::Blue);
            for (criminal, token) in [(121, Token::Science), (133, Token::Points(6))] {
                let on = CardId(criminal).into();
                // `built` gave the first row's points; use the second row instead.
                pyramid.tokens.retain(|lying| lying.on != on);
                let used = false;
                pyramid.tokens.push(PlacedToken { on, token, used });
            }
        }
        1 => single(pyramid, CardId(39), Colour::Red),
        _ => {}
    }
    pyramid.clone()
}

fn criminals(w: &Wording, ruleset: &Ruleset) -> Scene {
    let (width, gap) = (260, 20);
    let height = i32::from(card_height(width)) + gap;
    let mut scene = Scene::new(3 * (260 + 20) + 20, (2 * height + gap) as u32);
    for (i, number) in (0..).zip([112, 115, 118, 119, 124, 132]) {
        let at = Point::new(gap + i % 3 * 280, gap + i / 3 * height);
        let card = pictures::printed(w, ruleset, ruleset.card(CardId(number)), width);
        scene.lay(at, Look::Card(card));
    }
    scene
}

fn judgements(ruleset: &Ruleset) -> Scene {
    let mut faces: Vec<Verdict> = vec![];
    for token in JudgementSet::ALL.iter() {
        let face = Verdict::from(ruleset.judgement(token));
        if !faces.contains(&face) {
            faces.push(face);
        }
    }
    let rows = faces.len().div_ceil(5);
    let mut scene = Scene::new(5 * 110 + 20, rows as u32 * 110 + 20);
    for (i, face) in (0..).zip(faces) {
        let at = Point::new(20 + i % 5 * 110, 20 + i / 5 * 110);
        let mark = Mark::Verdict(face);
        scene.lay(at, Look::Mark { mark, size: 90, dim: false });
    }
    scene
}
