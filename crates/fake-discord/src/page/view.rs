//! One user's view of the server and of one channel.

use serde_json::Map;

use crate::greeting::Greeting;
use crate::prelude::*;
use crate::users::commands_in;
use crate::wire::merge;

const SHOWN: usize = 80;
const MOST_SHOWN: usize = 2000;

#[derive(Clone, Debug, Default, Deserialize)]
pub(super) struct Watch {
    user: Option<Snowflake>,
    channel: Option<Snowflake>,
    /// The last viewed guild, shown next to a DM.
    guild: Option<Snowflake>,
    /// Number of most recent messages.
    shown: Option<usize>,
    /// The page's request id, echoed in the response.
    #[serde(default)]
    pub(super) asked: u64,
}

#[derive(Debug, Default)]
pub(super) struct View {
    pub(super) parts: Map<String, Value>,
    pub(super) messages: BTreeMap<Snowflake, Arc<WrittenMessage>>,
}

#[derive(Debug, Default)]
pub(super) struct WrittenMessage {
    pub(super) json: Value,
    source: Option<Source>,
}

/// Cache key of a rendered message; comparing is much cheaper than rendering.
#[derive(Debug, PartialEq)]
struct Source {
    viewer: Snowflake,
    message: Message,
    reply: Option<Message>,
    thread: Option<(Channel, usize)>,
    expired: bool,
}

impl Source {
    fn of(world: &World, message: &Message, viewer: Snowflake) -> Source {
        let thread = world.channels.get(&message.id);
        let said = || world.messages.get(&message.id).map_or(0, BTreeMap::len);
        Source {
            viewer,
            message: message.clone(),
            reply: reply_of(world, message, viewer).cloned(),
            thread: thread.map(|thread| (thread.clone(), said())),
            expired: message.is_loading() && expired(world, message),
        }
    }
}

#[cfg(test)]
impl From<Value> for WrittenMessage {
    fn from(json: Value) -> WrittenMessage {
        WrittenMessage { json, source: None }
    }
}

impl View {
    /// Reuses unchanged messages from `before`.
    pub(super) fn of(fake: &FakeDiscord, watch: &Watch, before: &View) -> View {
        let online = fake.is_connected();
        let base = fake.api_base();
        fake.world(|world| {
            let known = |id: &Snowflake| world.users.contains_key(id);
            let user = watch.user.filter(known);
            let Some(user) = user.or_else(|| world.users.keys().next().copied()) else {
                return View::default();
            };
            let wire = Wire { world, base: &base };
            let mut visible = world.channels.keys().copied();
            let channel = watch.channel.filter(|id| world.may_see(user, *id));
            let channel = channel.or_else(|| visible.find(|id| world.may_see(user, *id)));
            let guild = guild_looked_at(world, watch, channel);
            let mut view = around(world, user, guild);
            view.part("online", json!(online));
            let locale = &world.users[&user].locale;
            let greeting = Greeting::for_locale(&fake.inner.greetings, locale);
            view.part("greeting", json!(greeting));
            if let Some(channel) = channel {
                let shown = watch.shown.unwrap_or(SHOWN).clamp(1, MOST_SHOWN);
                view.look_into(wire, (user, channel), shown, before);
            }
            view
        })
    }

    fn part(&mut self, name: &str, value: Value) {
        self.parts.insert(name.to_owned(), value);
    }

    fn look_into(
        &mut self,
        wire: Wire<'_>,
        (user, channel): (Snowflake, Snowflake),
        shown: usize,
        before: &View,
    ) {
        let world = wire.world;
        let show = |message: &Message| {
            let source = Source::of(world, message, user);
            let known = before.messages.get(&message.id);
            match known.filter(|known| known.source.as_ref() == Some(&source)) {
                Some(known) => Arc::clone(known),
                None => Arc::new(WrittenMessage {
                    json: shown_message(wire, message, &source),
                    source: Some(source),
                }),
            }
        };
        let all: Vec<_> = world.seen_by(user, channel).collect();
        let from = all.len().saturating_sub(shown);
        let last = all.iter().skip(from);
        self.messages = last.map(|message| (message.id, show(message))).collect();
        self.part("channel", json!(channel));
        self.part("more", json!(from > 0));
        self.part("commands", json!(commands_in(world, user, channel)));
    }

    pub(super) fn whole(self) -> Value {
        let mut out = Value::Object(self.parts);
        let messages = self.messages.values();
        out["messages"] = messages.map(|shown| shown.json.clone()).collect();
        out
    }
}

fn guild_looked_at(world: &World, watch: &Watch, channel: Option<Snowflake>) -> Snowflake {
    let channel = channel.and_then(|id| world.channels.get(&id));
    match channel.filter(|channel| !channel.is_direct()) {
        Some(channel) => channel.guild,
        None => {
            let before = watch.guild.filter(|guild| world.standing(*guild).exists());
            before.unwrap_or(GUILD)
        }
    }
}

