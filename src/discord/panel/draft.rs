//! A play that is being put together: what can be decided next, and the buttons that commit it or go back.

use super::asked::PanelQuestion;
use crate::discord::wire::component::Button;
use crate::discord::wire::custom_id::{Spot, Ticket};
use crate::notice::GameId;
use crate::orders::Drafting;
use crate::rules::BySeat;
use crate::wording::draft::Readiness;
use crate::wording::{self, Wording, text};

/// The question the draft has come to.
pub(super) fn asked<'a>(
    w: &'a Wording,
    game: GameId,
    drafting: &'a Drafting,
    people: &'a BySeat<String>,
) -> Option<PanelQuestion<'a>> {
    Some(PanelQuestion {
        w,
        game,
        view: &drafting.view,
        people,
        question: drafting.next.as_ref()?,
        spot: Spot::Draft(drafting.draft.reference()),
    })
}

/// Commit, or take the last part away.
pub(super) fn controls(w: &Wording, game: GameId, drafting: &Drafting) -> [Button; 2] {
    let draft = drafting.draft.reference();
    let commit = Ticket::Commit { game, draft };
    let undo = Ticket::Undraft { game, draft };
    let commit = Button::new(commit, wording::draft::commit_button(w, drafting));
    let commit = match wording::draft::readiness(drafting) {
        Readiness::Early => commit,
        Readiness::Ready => commit.sign("✅").main(),
    };
    [
        commit,
        Button::new(undo, w.say(text!(button_undraft))).sign("↩️"),
    ]
}
