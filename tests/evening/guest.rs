//! A simulated player who presses whatever is possible.

use crate::panel::{self, actions};
use crate::prelude::*;

/// Shown as Manage Server in Discord's clients.
pub const MANAGE_SERVER: u64 = 1 << 5;

#[derive(Debug, PartialEq, Eq)]
pub enum Did {
    Something,
    Nothing,
}

pub struct Guest {
    pub user: UserHandle,
    pub name: String,
    pub panel: Option<Snowflake>,
    pub taps: usize,
    /// Taps that only opened or refreshed the panel.
    pub looks: usize,
    pub taste: Taste,
    thread: Option<Snowflake>,
    luck: StdRng,
}

/// Retries when there is no answer.
const PATIENCE: u32 = 5;

impl Guest {
    pub fn new(fake: &FakeDiscord, name: &str, seed: u64) -> Guest {
        Guest {
            user: fake.user(name),
            name: name.to_owned(),
            panel: None,
            taps: 0,
            looks: 0,
            taste: Taste::ByLot,
            thread: None,
            luck: StdRng::seed_from_u64(seed),
        }
    }

    pub fn all(fake: &FakeDiscord, names: &[&str], taste: Taste) -> Vec<Guest> {
        let guest = |(seed, name): (u64, &&str)| Guest { taste, ..Guest::new(fake, name, seed) };
        (0..).zip(names).map(guest).collect()
    }

    pub async fn look(&mut self, thread: Snowflake) -> SeenMessage {
        self.thread = Some(thread);
        let mut tries = 0;
        let panel = loop {
            self.taps += 1;
            self.looks += 1;
            tries += 1;
            let outcome = panel::look(&self.user, self.panel, thread).settled().await;
            let late = matches!(outcome, InteractionOutcome::Failed(Trouble::TooLate));
            if !late || tries == PATIENCE {
                break self.shown(outcome);
            }
        };
        assert!(panel.ephemeral, "a panel is for one person only: {panel:?}");
        self.panel = Some(panel.id);
        panel
    }

    pub async fn each_acts(guests: &mut [Guest], thread: Snowflake) {
        for guest in guests {
            guest.act(thread).await;
        }
    }

    pub async fn act(&mut self, thread: Snowflake) -> Did {
        let mut panel = self.look(thread).await;
        let mut did = Did::Nothing;
        while let Some(next) = self.answer_once(&panel).await {
            panel = next;
            did = Did::Something;
        }
        did
    }

    pub async fn answer_once(&mut self, panel: &SeenMessage) -> Option<SeenMessage> {
        let actions = actions(panel, &mut self.luck, self.taste);
        if actions.is_empty() {
            return None;
        }
        let action = if self.taste == Taste::First {
            let menu = |a: &&Action| matches!(a, Action::Choose(..));
            actions.iter().find(menu).unwrap_or(&actions[0]).clone()
        } else {
            actions[self.luck.random_range(0..actions.len())].clone()
        };
        Some(self.perform(panel.id, &action).await)
    }

    pub async fn perform(&mut self, panel: Snowflake, action: &Action) -> SeenMessage {
        self.taps += 1;
        let done = match action.attempt(&self.user, panel) {
            Ok(done) => Some(done.settled().await),
            // The panel has updated itself meanwhile.
            Err(Refused::NoSuchComponent(_)) => None,
            Err(refused) => panic!("{} cannot do {action:?}: {refused:?}", self.name),
        };
        match done {
            // On a busy machine the bot may be late; look again.
            None | Some(InteractionOutcome::Failed(Trouble::TooLate)) => {
                let thread = self.thread.expect("the panel was opened in a thread");
                self.look(thread).await
            }
            Some(outcome) => self.shown(outcome),
        }
    }

    fn shown(&self, outcome: InteractionOutcome) -> SeenMessage {
        match outcome {
            InteractionOutcome::Message(seen) => *seen,
            other => panic!("{} was not answered: {other:?}", self.name),
        }
    }
}

pub async fn command(
    user: &UserHandle,
    room: Snowflake,
    part: &str,
    options: Value,
) -> SeenMessage {
    shown(user.command(room, "viceroy", &[part], options).unwrap()).await
}

pub async fn shown(reaction: Reaction) -> SeenMessage {
    match reaction.settled().await {
        InteractionOutcome::Message(seen) => *seen,
        other => panic!("no message: {other:?}"),
    }
}

pub fn has_button(message: &SeenMessage, begins: &str) -> bool {
    button(message, begins).is_some()
}

/// By prefix: the custom id ends with the installation tag.
pub fn button(message: &SeenMessage, begins: &str) -> Option<String> {
    let mut ids = message.buttons.iter().map(|button| &button.custom_id);
    ids.find(|id| id.starts_with(begins)).cloned()
}

pub async fn press(user: &UserHandle, on: &SeenMessage, begins: &str) -> SeenMessage {
    let button = button(on, begins).unwrap_or_else(|| panic!("no {begins} on {on:?}"));
    shown(user.press(on.id, &button).unwrap()).await
}

pub async fn press_label(user: &UserHandle, on: &SeenMessage, label: &str) -> SeenMessage {
    let button = on.button(label).unwrap_or_else(|| panic!("no {label} on {on:?}"));
    shown(user.press(on.id, &button.custom_id).unwrap()).await
}

/// The first message for everybody with such a button.
pub async fn wait_for_button(user: &UserHandle, room: Snowflake, begins: &str) -> SeenMessage {
    let post = |messages: &[SeenMessage]| {
        messages.iter().find(|m| !m.ephemeral && has_button(m, begins)).cloned()
    };
    let found = user.wait_to_see(room, SOON, post).await;
    found.unwrap_or_else(|| panic!("no {begins}: {:?}", user.sees(room)))
}

pub async fn proposals(
    user: &UserHandle,
    room: Snowflake,
    (part, option): (&str, &str),
    typed: &str,
) -> Vec<(String, Value)> {
    let typing = user.type_option(room, "viceroy", &[part], option, typed);
    match typing.unwrap().settled().await {
        InteractionOutcome::Choices(choices) => choices,
        other => panic!("no proposals: {other:?}"),
    }
}

/// A game of these people, dealt as always.
pub async fn dealt_to(names: &[&str]) -> (Server, Snowflake, Vec<Guest>) {
    let server = Server::dealt(1).await;
    let thread = server.start_game(names).await;
    let guests = Guest::all(&server.fake, names, Taste::First);
    (server, thread, guests)
}

/// Who may change what holds for the server.
pub fn keeper(server: &Server, name: &str) -> UserHandle {
    let user = server.fake.user(name);
    user.set_permissions(ORDINARY | MANAGE_SERVER).unwrap();
    user
}

pub async fn play_to_the_end(fake: &FakeDiscord, thread: Snowflake, names: &[&str]) {
    play_rounds(fake, thread, names, usize::MAX).await;
}

pub async fn play_rounds(fake: &FakeDiscord, thread: Snowflake, names: &[&str], most: usize) {
    let guests = names.iter().enumerate();
    let mut guests: Vec<Guest> = guests.map(|(i, name)| Guest::new(fake, name, i as u64)).collect();
    let mut idle = 0;
    for _ in 0..most {
        for guest in &mut guests {
            match guest.act(thread).await {
                Did::Something => idle = 0,
                Did::Nothing => idle += 1,
            }
        }
        if idle >= names.len() {
            return;
        }
    }
}
