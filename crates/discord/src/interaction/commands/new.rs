//! `/viceroy new`

use super::answering::{Ctx, answer, origin, reader, room};
use super::words;
use crate::interaction::settings as asking;
use crate::message::organiser_panel::invite;
use crate::prelude::*;
use crate::servers::MEDIA;
use crate::wire::permissions;
use viceroy_model::attendance::PlayConditions;
use viceroy_model::messages::Venue;
use viceroy_service::{Fills, Founding};

/// The rest is decided on the organiser's panel, which its answer leads to.
#[poise::command(slash_command)]
pub(super) async fn new(
    ctx: Ctx<'_>,
    #[min = 0]
    #[max = 3]
    computers: Option<u8>,
    #[choices(
        "aristocrats",
        "invasion",
        "aristocrats+invasion",
        "underworld",
        "aristocrats+underworld",
        "invasion+underworld",
        "aristocrats+invasion+underworld"
    )]
    modules: Option<&'static str>,
    private: Option<bool>,
    #[min = 0]
    #[max = 3]
    virtual_opponents: Option<u8>,
) -> Result<(), Trouble> {
    let standard = Terms::for_several();
    let terms = Terms {
        modules: modules.and_then(words::modules).unwrap_or_default(),
        rivals: virtual_opponents.or(standard.rivals),
        ..standard
    };
    let reader = reader(ctx);
    let w = &*reader.wording;
    let work = async {
        let origin = origin(ctx);
        let servers = &ctx.data().servers;
        if let Some(sentence) = wrong_place(w, origin, ctx.interaction, servers).await {
            return Ok(sentence.into());
        }
        let host = &ctx.data().actions.host;
        let (venue, time) = venue(&ctx.data().actions, w, room(ctx), origin).await?;
        let played_in = venue.played_in;
        let asked_for = computers.or(virtual_opponents.map(|_| 0));
        let seated = asked_for.unwrap_or_else(|| usual(&terms, played_in));
        let seated = vec![Level::Normal; usize::from(seated)];
        let who = people::person(&ctx.interaction.user, ctx.interaction.member.as_deref());
        let agreed = TableSettings { time, ..TableSettings::default() };
        let entry = match (private, played_in) {
            (Some(true), PlayedIn::Thread) => Entry::Invited(vec![]),
            (Some(false) | None, _)
            | (Some(true), PlayedIn::DirectMessages | PlayedIn::Deal(_)) => Entry::Anybody,
        };
        let fills = match (&entry, played_in) {
            (_, PlayedIn::DirectMessages | PlayedIn::Deal(_)) => Fills::ByHand,
            (Entry::Anybody, _) if terms.rivals.unwrap_or(0) == 0 => Fills::WithComputersAtFirst,
            (Entry::Anybody | Entry::Invited(_), _) => Fills::WithPeople,
        };
        let conditions = PlayConditions { terms, agreed };
        let founding = Founding { entry, computers: seated, seats: None, fills };
        let view = host.found(venue, who, conditions, founding).await?;
        let said = match (played_in, &view.organised.entry) {
            (PlayedIn::DirectMessages | PlayedIn::Deal(_), _) => {
                return Ok(w.private(text!(said_opened_here)).into());
            }
            (PlayedIn::Thread, Entry::Anybody) => w.private(text!(said_opened)),
            (PlayedIn::Thread, Entry::Invited(_)) => w.private(text!(said_opened_private)),
        };
        let mut shown = asking::ask_once(host, &reader, &said).await;
        let options = CustomId::Organise { game: view.game, what: Organise::Open };
        let options = Button::new(options, w.say(text!(button_organise)));
        let rows = invite(w, &view).into_iter().chain([Row::Buttons(vec![options])]);
        shown.rows.splice(0..0, rows);
        Ok::<Response, Stop>(shown)
    };
    answer(ctx, work).await
}

/// Where a table is opened, and the clock that is usual there.
pub(super) async fn venue(
    actions: &Actions,
    w: &Wording,
    channel: RoomId,
    origin: InteractionOrigin,
) -> Result<(Venue, TimeControl), Fault> {
    let server = origin.server();
    let settings = match server {
        Some(server) => Some(actions.host.server_settings(server).await?),
        None => None,
    };
    // The opener knows what the others can read.
    let language = settings.as_ref().and_then(|settings| settings.language.clone());
    let language = language.unwrap_or_else(|| LanguageTag(w.language().to_string()));
    let usual = settings.map_or_else(TimeControl::default, |settings| settings.time);
    Ok((Venue { channel, server, language, played_in: played_in(origin) }, usual))
}

