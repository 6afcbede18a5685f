//! What is publicly known of hands.

use crate::kinds::module_of;
use crate::prelude::*;

fn deck_of(card: i64) -> Deck {
    if is_character(card) {
        Deck::Small
    } else if is_criminal(card) {
        Deck::Criminals
    } else {
        Deck::Laws
    }
}

impl Walk<'_> {
    /// R-SET-05.
    pub fn comes_to_light(&mut self, card: i64) {
        let (characters, laws) = if self.record.agreed.bonus_cards { (64, 88) } else { (60, 84) };
        let of_a_module = module_of(card).is_some_and(|m| self.record.agreed.has(m));
        let in_game =
            (1..=characters).contains(&card) || (65..=laws).contains(&card) || of_a_module;
        self.demand(in_game, "R-SET-05", &format!("card {card} is not in this game"));
        let known = self.whereabouts(card);
        let text = format!("card {card} was {known:?} and comes to light again");
        self.demand(known == Whereabouts::Unknown, "R-END-10", &text);
    }

    pub fn draw(&mut self, seat: usize, deck: Deck, count: i64) {
        let left = match deck {
            Deck::Small => {
                self.players[seat].characters += count;
                self.small -= count;
                self.small
            }
            Deck::Laws => {
                self.players[seat].laws += count;
                self.laws -= count;
                self.laws
            }
            Deck::Criminals => self.draw_criminals(seat, count),
        };
        self.demand(left >= 0, "R-REW-03", "more cards are drawn than the deck has");
    }

    /// R-UND-04: discards at the bottom are public. Returns how many more the deck held than were
    /// drawn.
    fn draw_criminals(&mut self, seat: usize, count: i64) -> i64 {
        let left = self.criminals.len() as i64 - count;
        for _ in 0..count {
            if let Some(card) = self.criminals.pop().flatten() {
                self.put(card, Whereabouts::Hand(seat));
            }
        }
        self.players[seat].criminals += count;
        left
    }

    pub fn add_to_hand(&mut self, seat: usize, card: i64) {
        self.put(card, Whereabouts::Hand(seat));
        *self.hand(seat, card) += 1;
    }

    fn hand(&mut self, seat: usize, card: i64) -> &mut i64 {
        let player = &mut self.players[seat];
        match deck_of(card) {
            Deck::Small => &mut player.characters,
            Deck::Laws => &mut player.laws,
            Deck::Criminals => &mut player.criminals,
        }
    }

    fn unseen(&mut self, seat: usize, card: i64) -> i64 {
        let same = |other: &i64| deck_of(*other) == deck_of(card);
        let mine = self.cards.iter();
        let known = mine.filter(|(c, w)| same(c) && **w == Whereabouts::Hand(seat)).count();
        *self.hand(seat, card) - known as i64
    }

    pub fn leave_hand(&mut self, seat: usize, card: i64) {
        match self.whereabouts(card) {
            Whereabouts::Hand(holder) if holder == seat => {}
            Whereabouts::Unknown if self.unseen(seat, card) > 0 => self.comes_to_light(card),
            Whereabouts::Unknown => {
                self.complain("R-DEV-01", &format!("seat {seat} cannot have card {card}"));
            }
            Whereabouts::Auction
            | Whereabouts::Hand(_)
            | Whereabouts::Pyramid(_)
            | Whereabouts::Discarded
            | Whereabouts::Gone => {
                let known = self.whereabouts(card);
                self.complain(
                    "R-DEV-01",
                    &format!("seat {seat} uses card {card}, which is {known:?}"),
                );
            }
        }
        *self.hand(seat, card) -= 1;
    }

    /// A held card of this kind may be back in its deck.
    pub fn forget(&mut self, seat: usize, deck: Deck) {
        for (card, place) in &mut self.cards {
            if deck_of(*card) == deck && *place == Whereabouts::Hand(seat) {
                *place = Whereabouts::Unknown;
            }
        }
    }
}
