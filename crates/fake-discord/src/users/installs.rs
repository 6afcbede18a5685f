//! Application installation, and channels without the bot.

use crate::prelude::*;
use crate::world::InstallKind;

impl FakeDiscord {
    /// Sets the installation types of newly registered commands that specify none; initially guild
    /// only, unlike Discord.
    pub fn set_default_installs(&self, kinds: &[InstallKind]) {
        let kinds = kinds.to_vec();
        self.inner.with(|state| state.default_installs = kinds);
    }

    /// Opens a DM or group without the bot.
    ///
    /// # Errors
    /// When there are fewer than two users or one has no account.
    pub fn open_private(&self, among: &[Snowflake]) -> Done<Snowflake> {
        self.inner.with(|state| {
            let among: std::collections::BTreeSet<_> = among.iter().copied().collect();
            if among.len() < 2 || !among.iter().all(|id| state.world.has_account(*id)) {
                return Err(Refused::NoSuchUser);
            }
            let id = state.fresh_id();
            let channel = Channel::new(id, "", ChannelKind::Private { among });
            state.commit(vec![Change::Channel(channel)])?;
            Ok(id)
        })
    }
}

impl UserHandle {
    /// Installs the application for this user.
    pub fn install(&self) -> Done<()> {
        self.change(|user| user.installed = true)
    }

    /// Uninstalls the application for this user.
    pub fn uninstall(&self) -> Done<()> {
        self.change(|user| user.installed = false)
    }
}
