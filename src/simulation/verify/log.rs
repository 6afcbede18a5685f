//! Replays a record's log against its draws: each required draw uses the items present, and cards
//! and everything else shown match. Needs only the rules for decks, hands and auctions.

mod set_up;

use std::collections::VecDeque;

use serde_json::Value;

use super::auctions::{AuctionsAsDrawn, at};
use super::decks::{DecksAsDrawn, Unseen, number};
use super::draws::DrawsInOrder;
use super::judgements::JudgementsAsDrawn;
use super::order::{ActsInOrder, not_drawing};
use super::parsed::{EntryShows, RecordShows, ToldDraw};
use super::piles::Piles;

const NOT_ALL_DEALT: &str = "not everybody was dealt what everybody is dealt";
/// The state that the draws determine up to a log entry.
struct GameAsDrawn<'r> {
    shown: &'r RecordShows,
    piles: Piles,
    draws: DrawsInOrder<'r>,
    decks: DecksAsDrawn,
    auctions: AuctionsAsDrawn,
    judgements: JudgementsAsDrawn,
    acts: ActsInOrder,
    order_is_told: bool,
    dealing: VecDeque<(u8, &'static str)>,
    first: Vec<Option<&'static str>>,
    given_back: u8,
    divided: bool,
    turn: u8,
    /// Seats that just drew criminals, in order.
    drew_criminals: Vec<u8>,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Compared {
    pub entries: usize,
    /// With domain cards, in a game agreed before 0.2.0.
    pub order_of_pairs_is_claimed: bool,
}

/// # Errors
/// What does not match, as the rest of a sentence.
pub(super) fn as_dealt(shown: &RecordShows, draws: &[ToldDraw]) -> Result<Compared, String> {
    let mut game = GameAsDrawn::set_up(shown, draws)?;
    for (number, entry) in (1..).zip(&shown.log) {
        game.next(entry)
            .map_err(|what| format!("entry {number} of the log (turn {}): {what}", entry.turn))?;
    }
    game.end()?;
    Ok(Compared {
        entries: shown.log.len(),
        order_of_pairs_is_claimed: game.piles.pairs_as_named(),
    })
}

impl<'r> GameAsDrawn<'r> {
    fn next(&mut self, entry: &EntryShows) -> Result<(), String> {
        self.turn_of(entry)?;
        self.before(Some(entry))?;
        self.entry(entry)
    }

    /// Checks that no required entry is missing before this one; `None` is the end.
    fn before(&self, entry: Option<&EntryShows>) -> Result<(), String> {
        self.auctions.before(entry)?;
        self.judgements.before(entry)?;
        let comes = entry.is_some_and(|entry| entry.what == "revealed");
        match self.auctions.lacks_a_card() && !self.decks.nothing_to_draw() && !comes {
            true => Err("no card came where a law took one".to_owned()),
            false => Ok(()),
        }
    }

    /// At the end of a turn, players without a criminal must have drawn one.
    fn turn_of(&mut self, entry: &EntryShows) -> Result<(), String> {
        let is_next = self.turn.checked_add(1) == Some(entry.turn);
        if !is_next && entry.turn != self.turn {
            let (turn, last) = (entry.turn, self.turn);
            return Err(format!("turn {turn} comes after turn {last}"));
        }
        let turns_are_over = matches!(entry.phase.as_str(), "judgement" | "painting");
        if is_next || turns_are_over {
            self.criminals_were_drawn()?;
        }
        if is_next {
            self.end_turn()?;
            self.turn = entry.turn;
        } else if turns_are_over {
            self.acts.ends();
        } else if entry.what != "drew" || entry.deck.as_deref() != Some("criminals") {
            // Something else follows, so these were not drawn at the end of the turn.
            let drew = std::mem::take(&mut self.drew_criminals);
            let other = drew.into_iter().find(|seat| !self.acts.may_get_cards(*seat));
            return other.map_or(Ok(()), |seat| Err(not_drawing(seat)));
        }
        Ok(())
    }

    fn end_turn(&mut self) -> Result<(), String> {
        if !self.all_dealt() {
            return Err(NOT_ALL_DEALT.to_owned());
        }
        if self.turn > 0 {
            self.auctions.end_turn()?;
        }
        self.acts.end_turn();
        let revealed = self.auctions.times_revealed() == usize::from(self.turn) + 1;
        match revealed || self.decks.nothing_to_reveal() {
            true => Ok(()),
            false => Err("no new cards came".to_owned()),
        }
    }

    fn all_dealt(&self) -> bool {
        self.divided && self.dealing.is_empty()
    }

    /// R-UND-04: the preceding draws are those of players without a criminal, in order, after any
    /// that the last action gave.
    fn criminals_were_drawn(&mut self) -> Result<(), String> {
        if !self.piles.has_underworld() || self.turn == 0 {
            return Ok(());
        }
        let drew = std::mem::take(&mut self.drew_criminals);
        let (mut left, mut held) = self.decks.criminals();
        for from in (0..=drew.len()).rev() {
            if let Some(seat) = drew.get(from) {
                held[usize::from(*seat)] -= 1;
                left += 1;
            }
            if drew[..from].iter().any(|seat| !self.acts.may_get_cards(*seat)) {
                continue;
            }
            let order = self.acts.order().into_iter();
            let lack = order.filter(|seat| held[usize::from(*seat)] == 0);
            if lack.take(left).eq(drew[from..].iter().copied()) {
                return Ok(());
            }
        }
        Err("at the end of the turn not everybody without a criminal, and nobody else, drew one in order".to_owned())
    }

    fn entry(&mut self, entry: &EntryShows) -> Result<(), String> {
        if let Some(seat) = entry.seat.filter(|seat| *seat >= self.piles.seats) {
            return Err(format!("there is no seat {seat}"));
        }
        let seat = || entry.seat.ok_or_else(|| "it names no seat".to_owned());
        let card = || {
            let card = entry.card.as_ref().and_then(number);
            card.ok_or_else(|| "it names no card".to_owned())
        };
        let at = at(entry);
        let count = entry.count.unwrap_or(0);
        let deck = entry.deck.as_deref().unwrap_or_default();
        match entry.what.as_str() {
            "order_drawn" => self.order_drawn(entry),
            "first_card" => self.first_card(seat()?, card()?),
            "domain_reward" => self.domain_reward(seat()?, entry.reward.as_deref()),
            "bid" => match entry.rival {
                Some(rival) => self.auctions.rival_bids(rival, entry, &mut self.draws),
                None => {
                    self.acts.bids(seat()?)?;
                    self.auctions.bid(seat()?, entry)
                }
            },
            "won" => {
                let (seat, card) = (seat()?, card()?);
                self.auctions.wins(seat, entry.auction.unwrap_or(0))?;
                self.takes(seat, card, at.as_ref())
            }
            "taken_auction" => {
                let (seat, card) = (seat()?, card()?);
                self.with_original_law_69()?;
                if !self.plays_law_69(seat) {
                    return Err(format!("it is not seat {seat} that takes an auction card now"));
                }
                self.takes(seat, card, at.as_ref())?;
                self.auctions.sits_out(seat);
                Ok(())
            }
            "discarded_auction" => {
                self.auctions.goes(card()?, at.as_ref())?;
                match entry.rival {
                    Some(rival) => self.auctions.discards(rival),
                    None => Ok(()),
                }
            }
            "revealed" => self.revealed(card()?, at, entry.place.as_deref()),
            "monster_revealed" => self.auctions.monster(entry.monster),
            "prolonged" => self.prolonged(seat()?, count),
            "drew" => {
                let seat = seat()?;
                (0..count).try_for_each(|_| self.drew(seat, deck, entry))
            }
            "put_back" if self.turn == 0 && deck == "small" => self.characters_back(seat()?, count),
            "put_back" if deck == "laws" => {
                let seat = seat()?;
                (0..count).try_for_each(|_| self.law_back(seat))
            }
            "put_under" if deck == "criminals" => self.criminal_under(seat()?, count),
            "put_back" | "put_under" => {
                seat()?;
                Err(format!("nothing is put into a deck {deck} so"))
            }
            "passed" => {
                self.acts.passes(seat()?);
                Ok(())
            }
            "token" if entry.kind.as_deref() == Some("infinite") => Ok(()),
            "gems_taken" if entry.why.as_deref() != Some("reward") => Ok(()),
            "token" | "gems_taken" | "diamonds_taken" => {
                self.acts.gets_others();
                Ok(())
            }
            "bribes_paid" | "moved" => {
                self.acts.gets_another_reward();
                Ok(())
            }
            "combat_shown" | "penalty" => self.acts.fights(seat()?),
            "fought" => {
                self.acts.fights(seat()?)?;
                self.acts.fought(seat()?, entry.beaten.unwrap_or(0));
                Ok(())
            }
            "rewarded" => self.acts.rewarded(seat()?),
            "judgements_drawn" | "judgements_returned" | "judgements_shown" => {
                self.judged(entry, seat()?)
            }
            "played" | "discarded" | "tucked" | "returned" => self.moved(entry, seat()?, card()?),
            _ => Ok(()),
        }
    }

    fn judged(&mut self, entry: &EntryShows, seat: u8) -> Result<(), String> {
        match entry.what.as_str() {
            "judgements_drawn" => {
                let card = entry.card.as_ref().and_then(number);
                let card = card.ok_or_else(|| "it names no card".to_owned())?;
                if !self.piles.is_criminal(card) {
                    return Err(format!("judgements are drawn for card {card}, no criminal"));
                }
                self.judgements.drawn(seat, card, entry, &mut self.draws)
            }
            "judgements_returned" => {
                if entry.why.as_deref() != Some("price") && !self.acts.is_acting(seat) {
                    return Err(format!("it is not seat {seat} that returns judgements now"));
                }
                self.judgements.returned(seat, entry)
            }
            _ => self.judgements.shown(seat, entry.judgements.as_deref().unwrap_or_default()),
        }
    }

    fn moved(&mut self, entry: &EntryShows, seat: u8, card: u8) -> Result<(), String> {
        match entry.what.as_str() {
            "played" => {
                self.acts.develops(seat, card)?;
                if self.piles.is_criminal(card) {
                    self.judgements.played(seat, card)?;
                }
                self.decks.goes(&self.piles, seat, card)?;
                self.acts.stands(seat, card);
            }
            "discarded" => {
                self.acts.develops(seat, card)?;
                self.acts.gets_no_card();
                self.decks.goes(&self.piles, seat, card)?;
                if self.piles.is_criminal(card) {
                    self.decks.goes_below_criminals(card);
                }
            }
            "tucked" if entry.from.is_none() => {
                // A played card goes under a character; a law tucks cards under itself.
                if entry.under.is_some_and(|under| self.piles.is_character(under)) {
                    self.acts.develops(seat, card)?;
                }
                if self.piles.is_criminal(card) && !self.acts.is_acting(seat) {
                    return Err(format!("it is not seat {seat} that tucks a criminal now"));
                }
                self.decks.goes(&self.piles, seat, card)?;
            }
            "returned" if entry.by.is_none() => {
                self.acts.develops(seat, card)?;
                self.acts.gets_no_card();
                if !self.decks.may_hold(seat, card) {
                    return Err(format!("seat {seat} has no card {card} to take back"));
                }
            }
            _ => {
                self.acts.leaves(seat, card)?;
                if entry.what == "returned" {
                    self.decks.comes(&self.piles, seat, card);
                }
            }
        }
        Ok(())
    }

    fn takes(&mut self, seat: u8, card: u8, at: Option<&Value>) -> Result<(), String> {
        self.auctions.goes(card, at)?;
        self.decks.comes(&self.piles, seat, card);
        Ok(())
    }

    fn with_original_law_69(&self) -> Result<(), String> {
        match self.piles.has_law_69_later() {
            false => Ok(()),
            true => Err("nobody takes an auction card by law 69 here".to_owned()),
        }
    }

    fn revealed(&mut self, card: u8, at: Option<Value>, place: Option<&str>) -> Result<(), String> {
        if !self.all_dealt() {
            return Err(NOT_ALL_DEALT.to_owned());
        }
        self.decks.reveal(card, place)?;
        match place {
            None => self.auctions.revealed(card, at, self.turn),
            Some(_) => {
                self.with_original_law_69()?;
                self.auctions.replaces(card, at.as_ref())
            }
        }
    }

    fn plays_law_69(&self, seat: u8) -> bool {
        let card = self.acts.developing(seat);
        card.is_some_and(|card| self.piles.may_prolong(card)) && !self.acts.has_drawn()
    }

    fn prolonged(&mut self, seat: u8, count: u8) -> Result<(), String> {
        if !self.plays_law_69(seat) {
            return Err(format!("it is not seat {seat} that makes the game longer now"));
        }
        let count = usize::from(count);
        let may = self.piles.has_law_69_later() && self.divided;
        let all = count == self.piles.auction_places();
        match may && all && self.decks.prolong(count) {
            true => Ok(()),
            false => Err(format!("{count} cards cannot make the game longer")),
        }
    }

    /// R-UND-04: unseen, and not in the last turn, in which no new cards come.
    fn criminal_under(&mut self, seat: u8, count: u8) -> Result<(), String> {
        self.acts.puts_under(seat)?;
        let is_last_turn = self.auctions.times_revealed() <= usize::from(self.turn);
        if is_last_turn || count != 1 {
            return Err(format!("seat {seat} puts {count} criminals under the deck"));
        }
        self.decks.put_unseen(&self.piles, seat, Unseen::BelowCriminals)
    }

    /// R-LAW-70: unseen, onto the deck.
    fn law_back(&mut self, seat: u8) -> Result<(), String> {
        let card = self.acts.developing(seat);
        let revises = card.is_some_and(|card| self.piles.may_revise(card));
        match revises && self.acts.puts_back(self.decks.laws_left()) {
            true => self.decks.put_unseen(&self.piles, seat, Unseen::OntoLaws),
            false => Err(format!("it is not seat {seat} that puts laws back now")),
        }
    }

    fn drew(&mut self, seat: u8, deck: &str, entry: &EntryShows) -> Result<(), String> {
        let shown = self.auctions.times_revealed() > 0 && !self.piles.has_domain_cards();
        let dealt = self.turn == 0 && !shown;
        if !dealt {
            self.acts.draws(seat, entry)?;
        } else if self.dealing.pop_front() != Some((seat, deck)) {
            return Err(format!("it is not seat {seat} that is dealt from {deck} now"));
        }
        self.decks.draw(&self.piles, seat, deck)?;
        if deck == "criminals" && !dealt {
            self.drew_criminals.push(seat);
        }
        Ok(())
    }

    fn end(&mut self) -> Result<(), String> {
        self.before(None)?;
        self.criminals_were_drawn()?;
        self.end_turn()?;
        let turns = usize::from(self.turn) == self.auctions.times_revealed();
        if !self.decks.nothing_to_reveal() || !turns || self.turn != self.shown.turns {
            return Err("the game ended with another turn than its cards say".to_owned());
        }
        if self.shown.auction_cards.clone().unwrap_or_default() != self.auctions.named {
            return Err("other auction cards were drawn".to_owned());
        }
        for (seat, player) in (0..).zip(&self.shown.end.players) {
            self.decks.end(&self.piles, seat, &player.hand)?;
            let stand = player.pyramid.iter().map(|place| place.card);
            self.acts.end(seat, &stand.collect())?;
        }
        self.judgements.end()?;
        self.draws.end()
    }
}
