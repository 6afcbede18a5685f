//! A server of people who want to play: how long it is from the wish to the first card, and how
//! often the games that come of it call them. By default a few people; with
//! `VICEROY_SERVER_PEOPLE=40` and `--nocapture` the figures of docs/measurements.md.

use viceroy::service::{Fills, Found, Founding, TableWish};

use super::habits::{Days, Habit};
use super::visiting::{Visit, Way};
use crate::prelude::*;

const SERVER: ServerId = ServerId(5);
/// Wishes come within so many days.
const WITHIN: usize = 7;

struct Somebody {
    days: Days,
    way: Way,
    wish: i64,
    game: Option<GameId>,
    /// When they saw their first card.
    begun: Option<i64>,
    comes: Option<i64>,
    has_come: bool,
}

/// What called a person: in which game, and since which step it waits for them.
type Thing = (GameId, u64, u32);

struct Server {
    world: World,
    chat: Arc<Chat>,
    running: Running,
    people: Vec<Somebody>,
    fills: Fills,
    lot: Lot,
    known: BTreeSet<MessageId>,
    calls: BTreeMap<Thing, u32>,
    /// Names in posts, and direct messages that rang, by person and game: what each was for.
    heard: BTreeMap<(u64, GameId), Vec<String>>,
}

impl Server {
    async fn of(people: usize, fills: Fills) -> Server {
        let (world, chat, running) = World::with_chat().await;
        let (mut lot, now) = (Lot(people as u64), world.clock.now());
        let mut all = vec![];
        for who in 1..=people as u64 {
            let mut days = Days::new(Habit::Busy, &mut lot, now);
            (days.vanishes, days.vacation) = (None, None);
            let wish = now + lot.below(WITHIN * 24 * 60) as i64 * MINUTE;
            let way = if lot.below(2) == 0 { Way::Plans } else { Way::Proposals };
            if lot.below(4) == 0 {
                world.plays_by_dm(who).await;
            }
            let rhythm = days.rhythm();
            world.host.store().set_rhythm(PersonId(who), &rhythm).await.unwrap();
            let wish = days.comes_after(wish, &mut lot).unwrap();
            let (game, begun, comes) = (None, None, None);
            all.push(Somebody { days, way, wish, game, begun, comes, has_come: false });
        }
        let (known, calls, heard) = Default::default();
        Server { world, chat, running, people: all, fills, lot, known, calls, heard }
    }

    /// As `/viceroy play` does it.
    async fn wishes(&mut self, nth: usize) {
        let (host, who) = (&self.world.host, nth as u64 + 1);
        let language = LanguageTag::default();
        let wish = TableWish { people: None, clock: None, modules: vec![], language };
        let tables = host.tables_on(SERVER, PersonId(who)).await.unwrap().gathering;
        let found = host.find_table(tables, person(who), &wish, press(who)).await.unwrap();
        let game = match found {
            Found::SitsAlready(view) | Found::Joined(view) => view.game,
            Found::Nothing => match self.seat_kept(who, &wish).await {
                Some(game) => game,
                None => self.opens(who).await,
            },
        };
        self.people[nth].game = Some(game);
        // The answer shows the cards of a game that has begun.
        self.running.settled().await;
        if self.world.state(game).await == GameState::Started {
            self.visits(nth).await;
        }
    }

    async fn seat_kept(&self, who: u64, wish: &TableWish) -> Option<GameId> {
        let host = &self.world.host;
        for table in host.open_seats_on(SERVER, PersonId(who), wish).await.unwrap() {
            let seats = host.seats(table.game, PersonId(who), None).await.unwrap();
            let Viewer::Other { may_take } = seats.viewer else { continue };
            let kept = |seat: &Seat| seats.seats[*seat].holder == SeatControl::Chosen;
            if let Some(seat) = may_take.iter().find(kept) {
                host.ask_for_seat(table.game, person(who), seat).await.unwrap();
                return Some(table.game);
            }
        }
        None
    }

    async fn opens(&self, who: u64) -> GameId {
        let venue = Venue { server: Some(SERVER), ..CHANNEL.into() };
        let conditions = PlayConditions { terms: Terms::for_several(), agreed: DAILY };
        let (entry, computers) = (Entry::Anybody, vec![]);
        let founding = Founding { entry, computers, seats: None, fills: self.fills };
        self.world.host.found(venue, person(who), conditions, founding).await.unwrap().game
    }

