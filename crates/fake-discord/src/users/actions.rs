//! User actions, for the page and for tests.

use super::acts::Act;
use super::handle::Reaction;
use super::interactions::{check_choices, filled_form, interaction_event};
use super::offered_commands::commands_in;
use super::options;
use super::options::Filling;
use crate::faults::InteractionFault;
use crate::prelude::*;
use crate::rest::body::pixels;
use crate::rest::draft::{FILE_LIMIT, named, plain_name};
use crate::rest::{interactions, messages};
use crate::state::State;
use crate::world::{InteractionKind, Membership};

impl FakeDiscord {
    pub(crate) fn join(&self, name: &str) -> Done<Snowflake> {
        let name = name.trim();
        ensure!(!name.is_empty() && name.chars().count() <= 32, Refused::Length);
        let gone = |user: &User| user.membership == Membership::Deleted;
        self.inner.with(|state| {
            let mut users = state.world.users.values();
            if let Some(known) = users.find(|user| user.name == name && !gone(user)) {
                return Ok(known.id);
            }
            let user = User::new(state.fresh_id(), name);
            let id = user.id;
            state.commit(vec![Change::User(user)])?;
            let (wire, intent) = (state.wire(), intents::GUILD_MEMBERS);
            let come = state.world.guilds().into_iter().map(|guild| {
                let mut member = wire.member(id, guild);
                member["guild_id"] = json!(guild);
                Event::needing("GUILD_MEMBER_ADD", member, intent)
            });
            let come: Vec<_> = come.collect();
            state.tell(come);
            Ok(id)
        })
    }
}

impl UserHandle {
    pub(super) fn change(&self, change: impl FnOnce(&mut User)) -> Done<()> {
        self.fake().inner.with(|state| {
            let known = state.world.users.get(&self.id());
            let mut user = known.ok_or(Refused::NoSuchUser)?.clone();
            change(&mut user);
            Ok(state.commit(vec![Change::User(user)])?)
        })
    }

    pub(crate) fn settle_in(&self, wanted: &Act) -> Done<()> {
        if !wanted.name.is_empty() {
            self.rename(&wanted.name)?;
        }
        if let Some(nickname) = &wanted.nickname {
            let guild = wanted.guild.unwrap_or(GUILD);
            self.set_nickname_in(guild, nickname)?;
        }
        self.change(|user| {
            if let Some(closed) = wanted.dms_closed {
                user.dms_closed = closed;
            }
            if let Some(installed) = wanted.installed {
                user.installed = installed;
            }
            if let Some(locale) = &wanted.locale {
                user.locale.clone_from(locale);
            }
        })
    }

    /// Opens the DM with the bot.
    pub fn open_direct(&self) -> Done<Snowflake> {
        let user = self.id();
        self.fake().inner.with(|state| {
            ensure!(state.world.has_account(user), Refused::NoSuchUser);
            if let Some(channel) = state.world.direct(user) {
                return Ok(channel.id);
            }
            let id = state.fresh_id();
            let channel = Channel::new(id, "", ChannelKind::Direct { with: user });
            state.commit(vec![Change::Channel(channel)])?;
            Ok(id)
        })
    }

    /// Posts a message.
    ///
    /// # Errors
    /// When the channel is not visible or the text is empty or too long.
    pub fn say(&self, channel: Snowflake, text: &str) -> Done<Snowflake> {
        let user = self.id();
        ensure!(!text.trim().is_empty() && text.chars().count() <= 2000, Refused::Length);
        self.fake().inner.with(|state| {
            see(state, user, channel)?;
            may_say(state, user, channel)?;
            let mut message = Message::new(state.fresh_id(), channel, user);
            text.clone_into(&mut message.content);
            let people = named(text).into_iter();
            message.mentions =
                people.filter(|id| state.world.has_account(*id) || *id == APPLICATION).collect();
            message.pings = message.mentions.clone();
            let id = message.id;
            let read = Change::Read { user, channel, upto: id };
            messages::publish(state, Mode::Make, message, vec![read])
                .map_err(|_| io::Error::other("the message was not written"))?;
            Ok(id)
        })
    }

