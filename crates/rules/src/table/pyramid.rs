//! A pyramid: cards in slots, tokens, and circles.

use super::combat::CombatCard;
use crate::fact::{Paint, TokenAt};
use crate::pieces::{Domain, HeldJudgements, PlacedToken};
use crate::prelude::*;

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct PlacedCard {
    pub card: CardId,
    pub slot: Slot,
    /// The current colours, including paint, in the order of [`Section::ALL`].
    pub sections: [SectionColour; 4],
    pub painted: [Option<Paint>; 4],
}

impl PlacedCard {
    /// Including paint.
    pub fn section(&self, section: Section) -> SectionColour {
        self.sections[section.index()]
    }
}

/// The four sections that meet where a card stands on two others (RULES section 1).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Circle {
    /// `None` for a domain card (R-TD-05, R-UND-02).
    pub upper: Option<CardId>,
    /// The upper card's slot; its level is the circle's level.
    pub slot: Slot,
    /// Lower left card's top right, lower right card's top left, upper card's bottoms.
    pub sections: [CircleSection; 4],
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct CircleSection {
    /// `None` for a domain card (R-TD-05).
    pub card: Option<CardId>,
    pub section: Section,
    /// Including paint.
    pub colour: SectionColour,
}

impl Circle {
    /// The colour that all four sections count as (R-DEV-10, R-TD-05).
    pub fn single_colour(&self) -> Option<Colour> {
        let [first, ..] = self.sections;
        let named = || self.sections.iter().find_map(|s| s.colour.colour());
        let colour = first.colour.colour().or_else(named)?;
        let mut sections = self.sections.iter();
        sections.all(|s| s.colour.counts_as(colour)).then_some(colour)
    }

    /// Sections to paint to make it this colour; `None` if one cannot be painted (R-END-01,
    /// R-ARI-03).
    pub fn needs_paint(&self, colour: Colour) -> Option<SmallVec<[(CardId, Section); 4]>> {
        let other = self.sections.iter();
        let other = other.filter(|s| !s.colour.counts_as(colour));
        let can = self.can_be_painted();
        can.then(|| other.filter_map(|s| Some((s.card?, s.section))).collect())
    }

    /// R-ARI-03.
    pub fn can_be_painted(&self) -> bool {
        self.sections.iter().all(|s| s.colour.can_be_painted())
    }
}

clone_by_field! {
    #[derive(PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
    pub struct Pyramid {
        /// In the order placed.
        #[serde(rename = "standing")]
        pub cards: SmallVec<[PlacedCard; 16]>,
        /// Not a card of the pyramid (R-TD-05).
        #[serde(default, skip_serializing_if = "Option::is_none")]
        pub domain: Option<Domain>,
        /// What lies on the combat card, except tokens (R-INV-01).
        #[serde(default, skip_serializing_if = "CombatCard::is_empty")]
        pub combat: CombatCard,
        /// The public part (R-UND-03).
        #[serde(default, skip_serializing_if = "HeldJudgements::is_empty")]
        pub judgements: HeldJudgements,
        /// In the order gained, including zones.
        pub tokens: SmallVec<[PlacedToken; 32]>,
        /// (card, the card above it).
        pub tucked: SmallVec<[(CardId, CardId); 4]>,
        /// (law, gems); these are not tokens (R-LAW-76).
        pub parked: SmallVec<[(CardId, Gems); 1]>,
    }
}

impl Pyramid {
    pub fn at(&self, slot: Slot) -> Option<&PlacedCard> {
        self.cards.iter().find(|s| s.slot == slot)
    }

    /// In the order tucked.
    pub fn under(&self, host: CardId) -> impl Iterator<Item = CardId> {
        let tucked = self.tucked.iter().filter(move |(_, h)| *h == host);
        tucked.map(|(card, _)| *card)
    }

    /// R-LAW-76.
    pub fn parked_on(&self, card: CardId) -> Gems {
        let here = self.parked.iter().filter(|(on, _)| *on == card);
        here.fold(Gems::NONE, |sum, (_, gems)| sum.plus(gems))
    }

    pub fn tokens_on(&self, card: CardId) -> usize {
        self.tokens.iter().filter(|l| l.on == card).count()
    }

    /// R-DEV-13: an end of its row with nothing on or under it. A domain card can be the end
    /// instead (R-TD-05). Criminals and cards that touch one below are never free.
    pub fn is_free(&self, placed: &PlacedCard) -> bool {
        let Slot { level, column } = placed.slot;
        let holds = |column| self.at(Slot { level: 0, column }).is_some();
        if level < 1 || level == 1 && (holds(column) || holds(column + 1)) {
            return false;
        }
        let row = || {
            let cards = self.cards.iter().map(|s| s.slot);
            let all = cards.chain(self.domain.map(|domain| domain.slot));
            all.filter(|slot| slot.level == level)
        };
        let an_end = row().all(|s| s.column >= column) || row().all(|s| s.column <= column);
        let bears = [column - 1, column].into_iter().any(|column| {
            let level = level + 1;
            self.at(Slot { level, column }).is_some()
        });
        an_end && !bears && self.under(placed.card).next().is_none()
    }

    pub fn find(&self, card: CardId) -> Option<&PlacedCard> {
        self.cards.iter().find(|s| s.card == card)
    }

    /// Decides the playing order (R-TRN-03).
    pub fn lowest_number(&self) -> Option<CardId> {
        self.cards.iter().map(|s| s.card).min()
    }

