//! Tokenizer for typed gems.

use super::mistake::Mistake;
use viceroy_i18n::colour_sign;
use viceroy_i18n::typed::{GemWords, halfwidth, is_minus};
use viceroy_rules::cards::Colour;

/// More digits than any count of gems has.
const TOO_MANY_DIGITS: usize = 5;

/// A bound token follows the previous one directly or after a binding sign.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Token {
    Number { number: u32, is_bound: bool },
    Colours { colours: Vec<Colour>, is_bound: bool },
}

impl Token {
    pub(super) fn is_bound(&self) -> bool {
        match self {
            Token::Number { is_bound, .. } | Token::Colours { is_bound, .. } => *is_bound,
        }
    }

    pub(super) fn number(&self) -> Option<u32> {
        match self {
            Token::Number { number, .. } => Some(*number),
            Token::Colours { .. } => None,
        }
    }
}

/// Splits at commas and the like.
pub(super) fn items(words: &GemWords, text: &str) -> Result<Vec<Vec<Token>>, Mistake> {
    let letters: Vec<char> = text.chars().map(halfwidth).collect();
    let mut reader = TokenReader { words, items: vec![], gap: Gap::Break };
    let mut rest = &letters[..];
    while let Some(&letter) = rest.first() {
        let kind: fn(&char) -> bool = match letter {
            _ if letter.is_ascii_digit() => char::is_ascii_digit,
            _ if letter.is_alphabetic() => |letter| letter.is_alphabetic(),
            _ => |_| false,
        };
        let length = rest.iter().take_while(|letter| kind(letter)).count().max(1);
        let (piece, after) = rest.split_at(length);
        reader.read(piece, after)?;
        rest = after;
    }
    match reader.items.is_empty() {
        true => Err(Mistake::Nothing),
        false => Ok(reader.items),
    }
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Gap {
    /// "2blue"
    Nothing,
    /// "blue: 2"
    Tied,
    Space,
    Break,
}

struct TokenReader<'a> {
    words: &'a GemWords,
    items: Vec<Vec<Token>>,
    gap: Gap,
}

impl TokenReader<'_> {
    fn read(&mut self, piece: &[char], after: &[char]) -> Result<(), Mistake> {
        match piece {
            [digit, ..] if digit.is_ascii_digit() => self.number(piece, after),
            [letter, ..] if letter.is_alphabetic() => self.word(piece, after),
            [sign] => self.sign(*sign, after),
            _ => Ok(()),
        }
    }

    fn number(&mut self, digits: &[char], after: &[char]) -> Result<(), Mistake> {
        let typed: String = digits.iter().collect();
        // Fractions; "1,5" may be one.
        if let [sign, digit, ..] = after
            && ".,'/".contains(*sign)
            && digit.is_ascii_digit()
        {
            return Err(Mistake::NoCount(format!("{typed}{sign}{digit}")));
        }
        match typed.parse() {
            Ok(number) if digits.len() < TOO_MANY_DIGITS => {
                let is_bound = self.is_bound();
                self.push(Token::Number { number, is_bound });
                Ok(())
            }
            Ok(_) | Err(_) => Err(Mistake::NoCount(typed)),
        }
    }

    fn word(&mut self, letters: &[char], after: &[char]) -> Result<(), Mistake> {
        let word: String = letters.iter().flat_map(|l| l.to_lowercase()).collect();
        if self.words.is_and(&word) {
            self.gap = Gap::Break;
        } else if self.words.is_between(&word) {
            self.tie(after);
        } else {
            let colours = self.colours(&word).ok_or(Mistake::Unknown(word))?;
            let is_bound = self.is_bound();
            self.push(Token::Colours { colours, is_bound });
        }
        Ok(())
    }

    /// Colour letters, else the beginning of a colour's name.
    fn colours(&self, word: &str) -> Option<Vec<Colour>> {
        let letters = word.chars().map(|c| self.words.colour_of_letter(c));
        let letters: Option<Vec<Colour>> = letters.collect();
        letters.or_else(|| Some(vec![self.words.colour_of_word(word)?]))
    }

    fn sign(&mut self, sign: char, after: &[char]) -> Result<(), Mistake> {
        let of_colour = Colour::ALL.into_iter().find(|c| colour_sign(*c) == sign);
        if let Some(colour) = of_colour {
            let (colours, is_bound) = (vec![colour], self.is_bound());
            self.push(Token::Colours { colours, is_bound });
        } else if is_minus(sign) {
            let mut behind = after.iter().skip_while(|letter| letter.is_whitespace());
            if let Some(digit) = behind.next().filter(|letter| letter.is_ascii_digit()) {
                return Err(Mistake::NoCount(format!("{sign}{digit}")));
            }
            self.tie(after);
        } else if let Some(digit) = after.first().filter(|letter| letter.is_ascii_digit())
            && (sign == '.' || sign == ',' && self.has_nothing())
        {
            return Err(Mistake::NoCount(format!("{sign}{digit}")));
        } else if sign == '\n' || ",;.+&/".contains(sign) {
            self.gap = Gap::Break;
        } else if ":=".contains(sign) {
            self.gap = Gap::Tied;
        } else if "×*".contains(sign) {
            self.tie(after);
        } else if sign.is_whitespace() {
            self.space();
        } else if sign != '\u{fe0f}' {
            return Err(Mistake::Unknown(sign.to_string()));
        }
        Ok(())
    }

    /// Fillers bind to what they touch: "2x blue", "blue x2".
    fn tie(&mut self, after: &[char]) {
        let at_number = after.first().is_some_and(char::is_ascii_digit);
        match self.gap {
            Gap::Nothing => self.gap = Gap::Tied,
            Gap::Space if at_number => self.gap = Gap::Tied,
            Gap::Space | Gap::Tied | Gap::Break => {}
        }
    }

    fn space(&mut self) {
        if self.gap == Gap::Nothing {
            self.gap = Gap::Space;
        }
    }

    fn is_bound(&self) -> bool {
        matches!(self.gap, Gap::Nothing | Gap::Tied)
    }

    fn has_nothing(&self) -> bool {
        self.items.is_empty()
    }

    fn push(&mut self, token: Token) {
        match self.items.last_mut() {
            Some(item) if self.gap != Gap::Break => item.push(token),
            Some(_) | None => self.items.push(vec![token]),
        }
        self.gap = Gap::Nothing;
    }
}
