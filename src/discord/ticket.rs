//! What a button or menu carries in its `custom_id`: all that is needed to act on a press, so that a restart loses no
//! button. Buttons live for weeks: a format that was sent once is read for ever, and a change makes a `v2`.

use super::answer_code;
use crate::notice::GameId;
use crate::rules::{Answer, PromptId};

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
    }
}

/// The ticket of a `custom_id`; nothing when it is forged, cut short or of a version that is not known.
pub fn parse(custom_id: &str) -> Option<Ticket> {
    let mut parts = custom_id.split(':');
    if parts.next()? != "v1" {
        return None;
    }
    let kind = parts.next()?;
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
        _ => return None,
    };
    parts.next().is_none().then_some(ticket)
}
