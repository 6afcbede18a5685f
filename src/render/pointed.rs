//! What words speak of, marked in a picture that shows it already: a frame is laid around it, whatever the picture is of.

use super::draw::rows_between;
use super::scene::*;
use crate::cards::CardId;
use crate::rules::Token;

/// Something in a picture that words speak of.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Pointed {
    /// A card, wherever it lies.
    Card(CardId),
    /// Rows of a card that shows them, from one to another.
    Rows(CardId, u8, u8),
    /// The free place of a letter.
    Place(char),
    /// A token of a kind, where it is seen best.
    Token(Token),
    /// The line of gems at the foot of the picture.
    Gems,
}

/// How far a frame stands from what it is around.
const SPACE: i32 = 7;

/// Marks these things, as far as the picture shows them.
pub fn point_out(scene: &mut Scene, things: &[Pointed]) {
    let found = things.iter().filter_map(|thing| thing.found(scene));
    let found: Vec<Rect> = found.collect();
    for Rect { at, size } in found {
        let wide = |side: i32| u16::try_from(side + 2 * SPACE).unwrap_or(u16::MAX);
        let size = Size::new(wide(size.width), wide(size.height));
        scene.panel(at.moved(-SPACE, -SPACE), size, PanelStyle::Pointed);
    }
}

impl Pointed {
    fn found(self, scene: &Scene) -> Option<Rect> {
        let elements = scene.elements.iter();
        match self {
            Pointed::Card(_) | Pointed::Rows(..) => {
                // What was laid last is seen.
                elements.rev().find_map(|element| self.on_card(element))
            }
            Pointed::Place(wanted) => elements.clone().find_map(|element| match &element.look {
                Look::Place { letter, width, .. } if *letter == wanted => {
                    Some(square(element, *width, card_height(*width)))
                }
                _ => None,
            }),
            Pointed::Token(token) => {
                let lying = elements.filter_map(|element| match &element.look {
                    Look::Mark {
                        mark: Mark::Token(there),
                        size,
                        ..
                    } if *there == token => Some((element, *size)),
                    _ => None,
                });
                // On a card it is larger than in a sum.
                let largest = lying.max_by_key(|(_, size)| *size);
                largest.map(|(element, size)| square(element, size, size))
            }
            Pointed::Gems => gems(scene),
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
                Some(Rect {
                    at,
                    size: rows.size,
                })
            }
            _ => None,
        }
    }
}

fn square(element: &Element, width: u16, height: u16) -> Rect {
    Rect::new(element.x, element.y, i32::from(width), i32::from(height))
}

/// The lowest line in which gems lie, with the numbers beside them.
fn gems(scene: &Scene) -> Option<Rect> {
    let gems = || {
        scene
            .elements
            .iter()
            .filter_map(|element| match &element.look {
                Look::Mark {
                    mark: Mark::Gem(_),
                    size,
                    ..
                } => Some((element, i32::from(*size))),
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

    #[test]
    fn what_is_not_there_is_not_marked() {
        let mut scene = Scene::new(100, 100);
        scene.mark(Point::new(10, 20), Mark::Token(Token::Science), 30);
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
        assert_eq!((frame.x, frame.y), (10 - SPACE, 20 - SPACE));
    }
}
