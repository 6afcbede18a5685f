//! An in-memory chat with fault injection.

use std::collections::{BTreeMap, BTreeSet, VecDeque};
use std::sync::{Arc, Mutex, MutexGuard};

use viceroy::attendance::Announcement;
use viceroy::messages::{
    Alert, DesiredMessage, EndPost, GameId, LanguageTag, LobbyView, MessageBody, MessageId,
    MessageKey, MessageKind, NewsPost, PersonId, RefusedFor, RoomId, ServerId,
};
use viceroy::rules::Seat;
use viceroy::service::{Boxed, ManualClock, Messenger, Undelivered, Whereabouts};
use viceroy::timing::WallTime;

/// How long the chat remembers nonces, in milliseconds.
const NONCE_LASTS: i64 = 3 * 60 * 1000;

#[derive(Clone, Debug)]
pub struct Message {
    pub room: RoomId,
    pub key: MessageKey,
    pub language: LanguageTag,
    pub body: MessageBody,
    pub alert: Alert,
    pub edits: u32,
}

impl Message {
    pub fn news(&self) -> Option<&NewsPost> {
        match &self.body {
            MessageBody::News(post) => Some(post),
            MessageBody::Table(post) => post.news.as_deref(),
            _ => None,
        }
    }
}

#[derive(Clone, Debug)]
pub enum Trouble {
    /// The request is refused without effect.
    Refused(Undelivered),
    /// The request takes effect, but its response is lost.
    AnswerLost,
    Nothing,
}

#[derive(Default)]
pub struct Inside {
    pub messages: BTreeMap<MessageId, Message>,
    pub threads: BTreeMap<MessageId, RoomId>,
    pub gone_rooms: BTreeSet<RoomId>,
    pub closed_rooms: BTreeSet<RoomId>,
    pub forbidden_rooms: BTreeSet<RoomId>,
    pub locked_rooms: BTreeSet<RoomId>,
    pub threadless_rooms: BTreeMap<RoomId, Undelivered>,
    /// Messages that are always refused.
    pub refuses: Option<fn(MessageKey) -> bool>,
    pub refused_at: Vec<(String, i64)>,
    /// Messages that accept no more edits.
    pub worn: BTreeSet<MessageId>,
    pub deleted: Vec<MessageKey>,
    pub troubles: VecDeque<Trouble>,
    pub log: Vec<String>,
    /// Whether to log public posts in `said`; the log gets long.
    pub keeps_what_is_said: bool,
    /// Time and content of each public post, edit and deletion.
    pub said: Vec<(i64, String)>,
    /// Whether messages of every second turn have no room for both a table and the news.
    pub is_cramped: bool,
    pub archived: Vec<RoomId>,
    pub whereabouts: BTreeMap<PersonId, Whereabouts>,
    pub reminded: BTreeMap<GameId, u32>,
    pub refused: usize,
    /// Nonces are remembered for a while, even those of deleted messages.
    nonces: BTreeMap<String, (MessageId, i64)>,
    next: u64,
    /// Number of threads opened so far; numbers the next one.
    opened: u64,
}

pub struct Chat {
    clock: Arc<ManualClock>,
    inside: Mutex<Inside>,
}

impl Chat {
    pub fn new(clock: &Arc<ManualClock>) -> Arc<Chat> {
        Arc::new(Chat { clock: Arc::clone(clock), inside: Mutex::default() })
    }

