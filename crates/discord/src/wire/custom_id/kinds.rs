//! Everything that a button or menu can request.

use crate::prelude::*;
use crate::wire::spelling::Spelling;
use viceroy_model::deals::DealDay;
use viceroy_model::messages::{PlayBy, TableCode, TextSize};
use viceroy_model::plans::{Case, PreferenceKind, Scope};
use viceroy_model::timing::Day;
use viceroy_rules::PromptId;

#[derive(Clone, PartialEq, Eq, Debug)]
pub enum CustomId {
    Join(GameId),
    /// The same, and the lobby shows how reliable they are.
    JoinShowing(GameId),
    Leave(GameId),
    Start(GameId),
    /// Somebody whom a full table asks is there.
    Ready(GameId),
    /// Take a seat that a computer player keeps for people.
    Sit(GameId),
    /// Join the table without a server that the code leads to.
    ByCode(TableCode),
    /// The same, and the lobby shows how reliable they are.
    ByCodeShowing(TableCode),
    /// What is agreed on at a lobby.
    Details(GameId),
    Organise {
        game: GameId,
        what: Organise,
    },
    /// Close a table as a moderator.
    Moderate {
        game: GameId,
        what: Moderate,
    },
    /// The first button of every post: opens the panel, refreshes a direct message, or shows a
    /// finished table. It also identifies the message, because Discord does not return nonces.
    Post(MessageKey),
    Vote {
        game: GameId,
        number: u32,
        say: VoteChoice,
    },
    ShowTable(GameId),
    /// A page of the table as text, counted from 0.
    Read {
        game: GameId,
        page: u16,
    },
    /// Take the user's seat back from a computer player, and show the panel.
    Here(GameId),
    Seats {
        game: GameId,
        what: Seats,
    },
    /// If no seat is named, that of the user who pressed.
    Analysis {
        game: GameId,
        seat: Option<Seat>,
    },
    /// A finished game, card by card.
    Film(GameId),
    Refresh(GameId),
    /// Show what else the panel offers in place of its answers.
    More(GameId),
    /// The same on a direct message, which it identifies.
    MoreOf(MessageKey),
    /// A page of a turn's log in place of the panel, counted from 0; the last one if there are
    /// fewer.
    Log {
        game: GameId,
        turn: u8,
        page: u8,
    },
    /// A step of a finished game, as everybody saw it.
    Archive {
        game: GameId,
        step: u32,
        hands: Hands,
        by: Stride,
    },
    /// Show the poster of a finished game in this channel.
    Poster(GameId),
    /// Play on from a step of a finished game, in a game of its own.
    PlayOn {
        game: GameId,
        step: u32,
    },
    TakeBack(GameId),
    /// Ask whether to take back the last step against computer players.
    Slip(GameId),
    SlipBack {
        game: GameId,
        step: u32,
    },
    /// A page of choices, counted from 0, of the open question or the one a plan has reached.
    Page {
        game: GameId,
        draft: Option<DraftRef>,
        page: u8,
    },
    /// At most two offers, so that it fits into a `custom_id`.
    Answer {
        game: GameId,
        spot: AnswerTarget,
        answer: Answer,
    },
    /// A menu of the message, by its number. The values are the answer.
    Menu {
        game: GameId,
        spot: AnswerTarget,
        menu: u8,
    },
    /// A menu of wishes for a question that may come.
    Wish {
        game: GameId,
        case: Case,
    },
    OpenForm {
        game: GameId,
        spot: AnswerTarget,
    },
    Form {
        game: GameId,
        spot: AnswerTarget,
    },
    /// For an answer that may be too long for a `custom_id`.
    Proposed {
        game: GameId,
        spot: AnswerTarget,
    },
    Hint {
        game: GameId,
        spot: AnswerTarget,
    },
    OpenPlan {
        game: GameId,
        draft: DraftRef,
    },
    /// Toggle whether a plan pauses when a card is drawn.
    TurnIfDrawn {
        game: GameId,
        draft: DraftRef,
    },
    Confirm {
        game: GameId,
        draft: DraftRef,
    },
    /// Confirm the first play of a draft alone.
    ConfirmFirst {
        game: GameId,
        draft: DraftRef,
    },
    /// Show the standing answers for the open question.
    FromNowOn(GameId),
    /// A menu of standing answers, shown with the question `at`.
    Prefer {
        game: GameId,
        kind: PreferenceKind,
        scope: Scope,
        at: PromptId,
    },
    /// A menu that removes a standing answer for all games.
    AskAgain,
    Undraft {
        game: GameId,
        draft: DraftRef,
    },
    /// Ask a listed step of a draft again, counted from 1.
    AskStep {
        game: GameId,
        draft: DraftRef,
        nth: u8,
    },
    /// Keep the plan in force without the changes of a draft.
    KeepPlan {
        game: GameId,
        draft: DraftRef,
    },
    Lesson(LessonPress),
    /// Decide once more what was decided in a finished game.
    Again(AgainPress),
    /// The deal of the day.
    Deal(DealPress),
    /// Whether rankings list the user.
    Rated(Listed),
    /// The ranking of a season, or of all.
    Ranking {
        place: RankedWhere,
        season: Option<Season>,
    },
    /// What the user has reached in a season, or in all.
    Profile(Option<Season>),
    /// Show that in this channel.
    PostProfile(Option<Season>),
    /// Finished games of a season, or of all, from the one after `after` on.
    Finished {
        place: FinishedWhere,
        season: Option<Season>,
        after: Option<GameId>,
    },
    /// A menu of finished games.
    FinishedMenu,
    /// Show in this channel how reliable the user is.
    ShowReliability,
    /// Choose where to be notified of one's turn.
    PlayBy(PlayBy),
    Reads(Reads),
    Suggest(Suggestions),
    TextSize(TextSize),
    Zone,
    Sleep,
    /// Open the panel about notifications and being away from all games.
    Absence,
    /// A menu of what rings for the user.
    Notifications,
    /// A menu of days on which an absence begins.
    AbsentFrom,
    /// A menu of days on which it ends.
    AbsentUntil {
        from: Day,
    },
    AbsenceOver,
    Language,
    /// Delete the data of the user who pressed.
    ForgetMe,
    /// Open the user's most urgent game.
    NextGame,
    /// A page of the user's games, counted from 0.
    Games {
        page: u16,
    },
    /// A page of the server's tables, counted from 0.
    Tables {
        page: u16,
    },
    /// A page of the games that may be meant, counted from 0.
    Which {
        what: Which,
        page: u16,
    },
    /// Show a page of the rules as a new reply.
    OpenRules {
        page: Page,
        game: Option<GameId>,
    },
    TurnRules {
        page: Page,
        game: Option<GameId>,
    },
    RulesMenu(Option<GameId>),
}

