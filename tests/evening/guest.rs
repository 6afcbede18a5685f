//! A person who plays by pressing whatever can be pressed.

use rand::rngs::StdRng;
use rand::{RngExt, SeedableRng};
use viceroy::standin::{InteractionOutcome, SeenMessage, Snowflake, Standin, UserHandle};

/// What came of looking at the panel.
#[derive(Debug, PartialEq, Eq)]
pub enum Did {
    /// An answer was given.
    Something,
    /// Nothing was asked.
    Nothing,
}

/// Something on the panel that answers a question.
#[derive(Clone, Debug)]
enum Action {
    Press(String),
    Choose(String, Vec<String>),
}

/// A person at the stand-in.
pub struct Guest {
    pub user: UserHandle,
    pub name: String,
    pub panel: Option<Snowflake>,
    /// How often something was pressed or chosen.
    pub taps: usize,
    /// Whether the first thing is taken, menus before buttons, and not one by lot. Spends the gems of one colour.
    pub eager: bool,
    luck: StdRng,
}

impl Guest {
    pub fn new(standin: &Standin, name: &str, seed: u64) -> Guest {
        Guest {
            user: standin.user(name),
            name: name.to_owned(),
            panel: None,
            taps: 0,
            eager: false,
            luck: StdRng::seed_from_u64(seed),
        }
    }

    /// Opens the private panel by the button of the table post, or brings it up to date.
    pub async fn look(&mut self, thread: Snowflake) -> SeenMessage {
        self.taps += 1;
        let reaction = match self.panel.and_then(|p| self.user.message(p)) {
            Some(panel) => {
                let refresh = panel
                    .buttons
                    .iter()
                    .find(|b| b.custom_id.starts_with("v1:look:"));
                let refresh = refresh.unwrap_or_else(|| panic!("no refresh: {panel:?}"));
                self.user.press(panel.id, &refresh.custom_id).unwrap()
            }
            None => {
                let posts = self.user.sees(thread);
                let (post, hand) = posts
                    .iter()
                    .find_map(|m| {
                        let hand = m
                            .buttons
                            .iter()
                            .find(|b| b.custom_id.starts_with("v1:table:"))?;
                        Some((m.id, hand.custom_id.clone()))
                    })
                    .expect("the table post has a button to the panel");
                self.user.press(post, &hand).unwrap()
            }
        };
        let panel = self.shown(reaction.settled().await);
        assert!(panel.ephemeral, "a panel is for one person only: {panel:?}");
        self.panel = Some(panel.id);
        panel
    }

    /// Looks at the panel and answers what is asked by lot.
    pub async fn act(&mut self, thread: Snowflake) -> Did {
        let mut panel = self.look(thread).await;
        let mut did = Did::Nothing;
        while let Some(next) = self.answer_once(&panel).await {
            panel = next;
            did = Did::Something;
        }
        did
    }

    /// Answers what a panel asks; gives the panel after that, or nothing if nothing is asked.
    pub async fn answer_once(&mut self, panel: &SeenMessage) -> Option<SeenMessage> {
        let actions = actions(panel, self.eager, &mut self.luck);
        if actions.is_empty() {
            return None;
        }
        let action = if self.eager {
            let menu = |a: &&Action| matches!(a, Action::Choose(..));
            actions.iter().find(menu).unwrap_or(&actions[0]).clone()
        } else {
            actions[self.luck.random_range(0..actions.len())].clone()
        };
        Some(self.perform(panel.id, &action).await)
    }

    async fn perform(&mut self, panel: Snowflake, action: &Action) -> SeenMessage {
        self.taps += 1;
        let reaction = match action {
            Action::Press(id) => self.user.press(panel, id),
            Action::Choose(id, values) => {
                let values: Vec<&str> = values.iter().map(String::as_str).collect();
                self.user.select(panel, id, &values)
            }
        };
        let outcome = reaction.unwrap().settled().await;
        self.shown(outcome)
    }

    fn shown(&self, outcome: InteractionOutcome) -> SeenMessage {
        match outcome {
            InteractionOutcome::Message(seen) => *seen,
            other => panic!("{} was not answered: {other:?}", self.name),
        }
    }
}

/// Everything on a panel that answers its question.
fn actions(panel: &SeenMessage, eager: bool, luck: &mut StdRng) -> Vec<Action> {
    let mut actions = vec![];
    for button in panel.buttons.iter().filter(|b| !b.disabled) {
        let id = &button.custom_id;
        if id.starts_with("v1:do:") || id.starts_with("v1:best:") {
            actions.push(Action::Press(id.clone()));
        }
    }
    for menu in panel.menus.iter().filter(|m| !m.disabled) {
        let option = if eager {
            0
        } else {
            luck.random_range(0..menu.options.len())
        };
        let value = menu.options[option].value.clone();
        actions.push(Action::Choose(menu.custom_id.clone(), vec![value]));
    }
    actions
}
