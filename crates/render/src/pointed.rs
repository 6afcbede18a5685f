//! Frames things in an existing picture that a text refers to.

use super::draw::rows_between;
use super::pictures::NAME_HEIGHT;
use crate::prelude::*;

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Pointed {
    Card(CardId),
    /// A range of rows of a card.
    Rows(CardId, u8, u8),
    Place(char),
    /// Where a token of this kind is most visible.
    Token(Token),
    /// The line of gems at the bottom.
    Gems,
}

/// Distance of a frame's outer edge, so that its line covers nothing.
const SPACE: i32 = 11;

/// Things not in the picture are ignored. A circle on a card's edge stays in front of the frame.
pub fn point_out(scene: &mut Scene, things: &[Pointed]) {
    let found = things.iter().filter_map(|thing| thing.found(scene));
    let whole = Rect::new(0, 0, scene.width as i32, scene.height as i32);
    let frames: Vec<Rect> = found.map(|thing| around(thing).within(whole)).collect();
    let in_front = |element: &Element| {
        let Look::Disc { size, .. } = element.look else {
            return false;
        };
        let disc = square(element, size, size);
        frames.iter().any(|frame| meet(*frame, disc))
    };
    let all = std::mem::take(&mut scene.elements);
    let (circles, others): (Vec<Element>, Vec<Element>) = all.into_iter().partition(in_front);
    scene.elements = others;
    for Rect { at, size } in &frames {
        let side = |side: i32| u16::try_from(side).unwrap_or(u16::MAX);
        let size = Size::new(side(size.width), side(size.height));
        scene.panel(*at, size, PanelStyle::Pointed);
    }
    scene.elements.extend(circles);
}

fn around(thing: Rect) -> Rect {
    let Rect { at, size } = thing;
    let (left, top) = (at.x - SPACE, at.y - SPACE);
    Rect::new(left, top, size.width + 2 * SPACE, size.height + 2 * SPACE)
}

fn meet(one: Rect, other: Rect) -> bool {
    let apart = |from: i32, size: i32, to: i32, wide: i32| from >= to + wide || to >= from + size;
    !apart(one.at.x, one.size.width, other.at.x, other.size.width)
        && !apart(one.at.y, one.size.height, other.at.y, other.size.height)
}

impl Pointed {
    fn found(self, scene: &Scene) -> Option<Rect> {
        let elements = scene.elements.iter();
        match self {
            // The last one laid is visible.
            Pointed::Card(_) => {
                let card = elements.rev().find_map(|element| self.on_card(element))?;
                Some(with_name(scene, card))
            }
            Pointed::Rows(..) => elements.rev().find_map(|element| self.on_card(element)),
            Pointed::Place(wanted) => elements.clone().find_map(|element| match &element.look {
                Look::Place { letter, width, .. } if *letter == wanted => {
                    Some(square(element, *width, card_height(*width)))
                }
                _ => None,
            }),
            Pointed::Token(token) => {
                let lying = elements.filter_map(|element| match &element.look {
                    Look::Mark { mark: Mark::Token(there), size, .. } if *there == token => {
                        Some((element, *size))
                    }
                    _ => None,
                });
                // Tokens on cards are larger than in totals.
                let largest = lying.max_by_key(|(_, size)| *size);
                largest.map(|(element, size)| square(element, size, size))
            }
            Pointed::Gems => scene.gems.or_else(|| gems(scene)),
        }
    }

    fn on_card(self, element: &Element) -> Option<Rect> {
        let Look::Card(look) = &element.look else {
            return None;
        };
        match self {
            Pointed::Card(card) if card == look.card => {
                Some(square(element, look.width, card_height(look.width)))
            }
            Pointed::Rows(card, from, to) if card == look.card => {
                let rows = rows_between(look.face, (from, to), look.width)?;
                let at = Point::new(element.x + rows.at.x, element.y + rows.at.y);
                Some(Rect { at, size: rows.size })
            }
            _ => None,
        }
    }
}

