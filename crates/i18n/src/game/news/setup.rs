//! News about the set-up and consecutive auctions, which need wording of their own.

use super::Teller;
use crate::prelude::*;

impl Teller<'_> {
    /// Numbers the auctions if the post covers several.
    pub(super) fn bids(&mut self, nth: usize, said: Term) {
        let shown = |fact: &&OpenFact| matches!(fact, OpenFact::BidsShown(_));
        let several = self.facts.iter().filter(shown).count() > 1;
        match self.auction_at(nth).filter(|_| several) {
            Some(number) => {
                self.plain(text!(news_bids_of, number, bids = said));
            }
            None => self.plain(text!(news_bids, bids = said)),
        }
    }

    fn auction_at(&self, nth: usize) -> Option<u8> {
        let number = |fact: &OpenFact| {
            if let OpenFact::PhaseBegan { phase, .. } = fact
                && let Phase::Auction(number) = phase
            {
                Some(*number)
            } else {
                None
            }
        };
        let (before, after) = self.facts.split_at_checked(nth)?;
        let began = before.iter().rev().find_map(number);
        let next = || Some(after.iter().find_map(number)?.saturating_sub(1));
        began.or_else(next).filter(|number| *number > 0)
    }

    /// A solo game has no order.
    pub(super) fn order_drawn(&mut self, order: &[Seat]) {
        if order.len() > 1 {
            let whos = order.iter().map(|seat| self.who(seat));
            let who = Term::list(whos, Joined::Commas);
            self.plain(text!(news_order_drawn, who));
        }
    }

    /// The rewards themselves are reported later, in order.
    pub(super) fn domain_rewards(&mut self, rewards: &BySeat<Option<DomainReward>>) {
        let said = rewards.iter().filter_map(|(seat, reward)| {
            let (who, reward) = (self.who(&seat), (*reward)?);
            Some(Term::Said(self.w.say(text!(news_domain_reward, who, reward))))
        });
        let said = Term::list(said, Joined::Apart);
        // Domain cards did not cause the earlier deals.
        self.lines.close();
        self.plain(text!(news_domain_rewards, rewards = said));
    }

    pub(super) fn deal(&mut self, to: Seat, deck: DeckKind, more: u8) {
        let mine = self.dealt.iter_mut().find(|(seat, of, _)| *seat == to && *of == deck);
        match mine {
            Some((_, _, count)) => *count = count.saturating_add(more),
            None => self.dealt.push((to, deck, more)),
        }
    }

    pub(super) fn say_dealt(&mut self) {
        let dealt = std::mem::take(&mut self.dealt);
        let Some((_, deck, count)) = dealt.first().copied() else {
            return;
        };
        let same = dealt.iter().all(|(_, of, n)| (*of, *n) == (deck, count));
        if same {
            let whom: SeatSet = dealt.iter().map(|(seat, _, _)| *seat).collect();
            self.say_dealt_to(whom, deck, count);
        } else {
            for (seat, deck, count) in dealt {
                self.say_dealt_to([seat].into_iter().collect(), deck, count);
            }
        }
    }

    fn say_dealt_to(&mut self, whom: SeatSet, deck: DeckKind, count: u8) {
        let who = self.whos(whom);
        self.lines.concern(whom);
        match deck {
            // Characters are split into decks only after the hands are dealt (R-TD-04).
            DeckKind::Small => self.plain(text!(news_dealt_characters, who, count)),
            _ => self.plain(text!(news_dealt, who, count, deck)),
        }
    }
}
