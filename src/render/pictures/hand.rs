//! What stands behind one player's screen: hand, gems and tokens; and the cards dealt at the start.

use super::head;
use super::picture::{MARGIN, PrivatePicture};
use super::printed::printed;
use crate::cards::{Card, CardId, Colour};
use crate::render::scene::*;
use crate::rules::query::{self, LevelState};
use crate::rules::{CardSet, PlacedToken, Sealed, SeatView, Token};
use crate::wording::{PrivateText, Wording, pictures as words};
use words::Word;

const WIDTH: i32 = 1040;
const GAP: i32 = 12;

/// The hand with the levels each card can be played on now, gems, attack tokens and infinite gems. It shows nothing that
/// changes while they do not, neither the phase nor a secret choice, which the words tell: so it need not be sent again.
pub fn hand(w: &Wording, view: &SeatView) -> PrivatePicture {
    let cards = cards_of(view, &view.screen.hand);
    let grid = Grid::of_hand(cards.len());
    let top = 226;
    let pips = grid.card.min(280) * 19 / 100;
    let pitch = i32::from(card_height(grid.card)) + i32::from(pips) + 26;
    let legend = if cards.is_empty() { 70 } else { 60 };
    let height = top + grid.rows(cards.len()) * pitch + legend;
    let mut scene = Scene::new(WIDTH as u32, height as u32);
    holdings(w, &mut scene, view);

    let table = &view.table;
    let mut said = vec![words::alt_hand(
        w,
        cards.len(),
        &view.screen.gems,
        view.screen.attack,
    )];
    for (i, card) in cards.iter().enumerate() {
        let at = grid.place(i, cards.len(), top, pitch);
        scene.lay(
            at,
            Look::Card(printed(w, &view.table.ruleset, card, grid.card)),
        );
        let Some(pyramid) = table.open.pyramids.get(view.seat) else {
            continue;
        };
        let levels = query::levels(&table.ruleset, pyramid, &view.screen, card.id);
        let pip_pitch = i32::from(grid.card) / 5;
        let inset = (pip_pitch - i32::from(pips)) / 2;
        let mut playable = vec![];
        for (n, state) in (1u8..).zip(levels) {
            let state = match state {
                LevelState::Playable => {
                    playable.push(n);
                    LevelMark::Playable
                }
                LevelState::TooExpensive => LevelMark::TooExpensive,
                LevelState::NoPlace => LevelMark::NoPlace,
            };
            let look = Look::Level {
                level: n,
                state,
                size: pips,
            };
            let right = inset + i32::from(n - 1) * pip_pitch;
            let below = i32::from(card_height(grid.card)) + 8;
            scene.lay(at.moved(right, below), look);
        }
        said.push(words::alt_hand_card(w, card, &playable));
    }
    let foot = top + grid.rows(cards.len()) * pitch;
    if cards.is_empty() {
        let says = words::word(w, Word::HandEmpty);
        scene.write(
            Point::new(WIDTH / 2, top + 40),
            says,
            TextStyle::new(36, TextColour::Muted, Align::Centre),
        );
    } else {
        legend_line(w, &mut scene, foot);
    }
    PrivatePicture {
        scene: scene.sized(SHARP),
        alt: PrivateText(words::join(&said)),
    }
}

/// The cards dealt at the start, from which the first card and the kept card are chosen.
pub fn dealt(w: &Wording, view: &SeatView) -> PrivatePicture {
    let cards = cards_of(view, &view.screen.dealt);
    let grid = Grid::of_dealt(cards.len());
    let pitch = i32::from(card_height(grid.card)) + GAP;
    let top = 226;
    let height = top + grid.rows(cards.len()) * pitch + MARGIN;
    let mut scene = Scene::new(WIDTH as u32, height as u32);
    holdings(w, &mut scene, view);
    let chosen = first_cards(view);
    let size = Size::new(grid.card, card_height(grid.card));
    for (i, card) in cards.iter().enumerate() {
        let at = grid.place(i, cards.len(), top, pitch);
        let stays = chosen.map(|both| both.contains(&card.id));
        if stays == Some(true) {
            let around = Size::new(size.width + 14, size.height + 14);
            scene.panel(at.moved(-7, -7), around, PanelStyle::Fresh);
        }
        let look = printed(w, &view.table.ruleset, card, grid.card);
        scene.lay(at, Look::Card(look));
        if stays == Some(false) {
            scene.panel(at, size, PanelStyle::Veil);
        }
    }
    let catalogue = view.table.ruleset.catalogue;
    let both = chosen.and_then(|[first, kept]| Some((catalogue.get(first)?, catalogue.get(kept)?)));
    let said = match both {
        Some((first, kept)) => words::alt_dealt_chosen(w, first, kept),
        None => words::alt_dealt(w, &cards),
    };
    PrivatePicture {
        scene: scene.sized(SHARP),
        alt: PrivateText(words::join(&[said])),
    }
}

