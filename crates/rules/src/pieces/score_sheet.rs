//! The score, by line (R-END-02..08).

use crate::prelude::*;

use crate::cards::listed;

/// The seven lines of the score sheet, and one for modules and options.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Score {
    pub circles: i16,
    pub infinite: i16,
    pub laws: i16,
    pub power: i16,
    pub magic: i16,
    pub sets: i16,
    /// Zero or negative: attack tokens of the others.
    pub attack: i16,
    /// Modules and options.
    pub other: i16,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, strum::EnumCount, strum::VariantArray)]
pub enum ScoreLine {
    /// R-END-02.
    Circles,
    /// R-END-03.
    Infinite,
    /// R-END-04.
    Laws,
    /// R-END-05.
    Power,
    /// R-END-06.
    Magic,
    /// R-END-07.
    Sets,
    /// R-END-08.
    Attack,
}

impl ScoreLine {
    /// From top to bottom.
    pub const ALL: [ScoreLine; ScoreLine::COUNT] = listed(ScoreLine::VARIANTS);
}

impl Score {
    pub fn line(&self, line: ScoreLine) -> i16 {
        match line {
            ScoreLine::Circles => self.circles,
            ScoreLine::Infinite => self.infinite,
            ScoreLine::Laws => self.laws,
            ScoreLine::Power => self.power,
            ScoreLine::Magic => self.magic,
            ScoreLine::Sets => self.sets,
            ScoreLine::Attack => self.attack,
        }
    }

    pub fn total(&self) -> i16 {
        ScoreLine::ALL.into_iter().map(|l| self.line(l)).sum::<i16>() + self.other
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_total_is_the_sum_of_all_lines() {
        let score = Score {
            circles: 1,
            infinite: 20,
            laws: 300,
            power: 4000,
            magic: 2,
            sets: 30,
            attack: -400,
            other: 5000,
        };
        assert_eq!(score.total(), 1 + 20 + 300 + 4000 + 2 + 30 - 400 + 5000);
    }
}
