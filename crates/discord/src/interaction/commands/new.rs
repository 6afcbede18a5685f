//! `/viceroy new`

use std::borrow::Cow;

use poise::{CommandParameter, CommandParameterChoice};
use serenity::all::{
    Cache, ChannelType, CommandInteraction, CommandOptionType, GuildId, PartialChannel,
    ResolvedOption, ResolvedValue,
};

use super::answering::{Ctx, answer, origin, reader, room};
use super::words;
use crate::interaction::actions::Actions;
use crate::interaction::data::{Data, Trouble};
use crate::interaction::origin::InteractionOrigin;
use crate::interaction::settings as asking;
use crate::message::organiser_panel::invite;
use crate::message::response::Response;
use crate::wire::{people, permissions};
use viceroy_ai::Level;
use viceroy_i18n::{PrivateText, Wording, text};
use viceroy_model::attendance::{Hints, OnTimeout, PlayConditions, TableSettings};
use viceroy_model::messages::{Entry, LanguageTag, PlayedIn, RoomId, Venue};
use viceroy_model::timing::TimeControl;
use viceroy_rules::{Edition, Options, SHEET, TableOption, Terms};
use viceroy_service::{Fault, Fills, Founding, Stop};

#[poise::command(slash_command)]
#[expect(
    clippy::too_many_arguments,
    reason = "poise makes each of them a parameter of the command"
)]
pub(super) async fn new(
    ctx: Ctx<'_>,
    #[choices("en-2015", "en-first", "ru-2015", "de")] edition: Option<&'static str>,
    #[min = 0]
    #[max = 3]
    virtual_opponents: Option<u8>,
    private: Option<bool>,
    #[choices("live", "daily", "hour", "relaxed", "none")] clock: Option<&'static str>,
    #[min = 0]
    #[max = 23]
    hour: Option<u8>,
    #[choices("count", "off")] weekends: Option<&'static str>,
    #[choices("computer", "pass")] time_out: Option<&'static str>,
    #[min = 0]
    #[max = 3]
    computers: Option<u8>,
    #[choices("easy", "normal", "hard")] level: Option<&'static str>,
    #[choices("allowed", "forbidden")] hints: Option<&'static str>,
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
) -> Result<(), Trouble> {
    let standard = Terms::for_several();
    let edition = edition.and_then(Edition::from_key);
    let terms = Terms {
        edition: edition.unwrap_or(standard.edition),
        modules: modules.and_then(words::modules).unwrap_or_default(),
        options: chosen(ctx.args),
        rivals: virtual_opponents.or(standard.rivals),
    };
    let weekends = weekends.and_then(words::weekends);
    let on_timeout: Option<OnTimeout> = time_out.and_then(|key| key.parse().ok());
    let hints: Option<Hints> = hints.and_then(|key| key.parse().ok());
    let reader = reader(ctx);
    let w = &*reader.wording;
    let work = async {
        let origin = origin(ctx);
        let cache = &ctx.serenity_context().cache;
        if let Some(sentence) = wrong_place(w, origin, ctx.interaction, cache) {
            return Ok(sentence.into());
        }
        let host = &ctx.data().actions.host;
        let (venue, usual_time) = venue(&ctx.data().actions, w, room(ctx), origin).await?;
        let played_in = venue.played_in;
        let level = level.and_then(Level::from_key).unwrap_or(Level::Normal);
        let asked_for = computers.or(virtual_opponents.map(|_| 0));
        let seated =
            vec![level; usize::from(asked_for.unwrap_or_else(|| usual(&terms, played_in)))];
        let who = people::person(&ctx.interaction.user, ctx.interaction.member.as_deref());
        let agreed = TableSettings {
            time: TimeControl {
                speed: words::speed(clock, hour, usual_time.speed),
                weekends: weekends.unwrap_or(usual_time.weekends),
            },
            on_timeout: on_timeout.unwrap_or_default(),
            hints: hints.unwrap_or_default(),
        };
        let entry = match (private, played_in) {
            (Some(true), PlayedIn::Thread) => Entry::Invited(vec![]),
            (Some(false) | None, _) | (Some(true), PlayedIn::DirectMessage) => Entry::Anybody,
        };
        let fills = match (&entry, played_in) {
            (_, PlayedIn::DirectMessage) => Fills::ByHand,
            (Entry::Anybody, _) if terms.rivals.unwrap_or(0) == 0 => Fills::WithComputersAtFirst,
            (Entry::Anybody | Entry::Invited(_), _) => Fills::WithPeople,
        };
        let conditions = PlayConditions { terms, agreed };
        let founding = Founding { entry, computers: seated, seats: None, fills };
        let view = host.found(venue, who, conditions, founding).await?;
        let said = match (played_in, &view.organised.entry) {
            (PlayedIn::DirectMessage, _) => {
                return Ok(w.private(text!(said_opened_here)).into());
            }
            (PlayedIn::Thread, Entry::Anybody) => w.private(text!(said_opened)),
            (PlayedIn::Thread, Entry::Invited(_)) => w.private(text!(said_opened_private)),
        };
        let mut shown = asking::ask_once(host, &reader, &said).await;
        shown.rows.splice(0..0, invite(w, &view));
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

/// Choice values are indices into the option's values.
fn chosen(args: &[ResolvedOption<'_>]) -> Options {
    let mut options = Options::default();
    for arg in args {
        let option = SHEET.iter().find(|o| o.key == arg.name);
        if let (Some(option), ResolvedValue::Integer(place)) = (option, &arg.value)
            && let Some(value) =
                usize::try_from(*place).ok().and_then(|place| option.values.get(place))
        {
            options.set(value.setting);
        }
    }
    options
}

/// Adds a parameter for each option of a table.
pub(super) fn complete(
    mut command: poise::Command<Data, Trouble>,
) -> poise::Command<Data, Trouble> {
    command.parameters.extend(SHEET.iter().map(parameter));
    command
}

fn parameter(option: &'static TableOption) -> CommandParameter<Data, Trouble> {
    let choices = option.values.iter().map(|value| CommandParameterChoice {
        name: value.key.into(),
        localizations: Cow::Borrowed(&[]),
        __non_exhaustive: (),
    });
    CommandParameter {
        name: option.key.into(),
        name_localizations: Cow::Borrowed(&[]),
        description: None,
        description_localizations: Cow::Borrowed(&[]),
        required: false,
        channel_types: None,
        choices: choices.collect(),
        type_setter: Some(|menu| menu.kind(CommandOptionType::Integer)),
        autocomplete_callback: None,
        __non_exhaustive: (),
    }
}

/// The bot can only post in its own direct messages.
fn played_in(origin: InteractionOrigin) -> PlayedIn {
    match origin {
        InteractionOrigin::BotDm => PlayedIn::DirectMessage,
        InteractionOrigin::Server(_)
        | InteractionOrigin::Elsewhere
        | InteractionOrigin::ServerWithoutBot => PlayedIn::Thread,
    }
}

/// In direct messages nobody else can take a seat.
fn usual(terms: &Terms, played_in: PlayedIn) -> u8 {
    match played_in {
        PlayedIn::Thread => 0,
        PlayedIn::DirectMessage => terms.seats().map_or(0, |seats| seats.end().saturating_sub(1)),
    }
}

/// Checked before a lobby is posted, rather than when its thread fails.
pub(super) fn wrong_place(
    w: &Wording,
    origin: InteractionOrigin,
    command: &CommandInteraction,
    cache: &Cache,
) -> Option<PrivateText> {
    if origin == InteractionOrigin::BotDm {
        return None;
    }
    let server = match origin.needs_server(w, command.application_id) {
        Ok(server) => GuildId::new(server.0),
        Err(sentence) => return Some(sentence),
    };
    let channel = command.channel.as_ref();
    let above = |channel: &PartialChannel| {
        let server = cache.guild(server)?;
        server.channels.get(&channel.parent_id?).map(|it| it.kind)
    };
    let kinds = (channel.map(|it| it.kind), channel.and_then(above));
    wrong_channel(w, kinds).or_else(|| permissions::refusal(w, command.app_permissions))
}

/// Media channel; serenity does not know it yet.
const MEDIA: ChannelType = ChannelType::Unknown(16);

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
    fn every_edition_and_option_can_be_chosen_in_words() {
        let plain = new();
        let editions: Vec<&str> = Edition::ALL.iter().map(|e| e.key()).collect();
        let parameter = plain.parameters.iter().find(|p| p.name == "edition");
        let choices = parameter.unwrap().choices.iter();
        assert_eq!(choices.map(|c| &*c.name).collect::<Vec<_>>(), editions);
        let said = complete(new());
        for option in SHEET {
            let parameter = said.parameters.iter().find(|p| p.name == option.key);
            assert_eq!(parameter.unwrap().choices.len(), option.values.len());
        }
        let languages = Languages::carried().unwrap();
        let said = words::in_words(&languages, complete(new()));
        for parameter in &said.parameters {
            let about = parameter.description.as_deref().unwrap();
            assert!((2..=100).contains(&about.chars().count()), "{about}");
            for choice in parameter.choices.iter() {
                assert!(choice.name.contains(' ') || choice.name.len() > 5, "{}", choice.name);
            }
        }
    }
}
