//! A question as every part of a panel needs to know it.

use super::signs;
use crate::discord::wire::component::Choice;
use crate::discord::wire::custom_id::{Spot, Ticket};
use crate::discord::wire::letters::letter_of;
use crate::notice::GameId;
use crate::rules::{Answer, BySeat, Offer, Question, SeatView};
use crate::wording::{self, Wording};

/// What every part of a panel needs to know.
pub(super) struct PanelQuestion<'a> {
    pub(super) w: &'a Wording,
    pub(super) game: GameId,
    pub(super) view: &'a SeatView,
    pub(super) people: &'a BySeat<String>,
    pub(super) question: &'a Question,
    pub(super) spot: Spot,
}

impl PanelQuestion<'_> {
    pub(super) fn answer(&self, answer: Answer) -> Ticket {
        Ticket::Answer {
            game: self.game,
            spot: self.spot,
            answer,
        }
    }

    pub(super) fn menu(&self, menu: u8) -> Ticket {
        Ticket::Menu {
            game: self.game,
            spot: self.spot,
            menu,
        }
    }

    /// The answer that may be too long to be written down in a button.
    pub(super) fn proposed(&self) -> Ticket {
        Ticket::Proposed {
            game: self.game,
            spot: self.spot,
        }
    }

    /// A choice of a menu.
    pub(super) fn choice(&self, label: wording::offers::Label, answer: Answer) -> Choice {
        signs::choice(self.view.table.ruleset.catalogue, label, answer)
    }

    pub(super) fn label(&self, offer: Offer) -> wording::offers::Label {
        let letter = letter_of(self.view, self.question, offer).unwrap_or(' ');
        wording::offers::label(self.w, self.view, self.people, self.question, offer, letter)
    }
}
