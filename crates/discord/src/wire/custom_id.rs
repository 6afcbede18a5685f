//! What a button or menu carries in its `custom_id`: all that is needed to act on a press, so that a restart loses no
//! button. Buttons live for weeks: a format that was sent once is read for ever, and a change makes a `v2`.

mod kinds;
mod lesson;
mod organise;
mod seats;
mod spot;
mod which;

pub use kinds::CustomId;
pub use lesson::LessonPress;
pub use organise::{Moderate, Organise};
pub use seats::{Deed, Seats};
pub use spot::AnswerTarget;
pub use which::Which;

use super::answer_code;
use viceroy_i18n::rules::Page;
use viceroy_model::attendance::Say;
use viceroy_model::messages::{GameId, InstallationTag, MessageKey, MessageKind, PlayBy};
use viceroy_model::plans::Case;
use viceroy_rules::{PromptId, Seat};

/// What stands before the salt. It stands in no other part.
const SALTED: char = '@';

/// Why a `custom_id` is no ticket.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum CustomIdError {
    /// Forged, cut short or of a version that is not known.
    Unknown,
    /// Of another database: it says something about a game, but not about one of ours.
    Elsewhere,
}

/// The `custom_id` of a ticket of the database with this salt: at most 100 characters.
pub fn format(ticket: &CustomId, salt: InstallationTag) -> String {
    format!("{}{SALTED}{}", spell(ticket), salt.as_str())
}

/// The ticket of a `custom_id` of the database with this salt.
///
/// # Errors
/// When it says nothing, or nothing to this database.
pub fn parse(custom_id: &str, salt: InstallationTag) -> Result<CustomId, CustomIdError> {
    let (text, letters) = custom_id.rsplit_once(SALTED).ok_or(CustomIdError::Unknown)?;
    let of = InstallationTag::read(letters).ok_or(CustomIdError::Unknown)?;
    let ticket = read(text).ok_or(CustomIdError::Unknown)?;
    if of == salt { Ok(ticket) } else { Err(CustomIdError::Elsewhere) }
}

