//! A card that says nothing but that it is one: a crown, and ornaments instead of its sections.

use super::card;
use super::drawing::Drawing;
use crate::colours::{LEAD, PARCHMENT, PLATE, RULE};
use crate::prelude::*;
use crate::scene::card_height;

/// Of the ornaments; four of them close to a ring.
const OUTER: f32 = 70.0;
const INNER: f32 = 52.0;

pub(super) fn card(width: u16) -> Drawing {
    let (w, h) = (card::SIZE.width, card::SIZE.height);
    let middle = w / 2.0;
    let corners = |r: f32, fill: &str| {
        format!(
            r#"<path d="M0 0H{r}A{r} {r} 0 0 1 0 {r}ZM{w} 0H{0}A{r} {r} 0 0 0 {w} {r}ZM{1} {h}A{r} {r} 0 0 1 {2} {h}Z" fill="{fill}"/>"#,
            w - r,
            middle - r,
            middle + r
        )
    };
    // As its mark, in a box of 100.
    let crown = format!(
        r#"<path d="M8 30 30 52 50 16 70 52 92 30 84 82H16Z" transform="translate(78 62) scale(.84)" fill="{PLATE}" stroke="{RULE}" stroke-width="7" stroke-linejoin="round"/>"#
    );
    let body = format!(
        r#"<clipPath id="card"><rect x="3" y="3" width="{}" height="{}" rx="15"/></clipPath><rect width="{w}" height="{h}" rx="18" fill="{LEAD}"/><g clip-path="url(#card)"><rect width="{w}" height="{h}" fill="{PARCHMENT}"/>{}{}{crown}</g>"#,
        w - 6.0,
        h - 6.0,
        corners(OUTER, RULE),
        corners(INNER, PLATE)
    );
    let size = Size::new(u32::from(width), u32::from(card_height(width)));
    Drawing::new(card::SIZE, size, 0, &body)
}
