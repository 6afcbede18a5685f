//! What the bot keeps of one server: who owns it, what roles may do, and who sees which channel.

use super::read::{ChannelRead, GuildRead, OverwriteRead, RoleRead};
use crate::prelude::*;

/// Sorted by id.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Server {
    id: GuildId,
    owner: UserId,
    roles: Vec<(RoleId, Permissions)>,
    channels: Vec<Channel>,
    /// They are there, and nobody sees them.
    unreadable: Vec<ChannelId>,
}

/// A channel in which games or their forums can be.
#[derive(Clone, PartialEq, Eq, Debug)]
struct Channel {
    id: ChannelId,
    kind: ChannelType,
    views: Box<[View]>,
}

/// An overwrite of the right to see the channel.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct View {
    of: u64,
    whose: Whose,
    sees: Sees,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Whose {
    Role,
    Member,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Sees {
    Allowed,
    Denied,
}

/// Media channel; serenity does not know it yet.
pub const MEDIA: ChannelType = ChannelType::Unknown(16);

impl Server {
    /// `None` if it does not say whose the server is.
    pub fn of(said: &GuildRead<'_>) -> Option<Server> {
        let owner = said.owner()?;
        let mut server =
            Server { id: said.id, owner, roles: vec![], channels: vec![], unreadable: vec![] };
        server.has_roles(owner, said.roles());
        server.has_channels(said.channels());
        Some(server)
    }

    pub fn has_roles(&mut self, owner: UserId, roles: Vec<RoleRead>) {
        self.owner = owner;
        self.roles = roles.into_iter().map(|role| (role.id, role.permissions)).collect();
        self.roles.sort_unstable_by_key(|(id, _)| *id);
        self.roles.shrink_to_fit();
    }

    pub fn has_role(&mut self, role: &RoleRead) {
        let kept = (role.id, role.permissions);
        match self.roles.binary_search_by_key(&role.id, |(id, _)| *id) {
            Ok(at) => self.roles[at] = kept,
            Err(at) => self.roles.insert(at, kept),
        }
    }

    pub fn lost_role(&mut self, role: RoleId) {
        self.roles.retain(|(id, _)| *id != role);
    }

    pub fn has_channels(&mut self, channels: Vec<ChannelRead>) {
        self.channels = channels.into_iter().filter_map(Channel::kept).collect();
        self.channels.sort_unstable_by_key(|channel| channel.id);
        self.channels.shrink_to_fit();
    }

    pub fn has_channel(&mut self, channel: ChannelRead) {
        self.lost_channel(channel.id);
        if let Some(kept) = Channel::kept(channel) {
            let at = self.channels.partition_point(|other| other.id < kept.id);
            self.channels.insert(at, kept);
        }
    }

    pub fn lost_channel(&mut self, channel: ChannelId) {
        self.channels.retain(|other| other.id != channel);
    }

    pub fn id(&self) -> GuildId {
        self.id
    }

    fn channel(&self, id: ChannelId) -> Option<&Channel> {
        let at = self.channels.binary_search_by_key(&id, |channel| channel.id).ok()?;
        self.channels.get(at)
    }

    pub fn has_unreadable(&mut self, channels: Vec<ChannelId>) {
        self.unreadable = channels;
    }

    /// Those in which games or their forums can be, and those that cannot be read.
    pub fn channel_ids(&self) -> Vec<RoomId> {
        let read = self.channels.iter().map(|channel| channel.id);
        let all = read.chain(self.unreadable.iter().copied());
        all.map(|channel| RoomId(channel.get())).collect()
    }

    pub fn kind_of(&self, channel: ChannelId) -> Option<ChannelType> {
        self.channel(channel).map(|channel| channel.kind)
    }

    fn permissions_of(&self, role: RoleId) -> Option<Permissions> {
        let at = self.roles.binary_search_by_key(&role, |(id, _)| *id).ok()?;
        self.roles.get(at).map(|(_, permissions)| *permissions)
    }

    /// Ownership, `@everyone` and the member's roles. `None` where a role is not known that might
    /// give what the others do not.
    pub fn permits(&self, member: &Member, needed: Permissions) -> Option<bool> {
        if member.user.id == self.owner {
            return Some(true);
        }
        let roles = || [self.id.everyone_role()].into_iter().chain(member.roles.iter().copied());
        let held = roles().filter_map(|role| self.permissions_of(role));
        let held = held.fold(Permissions::empty(), |all, role| all | role);
        if suffices(held, needed) {
            return Some(true);
        }
        roles().all(|role| self.permissions_of(role).is_some()).then_some(false)
    }

    pub fn seen_by(&self, member: &Member) -> impl Iterator<Item = ChannelId> {
        let all = self.permits(member, Permissions::ADMINISTRATOR) == Some(true);
        let base = self.permits(member, Permissions::VIEW_CHANNEL) == Some(true);
        let seen = move |channel: &&Channel| all || channel.is_seen(self.id, member, base);
        self.channels.iter().filter(seen).map(|channel| channel.id)
    }

    /// As far as the roles say it. What is not known counts as hidden.
    pub fn everybody_sees(&self, channel: ChannelId) -> bool {
        let everyone = self.id.everyone_role();
        let base = self.permissions_of(everyone).is_some_and(Permissions::view_channel);
        let channel = self.channel(channel);
        channel.is_some_and(|it| it.rule(Whose::Role, |of| of == everyone.get()).unwrap_or(base))
    }
}

pub fn suffices(held: Permissions, needed: Permissions) -> bool {
    held.contains(needed) || held.contains(Permissions::ADMINISTRATOR)
}

impl Channel {
    fn kept(channel: ChannelRead) -> Option<Channel> {
        let ChannelRead { id, kind, permission_overwrites: all, .. } = channel;
        let is_kept = matches!(kind, ChannelType::Text | ChannelType::News | ChannelType::Forum)
            || kind == MEDIA;
        let views = all.iter().filter_map(View::of);
        is_kept.then(|| Channel { id, kind, views: views.collect() })
    }

    /// In Discord's order: everybody's overwrite, those of roles, the member's own.
    fn is_seen(&self, server: GuildId, member: &Member, base: bool) -> bool {
        let everyone = server.everyone_role().get();
        let has = |of: u64| member.roles.iter().any(|role| role.get() == of && of != everyone);
        let of_everyone = self.rule(Whose::Role, |of| of == everyone).unwrap_or(base);
        let by_role = self.rule(Whose::Role, has).unwrap_or(of_everyone);
        self.rule(Whose::Member, |of| of == member.user.id.get()).unwrap_or(by_role)
    }

    /// What is allowed to one counts, whatever is denied to others.
    fn rule(&self, whose: Whose, is_meant: impl Fn(u64) -> bool) -> Option<bool> {
        let meant = self.views.iter().filter(|one| one.whose == whose && is_meant(one.of));
        meant.map(|one| one.sees == Sees::Allowed).reduce(|one, other| one || other)
    }
}

impl View {
    fn of(one: &OverwriteRead) -> Option<View> {
        let whose = match one.kind {
            0 => Whose::Role,
            1 => Whose::Member,
            // A kind that Discord may add.
            _ => return None,
        };
        let sees = match (one.allow.view_channel(), one.deny.view_channel()) {
            (true, _) => Sees::Allowed,
            (false, true) => Sees::Denied,
            (false, false) => return None,
        };
        Some(View { of: one.id, whose, sees })
    }
}
