//! Draws what lies on and under a card: tokens, gems on a law, and tucked cards.

use crate::pictures::head::baseline;
use crate::pictures::prelude::*;
use viceroy_rules::{TokenPlace, Zone};

/// The part of a face that is free for tokens.
#[derive(Clone, Copy)]
pub(in crate::pictures) enum FaceSpace {
    Whole,
    AboveLetter,
    BesideLetter,
}

/// More would be unreadable; the count shows the number.
const MOST_EDGES: usize = 24;

/// In units of a card 240 wide.
#[derive(Clone, Copy)]
struct Area {
    left: f32,
    top: f32,
    width: f32,
    height: f32,
}

impl Area {
    fn new(left: f32, top: f32, width: f32, height: f32) -> Area {
        Area { left, top, width, height }
    }

    fn of(face: FaceDetail, room: FaceSpace, is_law: bool) -> Area {
        match (face, room, is_law) {
            (FaceDetail::Full, FaceSpace::Whole | FaceSpace::BesideLetter, false) => {
                Area::new(152.0, 59.0, 84.0, 120.0)
            }
            (FaceDetail::Full, FaceSpace::AboveLetter, false) => {
                Area::new(152.0, 59.0, 84.0, 104.0)
            }
            (FaceDetail::Full, FaceSpace::Whole, true) => Area::new(18.0, 66.0, 204.0, 104.0),
            (_, FaceSpace::AboveLetter | FaceSpace::BesideLetter, true) => {
                Area::new(12.0, 74.0, 216.0, 86.0)
            }
            (_, FaceSpace::Whole, true) => Area::new(10.0, 74.0, 220.0, 94.0),
            // At the right of the portrait.
            (_, FaceSpace::AboveLetter, false) => Area::new(105.0, 74.0, 129.0, 84.0),
            (_, FaceSpace::Whole | FaceSpace::BesideLetter, false) => {
                Area::new(105.0, 74.0, 129.0, 94.0)
            }
        }
    }

    fn split(self, parts: usize) -> impl Iterator<Item = Area> {
        let gap = 4.0;
        let count = parts.max(1) as f32;
        let height = (self.height - gap * (count - 1.0)) / count;
        (0..parts).map(move |i| Area { top: self.top + (height + gap) * i as f32, height, ..self })
    }

    /// Columns and box height of the largest grid; `shape` is a box's width over its height.
    fn grid(self, count: usize, shape: f32) -> (usize, f32) {
        (1..=count.max(1))
            .map(|columns| {
                let rows = count.max(1).div_ceil(columns);
                let wide = self.width / columns as f32 / shape;
                (columns, wide.min(self.height / rows as f32))
            })
            // Fewer columns win ties.
            .fold((1, 0.0), |best, next| if next.1 > best.1 { next } else { best })
    }
}

struct Load<'a> {
    tokens: Vec<&'a PlacedToken>,
    parked: Gems,
    tucked: Vec<CardId>,
}

impl Load<'_> {
    fn of(pyramid: &Pyramid, card: CardId) -> Load<'_> {
        Load {
            tokens: pyramid.tokens.iter().filter(|t| t.on == card).collect(),
            parked: pyramid.parked_on(card),
            tucked: pyramid.under(card).collect(),
        }
    }

    /// A single tucked card peeks out with its number; several show their edges on the face.
    fn shows_edges(&self) -> bool {
        self.tucked.len() > 1
    }

    fn parts(&self) -> usize {
        [!self.tokens.is_empty(), !self.parked.is_empty(), self.shows_edges()]
            .into_iter()
            .filter(|shown| *shown)
            .count()
    }
}

pub(super) fn on_domain(pyramid: &Pyramid) -> impl Iterator<Item = &PlacedToken> {
    let on = TokenPlace::Zone(Zone::Domain);
    pyramid.tokens.iter().filter(move |t| t.on == on)
}

pub(super) fn covered(pyramid: &Pyramid, card: CardId) -> bool {
    Load::of(pyramid, card).parts() > 0
}

