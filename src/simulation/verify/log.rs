//! Replays a record's log against its draws: each required draw uses the items present, and cards
//! and everything else shown match. Needs only the rules for decks, hands and auctions.

use std::collections::{BTreeSet, VecDeque};

use serde_json::{Value, json};

use super::auctions::{AuctionsAsDrawn, at};
use super::decks::{DecksAsDrawn, Unseen, number};
use super::draws::{DrawsInOrder, SetUp};
use super::judgements::JudgementsAsDrawn;
use super::order::ActsInOrder;
use super::parsed::{EntryShows, RecordShows, ToldDraw};
use super::piles::Piles;
use viceroy_rules::cards::Colour;

const NOT_ALL_DEALT: &str = "not everybody was dealt what everybody is dealt";
/// Gems per colour and player left in the reserve at the start (R-SET-01, R-SET-02).
const LEFT_IN_RESERVE: usize = 2;
/// Per player (R-SET-02).
const RETURNED_GEMS: u8 = 2;

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

/// Returns the number of entries.
///
/// # Errors
/// What does not match, as the rest of a sentence.
pub(super) fn as_dealt(shown: &RecordShows, draws: &[ToldDraw]) -> Result<usize, String> {
    let mut game = GameAsDrawn::set_up(shown, draws)?;
    for (number, entry) in (1..).zip(&shown.log) {
        game.next(entry)
            .map_err(|what| format!("entry {number} of the log (turn {}): {what}", entry.turn))?;
    }
    game.end()?;
    Ok(shown.log.len())
}

/// R-SET-02: the reserve shows which starting gems were returned at random.
fn starting_gems(
    shown: &RecordShows,
    piles: &Piles,
    draws: &mut DrawsInOrder<'_>,
) -> Result<(), String> {
    if !piles.gems_go_back_by_lot() {
        return Ok(());
    }
    let mut back = vec![];
    for _ in 0..piles.seats {
        let mut gems = Piles::starting_gems();
        for _ in 0..RETURNED_GEMS {
            back.push(draws.lot("returned_gems", 0, &mut gems)?);
        }
    }
    let start = &shown.reserve_start;
    for colour in Colour::ALL {
        let told = match colour {
            Colour::Blue => start.blue,
            Colour::Red => start.red,
            Colour::Green => start.green,
            Colour::Yellow => start.yellow,
        };
        let colour = colour.key();
        let returned = back.iter().filter(|gem| **gem == colour).count();
        if usize::from(told) != LEFT_IN_RESERVE * usize::from(piles.seats) + returned {
            return Err(format!(
                "the reserve began with other {colour} gems than were given back by lot"
            ));
        }
    }
    Ok(())
}

