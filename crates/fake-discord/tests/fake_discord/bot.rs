//! A minimal bot with unmodified serenity and poise.

use std::sync::Arc;

use poise::serenity_prelude as serenity;
use serenity::{
    ActionRowComponent, CreateActionRow, CreateAttachment, CreateButton, CreateInputText,
    CreateInteractionResponse, CreateInteractionResponseMessage, CreateMessage, CreateModal,
    CreateSelectMenu, CreateSelectMenuKind, CreateSelectMenuOption, EditInteractionResponse, Event,
    FullEvent, GatewayIntents, HttpBuilder, InputTextStyle, Interaction, RawEventHandler,
};
use tokio::task::JoinHandle;
use viceroy_fake_discord::checks::{Manners, WireWatch};

use crate::prelude::*;

type Error = Box<dyn std::error::Error + Send + Sync>;
type Context<'a> = poise::Context<'a, (), Error>;

pub const PNG: &[u8] = b"\x89PNG\r\n\x1a\n\0\0\0\rIHDR\0\0\0\x05\0\0\0\x07\x08\x06\0\0\0 not drawn";

pub fn rows() -> Vec<CreateActionRow> {
    let options = vec![
        CreateSelectMenuOption::new("Red", "red").description("warm"),
        CreateSelectMenuOption::new("Blue", "blue"),
    ];
    vec![
        CreateActionRow::Buttons(vec![
            CreateButton::new("again").label("Again"),
            CreateButton::new("rename").label("Rename"),
            CreateButton::new("silent").label("Silent"),
            CreateButton::new("off").label("Off").disabled(true),
        ]),
        CreateActionRow::SelectMenu(
            CreateSelectMenu::new("colour", CreateSelectMenuKind::String { options }).max_values(2),
        ),
    ]
}

/// Shows a card
#[poise::command(slash_command, ephemeral)]
async fn card(
    ctx: Context<'_>,
    #[description = "Name on the card"]
    #[autocomplete = "propose"]
    name: String,
) -> Result<(), Error> {
    let picture = CreateAttachment::bytes(PNG, "card.png").description("A card");
    let reply = poise::CreateReply::default()
        .content(format!("card for {name}"))
        .attachment(picture)
        .components(rows());
    ctx.send(reply).await?;
    Ok(())
}

async fn propose(_: Context<'_>, typed: &str) -> serenity::CreateAutocompleteResponse {
    let all = ["apple", "apricot", "plum"].into_iter();
    let choices = all
        .filter(|one| one.starts_with(typed))
        .map(|one| serenity::AutocompleteChoice::new(one, one));
    serenity::CreateAutocompleteResponse::new().set_choices(choices.collect())
}

/// Thinks, then answers in public and opens a thread
#[poise::command(slash_command, subcommands("table"))]
async fn open(_: Context<'_>) -> Result<(), Error> {
    Ok(())
}

/// Opens a table
#[poise::command(slash_command)]
async fn table(
    ctx: Context<'_>,
    #[description = "Players"] players: u8,
    #[description = "Guest"] guest: serenity::User,
) -> Result<(), Error> {
    ctx.defer().await?;
    let channel = ctx.channel_id();
    let lobby = channel.say(&ctx, "Table 1").await?;
    let thread = serenity::CreateThread::new("Table 1");
    let thread = channel.create_thread_from_message(&ctx, lobby.id, thread);
    let thread = thread.await?;
    let post = CreateMessage::new()
        .content(format!("{players} players, <@{}> is invited", guest.id))
        .components(rows());
    thread.send_message(&ctx, post).await?;
    ctx.say("ready").await?;
    Ok(())
}

/// Writes to the user
#[poise::command(slash_command, ephemeral)]
async fn write(ctx: Context<'_>) -> Result<(), Error> {
    ctx.defer_ephemeral().await?;
    let channel = ctx.author().create_dm_channel(&ctx).await?;
    let sent = channel.send_message(&ctx, CreateMessage::new().content("hello")).await;
    match sent {
        Ok(_) => ctx.say("written").await?,
        Err(serenity::Error::Http(serenity::HttpError::UnsuccessfulRequest(error))) => {
            ctx.say(format!("refused: {}", error.error.code)).await?
        }
        Err(error) => return Err(error.into()),
    };
    Ok(())
}

