//! Everything that a button or menu can ask for.

use super::lesson::LessonPress;
use super::organise::{Moderate, Organise};
use super::seats::Seats;
use super::spot::AnswerTarget;
use super::which::Which;
use viceroy_i18n::rules::Page;
use viceroy_model::attendance::Say;
use viceroy_model::messages::{GameId, MessageKey, PlayBy, Reads};
use viceroy_model::plans::{Case, DraftRef, PreferenceKind, Scope};
use viceroy_rules::{Answer, PromptId, Seat};

/// The content of a `custom_id`.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum CustomId {
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
    /// What the first button of every post does: open the private panel, of a direct message show it as it is now, of one
    /// that tells an end show the table. It also tells which message this is: Discord does not give nonces back.
    Post(MessageKey),
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
    /// Show a page of the table in words.
    Read {
        /// The game.
        game: GameId,
        /// The page, from 0.
        page: u16,
    },
    /// Take one's seat back from a computer player, and show the panel.
    Here(GameId),
    /// Something about those who play and whether they are there.
    Seats {
        /// The game.
        game: GameId,
        /// What.
        what: Seats,
    },
    /// Show how a finished game went, for one of its players; for whoever presses where no seat is named.
    Analysis {
        /// The game.
        game: GameId,
        /// Whose game.
        seat: Option<Seat>,
    },
    /// Show the panel as it is now.
    Refresh(GameId),
    /// Take a secret choice back.
    TakeBack(GameId),
    /// Show another page of the choices of a question.
    Page {
        /// The game.
        game: GameId,
        /// The plan that has come to the question, if it is none that is open.
        draft: Option<DraftRef>,
        /// The page, from 0.
        page: u8,
    },
    /// Answer a question.
    Answer {
        /// The game.
        game: GameId,
        /// The question.
        spot: AnswerTarget,
        /// The answer; at most two offers, so that it fits.
        answer: Answer,
    },
    /// A menu: the chosen values are the answer.
    Menu {
        /// The game.
        game: GameId,
        /// The question.
        spot: AnswerTarget,
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
        spot: AnswerTarget,
    },
    /// The form for gems, filled in.
    Form {
        /// The game.
        game: GameId,
        /// The question.
        spot: AnswerTarget,
    },
    /// Answer as the bot proposes: the best painting, or all that is offered. It may be too long to be written down here.
    Proposed {
        /// The game.
        game: GameId,
        /// The question.
        spot: AnswerTarget,
    },
    /// Show which answers look best.
    Hint {
        /// The game.
        game: GameId,
        /// The question.
        spot: AnswerTarget,
    },
    /// Open a plan to change it, or begin one.
    OpenPlan {
        /// The game.
        game: GameId,
        /// The plan.
        draft: DraftRef,
    },
    /// Let a plan go on when a card is drawn, or not.
    TurnIfDrawn {
        /// The game.
        game: GameId,
        /// The draft.
        draft: DraftRef,
    },
    /// Make a draft or a proposal count.
    Confirm {
        /// The game.
        game: GameId,
        /// The draft.
        draft: DraftRef,
    },
    /// Show what can be wanted from now on for the kind of question that is open.
    FromNowOn(GameId),
    /// A menu of what is wanted from now on: the chosen line is the standing answer.
    Prefer {
        /// The game.
        game: GameId,
        /// The kind of questions.
        kind: PreferenceKind,
        /// Of this game or of all.
        scope: Scope,
        /// The question that was open.
        at: PromptId,
    },
    /// A menu of the standing answers for all games: the chosen one is forgotten.
    AskAgain,
    /// Take the last part of a draft away.
    Undraft {
        /// The game.
        game: GameId,
        /// The draft.
        draft: DraftRef,
    },
    /// Something in the lesson.
    Lesson(LessonPress),
    /// Choose where to be told that a game waits.
    PlayBy(PlayBy),
    /// Choose how to read.
    Reads(Reads),
    /// The menu of time zones.
    Zone,
    /// The menu of when somebody sleeps.
    Sleep,
    /// The menu of languages.
    Language,
    /// Forget whoever presses it.
    ForgetMe,
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

impl CustomId {
    /// The game that it is about.
    pub fn game(&self) -> Option<GameId> {
        match self {
            CustomId::Post(key) => Some(key.game),
            CustomId::Join(game)
            | CustomId::Leave(game)
            | CustomId::Start(game)
            | CustomId::ShowTable(game)
            | CustomId::Here(game)
            | CustomId::Refresh(game)
            | CustomId::TakeBack(game)
            | CustomId::FromNowOn(game)
            | CustomId::Prefer { game, .. }
            | CustomId::Organise { game, .. }
            | CustomId::Moderate { game, .. }
            | CustomId::Vote { game, .. }
            | CustomId::Seats { game, .. }
            | CustomId::Read { game, .. }
            | CustomId::Analysis { game, .. }
            | CustomId::Page { game, .. }
            | CustomId::Answer { game, .. }
            | CustomId::Menu { game, .. }
            | CustomId::Wish { game, .. }
            | CustomId::OpenForm { game, .. }
            | CustomId::Form { game, .. }
            | CustomId::Proposed { game, .. }
            | CustomId::Hint { game, .. }
            | CustomId::Confirm { game, .. }
            | CustomId::OpenPlan { game, .. }
            | CustomId::TurnIfDrawn { game, .. }
            | CustomId::Undraft { game, .. } => Some(*game),
            CustomId::OpenRules { game, .. }
            | CustomId::TurnRules { game, .. }
            | CustomId::RulesMenu(game) => *game,
            CustomId::PlayBy(_)
            | CustomId::Reads(_)
            | CustomId::Zone
            | CustomId::Sleep
            | CustomId::Language
            | CustomId::ForgetMe
            | CustomId::NextGame
            | CustomId::AskAgain
            | CustomId::Lesson(_)
            | CustomId::Games { .. }
            | CustomId::Which { .. } => None,
        }
    }

    /// The notice that a message with such a button says.
    pub fn post(&self) -> Option<MessageKey> {
        match self {
            CustomId::Post(key) => Some(*key),
            CustomId::Join(game) | CustomId::Leave(game) | CustomId::Start(game) => {
                Some(MessageKey::lobby(*game))
            }
            _ => None,
        }
    }
}
