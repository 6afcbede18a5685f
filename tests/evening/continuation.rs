//! Plays on after an interruption, identically in each world, and records what the watcher sees.

use crate::prelude::*;
use crate::transcript::{Scribe, Transcript};
use crate::two_worlds::{Cut, NAMES};
use crate::world::GAME;

/// Retries when a busy machine makes the bot late.
const PATIENCE: u32 = 5;

pub struct Heard {
    pub by_the_watcher: Vec<(String, Transcript)>,
    pub of_another: Transcript,
}

/// How the panel and the table are opened; pictures are slow.
#[derive(Clone, Copy)]
pub enum Ways {
    Usual,
    All,
}

#[derive(Clone, Copy)]
enum Choice {
    First,
    Last,
}

struct Evening {
    server: Server,
    thread: Snowflake,
    watcher: UserHandle,
    scribe: Scribe,
    heard: Vec<(String, Transcript)>,
}

/// Continues in one world until just before the reveal.
pub async fn go_on(
    server: Server,
    youngest: Snowflake,
    thread: Snowflake,
    cut: &Cut,
    telling: &[CardId],
) -> Heard {
    let user = |seat: usize| server.fake.user(NAMES[seat]);
    let (watcher, chosen, undecided) = (user(cut.watcher), user(cut.chosen), user(cut.undecided));
    let mut evening =
        Evening { server, thread, watcher, scribe: Scribe::new(youngest), heard: vec![] };
    evening.hear("everything was said again", &Value::Null).await;
    let panel = evening.look_around(cut.ways).await;
    let panel = evening.press_everything(panel).await;
    evening.complete_commands().await;
    evening.forge(&panel, telling).await;
    evening.choose(&panel, Choice::First).await;
    let panel = evening.take_back(panel.id).await;

    let theirs = evening.of(&undecided).open().await;
    evening.of(&undecided).choose(&theirs).await;
    evening.hear("another player chose", &Value::Null).await;
    evening.of(&undecided).take_back(theirs.id).await;
    evening.hear("another player took it back", &Value::Null).await;
    evening.choose(&panel, Choice::Last).await;
    let theirs = evening.of(&chosen).open().await;
    let theirs = evening.of(&chosen).take_back(theirs.id).await;
    evening.of(&chosen).choose(&theirs).await;
    // The watcher's next prompt number must not reveal how the others made their choices.
    evening.take_back(panel.id).await;

    let rooms = evening.rooms(&chosen);
    let fake = &evening.server.fake;
    let of_another = evening.scribe.write(fake, &chosen, &rooms, &Value::Null);
    evening.server.leave().await;
    Heard { by_the_watcher: evening.heard, of_another }
}

impl Evening {
    fn rooms(&self, user: &UserHandle) -> Vec<(&'static str, Snowflake)> {
        let rooms = [("lobby", self.server.lobby), ("thread", self.thread)];
        let direct = user.direct().map(|room| ("conversation", room));
        rooms.into_iter().chain(direct).collect()
    }

    async fn hear(&mut self, what: &str, answer: &Value) {
        self.server.calm().await;
        let rooms = self.rooms(&self.watcher);
        let fake = &self.server.fake;
        let seen = self.scribe.write(fake, &self.watcher, &rooms, answer);
        self.heard.push((what.to_owned(), seen));
    }

    async fn does(&mut self, what: &str, act: impl Fn(&UserHandle) -> Reaction) -> Answered {
        let done = answered(&self.watcher, act).await;
        let how = done.how(&self.server.fake);
        self.hear(what, &how).await;
        done
    }

    fn of<'e>(&'e self, user: &'e UserHandle) -> Another<'e> {
        let thread = self.thread;
        Another { user, thread }
    }

    async fn refresh(&mut self, panel: Snowflake) -> SeenMessage {
        let button = format(&CustomId::Refresh(GAME));
        let press = |u: &UserHandle| u.press_late(panel, &button).unwrap();
        self.does("refreshing the panel", press).await.message()
    }

