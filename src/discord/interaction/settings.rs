//! Choosing where to be told that a game waits.

use super::response::Response;
use super::ticket::Ticket;
use crate::discord::panel::rows::{Button, Row};
use crate::host::{Fault, Host, Preference};
use crate::notice::{PersonId, PlayBy};
use crate::wording::PrivateText;
use crate::wording::people::{self, Chosen};

/// What somebody is told, and the question behind it if they have never chosen.
pub async fn ask_once(host: &Host, who: PersonId, said: &PrivateText) -> Response {
    match host.preference(who).await {
        Ok(Preference::Unasked) => asking(said),
        // They were told what they did; not knowing what they chose is no reason to say that it failed.
        Ok(Preference::Thread | Preference::Dm | Preference::DmClosed) | Err(_) => {
            said.clone().into()
        }
    }
}

/// What somebody chose, and the buttons to choose again.
pub async fn current(host: &Host, who: PersonId) -> Response {
    shown(host.preference(who).await)
}

/// Remembers a choice and says it.
pub async fn choose(host: &Host, who: PersonId, by: PlayBy) -> Response {
    shown(host.play_by(who, by).await)
}

fn shown(preference: Result<Preference, Fault>) -> Response {
    preference.map(settings).into()
}

/// The question to somebody who has never chosen, behind what they are told.
pub fn asking(said: &PrivateText) -> Response {
    Response {
        text: people::ask(said).0,
        rows: buttons(None),
        ..Response::default()
    }
}

/// A choice in words, with the buttons to choose again.
pub fn settings(preference: Preference) -> Response {
    let (chosen, by) = match preference {
        Preference::Unasked | Preference::Thread => (Chosen::Thread, PlayBy::Thread),
        Preference::Dm => (Chosen::Dm, PlayBy::Dm),
        Preference::DmClosed => (Chosen::DmClosed, PlayBy::Dm),
    };
    Response {
        text: people::chosen(chosen).0,
        rows: buttons(Some(by)),
        ..Response::default()
    }
}

fn buttons(chosen: Option<PlayBy>) -> Vec<Row> {
    let labels = people::buttons();
    let button = |by, label| {
        let button = Button::new(Ticket::PlayBy(by), label);
        if chosen == Some(by) {
            button.main()
        } else {
            button
        }
    };
    vec![Row::Buttons(vec![
        button(PlayBy::Thread, labels.thread),
        button(PlayBy::Dm, labels.dm),
    ])]
}
