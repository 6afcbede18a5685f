//! Every game there is: editions, table sizes with their virtual opponents, and all options in all combinations.

use std::sync::Arc;

use viceroy::rules::{Edition, Options, Ruleset, SHEET, Terms};

/// Players and virtual opponents (R-VIR-01).
const SIZES: [(u8, u8); 9] = [
    (1, 1),
    (1, 2),
    (1, 3),
    (2, 0),
    (2, 1),
    (2, 2),
    (3, 0),
    (3, 1),
    (4, 0),
];

/// Every edition as it is printed, at every size it allows.
pub fn editions() -> Vec<Arc<Ruleset>> {
    let editions = Edition::ALL.into_iter();
    let games = editions.flat_map(|edition| sizes(edition, Options::default()));
    games.collect()
}

/// Every combination of options, at every size.
pub fn combinations() -> Vec<Arc<Ruleset>> {
    let mut all = vec![Options::default()];
    for option in SHEET {
        let before = std::mem::take(&mut all);
        for options in before {
            for value in option.values {
                let mut options = options;
                options.set(value.setting);
                all.push(options);
            }
        }
    }
    let games = all.into_iter().flat_map(|o| sizes(Edition::En2015, o));
    games.collect()
}

/// Editions and combinations: every ruleset.
pub fn all() -> Vec<Arc<Ruleset>> {
    [editions(), combinations()].concat()
}

fn sizes(edition: Edition, options: Options) -> impl Iterator<Item = Arc<Ruleset>> {
    SIZES.into_iter().map(move |(seats, rivals)| {
        let terms = Terms {
            edition,
            options,
            rivals: Some(rivals),
            ..Terms::default()
        };
        let ruleset = Ruleset::compile(terms.agreement(seats));
        ruleset.unwrap_or_else(|why| panic!("{edition:?} {options:?} {seats} {rivals}: {why}"))
    })
}
