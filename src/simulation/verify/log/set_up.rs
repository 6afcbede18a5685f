//! Replays the set-up of a game: first shuffles, what everybody is dealt, and the division into decks.

use std::collections::{BTreeSet, VecDeque};

use serde_json::json;

use super::{GameAsDrawn, NOT_ALL_DEALT};
use crate::simulation::verify::auctions::AuctionsAsDrawn;
use crate::simulation::verify::decks::{DecksAsDrawn, number};
use crate::simulation::verify::draws::{DrawsInOrder, SetUp};
use crate::simulation::verify::judgements::JudgementsAsDrawn;
use crate::simulation::verify::order::ActsInOrder;
use crate::simulation::verify::parsed::{EntryShows, RecordShows, ToldDraw};
use crate::simulation::verify::piles::Piles;
use viceroy_rules::cards::Colour;

/// Gems per colour and player left in the reserve at the start (R-SET-01, R-SET-02).
const LEFT_IN_RESERVE: usize = 2;
/// Per player (R-SET-02).
const RETURNED_GEMS: u8 = 2;

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
    pub(super) fn set_up(
        shown: &'r RecordShows,
        draws: &'r [ToldDraw],
    ) -> Result<GameAsDrawn<'r>, String> {
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

    pub(super) fn order_drawn(&mut self, entry: &EntryShows) -> Result<(), String> {
        let (told, drawn) = (json!(entry.seats), json!(self.acts.lots));
        if !self.piles.has_domain_cards() || self.order_is_told || told != drawn {
            return Err(format!("the order of players is {told}, and {drawn} was drawn"));
        }
        self.order_is_told = true;
        Ok(())
    }

    /// R-SET-04: one of the dealt characters.
    pub(super) fn first_card(&mut self, seat: u8, card: u8) -> Result<(), String> {
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
    pub(super) fn domain_reward(&mut self, seat: u8, reward: Option<&str>) -> Result<(), String> {
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

    pub(super) fn characters_back(&mut self, seat: u8, count: u8) -> Result<(), String> {
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
    /// are in number order, cards chosen from a hand too, unless in the order chosen
    /// ([`ReturnedPairs::AsNamed`](viceroy_rules::ReturnedPairs::AsNamed)).
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
            let lie_right = self.piles.pairs_as_named() || cards.is_sorted();
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
}
