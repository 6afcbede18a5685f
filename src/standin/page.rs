//! The web page and the small interface it talks to.

use axum::{
    Json, Router,
    extract::{
        Path, Query, State, WebSocketUpgrade,
        ws::{Message as Frame, WebSocket},
    },
    http::{HeaderValue, StatusCode, header},
    response::{IntoResponse, Response},
    routing::{get, post},
};
use serde::Deserialize;
use serde_json::{Value, json};

use super::{
    InteractionOutcome, Snowflake, Standin,
    actions::Refused,
    offered::commands_in,
    wire::{Wire, merge},
    world::{APPLICATION, Channel, ChannelKind, GUILD_NAME, Message, User, World},
};

/// How many messages of a channel the page is given at once.
const SHOWN: usize = 80;

/// The addresses below `/playground`.
pub(super) fn router() -> Router<Standin> {
    Router::new()
        .route("/{file}", get(file))
        .route("/live", get(live))
        .route("/api/state", get(state))
        .route("/api/messages", get(messages))
        .route("/api/{action}", post(act))
}

fn text(kind: &'static str, text: &'static str) -> Response {
    let mut response = text.into_response();
    let headers = response.headers_mut();
    headers.insert(header::CONTENT_TYPE, HeaderValue::from_static(kind));
    headers.insert(header::CACHE_CONTROL, HeaderValue::from_static("no-cache"));
    response
}

/// The page.
pub(super) fn html() -> Response {
    text(
        "text/html; charset=utf-8",
        include_str!("../../assets/page/index.html"),
    )
}

async fn file(Path(name): Path<String>) -> Response {
    const SCRIPT: &str = "text/javascript; charset=utf-8";
    match name.as_str() {
        "style.css" => text(
            "text/css; charset=utf-8",
            include_str!("../../assets/page/style.css"),
        ),
        "main.js" => text(SCRIPT, include_str!("../../assets/page/main.js")),
        "messages.js" => text(SCRIPT, include_str!("../../assets/page/messages.js")),
        "markdown.js" => text(SCRIPT, include_str!("../../assets/page/markdown.js")),
        "compose.js" => text(SCRIPT, include_str!("../../assets/page/compose.js")),
        "dialogs.js" => text(SCRIPT, include_str!("../../assets/page/dialogs.js")),
        "net.js" => text(SCRIPT, include_str!("../../assets/page/net.js")),
        _ => StatusCode::NOT_FOUND.into_response(),
    }
}

/// Tells the page that something has changed; the page then asks what.
async fn live(State(standin): State<Standin>, upgrade: WebSocketUpgrade) -> Response {
    upgrade.on_upgrade(move |socket| tell_changes(standin, socket))
}

async fn tell_changes(standin: Standin, mut socket: WebSocket) {
    let mut changed = standin.inner.changed.subscribe();
    loop {
        tokio::select! {
            news = changed.changed() => {
                if news.is_err() {
                    return;
                }
                let number = *changed.borrow_and_update();
                if socket.send(Frame::Text(number.to_string().into())).await.is_err() {
                    return;
                }
            }
            heard = socket.recv() => match heard {
                Some(Ok(_)) => {}
                Some(Err(_)) | None => return,
            },
        }
    }
}

#[derive(Deserialize)]
struct AsUser {
    user: Option<Snowflake>,
    channel: Option<Snowflake>,
    before: Option<Snowflake>,
}

/// Everything around the messages, as one user sees it.
async fn state(State(standin): State<Standin>, Query(query): Query<AsUser>) -> Json<Value> {
    let online = standin.is_connected();
    let state = standin.world(|world| {
        let user = query.user.filter(|id| world.users.contains_key(id));
        let Some(user) = user.or_else(|| world.users.keys().next().copied()) else {
            return Value::Null;
        };
        let people: Vec<_> = world.users.values().map(|one| person(world, one)).collect();
        let all = world.channels.values();
        let channels = all.filter(|channel| world.may_see(user, channel.id));
        let channels: Vec<_> = channels.map(|one| place(world, user, one)).collect();
        let emojis: Vec<_> = world
            .emojis
            .iter()
            .map(|emoji| {
                let (id, name) = (&emoji["id"], &emoji["name"]);
                json!({"id": id, "name": name, "image": emoji["image"]})
            })
            .collect();
        let current = query
            .channel
            .or_else(|| world.channels.keys().next().copied());
        let commands = current.map(|channel| commands_in(world, user, channel));
        json!({
            "server": GUILD_NAME, "bot": APPLICATION, "bot_name": world.name_of(APPLICATION),
            "online": online, "user": user, "users": people, "channels": channels,
            "commands": commands, "emojis": emojis,
        })
    });
    Json(state)
}

