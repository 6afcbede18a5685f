//! Parts that several pictures share: rows of gems and tokens with numbers, the turn, legends.

use crate::cards::{Colour, Gems};
use crate::render::scene::*;
use crate::render::text;
use crate::rules::{Open, Token};
use crate::wording::{Wording, pictures as words};

/// How wide bold text is.
pub(super) fn wide(what: &str, size: u16) -> i32 {
    text::width(what, f32::from(size), Weight::Bold).ceil() as i32
}

/// The baseline of text whose capitals stand centred in a box of a height.
pub(super) fn baseline(top: i32, height: i32, size: u16) -> i32 {
    top + height / 2 + (f32::from(size) * 0.357).round() as i32
}

/// A mark with a number behind it; returns where the next may begin.
pub(super) fn counted(
    scene: &mut Scene,
    (x, y): (i32, i32),
    mark: Mark,
    size: u16,
    number: &str,
) -> i32 {
    scene.mark(x, y, mark, size);
    let letters = size * 4 / 5;
    let left = x + i32::from(size) + i32::from(size / 8);
    scene.write(
        (left, baseline(y, i32::from(size), letters)),
        number,
        letters,
        Ink::Light,
        Align::Left,
    );
    left + wide(number, letters) + i32::from(size / 3)
}

/// All four colours with their numbers; returns where the next may begin.
pub(super) fn gems(scene: &mut Scene, (x, y): (i32, i32), gems: &Gems, size: u16) -> i32 {
    let mut x = x;
    for colour in Colour::ALL {
        x = counted(
            scene,
            (x, y),
            Mark::Gem(colour),
            size,
            &gems[colour].to_string(),
        );
    }
    x
}

/// How wide [`tokens`] will be.
pub(super) fn tokens_wide(tokens: &[(Token, u16)], size: u16) -> i32 {
    let mut nowhere = Scene::new(0, 0);
    self::tokens(&mut nowhere, (0, 0), tokens, size)
}

/// Tokens with their numbers; those whose mark carries the number stand alone.
pub(super) fn tokens(
    scene: &mut Scene,
    (x, y): (i32, i32),
    tokens: &[(Token, u16)],
    size: u16,
) -> i32 {
    let mut x = x;
    for (token, count) in tokens {
        x = match token {
            Token::Science | Token::Magic | Token::Defence | Token::Infinite(_) => {
                counted(scene, (x, y), Mark::Token(*token), size, &count.to_string())
            }
            Token::Points(_) | Token::BonusMagic(_) | Token::BonusCircle { .. } => {
                scene.mark(x, y, Mark::Token(*token), size);
                x + i32::from(size) + i32::from(size / 3)
            }
        };
    }
    x
}

/// The turn and the phase in one line.
pub(super) fn when(w: &Wording, open: &Open) -> String {
    let phase = words::phase(w, open.phase);
    if open.turn == 0 {
        phase
    } else {
        format!("{} · {phase}", words::turn(w, open.turn))
    }
}