    async fn take_back(&mut self, panel: Snowflake) -> SeenMessage {
        let button = format(&CustomId::TakeBack(GAME));
        let press = |u: &UserHandle| u.press(panel, &button).unwrap();
        let done = self.does("taking the own choice back", press).await;
        done.message()
    }

    async fn choose(&mut self, panel: &SeenMessage, which: Choice) -> SeenMessage {
        let mut all = actions(panel, &mut StdRng::seed_from_u64(0), Taste::First);
        let action = match which {
            Choice::First => all.remove(0),
            Choice::Last => all.pop().unwrap(),
        };
        let act = |u: &UserHandle| action.perform(u, panel.id);
        let mut chosen = self.does("the own choice", act).await.message();
        while !chosen.content.contains("take it back") {
            let parts = actions(&chosen, &mut StdRng::seed_from_u64(0), Taste::First);
            let part = parts.last().expect("a draft can be committed").clone();
            let act = |u: &UserHandle| part.perform(u, chosen.id);
            chosen = self.does("a part of a play", act).await.message();
        }
        chosen
    }

    async fn look_around(&mut self, ways: Ways) -> SeenMessage {
        let (thread, lobby) = (self.thread, self.server.lobby);
        let open = |u: &UserHandle| look(u, None, thread);
        let panel = self.does("opening the panel", open).await.message();
        let (rooms, buttons) = match ways {
            Ways::Usual => (vec![thread], vec![]),
            Ways::All => (
                vec![thread, lobby],
                vec![(lobby, "v1:lobby:"), (thread, "v1:table:"), (lobby, "v1:show:")],
            ),
        };
        for room in rooms {
            for what in ["hand", "table", "tables"] {
                let path = [what];
                let used = |u: &UserHandle| u.command(room, "viceroy", &path, json!({})).unwrap();
                self.does(what, used).await;
            }
        }
        for (room, prefix) in buttons {
            let messages = self.watcher.sees(room);
            let mut buttons = messages
                .iter()
                .rev()
                .flat_map(|m| m.buttons.iter().map(|button| (m.id, &button.custom_id)));
            let (message, button) = buttons.find(|(_, id)| id.starts_with(prefix)).unwrap();
            let press = |u: &UserHandle| u.press(message, button).unwrap();
            self.does(prefix, press).await;
        }
        panel
    }

    async fn press_everything(&mut self, panel: SeenMessage) -> SeenMessage {
        let mut panel = self.refresh(panel.id).await;
        let forms = |panel: &SeenMessage| {
            let buttons = panel.buttons.iter().map(|b| b.custom_id.clone());
            let form = |id: &String| matches!(parse(id), Some(CustomId::OpenForm { .. }));
            buttons.filter(form).collect::<Vec<_>>()
        };
        let hint = panel.buttons.iter().find(|b| {
            let custom_id = parse(&b.custom_id);
            matches!(custom_id, Some(CustomId::Hint { .. }))
        });
        if let Some(hint) = hint {
            let press = |u: &UserHandle| u.press(panel.id, &hint.custom_id).unwrap();
            self.does("asking for hints", press).await;
        }
        let mut first = false;
        while !first {
            for form in forms(&panel) {
                let press = |u: &UserHandle| u.press(panel.id, &form).unwrap();
                self.does("opening a form", press).await;
            }
            let buttons = panel.buttons.iter();
            let mut pages = buttons.filter_map(|b| match parse(&b.custom_id)? {
                CustomId::Page { page, .. } => Some((page, b.custom_id.clone())),
                _ => None,
            });
            let Some((page, button)) = pages.next() else {
                break;
            };
            let press = |u: &UserHandle| u.press(panel.id, &button).unwrap();
            panel = self.does("turning a page", press).await.message();
            first = page == 0;
        }
        panel
    }

