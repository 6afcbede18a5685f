//! Games in each language, a bilingual table and the tutorial. With
//! `VICEROY_LANGUAGE_EVENINGS=folder` they are played to the end and transcripts are written there.

use std::fs;
use std::path::PathBuf;

use viceroy::tutorial::LessonPage;

use super::listener::{Audience, Listener};
use crate::lesson::does;
use crate::lesson_way::{offered, ways};
use crate::prelude::*;

const SHORT: usize = 2;
const CURIOSITY: u32 = 4;
const CURIOUS: [&str; 5] = ["v1:hint:", "v1:rules:", "v1:plan:", "v1:show:", "v1:habit:"];

/// Where transcripts are written, if games are played to the end.
fn folder() -> Option<PathBuf> {
    std::env::var_os("VICEROY_LANGUAGE_EVENINGS").map(PathBuf::from)
}

enum Person {
    InThread(Guest),
    Direct(Player, &'static str),
}

impl Person {
    fn user(&self) -> &UserHandle {
        match self {
            Person::InThread(guest) => &guest.user,
            Person::Direct(player, _) => &player.user,
        }
    }
}

struct Company {
    evening: Evening,
    listener: Listener,
    people: Vec<(&'static str, Person)>,
    pressed: HashMap<&'static str, u32>,
}

impl Company {
    /// Two players, the second by DM, and a computer player.
    async fn gather(people: [(&'static str, &'static str); 2]) -> Company {
        let (server, time) = Server::in_time(luck_of_this_test()).await;
        for (name, tag) in people {
            server.fake.user(name).set_locale(tag).unwrap();
        }
        let names = people.map(|(name, _)| name);
        choose_dm(&server, names[1]).await;
        let terms = json!({"modules": 6, "domain_cards": 1, "computers": 1, "level": 0});
        let thread = server.start_game_of(&names, terms).await;
        let mut guest = Guest::new(&server.fake, names[0], 5);
        guest.taste = Taste::ByHand;
        let player = Player::new(&server.fake, names[1], 6);
        let people_there =
            vec![(names[0], Person::InThread(guest)), (names[1], Person::Direct(player, names[1]))];
        Company {
            listener: Listener::new(&people),
            evening: Evening { server, time, thread },
            people: people_there,
            pressed: HashMap::new(),
        }
    }

    fn hear(&mut self) {
        let (server, thread) = (&self.evening.server, self.evening.thread);
        for (name, person) in &self.people {
            let open = [server.lobby, thread].into_iter();
            let posts = open.flat_map(|room| person.user().sees(room));
            for seen in posts.filter(|seen| !seen.ephemeral) {
                self.listener.hears(name, &seen, Audience::Everybody);
            }
            if let Person::Direct(player, _) = person {
                for seen in player.user.sees(player.room) {
                    self.listener.hears(name, &seen, Audience::One);
                }
            }
        }
    }

    async fn is_calm(&mut self) {
        self.evening.server.calm().await;
        self.hear();
    }

    fn shown(&mut self, nth: usize, seen: &SeenMessage) {
        let (name, _) = self.people[nth];
        self.listener.hears(name, seen, Audience::One);
    }

    async fn press(&mut self, nth: usize, on: &SeenMessage, button: &str) -> Option<SeenMessage> {
        let mut buttons = on.buttons.iter().filter(|b| !b.disabled);
        let found = buttons.find(|b| b.custom_id.starts_with(button))?;
        let user = self.people[nth].1.user();
        let pressed = user.press(on.id, &found.custom_id).unwrap();
        match pressed.settled().await {
            InteractionOutcome::Message(seen) => {
                self.shown(nth, &seen);
                Some(*seen)
            }
            _ => None,
        }
    }

    async fn command(&mut self, nth: usize, part: &str, options: Value) -> SeenMessage {
        let user = self.people[nth].1.user();
        let seen = command(user, self.evening.thread, part, options).await;
        self.shown(nth, &seen);
        seen
    }

