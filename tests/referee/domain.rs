//! Domain cards (R-TD-04, R-TD-05).

use crate::prelude::*;
use crate::pyramid::{BOTTOM_LEFT, BOTTOM_RIGHT, TOP_LEFT, TOP_RIGHT};

/// Card number that stands for the domain card.
pub const DOMAIN: i64 = 0;

#[derive(Clone, Debug, Default)]
pub struct Domain {
    pub column: i64,
    pub tokens: Vec<Token>,
    /// Circles that have paid.
    pub paid: BTreeSet<(i64, i64, Colour)>,
    /// At the end; `None` for any colour.
    pub sections: [Option<Colour>; 4],
    /// Sections that are scored as if they closed no circle.
    pub open: [bool; 4],
}

impl Domain {
    pub fn is_in(&self, level: i64, column: i64) -> bool {
        let below = level == 2 && (column == self.column || column == self.column - 1);
        below || (level, column) == (1, self.column)
    }
}

impl Pyramid {
    /// R-TD-05: each section takes the colour of its circle.
    pub fn domain_stands_for(&self) -> [Option<Colour>; 4] {
        let mut sections = [None; 4];
        if let Some(domain) = &self.domain {
            sections[TOP_LEFT] = self.circle(2, domain.column - 1);
            sections[TOP_RIGHT] = self.circle(2, domain.column);
            sections[BOTTOM_LEFT] = self.circle(1, domain.column);
            sections[BOTTOM_RIGHT] = sections[BOTTOM_LEFT];
        }
        sections
    }

    /// R-TD-05: a circle with a domain section pays once per colour.
    pub fn has_paid(&self, level: i64, column: i64, colour: Colour) -> bool {
        let domain = self.domain.as_ref();
        domain.is_some_and(|d| d.is_in(level, column) && d.paid.contains(&(level, column, colour)))
    }

    pub fn pays(&mut self, level: i64, column: i64, colour: Colour) {
        let domain = self.domain.as_mut().filter(|d| d.is_in(level, column));
        if let Some(domain) = domain {
            domain.paid.insert((level, column, colour));
        }
    }

    /// Removing the upper card of a circle removes the circle.
    pub fn breaks_up(&mut self, level: i64, column: i64) {
        let domain = self.domain.as_mut().filter(|d| d.is_in(level, column));
        if let Some(domain) = domain {
            domain.paid.retain(|(l, c, _)| (*l, *c) != (level, column));
        }
    }
}

impl Walk<'_> {
    /// R-TD-04.
    pub fn domains(&mut self) -> Result<(), Lost> {
        let Some(Fact::OrderDrawn { seats }) = self.peek().map(|e| &e.fact) else {
            return self.lost("R-TRN-03", "the order is drawn by lot");
        };
        let mut all = seats.clone();
        all.sort_unstable();
        if all != (0..self.record.seats).collect::<Vec<_>>() {
            return self.lost("R-TRN-03", "everybody has one place in the order");
        }
        self.step();
        for (lot, seat) in seats.iter().enumerate() {
            self.players[*seat].lot = lot;
        }
        for player in &mut self.players {
            player.pyramid.domain = Some(Domain::default());
        }
        self.criminals_dealt()?;
        let mut rewards = vec![None; self.record.seats];
        while let Some(Fact::DomainReward { reward }) = self.peek().map(|e| &e.fact) {
            let seat = self.peek().map_or(0, |e| e.seat);
            let again = rewards[seat].replace(*reward).is_some();
            self.demand(!again, "R-TD-04", &format!("seat {seat} has two rewards"));
            self.step();
        }
        for seat in self.in_order(0..self.record.seats) {
            let Some(reward) = rewards[seat] else {
                return self.lost("R-TD-04", &format!("seat {seat} wants a reward"));
            };
            self.domain_reward(seat, reward)?;
        }
        self.first_hands()
    }

    fn domain_reward(&mut self, seat: usize, reward: DomainReward) -> Result<(), Lost> {
        let due = format!("seat {seat} is given {reward:?} now");
        let Some(fact) = self.peek_of(seat) else {
            return self.lost("R-TD-04", &due);
        };
        if let Fact::GemsTaken { gems, why: Why::Reward, from: Source::Reserve } = fact
            && reward == DomainReward::Gems
        {
            let four = gems.iter().sum::<i64>() == 4;
            self.demand(four, "R-TD-04", "not four gems");
            self.take(seat, gems);
        } else if let Fact::Token { card: DOMAIN, token, from: Source::Supply } = fact
            && reward.token() == Some(token.kind)
        {
            self.gain_token(seat, DOMAIN, *token, Source::Supply);
        } else if let Fact::Drew { deck, count: 1 } = fact
            && reward.deck() == Some(*deck)
        {
            self.draw(seat, *deck, 1);
        } else {
            return self.lost("R-TD-04", &due);
        }
        self.step();
        Ok(())
    }

    /// R-TD-04: three characters each, two returned; the large deck is made from all others.
    fn first_hands(&mut self) -> Result<(), Lost> {
        for (what, cards) in [("draws three characters", 3), ("puts two back", -2)] {
            let mut seats = BTreeSet::new();
            while seats.len() < self.record.seats {
                let told = match self.peek().map(|e| &e.fact) {
                    Some(Fact::Drew { deck: Deck::Small, count }) => Some(*count),
                    Some(Fact::PutBack { deck: Deck::Small, count }) => Some(-count),
                    _ => None,
                };
                let seat = self.peek().map_or(0, |e| e.seat);
                if told != Some(cards) || !seats.insert(seat) {
                    return self.lost("R-TD-04", &format!("everybody {what}"));
                }
                self.draw(seat, Deck::Small, cards);
                self.step();
            }
        }
        self.small -= self.large;
        Ok(())
    }
}

impl Walk<'_> {
    /// R-TD-05: its sections take the colours that score most.
    pub fn domain_at_the_end(&mut self, seat: usize, due: &Pyramid, told: &Pyramid) {
        let known = |p: &Pyramid| {
            let domain = p.domain.as_ref();
            domain.map(|d| (d.column, d.tokens.clone()))
        };
        let text = format!(
            "seat {seat} ends with a domain card {:?}, due is {:?}",
            known(told),
            known(due)
        );
        self.demand(known(told) == known(due), "R-TD-05", &text);
        let (told, due) = (told.domain.as_ref(), due.domain_stands_for());
        if let Some(domain) = told {
            let text = format!(
                "the sections of the domain card of seat {seat} are {:?}, due are {due:?}",
                domain.sections
            );
            // Scoring checks whether a circle should close.
            let mut sections = domain.sections.iter().zip(due);
            let fits = sections.all(|(told, due)| told.is_none() || *told == due);
            self.demand(fits, "R-TD-05", &text);
        }
    }
}

impl DomainReward {
    fn token(self) -> Option<Kind> {
        match self {
            DomainReward::Science => Some(Kind::Science),
            DomainReward::Attack => Some(Kind::Attack),
            DomainReward::Gems | DomainReward::Character | DomainReward::Law => None,
        }
    }

    fn deck(self) -> Option<Deck> {
        match self {
            DomainReward::Character => Some(Deck::Small),
            DomainReward::Law => Some(Deck::Laws),
            DomainReward::Gems | DomainReward::Science | DomainReward::Attack => None,
        }
    }
}
