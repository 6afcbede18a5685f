//! `/viceroy server` and `/viceroy bar`

use super::answering::{Ctx, answer, needs_server, origin, proposed, reader};
use super::words;
use crate::interaction::rights::{Allowed, OnServer};
use crate::message::boards::Boards;
use crate::prelude::*;
use serenity::all::User;
use viceroy_i18n::servers;
use viceroy_model::attendance::{Hints, OnTimeout};
use viceroy_model::messages::{BoardKind, ServerSettings};
use viceroy_model::timing::Weekends;
use viceroy_service::BanChange;

/// What fits into one message.
const MOST_CHANNELS: usize = 25;

#[poise::command(slash_command)]
#[expect(
    clippy::too_many_arguments,
    reason = "poise makes each of them a parameter of the command"
)]
pub(super) async fn server(
    ctx: Ctx<'_>,
    #[channel_types("Text", "News")] add_channel: Option<ChannelId>,
    #[channel_types("Text", "News")] remove_channel: Option<ChannelId>,
    #[min = 1]
    #[max = 25]
    running: Option<u32>,
    #[choices("live", "daily", "hour", "relaxed", "none")] clock: Option<&'static str>,
    #[min = 0]
    #[max = 23]
    hour: Option<u8>,
    #[choices("count", "off")] weekends: Option<&'static str>,
    #[autocomplete = "propose_language"] language: Option<String>,
    role: Option<RoleId>,
    no_role: Option<bool>,
    #[channel_types("Text", "News")] list: Option<ChannelId>,
    no_list: Option<bool>,
    #[channel_types("Text", "News")] deals: Option<ChannelId>,
    no_deals: Option<bool>,
    #[channel_types("Text", "News")] seasons: Option<ChannelId>,
    no_seasons: Option<bool>,
) -> Result<(), Trouble> {
    let languages = &ctx.data().actions.languages;
    let wanted = SettingsChange {
        add: add_channel,
        remove: remove_channel,
        running,
        clock,
        hour,
        weekends: weekends.and_then(words::weekends),
        language: language.and_then(|typed| decided(languages, &typed)),
        role: match (role, no_role) {
            (Some(role), _) => Some(Some(viceroy_model::messages::RoleId(role.get()))),
            (None, Some(true)) => Some(None),
            (None, Some(false) | None) => None,
        },
    };
    let reader = reader(ctx);
    let w = &*reader.wording;
    let work = async {
        let server = match permitted(w, ctx, Permissions::MANAGE_GUILD).await {
            Ok(server) => server,
            Err(sentence) => return Ok(sentence.into()),
        };
        let host = &ctx.data().actions.host;
        let before = host.server_settings(server).await?;
        let Some(settings) = changed(&before, &wanted) else {
            return Ok(w.private(text!(reject_too_many_channels, most = MOST_CHANNELS)).into());
        };
        if settings != before {
            host.set_server_settings(server, &settings).await?;
        }
        let list = kept(ctx, (server, BoardKind::Tables), moved(list, no_list)).await?;
        let deals = kept(ctx, (server, BoardKind::Deal), moved(deals, no_deals)).await?;
        let season = (server, BoardKind::Season);
        let seasons = kept(ctx, season, moved(seasons, no_seasons)).await?;
        let channels: Vec<String> = settings.channels.iter().copied().map(channel_link).collect();
        let usual = TableSettings {
            time: settings.time,
            on_timeout: OnTimeout::default(),
            hints: Hints::default(),
            ..TableSettings::UNTIMED
        };
        let language = settings.language.as_ref();
        let language = language.map(|tag| languages.nearest(&tag.0).own_name());
        let role = settings.role.map(|role| format!("<@&{}>", role.0));
        let decided = servers::Decided {
            channels: &channels,
            running: settings.running,
            usual: &usual,
            language: language.as_deref(),
            role: role.as_deref(),
            list: list.as_deref(),
            deals: deals.as_deref(),
            seasons: seasons.as_deref(),
        };
        let said = servers::settings(w, &decided);
        Ok::<Response, Fault>(said.into())
    };
    answer(ctx, work).await
}

/// `None` leaves a setting unchanged.
struct SettingsChange {
    add: Option<ChannelId>,
    remove: Option<ChannelId>,
    running: Option<u32>,
    clock: Option<&'static str>,
    hour: Option<u8>,
    weekends: Option<Weekends>,
    language: Option<TableLanguage>,
    /// `Some(None)` calls nobody any more.
    role: Option<Option<viceroy_model::messages::RoleId>>,
}

/// `Some(None)` keeps it no more; `None` leaves it where it is.
fn moved(to: Option<ChannelId>, nowhere: Option<bool>) -> Option<Option<RoomId>> {
    match (to, nowhere) {
        (Some(channel), _) => Some(Some(RoomId(channel.get()))),
        (None, Some(true)) => Some(None),
        (None, Some(false) | None) => None,
    }
}

/// Where a server keeps a list now.
async fn kept(
    ctx: Ctx<'_>,
    of: (ServerId, BoardKind),
    moved: Option<Option<RoomId>>,
) -> Result<Option<String>, Fault> {
    let host = &ctx.data().actions.host;
    if let Some(channel) = moved {
        host.set_board(of, channel).await?;
    }
    let board = host.board_of(of.0, of.1).await?;
    if let (Some(_), Some(board)) = (moved, &board) {
        match board.kind {
            BoardKind::Tables | BoardKind::Deal => boards(ctx).show(board).await,
            // Told once by those who keep all: two at once might both tell it.
            BoardKind::Season => {}
        }
    }
    Ok(board.map(|board| channel_link(board.channel)))
}