    async fn answers(&mut self, nth: usize) -> Did {
        let thread = self.evening.thread;
        let (name, person) = &mut self.people[nth];
        let mut did = Did::Nothing;
        match person {
            Person::InThread(guest) => {
                let mut panel = guest.look(thread).await;
                self.listener.hears(name, &panel, Audience::One);
                if folder().is_some() {
                    panel = self.looks_around(nth, panel).await;
                }
                let (name, Person::InThread(guest)) = &mut self.people[nth] else {
                    unreachable!("they stay where they are");
                };
                while let Some(next) = guest.answer_once(&panel).await {
                    self.listener.hears(name, &next, Audience::One);
                    panel = next;
                    did = Did::Something;
                }
            }
            Person::Direct(player, name) => loop {
                let seen = player.user.sees(player.room);
                for one in &seen {
                    self.listener.hears(name, one, Audience::One);
                }
                let Some(panel) = player.question(&seen) else {
                    break;
                };
                if player.answer(&panel).await == Did::Something {
                    did = Did::Something;
                }
            },
        }
        did
    }

    async fn looks_around(&mut self, nth: usize, panel: SeenMessage) -> SeenMessage {
        for kind in CURIOUS {
            let times = self.pressed.entry(kind).or_default();
            let is_new = has_button(&panel, kind) && *times < CURIOSITY;
            *times += u32::from(is_new);
            if is_new {
                self.press(nth, &panel, kind).await;
            }
        }
        let thread = self.evening.thread;
        let Person::InThread(guest) = &mut self.people[nth].1 else {
            unreachable!("whoever looks around has a panel in the thread");
        };
        guest.look(thread).await
    }

    async fn play(&mut self, rounds: usize) -> bool {
        for _ in 0..rounds {
            let mut idle = true;
            for nth in 0..self.people.len() {
                self.evening.server.computers_have_answered().await;
                self.is_calm().await;
                idle &= self.answers(nth).await == Did::Nothing;
            }
            self.is_calm().await;
            if idle {
                return true;
            }
        }
        false
    }

    async fn organise(&mut self) {
        for what in ["pause", "goon"] {
            let shown = self.command(0, "players", json!({})).await;
            let asked = self.press(0, &shown, &format!("v1:sure:1:{what}")).await;
            let asked = asked.expect("they are asked once more");
            self.press(0, &asked, &format!("v1:seat:1:{what}")).await;
            self.is_calm().await;
            let shown = self.command(1, "players", json!({})).await;
            self.press(1, &shown, "v1:seat:1:yes").await.expect("a vote");
            self.is_calm().await;
        }
        let shown = self.command(0, "players", json!({})).await;
        let away = shown.menus.iter();
        let mut away = away.filter(|menu| menu.custom_id.starts_with("v1:seat:1:away"));
        let away = away.next().expect("a menu").custom_id.clone();
        let user = self.people[0].1.user();
        let chosen = user.select(shown.id, &away, &["2"]).unwrap();
        let shown = chosen.settled().await.message().unwrap();
        self.shown(0, &shown);
        self.evening.pass(HOUR).await;
        self.hear();
        self.press(0, &shown, "v1:seat:1:early").await.expect("back");
        let shown = self.command(1, "players", json!({})).await;
        let asked = self.press(1, &shown, "v1:sure:1:leave").await.unwrap();
        let left = self.press(1, &asked, "v1:seat:1:leave").await.unwrap();
        self.is_calm().await;
        self.press(1, &left, "v1:seat:1:back").await.expect("back");
        self.is_calm().await;
    }

    async fn vanish(&mut self) {
        self.evening.pass(HOUR * 14).await;
        self.hear();
        for nth in 0..2 {
            let shown = self.command(nth, "players", json!({})).await;
            self.press(nth, &shown, "v1:seat:1:nudge").await;
            self.is_calm().await;
        }
        for _ in 0..4 {
            self.evening.pass(HOUR * 24).await;
            self.evening.server.computers_have_answered().await;
            self.is_calm().await;
        }
        self.evening.pass(TOO_LONG).await;
        self.hear();
        for nth in 0..2 {
            let shown = self.command(nth, "players", json!({})).await;
            self.press(nth, &shown, "v1:seat:1:back").await;
            let hand = self.command(nth, "hand", json!({})).await;
            self.press(nth, &hand, "v1:here:1").await;
            self.is_calm().await;
        }
    }

    async fn read(&mut self, nth: usize) {
        for part in ["help", "settings", "table", "players", "games", "server"] {
            self.command(nth, part, json!({})).await;
        }
        for page in 0..11 {
            self.command(nth, "rules", json!({"page": page})).await;
        }
        for which in ["1", "31", "54", "65", "72", "88", "89", "101", "111", "120"] {
            self.command(nth, "card", json!({"which": which})).await;
        }
    }

