//! A pyramid: cards at slots, tokens on cards, and the circles they close.

use serde::{Deserialize, Serialize};
use smallvec::SmallVec;

use super::combat::CombatCard;
use crate::cards::{CardId, Colour, Gems, Section, SectionColour};
use crate::fact::{Paint, TokenAt};
use crate::pieces::{Domain, HeldJudgements, PlacedToken, Slot, Token};
use crate::reuse::clone_by_field;

/// A card in a pyramid.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct PlacedCard {
    pub card: CardId,
    /// Where it stands.
    pub slot: Slot,
    /// Its colours now, in the order of [`Section::ALL`]; painting changes them.
    pub sections: [SectionColour; 4],
    pub painted: [Option<Paint>; 4],
}

impl PlacedCard {
    /// The colour a section has now.
    pub fn section(&self, section: Section) -> SectionColour {
        self.sections[section.index()]
    }
}

/// Where a card stands on two cards, four sections meet (RULES section 1).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Circle {
    /// The upper card; none where that is a domain card (R-TD-05, R-UND-02).
    pub upper: Option<CardId>,
    /// The upper card's place; its level is the circle's level.
    pub slot: Slot,
    /// The four sections: lower left card's top right, lower right card's top left, upper card's bottoms.
    pub sections: [CircleSection; 4],
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct CircleSection {
    /// The card it is printed on; none where that is a domain card (R-TD-05).
    pub card: Option<CardId>,
    /// Which of its corners it is.
    pub section: Section,
    /// Its colour now.
    pub colour: SectionColour,
}

impl Circle {
    /// The circle's colour when all four sections count as one (R-DEV-10, R-TD-05).
    pub fn single_colour(&self) -> Option<Colour> {
        let [first, ..] = self.sections;
        let named = || self.sections.iter().find_map(|s| s.colour.colour());
        let colour = first.colour.colour().or_else(named)?;
        let mut sections = self.sections.iter();
        sections.all(|s| s.colour.counts_as(colour)).then_some(colour)
    }

    /// The sections that still need paint before all count as this colour; nothing where one can have no paint
    /// (R-END-01, R-ARI-03).
    pub fn needs_paint(&self, colour: Colour) -> Option<SmallVec<[(CardId, Section); 4]>> {
        let other = self.sections.iter();
        let other = other.filter(|s| !s.colour.counts_as(colour));
        let can = self.can_be_painted();
        can.then(|| other.filter_map(|s| Some((s.card?, s.section))).collect())
    }

    /// Whether paint can make it single-colour (R-ARI-03).
    pub fn can_be_painted(&self) -> bool {
        self.sections.iter().all(|s| s.colour.can_be_painted())
    }
}

clone_by_field! {
    /// A player's pyramid.
    #[derive(PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
    pub struct Pyramid {
        /// The cards in the order they were placed.
        #[serde(rename = "standing")]
        pub cards: SmallVec<[PlacedCard; 16]>,
        /// The domain card on level 1, where domain cards are played with. It is no card of the pyramid (R-TD-05).
        #[serde(default, skip_serializing_if = "Option::is_none")]
        pub domain: Option<Domain>,
        /// What lies on the combat card but for tokens, where monsters are fought. It is no card of the pyramid (R-INV-01).
        #[serde(default, skip_serializing_if = "CombatCard::is_empty")]
        pub combat: CombatCard,
        /// What everybody sees of the judgement tokens on the domain card, where criminals are played with (R-UND-03).
        #[serde(default, skip_serializing_if = "HeldJudgements::is_empty")]
        pub judgements: HeldJudgements,
        /// The tokens in the order they were gained, those in the zones beside the pyramid too.
        pub tokens: SmallVec<[PlacedToken; 32]>,
        /// Cards tucked under others: (card, host).
        pub tucked: SmallVec<[(CardId, CardId); 4]>,
        /// Gems laid on a law, with the law (R-LAW-76). They are no tokens.
        pub parked: SmallVec<[(CardId, Gems); 1]>,
    }
}

impl Pyramid {
    pub fn at(&self, slot: Slot) -> Option<&PlacedCard> {
        self.cards.iter().find(|s| s.slot == slot)
    }

    /// The cards tucked under a card, in the order they came there.
    pub fn under(&self, host: CardId) -> impl Iterator<Item = CardId> {
        let tucked = self.tucked.iter().filter(move |(_, h)| *h == host);
        tucked.map(|(card, _)| *card)
    }

    /// The gems laid on a card (R-LAW-76).
    pub fn parked_on(&self, card: CardId) -> Gems {
        let here = self.parked.iter().filter(|(on, _)| *on == card);
        here.fold(Gems::NONE, |sum, (_, gems)| sum.plus(gems))
    }

    /// How many tokens lie on a card.
    pub fn tokens_on(&self, card: CardId) -> usize {
        self.tokens.iter().filter(|l| l.on == card).count()
    }

    /// Whether a card is free: an end of its row, with nothing standing on it and nothing tucked under it (R-DEV-13). A
    /// domain card can be the end instead (R-TD-05). Criminals are never free, and neither is a card that one touches from
    /// below.
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

    /// Where a card stands.
    pub fn find(&self, card: CardId) -> Option<&PlacedCard> {
        self.cards.iter().find(|s| s.card == card)
    }

    /// The lowest card number, which decides the order of play (R-TRN-03).
    pub fn lowest_number(&self) -> Option<CardId> {
        self.cards.iter().map(|s| s.card).min()
    }

    /// The circle under the card at a slot, if it stands on two cards.
    pub fn circle_under(&self, upper: &PlacedCard) -> Option<Circle> {
        let below = |section| CircleSection {
            card: Some(upper.card),
            section,
            colour: upper.section(section),
        };
        let bottoms = [Section::BottomLeft, Section::BottomRight].map(below);
        self.circle(upper.slot, Some(upper.card), bottoms)
    }

    /// The circle under the domain card, if it lies on two criminals (R-TD-05, R-UND-02).
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

    /// A section of whatever lies at a slot.
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

    /// All circles, in the order their upper cards were placed; one under the domain card comes last.
    pub fn circles(&self) -> impl Iterator<Item = Circle> {
        let under_cards = self.cards.iter().filter_map(|s| self.circle_under(s));
        under_cards.chain(self.circle_under_domain())
    }

    /// The circles that a card at a slot is part of: under it, and those of the two cards that may stand on it.
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

    /// How many tokens satisfy a test.
    pub fn count(&self, mut wanted: impl FnMut(Token) -> bool) -> u8 {
        self.tokens.iter().filter(|l| wanted(l.token)).count() as u8
    }

    /// Every kind of token that lies there, with how many there are.
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

    /// All gems that lie in the pyramid: infinite, laid on a law, and used as paint (R-DEV-11, R-LAW-76, R-END-01).
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

    /// Infinite gems that have not paid yet in this development phase, by colour (R-DEV-11).
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

/// What facts do to a pyramid.
impl Pyramid {
    /// A card takes the place of another, with all that lies and is tucked there.
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

    /// A standing card goes under another; its tokens move there.
    pub(super) fn slip(&mut self, card: CardId, under: CardId) {
        let slot = self.find(card).map(|s| s.slot);
        if let (Some(domain), Some(slot)) = (&mut self.domain, slot) {
            domain.loses(slot);
        }
        self.cards.retain(|s| s.card != card);
        self.move_tokens(card, under);
        self.tucked.push((card, under));
    }

    /// One token becomes another in its place.
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
