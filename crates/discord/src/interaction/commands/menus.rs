//! Context menu commands: "My hand" and "Invite to my table".

use super::answering::{Ctx, answer, named_or_here, needs_server, reader};
use crate::message::markup::custom_ids;
use crate::message::organiser_panel::MOST_INVITED;
use crate::prelude::*;
use serenity::all::{CreateCommand, User};

/// Adds the localized names, which poise omits.
pub(super) fn created(command: &poise::Command<Data, Trouble>) -> Option<CreateCommand> {
    let created = command.create_as_context_menu_command()?;
    // Discord accepts descriptions on slash commands only.
    let created = created.description("");
    let names = command.name_localizations.iter();
    Some(names.fold(created, |created, (locale, name)| {
        created.name_localized(locale.as_ref(), name.as_ref())
    }))
}

#[poise::command(
    context_menu_command = "My hand",
    install_context = "Guild|User",
    interaction_context = "Guild|BotDm"
)]
pub(super) async fn my_hand(ctx: Ctx<'_>, message: Message) -> Result<(), Trouble> {
    let actions = &ctx.data().actions;
    let reader = reader(ctx);
    let w = &*reader.wording;
    let work = async {
        let mut pressed = custom_ids(&message, actions.host.salt());
        let named = pressed.find_map(|custom_id| custom_id.game());
        Ok::<Response, Stop>(match named_or_here(ctx, named).await? {
            Some(game) => actions.panel(game, &reader, Move::Look).await,
            None => w.private(text!(where_message_of_no_game)).into(),
        })
    };
    answer(ctx, work).await
}

#[poise::command(
    context_menu_command = "Invite to my table",
    install_context = "Guild",
    interaction_context = "Guild"
)]
pub(super) async fn invite(ctx: Ctx<'_>, who: User) -> Result<(), Trouble> {
    let reader = reader(ctx);
    let w = &*reader.wording;
    let work = async {
        let server = match needs_server(w, ctx) {
            Ok(server) => server,
            Err(sentence) => return Ok(sentence.into()),
        };
        if who.bot {
            return Ok(w.private(text!(reject_invite_program)).into());
        }
        let whom = PersonId(who.id.get());
        let host = &ctx.data().actions.host;
        let table = host.invite(server, reader.id, whom, MOST_INVITED).await?;
        let room = channel_link(table.channel);
        let said = w.private(text!(said_invited, who = mention(whom), channel = room));
        Ok::<Response, Stop>(said.into())
    };
    answer(ctx, work).await
}
