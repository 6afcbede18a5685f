//! `/viceroy new`

use std::borrow::Cow;

use poise::{CommandParameter, CommandParameterChoice};
use serenity::all::{
    ChannelType, CommandInteraction, CommandOptionType, ResolvedOption, ResolvedValue,
};

use super::{Ctx, Trouble, answer};
use crate::discord::client::Data;
use crate::discord::{errors, people, permissions, settings};
use crate::host::Outcome;
use crate::notice::{RoomId, ServerId, Venue};
use crate::rules::{Edition, Options, SHEET, TableOption, Terms};
use crate::wording::{PrivateText, lobby, options as words, refusals};

/// Open a table in this channel
#[poise::command(slash_command)]
pub(super) async fn new(
    ctx: Ctx<'_>,
    #[description = "Which printed rules"]
    #[choices("en-2015", "en-first", "ru-2015", "de")]
    edition: Option<&'static str>,
    #[description = "How many virtual opponents bid too; at least one to play alone"]
    #[min = 0]
    #[max = 3]
    rivals: Option<u8>,
) -> Result<(), Trouble> {
    let standard = Terms::for_several();
    let edition = edition.and_then(Edition::from_key);
    let terms = Terms {
        edition: edition.unwrap_or(standard.edition),
        options: chosen(ctx.args),
        rivals: rivals.or(standard.rivals),
        ..standard
    };
    let work = async {
        if let Some(sentence) = wrong_place(ctx.interaction) {
            return sentence.into();
        }
        let venue = Venue {
            channel: RoomId(ctx.interaction.channel_id.get()),
            server: ctx.interaction.guild_id.map(|id| ServerId(id.get())),
        };
        let who = people::person(&ctx.interaction.user, ctx.interaction.member.as_deref());
        let (host, id) = (&ctx.data().desk.host, who.id);
        match host.new_table(venue, who, terms).await {
            Ok(Outcome::Done(_)) => settings::ask_once(host, id, &lobby::said_opened()).await,
            Ok(Outcome::Refused(rejection)) => errors::rejection(&rejection, None).into(),
            Err(fault) => errors::fault(&fault).into(),
        }
    };
    answer(ctx, work).await;
    Ok(())
}

/// The options that were chosen, each by the place of its value among those of the menu.
fn chosen(args: &[ResolvedOption<'_>]) -> Options {
    let mut options = Options::default();
    for arg in args {
        let option = SHEET.iter().find(|o| o.key == arg.name);
        if let (Some(option), ResolvedValue::Integer(place)) = (option, &arg.value)
            && let Some(value) = usize::try_from(*place)
                .ok()
                .and_then(|place| option.values.get(place))
        {
            options.set(value.setting);
        }
    }
    options
}

/// The command with a parameter for each option of a table, and the editions in words.
pub(super) fn complete(
    mut command: poise::Command<Data, Trouble>,
) -> poise::Command<Data, Trouble> {
    for parameter in &mut command.parameters {
        for choice in parameter.choices.to_mut() {
            if let Some(edition) = Edition::from_key(&choice.name) {
                choice.name = words::edition(edition).into();
            }
        }
    }
    command.parameters.extend(SHEET.iter().map(parameter));
    command
}

/// A menu of the values of an option, in the words of the wording.
fn parameter(option: &'static TableOption) -> CommandParameter<Data, Trouble> {
    let choices = option.values.iter().map(|value| CommandParameterChoice {
        name: words::value(option, value).into(),
        localizations: Cow::Borrowed(&[]),
        __non_exhaustive: (),
    });
    CommandParameter {
        name: option.key.into(),
        name_localizations: Cow::Borrowed(&[]),
        description: Some(words::about(option).into()),
        description_localizations: Cow::Borrowed(&[]),
        required: false,
        channel_types: None,
        choices: choices.collect(),
        type_setter: Some(|menu| menu.kind(CommandOptionType::Integer)),
        autocomplete_callback: None,
        __non_exhaustive: (),
    }
}

/// Why no table can be opened here. Found before a lobby is posted, not when its thread fails.
fn wrong_place(command: &CommandInteraction) -> Option<PrivateText> {
    if command.guild_id.is_none() {
        return Some(refusals::not_in_direct_messages());
    }
    match command.channel.as_ref().map(|c| c.kind) {
        Some(ChannelType::PublicThread | ChannelType::PrivateThread | ChannelType::NewsThread) => {
            return Some(refusals::not_in_a_thread());
        }
        Some(ChannelType::Text | ChannelType::News) | None => {}
        // Voice, stage, forum and what Discord may add carry no threads on messages.
        Some(_) => return Some(refusals::not_in_direct_messages()),
    }
    permissions::refusal(command.app_permissions)
}

#[cfg(test)]
mod tests {
    use super::*;

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
        for parameter in &said.parameters {
            let about = parameter.description.as_deref().unwrap();
            assert!((2..=100).contains(&about.chars().count()), "{about}");
            for choice in parameter.choices.iter() {
                assert!(
                    choice.name.contains(' ') || choice.name.len() > 5,
                    "{}",
                    choice.name
                );
            }
        }
    }
}
