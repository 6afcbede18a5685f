//! Combats (R-INV-01 to R-INV-10).

use crate::monsters::{Monster, TIERS, cost};
use crate::prelude::*;

/// Card number that stands for the combat card.
pub const COMBAT: i64 = -1;

#[derive(Clone, Debug, Default, Eq, PartialEq)]
pub struct CombatCard {
    pub means: Payment,
    pub tokens: Vec<Token>,
    /// R-INV-09: unbeaten monsters.
    pub penalties: Vec<i64>,
}

impl Walk<'_> {
    /// R-INV-03: only the first twelve reveals bring a monster, so those of law 69 never do.
    pub fn reveal_monster(&mut self) -> Result<(), Lost> {
        let nth = self.monsters_seen.len();
        if !self.record.agreed.has(Module::Invasion) || nth == 3 * TIERS.len() {
            return Ok(());
        }
        let Some(Fact::MonsterRevealed { monster }) = self.peek().map(|e| &e.fact) else {
            return self.lost("R-INV-03", "a monster is revealed");
        };
        let tier = TIERS[nth % TIERS.len()];
        let fits = self.sheet.monsters.get(monster);
        let fits = fits.is_some_and(|m| m.tier == tier);
        let text = format!("monster {monster} is not of tier {tier}");
        self.demand(fits, "R-INV-03", &text);
        let again = self.monsters_seen.contains(monster);
        let text = format!("monster {monster} was there before");
        self.demand(!again, "R-INV-02", &text);
        if again || !fits {
            return Err(Lost);
        }
        self.monsters_seen.push(*monster);
        self.step();
        Ok(())
    }

    /// R-INV-04.
    pub fn lost_bids(&mut self, auction: &Auction) {
        if !self.record.agreed.has(Module::Invasion) {
            return;
        }
        let lost = auction.bids.iter().filter_map(|(who, bid)| {
            let Bidder::Seat(seat) = who else { return None };
            let mut means = Payment::default();
            match bid {
                Bid::Gem(colour, _) => means.gems[*colour] = 1,
                Bid::Diamond => means.diamonds = 1,
                Bid::Attack | Bid::Pass => return None,
            }
            (!auction.winners.contains(seat)).then_some((*seat, means))
        });
        let mut lost: BTreeMap<usize, Payment> = lost.collect();
        while let Some((seat, Fact::LostBid { means })) = self.peek().map(|e| (e.seat, &e.fact)) {
            let due = lost.remove(&seat);
            let text = format!("{means:?} of seat {seat} lie on the combat card, due is {due:?}");
            self.demand(due == Some(*means), "R-INV-04", &text);
            self.step();
            self.refill(&means.gems.map(|g| -g));
            self.diamonds -= means.diamonds;
            let card = &mut self.players[seat].pyramid.combat;
            card.means = card.means.and(*means);
        }
        let text = format!("bids that won nothing lie on no combat card: {lost:?}");
        self.demand(lost.is_empty(), "R-INV-04", &text);
    }

    /// R-REW-01, R-INV-05: what a seat takes next for one of these reasons.
    pub fn taking(&mut self, seat: usize, reasons: &[Why]) -> Option<i64> {
        let mut taken = None;
        for due in [Source::Reserve, Source::Combat] {
            if let Some(Fact::GemsTaken { gems, why, from }) = self.peek_of(seat)
                && reasons.contains(why)
                && *from == due
            {
                self.step();
                self.take_from(seat, gems, due);
                taken = Some(taken.unwrap_or(0) + gems.iter().sum::<i64>());
            }
        }
        taken
    }

    pub fn take_from(&mut self, seat: usize, gems: &Gems, from: Source) {
        if from == Source::Reserve {
            self.take(seat, gems);
            return;
        }
        for (colour, count) in gems.iter().enumerate() {
            self.players[seat].screen[colour] += count;
            // The reserve comes first (ruling R-INV-05a).
            let gone = *count == 0 || self.reserve[colour] == 0;
            let text = format!("the reserve has {} gems yet", COLOURS[colour]);
            self.demand(gone, "R-INV-05", &text);
        }
        let means = Payment { gems: *gems, diamonds: 0 };
        self.leaves_the_card(seat, &means);
    }

    /// The caller decides where they go.
    pub fn leaves_the_card(&mut self, seat: usize, means: &Payment) {
        let card = &mut self.players[seat].pyramid.combat.means;
        let there = means.is_in(card);
        let had = *card;
        for (held, gone) in card.gems.iter_mut().zip(means.gems) {
            *held -= gone;
        }
        card.diamonds -= means.diamonds;
        let text = format!("the combat card of seat {seat} has {had:?}, {means:?} leave it");
        self.demand(there, "R-INV-05", &text);
    }

    /// R-REW-01, R-INV-05.
    pub fn gems_suffice(&self, taken: i64, due: i64, in_reserve: i64) -> bool {
        (due.min(in_reserve)..=due).contains(&taken)
    }

    /// R-INV-06.
    pub fn combat(&mut self) -> Result<(), Lost> {
        let seen = self.monsters_seen.len();
        if seen < TIERS.len() * (self.combats + 1) {
            return Ok(());
        }
        self.phase = Phase::Combat;
        self.combats += 1;
        let numbers = self.monsters_seen[seen - TIERS.len()..].to_vec();
        let stack: Vec<Monster> = numbers.iter().map(|n| self.sheet.monsters[n].clone()).collect();
        let shown = self.shown()?;
        let mut beaten = vec![0; self.record.seats];
        let science = |seat: usize| self.players[seat].pyramid.shows(Kind::Science);
        let able = |seat: &usize| {
            let card = self.players[*seat].pyramid.combat.means;
            shown[*seat].and(card).beats(&stack, science(*seat)) > 0
        };
        let (able, unable): (Vec<usize>, Vec<usize>) = (0..self.record.seats).partition(able);
        for seat in self.in_order(able) {
            beaten[seat] = self.fight(seat, &stack, &shown[seat])?;
        }
        // For a seat that beats none, the monsters are in the penalty entry.
        let mut penalties = numbers.iter();
        for seat in self.in_order(0..self.record.seats) {
            if unable.contains(&seat) {
                beaten[seat] = self.fight(seat, &stack, &shown[seat])?;
            }
            if beaten[seat] == 0 {
                self.penalty(seat, penalties.next().copied())?;
            }
        }
        let mut winners = self.in_order(0..self.record.seats);
        winners.retain(|seat| beaten[*seat] > 0);
        // R-INV-08: the sort is stable, so R-TRN-03 breaks ties.
        winners.sort_by_key(|seat| std::cmp::Reverse(beaten[*seat]));
        for seat in winners {
            self.monsters_reward(seat, &numbers[..beaten[seat]])?;
        }
        // R-INV-06: criminals are drawn after the combat.
        let drawn = |fact: &Fact| {
            let deck = Deck::Criminals;
            matches!(fact, Fact::Drew { deck: of, count: 1 } if *of == deck)
        };
        if self.peek().is_some_and(|e| !drawn(&e.fact)) {
            return self.lost("R-INV-06", "the combat is over");
        }
        Ok(())
    }

    /// R-INV-07.
    fn shown(&mut self) -> Result<Vec<Payment>, Lost> {
        let mut shown = vec![None; self.record.seats];
        while let Some((seat, Fact::CombatShown { means })) = self.peek().map(|e| (e.seat, &e.fact))
        {
            let again = shown[seat].replace(*means).is_some();
            let text = format!("seat {seat} shows something twice");
            self.demand(!again, "R-INV-07", &text);
            let player = &self.players[seat];
            let screen = Payment { gems: player.screen, diamonds: player.diamonds };
            let text = format!("seat {seat} has {screen:?} and shows {means:?}");
            self.demand(means.is_in(&screen), "R-INV-07", &text);
            self.step();
        }
        match shown.iter().copied().collect() {
            Some(all) => Ok(all),
            None => self.lost("R-INV-07", "everybody shows what fights"),
        }
    }

    /// R-INV-06, R-INV-07: returns how many monsters the payment beats.
    fn fight(&mut self, seat: usize, stack: &[Monster], shown: &Payment) -> Result<usize, Lost> {
        let (mut from_screen, mut from_card) = (Payment::default(), Payment::default());
        while let Some(Fact::CombatPaid { means, from }) = self.peek_of(seat) {
            self.step();
            self.refill(&means.gems);
            self.diamonds += means.diamonds;
            if *from == Source::Combat {
                from_card = from_card.and(*means);
                self.leaves_the_card(seat, means);
            } else {
                from_screen = from_screen.and(*means);
                self.spend(seat, &means.gems);
                self.spend_diamonds(seat, means.diamonds);
            }
        }
        let Some(Fact::Fought { beaten }) = self.peek_of(seat) else {
            return self.lost("R-INV-07", &format!("seat {seat} fights now"));
        };
        self.step();
        let text = format!("seat {seat} pays {from_screen:?}, shown were {shown:?}");
        self.demand(from_screen.is_in(shown), "R-INV-07", &text);
        if *beaten > stack.len() {
            return self.lost("R-INV-06", "so many monsters are not there");
        }
        let science = self.players[seat].pyramid.shows(Kind::Science);
        let (paid, due) = (from_screen.and(from_card), cost(&stack[..*beaten]));
        let exactly = paid.count() == due.iter().sum::<i64>() && paid.pays(&due, science);
        let text = format!(
            "seat {seat} beats {beaten} monsters for {paid:?}, due are {due:?}, with {science} science"
        );
        self.demand(exactly, "R-INV-06", &text);
        let most = shown.and(from_card).beats(stack, science);
        let text = format!("seat {seat} beats {beaten} monsters and could pay for {most}");
        self.demand(*beaten == most, "R-INV-07", &text);
        Ok(*beaten)
    }

    /// R-INV-09.
    fn penalty(&mut self, seat: usize, due: Option<i64>) -> Result<(), Lost> {
        let Some(Fact::Penalty { monster }) = self.peek_of(seat) else {
            return self.lost("R-INV-09", &format!("seat {seat} has beaten no monster"));
        };
        self.step();
        let text = format!("monster {monster} is a penalty, due is {due:?}");
        self.demand(Some(*monster) == due, "R-INV-09", &text);
        self.players[seat].pyramid.combat.penalties.push(*monster);
        Ok(())
    }

    /// R-INV-08: the highest reward that the reserve and decks can pay in full.
    fn monsters_reward(&mut self, seat: usize, beaten: &[i64]) -> Result<(), Lost> {
        let Some(Fact::Rewarded { monster }) = self.peek_of(seat) else {
            return self.lost("R-INV-08", &format!("seat {seat} is rewarded now"));
        };
        let Some(nth) = beaten.iter().position(|m| m == monster) else {
            return self.lost("R-INV-08", &format!("seat {seat} has beaten {beaten:?}"));
        };
        self.step();
        for above in &beaten[nth + 1..] {
            let whole = self.is_there(&self.sheet.monsters[above].reward);
            let text = format!("the whole reward of monster {above} could be had");
            self.demand(!whole, "R-INV-08", &text);
        }
        let due = self.sheet.monsters[monster].reward.clone();
        self.gain(seat, COMBAT, &[due])
    }

    /// R-INV-08: the own combat card does not count.
    fn is_there(&self, reward: &Gain) -> bool {
        let of_a_colour = |c: usize| {
            let asked = reward.infinite.iter().filter(|i| **i == Some(c)).count();
            asked as i64 <= self.reserve[c]
        };
        let gems = reward.gems + reward.infinite.len() as i64;
        (0..COLOURS.len()).all(of_a_colour)
            && gems <= self.in_reserve()
            && reward.diamonds <= self.diamonds
            && reward.cards <= self.in_decks()
    }

    pub fn muster(&mut self, seat: usize) {
        let Some(Fact::Mustered { gems }) = self.peek_of(seat) else {
            return;
        };
        self.step();
        let count: i64 = gems.iter().sum();
        let text = format!("{count} gems are mustered");
        self.demand((1..=3).contains(&count), "R-INV-01", &text);
        let there = gems.iter().zip(self.reserve).all(|(g, there)| *g <= there);
        self.demand(there, "R-REW-01", "gems are mustered that are not there");
        self.refill(&gems.map(|g| -g));
        let card = &mut self.players[seat].pyramid.combat.means.gems;
        for (held, come) in card.iter_mut().zip(gems) {
            *held += come;
        }
    }

    /// R-INV-10: happens before painting.
    pub fn combat_cards_are_cleared(&mut self) {
        for seat in 0..self.record.seats {
            let means = self.players[seat].pyramid.combat.means;
            self.refill(&means.gems);
            self.diamonds += means.diamonds;
        }
    }

    /// As it was before R-INV-10 clears it.
    pub fn combat_at_the_end(&mut self, seat: usize, due: &CombatCard, told: &CombatCard) {
        let sorted = |card: &CombatCard| {
            let mut card = card.clone();
            card.tokens.sort_unstable();
            card.penalties.sort_unstable();
            card
        };
        let (due, told) = (sorted(due), sorted(told));
        let text = format!("the combat card of seat {seat} has {told:?}, due is {due:?}");
        self.demand(due == told, "R-INV-01", &text);
    }
}
