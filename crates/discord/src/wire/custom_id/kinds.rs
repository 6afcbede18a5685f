//! Everything that a button or menu can ask for.

use super::organise::{Moderate, Organise};
use super::seats::Seats;
use super::spot::AnswerTarget;
use crate::wire::spelling::Spelling;
use viceroy_i18n::rules::Page;
use viceroy_model::attendance::VoteChoice;
use viceroy_model::messages::{GameId, MessageKey, PlayBy, Reads};
use viceroy_model::plans::{Case, DraftRef, PreferenceKind, Scope};
use viceroy_model::tutorial::LessonPage;
use viceroy_rules::{Answer, PromptId, Seat};

/// The content of a `custom_id`.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum CustomId {
    /// Take a seat in a lobby.
    Join(GameId),
    /// Give it back.
    Leave(GameId),
    Start(GameId),
    /// Something that is decided about a table before it starts, or another game after it.
    Organise {
        game: GameId,
        what: Organise,
    },
    /// Close a table for the sake of order.
    Moderate {
        game: GameId,
        what: Moderate,
    },
    /// What the first button of every post does: open the private panel, of a direct message show it as it is now, of one
    /// that tells an end show the table. It also tells which message this is: Discord does not give nonces back.
    Post(MessageKey),
    /// Say yes or no in the vote of this number.
    Vote {
        game: GameId,
        number: u32,
        say: VoteChoice,
    },
    /// Show the table as it is now.
    ShowTable(GameId),
    /// Show a page of the table in words, counted from 0.
    Read {
        game: GameId,
        page: u16,
    },
    /// Take one's seat back from a computer player, and show the panel.
    Here(GameId),
    /// Something about those who play and whether they are there.
    Seats {
        game: GameId,
        what: Seats,
    },
    /// Show how a finished game went, for one of its players; for whoever presses where no seat is named.
    Analysis {
        game: GameId,
        seat: Option<Seat>,
    },
    /// Show the panel as it is now.
    Refresh(GameId),
    /// Take a secret choice back.
    TakeBack(GameId),
    /// Show another page of the choices of a question, counted from 0: of the one that is open, or to which a plan has come.
    Page {
        game: GameId,
        draft: Option<DraftRef>,
        page: u8,
    },
    /// Answer a question; with at most two offers, so that it fits.
    Answer {
        game: GameId,
        spot: AnswerTarget,
        answer: Answer,
    },
    /// A menu of the message, by its number: the chosen values are the answer.
    Menu {
        game: GameId,
        spot: AnswerTarget,
        menu: u8,
    },
    /// A menu of what is wanted for a question that may come: the chosen value is the wish.
    Wish {
        game: GameId,
        case: Case,
    },
    /// Open the form for gems.
    OpenForm {
        game: GameId,
        spot: AnswerTarget,
    },
    /// The form for gems, filled in.
    Form {
        game: GameId,
        spot: AnswerTarget,
    },
    /// Answer as the bot proposes: the best painting, or all that is offered. It may be too long to be written down here.
    Proposed {
        game: GameId,
        spot: AnswerTarget,
    },
    /// Show which answers look best.
    Hint {
        game: GameId,
        spot: AnswerTarget,
    },
    /// Open a plan to change it, or begin one.
    OpenPlan {
        game: GameId,
        draft: DraftRef,
    },
    /// Let a plan go on when a card is drawn, or not.
    TurnIfDrawn {
        game: GameId,
        draft: DraftRef,
    },
    /// Make a draft or a proposal count.
    Confirm {
        game: GameId,
        draft: DraftRef,
    },
    /// Show what can be wanted from now on for the kind of question that is open.
    FromNowOn(GameId),
    /// A menu of what is wanted from now on, of this game or of all: the chosen line is the standing answer. It stood beside the
    /// question `at`.
    Prefer {
        game: GameId,
        kind: PreferenceKind,
        scope: Scope,
        at: PromptId,
    },
    /// A menu of the standing answers for all games: the chosen one is forgotten.
    AskAgain,
    /// Take the last part of a draft away.
    Undraft {
        game: GameId,
        draft: DraftRef,
    },
    /// Keep the plan in force without the changes of a draft.
    KeepPlan {
        game: GameId,
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
    /// Show a page of the list of all games of the person, counted from 0.
    Games {
        page: u16,
    },
    /// Show a page of the games that may be meant, counted from 0.
    Which {
        what: Which,
        page: u16,
    },
    /// Open a page of the rules, of this game, beside what is there.
    OpenRules {
        page: Page,
        game: Option<GameId>,
    },
    /// Turn to another page of the rules.
    TurnRules {
        page: Page,
        game: Option<GameId>,
    },
    /// The menu of the pages of the rules.
    RulesMenu(Option<GameId>),
}

impl CustomId {
    /// The game that it is about.
    pub fn game(&self) -> Option<GameId> {
        Spelling::game(self)
    }

    /// The stored message that a Discord message with such a button shows.
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

/// A press in the lesson, or on the way to it. Whoever answers names the page, so a press on a page that is past does nothing.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum LessonPress {
    /// Begin it, or go on with it.
    Open,
    /// Turn to a page.
    Show(LessonPage),
    /// Answer what a page asks.
    Answer { page: LessonPage, answer: Answer },
    /// A menu on a page, by its number: the chosen value is the answer.
    Menu { page: LessonPage, menu: u8 },
    /// Open a whole game against a computer player.
    Play,
}

impl LessonPress {
    /// Whether it stands on a page.
    pub fn is_on_page(&self) -> bool {
        !matches!(self, LessonPress::Open)
    }
}

/// What is wanted of the game that is meant, when somebody is asked which one they mean.
#[derive(
    Clone, Copy, PartialEq, Eq, Debug, strum::IntoStaticStr, strum::EnumString, strum::VariantArray,
)]
#[strum(serialize_all = "snake_case")]
pub enum Which {
    /// Its panel.
    Hand,
    /// Its panel, to answer there what was typed.
    Answer,
    Table,
    Players,
    /// That it is closed, for the sake of order.
    Close,
}