    /// Marks a channel as read.
    pub fn read(&self, channel: Snowflake) -> Done<()> {
        let user = self.id();
        self.fake().inner.with(|state| {
            see(state, user, channel)?;
            let last = state.world.seen_by(user, channel).last();
            let upto = last.map(|message| message.id).unwrap_or_default();
            if state.world.unread(user, channel).0 == 0 {
                return Ok(());
            }
            let read = Change::Read { user, channel, upto };
            Ok(state.commit(vec![read])?)
        })
    }

    pub(crate) fn dismiss(&self, id: Snowflake) -> Done<()> {
        self.fake().inner.with(|state| {
            let message = state.world.message(id);
            let message = message.filter(|message| message.only_for == Some(self.id()));
            let channel = message.ok_or(Refused::NoSuchMessage)?.channel;
            Ok(state.commit(vec![Change::MessageGone { channel, id }])?)
        })
    }

    pub(super) fn use_command(
        &self,
        channel: Snowflake,
        name: &str,
        path: &[&str],
        given: &Value,
        focused: Option<&str>,
    ) -> Done<Reaction> {
        let user = self.id();
        self.request(|state| {
            see(state, user, channel)?;
            let place = state.world.channels.get(&channel);
            let all = commands_in(&state.world, user, channel);
            let command = typed_command(&all, name);
            let command = command.ok_or_else(|| Refused::NoSuchCommand(name.to_owned()))?;
            let wire = state.wire();
            let filling = Filling {
                wire,
                user,
                channel: place.ok_or(Refused::NoSuchChannel)?,
                uploads: &state.uploads,
            };
            let filled = options::fill(filling, command, path, given, focused)?;
            let kind = match focused {
                Some(_) => InteractionKind::Autocomplete,
                None => InteractionKind::Command,
            };
            let begun = Interaction {
                name: filled.name,
                typing: filled.typing,
                ..Interaction::begun(kind, user, channel)
            };
            Ok((begun, filled.data))
        })
    }

    /// Uses a message context menu command.
    pub fn use_on_message(&self, message: Snowflake, name: &str) -> Done<Reaction> {
        let user = self.id();
        self.request(|state| {
            let known = state.world.message(message);
            let known = known.filter(|known| known.is_seen_by(user));
            let known = known.ok_or(Refused::NoSuchMessage)?;
            let channel = known.channel;
            see(state, user, channel)?;
            let mut data = menu_command(state, (user, channel), ON_MESSAGE, name)?;
            data["target_id"] = json!(message);
            data["resolved"]["messages"][message.to_string()] = state.wire().message(known);
            Ok((used_from_menu(user, channel, name), data))
        })
    }

    /// Uses a user context menu command.
    pub fn use_on_user(&self, channel: Snowflake, target: Snowflake, name: &str) -> Done<Reaction> {
        let user = self.id();
        self.request(|state| {
            see(state, user, channel)?;
            ensure!(state.world.has_account(target) || target == APPLICATION, Refused::NoSuchUser);
            let mut data = menu_command(state, (user, channel), ON_USER, name)?;
            data["target_id"] = json!(target);
            let place = state.world.channels.get(&channel);
            let place = place.ok_or(Refused::NoSuchChannel)?;
            let mut resolved = json!({});
            state.wire().resolve_user(target, place, &mut resolved);
            data["resolved"] = resolved;
            Ok((used_from_menu(user, channel, name), data))
        })
    }

