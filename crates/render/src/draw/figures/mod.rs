//! Portraits: a bust in profile for each character, aristocrat and criminal, put together of parts
//! (`assets/busts.toml`) as a row says (`assets/figures.toml`), with the card's charge in hand.

mod brush;
mod parts;
mod rows;
#[cfg(test)]
mod tests;

use self::brush::Brush;
pub(super) use self::brush::Detail;
pub(super) use self::parts::Stroke;
use self::parts::{Kind, Layer, Tint, Worn};
use self::rows::{Eyes, Figure};
use super::charges::charge;
use super::shaded::shaded;
use crate::colours::LEAD;
use crate::prelude::*;

/// Bottom to top.
const LAYERS: [(Kind, Layer); 7] = [
    (Kind::Headgear, Layer::Back),
    (Kind::Face, Layer::Front),
    (Kind::Bust, Layer::Back),
    (Kind::Bust, Layer::Front),
    (Kind::Beard, Layer::Front),
    (Kind::Hair, Layer::Front),
    (Kind::Headgear, Layer::Front),
];

/// The width of the line around each shape; beasts are seen smaller.
const RIM: f32 = 5.0;
const RIM_OF_BEASTS: f32 = 9.0;

/// Where a hat throws its shade on a face.
const SHADE: &str = "M80 56H160V84C134 92 104 90 80 82Z";
const CLOSED: [&str; 2] = ["M114 81C118 86 126 86 130 82", "M110 69C117 65 125 66 131 71"];

/// The head of a figure is 100 high in these units; empty for a card without a portrait.
pub(super) fn bust(card: CardId, at: Point<f32>, scale: f32, detail: Detail) -> String {
    let Some(figure) = rows::figure(card) else {
        return String::new();
    };
    let Point { x, y } = at;
    let drawn = drawn(figure, detail);
    format!(r#"<g transform="translate({x} {y}) scale({scale})">{drawn}</g>"#)
}

/// What the card holds in hand, alone.
pub(super) fn held(card: CardId, middle: Point<f32>, size: f32) -> String {
    let Some((figure, charge)) = rows::figure(card).zip(charge(card)) else {
        return String::new();
    };
    let Some([light, dark]) = rows::colours(&figure.held) else {
        return String::new();
    };
    let drawn = shaded(&charge.drawing, [light, dark]);
    format!(
        r#"<g transform="translate({} {}) scale({})">{drawn}</g>"#,
        middle.x - size / 2.0,
        middle.y - size / 2.0,
        size / 100.0
    )
}

fn drawn(figure: &Figure, detail: Detail) -> String {
    let mut brush = Brush::new(detail, RIM, |tint, worn| figure.dye(tint, worn));
    for (kind, layer) in LAYERS {
        for part in figure.parts(kind) {
            brush.paint(part.layer(layer), kind.worn());
            let outline = if kind == Kind::Face { part.outline() } else { None };
            match (outline, figure.eyes) {
                (Some(face), Eyes::Shaded) => brush.shade(face, &Tint::EYES, SHADE),
                (Some(_), Eyes::Closed) => {
                    CLOSED.into_iter().for_each(|line| brush.line(line, 4.0, LEAD));
                }
                (None, Eyes::Shaded | Eyes::Closed) => {}
            }
        }
    }
    brush.svg
}

/// A beast, in a box of 200 by 200.
pub(super) fn beast(strokes: &[Stroke]) -> String {
    let mut brush =
        Brush::new(Detail::Fine, RIM_OF_BEASTS, |tint, _| rows::own(tint).unwrap_or(LEAD));
    brush.paint(strokes, Worn::OnBody);
    brush.svg
}

/// Reads a beast, or says what is wrong.
///
/// # Errors
/// If a line cannot be read or a colour is not there.
pub(super) fn read_beast(lines: &str) -> Result<Vec<Stroke>, String> {
    let strokes = parts::strokes(lines)?;
    let unknown = strokes.iter().flat_map(Stroke::tints).find(|tint| rows::own(tint).is_none());
    match unknown {
        Some(tint) => Err(format!("there is no colour {:?}", tint.material)),
        None => Ok(strokes),
    }
}

/// Checks that every character and criminal has a portrait, and that all it names is there.
///
/// # Errors
/// Names everything that is wrong with the embedded files.
pub(crate) fn check() -> Result<(), RenderError> {
    super::drawn::lines(rows::embedded()).map_err(RenderError::Figures)
}
