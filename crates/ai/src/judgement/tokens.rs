//! The tokens of a sketch.

/// Tokens that count together.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Tokens {
    pub science: i16,
    pub magic: i16,
    pub defence: i16,
    pub magic_bonus: i16,
    /// Attack tokens behind the own screen, and those of the others.
    pub attack: i16,
    pub against: i16,
    /// What laws add to each set.
    pub per_set: i16,
    /// What each attack token that is held and each defence token score by themselves (R-TD-03).
    pub per_attack: i16,
    pub per_defence: i16,
}

impl Tokens {
    /// What sets are made of: science, magic, defence.
    pub fn kinds(&self) -> [i16; 3] {
        [self.science, self.magic, self.defence]
    }
}
