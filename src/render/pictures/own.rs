//! What a player holds and has built, for a decision or while they wait.

mod holdings;

pub(super) use holdings::Holdings;

use std::cmp::Reverse;

use super::board::{GAP, Grid, INSIDE, MARGIN, shaped};
use super::combat::{CombatPlate, Lying};
use super::hand::{Hand, LARGE, Levels, holdings, legend, plates};
use super::head::Piece;
use super::layout::{Extent, Layout, taken};
use super::levels::{empty, scale};
use super::picture::PrivatePicture;
use super::stack::{self, StackLine};
use super::sums;
use super::told::PyramidText;
use crate::render::scene::*;
use crate::rules::{Pyramid, SeatView, Token};
use crate::wording::{PrivateText, Wording, pictures as words, text};

/// The height of the legend of levels.
const LEGEND: i32 = 44;
/// The widest card of a pyramid beside other parts, and alone.
pub(super) const BESIDE: u16 = 150;
const ALONE: u16 = 240;
/// What the names of monsters are worth, in the worth of cards.
const NAMES: i32 = 40;
/// Room for the level numbers.
const SCALE: i32 = 40;

/// The hand with the levels each card can be played on now, gems and tokens, and the own pyramid. It shows nothing that
/// changes while they do not, neither the phase nor a secret choice, which the words tell: so it need not be sent again.
pub fn own(w: &Wording, view: &SeatView) -> PrivatePicture {
    let mut own = Own::of(w, view, Levels::Shown);
    if own.hand.is_empty() {
        return building(w, view);
    }
    let strip = own.strip(INSIDE.width);
    let room = INSIDE.height - strip.high - LEGEND - 2 * GAP;
    let arranged = own.below_stack(Size::new(INSIDE.width, room));
    let above = strip.high + GAP + own.stack_high();
    let least = own.least(760);
    let wide = arranged
        .size
        .width
        .max(strip.wide)
        .clamp(least, INSIDE.width);
    let legend_high = if plates(arranged.hand.1) {
        GAP + LEGEND
    } else {
        0
    };
    let height = 2 * MARGIN + above + arranged.size.height + legend_high;
    let mut scene = Scene::new((wide + 2 * MARGIN) as u32, height as u32);
    own.lay_strip(&mut scene, Point::new(MARGIN, MARGIN), wide);
    own.lay_stack(
        &mut scene,
        Point::new(MARGIN, MARGIN + strip.high + GAP),
        wide,
    );
    let y = MARGIN + above;
    let left = MARGIN + (wide - arranged.size.width) / 2;
    own.lay_arranged(&mut scene, Point::new(left, y), &arranged);
    let y = y + arranged.size.height + GAP;
    if plates(arranged.hand.1) {
        legend(w, &mut scene, Point::new(MARGIN, y), wide);
    }
    PrivatePicture {
        scene: shaped(scene),
        alt: PrivateText(words::join(&own.alt())),
    }
}

/// The own pyramid as large as it can be, and gems.
pub fn building(w: &Wording, view: &SeatView) -> PrivatePicture {
    let mut own = Own::of(w, view, Levels::LeftOut);
    own.stack = StackLine::of(&view.table, Strip::Named);
    let strip = own.strip(INSIDE.width);
    let above = strip.high + GAP + own.stack_high();
    let rest = Size::new(INSIDE.width, INSIDE.height - above);
    let (size, card) = own.pyramid_in(rest, ALONE);
    let least = own.least(600);
    let wide = size.width.max(strip.wide).clamp(least, INSIDE.width);
    let height = 2 * MARGIN + above + size.height;
    let mut scene = Scene::new((wide + 2 * MARGIN) as u32, height as u32);
    own.lay_strip(&mut scene, Point::new(MARGIN, MARGIN), wide);
    own.lay_stack(
        &mut scene,
        Point::new(MARGIN, MARGIN + strip.high + GAP),
        wide,
    );
    let room = Rect::new(MARGIN, MARGIN + above, wide, size.height);
    own.pyramid(&mut scene, room, card);
    PrivatePicture {
        scene: shaped(scene),
        alt: PrivateText(words::join(&own.alt())),
    }
}

/// A player's own things.
pub(super) struct Own<'a> {
    w: &'a Wording,
    view: &'a SeatView,
    pub(super) hand: Hand<'a>,
    pyramid: Pyramid,
    extent: Extent,
    /// Gems and tokens held, and what the pyramid holds in sum.
    held: Vec<Piece>,
    sums: Vec<Piece>,
    /// What lies on the combat card, and the monsters it is for.
    combat: Option<CombatPlate>,
    stack: Option<StackLine>,
}