impl<'r> GameAsDrawn<'r> {
    /// Takes all shuffles made before anything is visible, in set-up order.
    fn set_up(shown: &'r RecordShows, draws: &'r [ToldDraw]) -> Result<GameAsDrawn<'r>, String> {
        let piles = Piles::of(shown)?;
        let mut draws = DrawsInOrder::new(draws);
        let at_once = SetUp::AtOnce;
        let criminals = match piles.has_underworld() {
            true => draws.shuffle("criminals", &piles.criminals(), at_once)?,
            false => vec![],
        };
        let tiers = match piles.has_invasion() {
            true => {
                let [first, second, third] = piles.monsters();
                Some([
                    draws.shuffle("monsters", &first, at_once)?,
                    draws.shuffle("monsters", &second, at_once)?,
                    draws.shuffle("monsters", &third, at_once)?,
                ])
            }
            false => None,
        };
        let cards = draws.shuffle("auction_cards", &Piles::auction_cards(), at_once)?;
        starting_gems(shown, &piles, &mut draws)?;
        let then = match piles.gems_go_back_by_lot() {
            true => SetUp::AtOnce,
            false => SetUp::AfterGems,
        };
        let lots = match piles.has_domain_cards() && piles.seats > 1 {
            true => draws.shuffle("lots", &piles.seats(), then)?,
            false => piles.seats(),
        };
        let characters = draws.shuffle("characters", &piles.characters(), then)?;
        let laws = draws.shuffle("laws", &piles.laws(), then)?;
        let mut decks = DecksAsDrawn::new(&piles, characters, laws, criminals);
        if !piles.has_domain_cards() {
            decks.deal_first(&piles);
        }
        let mut dealing = VecDeque::new();
        if piles.has_underworld() {
            dealing.extend((0..piles.seats).map(|seat| (seat, "criminals")));
        }
        Ok(GameAsDrawn {
            shown,
            draws,
            decks,
            auctions: AuctionsAsDrawn::new(&piles, cards, tiers),
            judgements: JudgementsAsDrawn::new(&shown.end.players),
            acts: ActsInOrder::new(lots.iter().filter_map(number).collect()),
            order_is_told: false,
            dealing,
            first: vec![],
            given_back: 0,
            divided: false,
            turn: 0,
            drew_criminals: vec![],
            piles,
        })
    }

    fn next(&mut self, entry: &EntryShows) -> Result<(), String> {
        self.turn_of(entry)?;
        self.auctions.before(Some(entry))?;
        self.entry(entry)
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
        } else if entry.what != "drew" || entry.deck.as_deref() != Some("criminals") {
            self.drew_criminals.clear();
        }
        Ok(())
    }

    fn end_turn(&mut self) -> Result<(), String> {
        if !self.all_dealt() {
            return Err(NOT_ALL_DEALT.to_owned());
        }
        if self.auctions.lacks_a_card() && !self.decks.nothing_to_draw() {
            return Err("no card came where a law took one".to_owned());
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

    /// R-UND-04: the preceding draws are those of players without a criminal, in order, after any a
    /// card gave.
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
                None => self.auctions.bid(seat()?, entry),
            },
            "won" => {
                let (seat, card) = (seat()?, card()?);
                self.auctions.wins(seat, entry.auction.unwrap_or(0))?;
                self.takes(seat, card, at.as_ref())
            }
            "taken_auction" => {
                self.with_original_law_69()?;
                self.takes(seat()?, card()?, at.as_ref())?;
                self.auctions.sits_out(seat()?);
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
            "prolonged" => self.prolonged(count),
            "drew" => {
                let seat = seat()?;
                (0..count).try_for_each(|_| self.drew(seat, deck, entry))
            }
            "put_back" if self.turn == 0 && deck == "small" => self.characters_back(seat()?, count),
            "put_back" | "put_under" => {
                let (seat, what) = (seat()?, entry.what.as_str());
                let where_to = match (what, deck) {
                    ("put_back", "laws") => Unseen::OntoLaws,
                    ("put_under", "criminals") => Unseen::BelowCriminals,
                    _ => return Err(format!("nothing is put into a deck {deck} so")),
                };
                (0..count).try_for_each(|_| self.decks.put_unseen(&self.piles, seat, where_to))
            }
            "passed" => {
                self.acts.passes(seat()?);
                Ok(())
            }
            "fought" => {
                self.acts.fought(seat()?, entry.beaten.unwrap_or(0));
                Ok(())
            }
            "rewarded" => self.acts.rewarded(seat()?),
            "judgements_drawn" => self.judgements.drawn(seat()?, entry, &mut self.draws),
            "judgements_returned" => self.judgements.returned(seat()?, entry),
            "judgements_shown" => {
                let told = entry.judgements.as_deref().unwrap_or_default();
                self.judgements.shown(seat()?, told)
            }
            "played" | "discarded" | "tucked" | "returned" => self.moved(entry, seat()?, card()?),
            _ => Ok(()),
        }
    }

    fn moved(&mut self, entry: &EntryShows, seat: u8, card: u8) -> Result<(), String> {
        match entry.what.as_str() {
            "played" => {
                self.acts.develops(seat, card)?;
                self.decks.goes(&self.piles, seat, card)?;
                self.acts.stands(seat, card);
            }
            "discarded" => {
                self.acts.develops(seat, card)?;
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
                self.decks.goes(&self.piles, seat, card)?;
            }
            "returned" if entry.by.is_none() => {
                self.acts.develops(seat, card)?;
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

    fn order_drawn(&mut self, entry: &EntryShows) -> Result<(), String> {
        let (told, drawn) = (json!(entry.seats), json!(self.acts.lots));
        if !self.piles.has_domain_cards() || self.order_is_told || told != drawn {
            return Err(format!("the order of players is {told}, and {drawn} was drawn"));
        }
        self.order_is_told = true;
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

    /// R-SET-04: one of the dealt characters.
    fn first_card(&mut self, seat: u8, card: u8) -> Result<(), String> {
        if self.piles.has_domain_cards() || usize::from(seat) != self.first.len() {
            return Err("first cards are told seat by seat, once".to_owned());
        }
        self.decks.goes(&self.piles, seat, card)?;
        self.acts.stands(seat, card);
        self.first.push(None);
        match self.first.len() == usize::from(self.piles.seats) {
            true => self.divide(),
            false => Ok(()),
        }
    }

    /// R-TD-04: decks that domain cards draw from, in the drawn order; then all hands are dealt.
    fn domain_reward(&mut self, seat: u8, reward: Option<&str>) -> Result<(), String> {
        let next = usize::from(seat) == self.first.len();
        if !self.piles.has_domain_cards() || !self.order_is_told || !next {
            return Err("domain rewards are told seat by seat, once".to_owned());
        }
        self.first.push(match reward {
            Some("character") => Some("small"),
            Some("law") => Some("laws"),
            Some(_) | None => None,
        });
        if self.first.len() < usize::from(self.piles.seats) {
            return Ok(());
        }
        if !self.dealing.is_empty() {
            return Err(NOT_ALL_DEALT.to_owned());
        }
        let given = |seat: &u8| self.first[usize::from(*seat)].map(|deck| (*seat, deck));
        self.dealing.extend(self.acts.lots.iter().filter_map(given));
        for seat in 0..self.piles.seats {
            let hand = (0..self.piles.dealt()).map(|_| (seat, "small"));
            self.dealing.extend(hand);
        }
        Ok(())
    }

    fn characters_back(&mut self, seat: u8, count: u8) -> Result<(), String> {
        let all_have = self.first.len() == usize::from(self.piles.seats) && self.dealing.is_empty();
        let next = seat == self.given_back && usize::from(count) == self.piles.given_back();
        if !self.piles.has_domain_cards() || !all_have || !next {
            return Err("two characters of each hand go back, seat by seat, once".to_owned());
        }
        self.given_back += 1;
        match self.given_back == self.piles.seats {
            true => self.divide(),
            false => Ok(()),
        }
    }

    /// R-SET-05: the rest and the returned characters, seat by seat, form both decks. Dealt cards
    /// are in number order, cards chosen from a hand in the order chosen.
    fn divide(&mut self) -> Result<(), String> {
        let draw = self.draws.take("characters", 0)?;
        let (lay, each) = (self.decks.undivided(), self.piles.given_back());
        let all = lay.len() + each * usize::from(self.piles.seats);
        if !draw.among.starts_with(&lay) || draw.among.len() != all {
            return Err(draw.otherwise());
        }
        let back = draw.among[lay.len()..].iter().map(number);
        let back: Option<Vec<u8>> = back.collect();
        let back = back.ok_or_else(|| draw.otherwise())?;
        for (seat, cards) in (0..).zip(back.chunks(each.max(1))) {
            let lie_right = self.piles.has_domain_cards() || cards.is_sorted();
            let are_theirs = cards
                .iter()
                .all(|card| self.piles.is_character(*card) && self.decks.may_hold(seat, *card));
            let once = cards.iter().collect::<BTreeSet<_>>().len() == cards.len();
            if !lie_right || !are_theirs || !once {
                return Err(draw.otherwise());
            }
            for card in cards {
                self.decks.goes(&self.piles, seat, *card)?;
            }
        }
        self.decks.divide(&self.piles, draw.shuffled()?);
        self.divided = true;
        for seat in 0..self.piles.seats {
            let laws = (0..self.piles.dealt_laws()).map(|_| (seat, "laws"));
            self.dealing.extend(laws);
        }
        Ok(())
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

    fn prolonged(&mut self, count: u8) -> Result<(), String> {
        let count = usize::from(count);
        let may = self.piles.has_law_69_later() && self.divided;
        let all = count == self.piles.auction_places();
        match may && all && self.decks.prolong(count) {
            true => Ok(()),
            false => Err(format!("{count} cards cannot make the game longer")),
        }
    }

    fn drew(&mut self, seat: u8, deck: &str, entry: &EntryShows) -> Result<(), String> {
        let dealt = self.turn == 0 && self.auctions.times_revealed() == 0;
        if !dealt {
            self.acts.draws(seat, entry)?;
        } else if self.dealing.pop_front() != Some((seat, deck)) {
            return Err(format!("it is not seat {seat} that is dealt from {deck} now"));
        }
        self.decks.draw(&self.piles, seat, deck)?;
        if deck == "criminals" {
            self.drew_criminals.push(seat);
        }
        Ok(())
    }

    fn end(&mut self) -> Result<(), String> {
        self.auctions.before(None)?;
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
