//! Applies facts about monsters and combat (RULES section 11).

use crate::pieces::Zone;
use crate::prelude::*;

impl Pyramid {
    pub fn combat_tokens(&self) -> u8 {
        let lying = self.tokens.iter();
        lying.filter(|t| t.on == TokenPlace::Zone(Zone::Combat)).count() as u8
    }
}

impl Open {
    pub(super) fn evolve_invasion(&mut self, fact: &InvasionFact) {
        match fact {
            InvasionFact::Appeared(monster) => {
                self.invasion.stack.push(*monster);
                self.invasion.seen.push(*monster);
            }
            InvasionFact::BidKept { seat, stones } => {
                self.reserve = self.reserve.minus(&stones.gems);
                self.diamonds = self.diamonds.saturating_sub(stones.diamonds);
                self.lay(*seat, stones);
            }
            InvasionFact::Mustered { seat, gems } => {
                self.reserve = self.reserve.minus(gems);
                self.lay(*seat, &Currency::of_gems(*gems));
            }
            InvasionFact::TakenFromCombat { seat, stones, .. } => self.lift(*seat, stones),
            InvasionFact::Shown(shown) => self.invasion.shown = shown.clone(),
            InvasionFact::Fought { seat, beaten, screen, combat } => {
                self.invasion.beaten[*seat] = Some(*beaten);
                self.lift(*seat, combat);
                self.put_back(&screen.plus(combat));
            }
            // Its rewards are facts of their own.
            InvasionFact::Rewarded { .. } => {}
            InvasionFact::Penalised { seat, monster } => {
                self.pyramids[*seat].combat.penalties.push(*monster);
            }
            InvasionFact::StackCleared => {
                self.invasion.stack.clear();
                for seat in self.pyramids.seats() {
                    self.invasion.shown[seat] = None;
                    self.invasion.beaten[seat] = None;
                }
            }
            InvasionFact::CombatCardCleared { seat, stones } => {
                self.lift(*seat, stones);
                self.put_back(stones);
            }
        }
    }

    fn lay(&mut self, seat: Seat, stones: &Currency) {
        let card = &mut self.pyramids[seat].combat;
        card.stones = card.stones.plus(stones);
    }

    fn lift(&mut self, seat: Seat, stones: &Currency) {
        let card = &mut self.pyramids[seat].combat;
        card.stones = card.stones.minus(stones);
    }

    fn put_back(&mut self, stones: &Currency) {
        self.reserve = self.reserve.plus(&stones.gems);
        self.diamonds = self.diamonds.saturating_add(stones.diamonds);
    }
}
