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
        let salt = self.as_str();
        let game = key.game().0;
        match key {
            NoticeKey::Lobby(_) => format!("{salt}{game:x}L"),
            NoticeKey::Table { from, .. } => format!("{salt}{game:x}T{from:x}"),
            NoticeKey::Call { nth, .. } => format!("{salt}{game:x}C{nth:x}"),
            NoticeKey::News { from, .. } => format!("{salt}{game:x}N{from:x}"),
            NoticeKey::Announcement { nth, .. } => format!("{salt}{game:x}A{nth:x}"),
            NoticeKey::Told { seat, nth, .. } => format!("{salt}{game:x}D{}{nth:x}", seat.0),
            NoticeKey::End { seat, .. } => format!("{salt}{game:x}E{}", seat.0),
            NoticeKey::Panel { seat, from, .. } => format!("{salt}{game:x}P{}{from:x}", seat.0),
            NoticeKey::Unreachable { seat, closing, .. } => {
                format!("{salt}{game:x}U{}{closing:x}", seat.0)
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::notice::GameId;
    use crate::rules::Seat;

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
        let from = u32::MAX;
        let closing = from;
        let seat = Seat(7);
        for key in [
            NoticeKey::Lobby(game),
            NoticeKey::Table { game, from },
            NoticeKey::Call { game, nth: from },
            NoticeKey::News { game, from },
            NoticeKey::Announcement { game, nth: from },
            NoticeKey::Told {
                game,
                seat,
                nth: from,
            },
            NoticeKey::End { game, seat },
            NoticeKey::Panel { game, seat, from },
            NoticeKey::Unreachable {
                game,
                seat,
                closing,
            },
        ] {
            assert!(one.nonce(key).len() <= 25, "{}", one.nonce(key));
            assert_ne!(one.nonce(key), other.nonce(key));
            assert_ne!(one.nonce(key), key.nonce());
        }
    }
}
