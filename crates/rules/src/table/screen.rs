//! What is behind one player's screen (R-HID-01).

use crate::prelude::*;

/// Secret from other players.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Screen {
    pub gems: Gems,
    pub attack: u8,
    /// R-TD-06.
    #[serde(default, skip_serializing_if = "is_none")]
    pub diamonds: u8,
    /// R-UND-06.
    #[serde(default, skip_serializing_if = "is_none")]
    pub bribes: u8,
    /// Face down on the domain card (R-UND-03).
    #[serde(default, skip_serializing_if = "no_judgement")]
    pub judgements: JudgementSet,
    /// The ones just drawn, of which one must go back (R-UND-03).
    #[serde(default, skip_serializing_if = "no_judgement")]
    pub drawn: JudgementSet,
    pub hand: CardSet,
    /// Cards to choose from at set-up (R-SET-03).
    pub dealt: CardSet,
    /// The secret choice of the current round.
    pub sealed: Option<Sealed>,
}

impl Screen {
    pub(super) fn evolve(&mut self, fact: &ScreenFact) {
        match fact {
            ScreenFact::GemsIn(gems) => self.gems = self.gems.plus(gems),
            ScreenFact::GemsOut(gems) => self.gems = self.gems.minus(gems),
            ScreenFact::AttackIn(n) => self.attack = self.attack.saturating_add(*n),
            ScreenFact::AttackOut(n) => self.attack = self.attack.saturating_sub(*n),
            ScreenFact::DiamondsIn(n) => self.diamonds = self.diamonds.saturating_add(*n),
            ScreenFact::DiamondsOut(n) => self.diamonds = self.diamonds.saturating_sub(*n),
            ScreenFact::CardIn(card) => self.hand.insert(*card),
            ScreenFact::CardOut(card) => self.hand.remove(*card),
            ScreenFact::Dealt(cards) => self.dealt = *cards,
            ScreenFact::Sealed(choice) => self.sealed = Some(*choice),
            ScreenFact::Unsealed => self.sealed = None,
            ScreenFact::JudgementsDrawn(tokens) => {
                self.judgements = self.judgements.plus(*tokens);
                self.drawn = *tokens;
            }
            ScreenFact::JudgementsOut(tokens) => {
                self.judgements = self.judgements.without(*tokens);
                self.drawn = JudgementSet::NONE;
            }
            ScreenFact::BribesIn(n) => self.bribes = self.bribes.saturating_add(*n),
            ScreenFact::BribesOut(n) => self.bribes = self.bribes.saturating_sub(*n),
        }
    }
}

#[allow(clippy::trivially_copy_pass_by_ref, reason = "serde hands over what it writes")]
fn no_judgement(judgements: &JudgementSet) -> bool {
    judgements.is_empty()
}

/// Omitting zero keeps the stored form of older games.
#[allow(clippy::trivially_copy_pass_by_ref, reason = "serde hands over what it writes")]
fn is_none(count: &u8) -> bool {
    *count == 0
}
