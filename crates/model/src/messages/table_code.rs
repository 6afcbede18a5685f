//! The code with which friends find a table that no server shows.

/// No vowels, so that a code is no word, and no letters that look alike.
const LETTERS: &[u8] = b"BCDFGHJKMNPRSTWXYZ";
const LENGTH: usize = 6;

/// Six letters. Valid while the table gathers.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct TableCode(String);

impl TableCode {
    pub fn of(luck: u64) -> TableCode {
        let many = LETTERS.len() as u64;
        let letter = |nth| {
            let at = (luck / many.pow(nth)) % many;
            // Less than the number of letters.
            char::from(LETTERS[at as usize])
        };
        TableCode((0..LENGTH as u32).map(letter).collect())
    }

    /// As people type or paste it: in either case, with spaces, hyphens or quotes. `None` where it
    /// cannot be one.
    pub fn read(typed: &str) -> Option<TableCode> {
        let letters = typed.chars().filter(|letter| letter.is_alphanumeric());
        let code: String = letters.map(|letter| letter.to_ascii_uppercase()).collect();
        let is_one = code.len() == LENGTH && code.bytes().all(|letter| LETTERS.contains(&letter));
        is_one.then_some(TableCode(code))
    }

    pub fn as_str(&self) -> &str {
        &self.0
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_code_is_read_as_people_write_it() {
        let code = TableCode::of(0x1234_5678_9ABC_DEF0);
        let spelled = code.as_str();
        assert_eq!(spelled.len(), LENGTH);
        let (first, last) = spelled.split_at(3);
        for typed in [
            spelled.to_owned(),
            spelled.to_lowercase(),
            format!(" {first} {last} "),
            format!("`{first}-{last}`"),
            format!("**{spelled}**."),
        ] {
            assert_eq!(TableCode::read(&typed), Some(code.clone()), "{typed}");
        }
        for other in ["", "BCDFG", "BCDFGHJ", "BCDFG0", "BCDFGE", "ÄCDFGH", "game 12"] {
            assert_eq!(TableCode::read(other), None, "{other}");
        }
        assert_ne!(TableCode::of(1), TableCode::of(2));
    }
}
