//! Tickets that answer a question.

use super::spot::Spot;
use super::ticket::Ticket;
use crate::discord::wire::answer_code;
use crate::notice::GameId;

/// Tickets that answer a question.
pub(crate) fn about_question<'t>(
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
        "hint" => Ticket::Hint { game, spot: spot? },
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
