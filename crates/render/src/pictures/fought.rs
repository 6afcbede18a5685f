//! Combat results: a line per player with what they showed and beat (R-INV-07 to R-INV-09).

use super::head;
use super::prelude::*;
use super::stack::{self, StackLine};
use viceroy_i18n::pictures as words;
use viceroy_rules::{Currency, InvasionFact};

const HIGH: i32 = 124;
const LOW: i32 = 92;
const PAD: i32 = 14;
const GEM: u16 = 44;
const LEAST_GEM: u16 = 32;
const NAME: i32 = 44;
const CAME: i32 = 295;

/// What a player showed, and how many monsters it beat, once known.
struct Fighter {
    seat: Seat,
    shown: Currency,
    beaten: Option<u8>,
}

pub(super) struct Fought<'a> {
    w: &'a Wording,
    view: &'a TableView,
    names: &'a BySeat<String>,
    lines: Vec<Fighter>,
    stack: Option<StackLine>,
}

impl<'a> Fought<'a> {
    pub(super) fn of(
        w: &'a Wording,
        view: &'a TableView,
        facts: &[OpenFact],
        names: &'a BySeat<String>,
    ) -> Option<Fought<'a>> {
        let lines: Vec<Fighter> = view.open.seats().filter_map(|s| line(s, facts)).collect();
        (!lines.is_empty()).then(|| Fought {
            w,
            view,
            names,
            lines,
            stack: StackLine::of(view, Strip::Named),
        })
    }

    fn above(&self) -> i32 {
        let stack = self.stack.as_ref();
        stack.map_or(0, |stack| stack.high_in(INSIDE.width))
    }

    fn high(&self) -> i32 {
        let count = self.lines.len() as i32;
        let room = INSIDE.height - 70 - self.above();
        (room / count.max(1) - GAP).clamp(LOW, HIGH)
    }

    pub(super) fn size(&self) -> Size<i32> {
        let lines = self.lines.len() as i32 * (self.high() + GAP) - GAP;
        Size::new(INSIDE.width, self.above() + lines)
    }

    pub(super) fn lay(&self, scene: &mut Scene, at: Point) {
        if let Some(stack) = &self.stack {
            stack.lay_in(self.w, scene, at, INSIDE.width);
        }
        let mut y = at.y + self.above();
        for line in &self.lines {
            let room = Rect::new(at.x, y, INSIDE.width, self.high());
            self.line(scene, line, room);
            y += self.high() + GAP;
        }
    }

    fn line(&self, scene: &mut Scene, line: &Fighter, room: Rect) {
        let Rect { at, size } = room;
        let style = match line.beaten {
            Some(1..) => PanelStyle::Gold,
            Some(0) | None => PanelStyle::Plain,
        };
        let plate = Size::new(size.width as u16, size.height as u16);
        scene.panel(at, plate, style);
        let name = name_of(self.w, self.names, line.seat);
        let (letters, name) = text::shrunk(&name, size.width - 2 * PAD, READ..=32);
        scene.write(
            Point::new(at.x + PAD, head::baseline(at.y + 4, NAME, letters)),
            name,
            TextStyle::new(letters, TextColour::Plain, Align::Left),
        );
        let below = size.height - NAME;
        let top = at.y + NAME + (below - i32::from(GEM)) / 2;
        let pieces = pieces(&line.shown);
        let from = Point::new(at.x + PAD, top);
        let across = size.width - CAME - 2 * PAD;
        let mut gems = (LEAST_GEM..=GEM).rev();
        let gem = gems.find(|gem| head::across(&pieces, *gem) <= across);
        let gem = gem.unwrap_or(LEAST_GEM);
        let down = i32::from(GEM - gem) / 2;
        head::wrapped(scene, from.moved(0, down), &pieces, size.width, gem);
        if pieces.is_empty() {
            let middle = head::baseline(top, i32::from(GEM), 36);
            let style = TextStyle::new(36, TextColour::Muted, Align::Left);
            scene.write(Point::new(from.x, middle), "–", style);
        }
        let left = at.x + size.width - CAME;
        match line.beaten {
            None => {}
            Some(0) => {
                let lost = [Piece::saying(Mark::Penalty, "−4".to_owned())];
                head::wrapped(scene, Point::new(left, top), &lost, CAME, GEM);
            }
            Some(count) => {
                scene.mark(Point::new(left, top), Mark::Combat, GEM);
                let says = self.w.say(text!(picture_beats, count));
                let written = i32::from(GEM) + PAD / 2;
                let (letters, says) = text::shrunk(&says, CAME - written - PAD, READ..=32);
                scene.write(
                    Point::new(left + written, head::baseline(top, i32::from(GEM), letters)),
                    says,
                    TextStyle::new(letters, TextColour::Plain, Align::Left),
                );
            }
        }
    }

    pub(super) fn alt(&self) -> Vec<String> {
        let mut all: Vec<String> = stack::told(self.w, self.view).into_iter().collect();
        all.extend(self.lines.iter().map(|line| {
            let name = told_name(self.w, self.names, line.seat);
            words::alt_shown(self.w, &name, &line.shown, line.beaten)
        }));
        all
    }
}

fn pieces(stones: &Currency) -> Vec<Piece> {
    let gems = Colour::ALL.into_iter();
    let gems = gems.map(|colour| (Mark::Gem(colour), stones.gems[colour]));
    let all = gems.chain([(Mark::Diamond, stones.diamonds)]);
    let some = all.filter(|(_, count)| *count > 0);
    some.map(|(mark, count)| Piece::counted(mark, u16::from(count))).collect()
}

/// If the facts tell only what was paid, that is what was shown.
fn line(seat: Seat, facts: &[OpenFact]) -> Option<Fighter> {
    let mut told = None;
    for fact in facts {
        let OpenFact::Invasion(fact) = fact else {
            continue;
        };
        match fact {
            InvasionFact::Shown(shown) => {
                let shown = shown.get(seat).copied().flatten();
                let shown = shown.unwrap_or(Currency::NONE);
                told = Some(Fighter { seat, shown, beaten: None });
            }
            InvasionFact::Fought { seat: whose, beaten, screen, combat } if *whose == seat => {
                let shown = told.map_or(screen.plus(combat), |line: Fighter| line.shown);
                told = Some(Fighter { seat, shown, beaten: Some(*beaten) });
            }
            _ => {}
        }
    }
    told
}