    async fn complete_commands(&mut self) {
        let commands = self.server.fake.world(|world| world.commands.clone());
        let array = |value: &Value| value.as_array().cloned().unwrap_or_default();
        let name = |value: &Value| value["name"].as_str().unwrap_or_default().to_owned();
        for command in commands {
            for part in array(&command["options"]) {
                for option in array(&part["options"]) {
                    if option["autocomplete"] != true {
                        continue;
                    }
                    let (command, part, option) = (name(&command), name(&part), name(&option));
                    for typed in ["", "a", "1"] {
                        let what = format!("typing {typed:?} behind /{command} {part} {option}");
                        let thread = self.thread;
                        let typing = |u: &UserHandle| {
                            u.type_option(thread, &command, &[&part], &option, typed).unwrap()
                        };
                        self.does(&what, typing).await;
                    }
                }
            }
        }
    }

    /// Tries to play a card that another player holds in one world only: the answer must not reveal
    /// in which.
    async fn forge(&mut self, panel: &SeenMessage, telling: &[CardId]) {
        // Where gems are shown, no button carries the prompt's number.
        let (Some(card), Some(question)) = (telling.first(), asked(panel)) else {
            return;
        };
        let button = format(&CustomId::Answer {
            game: GAME,
            spot: AnswerTarget::Now(question),
            answer: Answer::one(Offer::Play(*card)),
        });
        let press = |u: &UserHandle| u.press_late(panel.id, &button).unwrap();
        self.does("playing somebody else's card", press).await;
    }
}

struct Another<'e> {
    user: &'e UserHandle,
    thread: Snowflake,
}

impl Another<'_> {
    async fn open(&self) -> SeenMessage {
        let open = |u: &UserHandle| look(u, None, self.thread);
        answered(self.user, open).await.message()
    }

    async fn choose(&self, panel: &SeenMessage) {
        let all = actions(panel, &mut StdRng::seed_from_u64(0), Taste::First);
        let act = |u: &UserHandle| all[0].perform(u, panel.id);
        let mut chosen = answered(self.user, act).await.message();
        while !chosen.content.contains("take it back") {
            let parts = actions(&chosen, &mut StdRng::seed_from_u64(0), Taste::First);
            let part = parts.last().expect("a draft can be committed").clone();
            let act = |u: &UserHandle| part.perform(u, chosen.id);
            chosen = answered(self.user, act).await.message();
        }
    }

    async fn take_back(&self, panel: Snowflake) -> SeenMessage {
        let button = format(&CustomId::TakeBack(GAME));
        let press = |u: &UserHandle| u.press(panel, &button).unwrap();
        answered(self.user, press).await.message()
    }
}

struct Answered {
    reaction: Reaction,
    outcome: InteractionOutcome,
}

/// Retries when the bot was late, since then it did nothing.
async fn answered(user: &UserHandle, act: impl Fn(&UserHandle) -> Reaction) -> Answered {
    for _ in 0..PATIENCE {
        let reaction = act(user);
        let outcome = reaction.settled().await;
        if !matches!(outcome, InteractionOutcome::Failed(Trouble::TooLate)) {
            return Answered { reaction, outcome };
        }
    }
    panic!("the bot does not answer in time");
}

impl Answered {
    fn message(self) -> SeenMessage {
        match self.outcome {
            InteractionOutcome::Message(seen) => *seen,
            other => panic!("no message: {other:?}"),
        }
    }

    fn how(&self, fake: &FakeDiscord) -> Value {
        progress(fake, &self.reaction)
    }
}

fn asked(panel: &SeenMessage) -> Option<PromptId> {
    let buttons = panel.buttons.iter().map(|b| &b.custom_id);
    let all = buttons.chain(panel.menus.iter().map(|m| &m.custom_id));
    let mut prompts = all.filter_map(|id| match parse(id)? {
        CustomId::Answer { spot, .. } | CustomId::Menu { spot, .. } => spot.prompt(),
        _ => None,
    });
    prompts.next()
}

/// What has become of what somebody did.
pub fn progress(fake: &FakeDiscord, reaction: &Reaction) -> Value {
    let id = reaction.id();
    let how = |w: &viceroy_fake_discord::World| serde_json::to_value(&w.interactions[&id].progress);
    fake.world(how).unwrap()
}
