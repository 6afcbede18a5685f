//! What a button or menu carries in its `custom_id`: all that is needed to act on a press, so that a restart loses no
//! button. Buttons live for weeks: a format that was sent once is read for ever, and a change makes a `v2`.

use super::answer_code;
use crate::notice::{GameId, PlayBy};
use crate::rules::{Answer, PromptId, Seat};

/// The content of a `custom_id`.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Ticket {
    /// Take a seat in a lobby.
    Join(GameId),
    /// Give it back.
    Leave(GameId),
    /// Start the game.
    Start(GameId),
    /// Open the private panel, from the lobby of a started game.
    LobbyHand(GameId),
    /// Open the private panel, from the standing post.
    TableHand(GameId),
    /// Open the private panel, from a post with news; the step tells such posts apart.
    FeedHand {
        /// The game.
        game: GameId,
        /// The last step the post tells of.
        step: u32,
    },
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
        prompt: PromptId,
        /// The answer; at most two offers, so that it fits.
        answer: Answer,
    },
    /// A menu: the chosen values are the answer.
    Menu {
        /// The game.
        game: GameId,
        /// The question.
        prompt: PromptId,
        /// Which menu of the message.
        menu: u8,
    },
    /// Open the form for gems.
    OpenForm {
        /// The game.
        game: GameId,
        /// The question.
        prompt: PromptId,
    },
    /// The form for gems, filled in.
    Form {
        /// The game.
        game: GameId,
        /// The question.
        prompt: PromptId,
    },
    /// Answer as the bot proposes: the best painting, or all that is offered. It may be too long to be written down here.
    Proposed {
        /// The game.
        game: GameId,
        /// The question.
        prompt: PromptId,
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
}

/// The `custom_id` of a ticket: at most 100 characters.
pub fn format(ticket: &Ticket) -> String {
    match ticket {
        Ticket::Join(game) => format!("v1:join:{}", game.0),
        Ticket::Leave(game) => format!("v1:leave:{}", game.0),
        Ticket::Start(game) => format!("v1:start:{}", game.0),
        Ticket::LobbyHand(game) => format!("v1:lobby:{}", game.0),
        Ticket::TableHand(game) => format!("v1:table:{}", game.0),
        Ticket::FeedHand { game, step } => format!("v1:feed:{}:{step}", game.0),
        Ticket::Refresh(game) => format!("v1:look:{}", game.0),
        Ticket::TakeBack(game) => format!("v1:back:{}", game.0),
        Ticket::Page { game, page } => format!("v1:page:{}:{page}", game.0),
        Ticket::Answer {
            game,
            prompt,
            answer,
        } => {
            let answer = answer_code::write(answer);
            format!("v1:do:{}:{}:{answer}", game.0, prompt.0)
        }
        Ticket::Menu { game, prompt, menu } => format!("v1:menu:{}:{}:{menu}", game.0, prompt.0),
        Ticket::OpenForm { game, prompt } => format!("v1:form:{}:{}", game.0, prompt.0),
        Ticket::Form { game, prompt } => format!("v1:gems:{}:{}", game.0, prompt.0),
        Ticket::Proposed { game, prompt } => format!("v1:best:{}:{}", game.0, prompt.0),
        Ticket::DirectPanel { game, from } => format!("v1:dm:{}:{from}", game.0),
        Ticket::UnreachableHand {
            game,
            seat,
            closing,
        } => format!("v1:reach:{}:{}:{closing}", game.0, seat.0),
        Ticket::PlayBy(PlayBy::Thread) => "v1:by:thread".to_owned(),
        Ticket::PlayBy(PlayBy::Dm) => "v1:by:dm".to_owned(),
    }
}

/// The ticket of a `custom_id`; nothing when it is forged, cut short or of a version that is not known.
pub fn parse(custom_id: &str) -> Option<Ticket> {
    let mut parts = custom_id.split(':');
    if parts.next()? != "v1" {
        return None;
    }
    let kind = parts.next()?;
    if kind == "by" {
        let by = match parts.next()? {
            "thread" => PlayBy::Thread,
            "dm" => PlayBy::Dm,
            _ => return None,
        };
        return parts.next().is_none().then_some(Ticket::PlayBy(by));
    }
    let game = GameId(parts.next()?.parse().ok()?);
    let mut number = || -> Option<u32> { parts.next()?.parse().ok() };
    let ticket = match kind {
        "join" => Ticket::Join(game),
        "leave" => Ticket::Leave(game),
        "start" => Ticket::Start(game),
        "lobby" => Ticket::LobbyHand(game),
        "table" => Ticket::TableHand(game),
        "feed" => Ticket::FeedHand {
            game,
            step: number()?,
        },
        "look" => Ticket::Refresh(game),
        "back" => Ticket::TakeBack(game),
        "page" => Ticket::Page {
            game,
            page: u8::try_from(number()?).ok()?,
        },
        "do" => Ticket::Answer {
            game,
            prompt: PromptId(number()?),
            answer: answer_code::read(parts.next()?)?,
        },
        "menu" => Ticket::Menu {
            game,
            prompt: PromptId(number()?),
            menu: u8::try_from(number()?).ok()?,
        },
        "form" => Ticket::OpenForm {
            game,
            prompt: PromptId(number()?),
        },
        "gems" => Ticket::Form {
            game,
            prompt: PromptId(number()?),
        },
        "best" => Ticket::Proposed {
            game,
            prompt: PromptId(number()?),
        },
        "dm" => Ticket::DirectPanel {
            game,
            from: number()?,
        },
        "reach" => Ticket::UnreachableHand {
            game,
            seat: Seat(u8::try_from(number()?).ok()?),
            closing: number()?,
        },
        _ => return None,
    };
    parts.next().is_none().then_some(ticket)
}
