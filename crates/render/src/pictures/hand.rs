//! The hand, and the line of gems and tokens behind the screen.

use super::board::{Grid, widest};
use super::head::Piece;
use super::printed::printed;
use super::sums;
use crate::scene::*;
use viceroy_i18n::term::Term;
use viceroy_i18n::{Wording, pictures as words, text};
use viceroy_rules::cards::{Card, Colour};
use viceroy_rules::query::{self, LevelState};
use viceroy_rules::{CardSet, SeatView, Token};

/// More would make card numbers unreadable; the alt text names them all.
const MOST: usize = 60;
pub(super) const LARGE: u16 = 240;
const LEAST: u16 = 40;
const GAP: i32 = 8;

#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Levels {
    Shown,
    LeftOut,
}

pub(super) struct Hand<'a> {
    w: &'a Wording,
    view: &'a SeatView,
    cards: Vec<&'static Card>,
    levels: Levels,
}

impl<'a> Hand<'a> {
    pub(super) fn of(w: &'a Wording, view: &'a SeatView, levels: Levels) -> Self {
        let mut cards = cards_of(view, &view.screen.hand);
        cards.truncate(MOST);
        Hand { w, view, cards, levels }
    }

    pub(super) fn levels(&self) -> Levels {
        self.levels
    }

    pub(super) fn is_empty(&self) -> bool {
        self.cards.is_empty()
    }

    /// The best grid for a room, and its card width.
    pub(super) fn fit(&self, room: Size<i32>, most: u16) -> (Grid, u16) {
        let count = self.cards.len().max(1) as i32;
        let grids = (1..=count).map(|columns| {
            let grid = |card: u16| Grid { count, columns, each: self.each(card), gap: GAP };
            let fits = |card: u16| {
                let size = grid(card).size();
                size.width <= room.width && size.height <= room.height
            };
            let card = widest(LEAST..=most, fits);
            (grid(card), card)
        });
        // Prefer fewer rows; the fallback always exists.
        let first = (Grid { count, columns: count, each: self.each(LEAST), gap: GAP }, LEAST);
        grids.fold(first, |best, next| {
            let lower = next.1 == best.1 && next.0.rows() <= best.0.rows();
            if next.1 > best.1 || lower { next } else { best }
        })
    }

    fn each(&self, card: u16) -> Size<i32> {
        let levels = match self.levels {
            Levels::Shown if plates(card) => i32::from(pip(card)) + 10,
            Levels::Shown | Levels::LeftOut => 0,
        };
        Size::new(i32::from(card), i32::from(card_height(card)) + levels)
    }

    pub(super) fn lay(&self, scene: &mut Scene, at: Point, grid: &Grid, width: u16) {
        let ruleset = &self.view.table.ruleset;
        for (i, card) in (0..).zip(&self.cards) {
            let place = grid.place(i);
            let at = at.moved(place.x, place.y);
            let mut look = printed(self.w, ruleset, card, width);
            look.face = FaceDetail::standing(width);
            scene.lay(at, Look::Card(look));
            if self.levels == Levels::LeftOut {
                continue;
            }
            let mut levels = levels(self.view, card).into_iter();
            let playable = levels.any(|(_, state)| state == LevelState::Playable);
            if plates(width) {
                self.plates(scene, at, card, width);
            } else if !playable {
                // Small cards show only whether they can be played at all.
                let size = Size::new(width, card_height(width));
                scene.panel(at, size, PanelStyle::Veil);
            }
        }
    }

    fn plates(&self, scene: &mut Scene, at: Point, card: &Card, width: u16) {
        let size = pip(width);
        let pitch = i32::from(width) / 5;
        let inset = (pitch - i32::from(size)) / 2;
        for (nth, (level, state)) in (0..).zip(levels(self.view, card)) {
            let state = match state {
                LevelState::Playable => LevelMark::Playable,
                LevelState::TooExpensive => LevelMark::TooExpensive,
                LevelState::NoPlace => LevelMark::NoPlace,
            };
            let right = inset + nth * pitch;
            let below = i32::from(card_height(width)) + 5;
            let look = Look::Level { level, state, size };
            scene.lay(at.moved(right, below), look);
        }
    }

    pub(super) fn alt(&self) -> Vec<String> {
        let (w, screen) = (self.w, &self.view.screen);
        let count = screen.hand.iter().count();
        let mut all = vec![w.say(text!(
            alt_hand,
            cards = count,
            gems = Term::gems_and_diamonds(screen.gems, screen.diamonds),
            attack = screen.attack
        ))];
        if self.levels == Levels::LeftOut {
            all.extend(words::alt_held(w, &self.cards));
            return all;
        }
        for card in &self.cards {
            let states = levels(self.view, card).into_iter();
            let playable = states.filter(|(_, state)| *state == LevelState::Playable);
            let playable: Vec<u8> = playable.map(|(level, _)| level).collect();
            all.push(words::alt_hand_card(w, card, &playable));
        }
        all
    }
}

fn plates(card: u16) -> bool {
    pip(card) * 84 / 100 >= READ
}

fn pip(card: u16) -> u16 {
    (u32::from(card) * 195 / 1000).min(42) as u16
}

/// Criminals only have the level below the base.
fn levels(view: &SeatView, card: &Card) -> Vec<(u8, LevelState)> {
    let (table, ruleset) = (&view.table, &view.table.ruleset);
    let Some(pyramid) = table.open.pyramids.get(view.seat) else {
        return vec![];
    };
    if card.is_criminal() {
        let playable = query::playable(ruleset, &table.open, view.seat, &view.screen, card.id);
        let state = match playable {
            true => LevelState::Playable,
            false => LevelState::NoPlace,
        };
        return vec![(0, state)];
    }
    let states = query::levels(ruleset, pyramid, &view.screen, card.id);
    (1..).zip(states).collect()
}

pub(super) fn cards_of(view: &SeatView, set: &CardSet) -> Vec<&'static Card> {
    let catalogue = view.table.ruleset.catalogue;
    set.iter().filter_map(|id| catalogue.get(id)).collect()
}

/// Private: includes judgements face up, which only their owner may see. Hypothetical views are
/// labelled.
pub(super) fn holdings(w: &Wording, view: &SeatView) -> Vec<Piece> {
    let screen = &view.screen;
    let gem = |colour| Piece::counted(Mark::Gem(colour), u16::from(screen.gems[colour]));
    let then = words::then(w, view.table.reality).map(Piece::word);
    let mut all: Vec<Piece> = then.into_iter().chain(Colour::ALL.map(gem)).collect();
    if screen.diamonds > 0 {
        let diamonds = u16::from(screen.diamonds);
        all.push(Piece::counted(Mark::Diamond, diamonds));
    }
    all.push(Piece::counted(Mark::Attack, u16::from(screen.attack)));
    let pyramid = view.table.open.pyramids.get(view.seat);
    let tokens = pyramid.into_iter().flat_map(|p| &p.tokens);
    let infinite = tokens.filter(|l| Colour::ALL.iter().any(|c| l.token == Token::Infinite(*c)));
    let phase = view.table.open.phase;
    all.extend(infinite.map(|token| Piece::lying(token, phase)));
    all.extend(sums::judgements(&view.table.ruleset, screen.judgements));
    if screen.bribes > 0 {
        all.push(Piece::counted(Mark::Bribe, u16::from(screen.bribes)));
    }
    all
}
