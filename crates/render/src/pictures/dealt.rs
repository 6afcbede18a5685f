//! Cards to choose from in the set-up: those dealt, or with domain cards the first hand, of which
//! two go back.

use super::board::{Grid, widest};
use super::hand::{cards_of, holdings};
use super::named::{self, CARD, HEAD};
use super::prelude::*;
use super::printed::printed;
use viceroy_i18n::pictures as words;
use viceroy_rules::Sealed;

/// Width of three cards side by side.
const LARGE: u16 = 222;
const GEM: u16 = 38;

/// The two kept cards are marked once chosen.
pub fn dealt(w: &Wording, view: &SeatView, room: PictureRoom) -> PrivatePicture {
    let cards = cards_of(view, &view.screen.dealt);
    let chosen = first_cards(view);
    let scene = shown(w, view, (&cards, room), |card| Some(chosen?.contains(&card).into()));
    let catalogue = view.table.ruleset.catalogue;
    let both = chosen.and_then(|[first, kept]| Some((catalogue.get(first)?, catalogue.get(kept)?)));
    let said = match both {
        Some((first, kept)) => w.say(text!(alt_dealt_chosen, first, kept)),
        None => words::alt_dealt(w, &cards),
    };
    told(w, view, scene, said)
}

/// The two returned characters are marked once chosen (R-TD-04).
pub fn returning(w: &Wording, view: &SeatView, room: PictureRoom) -> PrivatePicture {
    let mut cards = cards_of(view, &view.screen.hand);
    // Laws are always kept; they are shown because they affect the choice.
    cards.sort_by_key(|card| card.is_law());
    let chosen = returned(view);
    let scene = shown(w, view, (&cards, room), |card| Some((!chosen?.contains(&card)).into()));
    let catalogue = view.table.ruleset.catalogue;
    let both = chosen.and_then(|[one, other]| Some([catalogue.get(one)?, catalogue.get(other)?]));
    let said = match both {
        Some(back) => {
            let stay = cards.iter().filter(|c| back.iter().all(|b| b.id != c.id));
            words::alt_returned(w, back, &stay.copied().collect::<Vec<_>>())
        }
        None => words::alt_returning(w, &cards),
    };
    told(w, view, scene, said)
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Becomes {
    Kept,
    PutBack,
}

impl From<bool> for Becomes {
    fn from(stays: bool) -> Becomes {
        if stays { Becomes::Kept } else { Becomes::PutBack }
    }
}

fn told(w: &Wording, view: &SeatView, scene: Scene, said: String) -> PrivatePicture {
    let held = words::alt_holds(w, &view.screen);
    PrivatePicture { scene: shaped(scene), alt: PrivateText(words::join(w, &[said, held])) }
}

/// Kept cards are framed, others shaded.
fn shown(
    w: &Wording,
    view: &SeatView,
    (cards, room): (&[&Card], PictureRoom),
    becomes: impl Fn(CardId) -> Option<Becomes>,
) -> Scene {
    let held = holdings(w, view);
    let line = i32::from(GEM) + 10;
    let above = line * head::lines(&held, INSIDE.width, GEM) + GAP;
    let count = cards.len() as i32;
    let full = |card: u16| {
        let columns = if cards.len() > 4 { 3 } else { 2 };
        let each = Size::new(i32::from(card), i32::from(card_height(card)));
        Grid { count, columns, each, gap: GAP + 4 }
    };
    let fits = |grid: &Grid| {
        let size = grid.size();
        size.width <= INSIDE.width && size.height + above <= room.high() - 2 * MARGIN
    };
    let wide = widest(BRIEF..=LARGE, |card| fits(&full(card)));
    let named_card = Size::new(i32::from(CARD), HEAD + i32::from(card_height(CARD)));
    let in_line = Grid { count, columns: 4, each: named_card, gap: GAP - 1 };
    let is_named = wide < FaceDetail::Full.least() && fits(&in_line);
    let grid = if is_named { in_line } else { full(wide) };
    let size = grid.size();
    let height = above + size.height + 2 * MARGIN;
    let mut scene = Scene::new((INSIDE.width + 2 * MARGIN) as u32, height as u32);
    head::wrapped(&mut scene, Point::new(MARGIN, MARGIN), &held, INSIDE.width, GEM);
    let from = Point::new(MARGIN + (INSIDE.width - size.width) / 2, MARGIN + above);
    let card_size = Size::new(grid.each.width as u16, grid.each.height as u16);
    for (i, card) in (0..).zip(cards) {
        let place = grid.place(i);
        let at = from.moved(place.x, place.y);
        let becomes = becomes(card.id);
        if becomes == Some(Becomes::Kept) {
            let around = Size::new(card_size.width + 14, card_size.height + 14);
            scene.panel(at.moved(-7, -7), around, PanelStyle::Fresh);
        }
        let ruleset = &view.table.ruleset;
        if is_named {
            let head = Rect::new(at.x, at.y, i32::from(CARD), HEAD);
            named::name(&mut scene, w, card, head, TextColour::Plain);
            named::lay(&mut scene, w, ruleset, card, at.moved(0, HEAD));
        } else {
            let mut look = printed(w, ruleset, card, wide);
            look.face = FaceDetail::standing(wide);
            scene.lay(at, Look::Card(look));
        }
        if becomes == Some(Becomes::PutBack) {
            scene.panel(at, card_size, PanelStyle::Veil);
        }
    }
    scene
}

fn first_cards(view: &SeatView) -> Option<[CardId; 2]> {
    if let Some(Sealed::FirstCards { first, kept }) = view.screen.sealed {
        Some([first, kept])
    } else {
        None
    }
}

fn returned(view: &SeatView) -> Option<[CardId; 2]> {
    if let Some(Sealed::ReturnedCharacters { one, other }) = view.screen.sealed {
        Some([one, other])
    } else {
        None
    }
}