fn guild_entry(world: &World, user: Snowflake, guild: Snowflake) -> Value {
    let seen = world.channels_in(guild);
    let seen: Vec<_> = seen.filter(|channel| world.may_see(user, channel.id)).collect();
    let (unread, calls) = seen.iter().fold((0, 0), |(unread, calls), channel| {
        let (more, more_calls) = world.unread(user, channel.id);
        (unread + more, calls + more_calls)
    });
    let mut texts = seen.iter();
    let first = texts.find(|channel| channel.kind == ChannelKind::Text);
    json!({
        "id": guild, "name": world.guild_name(guild), "channel": first.map(|channel| channel.id),
        "unread": unread, "calls": calls,
    })
}

fn is_of_forum(world: &World, channel: &Channel) -> bool {
    let above = channel.thread().and_then(|thread| world.channels.get(&thread.parent));
    above.unwrap_or(channel).kind == ChannelKind::Forum
}

fn around(world: &World, user: Snowflake, guild: Snowflake) -> View {
    let people = world.users.values().map(|one| person(world, one));
    let places = world.channels.values();
    let places = places.filter(|channel| world.may_see(user, channel.id));
    let places = places.filter(|channel| channel.is_direct() || channel.guild == guild);
    // The page has no forum view.
    let places = places.filter(|channel| !is_of_forum(world, channel));
    let guilds = world.guilds().into_iter();
    let guilds = guilds.map(|guild| guild_entry(world, user, guild));
    let places = places.map(|one| place(world, user, one));
    let emojis = world
        .emojis
        .iter()
        .map(|emoji| json!({"id": emoji["id"], "name": emoji["name"], "image": emoji["image"]}));
    let mut view = View::default();
    view.part("server", json!(world.guild_name(guild)));
    view.part("guild", json!(guild));
    view.part("guilds", guilds.collect());
    // `@everyone` has the guild's id.
    view.part("roles", json!([{"id": guild, "name": "@everyone"}]));
    view.part("bot", json!(APPLICATION));
    view.part("bot_name", json!(world.name_of(APPLICATION)));
    view.part("user", json!(user));
    view.part("users", people.collect());
    view.part("channels", places.collect());
    view.part("emojis", emojis.collect());
    view
}

fn person(world: &World, user: &User) -> Value {
    let visible = world.channels.keys().filter(|id| world.may_see(user.id, **id));
    let (unread, calls) = visible.fold((0, 0), |(unread, calls), id| {
        let (more, more_calls) = world.unread(user.id, *id);
        (unread + more, calls + more_calls)
    });
    json!({
        "id": user.id, "name": user.name, "dms_closed": user.dms_closed, "installed": user.installed, "unread": unread,
        "calls": calls, "locale": user.locale,
    })
}

fn place(world: &World, user: Snowflake, channel: &Channel) -> Value {
    let (unread, calls) = world.unread(user, channel.id);
    let mut out = json!({
        "id": channel.id, "name": channel.name, "unread": unread, "calls": calls,
        "read": world.read.get(&(user, channel.id)),
    });
    let more = match &channel.kind {
        ChannelKind::Text => json!({"kind": "text"}),
        ChannelKind::Forum => json!({"kind": "forum"}),
        ChannelKind::Direct { .. } => {
            json!({"kind": "direct", "with_bot": true, "name": world.name_of(APPLICATION)})
        }
        ChannelKind::Private { among } => {
            let others = among.iter().filter(|one| **one != user);
            let names: Vec<_> = others.map(|one| world.name_of(*one)).collect();
            json!({"kind": "direct", "name": names.join(", ")})
        }
        ChannelKind::Thread(thread) => json!({
            "kind": "thread", "parent": thread.parent, "archived": thread.archived, "locked": thread.locked,
        }),
    };
    merge(&mut out, more);
    out
}

/// URLs lose their host, since the page may be open under another host name.
fn shown_message(wire: Wire<'_>, message: &Message, source: &Source) -> Value {
    let mut out = wire.message(message);
    let world = wire.world;
    let guild = world.guild_of(message.channel);
    let more = json!({
        "author_name": world.name_in(message.author, guild), "ephemeral": message.is_ephemeral(),
        "loading": message.is_loading(), "at": message.id.unix_ms(),
        "calls_me": message.pings.contains(&source.viewer),
        "expired": source.expired,
        "reply": source.reply.as_ref().map(|reply| json!({
            "id": reply.id, "author_name": world.name_in(reply.author, guild), "content": reply.content,
        })),
        "used": message.interaction.as_ref().map(|note| json!({
            "user_name": world.name_in(note.user, guild), "name": note.name,
        })),
    });
    merge(&mut out, more);
    strip_host(&mut out, wire.base);
    out
}

fn reply_of<'a>(world: &'a World, message: &Message, viewer: Snowflake) -> Option<&'a Message> {
    let room = world.messages.get(&message.channel)?;
    let reply = room.get(&message.reply_to?)?;
    reply.is_seen_by(viewer).then_some(reply)
}

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
        Value::Object(fields) => fields.values_mut().for_each(|field| strip_host(field, base)),
        _ => {}
    }
}
