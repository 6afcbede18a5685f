//! The tokens of a sketch, and what module cards count.

#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Tokens {
    pub science: i16,
    pub magic: i16,
    pub defence: i16,
    pub magic_bonus: i16,
    /// Attack tokens behind the own screen, and those of the others.
    pub attack: i16,
    pub against: i16,
    pub per_set: i16,
    /// Per held attack token and per defence token (R-TD-03).
    pub per_attack: i16,
    pub per_defence: i16,
}

impl Tokens {
    pub fn kinds(&self) -> [i16; 3] {
        [self.science, self.magic, self.defence]
    }
}

/// Counts for module cards; each `per_` field has the points for one.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct ModuleCounts {
    pub laws: i16,
    pub per_law: i16,
    pub aristocrats: i16,
    pub per_aristocrat: i16,
    pub per_mixed_circle: i16,
    pub combat_tokens: i16,
    pub per_combat_token: i16,
    /// Monsters taken as penalties, and the points for having none.
    pub penalties: i16,
    pub without_penalty: i16,
    pub criminals: i16,
    pub per_criminal: i16,
    pub judgements: i16,
    pub per_judgement: i16,
}

impl ModuleCounts {
    pub fn points(&self, mixed_circles: i16) -> i16 {
        self.laws * self.per_law
            + self.aristocrats * self.per_aristocrat
            + mixed_circles * self.per_mixed_circle
            + self.combat_tokens * self.per_combat_token
            + self.without_penalty * i16::from(self.penalties == 0)
            + self.criminals * self.per_criminal
            + self.judgements * self.per_judgement
    }
}
