//! What replaces the colour at the bottom of a card: a gilt half disc with token images, or with
//! what the card scores (R-ARI-03, R-ARI-04).

use super::mark::mark;
use super::svg::{centred, fine};
use crate::colours::{GOLD, LEAD, PAPER, SEPIA};
use crate::prelude::*;
use viceroy_rules::cards::{Extra, Image, Scoring};

pub(super) fn bottom(extra: &Extra, card: Size<f32>, r: f32) -> String {
    let middle = Point::new(card.width / 2.0, card.height);
    let inside = match extra {
        Extra::Images(images) => {
            let marks: Vec<Mark> = images.iter().map(|image| of(*image)).collect();
            in_a_row(&marks, middle, r)
        }
        Extra::Text { scoring, .. } => counted(*scoring, middle, r),
    };
    plate(middle, r) + &inside
}

fn plate(Point { x, y }: Point<f32>, r: f32) -> String {
    [(r, LEAD), (r - 3.0, GOLD), (r - r * 0.14, LEAD), (r - r * 0.14 - 2.0, PAPER)]
        .map(|(r, fill)| {
            format!(r#"<path d="M{} {y}A{r} {r} 0 0 1 {} {y}Z" fill="{fill}"/>"#, x - r, x + r)
        })
        .concat()
}

fn in_a_row(marks: &[Mark], middle: Point<f32>, r: f32) -> String {
    let size = match marks.len() {
        1 => 0.68 * r,
        2 => 0.58 * r,
        _ => 0.36 * r,
    };
    let pitch = size * 1.1;
    let first = middle.x - pitch * (marks.len() as f32 - 1.0) / 2.0;
    let top = middle.y - 0.06 * r - size;
    let drawn = marks.iter().enumerate().map(|(i, one)| {
        format!(
            r#"<g transform="translate({} {top}) scale({})">{}</g>"#,
            first + pitch * i as f32 - size / 2.0,
            size / 100.0,
            mark(*one)
        )
    });
    drawn.collect()
}

fn counted(scoring: Scoring, middle: Point<f32>, r: f32) -> String {
    let (points, each) = super::counted::counted(scoring);
    let Point { x, y } = middle;
    let plus = format!("+{points}/");
    let plus = centred(&plus, x - 0.3 * r, y - 0.36 * r, 0.5 * r, SEPIA);
    fine(&plus) + &in_a_row(&[each], Point::new(x + 0.38 * r, y), r * 0.82)
}

fn of(image: Image) -> Mark {
    match image {
        Image::Science => Mark::Token(Token::Science),
        Image::Magic => Mark::Token(Token::Magic),
        Image::Defence => Mark::Token(Token::Defence),
        Image::Attack => Mark::Attack,
    }
}