/// Hand and pyramid in one room.
pub(super) struct Arranged {
    pub(super) size: Size<i32>,
    /// Where the hand ends, to the right or below.
    hand: (Grid, u16),
    pyramid: (Size<i32>, u16),
    way: Arrangement,
    worth: i32,
}

/// How hand and pyramid share a room.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Arrangement {
    Beside,
    Below,
}

impl Arranged {
    pub(super) fn worth(&self) -> i32 {
        self.worth
    }
}

impl<'a> Own<'a> {
    pub(super) fn of(w: &'a Wording, view: &'a SeatView, levels: Levels) -> Self {
        let pyramids = &view.table.open.pyramids;
        let pyramid = pyramids.get(view.seat).cloned().unwrap_or_default();
        Own {
            w,
            view,
            hand: Hand::of(w, view, levels),
            extent: Extent::of(taken(&pyramid)),
            held: holdings(w, view),
            // Infinite gems lie among what is held.
            sums: sums::summed_but(&view.table.ruleset, &pyramid, |token| {
                matches!(token, Token::Infinite(_))
            }),
            combat: CombatPlate::of(&view.table.ruleset, &pyramid, Lying::All),
            stack: StackLine::of(&view.table, Strip::Brief),
            pyramid,
        }
    }

    /// Leaves out what the pyramid holds in sum: the pyramid itself shows it.
    pub(super) fn without_sums(self) -> Self {
        Own {
            sums: vec![],
            ..self
        }
    }

    /// Leaves out the combat card: other pictures show it, and the words tell it.
    pub(super) fn without_combat(self) -> Self {
        Own {
            combat: None,
            ..self
        }
    }

    /// How good it is to show hand and pyramid with cards so wide. Where cards of the hand are chosen from, they must be
    /// read in full; elsewhere that numbers are read comes first.
    pub(super) fn worth(&self, hand: u16, pyramid: u16) -> i32 {
        let full = match self.hand.levels() {
            Levels::Shown => 2000,
            Levels::LeftOut => 330,
        };
        let hand_reads = match FaceDetail::standing(hand) {
            FaceDetail::Full => full,
            FaceDetail::Brief => 300,
            FaceDetail::Number => 100,
            FaceDetail::Bare => 0,
        };
        let pyramid_reads = match FaceDetail::standing(pyramid) {
            FaceDetail::Full | FaceDetail::Brief => 250,
            FaceDetail::Number => 150,
            FaceDetail::Bare => 0,
        };
        let pyramid_large = 2 * i32::from(pyramid.min(BESIDE));
        hand_reads + pyramid_reads + i32::from(hand.min(220)) / 2 + pyramid_large
    }

    /// The least width of a picture: monsters stand side by side.
    fn least(&self, usual: i32) -> i32 {
        match self.stack {
            Some(_) => INSIDE.width,
            None => usual,
        }
    }

    /// How high the stack of monsters is, with the gap to what follows.
    fn stack_high(&self) -> i32 {
        self.stack.as_ref().map_or(0, StackLine::high)
    }

    fn lay_stack(&self, scene: &mut Scene, at: Point, wide: i32) {
        if let Some(stack) = &self.stack {
            stack.lay(self.w, scene, at, wide);
        }
    }

    /// How large the pyramid is in a room, and how wide its cards.
    pub(super) fn pyramid_in(&self, room: Size<i32>, most: u16) -> (Size<i32>, u16) {
        let inside = Size::new(room.width - SCALE, room.height);
        let card = Layout::card_within(self.extent, inside, 8..=most);
        let wide = Layout::wide(self.extent, card) + SCALE;
        (Size::new(wide, Layout::high(self.extent, card)), card)
    }

    /// Lays the pyramid in the middle of a room, at its foot.
    pub(super) fn pyramid(&self, scene: &mut Scene, room: Rect, card: u16) {
        let wide = Layout::wide(self.extent, card);
        let high = Layout::high(self.extent, card);
        let x = room.at.x + SCALE + (room.size.width - SCALE - wide) / 2;
        let y = room.at.y + room.size.height - high;
        let face = FaceDetail::standing(card);
        let layout = Layout::new(self.extent, card, face, Point::new(x, y));
        let across = room.at.x..room.at.x + room.size.width;
        scale(scene, self.extent, &layout, across);
        if taken(&self.pyramid).next().is_none() {
            empty(self.w, scene, &layout);
        }
        layout.lay(self.w, scene, &self.view.table.ruleset, &self.pyramid);
    }

