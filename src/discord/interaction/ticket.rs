//! What a button or menu carries in its `custom_id`: all that is needed to act on a press, so that a restart loses no
//! button. Buttons live for weeks: a format that was sent once is read for ever, and a change makes a `v2`.

mod spot;

pub use spot::Spot;

use super::answer_code;
use crate::notice::{GameId, PlayBy, Salt};
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
    /// Open the private panel, from the lobby of a started game.
    LobbyHand(GameId),
    /// Open the private panel, from a table's post; the step tells such posts apart.
    TableHand {
        /// The game.
        game: GameId,
        /// The step since which the post stands; 0 for the only one of a game, as it was once.
        from: u32,
    },
    /// Open the private panel, from a post that calls; the number tells such posts apart.
    CallHand {
        /// The game.
        game: GameId,
        /// The call's number in the game; older builds gave it the step's.
        nth: u32,
    },
    /// Show the table as it is now.
    ShowTable(GameId),
    /// Open the private panel, from a chapter of the news; the step tells such posts apart.
    NewsHand {
        /// The game.
        game: GameId,
        /// The first step that the post tells of.
        from: u32,
    },
    /// Show the table of a finished game, from the direct message that tells its end.
    EndTable(GameId),
    /// Open the private panel, from a post with news as older builds made them; the step tells such posts apart.
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

/// What stands before the salt, in spellings that have one. It stands in no other part.
const SALTED: char = '@';

/// Why a `custom_id` is no ticket.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Unread {
    /// Forged, cut short or of a version that is not known.
    Unknown,
    /// Of another database: it says something about a game, but not about one of ours.
    Elsewhere,
}

/// The `custom_id` of a ticket of the database with this salt: at most 100 characters.
pub fn format(ticket: &Ticket, salt: Salt) -> String {
    let mut text = spell(ticket);
    if salt != Salt::NONE {
        text.push(SALTED);
        text += salt.as_str();
    }
    text
}

/// The ticket of a `custom_id` of the database with this salt.
///
/// # Errors
/// When it says nothing, or nothing to this database.
pub fn parse(custom_id: &str, salt: Salt) -> Result<Ticket, Unread> {
    let (text, of) = match custom_id.rsplit_once(SALTED) {
        Some((text, letters)) => {
            let of = Salt::read(letters).filter(|of| *of != Salt::NONE);
            (text, of.ok_or(Unread::Unknown)?)
        }
        None => (custom_id, Salt::NONE),
    };
    let ticket = read(text).ok_or(Unread::Unknown)?;
    if of == salt {
        Ok(ticket)
    } else {
        Err(Unread::Elsewhere)
    }
}

fn spell(ticket: &Ticket) -> String {
    match ticket {
        Ticket::Join(game) => format!("v1:join:{}", game.0),
        Ticket::Leave(game) => format!("v1:leave:{}", game.0),
        Ticket::Start(game) => format!("v1:start:{}", game.0),
        Ticket::LobbyHand(game) => format!("v1:lobby:{}", game.0),
        Ticket::TableHand { game, from: 0 } => format!("v1:table:{}", game.0),
        Ticket::TableHand { game, from } => format!("v1:table:{}:{from}", game.0),
        Ticket::CallHand { game, nth } => format!("v1:call:{}:{nth}", game.0),
        Ticket::ShowTable(game) => format!("v1:show:{}", game.0),
        Ticket::NewsHand { game, from } => format!("v1:news:{}:{from}", game.0),
        Ticket::EndTable(game) => format!("v1:end:{}", game.0),
        Ticket::FeedHand { game, step } => format!("v1:feed:{}:{step}", game.0),
        Ticket::Refresh(game) => format!("v1:look:{}", game.0),
        Ticket::TakeBack(game) => format!("v1:back:{}", game.0),
        Ticket::Page { game, page } => format!("v1:page:{}:{page}", game.0),
        Ticket::Answer { game, spot, answer } => {
            let answer = answer_code::write(answer);
            format!("v1:do:{}:{}:{answer}", game.0, spot.write())
        }
        Ticket::Menu { game, spot, menu } => format!("v1:menu:{}:{}:{menu}", game.0, spot.write()),
        Ticket::Wish { game, case } => format!("v1:wish:{}:{}", game.0, case.key()),
        Ticket::OpenForm { game, spot } => format!("v1:form:{}:{}", game.0, spot.write()),
        Ticket::Form { game, spot } => format!("v1:gems:{}:{}", game.0, spot.write()),
        Ticket::Proposed { game, spot } => format!("v1:best:{}:{}", game.0, spot.write()),
        Ticket::Commit { game, draft } => {
            format!("v1:play:{}:{}", game.0, Spot::Draft(*draft).write())
        }
        Ticket::Undraft { game, draft } => {
            format!("v1:undo:{}:{}", game.0, Spot::Draft(*draft).write())
        }
        Ticket::DirectPanel { game, from } => format!("v1:dm:{}:{from}", game.0),
        Ticket::UnreachableHand {
            game,
            seat,
            closing,
        } => format!("v1:reach:{}:{}:{closing}", game.0, seat.0),
        Ticket::PlayBy(PlayBy::Thread) => "v1:by:thread".to_owned(),
        Ticket::PlayBy(PlayBy::Dm) => "v1:by:dm".to_owned(),
        Ticket::OpenRules { page, game } => format!("v1:rules:{}:{}", page.key(), perhaps(*game)),
        Ticket::TurnRules { page, game } => format!("v1:leaf:{}:{}", page.key(), perhaps(*game)),
        Ticket::RulesMenu(game) => format!("v1:pages:{}", perhaps(*game)),
    }
}

