//! All players' pyramids in one picture, and above them what is offered while there is an auction.

use super::board::{GAP, INSIDE, MARGIN, shaped};
use super::cells::Cells;
use super::head;
use super::names::told_name;
use super::picture::PublicPicture;
use super::printed::printed;
use super::stack::{self, StackLine};
use super::told::PyramidText;
use crate::cards::{AuctionCard, Card, Colour};
use crate::render::scene::*;
use crate::render::text;
use crate::rules::{AuctionPlace, BySeat, CardSet, Phase, Seat, TableView};
use crate::wording::{PublicText, Wording, pictures as words, text};

/// The line with the turn and the reserve.
const TITLE: i32 = 58;
/// The widest card.
const CARD: u16 = 200;
/// An offered card: its number and colours can be read.
const OFFERED: u16 = 84;
const COLOUR: i32 = 44;

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
    let offered = offered(view);
    let high = match offered.is_empty() {
        true => 0,
        false => i32::from(card_height(OFFERED)) + GAP,
    };
    let stack = StackLine::of(view, strip_of(view));
    let below = TITLE + high;
    let top = below + stack.as_ref().map_or(0, StackLine::high);
    let room = Size::new(INSIDE.width, INSIDE.height - top + MARGIN);
    let fitted = cells.fit(room, CARD);
    let size = fitted.size();
    let least = if stack.is_some() { INSIDE.width } else { 800 };
    let wide = size.width.max(strip(&offered)).clamp(least, INSIDE.width);
    let height = top + size.height + MARGIN;
    let mut scene = Scene::new((wide + 2 * MARGIN) as u32, height as u32);
    headline(w, &mut scene, view);
    lay_offered(w, &mut scene, view, &offered);
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

/// The cards at an auction card, while there is an auction.
type Row = Vec<(AuctionCard, Vec<(AuctionPlace, &'static Card)>)>;

/// What is offered, in the order of the columns; nothing while there is no auction.
fn offered(view: &TableView) -> Row {
    match view.open.phase {
        Phase::Auction(_) => {}
        _ => {
            return vec![];
        }
    }
    let row = &view.open.auction;
    let cards = |at: AuctionCard| {
        let cards = row.at(at).cards();
        let known = cards.filter_map(|(p, id)| Some((p, view.ruleset.catalogue.get(id)?)));
        known.collect::<Vec<_>>()
    };
    let all = row.columns().map(|at| (at, cards(at)));
    all.filter(|(_, cards)| !cards.is_empty()).collect()
}

/// How wide one of them is.
fn wide(cards: usize, colours: usize) -> i32 {
    colours as i32 * COLOUR + cards as i32 * (i32::from(OFFERED) + 4) + 8
}

/// How wide all of them are.
fn strip(offered: &Row) -> i32 {
    let each = offered.iter();
    let each: i32 = each
        .map(|(at, cards)| wide(cards.len(), at.colours().count()) + GAP)
        .sum();
    (each - GAP).max(0)
}

/// Lays what is offered in one line; which card is at the base is told in words, and on the panel of a bid.
fn lay_offered(w: &Wording, scene: &mut Scene, view: &TableView, offered: &Row) {
    let mut x = (scene.width as i32 - strip(offered)) / 2;
    let high = i32::from(card_height(OFFERED));
    for (at, cards) in offered {
        let across = wide(cards.len(), at.colours().count());
        let plate = Size::new(across as u16, (high + 6) as u16);
        scene.panel(Point::new(x, TITLE - 5), plate, PanelStyle::Chip);
        let mut right = x + 6;
        for colour in at.colours() {
            let y = TITLE - 2 + (high - 36) / 2;
            scene.mark(Point::new(right, y), Mark::Gem(colour), 36);
            right += COLOUR - 4;
        }
        for (_, card) in cards {
            let mut look = printed(w, &view.ruleset, card, OFFERED);
            look.face = FaceDetail::standing(OFFERED);
            scene.lay(Point::new(right, TITLE - 2), Look::Card(look));
            right += i32::from(OFFERED) + 4;
        }
        x += across + GAP;
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
    for (at, cards) in offered(view) {
        all.push(words::alt_auction_place(w, at, &cards));
    }
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