/// A ticket that is chosen at once and posted nowhere: it needs no salt.
pub fn spell(ticket: &CustomId) -> String {
    match ticket {
        CustomId::Join(game) => format!("v1:join:{}", game.0),
        CustomId::Leave(game) => format!("v1:leave:{}", game.0),
        CustomId::Start(game) => format!("v1:start:{}", game.0),
        CustomId::Organise { game, what } => format!("v1:org:{}:{}", game.0, what.write()),
        CustomId::Moderate { game, what } => format!("v1:mod:{}:{}", game.0, what.write()),
        CustomId::Post(key) => {
            let kind: &str = key.kind.into();
            let seat = key.seat.map_or_else(String::new, |seat| format!("{}:", seat.0));
            format!("v1:{kind}:{}:{seat}{}", key.game.0, key.nth)
        }
        CustomId::Vote { game, number, say } => {
            let say = match say {
                Say::Yes => "yes",
                Say::No => "no",
            };
            format!("v1:{say}:{}:{number}", game.0)
        }
        CustomId::ShowTable(game) => format!("v1:show:{}", game.0),
        CustomId::Here(game) => format!("v1:here:{}", game.0),
        CustomId::Seats { game, what } => what.write(*game),
        CustomId::Analysis { game, seat: None } => format!("v1:went:{}", game.0),
        CustomId::Analysis { game, seat: Some(seat) } => format!("v1:went:{}:{}", game.0, seat.0),
        CustomId::Refresh(game) => format!("v1:look:{}", game.0),
        CustomId::TakeBack(game) => format!("v1:back:{}", game.0),
        CustomId::Page { game, draft, page } => {
            let draft = draft.map_or_else(String::new, |draft| {
                format!(":{}", AnswerTarget::Draft(draft).write())
            });
            format!("v1:page:{}:{page}{draft}", game.0)
        }
        CustomId::Answer { game, spot, answer } => {
            let answer = answer_code::write(answer);
            format!("v1:do:{}:{}:{answer}", game.0, spot.write())
        }
        CustomId::Menu { game, spot, menu } => {
            format!("v1:menu:{}:{}:{menu}", game.0, spot.write())
        }
        CustomId::Wish { game, case } => format!("v1:wish:{}:{}", game.0, case.key()),
        CustomId::OpenForm { game, spot } => format!("v1:form:{}:{}", game.0, spot.write()),
        CustomId::Form { game, spot } => format!("v1:gems:{}:{}", game.0, spot.write()),
        CustomId::Proposed { game, spot } => format!("v1:best:{}:{}", game.0, spot.write()),
        CustomId::Hint { game, spot } => format!("v1:hint:{}:{}", game.0, spot.write()),
        CustomId::Confirm { game, draft } => {
            format!("v1:play:{}:{}", game.0, AnswerTarget::Draft(*draft).write())
        }
        CustomId::Undraft { game, draft } => {
            format!("v1:undo:{}:{}", game.0, AnswerTarget::Draft(*draft).write())
        }
        CustomId::OpenPlan { game, draft } => {
            format!("v1:plan:{}:{}", game.0, AnswerTarget::Draft(*draft).write())
        }
        CustomId::TurnIfDrawn { game, draft } => {
            format!("v1:draw:{}:{}", game.0, AnswerTarget::Draft(*draft).write())
        }
        CustomId::FromNowOn(game) => format!("v1:habit:{}", game.0),
        CustomId::Prefer { game, kind, scope, at } => {
            let (kind, scope) = (<&str>::from(kind), <&str>::from(scope));
            format!("v1:prefer:{}:{kind}:{scope}:{}", game.0, at.0)
        }
        CustomId::AskAgain => "v1:again".to_owned(),
        CustomId::Lesson(press) => format!("v1:learn:{}", press.write()),
        CustomId::Read { game, page } => format!("v1:read:{}:{page}", game.0),
        CustomId::Reads(reads) => format!("v1:reads:{}", <&str>::from(reads)),
        CustomId::PlayBy(PlayBy::Thread) => "v1:by:thread".to_owned(),
        CustomId::PlayBy(PlayBy::Dm) => "v1:by:dm".to_owned(),
        CustomId::Zone => "v1:days:zone".to_owned(),
        CustomId::Sleep => "v1:days:sleep".to_owned(),
        CustomId::Language => "v1:tongue".to_owned(),
        CustomId::ForgetMe => "v1:forget".to_owned(),
        CustomId::NextGame => "v1:next".to_owned(),
        CustomId::Games { page } => format!("v1:games:{page}"),
        CustomId::Which { what, page } => format!("v1:which:{}:{page}", what.key()),
        CustomId::OpenRules { page, game } => format!("v1:rules:{}:{}", page.key(), perhaps(*game)),
        CustomId::TurnRules { page, game } => format!("v1:leaf:{}:{}", page.key(), perhaps(*game)),
        CustomId::RulesMenu(game) => format!("v1:pages:{}", perhaps(*game)),
    }
}

/// What [`spell`] has spelt.
pub fn read(text: &str) -> Option<CustomId> {
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

fn about_game<'t>(
    kind: &str,
    game: GameId,
    parts: &mut impl Iterator<Item = &'t str>,
) -> Option<CustomId> {
    if kind == "went" {
        let seat = match parts.next() {
            Some(seat) => Some(Seat(seat.parse().ok()?)),
            None => None,
        };
        return Some(CustomId::Analysis { game, seat });
    }
    if let Ok(kind) = kind.parse::<MessageKind>() {
        let seat = match kind.is_of_a_seat() {
            true => Some(Seat(parts.next()?.parse().ok()?)),
            false => None,
        };
        let nth = parts.next()?.parse().ok()?;
        return Some(CustomId::Post(MessageKey { game, kind, seat, nth }));
    }
    if kind == "org" {
        let what = Organise::read(parts)?;
        return Some(CustomId::Organise { game, what });
    }
    if kind == "mod" {
        let what = Moderate::read(parts)?;
        return Some(CustomId::Moderate { game, what });
    }
    if let Some(what) = Seats::read(kind, parts) {
        return Some(CustomId::Seats { game, what });
    }
    if kind == "wish" {
        let key = parts.next()?;
        let case = Case::ALL.into_iter().find(|case| case.key() == key)?;
        return Some(CustomId::Wish { game, case });
    }
    if kind == "prefer" {
        return Some(CustomId::Prefer {
            game,
            kind: parts.next()?.parse().ok()?,
            scope: parts.next()?.parse().ok()?,
            at: PromptId(parts.next()?.parse().ok()?),
        });
    }
    let mut number = || -> Option<u32> { parts.next()?.parse().ok() };
    let ticket = match kind {
        "join" => CustomId::Join(game),
        "leave" => CustomId::Leave(game),
        "start" => CustomId::Start(game),
        "yes" | "no" => CustomId::Vote {
            game,
            number: number()?,
            say: match kind {
                "yes" => Say::Yes,
                _ => Say::No,
            },
        },
        "show" => CustomId::ShowTable(game),
        "here" => CustomId::Here(game),
        "look" => CustomId::Refresh(game),
        "habit" => CustomId::FromNowOn(game),
        "back" => CustomId::TakeBack(game),
        "read" => CustomId::Read { game, page: u16::try_from(number()?).ok()? },
        "page" => CustomId::Page {
            game,
            page: u8::try_from(number()?).ok()?,
            draft: match parts.next() {
                Some(spot) => Some(AnswerTarget::read(spot)?.draft()?),
                None => None,
            },
        },
        _ => return None,
    };
    Some(ticket)
}

