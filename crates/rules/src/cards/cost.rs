//! What cards cost.

use crate::prelude::*;

/// R-DEV-06.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum RowCost {
    /// Gems of any colours (R-ARI-02).
    Any(u8),
    /// Stored as the colour alone.
    #[serde(untagged)]
    Of(Colour),
}

impl From<Colour> for RowCost {
    fn from(colour: Colour) -> RowCost {
        RowCost::Of(colour)
    }
}

/// R-DEV-06.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Cost {
    pub gems: Gems,
    /// Of any colour (R-ARI-02).
    pub any: u8,
}

impl Cost {
    /// R-DEV-07.
    pub const NONE: Cost = Cost { gems: Gems::NONE, any: 0 };

    pub fn is_nothing(&self) -> bool {
        *self == Cost::NONE
    }

    pub fn total(&self) -> u16 {
        self.gems.total() + u16::from(self.any)
    }

    pub(super) fn add(&mut self, row: RowCost) {
        match row {
            RowCost::Of(colour) => self.gems[colour] += 1,
            RowCost::Any(count) => self.any += count,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn r_ari_02_a_row_may_cost_gems_of_any_colours() {
        let rows = [(RowCost::Of(Colour::Red), "\"red\""), (RowCost::Any(2), "{\"any\":2}")];
        let mut cost = Cost::NONE;
        for (row, stored) in rows {
            assert_eq!(serde_json::to_string(&row).unwrap(), stored);
            assert_eq!(serde_json::from_str::<RowCost>(stored).unwrap(), row);
            cost.add(row);
        }
        assert_eq!((cost.gems, cost.any), (Gems::only(Colour::Red, 1), 2));
    }
}