/// The bot can only post in its own direct messages.
fn played_in(origin: InteractionOrigin) -> PlayedIn {
    match origin {
        InteractionOrigin::BotDm => PlayedIn::DirectMessages,
        InteractionOrigin::Server(_)
        | InteractionOrigin::Elsewhere
        | InteractionOrigin::ServerWithoutBot => PlayedIn::Thread,
    }
}

/// In direct messages nobody else can take a seat.
fn usual(terms: &Terms, played_in: PlayedIn) -> u8 {
    match played_in {
        PlayedIn::Thread => 0,
        PlayedIn::DirectMessages | PlayedIn::Deal(_) => {
            terms.seats().map_or(0, |seats| seats.end().saturating_sub(1))
        }
    }
}

/// Checked before a lobby is posted, rather than when its thread fails.
pub(super) async fn wrong_place(
    w: &Wording,
    origin: InteractionOrigin,
    command: &CommandInteraction,
    servers: &Servers,
) -> Option<PrivateText> {
    if origin == InteractionOrigin::BotDm {
        return None;
    }
    let server = match origin.needs_server(w, command.application_id) {
        Ok(server) => server,
        Err(sentence) => return Some(sentence),
    };
    servers.know(server).await;
    let channel = command.channel.as_ref();
    let above = |channel: &PartialChannel| servers.kind_of(server, channel.parent_id?);
    let kinds = (channel.map(|it| it.kind), channel.and_then(above));
    wrong_channel(w, kinds).or_else(|| permissions::refusal(w, command.app_permissions))
}

/// `above` is the parent's kind, if known.
fn wrong_channel(
    w: &Wording,
    (kind, above): (Option<ChannelType>, Option<ChannelType>),
) -> Option<PrivateText> {
    Some(match kind {
        None | Some(ChannelType::Text | ChannelType::News) => return None,
        Some(ChannelType::Forum | MEDIA) => w.private(text!(where_not_forum)),
        Some(ChannelType::PublicThread | ChannelType::PrivateThread | ChannelType::NewsThread) => {
            match above {
                Some(ChannelType::Forum | MEDIA) => w.private(text!(where_not_forum)),
                Some(_) | None => w.private(text!(where_not_thread)),
            }
        }
        Some(ChannelType::Voice | ChannelType::Stage) => w.private(text!(where_not_voice)),
        // Kinds that Discord may add.
        Some(_) => w.private(text!(where_not_direct)),
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use viceroy_i18n::{Languages, english};

    #[test]
    fn each_kind_of_channel_that_can_have_no_table_has_its_own_sentence() {
        let w = &english();
        let said = |kind: u8, above: Option<u8>| {
            let kinds = (Some(ChannelType::from(kind)), above.map(ChannelType::from));
            wrong_channel(w, kinds).map(|sentence| sentence.0)
        };
        let sentence = |text: PrivateText| Some(text.0);
        for channel in [0, 5] {
            assert_eq!(said(channel, Some(4)), None);
        }
        assert_eq!(wrong_channel(w, (None, None)), None);
        let forum = sentence(w.private(text!(where_not_forum)));
        for forums in [15, 16] {
            assert_eq!(said(forums, Some(4)), forum);
            // A forum post is a thread.
            assert_eq!(said(11, Some(forums)), forum);
        }
        let thread = sentence(w.private(text!(where_not_thread)));
        for (kind, above) in [(10, 5), (11, 0), (12, 0)] {
            assert_eq!(said(kind, Some(above)), thread);
            assert_eq!(said(kind, None), thread);
        }
        let voice = sentence(w.private(text!(where_not_voice)));
        assert_eq!([said(2, None), said(13, Some(4))], [voice.clone(), voice]);
        assert!(said(99, None).is_some());
    }

    #[test]
    fn its_options_are_described_in_words() {
        let languages = Languages::carried().unwrap();
        let said = words::in_words(&languages, new());
        assert_eq!(said.parameters.len(), 4);
        for parameter in &said.parameters {
            let about = parameter.description.as_deref().unwrap();
            assert!((2..=100).contains(&about.chars().count()), "{about}");
            for choice in parameter.choices.iter() {
                assert!(choice.name.len() > 5, "{}", choice.name);
            }
        }
    }
}
