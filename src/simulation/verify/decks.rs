//! Decks and hands, as far as the draws determine them.

use std::collections::BTreeSet;

use serde_json::Value;

use super::piles::Piles;

#[derive(Clone)]
enum Lies {
    Known(u8),
    OneOf(BTreeSet<u8>),
}

/// The deck a card was put into face down.
#[derive(Clone, Copy)]
pub(super) enum Unseen {
    /// On top (R-LAW-70).
    OntoLaws,
    /// At the bottom (R-UND-04).
    BelowCriminals,
}

/// Top cards are last.
pub(super) struct DecksAsDrawn {
    small: Vec<Lies>,
    large: Vec<Lies>,
    laws: Vec<Lies>,
    criminals: Vec<Lies>,
    /// Possible cards of each hand, without cards visible elsewhere.
    may_hold: Vec<BTreeSet<u8>>,
    /// Cards in each hand, and criminals among them.
    held: Vec<(i32, i32)>,
}

fn known(cards: Vec<Value>) -> Vec<Lies> {
    let numbers = cards.iter().filter_map(number);
    numbers.map(Lies::Known).collect()
}

pub(super) fn number(card: &Value) -> Option<u8> {
    card.as_u64().and_then(|number| u8::try_from(number).ok())
}

impl DecksAsDrawn {
    pub(super) fn new(
        piles: &Piles,
        characters: Vec<Value>,
        laws: Vec<Value>,
        criminals: Vec<Value>,
    ) -> DecksAsDrawn {
        let seats = usize::from(piles.seats);
        DecksAsDrawn {
            small: known(characters),
            large: vec![],
            laws: known(laws),
            criminals: known(criminals),
            may_hold: vec![BTreeSet::new(); seats],
            held: vec![(0, 0); seats],
        }
    }

    /// R-SET-03: from the start of the shuffled characters.
    pub(super) fn deal_first(&mut self, piles: &Piles) {
        let dealt = piles.dealt() * usize::from(piles.seats);
        let dealt: Vec<Lies> = self.small.drain(..dealt.min(self.small.len())).collect();
        let hands = dealt.chunks(piles.dealt());
        for (seat, hand) in (0..).zip(hands) {
            for lies in hand {
                if let Lies::Known(card) = lies {
                    self.comes(piles, seat, *card);
                }
            }
        }
    }

    fn count(&mut self, piles: &Piles, seat: u8, card: u8, more: i32) {
        let (all, criminals) = &mut self.held[usize::from(seat)];
        *all += more;
        if piles.is_criminal(card) {
            *criminals += more;
        }
    }

    pub(super) fn comes(&mut self, piles: &Piles, seat: u8, card: u8) {
        self.may_hold[usize::from(seat)].insert(card);
        self.count(piles, seat, card, 1);
    }

    pub(super) fn may_hold(&self, seat: u8, card: u8) -> bool {
        self.may_hold[usize::from(seat)].contains(&card)
    }

    pub(super) fn goes(&mut self, piles: &Piles, seat: u8, card: u8) -> Result<(), String> {
        if !self.may_hold(seat, card) {
            return Err(format!(
                "seat {seat} has card {card}, which it was not dealt, has not drawn and has not won, or which it has no more"
            ));
        }
        self.count(piles, seat, card, -1);
        self.is_nowhere_else(card);
        Ok(())
    }

    fn is_nowhere_else(&mut self, card: u8) {
        for hand in &mut self.may_hold {
            hand.remove(&card);
        }
        for lies in self.laws.iter_mut().chain(&mut self.criminals) {
            if let Lies::OneOf(cards) = lies {
                cards.remove(&card);
            }
        }
    }

    pub(super) fn draw(&mut self, piles: &Piles, seat: u8, deck: &str) -> Result<(), String> {
        let pile = match deck {
            "small" => &mut self.small,
            "laws" => &mut self.laws,
            "criminals" => &mut self.criminals,
            other => return Err(format!("there is no deck {other}")),
        };
        match pile.pop() {
            None => Err(format!("seat {seat} draws from an empty deck ({deck})")),
            Some(Lies::Known(card)) => {
                self.comes(piles, seat, card);
                Ok(())
            }
            Some(Lies::OneOf(cards)) => {
                let Some(one) = cards.first().copied() else {
                    return Err(format!(
                        "seat {seat} draws a card that was put into the deck {deck} and lies elsewhere"
                    ));
                };
                self.may_hold[usize::from(seat)].extend(cards);
                self.count(piles, seat, one, 1);
                Ok(())
            }
        }
    }

