//! Rewards: what a card gives must be what the log tells, no more, no less, in the order of R-REW-09.

use crate::fact::{Deck, Fact, Why};
use crate::sheet::{Gain, Gems, Kind, Token};
use crate::walk::{Lost, Walk};

/// What the log tells that came of one card, with what there was to take when it came.
#[derive(Default)]
struct Got {
    tokens: Vec<Token>,
    infinite: Vec<usize>,
    gems: i64,
    /// Of the gems, those that were taken before diamonds, if diamonds were taken.
    gems_before: Option<i64>,
    diamonds: i64,
    cards: i64,
    reserve_at_start: Gems,
    /// Whether an infinite gem of choice may stay away.
    may_decline: bool,
    reserve_for_gems: i64,
    diamonds_at_start: i64,
    cards_at_start: i64,
}

impl Got {
    /// Whether this is what was due, less only what was not there.
    fn is(&self, due: &Gain) -> bool {
        let (mut got, mut want) = (self.tokens.clone(), due.tokens.clone());
        got.sort();
        want.sort();
        got == want
            && self.gems_and_diamonds_are(due)
            && self.cards == due.cards.min(self.cards_at_start)
            && self.infinite_is(&due.infinite)
    }

    /// R-TD-06: for each diamond that is missing in the reserve comes a gem.
    fn gems_and_diamonds_are(&self, due: &Gain) -> bool {
        let diamonds = due.diamonds.min(self.diamonds_at_start);
        let missing = due.diamonds - diamonds;
        let before = due.gems.min(self.reserve_for_gems);
        self.diamonds == diamonds
            && self.gems == (due.gems + missing).min(self.reserve_for_gems)
            && self.gems_before.is_none_or(|gems| gems == before)
    }

    /// R-REW-07: an infinite gem may stay away when the reserve has none of its colour.
    fn infinite_is(&self, due: &[Option<usize>]) -> bool {
        let mut got = self.infinite.clone();
        let mut left = self.reserve_at_start;
        let mut of_choice = 0;
        for colour in due {
            let Some(colour) = *colour else {
                of_choice += 1;
                continue;
            };
            match got.iter().position(|c| *c == colour) {
                Some(at) => {
                    got.swap_remove(at);
                }
                None if left[colour] > 0 => return false,
                None => {}
            }
            left[colour] = (left[colour] - 1).max(0);
        }
        let missing = of_choice - got.len() as i64;
        missing == 0 || (missing > 0 && self.may_decline)
    }
}

impl Walk<'_> {
    /// Follows what comes of a card; one of the gains is due.
    pub fn gain(&mut self, seat: usize, card: i64, due: &[Gain]) -> Result<(), Lost> {
        // R-REW-07: a gem of the own screen need not be used; without any gem there is nothing to name.
        let of_screen = |c: usize| self.reserve[c] == 0 && self.players[seat].screen[c] > 0;
        let mut got = Got {
            may_decline: (0..4).any(of_screen) || self.in_reserve() == 0,
            reserve_at_start: self.reserve,
            diamonds_at_start: self.diamonds,
            cards_at_start: self.small + self.laws,
            ..Got::default()
        };
        let mut for_gems = None;
        let mut stage = 0;
        while let Some(fact) = self.peek_of(seat) {
            let now;
            if let Fact::Token {
                card: host,
                token,
                from,
            } = fact
            {
                self.demand(
                    *host == card,
                    "R-REW-04",
                    &format!("a token on {host} for card {card}"),
                );
                match token.colour {
                    Some(colour) if token.kind == Kind::Infinite => {
                        now = 0;
                        got.infinite.push(colour);
                    }
                    Some(_) | None => {
                        now = 4;
                        got.tokens.push(*token);
                    }
                }
                self.step();
                self.gain_token(seat, card, *token, *from);
            } else if let Fact::Drew { deck, count } = fact {
                now = 1;
                got.cards += count;
                self.step();
                self.draw(seat, *deck, *count);
                for _ in 0..*count {
                    self.enrol(seat);
                }
            } else if let Fact::GemsTaken {
                gems,
                why: Why::Reward | Why::Law,
            } = fact
            {
                now = stage.max(2);
                for_gems.get_or_insert(self.in_reserve());
                got.gems += gems.iter().sum::<i64>();
                self.step();
                self.take(seat, gems);
            } else if let Fact::DiamondsTaken {
                diamonds,
                why: Why::Reward,
            } = fact
            {
                now = 3;
                let again = got.gems_before.replace(got.gems).is_some();
                self.demand(!again, "R-REW-09", "diamonds are taken twice");
                got.diamonds += diamonds;
                self.step();
                self.take_diamonds(seat, *diamonds);
            } else {
                break;
            }
            self.demand(stage <= now, "R-REW-09", "rewards come out of order");
            stage = now;
        }
        got.reserve_for_gems = for_gems.unwrap_or(self.in_reserve());
        let holds = due.iter().any(|d| got.is(d));
        let text = format!(
            "card {card} gave seat {seat} tokens {:?}, infinite gems {:?}, {} gems, {} diamonds, {} cards; due is one of {due:?}",
            got.tokens, got.infinite, got.gems, got.diamonds, got.cards
        );
        self.demand(holds, "R-DEV-08", &text);
        Ok(())
    }

    /// R-LAW-66: every token of the host once more.
    pub fn double(&mut self, seat: usize, host: i64) -> Result<(), Lost> {
        let tokens = self.players[seat]
            .pyramid
            .card(host)
            .map(|c| c.tokens.clone());
        let mut due = Gain::default();
        for token in tokens.unwrap_or_default() {
            if token.kind == Kind::Infinite {
                due.infinite.push(token.colour);
            } else {
                due.tokens.push(token);
            }
        }
        self.gain(seat, host, &[due])
    }

    /// R-TD-01, law 66: the reward of the level that the host stands on.
    pub fn repeat(&mut self, seat: usize, host: i64) -> Result<(), Lost> {
        let standing = self.players[seat].pyramid.card(host);
        let due = standing.and_then(|c| Some(self.sheet.characters.get(&host)?.gains(c.level)));
        self.gain(seat, host, &due.unwrap_or_default())
    }

    /// R-LAW-70: three laws, then two back.
    pub fn revise(&mut self, seat: usize) -> Result<(), Lost> {
        let due = self.laws.min(3);
        let mut drawn = 0;
        while let Some(Fact::Drew { deck, count }) = self.peek_of(seat) {
            self.demand(*deck == Deck::Laws, "R-LAW-70", "draws from the small deck");
            self.step();
            self.draw(seat, *deck, *count);
            drawn += count;
            for _ in 0..*count {
                self.enrol(seat);
            }
        }
        self.demand(
            drawn == due,
            "R-LAW-70",
            &format!("draws {drawn} laws, due are {due}"),
        );
        let due = self.players[seat].laws.min(2);
        let mut back = 0;
        while let Some(Fact::PutBack { deck, count }) = self.peek_of(seat) {
            self.demand(*deck == Deck::Laws, "R-LAW-70", "puts characters back");
            self.step();
            back += count;
        }
        self.forget_laws(seat);
        self.players[seat].laws -= back;
        self.laws += back;
        self.demand(
            back == due,
            "R-LAW-70",
            &format!("puts {back} laws back, due are {due}"),
        );
        Ok(())
    }
}