/// The name above a card belongs to it.
fn with_name(scene: &Scene, card: Rect) -> Rect {
    let (left, right) = (card.at.x, card.at.x + card.size.width);
    let tops = scene.elements.iter().filter_map(|element| match &element.look {
        Look::Label(label) if (left..=right).contains(&element.x) => {
            let above = card.at.y - NAME_HEIGHT..card.at.y;
            above.contains(&element.y).then(|| element.y - i32::from(label.size))
        }
        _ => None,
    });
    let top = tops.min().map_or(card.at.y, |top| top.max(card.at.y - NAME_HEIGHT));
    Rect::new(left, top, card.size.width, card.size.height + card.at.y - top)
}

fn square(element: &Element, width: u16, height: u16) -> Rect {
    Rect::new(element.x, element.y, i32::from(width), i32::from(height))
}

fn gems(scene: &Scene) -> Option<Rect> {
    let gems = || {
        scene.elements.iter().filter_map(|element| match &element.look {
            Look::Mark { mark: Mark::Gem(_), size, .. } => Some((element, i32::from(*size))),
            _ => None,
        })
    };
    let (lowest, size) = gems().max_by_key(|(element, _)| element.y)?;
    let line = || gems().filter(|(element, _)| element.y == lowest.y);
    let left = line().map(|(element, _)| element.x).min()?;
    // A number is about as wide as its gem.
    let right = line().map(|(element, _)| element.x + 2 * size).max()?;
    Some(Rect::new(left, lowest.y, right - left, size))
}

#[cfg(test)]
mod tests {
    use super::*;
    use viceroy_rules::cards::{Colour, SectionColour};

    #[test]
    fn what_is_not_there_is_not_marked() {
        let mut scene = Scene::new(100, 100);
        scene.mark(Point::new(20, 30), Mark::Token(Token::Science), 30);
        let things = [
            Pointed::Card(CardId(1)),
            Pointed::Place('A'),
            Pointed::Gems,
            Pointed::Token(Token::Science),
        ];
        point_out(&mut scene, &things);
        let [_, frame] = &scene.elements[..] else {
            panic!("{}", scene.describe());
        };
        assert_eq!((frame.x, frame.y), (20 - SPACE, 30 - SPACE));
    }

    #[test]
    fn the_name_above_a_card_is_framed_too_and_no_other() {
        let mut scene = Scene::new(300, 300);
        let centred = TextStyle::new(20, TextColour::Plain, Align::Centre);
        let card = Rect::new(100, 60, 80, 80);
        assert_eq!(with_name(&scene, card), card);
        scene.write(Point::new(40, 50), "Beside", centred);
        scene.write(Point::new(140, 10), "Far above", centred);
        assert_eq!(with_name(&scene, card), card);
        scene.write(Point::new(140, 50), "Its name", centred);
        assert_eq!(with_name(&scene, card), Rect::new(100, 30, 80, 110));
    }

    #[test]
    fn gems_are_where_they_are_counted_and_frames_stay_in_the_picture() {
        let mut scene = Scene::new(300, 300);
        scene.counts_gems(Rect::new(5, 250, 80, 20));
        scene.counts_gems(Rect::new(105, 250, 80, 20));
        point_out(&mut scene, &[Pointed::Gems]);
        let [frame] = &scene.elements[..] else { panic!("{}", scene.describe()) };
        assert_eq!((frame.x, frame.y), (0, 250 - SPACE));
        let Look::Panel { width, .. } = frame.look else { panic!("{frame:?}") };
        assert_eq!(width, 185 + SPACE as u16);
    }

    #[test]
    fn a_circle_on_the_edge_of_a_place_stays_in_front_of_the_frame() {
        let mut scene = Scene::new(300, 300);
        let place = Look::Place { letter: 'A', width: 100, sections: [SectionColour::Any; 4] };
        let disc = |value| Look::Disc { colour: Colour::Green, value, size: 40 };
        scene.lay(Point::new(50, 50), place);
        scene.lay(Point::new(80, 130), disc(2));
        scene.lay(Point::new(250, 250), disc(3));
        point_out(&mut scene, &[Pointed::Place('A')]);
        let [_, apart, frame, closed] = &scene.elements[..] else {
            panic!("{}", scene.describe());
        };
        assert_eq!((&apart.look, &closed.look), (&disc(3), &disc(2)));
        assert!(matches!(frame.look, Look::Panel { .. }), "{frame:?}");
    }
}
