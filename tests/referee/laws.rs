//! Effects of laws when played (R-LAW-65 to R-LAW-88).

use crate::prelude::*;

impl Walk<'_> {
    pub fn law(&mut self, seat: usize, card: i64) -> Result<(), Lost> {
        match card {
            67 if self.record.agreed.revised_laws => self.copy(seat),
            67 => self.exchange(seat),
            69 => self.prorogation(seat),
            70 => self.revise(seat),
            72 => {
                let mut count = 0;
                while let Some(Fact::Tucked { card, under: 72, from_pyramid: false }) =
                    self.peek_of(seat)
                {
                    self.step();
                    self.leave_hand(seat, *card);
                    self.tuck(seat, *card, 72);
                    count += 1;
                }
                if self.record.agreed.revised_laws {
                    self.deposit(seat, count);
                }
                Ok(())
            }
            74 => self.attainder(seat),
            76 => self.purse(seat),
            102 => {
                self.pensions(seat);
                Ok(())
            }
            105 => {
                self.muster(seat);
                Ok(())
            }
            107 => {
                self.amnesty(seat);
                Ok(())
            }
            71 | 73 | 77 | 80..=84 => {
                let due = self.sheet.laws.get(&card).cloned().unwrap_or_default();
                self.gain(seat, card, &due)
            }
            _ => Ok(()),
        }
    }

    /// R-LAW-65: it takes over all that lies on the replaced card.
    pub fn succession(&mut self, seat: usize) -> Result<(), Lost> {
        let mut unparked = self.unparked(seat, None);
        let Some(Fact::Returned { card, by: Some(65) }) = self.peek_of(seat) else {
            return self.lost("R-LAW-65", "a card returns to the hand now");
        };
        self.step();
        let told = self.unparked(seat, Some(*card));
        unparked = unparked.or(told);
        let Some(mut old) = self.players[seat].pyramid.card(*card).cloned() else {
            return self.lost("R-LAW-65", &format!("card {card} does not stand there"));
        };
        self.gems_go(&old.parked, unparked);
        let (level, column) = (old.level, old.column);
        let before = self.circles_around(seat, level, column);
        self.players[seat].pyramid.remove(*card);
        let Some(Fact::Played { card: 65, level: l, column: c }) = self.peek_of(seat) else {
            return self.lost("R-LAW-65", "the law is played now");
        };
        let same = (*l, *c) == (level, column);
        self.demand(same, "R-LAW-65", "the law stands elsewhere than the card it replaces");
        let fits = (1..=4).contains(&level);
        self.demand(fits, "R-LAW-65", "a law on level 5, or for a criminal");
        self.step();
        self.leave_hand(seat, 65);
        self.add_to_hand(seat, *card);
        self.stand(seat, 65, level, column);
        if let Some(law) = self.players[seat].pyramid.card_mut(65) {
            law.tokens.append(&mut old.tokens);
            law.under.append(&mut old.under);
        }
        self.circles(seat, level, column, &before)
    }

    /// From law 76 to the reserve.
    fn unparked(&mut self, seat: usize, from: Option<i64>) -> Option<Gems> {
        let Some(Fact::GemsUnparked { card, gems }) = self.peek_of(seat) else {
            return None;
        };
        let known = from.is_none_or(|f| f == *card) && *card == 76;
        self.demand(known, "R-LAW-76", "gems go from a card that has none");
        self.step();
        Some(*gems)
    }

    fn gems_go(&mut self, parked: &Gems, told: Option<Gems>) {
        let told = told.unwrap_or_default();
        self.demand(
            told == *parked,
            "R-LAW-76",
            &format!("gems {parked:?} go back, told are {told:?}"),
        );
        self.refill(&told);
    }

    /// R-LAW-67.
    fn exchange(&mut self, seat: usize) -> Result<(), Lost> {
        let mut given = None;
        if let Some(Fact::GemsGiven { to, gems }) = self.peek_of(seat) {
            self.step();
            self.spend(seat, gems);
            for (held, come) in self.players[*to].screen.iter_mut().zip(gems) {
                *held += come;
            }
            self.demand(gems.iter().sum::<i64>() == 3, "R-LAW-67", "not three gems are given");
            given = Some(*to);
        }
        let Some(Fact::Swapped { card, token, with, with_card, with_token }) = self.peek_of(seat)
        else {
            self.demand(given.is_none(), "R-LAW-67", "gems are given and nothing is swapped");
            return Ok(());
        };
        self.step();
        self.demand(
            given == Some(*with) && *with != seat,
            "R-LAW-67",
            "the gems go to somebody else",
        );
        self.trade(seat, *card, token, with_token);
        self.trade(*with, *with_card, with_token, token);
        Ok(())
    }

    /// R-TD-01, law 67.
    fn copy(&mut self, seat: usize) -> Result<(), Lost> {
        let Some(Fact::GemsGiven { to, gems }) = self.peek_of(seat) else {
            return Ok(());
        };
        self.step();
        self.spend(seat, gems);
        for (held, come) in self.players[*to].screen.iter_mut().zip(gems) {
            *held += come;
        }
        let price = gems.iter().sum::<i64>() == 2;
        self.demand(price, "R-TD-01", "not two gems are given");
        let Some(Fact::Token { card: 67, token, from }) = self.peek_of(seat) else {
            return self.lost("R-TD-01", "a token comes onto law 67");
        };
        self.step();
        let kind = [Kind::Science, Kind::Magic, Kind::Defense].contains(&token.kind);
        let there = *to != seat && self.players[*to].pyramid.on_cards(token.kind) > 0;
        self.demand(kind && there, "R-TD-01", &format!("seat {to} has no {token:?} to copy"));
        self.gain_token(seat, 67, *token, *from);
        Ok(())
    }

    /// R-TD-01, law 72: two gems per tucked card, in one take.
    fn deposit(&mut self, seat: usize, count: i64) {
        self.one_take(seat, 2 * count, "R-TD-01", "deposited cards");
    }

    /// Law 102.
    fn pensions(&mut self, seat: usize) {
        let cards = self.players[seat].pyramid.cards.iter();
        let aristocrats = cards.filter(|c| is_aristocrat(c.card)).count() as i64;
        self.one_take(seat, 2 + 2 * aristocrats, "R-ARI-01", "pensions");
    }

    /// Fewer gems if the reserve has fewer.
    fn one_take(&mut self, seat: usize, gems: i64, rule: &str, what: &str) {
        let there = self.in_reserve();
        let taken = self.taking(seat, &[Why::Reward, Why::Law]).unwrap_or(0);
        let text = format!("{taken} gems for {what}, due are {gems}, there were {there}");
        self.demand(self.gems_suffice(taken, gems, there), rule, &text);
    }

    fn trade(&mut self, seat: usize, card: i64, gone: &Token, come: &Token) {
        let player = &mut self.players[seat];
        let mut found = false;
        if let Some(host) = player.pyramid.card_mut(card)
            && let Some(at) = host.tokens.iter().position(|t| t == gone)
        {
            host.tokens[at] = *come;
            found = true;
        }
        if let (Kind::Infinite, Some(colour)) = (gone.kind, gone.colour) {
            // The record does not say whether this infinite gem paid: benefit of the doubt.
            let used = std::mem::take(&mut player.infinite_used).into_iter();
            player.infinite_used = used
                .map(|mut used| {
                    used[colour] = (used[colour] - 1).max(0);
                    used
                })
                .collect();
        }
        self.demand(found, "R-LAW-67", &format!("card {card} has no {gone:?}"));
    }

    /// R-LAW-69, later or original text.
    fn prorogation(&mut self, seat: usize) -> Result<(), Lost> {
        if self.record.agreed.law_69_original {
            return self.take_an_auction_card(seat);
        }
        let due = self.record.agreed.row.count() as i64;
        if self.small < due {
            return Ok(());
        }
        let told = self.peek_of(seat);
        let Some(count) = told.and_then(Fact::prolongs).filter(|c| *c == due) else {
            return self.lost("R-LAW-69", &format!("{due} cards make the game longer"));
        };
        self.step();
        self.small -= count;
        self.prolonged += 1;
        let at_once = self.large == 0 && self.base.iter().all(Option::is_none);
        self.large += count;
        if at_once { self.reveal_row() } else { Ok(()) }
    }

    fn take_an_auction_card(&mut self, seat: usize) -> Result<(), Lost> {
        if self.base.iter().chain(&self.tip).all(Option::is_none) {
            return Ok(());
        }
        let Some(Fact::TakenAuction { card, at, place }) = self.peek_of(seat) else {
            return self.lost("R-LAW-69", "an auction card is taken now");
        };
        self.step();
        let there = self.lift(*card, *at, *place);
        self.demand(there, "R-LAW-69", &format!("card {card} does not lie there"));
        self.add_to_hand(seat, *card);
        self.players[seat].absent = true;
        self.enrol(seat);
        if self.small == 0 {
            return Ok(());
        }
        let Some(Fact::Revealed { card, at: same }) = self.peek().map(|e| &e.fact) else {
            return self.lost("R-LAW-69", "a card of the small deck takes its place");
        };
        self.demand(same == at, "R-LAW-69", "the new card lies elsewhere");
        self.reveal(*card, *at, *place);
        self.small -= 1;
        self.step();
        self.enrol(seat);
        Ok(())
    }

    /// R-LAW-74.
    fn attainder(&mut self, seat: usize) -> Result<(), Lost> {
        let pyramid = &self.players[seat].pyramid;
        let free: Vec<i64> = pyramid
            .cards
            .iter()
            .filter(|c| c.card != 74 && pyramid.is_free(c))
            .map(|c| c.card)
            .collect();
        if free.is_empty() {
            return Ok(());
        }
        let mut unparked = self.unparked(seat, None);
        let Some(Fact::Tucked { card, under: 74, from_pyramid: true }) = self.peek_of(seat) else {
            return self
                .lost("R-LAW-74", &format!("one of the free cards {free:?} goes under the law"));
        };
        self.step();
        self.demand(free.contains(card), "R-LAW-74", &format!("card {card} is not free"));
        let told = self.unparked(seat, Some(*card));
        unparked = unparked.or(told);
        let Some(old) = self.players[seat].pyramid.remove(*card) else {
            return Err(Lost);
        };
        self.players[seat].pyramid.breaks_up(old.level, old.column);
        self.gems_go(&old.parked, unparked);
        self.put(*card, Whereabouts::Gone);
        self.tuck(seat, *card, 74);
        if let Some(law) = self.players[seat].pyramid.card_mut(74) {
            law.tokens.extend(old.tokens);
        }
        Ok(())
    }

    /// R-LAW-76.
    fn purse(&mut self, seat: usize) -> Result<(), Lost> {
        let Some(Fact::GemsParked { card: 76, gems }) = self.peek_of(seat) else {
            return Ok(());
        };
        self.step();
        self.demand(gems.iter().sum::<i64>() <= 8, "R-LAW-76", "more than eight gems");
        self.spend(seat, gems);
        if let Some(law) = self.players[seat].pyramid.card_mut(76) {
            law.parked = *gems;
        }
        Ok(())
    }
}
