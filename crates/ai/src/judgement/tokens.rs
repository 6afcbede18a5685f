//! The tokens of a sketch, and what cards of modules count.

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

/// What cards count that come with modules.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct ModuleCounts {
    /// Laws in the pyramid, and what is given for each.
    pub laws: i16,
    pub per_law: i16,
    /// Cards with something at the bottom in place of a colour, and what is given for each.
    pub aristocrats: i16,
    pub per_aristocrat: i16,
    /// What is given for each circle of several colours.
    pub per_mixed_circle: i16,
    /// Tokens on the combat card, and what is given for each.
    pub combat_tokens: i16,
    pub per_combat_token: i16,
    /// Monsters taken as penalties, and what is given where there are none.
    pub penalties: i16,
    pub without_penalty: i16,
    /// Criminals in the pyramid, and what is given for each.
    pub criminals: i16,
    pub per_criminal: i16,
    /// Judgement tokens, and what is given for each.
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
