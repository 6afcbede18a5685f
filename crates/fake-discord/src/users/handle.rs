//! Test API for acting as a user.

use super::seen::{InteractionOutcome, SeenMessage};
use crate::prelude::*;

/// Acts as one user. Methods fail with `Refused::Journal` if a change cannot be written.
#[derive(Clone, Debug)]
pub struct UserHandle {
    fake: FakeDiscord,
    id: Snowflake,
}

/// An interaction started by a user.
#[derive(Clone, Debug)]
pub struct Reaction {
    fake: FakeDiscord,
    id: Snowflake,
}

impl FakeDiscord {
    /// Finds or creates a user by name.
    ///
    /// # Panics
    /// When the name is empty or longer than 32 characters, or the journal cannot be written.
    pub fn user(&self, name: &str) -> UserHandle {
        let joined = self.join(name);
        let id = joined.unwrap_or_else(|error| panic!("the user {name:?} cannot join: {error}"));
        self.handle(id)
    }

    pub(crate) fn as_user(&self, id: Snowflake) -> Done<UserHandle> {
        let known = self.world(|world| world.users.contains_key(&id));
        known.then(|| self.handle(id)).ok_or(Refused::NoSuchUser)
    }

    /// The user need not exist; actions check it.
    pub(crate) fn handle(&self, id: Snowflake) -> UserHandle {
        let fake = self.clone();
        UserHandle { fake, id }
    }

    /// Waits for the bot's first response or its deadline.
    pub async fn answered(&self, interaction: Snowflake) -> InteractionOutcome {
        let enough = |one: &Interaction| one.progress.is_answered();
        self.reached(interaction, enough).await
    }

    /// Waits until a deferred response or update is completed. Fails after three seconds without a
    /// response and 15 minutes after a deferral.
    pub async fn settled(&self, interaction: Snowflake) -> InteractionOutcome {
        let enough = |one: &Interaction| one.progress.is_settled();
        self.reached(interaction, enough).await
    }

    async fn reached(
        &self,
        id: Snowflake,
        enough: impl Fn(&Interaction) -> bool,
    ) -> InteractionOutcome {
        // The deadlines end every interaction; this limit is for a fake Discord that was shut down.
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

    /// The interaction id.
    pub const fn id(&self) -> Snowflake {
        self.id
    }

    /// See [`FakeDiscord::answered`].
    pub async fn answered(&self) -> InteractionOutcome {
        self.fake.answered(self.id).await
    }

    /// See [`FakeDiscord::settled`].
    pub async fn settled(&self) -> InteractionOutcome {
        self.fake.settled(self.id).await
    }
}

impl UserHandle {
    /// The user id.
    pub const fn id(&self) -> Snowflake {
        self.id
    }

    pub(crate) const fn fake(&self) -> &FakeDiscord {
        &self.fake
    }

    /// Uses a slash command. `path` names subcommands; `options` maps names to values, with ids for
    /// users, roles, channels and files.
    pub fn command(
        &self,
        channel: Snowflake,
        name: &str,
        path: &[&str],
        options: Value,
    ) -> Done<Reaction> {
        self.use_command(channel, name, path, &options, None)
    }

    /// Types into a command option and requests autocomplete.
    pub fn type_option(
        &self,
        channel: Snowflake,
        name: &str,
        path: &[&str],
        option: &str,
        typed: &str,
    ) -> Done<Reaction> {
        let mut options = json!({});
        options[option] = json!(typed);
        self.use_command(channel, name, path, &options, Some(option))
    }

    /// Presses a button.
    ///
    /// # Errors
    /// When the button is not visible or disabled.
    pub fn press(&self, message: Snowflake, custom_id: &str) -> Done<Reaction> {
        self.use_component(message, custom_id, None, false)
    }

    /// Presses a button that may be gone, as a lagging client does.
    pub fn press_late(&self, message: Snowflake, custom_id: &str) -> Done<Reaction> {
        self.use_component(message, custom_id, None, true)
    }

    /// Selects menu options.
    ///
    /// # Errors
    /// When the menu is not visible or disabled, or the selection is invalid.
    pub fn select(&self, message: Snowflake, custom_id: &str, values: &[&str]) -> Done<Reaction> {
        self.use_component(message, custom_id, Some(values), false)
    }

    /// Selects what may be gone, as a lagging client does.
    pub fn select_late(
        &self,
        message: Snowflake,
        custom_id: &str,
        values: &[&str],
    ) -> Done<Reaction> {
        self.use_component(message, custom_id, Some(values), true)
    }

    /// The messages visible to the user, oldest first.
    pub fn sees(&self, channel: Snowflake) -> Vec<SeenMessage> {
        self.fake.world(|world| {
            if !world.may_see(self.id, channel) {
                return Vec::new();
            }
            let messages = world.seen_by(self.id, channel);
            messages.map(|message| self.fake.seen(world, message)).collect()
        })
    }

    /// Waits until `look` finds something in a channel; `None` on timeout.
    pub async fn wait_to_see<T>(
        &self,
        channel: Snowflake,
        timeout: Duration,
        mut look: impl FnMut(&[SeenMessage]) -> Option<T>,
    ) -> Option<T> {
        let look = || look(&self.sees(channel));
        self.fake.wait(timeout, look).await
    }

    /// The user's ephemeral messages in all channels, oldest first.
    pub fn ephemerals(&self) -> Vec<SeenMessage> {
        self.fake.world(|world| {
            let all = world.all_messages();
            let mut own: Vec<_> = all.filter(|message| message.only_for == Some(self.id)).collect();
            own.sort_by_key(|message| message.id);
            own.into_iter().map(|message| self.fake.seen(world, message)).collect()
        })
    }

    /// A message, if visible to the user.
    pub fn message(&self, id: Snowflake) -> Option<SeenMessage> {
        self.fake.world(|world| {
            let message = world.message(id)?;
            let seen = message.is_seen_by(self.id) && world.may_see(self.id, message.channel);
            seen.then(|| self.fake.seen(world, message))
        })
    }

    /// The DM with the bot, if open.
    pub fn direct(&self) -> Option<Snowflake> {
        let find = |world: &World| world.direct(self.id).map(|channel| channel.id);
        self.fake.world(find)
    }

    /// Blocks DMs.
    pub fn close_dms(&self) -> Done<()> {
        let close = |user: &mut User| user.dms_closed = true;
        self.change(close)
    }

    /// Allows DMs.
    pub fn open_dms(&self) -> Done<()> {
        let open = |user: &mut User| user.dms_closed = false;
        self.change(open)
    }

    /// Sets the client's Discord locale (`de`, `en-GB`).
    pub fn set_locale(&self, locale: &str) -> Done<()> {
        let set = |user: &mut User| locale.clone_into(&mut user.locale);
        self.change(set)
    }

    /// Sets the nickname in the first guild; empty removes it.
    ///
    /// # Errors
    /// When the name is too long.
    pub fn set_nickname(&self, nickname: &str) -> Done<()> {
        self.set_nickname_in(GUILD, nickname)
    }
}
