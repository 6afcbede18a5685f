//! Where the application is installed, and places that the bot is not in.

use super::handle::UserHandle;
use crate::fake_discord::FakeDiscord;
use crate::refused::Refused;
use crate::world::{Change, Channel, ChannelKind, InstallKind, Snowflake};

impl FakeDiscord {
    /// With which installations a command comes that is registered from now on and names none. At first only with a
    /// guild's; Discord gives a new application both.
    pub fn set_default_installs(&self, kinds: &[InstallKind]) {
        let kinds = kinds.to_vec();
        self.inner.with(|state| state.default_installs = kinds);
    }

    /// Users begin a conversation without the bot: two of them, or a group.
    ///
    /// # Errors
    /// When there are fewer than two, one of them has no account, or the change cannot be written.
    pub fn open_private(&self, among: &[Snowflake]) -> Result<Snowflake, Refused> {
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
    /// Installs the application for themselves.
    ///
    /// # Errors
    /// When that cannot be written.
    pub fn install(&self) -> Result<(), Refused> {
        self.change(|user| user.installed = true)
    }

    /// Takes the application away from themselves.
    ///
    /// # Errors
    /// When that cannot be written.
    pub fn uninstall(&self) -> Result<(), Refused> {
        self.change(|user| user.installed = false)
    }
}
