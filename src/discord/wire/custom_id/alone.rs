//! Tickets that need no game.

use super::ticket::Ticket;
use super::which::Which;
use crate::notice::{GameId, PlayBy};
use crate::wording::rules::Page;

/// What stands for no game.
const NO_GAME: &str = "-";

pub(crate) fn perhaps(game: Option<GameId>) -> String {
    game.map_or_else(|| NO_GAME.to_owned(), |game| game.0.to_string())
}

/// Tickets that need no game.
pub(crate) fn about_no_game<'t>(
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
        "days" => match rest.next()? {
            "zone" => Ticket::Zone,
            "sleep" => Ticket::Sleep,
            _ => return None,
        },
        "next" => Ticket::NextGame,
        "games" => Ticket::Games {
            page: rest.next()?.parse().ok()?,
        },
        "which" => Ticket::Which {
            what: Which::from_key(rest.next()?)?,
            page: rest.next()?.parse().ok()?,
        },
        _ => return None,
    };
    *parts = rest;
    Some(ticket)
}