/// What stands for no game.
const NO_GAME: &str = "-";

fn perhaps(game: Option<GameId>) -> String {
    game.map_or_else(|| NO_GAME.to_owned(), |game| game.0.to_string())
}

fn read(text: &str) -> Option<Ticket> {
    let mut parts = text.split(':');
    if parts.next()? != "v1" {
        return None;
    }
    let kind = parts.next()?;
    if let Some(ticket) = about_no_game(kind, &mut parts) {
        return parts.next().is_none().then_some(ticket);
    }
    let game = GameId(parts.next()?.parse().ok()?);
    let ticket = if let Some(ticket) = about_question(kind, game, &mut parts) {
        ticket
    } else {
        about_game(kind, game, &mut parts)?
    };
    parts.next().is_none().then_some(ticket)
}

/// Tickets that need no game.
fn about_no_game<'t>(
    kind: &str,
    parts: &mut (impl Iterator<Item = &'t str> + Clone),
) -> Option<Ticket> {
    let mut rest = parts.clone();
    let game = |text: &str| match text {
        NO_GAME => Some(None),
        number => Some(Some(GameId(number.parse().ok()?))),
    };
    let ticket = match kind {
        "by" => Ticket::PlayBy(match rest.next()? {
            "thread" => PlayBy::Thread,
            "dm" => PlayBy::Dm,
            _ => return None,
        }),
        "rules" => Ticket::OpenRules {
            page: Page::from_key(rest.next()?)?,
            game: game(rest.next()?)?,
        },
        "leaf" => Ticket::TurnRules {
            page: Page::from_key(rest.next()?)?,
            game: game(rest.next()?)?,
        },
        "pages" => Ticket::RulesMenu(game(rest.next()?)?),
        _ => return None,
    };
    *parts = rest;
    Some(ticket)
}

/// Tickets that answer a question.
fn about_question<'t>(
    kind: &str,
    game: GameId,
    parts: &mut (impl Iterator<Item = &'t str> + Clone),
) -> Option<Ticket> {
    let mut rest = parts.clone();
    let spot = Spot::read(rest.next()?);
    let ticket = match kind {
        "do" => Ticket::Answer {
            game,
            spot: spot?,
            answer: answer_code::read(rest.next()?)?,
        },
        "menu" => Ticket::Menu {
            game,
            spot: spot?,
            menu: rest.next()?.parse().ok()?,
        },
        "form" => Ticket::OpenForm { game, spot: spot? },
        "gems" => Ticket::Form { game, spot: spot? },
        "best" => Ticket::Proposed { game, spot: spot? },
        "play" => Ticket::Commit {
            game,
            draft: spot?.draft()?,
        },
        "undo" => Ticket::Undraft {
            game,
            draft: spot?.draft()?,
        },
        _ => return None,
    };
    *parts = rest;
    Some(ticket)
}

fn about_game<'t>(
    kind: &str,
    game: GameId,
    parts: &mut impl Iterator<Item = &'t str>,
) -> Option<Ticket> {
    // Posts of this kind did not always carry a step.
    if kind == "table" {
        let from = parts.next().map_or(Some(0), |from| from.parse().ok())?;
        return Some(Ticket::TableHand { game, from });
    }
    if kind == "wish" {
        let key = parts.next()?;
        let case = Case::ALL.into_iter().find(|case| case.key() == key)?;
        return Some(Ticket::Wish { game, case });
    }
    let mut number = || -> Option<u32> { parts.next()?.parse().ok() };
    let ticket = match kind {
        "join" => Ticket::Join(game),
        "leave" => Ticket::Leave(game),
        "start" => Ticket::Start(game),
        "lobby" => Ticket::LobbyHand(game),
        "call" => Ticket::CallHand {
            game,
            nth: number()?,
        },
        "news" => Ticket::NewsHand {
            game,
            from: number()?,
        },
        "end" => Ticket::EndTable(game),
        "show" => Ticket::ShowTable(game),
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
    Some(ticket)
}