fn person(world: &World, user: &User) -> Value {
    let visible = world
        .channels
        .keys()
        .filter(|id| world.may_see(user.id, **id));
    let (unread, calls) = visible.fold((0, 0), |(unread, calls), id| {
        let (more, more_calls) = world.unread(user.id, *id);
        (unread + more, calls + more_calls)
    });
    json!({
        "id": user.id, "name": user.name, "dms_closed": user.dms_closed, "unread": unread,
        "calls": calls, "locale": user.locale,
    })
}

fn place(world: &World, user: Snowflake, channel: &Channel) -> Value {
    let (unread, calls) = world.unread(user, channel.id);
    let mut out = json!({
        "id": channel.id, "name": channel.name, "unread": unread, "calls": calls,
    });
    let more = match &channel.kind {
        ChannelKind::Text => json!({"kind": "text"}),
        ChannelKind::Direct { .. } => {
            json!({"kind": "direct", "name": world.name_of(APPLICATION)})
        }
        ChannelKind::Thread(thread) => json!({
            "kind": "thread", "parent": thread.parent, "private": thread.private,
            "archived": thread.archived, "joined": thread.members.contains(&user),
        }),
    };
    merge(&mut out, more);
    out
}

/// The last messages of a channel, as one user sees them.
async fn messages(State(standin): State<Standin>, Query(query): Query<AsUser>) -> Json<Value> {
    let base = standin.api_base();
    let (Some(user), Some(channel)) = (query.user, query.channel) else {
        return Json(json!([]));
    };
    let out = standin.world(|world| {
        if !world.may_see(user, channel) {
            return json!({"messages": [], "more": false});
        }
        let all: Vec<_> = world
            .seen_by(user, channel)
            .filter(|message| query.before.is_none_or(|before| message.id < before))
            .collect();
        let from = all.len().saturating_sub(SHOWN);
        let wire = Wire { world, base: &base };
        let shown = all.get(from..).unwrap_or_default().iter();
        let shown: Vec<_> = shown
            .map(|message| shown_message(wire, message, user))
            .collect();
        json!({"messages": shown, "more": from > 0})
    });
    Json(out)
}

/// A message in Discord's words with what the page needs besides. Addresses lose their host, since
/// the page may have been opened under another name of this computer.
fn shown_message(wire: Wire<'_>, message: &Message, user: Snowflake) -> Value {
    let mut out = wire.message(message);
    let world = wire.world;
    let reply = message.reply_to.and_then(|id| world.message(id));
    let reply = reply.filter(|reply| reply.only_for.is_none_or(|only| only == user));
    let more = json!({
        "author_name": world.name_of(message.author), "ephemeral": message.is_ephemeral(),
        "loading": message.is_loading(), "at": message.id.unix_ms(),
        "calls_me": message.pings.contains(&user),
        "expired": message.is_loading() && expired(world, message),
        "reply": reply.map(|reply| json!({
            "author": reply.author, "author_name": world.name_of(reply.author),
            "content": reply.content,
        })),
        "used": message.interaction.as_ref().map(|note| json!({
            "user": note.user, "user_name": world.name_of(note.user), "name": note.name,
        })),
        "thread_of": (message.kind == 18).then_some(message.reply_to),
    });
    merge(&mut out, more);
    strip_host(&mut out, wire.base);
    out
}

/// Whether the promise of a "thinking" message can no longer be kept.
fn expired(world: &World, message: &Message) -> bool {
    let note = message.interaction.as_ref();
    let interaction = note.and_then(|note| world.interactions.get(&note.id));
    interaction.is_none_or(|interaction| interaction.progress.is_settled())
}

