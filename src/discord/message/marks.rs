//! By which button a message is known to say a notice: Discord does not give nonces back when messages are read.

use serenity::all::{ActionRowComponent, ButtonKind, Message};

use crate::discord::wire::custom_id::{Ticket, parse};
use crate::notice::{NoticeKey, Salt};

/// Whether a message is the one that says a notice: its buttons tell.
pub fn says(message: &Message, salt: Salt, key: NoticeKey) -> bool {
    tickets(message, salt).any(|ticket| belongs(&ticket, key))
}

/// The tickets of a message's buttons, as far as they are of the database with this salt.
pub fn tickets(message: &Message, salt: Salt) -> impl Iterator<Item = Ticket> + '_ {
    let buttons = message.components.iter().flat_map(|row| &row.components);
    buttons.filter_map(move |component| {
        if let ActionRowComponent::Button(button) = component
            && let ButtonKind::NonLink { custom_id, .. } = &button.data
        {
            parse(custom_id, salt).ok()
        } else {
            None
        }
    })
}

fn belongs(ticket: &Ticket, key: NoticeKey) -> bool {
    match ticket {
        Ticket::Join(game)
        | Ticket::Leave(game)
        | Ticket::Start(game)
        | Ticket::LobbyHand(game) => key == NoticeKey::Lobby(*game),
        Ticket::TableHand { game, from } => {
            key == NoticeKey::Table {
                game: *game,
                from: *from,
            }
        }
        Ticket::CallHand { game, nth } => {
            key == NoticeKey::Call {
                game: *game,
                nth: *nth,
            }
        }
        // A conversation has one person's announcements only, so the seat is known.
        Ticket::AnnouncementHand { game, nth } => match key {
            NoticeKey::Announcement { game: g, nth: n }
            | NoticeKey::Told {
                game: g, nth: n, ..
            } => g == *game && n == *nth,
            NoticeKey::Lobby(_)
            | NoticeKey::Table { .. }
            | NoticeKey::News { .. }
            | NoticeKey::Call { .. }
            | NoticeKey::Panel { .. }
            | NoticeKey::End { .. }
            | NoticeKey::Unreachable { .. } => false,
        },
        Ticket::NewsHand { game, from } => {
            key == NoticeKey::News {
                game: *game,
                from: *from,
            }
        }
        // A conversation has one person's end only, so the seat is known.
        Ticket::EndTable(game) => matches!(key, NoticeKey::End { game: g, .. } if g == *game),
        // A conversation has one person's panels only, so the seat is known.
        Ticket::DirectPanel { game, from } => match key {
            NoticeKey::Panel {
                game: g, from: f, ..
            } => g == *game && f == *from,
            NoticeKey::Lobby(_)
            | NoticeKey::Table { .. }
            | NoticeKey::News { .. }
            | NoticeKey::Call { .. }
            | NoticeKey::Announcement { .. }
            | NoticeKey::End { .. }
            | NoticeKey::Told { .. }
            | NoticeKey::Unreachable { .. } => false,
        },
        Ticket::UnreachableHand {
            game,
            seat,
            closing,
        } => {
            key == NoticeKey::Unreachable {
                game: *game,
                seat: *seat,
                closing: *closing,
            }
        }
        Ticket::Organise { .. }
        | Ticket::Moderate { .. }
        | Ticket::Analysis { .. }
        | Ticket::ShowTable(_)
        | Ticket::Vote { .. }
        | Ticket::Here(_)
        | Ticket::Seats { .. }
        | Ticket::NextGame
        | Ticket::Games { .. }
        | Ticket::Which { .. }
        | Ticket::Zone
        | Ticket::Sleep
        | Ticket::Refresh(_)
        | Ticket::TakeBack(_)
        | Ticket::Page { .. }
        | Ticket::Answer { .. }
        | Ticket::Menu { .. }
        | Ticket::Wish { .. }
        | Ticket::OpenForm { .. }
        | Ticket::Form { .. }
        | Ticket::Hint { .. }
        | Ticket::Proposed { .. }
        | Ticket::Commit { .. }
        | Ticket::Undraft { .. }
        | Ticket::PlayBy(_)
        | Ticket::OpenRules { .. }
        | Ticket::TurnRules { .. }
        | Ticket::RulesMenu(_) => false,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::notice::GameId;
    use crate::rules::Seat;

    #[test]
    fn a_notice_is_known_by_its_button() {
        let game = GameId(3);
        let table = |game, from| NoticeKey::Table { game, from };
        let hand = |from| Ticket::TableHand { game, from };
        assert!(belongs(&hand(0), table(game, 0)) && belongs(&hand(9), table(game, 9)));
        assert!(!belongs(&hand(9), table(game, 0)) && !belongs(&hand(9), table(GameId(4), 9)));
        let call = |nth| NoticeKey::Call { game, nth };
        let button = Ticket::CallHand { game, nth: 9 };
        assert!(belongs(&button, call(9)) && !belongs(&button, call(8)));
        assert!(!belongs(&button, table(game, 9)) && !belongs(&Ticket::ShowTable(game), call(9)));
        assert!(belongs(&Ticket::LobbyHand(game), NoticeKey::Lobby(game)));
        let news = |from| NoticeKey::News { game, from };
        let button = Ticket::NewsHand { game, from: 9 };
        assert!(belongs(&button, news(9)) && !belongs(&button, news(8)));
        let end = |game| NoticeKey::End {
            game,
            seat: Seat(2),
        };
        let button = Ticket::EndTable(game);
        assert!(belongs(&button, end(game)) && !belongs(&button, end(GameId(4))));
        let seat = Seat(1);
        let panel = |from| NoticeKey::Panel { game, seat, from };
        let button = Ticket::DirectPanel { game, from: 9 };
        assert!(belongs(&button, panel(9)));
        assert!(!belongs(&button, panel(8)) && !belongs(&button, table(game, 9)));
        assert!(!belongs(&Ticket::Refresh(game), panel(9)));
        let closing = 2;
        let button = Ticket::UnreachableHand {
            game,
            seat,
            closing,
        };
        let told = |seat, closing| NoticeKey::Unreachable {
            game,
            seat,
            closing,
        };
        assert!(belongs(&button, told(seat, 2)));
        assert!(!belongs(&button, told(seat, 1)) && !belongs(&button, told(Seat(2), 2)));
    }
}
