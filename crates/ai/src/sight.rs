//! What a player looks at when it judges: the open table, the own screen, and how much is left. Made from a view, or from
//! a table that is imagined anyway, so that the same judgement serves both.

use viceroy_rules::cards::{Colour, Gems, Image};
use viceroy_rules::{
    BySeat, DeckKind, Open, Phase, Ruleset, Screen, Seat, SeatView, Shown, Table, query,
};

/// Half a gem of each colour: of eight starting gems two went back, and nobody saw which.
const RETURNED: f32 = 0.5;

/// What a player looks at.
#[derive(Clone, Copy, Debug)]
pub(super) struct Sight<'a> {
    /// The rules of the game.
    pub rules: &'a Ruleset,
    /// What lies open.
    pub open: &'a Open,
    /// Who looks.
    pub seat: Seat,
    /// What stands behind the own screen.
    pub screen: &'a Screen,
    /// How many cards the large deck still holds.
    pub large_deck: u8,
    /// The others' gems, where the table plays with open screens.
    pub shown: Option<&'a BySeat<Shown>>,
}

impl<'a> Sight<'a> {
    /// What a view shows.
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

    /// What a seat would see on an imagined table.
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

    /// The turns that follow this one, or the first.
    pub fn turns_to_come(&self) -> f32 {
        let turns = query::turns(self.rules, self.open, self.large_deck);
        f32::from(turns.saturating_sub(self.open.turn.max(1)))
    }

    /// How much of this turn is still to come once the present question is settled, as a part of a turn.
    pub fn rest_of_turn(&self) -> f32 {
        match self.open.phase {
            Phase::SetUp | Phase::Auction(_) => 0.75,
            Phase::Development(1) => 0.5,
            Phase::Development(2) => 0.25,
            _ => 0.0,
        }
    }

    /// The development rounds that follow the present question in this turn.
    pub fn rounds_to_come(&self) -> u8 {
        match self.open.phase {
            Phase::SetUp | Phase::Auction(_) => self.rules.schedule.rounds,
            Phase::Development(round) => self.rules.schedule.rounds.saturating_sub(round),
            Phase::Criminals | Phase::Combat | Phase::Judgement | Phase::Painting | Phase::Over => {
                0
            }
        }
    }

    /// The other players.
    pub fn others(&self) -> impl Iterator<Item = Seat> + use<> {
        let own = self.seat;
        self.open.seats().filter(move |seat| *seat != own)
    }

    /// The gems of another player, as far as somebody can know who watched: on average right.
    pub fn gems_of(&self, other: Seat) -> [f32; 4] {
        if let Some(shown) = self.shown {
            return Colour::ALL.map(|colour| f32::from(shown[other].gems[colour]));
        }
        let known = self.open.known[other].gems();
        known.map(|gems| (f32::from(gems) - RETURNED).max(0.0))
    }

    /// The same in whole gems.
    pub fn whole_gems_of(&self, other: Seat) -> Gems {
        let gems = self.gems_of(other);
        Gems::from_fn(|colour| (gems[colour.index()] + RETURNED) as u8)
    }

    /// The attack tokens that the others hold, and images of them in their pyramids (R-ARI-04).
    pub fn attack_against(&self) -> i16 {
        let each = self.others().map(|other| {
            let pyramid = &self.open.pyramids[other];
            let images = query::images(self.rules, pyramid, Image::Attack);
            i16::from(self.open.known[other].attack()) + i16::from(images)
        });
        each.sum()
    }
}