    /// With `anyway` the component may be gone.
    pub(super) fn use_component(
        &self,
        message: Snowflake,
        custom_id: &str,
        values: Option<&[&str]>,
        anyway: bool,
    ) -> Done<Reaction> {
        let user = self.id();
        self.request(|state| {
            let known = state.world.message(message);
            let known = known.filter(|known| known.is_seen_by(user));
            let known = known.ok_or(Refused::NoSuchMessage)?;
            see(state, user, known.channel)?;
            let part = known.part(custom_id);
            let kind = match part {
                Some(part) => part["type"].clone(),
                None if anyway => json!(if values.is_some() { 3 } else { 2 }),
                None => return Err(Refused::NoSuchComponent(custom_id.to_owned())),
            };
            if !anyway {
                ensure!(
                    part.is_none_or(|part| part["disabled"] != true),
                    Refused::Disabled(custom_id.to_owned())
                );
                let menu = kind != 2;
                ensure!(menu == values.is_some(), Refused::NoSuchComponent(custom_id.to_owned()));
                if let (Some(menu), Some(values)) = (part, values) {
                    let guild = state.world.guild_of(known.channel);
                    check_choices(&state.world, guild, menu, values)?;
                }
            }
            let number = part.map_or(Value::Null, |part| part["id"].clone());
            let mut data = json!({
                "custom_id": custom_id, "component_type": kind, "id": number,
            });
            if let Some(values) = values {
                data["values"] = json!(values);
                let channel = state.world.channels.get(&known.channel);
                if let Some(channel) = channel.filter(|_| data["component_type"] == 5) {
                    let mut resolved = json!({});
                    for id in values.iter().filter_map(|value| value.parse().ok()) {
                        state.wire().resolve_user(id, channel, &mut resolved);
                    }
                    data["resolved"] = resolved;
                }
            }
            let begun = Interaction {
                source: Some(message),
                ..Interaction::begun(InteractionKind::Component, user, known.channel)
            };
            Ok((begun, data))
        })
    }

    /// Submits the modal opened by an interaction. `fields` maps custom ids to texts; omitted
    /// fields keep their values.
    ///
    /// # Errors
    /// When the modal is not open, or a field is missing or too long.
    pub fn submit(&self, opened_by: Snowflake, fields: Value) -> Done<Reaction> {
        let user = self.id();
        self.request(|state| {
            let opener = state.world.interactions.get(&opened_by);
            let opener = opener.filter(|opener| opener.user == user);
            let opener = opener.ok_or(Refused::NoSuchModal)?;
            let Progress::Modal(modal) = &opener.progress else {
                return Err(Refused::NoSuchModal);
            };
            let rows = filled_form(modal, &fields)?;
            let begun = Interaction {
                name: opener.name.clone(),
                source: opener.source,
                ..Interaction::begun(InteractionKind::Modal, user, opener.channel)
            };
            let data = json!({"custom_id": modal["custom_id"], "components": rows});
            Ok((begun, data))
        })
    }

    pub(crate) fn upload(
        &self,
        name: &str,
        content_type: Option<String>,
        bytes: &Bytes,
    ) -> Done<Snowflake> {
        ensure!(bytes.len() <= FILE_LIMIT, Refused::TooLarge);
        let user = self.id();
        self.fake().inner.with(|state| {
            ensure!(state.world.has_account(user), Refused::NoSuchUser);
            let id = state.fresh_id();
            state.store_file(id, bytes)?;
            let attachment = Attachment {
                id,
                filename: plain_name(name),
                description: None,
                content_type,
                size: bytes.len(),
                pixels: pixels(bytes),
            };
            state.uploads.insert(user, attachment);
            Ok(id)
        })
    }