    async fn visits(&mut self, nth: usize) {
        let (now, who) = (self.world.clock.now(), nth as u64 + 1);
        let somebody = &mut self.people[nth];
        somebody.comes = None;
        let game = somebody.game.unwrap();
        if self.world.state(game).await == GameState::Gathering {
            // They were asked whether they are still there.
            drop(self.world.host.ready(game, PersonId(who), press(who)).await);
            return;
        }
        drop(self.world.host.come_back(game, PersonId(who)).await);
        let mut visit = Visit { world: &self.world, game, who, lot: &mut self.lot, presses: 0 };
        if !std::mem::replace(&mut somebody.has_come, true) {
            visit.settle_in(somebody.way).await;
        }
        visit.answer_all(somebody.way).await;
        somebody.begun.get_or_insert(now);
    }

    /// Whoever is called, or asked for their word, comes as they do.
    async fn who_comes(&mut self) {
        let now = self.world.clock.now();
        for nth in 0..self.people.len() {
            let Some(game) = self.people[nth].game else { continue };
            let who = PersonId(nth as u64 + 1);
            let stored = self.world.stored(game).await;
            let seat = stored.people.iter().position(|player| player.is(who));
            let is_asked = match (stored.state, seat) {
                (GameState::Gathering, Some(_)) => {
                    let asks = self.world.host.lobby(game).await.unwrap().filling.asks;
                    asks.is_some_and(|(asked, _)| asked.contains(&who))
                }
                (GameState::Started, Some(seat)) => {
                    let somebody = &mut self.people[nth];
                    somebody.begun.get_or_insert(stored.started_at.unwrap().max(somebody.wish));
                    let held = stored.attendance.as_ref().unwrap().held();
                    stored.waits[seat].since.is_some() || held.contains(Seat(seat as u8))
                }
                _ => false,
            };
            let somebody = &mut self.people[nth];
            match somebody.comes {
                None if is_asked => somebody.comes = somebody.days.comes_after(now, &mut self.lot),
                Some(_) if !is_asked => somebody.comes = None,
                _ => {}
            }
        }
    }

    async fn listen(&mut self) {
        let new: Vec<(MessageId, super::chat::Message)> = {
            let inside = self.chat.inside();
            let new = inside.messages.iter().filter(|(id, _)| !self.known.contains(id));
            new.map(|(id, message)| (*id, message.clone())).collect()
        };
        for (id, message) in new {
            self.known.insert(id);
            let game = message.key.game;
            let stored = self.world.stored(game).await;
            let mut asked = named(&message.body);
            let what = what(&message);
            let reader = message.key.seat.filter(|_| message.alert == Alert::Rings);
            let reader = reader.and_then(|seat| stored.people[usize::from(seat.0)].person());
            match message.key.kind {
                MessageKind::Panel => asked.extend(reader),
                MessageKind::Told | MessageKind::End => {
                    let heard = reader.map(|who| self.heard.entry((who.0, game)).or_default());
                    heard.into_iter().for_each(|heard| heard.push(what.clone()));
                }
                _ => {}
            }
            for who in asked {
                self.heard.entry((who.0, game)).or_default().push(what.clone());
                let place = stored.people.iter().position(|player| player.is(who));
                if let Some(since) = place.and_then(|place| stored.waits[place].since) {
                    *self.calls.entry((game, who.0, since)).or_default() += 1;
                }
            }
            let MessageBody::Announcement(post) = &message.body else { continue };
            for who in post.call.iter().filter(|who| !post.quiet.contains(who)) {
                self.heard.entry((who.0, game)).or_default().push(what.clone());
            }
        }
    }

    async fn is_over(&self) -> bool {
        for somebody in &self.people {
            let Some(game) = somebody.game else { return false };
            match self.world.state(game).await {
                GameState::Gathering | GameState::Started => {}
                _ => continue,
            }
            return false;
        }
        true
    }

