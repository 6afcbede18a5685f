//! The hand, and the line of gems and tokens behind the screen.

use super::named::{self, CARD, HEAD};
use super::prelude::*;
use super::printed::printed;
use viceroy_i18n::pictures as words;
use viceroy_rules::query::{self, LevelState};

/// More would make card numbers unreadable; the alt text names them all.
const MOST: usize = 60;
/// Width of three cards side by side.
const WHOLE: u16 = 226;
const LEAST: u16 = 30;
const GAP: i32 = 5;
/// Between a card and its levels.
const PLATES: i32 = 2;
/// Height of a hand by number.
const NUMBERS: i32 = 220;

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

#[derive(Clone, Copy, PartialEq, Eq)]
enum HandLook {
    Full,
    /// Name, and readable rows.
    Named,
    /// Of this card width.
    Numbers(u16),
}

impl HandLook {
    fn card(self) -> u16 {
        match self {
            HandLook::Full => WHOLE,
            HandLook::Named => CARD,
            HandLook::Numbers(card) => card,
        }
    }
}

/// Rows from the left, so that the last one may leave room.
#[derive(Clone, Copy)]
pub(super) struct HandGrid {
    count: i32,
    columns: i32,
    each: Size<i32>,
    look: HandLook,
}

impl HandGrid {
    pub(super) const NONE: HandGrid =
        HandGrid { count: 0, columns: 1, each: Size::new(0, 0), look: HandLook::Full };

    pub(super) fn card(&self) -> u16 {
        self.look.card()
    }

    fn rows(&self) -> i32 {
        (self.count + self.columns - 1) / self.columns
    }

    pub(super) fn high(&self) -> i32 {
        (self.rows() * (self.each.height + GAP) - GAP).max(0)
    }

    fn place(&self, i: i32) -> Point {
        let (row, column) = (i / self.columns, i % self.columns);
        Point::new(column * (self.each.width + GAP), row * (self.each.height + GAP))
    }

    /// What the last row leaves free at its right.
    pub(super) fn free(&self) -> Rect {
        let in_last = self.count - (self.rows() - 1).max(0) * self.columns;
        let left = in_last * (self.each.width + GAP) + GAP;
        let top = (self.rows() - 1).max(0) * (self.each.height + GAP);
        Rect::new(left, top, (INSIDE.width - left).max(0), self.high() - top)
    }
}

impl<'a> Hand<'a> {
    pub(super) fn of(w: &'a Wording, view: &'a SeatView, levels: Levels) -> Self {
        let mut cards = cards_of(view, &view.screen.hand);
        cards.truncate(MOST);
        Hand { w, view, cards, levels }
    }

    pub(super) fn is_empty(&self) -> bool {
        self.cards.is_empty()
    }

    /// Up to three cards in full, up to seven below their names with readable rows, more by
    /// number.
    pub(super) fn spread(&self) -> HandGrid {
        let count = self.cards.len() as i32;
        let (look, head) = match count {
            ..=3 => (HandLook::Full, 0),
            4..=7 => (HandLook::Named, HEAD),
            _ => return self.by_number(Size::new(INSIDE.width, NUMBERS)),
        };
        let card = look.card();
        let high = head + i32::from(card_height(card)) + PLATES + i32::from(pip(card));
        let each = Size::new(i32::from(card), high);
        let columns = (INSIDE.width + GAP) / (each.width + GAP);
        HandGrid { count, columns, each, look }
    }

    /// Number, colours and sign of each card, smaller only where they are many.
    pub(super) fn by_number(&self, room: Size<i32>) -> HandGrid {
        let count = self.cards.len() as i32;
        let grid = |card: u16| {
            let each = Size::new(i32::from(card), i32::from(card_height(card)));
            let columns = ((room.width + GAP) / (each.width + GAP)).max(1);
            HandGrid { count, columns, each, look: HandLook::Numbers(card) }
        };
        let fits = |card: &u16| grid(*card).high() <= room.height;
        grid((LEAST..=BRIEF).rev().find(fits).unwrap_or(LEAST))
    }

    pub(super) fn lay(&self, scene: &mut Scene, at: Point, grid: &HandGrid) {
        let ruleset = &self.view.table.ruleset;
        let card_width = grid.look.card();
        for (i, card) in (0..grid.count).zip(&self.cards) {
            let place = grid.place(i);
            let at = at.moved(place.x, place.y);
            let below = match grid.look {
                HandLook::Named => {
                    let room = Rect::new(at.x, at.y, i32::from(CARD), HEAD);
                    let size = Size::new(CARD, (HEAD + 8) as u16);
                    scene.panel(at, size, PanelStyle::Band);
                    named::name(scene, self.w, card, room, TextColour::Plain);
                    named::lay(scene, self.w, ruleset, card, at.moved(0, HEAD));
                    at.moved(0, HEAD)
                }
                HandLook::Full | HandLook::Numbers(_) => {
                    let mut look = printed(self.w, ruleset, card, card_width);
                    look.face = FaceDetail::standing(card_width);
                    scene.lay(at, Look::Card(look));
                    at
                }
            };
            match (self.levels, grid.look) {
                (Levels::LeftOut, _) => {}
                (Levels::Shown, HandLook::Full | HandLook::Named) => {
                    self.plates(scene, below, card, card_width)
                }
                (Levels::Shown, HandLook::Numbers(_)) => {
                    let mut levels = levels(self.view, card).into_iter();
                    if !levels.any(|(_, state)| state == LevelState::Playable) {
                        let size = Size::new(card_width, card_height(card_width));
                        scene.panel(below, size, PanelStyle::Veil);
                    }
                }
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
            let below = i32::from(card_height(width)) + PLATES;
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

/// A level's side: five stand below a card.
fn pip(card: u16) -> u16 {
    (u32::from(card) * 195 / 1000).min(36) as u16
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
    let gem = |colour| Piece::counted(Mark::Gem(colour), u16::from(view.screen.gems[colour]));
    then(w, view).into_iter().chain(Colour::ALL.map(gem)).chain(tokens(view)).collect()
}

/// The same, where gems are counted elsewhere.
pub(super) fn beside_gems(w: &Wording, view: &SeatView) -> Vec<Piece> {
    then(w, view).into_iter().chain(tokens(view)).collect()
}

fn then(w: &Wording, view: &SeatView) -> Option<Piece> {
    words::then(w, view.table.reality).map(Piece::word)
}

fn tokens(view: &SeatView) -> Vec<Piece> {
    let screen = &view.screen;
    let mut all = vec![];
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
