//! What somebody shows of the deal of the day: points above par over the outline of the pyramid.
//! It names no card, so it can be shown to people who have not played yet.

use super::layout::taken;
use super::prelude::*;
use viceroy_i18n::pictures as words;
use viceroy_model::deals::DealEnd;

const HIGH: i32 = 440;
const PAD: i32 = 26;
const HEAD: i32 = 44;
const TITLE: u16 = 34;
const FOOT: i32 = 36;
const DIFFERENCE: u16 = 150;
const LOWER: u16 = 122;
/// Of a word, which is wider than a number.
const WORD: u16 = 104;
const POINTS: u16 = 42;
/// What the result takes beside the pyramid, or above it.
const BESIDE: i32 = 246;
const ABOVE: i32 = 120;
const CARD: u16 = 140;
/// A circle's diameter, in percent of a card's width.
const CIRCLE: i32 = 72;

pub fn postcard(
    w: &Wording,
    (deal, par): (&DealEnd, i16),
    ruleset: &Ruleset,
    pyramid: &Pyramid,
) -> PublicPicture {
    let mut scene = Scene::new(WIDE as u32, HIGH as u32);
    let around = Size::new((WIDE - 2 * MARGIN) as u16, (HIGH - 2 * MARGIN) as u16);
    scene.panel(Point::new(MARGIN, MARGIN), around, PanelStyle::Postcard);
    let inside = Point::new(MARGIN + PAD, MARGIN + PAD * 3 / 4);
    let (wide, high) = (WIDE - 2 * inside.x, HIGH - 2 * inside.y);
    let mut said = words::deal_standing(w, deal);
    if let Some(day) = head(w, &mut scene, deal, (inside, wide)) {
        said.insert(0, day);
    }
    let foot = joined(said, wide);
    let below = foot.len() as i32 * FOOT;
    for (nth, line) in (0..).zip(foot) {
        let y = head::baseline(inside.y + high - below + nth * FOOT, FOOT, SMALL);
        let style = TextStyle::new(SMALL, TextColour::Muted, Align::Left);
        scene.write(Point::new(inside.x, y), line, style);
    }
    let middle = high - HEAD - below - GAP;
    let middle = Rect::new(inside.x, inside.y + HEAD, wide, middle);
    let composed = Composition::of(pyramid, middle);
    composed.result(w, &mut scene, deal, par);
    composed.outline(&mut scene, ruleset, pyramid);
    let alt = words::join(w, &words::alt_deal(w, (deal, par), ruleset, pyramid));
    PublicPicture { scene, alt: PublicText(alt) }
}

/// Gives the day back if the title leaves it no room.
fn head(
    w: &Wording,
    scene: &mut Scene,
    deal: &DealEnd,
    (at, wide): (Point, i32),
) -> Option<String> {
    let (title, day) = (words::deal_title(w), words::date(w, deal.score.day.date()));
    let beside = wide - head::wide(&day, SMALL) - 2 * GAP;
    let fits = head::wide(&title, SMALL) <= beside;
    let room = if fits { beside } else { wide };
    let (letters, title) = text::shrunk(&title, room, SMALL..=TITLE);
    // Both on one baseline.
    let y = head::baseline(at.y, HEAD, TITLE);
    scene.write(
        Point::new(at.x, y),
        title,
        TextStyle::new(letters, TextColour::Plain, Align::Left),
    );
    if !fits {
        return Some(day);
    }
    let style = TextStyle::new(SMALL, TextColour::Muted, Align::Right);
    scene.write(Point::new(at.x + wide, y), day, style);
    None
}

/// On as few lines as hold them.
fn joined(said: Vec<String>, room: i32) -> Vec<String> {
    let mut lines: Vec<String> = vec![];
    for part in said {
        let longer = lines.last().map(|last| format!("{last} · {part}"));
        match (longer, lines.last_mut()) {
            (Some(longer), Some(last)) if head::wide(&longer, SMALL) <= room => *last = longer,
            _ => lines.push(part),
        }
    }
    lines
}

/// Result and pyramid beside each other, or one above the other where that makes cards larger.
struct Composition {
    result: Rect,
    above: bool,
    layout: Layout,
}

impl Composition {
    fn of(pyramid: &Pyramid, room: Rect) -> Composition {
        let extent = Extent::of(taken(pyramid));
        let Size { width, height } = room.size;
        let beside = Size::new(width - BESIDE - GAP, height);
        let below = Size::new(width, height - ABOVE - GAP);
        let card = |room| Layout::card_within(extent, room, 8..=CARD);
        let above = card(below) > card(beside);
        let (card, result) = match above {
            true => (card(below), Size::new(width, ABOVE)),
            false => (card(beside), Size::new(BESIDE, height)),
        };
        let (wide, high) = (Layout::wide(extent, card), Layout::high(extent, card));
        // What one card leaves free is at both sides.
        let free = match above {
            true => (width - wide) / 2,
            false => width - wide,
        };
        let corner = room.at.moved(free, height - high);
        let layout = Layout::new(extent, card, FaceDetail::Bare, corner);
        Composition { result: Rect { at: room.at, size: result }, above, layout }
    }

    fn result(&self, w: &Wording, scene: &mut Scene, deal: &DealEnd, par: i16) {
        let Rect { at, size } = self.result;
        let above_par = deal.score.above(par);
        let most = match (above_par, self.above) {
            (0, _) => WORD,
            (_, true) => LOWER,
            (_, false) => DIFFERENCE,
        };
        let difference = words::above_par(w, above_par);
        let (large, difference) = text::shrunk(&difference, BESIDE, POINTS..=most);
        let points = words::points_and_par(w, deal.score.points, par);
        let (small, points) = text::shrunk(&points, BESIDE, SMALL..=POINTS);
        let capitals = |letters: u16| (f32::from(letters) * 0.714) as i32;
        // Words may have letters below the line.
        let between = 22 + i32::from(DIFFERENCE - most) / 3;
        let (first, second) = match self.above {
            true => {
                let y = at.y + (size.height + capitals(large)) / 2;
                (Point::new(at.x, y), (Point::new(at.x + size.width, y), Align::Right))
            }
            false => {
                let high = capitals(large) + between + capitals(small);
                let y = at.y + (size.height - high) / 2 + capitals(large);
                let below = Point::new(at.x, y + between + capitals(small));
                (Point::new(at.x, y), (below, Align::Left))
            }
        };
        scene.write(first, difference, TextStyle::new(large, TextColour::Gold, Align::Left));
        let (at, align) = second;
        scene.write(at, points, TextStyle::new(small, TextColour::Plain, align));
    }

    /// With circles of one colour on its seams.
    fn outline(&self, scene: &mut Scene, ruleset: &Ruleset, pyramid: &Pyramid) {
        let width = self.layout.width;
        for slot in taken(pyramid) {
            scene.lay(self.layout.corner(slot), Look::Outline { width });
        }
        let size = (i32::from(width) * CIRCLE / 100) as u16;
        for (slot, colour, _) in query::single_colour_circles(ruleset, pyramid) {
            let (usual, _) = self.layout.disc_in(slot, 0);
            let more = (usual.size.width - i32::from(size)) / 2;
            scene.lay(usual.at.moved(more, more), Look::Disc { colour, value: 0, size });
        }
    }
}
