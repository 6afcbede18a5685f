//! Everything that a button or menu can ask for.

use super::organise::{Moderate, Organise};
use super::seats::Seats;
use super::spot::Spot;
use super::which::Which;
use crate::attendance::Say;
use crate::notice::{GameId, PlayBy};
use crate::orders::{Case, DraftRef};
use crate::rules::{Answer, Seat};
use crate::wording::rules::Page;

/// The content of a `custom_id`.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Ticket {
    /// Take a seat in a lobby.
    Join(GameId),
    /// Give it back.
    Leave(GameId),
    /// Start the game.
    Start(GameId),
    /// Something that is decided about a table before it starts, or another game after it.
    Organise {
        /// The game.
        game: GameId,
        /// What.
        what: Organise,
    },
    /// Close a table for the sake of order.
    Moderate {
        /// The game.
        game: GameId,
        /// What.
        what: Moderate,
    },
    /// Open the private panel, from the lobby of a started game.
    LobbyHand(GameId),
    /// Open the private panel, from a table's post; the step tells such posts apart.
    TableHand {
        /// The game.
        game: GameId,
        /// The step since which the post stands.
        from: u32,
    },
    /// Open the private panel, from a post that calls; the number tells such posts apart.
    CallHand {
        /// The game.
        game: GameId,
        /// The call's number in the game.
        nth: u32,
    },
    /// Open the private panel, from something told beside the game; the number tells such messages apart.
    AnnouncementHand {
        /// The game.
        game: GameId,
        /// The announcement's number in the game.
        nth: u32,
    },
    /// Say yes or no in a vote.
    Vote {
        /// The game.
        game: GameId,
        /// The vote's number in the game.
        number: u32,
        /// What is said.
        say: Say,
    },
    /// Show the table as it is now.
    ShowTable(GameId),
    /// Take one's seat back from a computer player, and show the panel.
    Here(GameId),
    /// Something about those who play and whether they are there.
    Seats {
        /// The game.
        game: GameId,
        /// What.
        what: Seats,
    },
    /// Open the private panel, from a chapter of the news; the step tells such posts apart.
    NewsHand {
        /// The game.
        game: GameId,
        /// The first step that the post tells of.
        from: u32,
    },
    /// Show how a finished game went, for one of its players; for whoever presses where no seat is named.
    Analysis {
        /// The game.
        game: GameId,
        /// Whose game.
        seat: Option<Seat>,
    },
    /// Show the table of a finished game, from the direct message that tells its end.
    EndTable(GameId),
    /// Show the panel as it is now.
    Refresh(GameId),
    /// Take a secret choice back.
    TakeBack(GameId),
    /// Show another page of the choices of a question.
    Page {
        /// The game.
        game: GameId,
        /// The page, from 0.
        page: u8,
    },
    /// Answer a question.
    Answer {
        /// The game.
        game: GameId,
        /// The question.
        spot: Spot,
        /// The answer; at most two offers, so that it fits.
        answer: Answer,
    },
    /// A menu: the chosen values are the answer.
    Menu {
        /// The game.
        game: GameId,
        /// The question.
        spot: Spot,
        /// Which menu of the message.
        menu: u8,
    },
    /// A menu of what is wanted for a question that may come: the chosen value is the wish.
    Wish {
        /// The game.
        game: GameId,
        /// The case.
        case: Case,
    },
    /// Open the form for gems.
    OpenForm {
        /// The game.
        game: GameId,
        /// The question.
        spot: Spot,
    },
    /// The form for gems, filled in.
    Form {
        /// The game.
        game: GameId,
        /// The question.
        spot: Spot,
    },
    /// Answer as the bot proposes: the best painting, or all that is offered. It may be too long to be written down here.
    Proposed {
        /// The game.
        game: GameId,
        /// The question.
        spot: Spot,
    },
    /// Show which answers look best.
    Hint {
        /// The game.
        game: GameId,
        /// The question.
        spot: Spot,
    },
    /// Make a draft count.
    Commit {
        /// The game.
        game: GameId,
        /// The draft.
        draft: DraftRef,
    },
    /// Take the last part of a draft away.
    Undraft {
        /// The game.
        game: GameId,
        /// The draft.
        draft: DraftRef,
    },
    /// Show the panel as it is now, in the direct message that it is; the step tells such messages apart.
    DirectPanel {
        /// The game.
        game: GameId,
        /// The step because of which the message was sent.
        from: u32,
    },
    /// Open the private panel, from a post that says that somebody cannot be reached.
    UnreachableHand {
        /// The game.
        game: GameId,
        /// Who.
        seat: Seat,
        /// Which time.
        closing: u32,
    },
    /// Choose where to be told that a game waits.
    PlayBy(PlayBy),
    /// The menu of time zones.
    Zone,
    /// The menu of when somebody sleeps.
    Sleep,
    /// Open the panel of the game that waits for the person most urgently.
    NextGame,
    /// Show a page of the list of all games of the person.
    Games {
        /// The page, from 0.
        page: u16,
    },
    /// Show a page of the games that may be meant.
    Which {
        /// What is wanted of the one that is.
        what: Which,
        /// The page, from 0.
        page: u16,
    },
    /// Open a page of the rules beside what is there.
    OpenRules {
        /// The page.
        page: Page,
        /// The game whose rules they are.
        game: Option<GameId>,
    },
    /// Turn to another page of the rules.
    TurnRules {
        /// The page.
        page: Page,
        /// The game whose rules they are.
        game: Option<GameId>,
    },
    /// The menu of the pages of the rules.
    RulesMenu(Option<GameId>),
}