impl CustomId {
    pub fn game(&self) -> Option<GameId> {
        Spelling::game(self)
    }

    pub fn post(&self) -> Option<MessageKey> {
        match self {
            CustomId::Post(key) | CustomId::MoreOf(key) => Some(*key),
            CustomId::Join(game) | CustomId::Leave(game) | CustomId::Start(game) => {
                Some(MessageKey::lobby(*game))
            }
            _ => None,
        }
    }
}

/// Buttons of positions of finished games. `step` is the last one before the choice.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum AgainPress {
    /// The first of a few positions.
    Open,
    /// The one behind this one.
    Next {
        game: GameId,
        step: u32,
    },
    /// A page of its answers, counted from 0.
    Show {
        game: GameId,
        step: u32,
        page: u8,
    },
    Answer {
        game: GameId,
        step: u32,
        answer: Answer,
    },
    /// A menu of the message, by its number. The values are the answer.
    Menu {
        game: GameId,
        step: u32,
        menu: u8,
    },
    /// The best painting, which may be too long for a `custom_id`.
    Best {
        game: GameId,
        step: u32,
    },
}

/// Buttons of the tutorial. Answers name the page, so that a button of a past page does nothing.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum LessonPress {
    Open,
    Show(LessonPage),
    Answer { page: LessonPage, answer: Answer },
    Menu { page: LessonPage, menu: u8 },
    Play,
    PlayShort,
}

impl LessonPress {
    pub fn is_on_page(&self) -> bool {
        !matches!(self, LessonPress::Open)
    }
}

/// Buttons of the deal of the day.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum DealPress {
    Look,
    /// Today's, whatever day the button is from.
    Play,
    Month,
    Fair,
    /// Whether this server's post shows how they did.
    List(Listed),
    /// Show the postcard of a day in this channel.
    Post(DealDay),
    /// What is told of a day's deal when it has closed.
    Closed(DealDay),
}

/// What to do with the game that the user picks.
#[derive(strum::IntoStaticStr, strum::EnumString, strum::VariantArray)]
#[strum(serialize_all = "snake_case")]
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Which {
    Hand,
    /// Open its panel, to answer there with what was typed.
    Answer,
    Table,
    Players,
    /// Close it, as a moderator.
    Close,
}

/// What was in the hands of all, in a step of a finished game.
#[derive(Clone, Copy, PartialEq, Eq, Debug, strum::IntoStaticStr, strum::EnumString)]
#[strum(serialize_all = "snake_case")]
pub enum Hands {
    Closed,
    Open,
}

/// Whose ranking.
#[derive(Clone, Copy, PartialEq, Eq, Debug, strum::IntoStaticStr, strum::EnumString)]
#[strum(serialize_all = "snake_case")]
pub enum RankedWhere {
    /// Of the server on which the button is pressed.
    Here,
    Everywhere,
}

/// Whose finished games.
#[derive(Clone, Copy, PartialEq, Eq, Debug, strum::IntoStaticStr, strum::EnumString)]
#[strum(serialize_all = "snake_case")]
pub enum FinishedWhere {
    /// The user's.
    Own,
    /// Of the server on which the button is pressed.
    Here,
}

/// How a button goes through a finished game. Both may lead to the same step, and the buttons of a
/// message have different ids.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Stride {
    Step,
    Turn,
}
