//! Dispatches commands through poise and answers what poise cannot dispatch.

use crate::interaction::commands;
use crate::interaction::events::broke;
use crate::interaction::reply::ReplyDeps;
use crate::prelude::*;
use serenity::all::{
    CommandDataOption, CommandDataOptionValue, CommandType, Context, CreateInteractionResponse,
    FullEvent, Interaction,
};
use serenity::async_trait;
use serenity::framework::Framework;

/// poise panics on unknown kinds of commands and options, and then nobody gets an answer.
pub struct CommandFramework {
    poise: poise::Framework<Data, Trouble>,
    data: Data,
}

impl CommandFramework {
    pub fn new(data: Data) -> CommandFramework {
        CommandFramework { poise: framework(data.clone()), data }
    }

    async fn unknown(&self, discord: &Context, command: &CommandInteraction) {
        tracing::info!(kind = ?command.data.kind, "a command or an option of an unknown kind");
        let reply = reply_to(&self.data, discord, command);
        senseless_command(&self.data, &reply, command).await;
    }
}

#[async_trait]
impl Framework for CommandFramework {
    async fn init(&mut self, client: &serenity::Client) {
        self.poise.init(client).await;
    }

    async fn dispatch(&self, discord: Context, event: FullEvent) {
        if let FullEvent::InteractionCreate { interaction } = &event {
            match interaction {
                Interaction::Command(command) if !is_known(command) => {
                    return self.unknown(&discord, command).await;
                }
                Interaction::Autocomplete(typed) if !is_known(typed) => {
                    let nothing = CreateAutocompleteResponse::new();
                    let nothing = CreateInteractionResponse::Autocomplete(nothing);
                    if let Err(error) = typed.create_response(&discord.http, nothing).await {
                        tracing::debug!(%error, "no proposals are proposed to nobody");
                    }
                    return;
                }
                _ => {}
            }
        }
        self.poise.dispatch(discord, event).await;
    }
}

fn is_known(command: &CommandInteraction) -> bool {
    let kind = command.data.kind;
    matches!(kind, CommandType::ChatInput | CommandType::User | CommandType::Message)
        && are_known(&command.data.options)
}

fn are_known(options: &[CommandDataOption]) -> bool {
    options.iter().all(|option| {
        if let CommandDataOptionValue::SubCommand(inside)
        | CommandDataOptionValue::SubCommandGroup(inside) = &option.value
        {
            return are_known(inside);
        }
        let unknown = matches!(option.value, CommandDataOptionValue::Unknown(_));
        !unknown
    })
}

fn framework(data: Data) -> poise::Framework<Data, Trouble> {
    poise::Framework::builder()
        .options(poise::FrameworkOptions {
            commands: commands::all(&data.actions.languages),
            on_error: |error| Box::pin(on_error(error)),
            command_check: Some(|context| Box::pin(commands::propose_in_turn(context))),
            initialize_owners: false,
            allowed_mentions: Some(serenity::all::CreateAllowedMentions::new()),
            ..Default::default()
        })
        .setup(|_context, _ready, _framework| Box::pin(async move { Ok(data) }))
        .build()
}

/// Ephemeral; poise's default would post the error into the channel.
async fn on_error(error: poise::FrameworkError<'_, Data, Trouble>) {
    if let poise::FrameworkError::CommandCheckFailed { error: None, .. } = error {
        // An autocomplete request dropped from the queue.
        return;
    }
    // Discord's own clients only send what is registered.
    let senseless = matches!(
        error,
        poise::FrameworkError::ArgumentParse { .. }
            | poise::FrameworkError::CommandStructureMismatch { .. }
            | poise::FrameworkError::SubcommandRequired { .. }
            | poise::FrameworkError::UnknownInteraction { .. }
    );
    if senseless {
        tracing::info!(%error, "a command made no sense");
    } else {
        tracing::error!(%error, "a command failed");
    }
    let (interaction, data, discord) = if let Some(poise::Context::Application(context)) =
        error.ctx()
    {
        (context.interaction, context.data(), context.serenity_context())
    } else if let poise::FrameworkError::UnknownInteraction { interaction, framework, .. } = error {
        let data = framework.user_data().await;
        (interaction, data, framework.serenity_context)
    } else {
        return;
    };
    let reply = reply_to(data, discord, interaction);
    if senseless {
        senseless_command(data, &reply, interaction).await;
    } else {
        broke(&reply).await;
    }
}

fn reply_to(data: &Data, discord: &Context, command: &CommandInteraction) -> Reply {
    let (user, member) = (&command.user, command.member.as_deref());
    let origin = InteractionOrigin::of_command(command, &data.servers);
    let reader = data.reader(user, member, origin, &command.locale);
    Reply::to_command(ReplyDeps::of(data, &discord.http), reader, origin, command)
}

/// At most once per interaction.
async fn senseless_command(data: &Data, reply: &Reply, command: &CommandInteraction) {
    if data.handled.begin(command.id) {
        reply.say(&reply.wording().private(text!(command_unknown))).await;
    }
}
