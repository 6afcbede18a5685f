//! Uniqueness rules.

use crate::checks::place::JsonPlace;
use crate::checks::violation::Complaint;

/// Reports duplicates.
pub fn doubled<'a, T: Ord>(
    all: impl IntoIterator<Item = (T, JsonPlace<'a>)>,
    what: &str,
) -> Vec<Complaint> {
    let mut seen = std::collections::BTreeSet::new();
    let all = all.into_iter();
    let again = all.filter_map(|(key, place)| (!seen.insert(key)).then_some(place));
    again.map(|place| place.wrong(format!("{what} is there twice"))).collect()
}
