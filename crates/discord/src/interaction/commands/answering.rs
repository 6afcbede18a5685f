//! Helpers for answering commands.

use crate::interaction::listed::About;
use crate::interaction::origin::elsewhere;
use crate::interaction::reply::{Lasts, ReplyDeps};
use crate::interaction::rights::OnServer;
use crate::interaction::user_queue::{Admission, Turn};
use crate::prelude::*;
use crate::wire::limits::{PROPOSAL, PROPOSALS};
use serenity::all::AutocompleteChoice;

pub(super) type Ctx<'a> = poise::ApplicationContext<'a, Data, Trouble>;

pub(super) fn reply_to(ctx: Ctx<'_>) -> Reply {
    let means = ReplyDeps::of(ctx.data(), &ctx.serenity_context().http);
    Reply::to_command(means, reader(ctx).in_room(ctx.channel_id()), origin(ctx), ctx.interaction)
}

pub(super) fn reader(ctx: Ctx<'_>) -> Reader {
    let command = ctx.interaction;
    let (user, member) = (&command.user, command.member.as_deref());
    ctx.data().reader(user, member, origin(ctx), &command.locale)
}

pub(super) fn origin(ctx: Ctx<'_>) -> InteractionOrigin {
    InteractionOrigin::of_command(ctx.interaction, &ctx.data().servers)
}

pub(super) fn room(ctx: Ctx<'_>) -> RoomId {
    RoomId(ctx.interaction.channel_id.get())
}

pub(super) fn rights<'i>(ctx: Ctx<'i>) -> Rights<'i> {
    Rights { by: OnServer::by_command(ctx.interaction, origin(ctx)), servers: &ctx.data().servers }
}

pub(super) async fn named_or_here(
    ctx: Ctx<'_>,
    named: Option<GameId>,
) -> Result<Option<GameId>, Fault> {
    match named {
        Some(game) => Ok(Some(game)),
        None => ctx.data().actions.host.game_in(room(ctx)).await,
    }
}

/// # Errors
/// A sentence that says where to go instead.
pub(super) fn needs_server(w: &Wording, ctx: Ctx<'_>) -> Result<ServerId, PrivateText> {
    origin(ctx).needs_server(w, ctx.interaction.application_id)
}

/// Defers, waits for the user's turn, then replies ephemerally.
pub(super) async fn answer(ctx: Ctx<'_>, work: impl Future<Output: Show>) -> Result<(), Trouble> {
    answer_as(ctx, Lasts::Briefly, work).await
}

pub(super) async fn answer_as(
    ctx: Ctx<'_>,
    lasts: Lasts,
    work: impl Future<Output: Show>,
) -> Result<(), Trouble> {
    let reply = reply_to(ctx);
    if origin(ctx) == InteractionOrigin::Elsewhere {
        let sentence = elsewhere(reply.wording(), ctx.interaction.application_id);
        reply.say(&sentence).await;
        return Ok(());
    }
    answer_with(ctx, reply, lasts, work).await
}

/// For everybody in the conversation, also where the bot is not.
pub(super) async fn answer_openly(
    ctx: Ctx<'_>,
    work: impl Future<Output: Show>,
) -> Result<(), Trouble> {
    answer_with(ctx, reply_to(ctx), Lasts::ForGood, work).await
}

async fn answer_with(
    ctx: Ctx<'_>,
    reply: Reply,
    lasts: Lasts,
    work: impl Future<Output: Show>,
) -> Result<(), Trouble> {
    let _open = ctx.data().in_flight.begin();
    let Some(waiting) = reply.admitted().await else {
        return Ok(());
    };
    if reply.defer_as(lasts, AskedFor::Else).await {
        let _turn = waiting.turn().await;
        // First, so that messages caused by the work use the new language.
        let actions = &ctx.data().actions;
        actions.heard(reply.reader()).await;
        if origin(ctx) == InteractionOrigin::BotDm {
            actions.heard_by_dm(reply.reader().id).await;
        }
        let shown = work.await.shown(reply.wording());
        reply
            .show(match lasts {
                Lasts::Briefly => actions.warned(&reply, shown).await,
                Lasts::ForGood => shown,
            })
            .await;
    }
    Ok(())
}

/// For commands about one game: `named`, else implied by the channel, else the user is prompted.
pub(super) async fn answer_about(
    ctx: Ctx<'_>,
    named: Option<&str>,
    what: Which,
    shown: impl AsyncFnOnce(&Actions, &Reader, GameId) -> Answered,
) -> Result<(), Trouble> {
    let actions = &ctx.data().actions;
    let reader = reader(ctx);
    let work = async {
        let about = actions.about(&reader, room(ctx), named, what).await?;
        Ok::<Response, Stop>(match about {
            About::Game(game) => shown(actions, &reader, game).await?,
            About::Shown(asked) => *asked,
        })
    };
    answer(ctx, work).await
}

/// Autocomplete takes its turn among the user's requests until its choices are sent. Dropped if too
/// many are queued: the next keystroke sends another request.
pub async fn propose_in_turn(ctx: poise::Context<'_, Data, Trouble>) -> Result<bool, Trouble> {
    let poise::Context::Application(typing) = ctx else {
        return Ok(true);
    };
    let proposes = typing.interaction_type == poise::CommandInteractionType::Autocomplete;
    // poise calls this for each level of a subcommand.
    if !proposes || ctx.invocation_data::<Turn>().await.is_some() {
        return Ok(true);
    }
    let who = PersonId(typing.interaction.user.id.get());
    match typing.data().turns.enqueue(who, typing.interaction.id) {
        Admission::Waits(waiting) => {
            ctx.set_invocation_data(waiting.turn().await).await;
            Ok(true)
        }
        Admission::Crowded(_) | Admission::Lost => Ok(false),
    }
}

/// Pairs of label and value.
pub(super) fn proposed(
    found: impl IntoIterator<Item = (String, String)>,
) -> CreateAutocompleteResponse {
    let found = found.into_iter().take(PROPOSALS);
    let choice =
        |(title, value): (String, String)| AutocompleteChoice::new(clip(&title, PROPOSAL), value);
    CreateAutocompleteResponse::new().set_choices(found.map(choice).collect())
}

pub(super) async fn propose_game(ctx: Ctx<'_>, typed: &str) -> CreateAutocompleteResponse {
    let actions = &ctx.data().actions;
    proposed(actions.games_proposed(&reader(ctx), typed).await)
}
