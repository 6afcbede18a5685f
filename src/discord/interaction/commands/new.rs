//! `/viceroy new`

use serenity::all::{ChannelType, CommandInteraction};

use super::answering::{Ctx, answer};
use crate::discord::connection::permissions;
use crate::discord::interaction::data::Data;
use crate::discord::interaction::data::Trouble;
use crate::discord::interaction::response::Response;
use crate::discord::interaction::settings;
use crate::discord::message::people;
use crate::host::Stop;
use crate::notice::{RoomId, ServerId, Venue};
use crate::rules::{Edition, Options, SHEET, Terms, setting};
use crate::wording::{PrivateText, lobby, options as words, refusals};

/// Open a table in this channel
#[poise::command(slash_command)]
#[expect(
    clippy::too_many_arguments,
    reason = "each option of a table is a parameter that people choose from a menu"
)]
pub(super) async fn new(
    ctx: Ctx<'_>,
    #[description = "Which printed rules"]
    #[choices("en-2015", "en-first", "ru-2015", "de")]
    edition: Option<&'static str>,
    #[description = "How many virtual opponents bid too; at least one to play alone"]
    #[min = 0]
    #[max = 3]
    rivals: Option<u8>,
    #[description = "…"]
    #[choices("4", "2")]
    deal: Option<&'static str>,
    #[description = "…"]
    #[choices("random", "chosen")]
    returned_gems: Option<&'static str>,
    #[description = "…"]
    #[choices("true", "false")]
    discard_for_gems: Option<&'static str>,
    #[description = "…"]
    #[choices("true", "false")]
    bonus_cards: Option<&'static str>,
    #[description = "…"]
    #[choices("false", "true")]
    gaps: Option<&'static str>,
    #[description = "…"]
    #[choices("later", "original")]
    law_69: Option<&'static str>,
    #[description = "…"]
    #[choices("false", "true")]
    open_screens: Option<&'static str>,
) -> Result<(), Trouble> {
    let chosen = [
        ("deal", deal),
        ("returned_gems", returned_gems),
        ("discard_for_gems", discard_for_gems),
        ("bonus_cards", bonus_cards),
        ("gaps", gaps),
        ("law_69", law_69),
        ("open_screens", open_screens),
    ];
    let mut options = Options::default();
    for (key, value) in chosen {
        if let Some(Ok(setting)) = value.map(|value| setting(key, value)) {
            options.set(setting);
        }
    }
    let standard = Terms::for_several();
    let edition = edition.and_then(Edition::from_key);
    let terms = Terms {
        edition: edition.unwrap_or(standard.edition),
        options,
        rivals: rivals.or(standard.rivals),
        ..standard
    };
    let work = async {
        if let Some(sentence) = wrong_place(ctx.interaction) {
            return Ok(sentence.into());
        }
        let venue = Venue {
            channel: RoomId(ctx.interaction.channel_id.get()),
            server: ctx.interaction.guild_id.map(|id| ServerId(id.get())),
        };
        let who = people::person(&ctx.interaction.user, ctx.interaction.member.as_deref());
        let (host, id) = (&ctx.data().actions.host, who.id);
        host.new_table(venue, who, terms).await?;
        Ok::<Response, Stop>(settings::ask_once(host, id, &lobby::said_opened()).await)
    };
    answer(ctx, work).await;
    Ok(())
}

/// Gives the parameters and their choices the words of the wording, where the options are declared as data.
pub(super) fn in_words(
    mut command: poise::Command<Data, Trouble>,
) -> poise::Command<Data, Trouble> {
    for parameter in &mut command.parameters {
        let option = SHEET.iter().find(|o| o.key == parameter.name);
        if let Some(option) = option {
            parameter.description = Some(words::about(option).into());
        }
        for choice in parameter.choices.to_mut() {
            let edition = Edition::from_key(&choice.name).map(words::edition);
            let value = option.and_then(|option| {
                let value = option.values.iter().find(|v| v.key == choice.name)?;
                Some(words::value(option, value))
            });
            if let Some(said) = edition.or(value) {
                choice.name = said.into();
            }
        }
    }
    command
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
        let choices = |name: &str| -> Vec<String> {
            let parameter = plain.parameters.iter().find(|p| p.name == name).unwrap();
            parameter
                .choices
                .iter()
                .map(|c| c.name.to_string())
                .collect()
        };
        let editions: Vec<&str> = Edition::ALL.iter().map(|e| e.key()).collect();
        assert_eq!(choices("edition"), editions);
        for option in SHEET {
            let values: Vec<&str> = option.values.iter().map(|v| v.key).collect();
            assert_eq!(choices(option.key), values);
        }
        let said = in_words(new());
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