fn strip_host(value: &mut Value, base: &str) {
    match value {
        Value::String(text) => {
            if let Some(path) = text.strip_prefix(base).filter(|path| path.starts_with('/')) {
                *text = path.to_owned();
            }
        }
        Value::Array(items) => items.iter_mut().for_each(|item| strip_host(item, base)),
        Value::Object(fields) => fields
            .values_mut()
            .for_each(|field| strip_host(field, base)),
        Value::Null | Value::Bool(_) | Value::Number(_) => {}
    }
}

/// Something the person at the page does. What is not needed is left out.
#[derive(Deserialize)]
struct Act {
    user: Option<Snowflake>,
    channel: Option<Snowflake>,
    message: Option<Snowflake>,
    interaction: Option<Snowflake>,
    #[serde(default)]
    name: String,
    #[serde(default)]
    path: Vec<String>,
    #[serde(default)]
    values: Option<Vec<String>>,
    #[serde(default)]
    fields: Value,
    #[serde(default)]
    flag: bool,
}

async fn act(
    State(standin): State<Standin>,
    Path(action): Path<String>,
    Json(act): Json<Act>,
) -> Response {
    match carry_out(&standin, &action, act).await {
        Ok(out) => Json(out).into_response(),
        Err(refused) => {
            let out = json!({"error": refused.to_string()});
            (StatusCode::CONFLICT, Json(out)).into_response()
        }
    }
}

async fn carry_out(standin: &Standin, action: &str, act: Act) -> Result<Value, Refused> {
    if action == "join" {
        return Ok(json!({"user": standin.join(&act.name)?}));
    }
    let user = act.user.ok_or(Refused::NoSuchUser)?;
    let channel = act.channel.ok_or(Refused::NoSuchChannel);
    let message = act.message.ok_or(Refused::NoSuchMessage);
    let path: Vec<&str> = act.path.iter().map(String::as_str).collect();
    let asked = match action {
        "say" => {
            let id = standin.say(user, channel?, &act.name)?;
            return Ok(json!({"message": id}));
        }
        "read" => {
            standin.mark_read(user, channel?)?;
            return Ok(json!({}));
        }
        "dismiss" => {
            standin.dismiss(user, message?)?;
            return Ok(json!({}));
        }
        "direct" => return Ok(json!({"channel": standin.open_direct(user)?})),
        "dms" => {
            standin.change_user(user, |user| user.dms_closed = act.flag)?;
            return Ok(json!({}));
        }
        "locale" => {
            standin.change_user(user, |user| act.name.clone_into(&mut user.locale))?;
            return Ok(json!({}));
        }
        "command" => standin.use_command(user, channel?, &act.name, &path, &act.fields, None)?,
        "propose" => {
            let option = act.values.as_deref().and_then(|values| values.first());
            let option = option.map_or("", String::as_str);
            let (name, fields) = (&act.name, &act.fields);
            standin.use_command(user, channel?, name, &path, fields, Some(option))?
        }
        "press" => {
            let values = act.values.as_ref();
            let values: Option<Vec<&str>> =
                values.map(|values| values.iter().map(String::as_str).collect());
            standin.use_component(user, message?, &act.name, values.as_deref(), false)?
        }
        "modal" => {
            let opened_by = act.interaction.ok_or(Refused::NoSuchModal)?;
            standin.send_modal(user, opened_by, &act.fields)?
        }
        _ => return Err(Refused::NoSuchCommand(action.to_owned())),
    };
    Ok(first_answer(standin, asked).await)
}

/// What the page must know of the first answer; messages it sees by itself.
async fn first_answer(standin: &Standin, interaction: Snowflake) -> Value {
    match standin.answered(interaction).await {
        InteractionOutcome::Message(_)
        | InteractionOutcome::Gone
        | InteractionOutcome::Promised => json!({"done": true}),
        InteractionOutcome::Failed(_) => json!({"failed": true}),
        InteractionOutcome::Choices(choices) => {
            let choices: Vec<_> = choices
                .into_iter()
                .map(|(name, value)| json!({"name": name, "value": value}))
                .collect();
            json!({"choices": choices})
        }
        InteractionOutcome::Modal(modal) => json!({"modal": {
            "interaction": modal.opened_by, "title": modal.title, "fields": modal.fields,
        }}),
    }
}
