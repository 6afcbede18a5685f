//! Driving the fake Discord from tests as a user would.

use std::time::Duration;

use serde_json::{Value, json};

use super::seen::{InteractionOutcome, SeenMessage};
use crate::fake_discord::FakeDiscord;
use crate::refused::Refused;
use crate::world::{GUILD, Interaction, Snowflake, User, World};

/// A user of the pretend server, to act and look as.
#[derive(Clone, Debug)]
pub struct UserHandle {
    fake: FakeDiscord,
    id: Snowflake,
}

/// An interaction a user has begun.
#[derive(Clone, Debug)]
pub struct Reaction {
    fake: FakeDiscord,
    id: Snowflake,
}

impl FakeDiscord {
    /// The user of this name, who joins if there is none.
    ///
    /// # Panics
    /// When the name is empty or longer than 32 characters, or the journal cannot be written.
    pub fn user(&self, name: &str) -> UserHandle {
        let joined = self.join(name);
        let id = joined.unwrap_or_else(|error| panic!("the user {name:?} cannot join: {error}"));
        self.handle(id)
    }

    /// The user with this identifier.
    pub(crate) fn as_user(&self, id: Snowflake) -> Result<UserHandle, Refused> {
        let known = self.world(|world| world.users.contains_key(&id));
        known.then(|| self.handle(id)).ok_or(Refused::NoSuchUser)
    }

    /// Whoever has this identifier, if anybody: what is done says so.
    pub(crate) fn handle(&self, id: Snowflake) -> UserHandle {
        let fake = self.clone();
        UserHandle { fake, id }
    }

    /// Waits until the bot has given its first answer, or failed to.
    pub async fn answered(&self, interaction: Snowflake) -> InteractionOutcome {
        let enough = |one: &Interaction| one.progress.is_answered();
        self.reached(interaction, enough).await
    }

    /// Waits until the bot has done what it promised: after "thinking" the promised message, after
    /// a mere receipt a change of the pressed message or a further message. Fails after three
    /// seconds without an answer, and a quarter of an hour after an unkept promise.
    pub async fn settled(&self, interaction: Snowflake) -> InteractionOutcome {
        let enough = |one: &Interaction| one.progress.is_settled();
        self.reached(interaction, enough).await
    }

    async fn reached(
        &self,
        id: Snowflake,
        enough: impl Fn(&Interaction) -> bool,
    ) -> InteractionOutcome {
        // The deadlines end every interaction, so this limit is for a stand-in that was shut down.
        let limit = Duration::from_secs(16 * 60);
        let mut ended = self.inner.ended.subscribe();
        tokio::select! {
            _ = self.wait_until(limit, |world| world.interactions.get(&id).is_none_or(&enough)) => {}
            _ = ended.wait_for(|ended| *ended) => {}
        }
        self.outcome(id)
    }
}

impl Reaction {
    pub(super) fn new(fake: &FakeDiscord, id: Snowflake) -> Reaction {
        let fake = fake.clone();
        Reaction { fake, id }
    }

    /// The interaction.
    pub const fn id(&self) -> Snowflake {
        self.id
    }

    /// Waits for the first answer; see [`FakeDiscord::answered`].
    pub async fn answered(&self) -> InteractionOutcome {
        self.fake.answered(self.id).await
    }

    /// Waits until everything promised is done; see [`FakeDiscord::settled`].
    pub async fn settled(&self) -> InteractionOutcome {
        self.fake.settled(self.id).await
    }
}

impl UserHandle {
    /// Who.
    pub const fn id(&self) -> Snowflake {
        self.id
    }

    /// Where the user is.
    pub(crate) const fn fake(&self) -> &FakeDiscord {
        &self.fake
    }

    /// Uses a slash command. `path` names subcommands; `options` is an object of values by name,
    /// where a user, role, channel or file is given by its identifier.
    ///
    /// # Errors
    /// When the client would not offer this.
    pub fn command(
        &self,
        channel: Snowflake,
        name: &str,
        path: &[&str],
        options: Value,
    ) -> Result<Reaction, Refused> {
        self.use_command(channel, name, path, &options, None)
    }