fn boards(ctx: Ctx<'_>) -> Boards {
    let (actions, context) = (&ctx.data().actions, ctx.serenity_context());
    Boards {
        http: Arc::clone(&context.http),
        host: actions.host.clone(),
        languages: actions.languages.clone(),
        pictures: actions.pictures.clone(),
        servers: ctx.data().servers.clone(),
    }
}

#[derive(Clone, PartialEq, Eq, Debug)]
enum TableLanguage {
    OfOpener,
    Of(LanguageTag),
}

const OF_OPENER: &str = "-";

/// Accepts a tag or a language's own name.
fn decided(languages: &Languages, typed: &str) -> Option<TableLanguage> {
    let typed = typed.trim();
    let named = |w: &&Arc<Wording>| w.own_name().to_lowercase() == typed.to_lowercase();
    let by_name = || languages.iter().find(named).map(|w| w.language().to_string());
    let tag = languages.chosen(typed).or_else(by_name);
    match tag {
        Some(tag) => Some(TableLanguage::Of(LanguageTag(tag))),
        None => (typed == OF_OPENER).then_some(TableLanguage::OfOpener),
    }
}

async fn propose_language(ctx: Ctx<'_>, typed: &str) -> CreateAutocompleteResponse {
    let reader = reader(ctx);
    let opener = reader.wording.say(text!(server_language_opener));
    let each = reader.languages.iter();
    let each = each.map(|w| (w.own_name(), w.language().to_string()));
    let all = [(opener, OF_OPENER.to_owned())].into_iter().chain(each);
    let typed = typed.trim().to_lowercase();
    proposed(all.filter(|(name, _)| name.to_lowercase().contains(&typed)))
}

/// `None` if there would be too many channels.
fn changed(before: &ServerSettings, wanted: &SettingsChange) -> Option<ServerSettings> {
    let mut settings = before.clone();
    let room = |channel: ChannelId| RoomId(channel.get());
    if let Some(gone) = wanted.remove.map(room) {
        settings.channels.retain(|channel| *channel != gone);
    }
    if let Some(new) = wanted.add.map(room)
        && !settings.channels.contains(&new)
    {
        settings.channels.push(new);
    }
    settings.running = wanted.running.unwrap_or(settings.running);
    settings.time = TimeControl {
        speed: words::speed(wanted.clock, wanted.hour, settings.time.speed),
        weekends: wanted.weekends.unwrap_or(settings.time.weekends),
    };
    match &wanted.language {
        Some(TableLanguage::Of(tag)) => settings.language = Some(tag.clone()),
        Some(TableLanguage::OfOpener) => settings.language = None,
        None => {}
    }
    settings.role = wanted.role.unwrap_or(settings.role);
    (settings.channels.len() <= MOST_CHANNELS).then_some(settings)
}

#[poise::command(slash_command)]
pub(super) async fn bar(
    ctx: Ctx<'_>,
    who: Option<User>,
    lift: Option<bool>,
) -> Result<(), Trouble> {
    let reader = reader(ctx);
    let w = &*reader.wording;
    let work = async {
        let server = match permitted(w, ctx, Permissions::MANAGE_THREADS).await {
            Ok(server) => server,
            Err(sentence) => return Ok(sentence.into()),
        };
        let host = &ctx.data().actions.host;
        let Some(who) = who else {
            let barred = host.barred_from(server).await?;
            return Ok(servers::barred(w, &barred, relative).into());
        };
        let bar = match lift {
            Some(true) => BanChange::Lifted,
            Some(false) | None => BanChange::Barred,
        };
        let person = PersonId(who.id.get());
        host.bar(server, person, reader.id, bar).await?;
        let mention = mention(person);
        let said = match bar {
            BanChange::Barred => w.private(text!(server_barred, who = &mention)),
            BanChange::Lifted => w.private(text!(server_let_back, who = &mention)),
        };
        Ok::<Response, Stop>(said.into())
    };
    answer(ctx, work).await
}

/// Discord cannot require a permission for a single subcommand.
async fn permitted(
    w: &Wording,
    ctx: Ctx<'_>,
    needed: Permissions,
) -> Result<ServerId, PrivateText> {
    let server = needs_server(w, ctx)?;
    let servers = &ctx.data().servers;
    servers.know(server).await;
    let Some(by) = OnServer::by_command(ctx.interaction, origin(ctx)) else {
        return Err(w.private(text!(reject_roles_not_known)));
    };
    match by.everywhere(servers, needed) {
        Allowed::Yes => Ok(by.server()),
        Allowed::No if needed == Permissions::MANAGE_GUILD => {
            Err(w.private(text!(reject_manage_server)))
        }
        Allowed::No => Err(w.private(text!(reject_manage_threads_everywhere))),
        Allowed::Unknown => Err(w.private(text!(reject_roles_not_known))),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_channel_too_many_is_refused_and_one_can_take_the_place_of_another() {
        let adding = |add: u64, remove: Option<u64>| SettingsChange {
            add: Some(ChannelId::new(add)),
            remove: remove.map(ChannelId::new),
            running: None,
            clock: None,
            hour: None,
            weekends: None,
            language: None,
            role: None,
        };
        let mut settings = ServerSettings::default();
        for channel in 1..=25 {
            settings = changed(&settings, &adding(channel, None)).unwrap();
        }
        assert_eq!(settings.channels.len(), MOST_CHANNELS);
        assert_eq!(changed(&settings, &adding(26, None)), None);
        assert_eq!(changed(&settings, &adding(7, None)), Some(settings.clone()));
        let other = changed(&settings, &adding(26, Some(1))).unwrap();
        assert!(other.channels.contains(&RoomId(26)) && !other.channels.contains(&RoomId(1)));
    }
}
