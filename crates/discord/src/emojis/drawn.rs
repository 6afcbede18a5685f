//! The plain emojis that have a custom drawing.

use crate::prelude::*;
use viceroy_i18n::GemLetters;
use viceroy_render::scene::Mark;
use viceroy_rules::Token;

#[derive(Clone, Copy, Debug)]
pub struct Drawn {
    /// Between our prefix and the digest in the emoji's name.
    pub key: &'static str,
    /// Must not be an emoji that players like to put into their names.
    pub sign: &'static str,
    pub mark: Mark,
}

impl Drawn {
    /// Gems have an emoji for each language's letters.
    pub fn in_letters(&self, all: &BTreeSet<GemLetters>) -> Vec<(&Drawn, GemLetters)> {
        match self.mark {
            Mark::Gem(_) => all.iter().map(|letters| (self, *letters)).collect(),
            _ => vec![(self, GemLetters::default())],
        }
    }

    const fn new(key: &'static str, sign: &'static str, mark: Mark) -> Drawn {
        Drawn { key, sign, mark }
    }

    pub const ALL: [Drawn; 15] = [
        Drawn::new("gem_blue", "🔵", Mark::Gem(Colour::Blue)),
        Drawn::new("gem_red", "🔴", Mark::Gem(Colour::Red)),
        Drawn::new("gem_green", "🟢", Mark::Gem(Colour::Green)),
        Drawn::new("gem_yellow", "🟡", Mark::Gem(Colour::Yellow)),
        Drawn::new("gem_any", "💎", Mark::AnyGem),
        Drawn::new("infinite", "♾️", Mark::AnyInfinite),
        Drawn::new("circle", "⭕", Mark::Circle),
        Drawn::new("points", "🏅", Mark::Points),
        Drawn::new("science", "📘", Mark::Token(Token::Science)),
        Drawn::new("magic", "🔮", Mark::Token(Token::Magic)),
        Drawn::new("defence", "🛡️", Mark::Token(Token::Defence)),
        Drawn::new("set", "🧩", Mark::Set),
        Drawn::new("attack", "⚔️", Mark::Attack),
        Drawn::new("deck_characters", "🃏", Mark::Card),
        Drawn::new("deck_laws", "📜", Mark::Law),
    ];
}
