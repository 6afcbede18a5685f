//! The installation tag.

use arrayvec::ArrayString;

use super::MessageKey;

/// Random letters in everything the messages of a database carry. A new database reuses ids of
/// games; the tag keeps old buttons and nonces from referring to its games.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct InstallationTag(ArrayString<{ InstallationTag::LENGTH }>);

impl InstallationTag {
    pub const LENGTH: usize = 5;

    /// Letters that are not confused with each other. Their number must be a power of two.
    const LETTERS: &[u8; 32] = b"0123456789abcdefghjkmnpqrstvwxyz";

    pub fn of(luck: [u8; InstallationTag::LENGTH]) -> InstallationTag {
        let mut letters = ArrayString::new();
        for byte in luck {
            letters.push(char::from(InstallationTag::LETTERS[usize::from(byte % 32)]));
        }
        InstallationTag(letters)
    }

    pub fn read(text: &str) -> Option<InstallationTag> {
        let known = text.bytes().all(|letter| InstallationTag::LETTERS.contains(&letter));
        if !known || text.len() != InstallationTag::LENGTH {
            return None;
        }
        ArrayString::from(text).ok().map(InstallationTag)
    }

    pub fn as_str(&self) -> &str {
        &self.0
    }

    /// The nonce of a message, at most 25 characters; the same for every attempt to send it.
    pub fn nonce(self, key: MessageKey) -> String {
        format!("{}{}", self.as_str(), key.spell())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use strum::IntoEnumIterator;

    use crate::messages::{GameId, MessageKind};
    use viceroy_rules::Seat;

    #[test]
    fn a_salt_is_read_as_it_is_spelt() {
        for luck in [[0; 5], [255; 5], [1, 2, 33, 64, 9]] {
            let salt = InstallationTag::of(luck);
            assert_eq!(salt.as_str().len(), InstallationTag::LENGTH);
            assert_eq!(InstallationTag::read(salt.as_str()), Some(salt));
        }
        for forged in ["", "a", "abcdef", "abc e", "ABCDE", "ab@de", "éé1"] {
            assert_eq!(InstallationTag::read(forged), None, "{forged}");
        }
    }

    #[test]
    fn nonces_differ_between_databases_and_fit() {
        let game = GameId(999_999_999_999);
        let (one, other) = (InstallationTag::of([1; 5]), InstallationTag::of([2; 5]));
        for kind in MessageKind::iter() {
            let key = MessageKey {
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
        let first =
            |byte| InstallationTag::of([byte; InstallationTag::LENGTH]).as_str().as_bytes()[0];
        let all: Vec<u8> = (0..=u8::MAX).map(first).collect();
        for letter in InstallationTag::LETTERS {
            assert_eq!(all.iter().filter(|one| *one == letter).count(), 8);
        }
    }
}
