//! What laws did, attached to the line of the player.

use super::Teller;
use crate::game::news_lines::Telling;
use viceroy_rules::cards::{CardId, Gems};
use viceroy_rules::{Seat, TokenAt};

impl Teller<'_> {
    pub(super) fn replaced(&mut self, seat: Seat, card: CardId, by: CardId) {
        let (who, card, law) = (self.who(&seat), self.card(&card), self.card(&by));
        let said = match self.lines.telling(seat) {
            Telling::Sentences => self.w.say(text!(news_replaced, who, card, law)),
            Telling::Steps => self.w.say(text!(step_replaces, card, law)),
        };
        self.lines.did(seat, said);
    }

    pub(super) fn tucked(&mut self, seat: Seat, card: CardId, under: CardId) {
        let (card, under) = (self.card(&card), self.card(&under));
        self.lines.tucked(seat, card, under);
    }

    pub(super) fn slipped(&mut self, seat: Seat, card: CardId, under: CardId) {
        let (card, under) = (self.card(&card), self.card(&under));
        self.part(&seat, text!(news_part_slipped, card, under, who = self.who(&seat)));
    }

    pub(super) fn parked(&mut self, seat: Seat, card: CardId, gems: &Gems) {
        let (who, card) = (self.who(&seat), self.card(&card));
        self.part(&seat, text!(news_part_parked, card, gems, who));
    }

    pub(super) fn unparked(&mut self, seat: Seat, card: CardId, gems: &Gems) {
        let (who, card) = (self.who(&seat), self.card(&card));
        self.part(&seat, text!(news_part_unparked, card, gems, who));
    }

    pub(super) fn swapped(&mut self, seat: Seat, given: &TokenAt, with: Seat, taken: &TokenAt) {
        let (who, other) = (self.who(&seat), self.who(&with));
        let (given, taken) = (given.token, taken.token);
        self.part(&seat, text!(news_part_swapped, given, taken, other, who));
    }

    pub(super) fn gave(&mut self, seat: Seat, to: Seat, gems: &Gems) {
        self.part(&seat, text!(news_part_gave, other = self.who(&to), gems, who = self.who(&seat)));
    }

    pub(super) fn took_by_law(&mut self, seat: Seat, card: CardId) {
        let (who, card) = (self.who(&seat), self.card(&card));
        self.part(&seat, text!(news_part_requisitioned, card, who));
    }

    pub(super) fn prolonged(&mut self, seat: Seat, count: u8) {
        self.part(&seat, text!(news_part_prolonged, count, who = self.who(&seat)));
    }
}