impl Layout {
    pub(in crate::pictures) fn on_card(
        &self,
        scene: &mut Scene,
        ruleset: &Ruleset,
        pyramid: &Pyramid,
        placed: &PlacedCard,
        room: FaceSpace,
    ) {
        let load = Load::of(pyramid, placed.card);
        let card = ruleset.catalogue.get(placed.card);
        if self.face == FaceDetail::Number {
            return;
        }
        let area = Area::of(self.face, room, card.is_some_and(|c| c.is_law()));
        let at = self.corner(placed.slot);
        let brief = self.face != FaceDetail::Full;
        let mut areas = area.split(load.parts());
        if !load.tokens.is_empty()
            && let Some(area) = areas.next()
        {
            self.tokens(scene, at, area, &load.tokens);
        }
        if !load.parked.is_empty()
            && let Some(area) = areas.next()
        {
            self.parked(scene, at, area, &load.parked);
        }
        if load.shows_edges()
            && let Some(area) = areas.next()
        {
            if brief {
                self.count(scene, at, area, load.tucked.len());
            } else {
                self.edges(scene, at, area, &load.tucked);
            }
        }
        if let Some(front) = load.tucked.first()
            && !(brief && load.shows_edges())
        {
            let look = Look::Peek {
                card: *front,
                count: u8::try_from(load.tucked.len()).unwrap_or(u8::MAX),
                width: self.width,
            };
            scene.lay(at, look);
        }
    }

    /// Beside the castle, if that is shown in full.
    pub(in crate::pictures) fn on_domain(&self, scene: &mut Scene, pyramid: &Pyramid) {
        let lying: Vec<&PlacedToken> = on_domain(pyramid).collect();
        if let Some(domain) = pyramid.domain
            && !lying.is_empty()
            && self.face != FaceDetail::Number
        {
            let area = Area::of(self.face, FaceSpace::Whole, false);
            self.tokens(scene, self.corner(domain.slot), area, &lying);
        }
    }

    /// `left` and `top` in units of a card 240 wide.
    fn on_face(&self, corner: Point, left: f32, top: f32) -> Point {
        corner.moved(self.scaled(left), self.scaled(top))
    }

    fn tokens(&self, scene: &mut Scene, corner: Point, area: Area, lying: &[&PlacedToken]) {
        let (columns, side) = area.grid(lying.len(), 1.0);
        let used_rows = lying.len().div_ceil(columns);
        let top = area.top + (area.height - side * used_rows as f32) / 2.0;
        for (i, token) in lying.iter().enumerate() {
            let row = i / columns;
            let in_row = (lying.len() - row * columns).min(columns);
            let left = area.left + (area.width - side * in_row as f32) / 2.0;
            let at = self.on_face(
                corner,
                left + side * (i % columns) as f32 + side * 0.03,
                top + side * row as f32 + side * 0.03,
            );
            scene.lay(
                at,
                Look::Mark {
                    mark: Mark::Token(token.token),
                    size: self.scaled(side * 0.94).max(6) as u16,
                    dim: token.used && self.shows_spent,
                },
            );
        }
    }

    /// Gems in a pouch, counted by colour.
    fn parked(&self, scene: &mut Scene, corner: Point, area: Area, gems: &Gems) {
        const PAD: f32 = 7.0;
        const SHAPE: f32 = 1.85;
        let colours: Vec<Colour> = Colour::ALL.into_iter().filter(|c| gems[*c] > 0).collect();
        let inside = Area::new(
            area.left + PAD,
            area.top + PAD,
            area.width - 2.0 * PAD,
            area.height - 2.0 * PAD,
        );
        let (columns, side) = inside.grid(colours.len(), SHAPE);
        let side = side.min(56.0);
        let rows = colours.len().div_ceil(columns);
        let (wide, high) = (side * SHAPE * columns as f32, side * rows as f32);
        let left = inside.left + (inside.width - wide) / 2.0;
        let top = inside.top + (inside.height - high) / 2.0;
        let size =
            Size::new(self.scaled(wide + 2.0 * PAD) as u16, self.scaled(high + 2.0 * PAD) as u16);
        scene.panel(self.on_face(corner, left - PAD, top - PAD), size, PanelStyle::Pouch);
        for (i, colour) in colours.iter().enumerate() {
            let in_row = (colours.len() - i / columns * columns).min(columns);
            let inset = (wide - side * SHAPE * in_row as f32) / 2.0;
            let left = left + inset + side * SHAPE * (i % columns) as f32;
            let top = top + side * (i / columns) as f32;
            let gem = self.scaled(side * 0.9).max(6);
            let at = self.on_face(corner, left + side * 0.08, top + side * 0.05);
            scene.mark(at, Mark::Gem(*colour), gem as u16);
            let letters = self.scaled(side * 0.94).max(6) as u16;
            let beside = corner.x + self.scaled(left + side * 1.06);
            let style = TextStyle::new(letters, TextColour::Bright, Align::Left);
            scene.write(
                Point::new(beside, baseline(at.y, gem, letters)),
                gems[*colour].to_string(),
                style.reading(self.reading()),
            );
        }
    }

