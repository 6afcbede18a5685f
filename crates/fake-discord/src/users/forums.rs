//! Forum channels and posts.

use crate::prelude::*;
use crate::world::Thread;

const LONGEST: usize = 100;
/// Minutes of inactivity.
const ARCHIVED_AFTER: u64 = 4320;

impl FakeDiscord {
    /// Creates a forum in the first guild.
    ///
    /// # Errors
    /// When the name is empty or too long.
    pub fn make_forum(&self, name: &str) -> Done<Snowflake> {
        let name = fitting(name)?.to_owned();
        self.inner.with(|state| {
            let id = state.fresh_id();
            let forum = Channel::new(id, name, ChannelKind::Forum).in_guild(GUILD);
            state.put_channel("CHANNEL_CREATE", forum)?;
            Ok(id)
        })
    }
}

impl UserHandle {
    /// Creates a forum post and returns its thread.
    ///
    /// # Errors
    /// When the forum is not visible, or the name or text is empty or too long.
    pub fn begin_post(&self, forum: Snowflake, name: &str, text: &str) -> Done<Snowflake> {
        let (user, name) = (self.id(), fitting(name)?.to_owned());
        let post = self.fake().inner.with(|state| {
            let place = state.world.channels.get(&forum);
            let place = place.filter(|place| place.kind == ChannelKind::Forum);
            let place = place.filter(|place| state.world.may_see(user, place.id));
            let place = place.ok_or(Refused::NoSuchChannel)?.clone();
            let thread = Thread {
                parent: place.id,
                members: BTreeSet::from([user]),
                archived: false,
                locked: false,
                auto_archive: ARCHIVED_AFTER,
                archive_ms: state.now(),
            };
            let id = state.fresh_id();
            let post = Channel {
                bot_permissions: place.bot_permissions,
                ..Channel::new(id, name, ChannelKind::Thread(thread)).in_guild(place.guild)
            };
            state.commit(vec![Change::Channel(post.clone())])?;
            let mut data = state.wire().channel(&post);
            data["newly_created"] = json!(true);
            state.tell([Event::of_guild("THREAD_CREATE", data)]);
            Ok::<_, Refused>(id)
        })?;
        self.say(post, text)?;
        Ok(post)
    }
}

fn fitting(name: &str) -> Done<&str> {
    let name = name.trim();
    match name.chars().count() {
        1..=LONGEST => Ok(name),
        _ => Err(Refused::Length),
    }
}
