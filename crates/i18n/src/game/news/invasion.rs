//! News about monsters and combats.

use super::Teller;
use crate::game::news_lines::Telling;
use crate::term::{Joined, Term};
use viceroy_rules::{Currency, GemsFor, InvasionFact, Seat};

impl Teller<'_> {
    pub(super) fn invasion(&mut self, fact: &InvasionFact) {
        match fact {
            InvasionFact::Appeared(monster) => {
                let monster = Term::monster(self.catalogue, *monster);
                self.plain(text!(news_monster, monster));
            }
            InvasionFact::BidKept { seat, stones } => {
                let (who, stones) = (self.who(seat), Term::stones(stones));
                self.part(seat, text!(news_part_bid_kept, stones, who));
            }
            InvasionFact::Mustered { seat, gems } => {
                self.part(seat, text!(news_part_mustered, gems, who = self.who(seat)));
            }
            // The circle and the infinite gem have their own lines.
            InvasionFact::TakenFromCombat { why: GemsFor::Circle | GemsFor::Infinite, .. } => {}
            InvasionFact::TakenFromCombat { seat, stones, .. } => {
                let (who, stones) = (self.who(seat), Term::stones(stones));
                self.part(seat, text!(news_part_from_combat_card, stones, who));
            }
            InvasionFact::Shown(shown) => {
                let said = shown.iter().map(|(seat, stones)| {
                    let stones = stones.unwrap_or(Currency::NONE);
                    let who = self.who(&seat);
                    Term::Said(match stones.is_empty() {
                        true => self.w.say(text!(news_shown_none, who)),
                        false => {
                            let stones = Term::stones(&stones);
                            self.w.say(text!(news_shown_by, who, stones))
                        }
                    })
                });
                let said = Term::list(said, Joined::Apart);
                self.plain(text!(news_shown, shown = said));
            }
            InvasionFact::Fought { seat, beaten, screen, combat } => {
                self.fought(*seat, *beaten, &screen.plus(combat))
            }
            // In a step the reward follows.
            InvasionFact::Rewarded { seat, .. } if self.lines.telling(*seat) == Telling::Steps => {}
            InvasionFact::Rewarded { seat, monster } => {
                let monster = Term::monster(self.catalogue, *monster);
                self.part(seat, text!(news_part_reward, monster, who = self.who(seat)));
            }
            InvasionFact::Penalised { seat, monster } => {
                let monster = Term::monster(self.catalogue, *monster);
                self.part(seat, text!(news_part_penalty, monster, who = self.who(seat)));
            }
            InvasionFact::StackCleared => self.lines.close(),
            // Happens at the end of the game, not through a card.
            InvasionFact::CombatCardCleared { seat, stones } => {
                self.lines.close();
                let (who, stones) = (self.who(seat), Term::stones(stones));
                self.part(seat, text!(news_part_combat_card_cleared, stones, who));
            }
        }
    }

    fn fought(&mut self, seat: Seat, beaten: u8, paid: &Currency) {
        let (who, stones) = (self.who(&seat), Term::stones(paid));
        // Earlier placements in the same post are unrelated.
        let said = match (beaten, self.lines.telling(seat)) {
            (0, _) => self.w.say(text!(news_beats_none, who)),
            (count, Telling::Sentences) => self.w.say(text!(news_beats, who, count, stones)),
            (count, Telling::Steps) => self.w.say(text!(step_beats, count, stones)),
        };
        self.lines.did(seat, said);
    }
}
