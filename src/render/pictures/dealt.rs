//! The cards dealt at the start, from which the first card and the kept card are chosen.

use super::board::{GAP, Grid, INSIDE, MARGIN, shaped};
use super::hand::{cards_of, holdings};
use super::head;
use super::picture::PrivatePicture;
use super::printed::printed;
use crate::cards::CardId;
use crate::render::scene::*;
use crate::render::text;
use crate::rules::{Sealed, SeatView};
use crate::wording::{PrivateText, Wording, pictures as words};
use words::Word;

/// The width of what stands beside the cards.
const BESIDE: i32 = 260;
const GEM: u16 = 60;

/// The dealt cards in full, and once they are chosen which two stay.
pub fn dealt(w: &Wording, view: &SeatView) -> PrivatePicture {
    let cards = cards_of(view, &view.screen.dealt);
    let chosen = first_cards(view);
    let columns = if cards.len() > 4 { 3 } else { 2 };
    let wide = if columns == 2 { 316 } else { 256 };
    let grid = Grid {
        count: cards.len() as i32,
        columns,
        each: Size::new(i32::from(wide), i32::from(card_height(wide))),
        gap: GAP + 4,
    };
    let size = grid.size();
    let height = size.height.clamp(300, INSIDE.height) + 2 * MARGIN;
    let width = 3 * MARGIN + BESIDE + size.width;
    let mut scene = Scene::new(width as u32, height as u32);
    let title = match chosen {
        Some(_) => Word::FirstChosen,
        None => Word::FirstCards,
    };
    let room = Size::new(BESIDE as f32, 140.0);
    let (letters, lines) = text::fill(&words::word(w, title), Weight::Bold, room, 26.0..=48.0);
    let mut y = MARGIN + 12;
    for line in lines {
        y += (letters * 1.2) as i32;
        let style = TextStyle::new(letters as u16, TextColour::Gold, Align::Left);
        scene.write(Point::new(MARGIN, y), line, style);
    }
    y += 40;
    head::wrapped(
        &mut scene,
        Point::new(MARGIN, y),
        &holdings(view),
        BESIDE,
        GEM,
    );
    let from = Point::new(2 * MARGIN + BESIDE, MARGIN);
    let card_size = Size::new(wide, card_height(wide));
    for (i, card) in (0..).zip(&cards) {
        let place = grid.place(i);
        let at = from.moved(place.x, place.y);
        let stays = chosen.map(|both| both.contains(&card.id));
        if stays == Some(true) {
            let around = Size::new(card_size.width + 14, card_size.height + 14);
            scene.panel(at.moved(-7, -7), around, PanelStyle::Fresh);
        }
        let look = printed(w, &view.table.ruleset, card, wide);
        scene.lay(at, Look::Card(look));
        if stays == Some(false) {
            scene.panel(at, card_size, PanelStyle::Veil);
        }
    }
    let catalogue = view.table.ruleset.catalogue;
    let both = chosen.and_then(|[first, kept]| Some((catalogue.get(first)?, catalogue.get(kept)?)));
    let said = match both {
        Some((first, kept)) => words::alt_dealt_chosen(w, first, kept),
        None => words::alt_dealt(w, &cards),
    };
    let held = words::alt_holds(w, &view.screen.gems, view.screen.attack);
    PrivatePicture {
        scene: shaped(scene),
        alt: PrivateText(words::join(&[said, held])),
    }
}

/// The first card and the one that is kept, once they are chosen.
fn first_cards(view: &SeatView) -> Option<[CardId; 2]> {
    match view.screen.sealed? {
        Sealed::FirstCards { first, kept } => Some([first, kept]),
        Sealed::ReturnedGems(_) | Sealed::PassGems(_) | Sealed::Bid(_) | Sealed::Develop(_) => None,
    }
}