/// The first card and the one that is kept, once they are chosen.
fn first_cards(view: &SeatView) -> Option<[CardId; 2]> {
    match view.screen.sealed? {
        Sealed::FirstCards { first, kept } => Some([first, kept]),
        Sealed::ReturnedGems(_) | Sealed::PassGems(_) | Sealed::Bid(_) | Sealed::Develop(_) => None,
    }
}

fn cards_of(view: &SeatView, set: &CardSet) -> Vec<&'static Card> {
    let catalogue = view.table.ruleset.catalogue;
    set.iter().filter_map(|id| catalogue.get(id)).collect()
}

/// Title, gems, attack tokens and infinite gems.
fn holdings(w: &Wording, scene: &mut Scene, view: &SeatView) {
    let title = if view.screen.dealt.is_empty() {
        Word::Hand
    } else if first_cards(view).is_some() {
        Word::FirstChosen
    } else {
        Word::FirstCards
    };
    scene.write(
        Point::new(MARGIN, 66),
        words::word(w, title),
        TextStyle::new(46, TextColour::Plain, Align::Left),
    );
    let size = Size::new((WIDTH - 2 * MARGIN) as u16, 104);
    scene.panel(Point::new(MARGIN, 96), size, PanelStyle::Plain);
    let mut x = head::gems(scene, Point::new(MARGIN + 20, 112), &view.screen.gems, 72) + 12;
    let attack = view.screen.attack.to_string();
    x = head::counted(scene, Point::new(x, 112), Mark::Attack, 72, &attack) + 6;
    let infinite: Vec<&PlacedToken> = view
        .table
        .open
        .pyramids
        .get(view.seat)
        .map(|p| {
            let is_infinite =
                |l: &&PlacedToken| Colour::ALL.iter().any(|c| l.token == Token::Infinite(*c));
            p.tokens.iter().filter(is_infinite).collect()
        })
        .unwrap_or_default();
    let room = WIDTH - MARGIN - 16 - x;
    let count = infinite.len().max(1) as i32;
    // Two rows when one would be too small.
    let (rows, size) = if room / count >= 46 {
        (1, (room / count - 4).min(72))
    } else {
        (2, (room / ((count + 1) / 2) - 4).clamp(12, 46))
    };
    let in_row = (count + rows - 1) / rows;
    for (i, lying) in infinite.iter().enumerate() {
        let (column, row) = (i as i32 % in_row, i as i32 / in_row);
        scene.lay(
            Point::new(
                x + column * (size + 4),
                148 - size * rows / 2 + row * (size + 2),
            ),
            Look::Mark {
                mark: Mark::Token(lying.token),
                size: size as u16,
                dim: lying.used,
            },
        );
    }
}

/// What the level pips mean.
fn legend_line(w: &Wording, scene: &mut Scene, y: i32) {
    let mut x = MARGIN + 4;
    let size = 30;
    let level = words::word(w, Word::Level);
    scene.write(
        Point::new(x, y + 34),
        level.clone(),
        TextStyle::new(size, TextColour::Muted, Align::Left),
    );
    x += head::wide(&level, size) + 22;
    for (state, word) in [
        (LevelMark::Playable, Word::Playable),
        (LevelMark::TooExpensive, Word::TooExpensive),
        (LevelMark::NoPlace, Word::NoPlace),
    ] {
        let look = Look::Level {
            level: 1,
            state,
            size: 52,
        };
        scene.lay(Point::new(x, y - 2), look);
        x += 62;
        let says = words::word(w, word);
        scene.write(
            Point::new(x, y + 34),
            says.clone(),
            TextStyle::new(size, TextColour::Muted, Align::Left),
        );
        x += head::wide(&says, size) + 30;
    }
}

/// Cards in rows, centred.
struct Grid {
    columns: i32,
    card: u16,
}

impl Grid {
    fn of_hand(count: usize) -> Grid {
        match count {
            // As large as the three of a row, or the picture would be much higher than wide.
            4 => Grid {
                columns: 2,
                ..Grid::new(3)
            },
            0..=6 => Grid::new(3),
            // More in a row would be too small to read on a telephone.
            7..=40 => Grid::new(4),
            // So many make a picture that is too high for one.
            _ => Grid::new(6),
        }
    }

    fn of_dealt(count: usize) -> Grid {
        // The four of the first choice deserve room.
        Grid::new(if count == 4 { 2 } else { 3 })
    }

    fn new(columns: i32) -> Grid {
        let card = (WIDTH - 2 * MARGIN - GAP * (columns - 1)) / columns;
        Grid {
            columns,
            card: card.min(400) as u16,
        }
    }

    fn rows(&self, count: usize) -> i32 {
        (count as i32 + self.columns - 1) / self.columns
    }

    fn place(&self, i: usize, count: usize, top: i32, pitch: i32) -> Point {
        let (row, column) = (i as i32 / self.columns, i as i32 % self.columns);
        let in_row = (count as i32 - row * self.columns).min(self.columns);
        let step = i32::from(self.card) + GAP;
        let wide = in_row * step - GAP;
        Point::new((WIDTH - wide) / 2 + column * step, top + row * pitch)
    }
}
