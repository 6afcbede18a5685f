//! The legend of all marks.

use super::head::baseline;
use super::prelude::*;
use viceroy_i18n::pictures::{Icon, alt_legend, icon};

const COLUMNS: i32 = 2;
const COLUMN: i32 = (WIDE - MARGIN) / COLUMNS - MARGIN;

#[derive(Clone, Copy)]
struct Measures {
    mark: u16,
    letters: u16,
    row: i32,
    apart: i32,
}

impl Measures {
    const ROOMY: Measures = Measures { mark: 46, letters: 28, row: 66, apart: 1 };
    /// For legends so long that clients would show them too small.
    const TIGHT: Measures = Measures { mark: 38, letters: READ, row: 40, apart: 6 };
    /// For those that are still higher than wide.
    const TIGHTEST: Measures = Measures { row: 42, apart: 1, ..Measures::TIGHT };

    fn left(self) -> i32 {
        i32::from(self.mark) + 10
    }
}

struct Meaning {
    of: Icon,
    letters: u16,
    words: Vec<String>,
}

impl Meaning {
    fn new(w: &Wording, of: Icon, measures: Measures) -> Meaning {
        let room = (COLUMN - measures.left()) as f32;
        let room = Size::new(room, (Measures::ROOMY.row - 4) as f32);
        let sizes = f32::from(READ)..=f32::from(measures.letters);
        let (letters, words) = text::fill(&icon(w, of), Weight::Bold, room, sizes);
        Meaning { of, letters: letters as u16, words }
    }

    fn pitch(&self) -> i32 {
        i32::from(self.letters) * 6 / 5
    }

    fn high(&self, measures: Measures) -> i32 {
        let words = self.pitch() * self.words.len() as i32;
        measures.row.max(words + measures.apart)
    }

    fn lay(self, scene: &mut Scene, at: Point, measures: Measures) {
        let high = self.high(measures);
        let down = (high - i32::from(measures.mark)) / 2;
        mark(scene, at.moved(0, down), self.of, measures.mark);
        let pitch = self.pitch();
        let top = at.y + (high - pitch * self.words.len() as i32) / 2;
        for (i, words) in (0..).zip(self.words) {
            let y = baseline(top + i * pitch, pitch, self.letters);
            let style = TextStyle::new(self.letters, TextColour::Plain, Align::Left);
            scene.write(Point::new(at.x + measures.left(), y), words, style);
        }
    }
}

pub fn legend(w: &Wording, modules: &[Module]) -> PublicPicture {
    let icons = Icon::of_game(modules);
    let roomy = icons.len() as i32 * Measures::ROOMY.row <= COLUMNS * INSIDE.height;
    let scene = match roomy {
        true => columns(w, &icons, Measures::ROOMY),
        false => {
            let tight = columns(w, &icons, Measures::TIGHT);
            match tight.height <= tight.width {
                true => tight,
                false => columns(w, &icons, Measures::TIGHTEST),
            }
        }
    };
    let all: Vec<String> = icons.into_iter().map(|of| icon(w, of)).collect();
    PublicPicture { scene: shaped(scene), alt: PublicText(alt_legend(w, &all)) }
}

fn columns(w: &Wording, icons: &[Icon], measures: Measures) -> Scene {
    let lines = icons.iter().map(|of| Meaning::new(w, *of, measures));
    let lines: Vec<Meaning> = lines.collect();
    let half = lines.iter().map(|line| line.high(measures)).sum::<i32>() / COLUMNS;
    let from = Point::new(MARGIN, MARGIN);
    let (mut at, mut height) = (from, 0);
    let mut scene = Scene::new(WIDE as u32, 0);
    for line in lines {
        // A line mostly below the half starts the second column.
        let high = line.high(measures);
        if at.x == from.x && at.y - from.y + high / 2 > half {
            at = from.moved(COLUMN + MARGIN, 0);
        }
        line.lay(&mut scene, at, measures);
        at = at.moved(0, high);
        height = height.max(at.y + MARGIN);
    }
    scene.height = height as u32;
    scene
}

fn mark(scene: &mut Scene, at: Point, of: Icon, size: u16) {
    let colour = Colour::Green;
    let token = |token| Mark::Token(token);
    let mark = match of {
        Icon::Gems => {
            let half = size / 2;
            for (i, colour) in Colour::ALL.into_iter().enumerate() {
                let (x, y) = (i as i32 % 2, i as i32 / 2);
                let at = at.moved(x * i32::from(half), y * i32::from(half));
                scene.mark(at, Mark::Gem(colour), half - 2);
            }
            return;
        }
        Icon::InfiniteSpent => {
            let mark = token(Token::Infinite(Colour::Blue));
            let dim = true;
            scene.lay(at, Look::Mark { mark, size, dim });
            return;
        }
        Icon::Circle => {
            // Its number must be readable, so it may exceed its line slightly.
            let (value, size) = (3, size.max(44));
            let look = Look::Disc { colour, value, size };
            scene.lay(at, look);
            return;
        }
        Icon::Rim => {
            // As on a card twice as wide.
            let look =
                Look::Rim { corner: RimAt::TopLeft, width: 2 * size, face: FaceDetail::Full };
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
    scene.mark(at, mark, size);
}

#[cfg(test)]
mod tests {
    use super::*;
    use viceroy_i18n::english;

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