    pub fn inside(&self) -> MutexGuard<'_, Inside> {
        self.inside.lock().unwrap()
    }

    pub fn trouble(&self, trouble: Trouble) {
        self.inside().troubles.push_back(trouble);
    }

    /// After this many requests without trouble.
    pub fn trouble_after(&self, requests: usize, trouble: Trouble) {
        (0..requests).for_each(|_| self.trouble(Trouble::Nothing));
        self.trouble(trouble);
    }

    pub fn said(&self, room: RoomId) -> Vec<MessageKey> {
        let inside = self.inside();
        let here = inside.messages.values().filter(|m| m.room == room);
        here.map(|m| m.key).collect()
    }

    pub fn message(&self, key: MessageKey) -> (MessageId, Message) {
        let inside = self.inside();
        let mut found = inside.messages.iter().filter(|(_, m)| m.key == key);
        let (id, message) = found.next().expect("it was said");
        assert!(found.next().is_none(), "{key:?} was said twice");
        (*id, message.clone())
    }

    pub fn lobby(&self, game: GameId) -> LobbyView {
        match self.message(MessageKey::lobby(game)).1.body {
            MessageBody::Lobby(view) => view,
            other => panic!("not a lobby: {other:?}"),
        }
    }

    pub fn end(&self, game: GameId, seat: Seat) -> EndPost {
        match self.message(MessageKind::End.of(game, seat, 0)).1.body {
            MessageBody::End(post) => *post,
            other => panic!("not the end: {other:?}"),
        }
    }

    pub fn told(&self) -> Vec<Announcement> {
        let inside = self.inside();
        let said = inside.messages.values();
        let told = said.filter_map(|message| match &message.body {
            MessageBody::Announcement(post) => Some(post.announcement.clone()),
            _ => None,
        });
        told.collect()
    }

    pub fn take_log(&self) -> Vec<String> {
        std::mem::take(&mut self.inside().log)
    }

    fn keep(&self, what: &str, room: RoomId, key: MessageKey, body: Option<&MessageBody>) {
        let mut inside = self.inside();
        let direct = dm(0).0..dm(1000).0;
        if inside.keeps_what_is_said && !direct.contains(&room.0) {
            let said = format!("{what} {room:?} {key:?} {body:?}");
            inside.said.push((self.clock.now(), said));
        }
    }

    fn request<T>(
        &self,
        what: String,
        room: RoomId,
        act: impl FnOnce(&mut Inside) -> Result<T, Undelivered>,
    ) -> Result<T, Undelivered> {
        let done = self.tried(what.clone(), room, act);
        let passes = matches!(done, Ok(_) | Err(Undelivered::Later(_) | Undelivered::Gone));
        if !passes {
            self.inside().refused_at.push((what, self.clock.now()));
        }
        done
    }

    fn tried<T>(
        &self,
        what: String,
        room: RoomId,
        act: impl FnOnce(&mut Inside) -> Result<T, Undelivered>,
    ) -> Result<T, Undelivered> {
        let mut inside = self.inside();
        inside.log.push(what);
        let trouble = inside.troubles.pop_front();
        if let Some(Trouble::Refused(why)) = trouble {
            return Err(why);
        }
        if inside.gone_rooms.contains(&room) {
            return Err(Undelivered::Gone);
        }
        if inside.locked_rooms.contains(&room) {
            inside.refused += 1;
            return Err(Undelivered::Locked);
        }
        if inside.forbidden_rooms.contains(&room) {
            inside.refused += 1;
            return Err(forbidden());
        }
        let result = act(&mut inside);
        match trouble {
            Some(Trouble::AnswerLost) => Err(Undelivered::Later("no answer".into())),
            Some(Trouble::Refused(_) | Trouble::Nothing) | None => result,
        }
    }
}

pub fn forbidden() -> Undelivered {
    Undelivered::Forbidden { needs: "no".to_owned(), told: "403".to_owned() }
}

pub fn refused() -> Undelivered {
    Undelivered::Refused { why: RefusedFor::Words, told: "400".to_owned() }
}

impl Inside {
    fn refuse(&self, key: MessageKey) -> Result<(), Undelivered> {
        match self.refuses {
            Some(refuses) if refuses(key) => Err(refused()),
            Some(_) | None => Ok(()),
        }
    }
}

pub fn dm(person: u64) -> RoomId {
    RoomId(7000 + person)
}

impl Messenger for Chat {
    fn has_room(&self, desired: &DesiredMessage) -> bool {
        match &desired.body {
            MessageBody::Table(post) => {
                !(self.inside().is_cramped && post.view.open.turn.is_multiple_of(2))
            }
            _ => true,
        }
    }

