//! All players' pyramids in one picture, and above them what is offered while there is an auction.

use super::board::{GAP, INSIDE, MARGIN, shaped};
use super::cells::Cells;
use super::head;
use super::names::told_name;
use super::picture::PublicPicture;
use super::row::{Row, RowLook};
use super::stack::{self, StackLine};
use super::told::PyramidText;
use crate::cards::Colour;
use crate::render::scene::*;
use crate::render::text;
use crate::rules::{BySeat, CardSet, Phase, Seat, TableView};
use crate::wording::{PublicText, Wording, pictures as words, text};

/// The line with the turn and the reserve.
const TITLE: i32 = 58;
/// The widest card.
const CARD: u16 = 200;
/// An offered card: its number and colours can be read.
const OFFERED: u16 = 84;

/// All pyramids, with names, cards in hand and tokens; cards that are new are framed.
pub fn table(
    w: &Wording,
    view: &TableView,
    fresh: &CardSet,
    names: &BySeat<String>,
) -> PublicPicture {
    let cells = Cells {
        w,
        view,
        names,
        fresh,
        seats: view.open.seats().collect(),
    };
    let offered = offered(w, view);
    let line = offered.as_ref().map(|row| row.size(in_a_line(row)));
    let high = line.map_or(0, |_| i32::from(card_height(OFFERED)) + GAP);
    let stack = StackLine::of(view, strip_of(view));
    let below = TITLE + high;
    let top = below + stack.as_ref().map_or(0, StackLine::high);
    let room = Size::new(INSIDE.width, INSIDE.height - top + MARGIN);
    let fitted = cells.fit(room, CARD);
    let size = fitted.size();
    let least = if stack.is_some() { INSIDE.width } else { 800 };
    let wide = size
        .width
        .max(line.map_or(0, |line| line.width))
        .clamp(least, INSIDE.width);
    let height = top + size.height + MARGIN;
    let mut scene = Scene::new((wide + 2 * MARGIN) as u32, height as u32);
    headline(w, &mut scene, view);
    if let Some(offered) = &offered {
        lay_offered(&mut scene, offered);
    }
    if let Some(stack) = &stack {
        stack.lay(w, &mut scene, Point::new(MARGIN, below), wide);
    }
    let left = MARGIN + (wide - size.width) / 2;
    cells.lay(&mut scene, Point::new(left, top), &fitted);
    PublicPicture {
        scene: shaped(scene),
        alt: PublicText(alt(w, view, names)),
    }
}

/// Monsters have names where nothing else needs the room.
fn strip_of(view: &TableView) -> Strip {
    match view.open.phase {
        Phase::Auction(_) => Strip::Brief,
        _ => Strip::Named,
    }
}

/// What is offered; nothing while there is no auction.
fn offered<'a>(w: &'a Wording, view: &'a TableView) -> Option<Row<'a>> {
    match view.open.phase {
        Phase::Auction(_) => Row::of(w, view),
        _ => None,
    }
}

/// Lays what is offered in one line.
fn lay_offered(scene: &mut Scene, offered: &Row<'_>) {
    let look = in_a_line(offered);
    let left = (scene.width as i32 - offered.size(look).width) / 2;
    offered.lay(scene, Point::new(left, TITLE - 5), look);
}

fn in_a_line(offered: &Row<'_>) -> RowLook {
    RowLook {
        card: OFFERED,
        abreast: offered.count(),
    }
}

/// The turn at the left, the reserve at the right.
fn headline(w: &Wording, scene: &mut Scene, view: &TableView) {
    const GEM: u16 = 36;
    let reserve = &view.open.reserve;
    let piece = |c| head::Piece::counted(Mark::Gem(c), u16::from(reserve[c]));
    let gems: Vec<_> = Colour::ALL.into_iter().map(piece).collect();
    let wide = head::across(&gems, GEM);
    let x = scene.width as i32 - MARGIN - wide;
    head::wrapped(scene, Point::new(x, 10), &gems, wide + 40, GEM);
    let reserve = w.say(text!(picture_reserve));
    scene.write(
        Point::new(x - 12, 40),
        reserve.as_str(),
        TextStyle::new(28, TextColour::Muted, Align::Right),
    );
    // Some languages need more room to say where the game is.
    let room = x - 40 - head::wide(&reserve, 28) - MARGIN;
    let (size, when) = text::shrunk(&head::when(w, view), room, READ..=34);
    scene.write(
        Point::new(MARGIN, 42),
        when,
        TextStyle::new(size, TextColour::Gold, Align::Left),
    );
}

/// Every player's first sentences before anybody's long lists, so that shortening hits all alike.
fn alt(w: &Wording, view: &TableView, names: &BySeat<String>) -> String {
    let mut all = vec![
        format!("{}.", head::when(w, view)),
        w.say(text!(alt_reserve, gems = &view.open.reserve)),
    ];
    let waiting = |s: &Seat| view.awaiting.iter().any(|a| a.seat == *s);
    let named = |s: Seat| told_name(w, names, s);
    let awaited: Vec<String> = view.open.seats().filter(waiting).map(named).collect();
    all.extend(words::alt_waiting(w, &awaited));
    let winners: Vec<String> = view.open.winners.iter().map(named).collect();
    all.extend(words::alt_winners(w, &winners));
    all.extend(offered(w, view).iter().flat_map(Row::alt));
    all.extend(stack::told(w, view));
    let mut under = vec![];
    for seat in view.open.seats() {
        let pyramid = &view.open.pyramids[seat];
        let hand = view.hands.get(seat).copied().unwrap_or(0);
        let told = PyramidText::new(w, &view.ruleset, pyramid);
        let count = pyramid.cards.len();
        if let Some(score) = view.open.scores.get(seat).copied().flatten() {
            all.push(w.say(text!(alt_total, name = named(seat), total = score.total())));
        }
        all.push(w.say(text!(alt_pyramid, name = named(seat), cards = count)));
        all.push(w.say(text!(alt_in_hand, cards = hand)));
        all.extend(told.facts);
        under.extend(told.under);
    }
    all.extend(under);
    words::join(&all)
}