/// What stands for no game.
const NO_GAME: &str = "-";

fn perhaps(game: Option<GameId>) -> String {
    game.map_or_else(|| NO_GAME.to_owned(), |game| game.0.to_string())
}

/// Tickets that need no game.
fn about_no_game<'t>(
    kind: &str,
    parts: &mut (impl Iterator<Item = &'t str> + Clone),
) -> Option<CustomId> {
    let mut rest = parts.clone();
    let game = |text: &str| match text {
        NO_GAME => Some(None),
        number => Some(Some(GameId(number.parse().ok()?))),
    };
    let ticket = match kind {
        "by" => CustomId::PlayBy(match rest.next()? {
            "thread" => PlayBy::Thread,
            "dm" => PlayBy::Dm,
            _ => return None,
        }),
        "reads" => CustomId::Reads(rest.next()?.parse().ok()?),
        "rules" => {
            CustomId::OpenRules { page: Page::from_key(rest.next()?)?, game: game(rest.next()?)? }
        }
        "leaf" => {
            CustomId::TurnRules { page: Page::from_key(rest.next()?)?, game: game(rest.next()?)? }
        }
        "pages" => CustomId::RulesMenu(game(rest.next()?)?),
        "days" => match rest.next()? {
            "zone" => CustomId::Zone,
            "sleep" => CustomId::Sleep,
            _ => return None,
        },
        "tongue" => CustomId::Language,
        "forget" => CustomId::ForgetMe,
        "next" => CustomId::NextGame,
        "again" => CustomId::AskAgain,
        "learn" => CustomId::Lesson(LessonPress::read(&mut rest)?),
        "games" => CustomId::Games { page: rest.next()?.parse().ok()? },
        "which" => CustomId::Which {
            what: Which::from_key(rest.next()?)?,
            page: rest.next()?.parse().ok()?,
        },
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
) -> Option<CustomId> {
    let mut rest = parts.clone();
    let spot = AnswerTarget::read(rest.next()?);
    let ticket = match kind {
        "do" => CustomId::Answer { game, spot: spot?, answer: answer_code::read(rest.next()?)? },
        "menu" => CustomId::Menu { game, spot: spot?, menu: rest.next()?.parse().ok()? },
        "form" => CustomId::OpenForm { game, spot: spot? },
        "gems" => CustomId::Form { game, spot: spot? },
        "hint" => CustomId::Hint { game, spot: spot? },
        "best" => CustomId::Proposed { game, spot: spot? },
        "play" => CustomId::Confirm { game, draft: spot?.draft()? },
        "plan" => CustomId::OpenPlan { game, draft: spot?.draft()? },
        "draw" => CustomId::TurnIfDrawn { game, draft: spot?.draft()? },
        "undo" => CustomId::Undraft { game, draft: spot?.draft()? },
        _ => return None,
    };
    *parts = rest;
    Some(ticket)
}