    fn send<'a>(
        &'a self,
        room: RoomId,
        desired: &'a DesiredMessage,
    ) -> Boxed<'a, Result<MessageId, Undelivered>> {
        let (key, body) = (desired.key, &desired.body);
        Box::pin(async move {
            let now = self.clock.now();
            self.keep("send", room, key, Some(body));
            self.request(format!("send {}", key.spell()), room, |inside| {
                if inside.closed_rooms.contains(&room) {
                    return Err(Undelivered::Closed);
                }
                inside.refuse(key)?;
                if let Some((id, at)) = inside.nonces.get(&key.spell())
                    && now - at < NONCE_LASTS
                {
                    return Ok(*id);
                }
                inside.next += 1;
                let id = MessageId(inside.next);
                if let MessageBody::Announcement(post) = body
                    && let Announcement::Reminder { .. } = post.announcement
                {
                    *inside.reminded.entry(post.game).or_default() += 1;
                }
                let message = Message {
                    room,
                    key,
                    language: desired.language.clone(),
                    body: body.clone(),
                    alert: desired.alert,
                    edits: 0,
                };
                inside.messages.insert(id, message);
                inside.nonces.insert(key.spell(), (id, now));
                Ok(id)
            })
        })
    }

    fn edit<'a>(
        &'a self,
        room: RoomId,
        message: MessageId,
        desired: &'a DesiredMessage,
    ) -> Boxed<'a, Result<(), Undelivered>> {
        let (key, body) = (desired.key, &desired.body);
        Box::pin(async move {
            self.keep("edit", room, key, Some(body));
            self.request(format!("edit {}", key.spell()), room, |inside| {
                if inside.worn.contains(&message) {
                    return Err(Undelivered::Worn);
                }
                inside.refuse(key)?;
                let message = inside.messages.get_mut(&message);
                let message = message.ok_or(Undelivered::Gone)?;
                assert_eq!((message.room, message.key), (room, key));
                message.language = desired.language.clone();
                message.body = body.clone();
                message.edits += 1;
                Ok(())
            })
        })
    }

    fn delete<'a>(
        &'a self,
        room: RoomId,
        message: MessageId,
        key: MessageKey,
    ) -> Boxed<'a, Result<(), Undelivered>> {
        Box::pin(async move {
            self.keep("delete", room, key, None);
            self.request(format!("delete {}", key.spell()), room, |inside| {
                let gone = inside.messages.remove(&message).ok_or(Undelivered::Gone)?;
                assert_eq!((gone.room, gone.key), (room, key));
                inside.deleted.push(key);
                Ok(())
            })
        })
    }

    fn find<'a>(
        &'a self,
        room: RoomId,
        key: MessageKey,
        _since: WallTime,
    ) -> Boxed<'a, Result<Option<MessageId>, Undelivered>> {
        Box::pin(async move {
            self.request(format!("find {}", key.spell()), room, |inside| {
                let mut messages = inside.messages.iter();
                let found = messages.find(|(_, m)| m.room == room && m.key == key);
                Ok(found.map(|(id, _)| *id))
            })
        })
    }

    fn open_dm<'a>(&'a self, person: PersonId) -> Boxed<'a, Result<RoomId, Undelivered>> {
        Box::pin(async move {
            let room = dm(person.0);
            // Closed direct messages show only on sending.
            self.request(format!("dm {}", person.0), room, |_| Ok(room))
        })
    }

    fn open_thread<'a>(
        &'a self,
        room: RoomId,
        lobby: MessageId,
        view: &'a LobbyView,
    ) -> Boxed<'a, Result<RoomId, Undelivered>> {
        Box::pin(async move {
            self.request(format!("thread {}", view.game.0), room, |inside| {
                if !inside.messages.contains_key(&lobby) {
                    return Err(Undelivered::Gone);
                }
                if let Some(why) = inside.threadless_rooms.get(&room) {
                    return Err(why.clone());
                }
                if let Some(thread) = inside.threads.get(&lobby)
                    && !inside.gone_rooms.contains(thread)
                {
                    return Ok(*thread);
                }
                inside.opened += 1;
                let thread = RoomId(5000 + inside.opened);
                inside.threads.insert(lobby, thread);
                Ok(thread)
            })
        })
    }

    fn archive<'a>(&'a self, thread: RoomId) -> Boxed<'a, Result<(), Undelivered>> {
        Box::pin(async move {
            self.request(format!("archive {}", thread.0), thread, |inside| {
                inside.archived.push(thread);
                Ok(())
            })
        })
    }

    fn whereabouts<'a>(
        &'a self,
        server: ServerId,
        person: PersonId,
    ) -> Boxed<'a, Result<Whereabouts, Undelivered>> {
        Box::pin(async move {
            let room = RoomId(server.0);
            self.request(format!("where is {}", person.0), room, |inside| {
                let whereabouts = inside.whereabouts.get(&person);
                Ok(whereabouts.copied().unwrap_or(Whereabouts::InServer))
            })
        })
    }
}