async fn on_event(
    framework: poise::FrameworkContext<'_, (), Error>,
    event: &FullEvent,
) -> Result<(), Error> {
    let ctx = framework.serenity_context;
    let FullEvent::InteractionCreate { interaction } = event else {
        return Ok(());
    };
    match interaction {
        Interaction::Component(pressed) => match pressed.data.custom_id.as_str() {
            "again" => {
                pressed.create_response(ctx, CreateInteractionResponse::Acknowledge).await?;
                let edit = EditInteractionResponse::new().content("again").components(rows());
                pressed.edit_response(ctx, edit).await?;
            }
            "rename" => {
                let field = CreateInputText::new(InputTextStyle::Short, "Name", "name").value("x");
                let rows = vec![CreateActionRow::InputText(field)];
                let modal = CreateModal::new("renaming", "Rename").components(rows);
                pressed.create_response(ctx, CreateInteractionResponse::Modal(modal)).await?;
            }
            "colour" => {
                let answer = CreateInteractionResponseMessage::new()
                    .content(format!("{:?} in {:?}", pressed.data.kind, pressed.channel));
                let answer = CreateInteractionResponse::UpdateMessage(answer);
                pressed.create_response(ctx, answer).await?;
            }
            _ => {}
        },
        Interaction::Modal(form) => {
            let row = form.data.components.first();
            let field = row.and_then(|row| row.components.first());
            let Some(ActionRowComponent::InputText(field)) = field else {
                return Err("no field".into());
            };
            let text = field.value.clone().unwrap_or_default();
            form.create_response(ctx, CreateInteractionResponse::Acknowledge).await?;
            let edit = EditInteractionResponse::new().content(format!("renamed to {text}"));
            form.edit_response(ctx, edit).await?;
        }
        _ => {}
    }
    Ok(())
}

/// Serenity silently drops events it cannot parse.
struct Raw;

#[serenity::async_trait]
impl RawEventHandler for Raw {
    async fn raw_event(&self, _: serenity::Context, event: Event) {
        if let Event::Unknown(unknown) = event {
            eprintln!("UNREADABLE EVENT {}: {}", unknown.kind, unknown.value);
            std::process::abort();
        }
    }
}

pub struct Bot {
    running: JoinHandle<()>,
    shards: Arc<serenity::ShardManager>,
    _watch: WireWatch,
}

impl Bot {
    /// With a fake Discord of its own.
    pub async fn alone() -> (FakeDiscord, Self) {
        let fake = fake().await;
        let bot = Bot::start(&fake).await;
        (fake, bot)
    }

    pub async fn start(fake: &FakeDiscord) -> Self {
        let http = HttpBuilder::new(fake.token())
            .proxy(fake.api_base())
            .ratelimiter_disabled(true)
            .build();
        let framework = poise::Framework::builder()
            .options(poise::FrameworkOptions {
                commands: vec![card(), open(), write()],
                event_handler: |framework, event| Box::pin(on_event(framework, event)),
                ..Default::default()
            })
            .setup(|ctx, _, framework| {
                Box::pin(async move {
                    let commands = &framework.options().commands;
                    poise::builtins::register_globally(ctx, commands).await?;
                    Ok(())
                })
            })
            .build();
        let mut client = serenity::ClientBuilder::new_with_http(http, GatewayIntents::GUILDS)
            .framework(framework)
            .raw_event_handler(Raw)
            .await
            .unwrap();
        let shards = client.shard_manager.clone();
        let running = tokio::spawn(async move { client.start().await.unwrap() });
        let ready =
            fake.wait_until(Duration::from_secs(20), |world| !world.commands.is_empty()).await;
        assert!(ready, "the bot has not registered its commands");
        assert!(fake.wait_connected(Duration::from_secs(20)).await);
        Self { running, shards, _watch: WireWatch::over(fake, Manners::Any) }
    }

    pub async fn stop(self) {
        self.shards.shutdown_all().await;
        self.running.abort();
    }
}
