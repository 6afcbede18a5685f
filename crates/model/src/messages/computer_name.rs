//! Names of computer players. They are first names: these fit into sentences of every language and,
//! if short, into score sheets.

#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct ComputerName(u8);

/// Custom ids contain indexes of this list: only append.
const NAMES: [&str; 12] = [
    "Alba", "Bice", "Ciro", "Dora", "Elio", "Fosca", "Gino", "Ilda", "Lapo", "Mina", "Nilo", "Ugo",
];

impl ComputerName {
    /// All names, starting with the one that `number` selects.
    pub fn from_number(number: i64) -> impl Iterator<Item = ComputerName> {
        let first = number.rem_euclid(NAMES.len() as i64) as usize;
        let places = (0..NAMES.len()).map(move |nth| (first + nth) % NAMES.len());
        places.filter_map(ComputerName::at)
    }

    pub fn at(place: usize) -> Option<ComputerName> {
        let place = u8::try_from(place).ok()?;
        (usize::from(place) < NAMES.len()).then_some(ComputerName(place))
    }

    pub fn place(self) -> usize {
        usize::from(self.0)
    }

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