    /// Only the owner knows which.
    pub(super) fn put_unseen(
        &mut self,
        piles: &Piles,
        seat: u8,
        where_to: Unseen,
    ) -> Result<(), String> {
        let hand = self.may_hold[usize::from(seat)].iter().copied();
        let (deck, cards): (_, BTreeSet<u8>) = match where_to {
            Unseen::OntoLaws => ("laws", hand.filter(|card| piles.is_law(*card)).collect()),
            Unseen::BelowCriminals => {
                ("criminals", hand.filter(|card| piles.is_criminal(*card)).collect())
            }
        };
        let Some(one) = cards.first().copied() else {
            return Err(format!(
                "seat {seat} puts a card into the deck {deck}, and can have none for it"
            ));
        };
        self.count(piles, seat, one, -1);
        let lies = if cards.len() == 1 {
            self.is_nowhere_else(one);
            Lies::Known(one)
        } else {
            Lies::OneOf(cards)
        };
        match where_to {
            Unseen::OntoLaws => self.laws.push(lies),
            Unseen::BelowCriminals => self.criminals.insert(0, lies),
        }
        Ok(())
    }

    /// Face up (R-UND-04).
    pub(super) fn goes_below_criminals(&mut self, card: u8) {
        self.criminals.insert(0, Lies::Known(card));
    }

    pub(super) fn undivided(&self) -> Vec<Value> {
        let cards = self.small.iter();
        let known = cards.filter_map(|lies| match lies {
            Lies::Known(card) => Some((*card).into()),
            Lies::OneOf(_) => None,
        });
        known.collect()
    }

    /// R-SET-05: the large and the small deck.
    pub(super) fn divide(&mut self, piles: &Piles, mut order: Vec<Value>) {
        let small = order.split_off(piles.large_deck().min(order.len()));
        (self.large, self.small) = (known(order), known(small));
    }

    /// R-LAW-69: moves cards from the top of the small deck below the large one; false if there are
    /// too few.
    pub(super) fn prolong(&mut self, count: usize) -> bool {
        let Some(left) = self.small.len().checked_sub(count) else {
            return false;
        };
        let longer = self.small.split_off(left);
        self.large.splice(0..0, longer);
        true
    }

    /// From the small deck if it replaces a card.
    pub(super) fn reveal(&mut self, card: u8, place: Option<&str>) -> Result<(), String> {
        let deck = match place {
            None => &mut self.large,
            Some(_) => &mut self.small,
        };
        match deck.pop() {
            Some(Lies::Known(top)) if top == card => Ok(()),
            Some(Lies::Known(top)) => {
                Err(format!("card {card} is revealed, and card {top} lay on top of its deck"))
            }
            Some(Lies::OneOf(_)) | None => {
                Err(format!("card {card} is revealed from an empty deck"))
            }
        }
    }

    pub(super) fn nothing_to_draw(&self) -> bool {
        self.small.is_empty()
    }

    pub(super) fn laws_left(&self) -> usize {
        self.laws.len()
    }

    pub(super) fn nothing_to_reveal(&self) -> bool {
        self.large.is_empty()
    }

    pub(super) fn criminals(&self) -> (usize, Vec<i32>) {
        let held = self.held.iter().map(|(_, criminals)| *criminals);
        (self.criminals.len(), held.collect())
    }

    pub(super) fn end(&mut self, piles: &Piles, seat: u8, hand: &[u8]) -> Result<(), String> {
        let (left, _) = self.held[usize::from(seat)];
        for card in hand {
            self.goes(piles, seat, *card)?;
        }
        match self.held[usize::from(seat)] {
            (0, 0) => Ok(()),
            _ => {
                let told = hand.len();
                Err(format!(
                    "seat {seat} has {told} cards in the end, and {left} were left in its hand"
                ))
            }
        }
    }
}
