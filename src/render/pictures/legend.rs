//! The legend: every mark that is seen on cards, in pyramids and beside names, with what it means.

use super::board::{MARGIN, WIDE, shaped};
use super::head::baseline;
use super::picture::PublicPicture;
use crate::cards::Colour;
use crate::render::scene::*;
use crate::render::text;
use crate::rules::{Module, Token};
use crate::wording::pictures::{Icon, alt_legend, icon};
use crate::wording::{PublicText, Wording};

const WIDTH: i32 = WIDE;
/// So many rows at most: a window shows no more of them large enough.
const ROWS: usize = 10;
const ROW: i32 = 66;
const MARK: u16 = 46;
const LETTERS: u16 = 28;
/// Room for a mark; what it means stands behind.
const LEFT: i32 = MARK as i32 + 10;

/// What the marks of a game with these modules mean, in two columns, or in three where there are many.
pub fn legend(w: &Wording, modules: &[Module]) -> PublicPicture {
    let icons = Icon::of_game(modules);
    let columns = icons.len().div_ceil(ROWS).max(2);
    let rows = icons.len().div_ceil(columns);
    let wide = (WIDTH - MARGIN) / columns as i32 - MARGIN;
    let height = 2 * MARGIN + rows as i32 * ROW;
    let mut scene = Scene::new(WIDTH as u32, height as u32);
    for (i, of) in icons.iter().copied().enumerate() {
        let (column, row) = ((i / rows) as i32, (i % rows) as i32);
        let at = Point::new(MARGIN + column * (wide + MARGIN), MARGIN + row * ROW);
        line(w, &mut scene, at, wide, of);
    }
    let all: Vec<String> = icons.into_iter().map(|of| icon(w, of)).collect();
    PublicPicture {
        scene: shaped(scene),
        alt: PublicText(alt_legend(w, &all)),
    }
}

fn line(w: &Wording, scene: &mut Scene, at: Point, wide: i32, of: Icon) {
    mark(scene, at, of);
    let room = Size::new((wide - LEFT) as f32, (ROW - 4) as f32);
    let sizes = f32::from(READ)..=f32::from(LETTERS);
    let (size, lines) = text::fill(&icon(w, of), Weight::Bold, room, sizes);
    let size = size as u16;
    let pitch = i32::from(size) * 6 / 5;
    let high = pitch * lines.len() as i32;
    let top = at.y + (i32::from(MARK) - high) / 2;
    for (i, words) in lines.into_iter().enumerate() {
        let y = baseline(top + i as i32 * pitch, pitch, size);
        let style = TextStyle::new(size, TextColour::Plain, Align::Left);
        scene.write(Point::new(at.x + LEFT, y), words, style);
    }
}

fn mark(scene: &mut Scene, at: Point, of: Icon) {
    let colour = Colour::Green;
    let token = |token| Mark::Token(token);
    let mark = match of {
        Icon::Gems => {
            // All four share the room of one.
            let half = MARK / 2;
            for (i, colour) in Colour::ALL.into_iter().enumerate() {
                let (x, y) = (i as i32 % 2, i as i32 / 2);
                let at = at.moved(x * i32::from(half), y * i32::from(half));
                scene.mark(at, Mark::Gem(colour), half - 2);
            }
            return;
        }
        Icon::InfiniteSpent => {
            let mark = token(Token::Infinite(Colour::Blue));
            let (size, dim) = (MARK, true);
            scene.lay(at, Look::Mark { mark, size, dim });
            return;
        }
        Icon::Circle => {
            let (value, size) = (3, MARK);
            let look = Look::Disc {
                colour,
                value,
                size,
            };
            scene.lay(at, look);
            return;
        }
        Icon::Rim => {
            // As it lies around the corner of a card twice as wide.
            let look = Look::Rim {
                corner: RimAt::TopLeft,
                width: 2 * MARK,
                face: FaceDetail::Full,
            };
            scene.lay(at, look);
            return;
        }
        Icon::AnyGem => Mark::AnyGem,
        Icon::Infinite => token(Token::Infinite(Colour::Blue)),
        Icon::Science => token(Token::Science),
        Icon::Magic => token(Token::Magic),
        Icon::MagicBonus => token(Token::BonusMagic(3)),
        Icon::Defence => token(Token::Defence),
        Icon::Attack => Mark::Attack,
        Icon::Points => token(Token::Points(12)),
        Icon::CircleBonus => token(Token::BonusCircle { colour, value: 2 }),
        Icon::Set => Mark::Set,
        Icon::Card => Mark::Card,
        Icon::Law => Mark::Law,
        Icon::Tucked => Mark::Tucked,
        Icon::Pouch => Mark::Pouch,
        Icon::Winner => Mark::Crown,
        Icon::Done => Mark::Done,
        Icon::Diamond => Mark::Diamond,
        Icon::Aristocrat => Mark::Aristocrat,
        Icon::Combat => Mark::Combat,
        Icon::Penalty => Mark::Penalty,
        Icon::Criminal => Mark::Criminal,
        Icon::Judgement => Mark::Judgement,
        Icon::Bribe => Mark::Bribe,
        Icon::Relocate => Mark::Relocate,
    };
    scene.mark(at, mark, MARK);
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::wording::english;

    #[test]
    fn every_icon_has_its_words_on_the_picture_and_in_its_text() {
        let w = english();
        for modules in [&[][..], &Module::ALL] {
            let picture = legend(&w, modules);
            let icons = Icon::of_game(modules);
            assert!(picture.scene.width >= picture.scene.height);
            assert!(!picture.alt.0.ends_with('…'), "{}", picture.alt.0);
            for of in &icons {
                assert!(picture.alt.0.contains(&icon(&w, *of)), "{of:?}");
            }
            let labels = picture.scene.elements.iter();
            let labels = labels.filter(|e| matches!(e.look, Look::Label(_))).count();
            assert!(labels >= icons.len());
        }
        let bare = legend(&w, &[]).alt.0;
        assert!(!bare.contains(&icon(&w, Icon::Bribe)), "{bare}");
    }
}