    /// `None` unless the card stands on two others.
    pub fn circle_under(&self, upper: &PlacedCard) -> Option<Circle> {
        let below = |section| CircleSection {
            card: Some(upper.card),
            section,
            colour: upper.section(section),
        };
        let bottoms = [Section::BottomLeft, Section::BottomRight].map(below);
        self.circle(upper.slot, Some(upper.card), bottoms)
    }

    /// `None` unless it lies on two criminals (R-TD-05, R-UND-02).
    fn circle_under_domain(&self) -> Option<Circle> {
        let below = |section| CircleSection { card: None, section, colour: Domain::SECTION };
        let bottoms = [Section::BottomLeft, Section::BottomRight].map(below);
        self.circle(self.domain?.slot, None, bottoms)
    }

    fn circle(
        &self,
        slot: Slot,
        upper: Option<CardId>,
        [bottom_left, bottom_right]: [CircleSection; 2],
    ) -> Option<Circle> {
        let Slot { level, column } = slot;
        let level = level - 1;
        let left = self.section_at(Slot { level, column }, Section::TopRight)?;
        let column = column + 1;
        let right = self.section_at(Slot { level, column }, Section::TopLeft)?;
        Some(Circle { upper, slot, sections: [left, right, bottom_left, bottom_right] })
    }

    pub fn section_at(&self, slot: Slot, section: Section) -> Option<CircleSection> {
        if let Some(placed) = self.at(slot) {
            return Some(CircleSection {
                card: Some(placed.card),
                section,
                colour: placed.section(section),
            });
        }
        let domain = self.domain.filter(|domain| domain.slot == slot);
        domain.map(|_| CircleSection { card: None, section, colour: Domain::SECTION })
    }

    /// In the order the upper cards were placed; the one under the domain card is last.
    pub fn circles(&self) -> impl Iterator<Item = Circle> {
        let under_cards = self.cards.iter().filter_map(|s| self.circle_under(s));
        under_cards.chain(self.circle_under_domain())
    }

    /// The circle under the slot and the two above it.
    pub fn circles_at(&self, slot: Slot) -> impl Iterator<Item = Circle> {
        let Slot { level, column } = slot;
        [(level, column), (level + 1, column - 1), (level + 1, column)].into_iter().filter_map(
            |(level, column)| {
                let slot = Slot { level, column };
                match self.at(slot) {
                    Some(upper) => self.circle_under(upper),
                    None => self.circle_under_domain().filter(|c| c.slot == slot),
                }
            },
        )
    }

    pub fn count(&self, mut wanted: impl FnMut(Token) -> bool) -> u8 {
        self.tokens.iter().filter(|l| wanted(l.token)).count() as u8
    }

    pub fn kinds_of_tokens(&self) -> Vec<(Token, u16)> {
        let mut all: Vec<(Token, u16)> = vec![];
        for lies in &self.tokens {
            match all.iter_mut().find(|(token, _)| *token == lies.token) {
                Some((_, count)) => *count += 1,
                None => all.push((lies.token, 1)),
            }
        }
        all
    }

    /// Infinite gems, gems on laws, and paint (R-DEV-11, R-LAW-76, R-END-01).
    pub fn gems_lying(&self) -> Gems {
        let mut gems = self.combat.stones.gems;
        for placed in &self.tokens {
            if let Token::Infinite(colour) = placed.token {
                gems[colour] += 1;
            }
        }
        for placed in &self.cards {
            let sections = placed.sections.iter().zip(placed.painted);
            let painted = sections.filter(|(_, painted)| *painted == Some(Paint::Gem));
            for colour in painted.filter_map(|(section, _)| section.colour()) {
                gems[colour] += 1;
            }
        }
        let parked = self.parked.iter();
        parked.fold(gems, |sum, (_, more)| sum.plus(more))
    }

    /// Not yet used in this development phase (R-DEV-11).
    pub fn ready_infinite(&self) -> Gems {
        let mut gems = Gems::NONE;
        for placed in &self.tokens {
            if let (Token::Infinite(colour), false) = (placed.token, placed.used) {
                gems[colour] += 1;
            }
        }
        gems
    }
}

/// Applies facts.
impl Pyramid {
    /// Keeps everything on and under the card.
    pub(super) fn replace(&mut self, card: CardId, by: CardId, sections: [SectionColour; 4]) {
        for placed in self.cards.iter_mut().filter(|s| s.card == card) {
            placed.card = by;
            placed.sections = sections;
            placed.painted = [None; 4];
        }
        self.move_tokens(card, by);
        for (_, host) in self.tucked.iter_mut().filter(|(_, host)| *host == card) {
            *host = by;
        }
    }

    /// Tucks a placed card under another; its tokens move there.
    pub(super) fn slip(&mut self, card: CardId, under: CardId) {
        let slot = self.find(card).map(|s| s.slot);
        if let (Some(domain), Some(slot)) = (&mut self.domain, slot) {
            domain.loses(slot);
        }
        self.cards.retain(|s| s.card != card);
        self.move_tokens(card, under);
        self.tucked.push((card, under));
    }

    pub(super) fn exchange(&mut self, old: &TokenAt, new: &TokenAt) {
        let old = PlacedToken { on: old.card.into(), token: old.token, used: old.used };
        if let Some(placed) = self.tokens.iter_mut().find(|l| **l == old) {
            placed.token = new.token;
            placed.used = new.used;
        }
    }

    fn move_tokens(&mut self, from: CardId, to: CardId) {
        for placed in self.tokens.iter_mut().filter(|l| l.on == from) {
            placed.on = to.into();
        }
    }
}

#[cfg(test)]
pub(super) mod tests;
