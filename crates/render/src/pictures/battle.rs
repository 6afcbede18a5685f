//! What is fought with, above the monsters in the order in which they are beaten (R-INV-07).

use super::combat;
use super::head;
use super::prelude::*;
use super::stack::{self, StackLine};
use viceroy_i18n::pictures as words;
use viceroy_rules::{Currency, Shape};

const LINE: i32 = 34;

/// Names of monsters are left out where the room is too low for them.
pub fn battle(w: &Wording, view: &SeatView, room: PictureRoom) -> PrivatePicture {
    let stones = stones(view);
    let own = Own::of_fighter(w, view, pieces(w, view, &stones));
    let above = own.strip(INSIDE.width).high + GAP;
    let below = |stack: &StackLine| stack.high_in(INSIDE.width) + LINE;
    let stack = StackLine::of(&view.table, Strip::Named);
    let stack = stack.filter(|named| above + below(named) + 2 * MARGIN <= room.high());
    let stack = stack.or_else(|| StackLine::of(&view.table, Strip::Brief));
    let high = above + stack.as_ref().map_or(0, below);
    let mut scene = Scene::new((INSIDE.width + 2 * MARGIN) as u32, (high + 2 * MARGIN) as u32);
    let at = Point::new(MARGIN, MARGIN);
    own.lay_strip(&mut scene, at, INSIDE.width);
    if let Some(stack) = &stack {
        stack.lay_in(w, &mut scene, at.moved(0, above), INSIDE.width);
        let order = w.say(text!(picture_beaten_in_order));
        let (narrow, order) = text::squeezed(&order, READ, INSIDE.width);
        let style = TextStyle::new(READ, TextColour::Muted, Align::Left).narrowed(narrow);
        scene.write(at.moved(0, head::baseline(high - LINE, LINE, READ)), order, style);
    }
    let alt = PrivateText(words::join(w, &alt(w, view, &stones)));
    PrivatePicture { scene: shaped(scene), alt }
}

/// What can be shown, or what was.
fn stones(view: &SeatView) -> Currency {
    match view.question.as_ref().map(|question| &question.shape) {
        Some(Shape::Battle { shown, .. }) => *shown,
        _ => Currency { gems: view.screen.gems, diamonds: view.screen.diamonds },
    }
}

fn pieces(w: &Wording, view: &SeatView, stones: &Currency) -> Vec<Piece> {
    let then = words::then(w, view.table.reality).map(Piece::word);
    let gem = |colour| Piece::counted(Mark::Gem(colour), u16::from(stones.gems[colour]));
    let diamonds = u16::from(stones.diamonds);
    let diamonds = (diamonds > 0).then(|| Piece::counted(Mark::Diamond, diamonds));
    let all = Piece::word(format!("= {}", stones.total()));
    then.into_iter().chain(Colour::ALL.map(gem)).chain(diamonds).chain([all]).collect()
}

fn alt(w: &Wording, view: &SeatView, stones: &Currency) -> Vec<String> {
    let none = Pyramid::default();
    let pyramid = view.table.open.pyramids.get(view.seat).unwrap_or(&none);
    let mut said: Vec<String> = words::then(w, view.table.reality).into_iter().collect();
    said.push(words::alt_fights_with(w, stones));
    said.extend(combat::told(w, pyramid));
    said.extend(stack::told(w, &view.table));
    said.push(w.say(text!(picture_beaten_in_order)));
    said
}
