//! What computer players are called. A name is a person's name: it reads well in every sentence and every language, and a
//! short one fits into the columns of a score sheet.

/// One of the names that computer players have.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct ComputerName(u8);

/// Buttons carry the place of a name in this list: new names go to its end.
const NAMES: [&str; 12] = [
    "Alba", "Bice", "Ciro", "Dora", "Elio", "Fosca", "Gino", "Ilda", "Lapo", "Mina", "Nilo", "Ugo",
];

impl ComputerName {
    /// All names, beginning with one that a number decides.
    pub fn from_number(number: i64) -> impl Iterator<Item = ComputerName> {
        let first = number.rem_euclid(NAMES.len() as i64) as usize;
        let places = (0..NAMES.len()).map(move |nth| (first + nth) % NAMES.len());
        places.filter_map(ComputerName::at)
    }

    /// The name at a place of the list.
    pub fn at(place: usize) -> Option<ComputerName> {
        let place = u8::try_from(place).ok()?;
        (usize::from(place) < NAMES.len()).then_some(ComputerName(place))
    }

    /// The place of the name in the list.
    pub fn place(self) -> usize {
        usize::from(self.0)
    }

    /// The name that is spelt like this.
    pub fn of(name: &str) -> Option<ComputerName> {
        ComputerName::at(NAMES.iter().position(|known| *known == name)?)
    }

    pub fn as_str(self) -> &'static str {
        NAMES[usize::from(self.0)]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_number_begins_with_a_name_of_its_own_and_leads_to_all() {
        for number in [0, 7, 11, 12, -1, i64::MAX] {
            let names: Vec<ComputerName> = ComputerName::from_number(number).collect();
            assert_eq!(names.len(), NAMES.len());
            for name in names {
                assert_eq!(ComputerName::of(name.as_str()), Some(name));
                assert_eq!(ComputerName::at(name.place()), Some(name));
            }
        }
        assert_ne!(ComputerName::from_number(1).next(), ComputerName::from_number(2).next());
        assert_eq!(ComputerName::at(NAMES.len()), None);
    }
}
