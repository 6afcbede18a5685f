//! What laws did, as parts of the line of whoever played them.

use super::Teller;
use crate::cards::{CardId, Gems};
use crate::rules::{Seat, TokenAt};
use crate::wording::{Arg, names, say};

impl Teller<'_> {
    fn law_part(&mut self, seat: Seat, key: &str, args: &[(&str, &str)]) {
        let args: Vec<_> = args.iter().map(|(n, t)| (*n, Arg::Text(t))).collect();
        self.lines.part(seat, say(key, &args));
    }

    pub(super) fn replaced(&mut self, seat: Seat, card: CardId, by: CardId) {
        let (who, card, law) = (self.who(seat), self.card(card), self.card(by));
        let args = [
            ("who", Arg::Text(&who)),
            ("card", Arg::Text(&card)),
            ("law", Arg::Text(&law)),
        ];
        self.lines.did(seat, say("news-replaced", &args));
    }

    pub(super) fn tucked(&mut self, seat: Seat, card: CardId, under: CardId) {
        let (card, under) = (self.card(card), self.card(under));
        self.law_part(
            seat,
            "news-part-tucked",
            &[("card", &card), ("under", &under)],
        );
    }

    pub(super) fn slipped(&mut self, seat: Seat, card: CardId, under: CardId) {
        let (card, under) = (self.card(card), self.card(under));
        self.law_part(
            seat,
            "news-part-slipped",
            &[("card", &card), ("under", &under)],
        );
    }

    pub(super) fn parked(&mut self, seat: Seat, card: CardId, gems: &Gems) {
        let (card, gems) = (self.card(card), names::gems(gems));
        self.law_part(
            seat,
            "news-part-parked",
            &[("card", &card), ("gems", &gems)],
        );
    }

    pub(super) fn unparked(&mut self, seat: Seat, card: CardId, gems: &Gems) {
        let (card, gems) = (self.card(card), names::gems(gems));
        self.law_part(
            seat,
            "news-part-unparked",
            &[("card", &card), ("gems", &gems)],
        );
    }

    pub(super) fn swapped(&mut self, seat: Seat, given: &TokenAt, with: Seat, taken: &TokenAt) {
        let (given, taken) = (names::token(given.token), names::token(taken.token));
        let who = self.who(with);
        let args = [("given", given.as_str()), ("taken", &taken), ("who", &who)];
        self.law_part(seat, "news-part-swapped", &args);
    }

    pub(super) fn gave(&mut self, seat: Seat, to: Seat, gems: &Gems) {
        let (who, gems) = (self.who(to), names::gems(gems));
        self.law_part(seat, "news-part-gave", &[("who", &who), ("gems", &gems)]);
    }

    pub(super) fn took_by_law(&mut self, seat: Seat, card: CardId) {
        let card = self.card(card);
        let part = say("news-part-requisitioned", &[("card", Arg::Text(&card))]);
        self.lines.part(seat, part);
    }

    pub(super) fn prolonged(&mut self, seat: Seat, count: u8) {
        let part = say(
            "news-part-prolonged",
            &[("count", Arg::Number(i64::from(count)))],
        );
        self.lines.part(seat, part);
    }
}
