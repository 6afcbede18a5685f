//! What can be done on a private panel, and where it is opened.

use rand::RngExt;
use rand::rngs::StdRng;
use standin::{Reaction, Refused, SeenMessage, Snowflake, UserHandle};

/// Something on the panel that answers a question.
#[derive(Clone, Debug)]
pub enum Action {
    Press(String),
    Choose(String, Vec<String>),
}

impl Action {
    /// Does it.
    pub fn perform(&self, user: &UserHandle, panel: Snowflake) -> Reaction {
        self.attempt(user, panel).unwrap()
    }

    /// Does it, if the user still can.
    pub fn attempt(&self, user: &UserHandle, panel: Snowflake) -> Result<Reaction, Refused> {
        match self {
            Action::Press(id) => user.press(panel, id),
            Action::Choose(id, values) => {
                let values: Vec<&str> = values.iter().map(String::as_str).collect();
                user.select(panel, id, &values)
            }
        }
    }
}

/// How somebody chooses.
#[allow(dead_code, reason = "the crash tests choose by lot only")]
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Taste {
    /// Anything, by lot.
    ByLot,
    /// The first thing, menus before buttons. Spends the gems of one colour.
    First,
}

/// Everything on a panel that answers its question.
pub fn actions(panel: &SeenMessage, luck: &mut StdRng, taste: Taste) -> Vec<Action> {
    let mut actions = vec![];
    for button in panel.buttons.iter().filter(|b| !b.disabled) {
        let id = &button.custom_id;
        // Answers, what the bot proposes, and the button that makes a draft count.
        if ["v1:do:", "v1:best:", "v1:play:"]
            .iter()
            .any(|kind| id.starts_with(kind))
        {
            actions.push(Action::Press(id.clone()));
        }
    }
    let wishes = |id: &str| id.starts_with("v1:wish:");
    let menus = panel.menus.iter();
    for menu in menus.filter(|m| !m.disabled && !wishes(&m.custom_id)) {
        let option = match taste {
            Taste::ByLot => luck.random_range(0..menu.options.len()),
            Taste::First => 0,
        };
        // As many as the menu asks for, at least one: this one and those that follow it.
        let wanted = usize::try_from(menu.min_values).unwrap().max(1);
        let options = menu.options.iter().cycle().skip(option).take(wanted);
        let values = options.map(|option| option.value.clone()).collect();
        actions.push(Action::Choose(menu.custom_id.clone(), values));
    }
    actions
}

/// Brings the panel up to date, or opens one by the button of the table post.
pub fn look(user: &UserHandle, panel: Option<Snowflake>, thread: Snowflake) -> Reaction {
    if let Some(panel) = panel.and_then(|p| user.message(p)) {
        let mut buttons = panel.buttons.iter();
        let refresh = buttons.find(|b| b.custom_id.starts_with("v1:look:"));
        let refresh = refresh.unwrap_or_else(|| panic!("no refresh: {panel:?}"));
        return user.press(panel.id, &refresh.custom_id).unwrap();
    }
    let posts = user.sees(thread);
    let (post, hand) = posts
        .iter()
        .find_map(|m| {
            let mut buttons = m.buttons.iter();
            let hand = buttons.find(|b| b.custom_id.starts_with("v1:table:"))?;
            Some((m.id, hand.custom_id.clone()))
        })
        .expect("the table post has a button to the panel");
    user.press(post, &hand).unwrap()
}
