//! What cards and rewards are worth to somebody who thinks no further than this turn: rough points, in quarters.

use crate::cards::{CardId, Colour, Face, Gems, LawEffect, Reward, Scoring};
use crate::rules::{Deed, Open, Pyramid, Ruleset, Screen, Token};

/// Points in quarters.
pub(super) type Worth = i32;

/// A point.
const POINT: Worth = 4;
/// A gem: some points when it buys something, none when it is left over.
const GEM: Worth = 3;
/// A card that is not known yet.
const CARD: Worth = 2 * POINT;
/// A third of a set, and each of the three does something by itself.
const OF_A_SET: Worth = 4 * POINT;
/// What an attack token costs one opponent.
const ATTACK: Worth = 4 * POINT;
/// An infinite gem: it pays in every turn, and scores.
const INFINITE: Worth = 5 * POINT;
/// A law that does something of its own.
const DEED: Worth = 4 * POINT;

/// What one player has, to judge by.
#[derive(Clone, Copy, Debug)]
pub(super) struct Eyes<'a> {
    pub rules: &'a Ruleset,
    pub pyramid: &'a Pyramid,
    pub screen: &'a Screen,
}

impl<'a> Eyes<'a> {
    pub fn new(
        rules: &'a Ruleset,
        open: &'a Open,
        (seat, screen): (crate::rules::Seat, &'a Screen),
    ) -> Eyes<'a> {
        Eyes {
            rules,
            pyramid: &open.pyramids[seat],
            screen,
        }
    }

    fn has(&self, token: Token) -> Worth {
        Worth::from(self.pyramid.count(|t| t == token))
    }

    /// What a reward is worth now.
    pub fn reward(&self, reward: Reward) -> Worth {
        let each = |count: u8, worth: Worth| Worth::from(count) * worth;
        match reward {
            Reward::Gems(n) => each(n, GEM),
            Reward::Points(n) => each(n, POINT),
            Reward::Cards(n) => each(n, CARD),
            Reward::Science(n) | Reward::Magic(n) | Reward::Defence(n) => each(n, OF_A_SET),
            Reward::Attack(n) => each(n, ATTACK),
            Reward::BonusMagic(v) => each(v, POINT) * self.has(Token::Magic).max(1),
            Reward::BonusCircle { colour, value } => {
                each(value, POINT) * self.closed(colour).max(1)
            }
            Reward::Infinite(_) | Reward::InfiniteOfChoice => INFINITE,
        }
    }

    /// Circles and infinite gems of a colour.
    fn closed(&self, colour: Colour) -> Worth {
        let circles = self.pyramid.circles();
        let closed = circles.filter(|c| c.single_colour() == Some(colour));
        closed.count() as Worth + self.has(Token::Infinite(colour))
    }

    fn rewards(&self, rewards: &[Reward]) -> Worth {
        rewards.iter().map(|reward| self.reward(*reward)).sum()
    }

    /// What each list of a law is worth that lets its player choose; nothing for other cards.
    pub fn lists(&self, law: CardId) -> Vec<Worth> {
        match self.rules.card(law).law(self.rules.printing()) {
            Some((_, LawEffect::Choose(lists))) => {
                lists.iter().map(|list| self.rewards(list)).collect()
            }
            Some((_, LawEffect::Scoring(_) | LawEffect::Task(_))) | None => vec![],
        }
    }

    /// What it gives to play a card on a level, without what it costs.
    pub fn played(&self, card: CardId, level: i8) -> Worth {
        match &self.rules.card(card).face {
            Face::Character { levels } if level >= 5 => {
                let low = levels.iter().take(3);
                let all: Worth = low.map(|row| self.rewards(&row.reward)).sum();
                all.max(15 * POINT)
            }
            Face::Character { levels } => {
                let row = usize::try_from(level - 1).ok().and_then(|i| levels.get(i));
                row.map_or(0, |row| self.rewards(&row.reward))
            }
            Face::Law { .. } => self.law(card),
        }
    }

    fn law(&self, law: CardId) -> Worth {
        let Some((_, effect)) = self.rules.card(law).law(self.rules.printing()) else {
            return 0;
        };
        let points = |n: usize, value: u8| Worth::from(value) * n as Worth * POINT;
        match effect {
            LawEffect::Choose(_) => self.lists(law).into_iter().max().unwrap_or(0),
            LawEffect::Scoring(Scoring::PerCard(v)) => points(self.pyramid.cards.len() + 2, *v),
            LawEffect::Scoring(Scoring::PerSet(v)) => points(1, *v),
            LawEffect::Scoring(Scoring::PerCircleAndInfinite(v)) => {
                let closed: Worth = Colour::ALL.into_iter().map(|c| self.closed(c)).sum();
                points(closed.max(2) as usize, *v)
            }
            LawEffect::Scoring(Scoring::PerAdjacentCharacter(v)) => points(2, *v),
            LawEffect::Task(_) => match self.rules.deed(law) {
                // It only takes the place of a card that stands.
                Some(Deed::Replace) => POINT,
                Some(Deed::Double | Deed::Prolong | Deed::Revise | Deed::Question(_)) | None => {
                    DEED
                }
            },
        }
    }

    /// What a card in the hand is worth: what its first row gives, if it can be paid with these gems.
    pub fn in_hand(&self, card: CardId, gems: &Gems) -> Worth {
        let cost = self.rules.cost(card, 1);
        let all = gems.plus(&self.pyramid.ready_infinite());
        let pays = all.covers(&cost.gems) && all.total() >= cost.gems.total() + u16::from(cost.any);
        let gives = self.played(card, 1);
        if pays { gives } else { gives / 2 }
    }

    /// How many more gems of each colour than there are would be of use: one for a bid, and those for the first row of
    /// each card in the hand.
    pub fn lacks(&self) -> [i16; 4] {
        let mut wanted = [1i16; 4];
        for card in self.screen.hand.iter() {
            for (colour, count) in self.rules.cost(card, 1).gems.iter() {
                wanted[colour.index()] += i16::from(*count);
            }
        }
        for (colour, count) in self.screen.gems.iter() {
            wanted[colour.index()] -= i16::from(*count);
        }
        wanted
    }
}