    async fn lives(&mut self) {
        let began = self.world.clock.now();
        while !self.is_over().await && self.world.clock.now() < began + 60 * DAY {
            let now = self.world.clock.now();
            for nth in 0..self.people.len() {
                if self.people[nth].game.is_none() && self.people[nth].wish <= now {
                    self.wishes(nth).await;
                } else if self.people[nth].comes.is_some_and(|at| at <= now) {
                    self.visits(nth).await;
                }
                self.running.settled().await;
                self.listen().await;
            }
            self.who_comes().await;
            let wishes = self.people.iter().filter(|one| one.game.is_none()).map(|one| one.wish);
            let next = self.people.iter().filter_map(|one| one.comes).chain(wishes).min();
            // Deadlines and lobbies that fill are looked at in between.
            let next = next.unwrap_or(now + HOUR).min(now + 15 * MINUTE).max(now + MINUTE);
            self.world.passes(next - now, &self.running).await;
            self.listen().await;
        }
    }

    fn waited(&self) -> Vec<f64> {
        let waited = self.people.iter().filter_map(|one| Some(one.begun? - one.wish));
        let mut hours: Vec<f64> = waited.map(|time| time as f64 / HOUR as f64).collect();
        hours.sort_by(f64::total_cmp);
        hours
    }

    fn heard(&self, way: Way) -> Vec<u32> {
        let of_way = |who: u64| self.people[who as usize - 1].way == way;
        let heard = self.heard.iter().filter(|((who, _), _)| of_way(*who));
        let mut heard: Vec<u32> = heard.map(|(_, what)| what.len() as u32).collect();
        heard.sort_unstable();
        heard
    }
}

fn named(body: &MessageBody) -> Vec<PersonId> {
    let called = match body {
        MessageBody::Table(post) => (&post.call, &post.hears_end[..]),
        MessageBody::News(post) => (&post.call, &[][..]),
        MessageBody::Call(post) => (&post.called, &[][..]),
        _ => return vec![],
    };
    let (called, hears_end) = called;
    called.iter().map(|called| called.person).chain(hears_end.iter().copied()).collect()
}

/// The kind of a post, and when it calls for what.
fn what(message: &super::chat::Message) -> String {
    let kind: &str = message.key.kind.into();
    let at = |view: &TableView| format!("turn {}, {:?}", view.open.turn, view.open.phase);
    match &message.body {
        MessageBody::Table(post) => format!("{kind}: {}", at(&post.view)),
        MessageBody::News(post) => format!("{kind}: {}", at(&post.view)),
        MessageBody::Panel(panel) => format!("{kind}: {}", at(&panel.view.table)),
        MessageBody::Announcement(post) => format!("{kind}: {:?}", post.announcement),
        MessageBody::Lobby(_)
        | MessageBody::Call(_)
        | MessageBody::End(_)
        | MessageBody::Unreachable(_) => kind.to_owned(),
    }
}

fn said(numbers: &[f64]) -> String {
    let at = |share: f64| numbers[((numbers.len() - 1) as f64 * share) as usize];
    format!("{} people: {:.1}, {:.1}, {:.1} h", numbers.len(), at(0.5), at(0.9), at(1.0))
}

/// `VICEROY_SERVER_PEOPLE` people.
#[tokio::test]
async fn people_who_want_to_play_see_their_cards_soon_and_are_called_once_for_one_thing() {
    let people = std::env::var("VICEROY_SERVER_PEOPLE").ok();
    let people: usize = people.map_or(6, |people| people.parse().unwrap());
    let mut medians = vec![];
    for fills in [Fills::WithPeople, Fills::WithComputers] {
        let mut server = Server::of(people, fills).await;
        server.lives().await;
        let twice: Vec<_> = server.calls.iter().filter(|(_, count)| **count > 1).collect();
        assert!(twice.is_empty(), "called twice for one thing: {twice:?}");
        let waited = server.waited();
        println!("{fills:?}: from wish to first card, {}", said(&waited));
        for way in [Way::Plans, Way::Proposals] {
            let heard = server.heard(way);
            let (middle, most) = (heard.get(heard.len() / 2), heard.last());
            println!("  mentions and rings of {way:?}: median {middle:?}, most {most:?}");
        }
        let most = server.heard.iter().max_by_key(|(_, what)| what.len());
        if let Some(((who, game), what)) = most {
            println!("  person {who} in game {}:\n    {}", game.0, what.join("\n    "));
        }
        medians.push((waited.len(), waited[waited.len() / 2]));
        server.running.stop().await;
    }
    let [people_alone, filled] = medians[..] else {
        panic!("two ways");
    };
    assert_eq!(filled.0, people, "everybody plays");
    assert!(filled.1 <= people_alone.1.max(0.5), "{medians:?}");
}