    async fn look_back(&mut self) {
        let user = self.people[0].1.user().clone();
        let end = wait_for_button(&user, self.evening.thread, "v1:went:1").await;
        for nth in 0..self.people.len() {
            for button in ["v1:went:1", "v1:rules:fairness:1", "v1:show:1"] {
                let shown = match nth {
                    0 => self.press(nth, &end, button).await,
                    _ => self.press_directly(nth, button).await,
                };
                for turn in ["v1:went:1:0", "v1:went:1:1", "v1:went:1:2"] {
                    if let Some(shown) = shown.as_ref().filter(|_| button == "v1:went:1") {
                        self.press(nth, shown, turn).await;
                    }
                }
            }
            for part in ["table", "players", "games", "hand"] {
                self.command(nth, part, json!({})).await;
            }
        }
        self.press(0, &end, "v1:org:1:again").await;
        self.is_calm().await;
    }

    async fn press_directly(&mut self, nth: usize, button: &str) -> Option<SeenMessage> {
        let Person::Direct(player, _) = &self.people[nth].1 else {
            return None;
        };
        let seen = player.user.sees(player.room);
        let end = seen.iter().find(|one| has_button(one, button))?.clone();
        self.press(nth, &end, button).await
    }

    fn leave(self, name: &str, least: usize) {
        finish(self.listener, name, least);
    }
}

fn finish(listener: Listener, name: &str, least: usize) {
    if let Some(folder) = folder() {
        fs::create_dir_all(&folder).unwrap();
        let file = folder.join(format!("{name}.txt"));
        fs::write(&file, &listener.transcript).unwrap();
        println!("{}: {} messages", file.display(), listener.messages);
    }
    let wrong: Vec<String> = listener.wrong.into_iter().collect();
    assert!(wrong.is_empty(), "{name}:\n{}", wrong.join("\n"));
    assert!(listener.messages >= least, "{name}: {} messages", listener.messages);
}

async fn evening(name: &str, people: [(&'static str, &'static str); 2]) {
    let mut company = Company::gather(people).await;
    company.hear();
    if folder().is_none() {
        company.play(SHORT).await;
        return company.leave(name, 10);
    }
    for nth in 0..2 {
        company.read(nth).await;
    }
    company.play(4).await;
    company.organise().await;
    company.play(4).await;
    company.vanish().await;
    let ended = company.play(400).await;
    assert!(ended, "{name}: the game does not end");
    company.look_back().await;
    company.leave(name, 200);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn an_evening_in_russian() {
    evening("ru", [("Анна", "ru"), ("Бен", "ru")]).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn an_evening_in_german() {
    evening("de", [("Änne", "de"), ("Jörg", "de")]).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn an_evening_of_two_languages() {
    evening("ru-de", [("Анна", "ru"), ("Jörg", "de")]).await;
}

async fn lesson(tag: &'static str) {
    const NAME: &str = "Ö";
    let server = Server::start().await;
    let user = server.fake.user(NAME);
    user.set_locale(tag).unwrap();
    let mut listener = Listener::new(&[(NAME, tag)]);
    let mut shown = command(&user, server.lobby, "learn", json!({})).await;
    let pages = match folder() {
        Some(_) => LessonPage::ALL.len(),
        None => 2,
    };
    for page in &LessonPage::ALL[..pages] {
        listener.hears(NAME, &shown, Audience::One);
        if offered(&shown).is_empty() {
            let Some(behind) = page.behind() else { break };
            let next = format!("v1:learn:show:{}@", behind.number());
            let mut buttons = shown.buttons.iter();
            let Some(next) = buttons.find(|b| b.custom_id.starts_with(&next)) else {
                break;
            };
            shown = does(&user, &shown, &Action::Press(next.custom_id.clone())).await;
            continue;
        }
        let (right, wrong) = ways(&shown, *page);
        let others: Vec<Action> = match folder() {
            Some(_) => offered(&shown).into_iter().map(|(action, _)| action).collect(),
            None => wrong.into_iter().collect(),
        };
        for other in others {
            if format!("{other:?}") != format!("{right:?}") {
                let told = does(&user, &shown, &other).await;
                listener.hears(NAME, &told, Audience::One);
            }
        }
        shown = does(&user, &shown, &right).await;
    }
    listener.hears(NAME, &shown, Audience::One);
    finish(listener, &format!("lesson-{tag}"), 3);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_lesson_in_russian() {
    lesson("ru").await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_lesson_in_german() {
    lesson("de").await;
}
