//! The organiser's panel, starting a changed table, and playing again.

use super::settings;
use crate::message::computers_message;
use crate::message::invitation;
use crate::message::organiser_panel::{
    CLOCK, FILLED, HANDOVERS, HINTS, HOUR, LANGUAGE, MOST_INVITED, OPPONENTS, RATED, RELIABILITIES,
    TIME_OUT, WEEKENDS, WITH, WITHOUT, not_decided, panel, stopped,
};
use crate::prelude::*;
use viceroy_i18n::{lobby, text};
use viceroy_model::messages::FilledIn;
use viceroy_model::timing::{DailyHour, Speed};
use viceroy_rules::{Edition, ModuleUse, setting};
use viceroy_service::TermsChange;

pub struct Press {
    pub game: GameId,
    pub what: Organise,
    /// Values or users chosen from a menu.
    pub chosen: Vec<String>,
    pub id: PressId,
    pub authority: Option<Authority>,
}

impl Actions {
    pub async fn organise(&self, reader: &Reader, who: Person, press: Press) -> Response {
        let (w, game, by) = (&*reader.wording, press.game, who.id);
        let result = match press.what {
            Organise::Open | Organise::Computers => self.host.organised_by(game, by).await,
            Organise::Seat(level) => {
                self.host
                    .change_lobby(game, move |lobby| lobby.seat_computer(game, by, level))
                    .await
            }
            Organise::Dismiss(name) => {
                self.host.change_lobby(game, move |lobby| lobby.dismiss(by, name)).await
            }
            Organise::Edition | Organise::Option | Organise::Time => {
                match (change(&press), self.language(&press), filled(&press)) {
                    (Some(change), _, _) => self.host.change_terms(game, by, change).await,
                    (None, Some(language), _) => {
                        self.host.change_lobby(game, move |lobby| lobby.tell_in(by, language)).await
                    }
                    (None, None, Some(time)) => {
                        self.host.change_lobby(game, move |lobby| lobby.fills(by, time)).await
                    }
                    (None, None, None) => self.host.organised_by(game, by).await,
                }
            }
            Organise::Private => {
                let nobody = Entry::Invited(vec![]);
                self.host.change_lobby(game, move |lobby| lobby.admit(by, nobody)).await
            }
            Organise::Public => {
                self.host.change_lobby(game, move |lobby| lobby.admit(by, Entry::Anybody)).await
            }
            Organise::Invite => {
                let invited = Entry::Invited(people(&press.chosen));
                self.host.change_lobby(game, move |lobby| lobby.admit(by, invited)).await
            }
            Organise::Remove(whom) => self.host.remove(game, by, whom).await,
            Organise::Start(changes) => {
                let knowing = Some(changes);
                let started = self.host.start_knowing(game, by, press.id, knowing).await;
                return match started {
                    Ok(view) => self.begun(reader, &view).await,
                    Err(stop) => stopped(w, game, stop),
                };
            }
            Organise::Fill => {
                let started = self.host.start_filled(game, by, press.id, None).await;
                return match started {
                    Ok(view) => self.begun(reader, &view).await,
                    Err(stop) => stopped(w, game, stop),
                };
            }
            Organise::Again => return self.again(reader, who, &press).await,
            // Routed to the invitation, which needs no organiser.
            Organise::Friends => self.host.lobby(game).await,
        };
        match result {
            Ok(view) if is_about_computers(press.what) => computers_message::response(w, &view),
            Ok(view) => panel(w, &self.languages, &view, press.authority),
            Err(stop) => not_decided(w, game, stop, press.authority),
        }
    }

    fn language(&self, press: &Press) -> Option<LanguageTag> {
        let (key, tag) = press.chosen.first()?.split_once('=')?;
        let tag = self.languages.chosen(tag).filter(|_| key == LANGUAGE)?;
        Some(LanguageTag(tag))
    }

    async fn again(&self, reader: &Reader, who: Person, press: &Press) -> Response {
        let w = &*reader.wording;
        match self.host.play_again(press.game, who, press.id).await {
            Ok(again) => {
                if again.played_in == PlayedIn::DirectMessages {
                    return invitation::joined(w, again.game, None);
                }
                let said = w.private(text!(said_again, channel = channel_link(again.channel)));
                let said = lobby::with_press_hash(w, said, again.press_hash.as_deref());
                settings::ask_once(&self.host, reader, &said).await
            }
            Err(stop) => stop.shown(w),
        }
    }
}

fn is_about_computers(what: Organise) -> bool {
    matches!(what, Organise::Computers | Organise::Seat(_) | Organise::Dismiss(_))
}

fn filled(press: &Press) -> Option<FilledIn> {
    let (key, time) = press.chosen.first()?.split_once('=')?;
    time.parse().ok().filter(|_| key == FILLED)
}

/// `None` if the value is no longer known.
fn change(press: &Press) -> Option<TermsChange> {
    let chosen = press.chosen.first()?;
    if press.what == Organise::Edition {
        return Edition::from_key(chosen).map(TermsChange::Edition);
    }
    let (key, value) = chosen.split_once('=')?;
    match key {
        OPPONENTS => value.parse().ok().map(TermsChange::VirtualOpponents),
        WITH => Module::from_key(value).map(|m| TermsChange::Module(m, ModuleUse::With)),
        WITHOUT => Module::from_key(value).map(|m| TermsChange::Module(m, ModuleUse::Without)),
        CLOCK => value.parse().ok().map(TermsChange::Clock),
        HOUR => {
            let hour = value.parse().ok().and_then(DailyHour::new)?;
            Some(TermsChange::Clock(Speed::Hour(hour)))
        }
        WEEKENDS => value.parse().ok().map(TermsChange::Weekends),
        HINTS => value.parse().ok().map(TermsChange::Hints),
        HANDOVERS => value.parse().ok().map(TermsChange::Handovers),
        RATED => value.parse().ok().map(TermsChange::Rated),
        RELIABILITIES => value.parse().ok().map(TermsChange::Reliabilities),
        TIME_OUT => value.parse().ok().map(TermsChange::TimeOut),
        _ => setting(key, value).ok().map(TermsChange::Option),
    }
}

fn people(chosen: &[String]) -> Vec<PersonId> {
    let ids = chosen.iter().filter_map(|id| id.parse().ok());
    ids.map(PersonId).take(MOST_INVITED).collect()
}
