//! Measured average scores of computer players in solo games, shown for comparison with a player's
//! score. Method and uncertainty: `docs/measurements.md`.

use super::Level;
use viceroy_rules::{AuctionColours, GameSetup, Module, Options, Terms};

struct SoloTable {
    /// Number of virtual opponents that bid; none where auctions are of two colours.
    rivals: u8,
    modules: &'static [Module],
    means: [i16; 3],
}

const fn table(rivals: u8, modules: &'static [Module], means: [i16; 3]) -> SoloTable {
    SoloTable { rivals, modules, means }
}

const MEASURED: [SoloTable; 5] = [
    table(1, &[], [41, 97, 88]),
    table(2, &[], [39, 93, 91]),
    table(3, &[], [36, 89, 85]),
    table(0, &[], [46, 97, 98]),
    table(1, &[Module::Aristocrats], [43, 114, 113]),
];

/// `None` for set-ups that were not measured.
pub fn usual_alone(agreement: &GameSetup) -> Option<[(Level, i16); 3]> {
    let found = MEASURED.iter().find(|alone| alone.is_measured_at(agreement));
    let means = found?.means;
    Some(std::array::from_fn(|nth| (Level::ALL[nth], means[nth])))
}

impl SoloTable {
    fn is_measured_at(&self, agreement: &GameSetup) -> bool {
        let two_colours = (self.rivals == 0).then_some(AuctionColours::Two);
        let here = Terms {
            modules: self.modules.to_vec(),
            options: Options { two_colour_auction: two_colours, ..Options::default() },
            rivals: Some(self.rivals),
            ..Terms::default()
        };
        let here = here.agreement(1);
        // The options that are chosen anyway make no difference to the scores.
        let plain = GameSetup { options: here.options, ..agreement.clone() };
        plain == here && agreement.policies() == here.policies()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use viceroy_rules::{Edition, Law69};

    #[test]
    fn it_is_known_of_the_tables_where_it_was_measured() {
        let terms = |rivals, two_colour_auction| Terms {
            rivals: Some(rivals),
            options: Options { two_colour_auction, ..Options::default() },
            ..Terms::default()
        };
        let known = |terms: &Terms, seats| usual_alone(&terms.agreement(seats)).is_some();
        for rivals in 1..=3 {
            assert!(known(&terms(rivals, None), 1));
        }
        assert!(known(&terms(0, Some(AuctionColours::Two)), 1));
        assert!(known(&terms(1, Some(AuctionColours::One)), 1));
        assert!(!known(&terms(1, None), 2));
        let german = Terms { edition: Edition::De, ..terms(1, None) };
        assert!(!known(&german, 1));
        let mut other = terms(1, None);
        other.options.law_69 = Some(Law69::Original);
        assert!(!known(&other, 1));
        other = terms(1, None);
        other.modules = vec![Module::Aristocrats];
        assert!(known(&other, 1));
        other.modules = Module::ALL.to_vec();
        assert!(!known(&other, 1));
    }
}