    /// With many small cards, the totals in the head are what must be readable.
    fn reading(&self) -> Reading {
        match self.face {
            FaceDetail::Full => Reading::Needed,
            _ => Reading::Optional,
        }
    }

    /// For small pictures, where the numbers of tucked cards would be unreadable.
    fn count(&self, scene: &mut Scene, corner: Point, area: Area, count: usize) {
        let side = area.height.min(92.0);
        let number = count.to_string();
        let letters = side * 0.84;
        let wide = side * 1.06 + letters * 0.58 * number.len() as f32;
        let left = area.left + (area.width - wide) / 2.0;
        let at = self.on_face(corner, left, area.top + (area.height - side) / 2.0);
        let mark = self.scaled(side).max(6);
        let size = self.scaled(letters).max(6) as u16;
        scene.mark(at, Mark::Tucked, mark as u16);
        let beside = corner.x + self.scaled(left + side * 1.06);
        let style = TextStyle::new(size, TextColour::Dark, Align::Left);
        scene.write(
            Point::new(beside, baseline(at.y, mark, size)),
            number,
            style.reading(self.reading()),
        );
    }

    /// Each row overlaps the one behind it.
    fn edges(&self, scene: &mut Scene, corner: Point, area: Area, tucked: &[CardId]) {
        const SHAPE: f32 = 1.3;
        // The tray hides their lower ends.
        const TRAY: f32 = 9.0;
        let area = Area { height: area.height - TRAY, ..area };
        let shown = tucked.len().min(MOST_EDGES);
        let (columns, pitch) = area.grid(shown, SHAPE);
        let pitch = pitch.min(60.0);
        let rows = shown.div_ceil(columns);
        let wide = (area.width / columns as f32).min(pitch * 1.6);
        let top = area.top + (area.height - pitch * rows as f32) / 2.0;
        for (i, card) in tucked.iter().take(shown).enumerate() {
            let row = i / columns;
            let in_row = (shown - row * columns).min(columns);
            let left = area.left + (area.width - wide * in_row as f32) / 2.0;
            let look = Look::Edge {
                card: *card,
                width: (self.scaled(wide) - 2).max(6) as u16,
                height: self.scaled(pitch).max(6) as u16,
            };
            let at =
                self.on_face(corner, left + wide * (i % columns) as f32, top + pitch * row as f32);
            scene.lay(at, look);
        }
        let across = wide * columns as f32 + 8.0;
        let left = area.left + (area.width - across) / 2.0;
        let at = self.on_face(corner, left, top + pitch * rows as f32 - 1.0);
        let size = Size::new(self.scaled(across) as u16, self.scaled(TRAY + 1.0).max(2) as u16);
        scene.panel(at.moved(-1, 0), size, PanelStyle::Tray);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn boxes_fill_an_area() {
        let area = Area::new(0.0, 0.0, 84.0, 120.0);
        assert_eq!(area.grid(1, 1.0), (1, 84.0));
        assert_eq!(area.grid(2, 1.0), (1, 60.0));
        assert_eq!(area.grid(4, 1.0), (2, 42.0));
        assert_eq!(area.grid(2, 2.0), (1, 42.0));
    }

    #[test]
    fn parts_lie_one_above_the_other() {
        let tops: Vec<f32> = Area::new(0.0, 10.0, 84.0, 104.0).split(2).map(|a| a.top).collect();
        assert_eq!(tops, [10.0, 64.0]);
    }
}