    /// The best way to put hand and pyramid into a room: one that fits, else one that stands out of it least.
    pub(super) fn arranged(&self, room: Size<i32>) -> Arranged {
        let over = |way: &Arranged| {
            let Size { width, height } = way.size;
            (width - room.width).max(0) + (height - room.height).max(0)
        };
        let good = |way: &Arranged| (Reverse(over(way)), way.worth());
        let shares = |way| (3..=17).map(move |share| (way, share));
        let mut best = self.shared(room, Arrangement::Beside, 2);
        for (way, share) in [Arrangement::Beside, Arrangement::Below]
            .into_iter()
            .flat_map(shares)
        {
            let next = self.shared(room, way, share);
            if good(&next) > good(&best) {
                best = next;
            }
        }
        best
    }

    /// The same below the monsters, which have names if cards can be read as well with them.
    fn below_stack(&mut self, room: Size<i32>) -> Arranged {
        let left = |own: &Self| Size::new(room.width, room.height - own.stack_high());
        let brief = self.arranged(left(self));
        if self.stack.is_none() {
            return brief;
        }
        let named = StackLine::of(&self.view.table, Strip::Named);
        let kept = std::mem::replace(&mut self.stack, named);
        let named = self.arranged(left(self));
        if named.worth() + NAMES >= brief.worth() {
            return named;
        }
        self.stack = kept;
        brief
    }

    /// The hand has so many twentieths of a room, and the pyramid what is left.
    fn shared(&self, room: Size<i32>, way: Arrangement, share: i32) -> Arranged {
        let part = match way {
            Arrangement::Beside => Size::new(room.width * share / 20, room.height),
            Arrangement::Below => Size::new(room.width, room.height * share / 20),
        };
        let hand = self.hand.fit(part, LARGE);
        let used = if self.hand.is_empty() {
            Size::new(0, 0)
        } else {
            hand.0.size()
        };
        let left = match way {
            Arrangement::Beside => Size::new(room.width - used.width - 2 * GAP, room.height),
            Arrangement::Below => Size::new(room.width, room.height - used.height - GAP),
        };
        let pyramid = self.pyramid_in(left, BESIDE);
        let size = match way {
            Arrangement::Beside => Size::new(
                used.width + 2 * GAP + pyramid.0.width,
                used.height.max(pyramid.0.height),
            ),
            Arrangement::Below => Size::new(
                used.width.max(pyramid.0.width),
                used.height + GAP + pyramid.0.height,
            ),
        };
        Arranged {
            size,
            worth: self.worth(hand.1, pyramid.1),
            hand,
            pyramid,
            way,
        }
    }

    pub(super) fn lay_arranged(&self, scene: &mut Scene, at: Point, arranged: &Arranged) {
        let (grid, card) = &arranged.hand;
        let used = if self.hand.is_empty() {
            Size::new(0, 0)
        } else {
            grid.size()
        };
        let (size, pyramid) = arranged.pyramid;
        let all = arranged.size;
        let (hand, room) = match arranged.way {
            Arrangement::Beside => {
                let room = Rect::new(at.x + all.width - size.width, at.y, size.width, all.height);
                (at.moved(0, (all.height - used.height) / 2), room)
            }
            Arrangement::Below => {
                let top = at.y + all.height - size.height;
                let room = Rect::new(at.x, top, all.width, size.height);
                (at.moved((all.width - used.width) / 2, 0), room)
            }
        };
        self.hand.lay(scene, hand, grid, *card);
        self.pyramid(scene, room, pyramid);
    }

    /// What it shows, in words.
    pub(super) fn alt(&self) -> Vec<String> {
        let w = self.w;
        let told = PyramidText::new(w, &self.view.table.ruleset, &self.pyramid);
        let (screen, ruleset) = (&self.view.screen, &self.view.table.ruleset);
        let then = words::then(w, self.view.table.reality);
        let mut all: Vec<String> = then.into_iter().chain(self.hand.alt()).collect();
        all.extend(words::alt_judgements(w, ruleset, 0, screen.judgements));
        all.extend(words::alt_bribes(w, screen.bribes));
        all.extend(stack::told(w, &self.view.table));
        all.push(w.say(text!(alt_own_pyramid, cards = self.pyramid.cards.len())));
        all.extend(told.facts);
        all.extend(told.levels);
        all.extend(told.under);
        all
    }
}
