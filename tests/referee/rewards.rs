//! Checks that the log gives exactly a card's reward, in the order of R-REW-09.

use crate::prelude::*;

/// With what was available at that moment.
#[derive(Default)]
struct Got {
    tokens: Vec<Token>,
    infinite: Vec<usize>,
    gems: i64,
    gems_before: Option<i64>,
    diamonds: i64,
    /// R-TD-06: more of them, from the own combat card.
    diamonds_of_card: i64,
    cards: i64,
    reserve_at_start: Gems,
    may_decline: bool,
    reserve_for_gems: i64,
    diamonds_at_start: i64,
    cards_at_start: i64,
}

impl Got {
    /// The reward due, less what was unavailable.
    fn is(&self, due: &Gain) -> bool {
        let (mut got, mut want) = (self.tokens.clone(), due.tokens.clone());
        got.sort();
        want.sort();
        got == want
            && self.gems_and_diamonds_are(due)
            && self.cards == due.cards.min(self.cards_at_start)
            && self.infinite_is(&due.infinite)
    }

    /// R-TD-06: a diamond missing in the reserve is replaced by one of the combat card or a gem.
    fn gems_and_diamonds_are(&self, due: &Gain) -> bool {
        let diamonds = due.diamonds.min(self.diamonds_at_start);
        let missing = due.diamonds - diamonds - self.diamonds_of_card;
        // R-INV-05: gems beyond the reserve may come from the combat card or be omitted.
        let are = |gems: i64, due: i64| (due.min(self.reserve_for_gems)..=due).contains(&gems);
        self.diamonds == diamonds
            && missing >= 0
            && are(self.gems, due.gems + missing)
            && self.gems_before.is_none_or(|gems| are(gems, due.gems))
    }

    /// R-REW-07.
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
    /// One gain of `due` must match.
    pub fn gain(&mut self, seat: usize, card: i64, due: &[Gain]) -> Result<(), Lost> {
        let mut got = Got {
            may_decline: self.may_decline(seat),
            reserve_at_start: self.reserve,
            diamonds_at_start: self.diamonds,
            cards_at_start: self.in_decks(),
            ..Got::default()
        };
        let mut for_gems = None;
        let mut stage = 0;
        while let Some(fact) = self.peek_of(seat) {
            let now;
            if let Fact::Token { card: host, token, from } = fact {
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
                got.may_decline |= self.may_decline(seat);
            } else if let Fact::Drew { deck, count } = fact {
                // R-UND-04: at the end of the turn another criminal may follow.
                let enough = stage > 1 || due.iter().all(|d| got.cards >= d.cards);
                if *deck == Deck::Criminals && enough {
                    break;
                }
                now = 1;
                got.cards += count;
                self.step();
                self.draw(seat, *deck, *count);
                for _ in 0..*count {
                    self.enrol(seat);
                }
            } else if let Fact::DiamondsTaken { diamonds, from } = fact {
                now = 3;
                if *from == Source::Combat {
                    got.diamonds_of_card += diamonds;
                } else {
                    let again = got.gems_before.replace(got.gems).is_some();
                    self.demand(!again, "R-REW-09", "diamonds are taken twice");
                    got.diamonds += diamonds;
                }
                self.step();
                self.take_diamonds(seat, *diamonds, *from);
            } else {
                let there = self.in_reserve();
                let Some(gems) = self.taking(seat, &[Why::Reward, Why::Law]) else {
                    break;
                };
                now = stage.max(2);
                for_gems.get_or_insert(there);
                got.gems += gems;
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

    /// R-REW-07.
    fn may_decline(&self, seat: usize) -> bool {
        let player = &self.players[seat];
        let card = player.pyramid.combat.means.gems;
        let of_own = |c: usize| self.reserve[c] == 0 && player.screen[c] + card[c] > 0;
        (0..4).any(of_own) || self.in_reserve() == 0
    }

    /// R-LAW-66.
    pub fn double(&mut self, seat: usize, host: i64) -> Result<(), Lost> {
        let tokens = self.players[seat].pyramid.card(host).map(|c| c.tokens.clone());
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

    /// R-TD-01, law 66.
    pub fn repeat(&mut self, seat: usize, host: i64) -> Result<(), Lost> {
        let standing = self.players[seat].pyramid.card(host);
        let due = standing.and_then(|c| Some(self.sheet.characters.get(&host)?.gains(c.level)));
        self.gain(seat, host, &due.unwrap_or_default())
    }

    /// R-LAW-70.
    pub fn revise(&mut self, seat: usize) -> Result<(), Lost> {
        let due = self.laws.min(3);
        let mut drawn = 0;
        while let Some(Fact::Drew { deck, count }) = self.peek_of(seat)
            && *deck != Deck::Criminals
        {
            self.demand(*deck == Deck::Laws, "R-LAW-70", "draws from the small deck");
            self.step();
            self.draw(seat, *deck, *count);
            drawn += count;
            for _ in 0..*count {
                self.enrol(seat);
            }
        }
        self.demand(drawn == due, "R-LAW-70", &format!("draws {drawn} laws, due are {due}"));
        let due = self.players[seat].laws.min(2);
        let mut back = 0;
        while let Some(Fact::PutBack { deck, count }) = self.peek_of(seat) {
            self.demand(*deck == Deck::Laws, "R-LAW-70", "puts characters back");
            self.step();
            back += count;
        }
        self.forget(seat, Deck::Laws);
        self.players[seat].laws -= back;
        self.laws += back;
        self.demand(back == due, "R-LAW-70", &format!("puts {back} laws back, due are {due}"));
        Ok(())
    }
}