    fn request(&self, make: impl FnOnce(&State) -> Done<(Interaction, Value)>) -> Done<Reaction> {
        let id = self.fake().inner.with(|state| {
            let (mut interaction, data) = make(state)?;
            may_act(state, interaction.user, interaction.channel)?;
            let id = state.fresh_id();
            interaction.id = id;
            interaction.token = Interaction::token_for(id);
            let told = interaction_event(state.wire(), &interaction, data);
            let now = state.now();
            let all = state.world.interactions.values();
            let expired = all.filter(|old| old.expires() < now);
            let mut changes: Vec<_> = expired.map(|old| Change::InteractionGone(old.id)).collect();
            changes.push(Change::Interaction(Box::new(interaction)));
            state.commit(changes)?;
            let now = state.now();
            let fault = state.interaction_faults.meet(now, |()| true);
            let mut times = 1;
            match fault {
                None => {}
                Some(InteractionFault::DeliveredTwice) => times = 2,
                Some(InteractionFault::AnsweredFirst(answer)) => answer_first(state, id, &answer),
            }
            let event = Event::always("INTERACTION_CREATE", told.clone());
            state.told_interactions.insert(id, told);
            state.tell(std::iter::repeat_n(event, times));
            Ok::<_, Refused>(id)
        })?;
        self.fake().watch_deadlines(id);
        Ok(Reaction::new(self.fake(), id))
    }
}

fn answer_first(state: &mut State, id: Snowflake, answer: &Value) {
    let token = Interaction::token_for(id);
    let mut call = RestCall { state, json: answer, files: &[], query: "" };
    if let Err(error) = interactions::callback(&mut call, id, &token) {
        tracing::warn!(?error, "the other process could not answer");
    }
}

const ON_USER: u64 = 2;
const ON_MESSAGE: u64 = 3;

fn typed_command<'a>(all: &'a [Value], name: &str) -> Option<&'a Value> {
    let mut typed = all.iter().filter(|command| command["type"] == 1);
    typed.find(|command| command["name"] == name)
}

fn menu_command(
    state: &State,
    (user, channel): (Snowflake, Snowflake),
    kind: u64,
    name: &str,
) -> Done<Value> {
    let all = commands_in(&state.world, user, channel);
    let mut fitting = all.iter().filter(|command| command["type"] == kind);
    let command = fitting.find(|command| command["name"] == name);
    let command = command.ok_or_else(|| Refused::NoSuchCommand(name.to_owned()))?;
    Ok(json!({"id": command["id"], "name": name, "type": kind}))
}

fn used_from_menu(user: Snowflake, channel: Snowflake, name: &str) -> Interaction {
    Interaction {
        name: name.to_owned(),
        ..Interaction::begun(InteractionKind::Command, user, channel)
    }
}

fn see(state: &State, user: Snowflake, channel: Snowflake) -> Done<()> {
    ensure!(state.world.has_account(user), Refused::NoSuchUser);
    ensure!(state.world.may_see(user, channel), Refused::NoSuchChannel);
    Ok(())
}

/// Timed-out members may only look.
fn may_act(state: &State, user: Snowflake, channel: Snowflake) -> Done<()> {
    let place = state.world.channels.get(&channel);
    let place = place.filter(|place| !place.is_direct());
    let now = state.now();
    match place.is_some_and(|place| state.world.is_timed_out(user, place.guild, now)) {
        true => Err(Refused::Forbidden),
        false => Ok(()),
    }
}

fn may_say(state: &State, user: Snowflake, channel: Snowflake) -> Done<()> {
    may_act(state, user, channel)?;
    let world = &state.world;
    let Some(channel) = world.channels.get(&channel) else {
        return Ok(());
    };
    let needed = match &channel.kind {
        ChannelKind::Forum => return Err(Refused::Forbidden),
        ChannelKind::Text => permissions::SEND_MESSAGES,
        ChannelKind::Thread(thread) if thread.locked => {
            permissions::SEND_MESSAGES_IN_THREADS | permissions::MANAGE_THREADS
        }
        ChannelKind::Thread(_) => permissions::SEND_MESSAGES_IN_THREADS,
        ChannelKind::Direct { .. } | ChannelKind::Private { .. } => return Ok(()),
    };
    if world.may_in(user, channel, needed) {
        return Ok(());
    }
    Err(Refused::Forbidden)
}