    /// Types into an option of a command, and asks the bot for proposals.
    ///
    /// # Errors
    /// When the client would not offer this.
    pub fn type_option(
        &self,
        channel: Snowflake,
        name: &str,
        path: &[&str],
        option: &str,
        typed: &str,
    ) -> Result<Reaction, Refused> {
        let mut options = json!({});
        options[option] = json!(typed);
        self.use_command(channel, name, path, &options, Some(option))
    }

    /// Presses a button.
    ///
    /// # Errors
    /// When the user sees no such button, or it is disabled.
    pub fn press(&self, message: Snowflake, custom_id: &str) -> Result<Reaction, Refused> {
        self.use_component(message, custom_id, None, false)
    }

    /// Presses a button that the message may not have any more, as from a screen that is a moment
    /// behind.
    ///
    /// # Errors
    /// When the user does not see the message.
    pub fn press_late(&self, message: Snowflake, custom_id: &str) -> Result<Reaction, Refused> {
        self.use_component(message, custom_id, None, true)
    }

    /// Chooses in a menu.
    ///
    /// # Errors
    /// When the user sees no such menu, it is disabled, or does not allow these choices.
    pub fn select(
        &self,
        message: Snowflake,
        custom_id: &str,
        values: &[&str],
    ) -> Result<Reaction, Refused> {
        self.use_component(message, custom_id, Some(values), false)
    }

    /// The messages of a channel as this user sees them, oldest first. Nothing, if the user does
    /// not see the channel.
    pub fn sees(&self, channel: Snowflake) -> Vec<SeenMessage> {
        self.fake.world(|world| {
            if !world.may_see(self.id, channel) {
                return Vec::new();
            }
            let messages = world.seen_by(self.id, channel);
            messages.map(|message| self.fake.seen(world, message)).collect()
        })
    }

    /// Waits until the user sees what is looked for in a channel, and gives it. `None` if the time runs out.
    pub async fn wait_to_see<T>(
        &self,
        channel: Snowflake,
        timeout: Duration,
        mut look: impl FnMut(&[SeenMessage]) -> Option<T>,
    ) -> Option<T> {
        let look = || look(&self.sees(channel));
        self.fake.wait(timeout, look).await
    }

    /// The messages that only this user sees, in all channels, oldest first.
    pub fn ephemerals(&self) -> Vec<SeenMessage> {
        self.fake.world(|world| {
            let all = world.all_messages();
            let mut own: Vec<_> = all.filter(|message| message.only_for == Some(self.id)).collect();
            own.sort_by_key(|message| message.id);
            own.into_iter().map(|message| self.fake.seen(world, message)).collect()
        })
    }

    /// One message, if this user sees it.
    pub fn message(&self, id: Snowflake) -> Option<SeenMessage> {
        self.fake.world(|world| {
            let message = world.message(id)?;
            let seen = message.is_seen_by(self.id) && world.may_see(self.id, message.channel);
            seen.then(|| self.fake.seen(world, message))
        })
    }

    /// The conversation with the bot, if one was opened.
    pub fn direct(&self) -> Option<Snowflake> {
        let find = |world: &World| world.direct(self.id).map(|channel| channel.id);
        self.fake.world(find)
    }

    /// Refuses direct messages from now on.
    ///
    /// # Errors
    /// When that cannot be written.
    pub fn close_dms(&self) -> Result<(), Refused> {
        let close = |user: &mut User| user.dms_closed = true;
        self.change(close)
    }

    /// Takes direct messages again.
    ///
    /// # Errors
    /// When that cannot be written.
    pub fn open_dms(&self) -> Result<(), Refused> {
        let open = |user: &mut User| user.dms_closed = false;
        self.change(open)
    }

    /// Changes the language of this user's client, as Discord names it (`de`, `en-GB`).
    ///
    /// # Errors
    /// When that cannot be written.
    pub fn set_locale(&self, locale: &str) -> Result<(), Refused> {
        let set = |user: &mut User| locale.clone_into(&mut user.locale);
        self.change(set)
    }

    /// Is called so in the first guild from now on; by an empty text as everywhere.
    ///
    /// # Errors
    /// When the name is too long, or cannot be written.
    pub fn set_nickname(&self, nickname: &str) -> Result<(), Refused> {
        self.set_nickname_in(GUILD, nickname)
    }
}
