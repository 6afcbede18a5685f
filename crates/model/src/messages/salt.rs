//! What tells the messages of one database from those of another.

use arrayvec::ArrayString;

use super::NoticeKey;

/// A few letters that stand in everything that a database's messages carry. Game numbers begin anew in a new database;
/// the letters keep the buttons and nonces of the old one from meaning its games.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Salt(ArrayString<{ Salt::LENGTH }>);

impl Salt {
    /// How many letters.
    pub const LENGTH: usize = 5;

    /// Letters that are not mistaken for each other, a power of two of them.
    const LETTERS: &[u8; 32] = b"0123456789abcdefghjkmnpqrstvwxyz";

    /// A salt made from luck.
    pub fn of(luck: [u8; Salt::LENGTH]) -> Salt {
        let mut letters = ArrayString::new();
        for byte in luck {
            letters.push(char::from(Salt::LETTERS[usize::from(byte % 32)]));
        }
        Salt(letters)
    }

    /// The salt of this spelling.
    pub fn read(text: &str) -> Option<Salt> {
        let known = text.bytes().all(|letter| Salt::LETTERS.contains(&letter));
        if !known || text.len() != Salt::LENGTH {
            return None;
        }
        ArrayString::from(text).ok().map(Salt)
    }

    /// Its spelling.
    pub fn as_str(&self) -> &str {
        &self.0
    }

    /// The nonce of a notice, at most 25 characters: the same for every attempt to say it.
    pub fn nonce(self, key: NoticeKey) -> String {
        format!("{}{}", self.as_str(), key.spell())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use strum::IntoEnumIterator;

    use crate::messages::{GameId, NoticeKind};
    use viceroy_rules::Seat;

    #[test]
    fn a_salt_is_read_as_it_is_spelt() {
        for luck in [[0; 5], [255; 5], [1, 2, 33, 64, 9]] {
            let salt = Salt::of(luck);
            assert_eq!(salt.as_str().len(), Salt::LENGTH);
            assert_eq!(Salt::read(salt.as_str()), Some(salt));
        }
        for forged in ["", "a", "abcdef", "abc e", "ABCDE", "ab@de", "éé1"] {
            assert_eq!(Salt::read(forged), None, "{forged}");
        }
    }

    #[test]
    fn nonces_differ_between_databases_and_fit() {
        let game = GameId(999_999_999_999);
        let (one, other) = (Salt::of([1; 5]), Salt::of([2; 5]));
        for kind in NoticeKind::iter() {
            let key = NoticeKey {
                game,
                kind,
                seat: kind.is_of_a_seat().then_some(Seat(7)),
                nth: u32::MAX,
            };
            assert!(one.nonce(key).len() <= 25, "{}", one.nonce(key));
            assert_ne!(one.nonce(key), other.nonce(key));
        }
    }

    #[test]
    fn every_letter_is_as_likely_as_any_other() {
        let first = |byte| Salt::of([byte; Salt::LENGTH]).as_str().as_bytes()[0];
        let all: Vec<u8> = (0..=u8::MAX).map(first).collect();
        for letter in Salt::LETTERS {
            assert_eq!(all.iter().filter(|one| *one == letter).count(), 8);
        }
    }
}
