//! What the evaluation may look at: the public table, the player's own screen, and what is left.
//! Made from a view or from an imagined table, so one evaluation serves both.

use crate::prelude::*;
use viceroy_rules::cards::Image;
use viceroy_rules::{DeckKind, Open, Shown, Table, query};

/// Gems per colour: of eight starting gems two were returned unseen.
const RETURNED: f32 = 0.5;

#[derive(Clone, Copy, Debug)]
pub(super) struct Sight<'a> {
    pub rules: &'a Ruleset,
    pub open: &'a Open,
    pub seat: Seat,
    pub screen: &'a Screen,
    pub large_deck: u8,
    pub shown: Option<&'a BySeat<Shown>>,
}

impl<'a> Sight<'a> {
    pub fn of_view(view: &'a SeatView) -> Sight<'a> {
        Sight {
            rules: &view.table.ruleset,
            open: &view.table.open,
            seat: view.seat,
            screen: &view.screen,
            large_deck: view.table.decks[DeckKind::Large],
            shown: view.table.shown.as_ref(),
        }
    }

    pub fn on_table(rules: &'a Ruleset, table: &'a Table, seat: Seat) -> Sight<'a> {
        let large_deck = table.decks.cards(DeckKind::Large).len();
        Sight {
            rules,
            open: &table.open,
            seat,
            screen: &table.screens[seat],
            large_deck: u8::try_from(large_deck).unwrap_or(u8::MAX),
            shown: None,
        }
    }

    /// The turns after this one; during the set-up, after the first.
    pub fn turns_to_come(&self) -> f32 {
        let turns = query::turns(self.rules, self.open, self.large_deck);
        f32::from(turns.saturating_sub(self.open.turn.max(1)))
    }

    /// The part of this turn that remains after the current question, a fraction.
    pub fn rest_of_turn(&self) -> f32 {
        match self.open.phase {
            Phase::SetUp | Phase::Auction(_) => 0.75,
            Phase::Development(1) => 0.5,
            Phase::Development(2) => 0.25,
            _ => 0.0,
        }
    }

    /// The development rounds after the current question in this turn.
    pub fn rounds_to_come(&self) -> u8 {
        match self.open.phase {
            Phase::SetUp | Phase::Auction(_) => self.rules.schedule.rounds,
            Phase::Development(round) => self.rules.schedule.rounds.saturating_sub(round),
            Phase::Criminals | Phase::Combat | Phase::Judgement | Phase::Painting | Phase::Over => {
                0
            }
        }
    }

    pub fn others(&self) -> impl Iterator<Item = Seat> + use<> {
        let own = self.seat;
        self.open.seats().filter(move |seat| *seat != own)
    }

    /// The expected gems of another player, from what an attentive observer can know.
    pub fn gems_of(&self, other: Seat) -> [f32; 4] {
        if let Some(shown) = self.shown {
            return Colour::ALL.map(|colour| f32::from(shown[other].gems[colour]));
        }
        let known = self.open.known[other].gems();
        known.map(|gems| (f32::from(gems) - RETURNED).max(0.0))
    }

    pub fn whole_gems_of(&self, other: Seat) -> Gems {
        let gems = self.gems_of(other);
        Gems::from_fn(|colour| (gems[colour.index()] + RETURNED) as u8)
    }

    /// The others' attack tokens, and images of them in their pyramids (R-ARI-04).
    pub fn attack_against(&self) -> i16 {
        let each = self.others().map(|other| {
            let pyramid = &self.open.pyramids[other];
            let images = query::images(self.rules, pyramid, Image::Attack);
            i16::from(self.open.known[other].attack()) + i16::from(images)
        });
        each.sum()
    }
}
