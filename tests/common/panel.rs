//! Actions on a private panel.

use rand::RngExt;
use rand::rngs::StdRng;
use viceroy_fake_discord::{Reaction, Refused, SeenButton, SeenMessage, Snowflake, UserHandle};

#[derive(Clone, Debug)]
pub enum Action {
    Press(String),
    Choose(String, Vec<String>),
}

impl Action {
    #[allow(dead_code, reason = "the crash tests attempt it")]
    pub fn perform(&self, user: &UserHandle, panel: Snowflake) -> Reaction {
        self.attempt(user, panel).unwrap()
    }

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

/// How a simulated player chooses.
#[allow(dead_code, reason = "not everybody who shares this chooses in every way")]
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Taste {
    ByLot,
    /// At random, but never a proposal, and play by play.
    ByHand,
    /// A proposal; at random if there is none.
    Proposed,
    /// The first option, menus before buttons, play by play. Spends gems of one colour.
    First,
}

pub fn actions(panel: &SeenMessage, luck: &mut StdRng, taste: Taste) -> Vec<Action> {
    if let Some(confirm) = set(panel).filter(|_| taste != Taste::ByLot) {
        return vec![confirm];
    }
    if taste == Taste::Proposed
        && let Some(whole) = confirming(panel)
    {
        return vec![Action::Press(whole.custom_id.clone())];
    }
    let mut actions = vec![];
    for button in panel.buttons.iter().filter(|b| !b.disabled) {
        let id = &button.custom_id;
        let kinds = match taste {
            Taste::ByHand if !is_draft(panel) => &["v1:do:", "v1:best:"][..],
            _ => &["v1:do:", "v1:best:", "v1:play:"],
        };
        if kinds.iter().any(|kind| id.starts_with(kind)) {
            actions.push(Action::Press(id.clone()));
        }
    }
    let wishes = |id: &str| id.starts_with("v1:wish:");
    let menus = panel.menus.iter();
    for menu in menus.filter(|m| !m.disabled && !wishes(&m.custom_id)) {
        let option = match taste {
            Taste::ByLot | Taste::ByHand | Taste::Proposed => {
                luck.random_range(0..menu.options.len())
            }
            Taste::First => 0,
        };
        let wanted = usize::try_from(menu.min_values).unwrap().max(1);
        let options = menu.options.iter().cycle().skip(option).take(wanted);
        let values = options.map(|option| option.value.clone()).collect();
        actions.push(Action::Choose(menu.custom_id.clone(), values));
    }
    actions
}

fn is_draft(panel: &SeenMessage) -> bool {
    let mut buttons = panel.buttons.iter();
    buttons.any(|b| b.custom_id.starts_with("v1:undo:"))
}

fn set(panel: &SeenMessage) -> Option<Action> {
    let whole = confirming(panel).filter(|_| is_draft(panel))?;
    Some(Action::Press(whole.custom_id.clone()))
}

fn confirming(panel: &SeenMessage) -> Option<&SeenButton> {
    let mut buttons = panel.buttons.iter();
    buttons
        .find(|b| b.custom_id.starts_with("v1:play:") && !b.label.contains("choose the rest later"))
}

/// Refreshes the panel, or opens one from the table post. If the bot replaces the message just
/// before the press, retries on the new one, as a user would.
pub fn look(user: &UserHandle, panel: Option<Snowflake>, thread: Snowflake) -> Reaction {
    loop {
        let (message, button) = looking_button(user, panel, thread);
        match user.press_late(message, &button) {
            Ok(reaction) => return reaction,
            Err(Refused::NoSuchMessage | Refused::NoSuchComponent(_)) => {}
            Err(refused) => panic!("{button}: {refused}"),
        }
    }
}

/// What shows the panel as it is now: on the panel it stands behind **More**.
pub fn refreshing(panel: &SeenMessage) -> Option<String> {
    panel.buttons.iter().find_map(|button| {
        let id = &button.custom_id;
        let is_there = id.starts_with("v1:look:") || id.starts_with("v1:panel:");
        let behind = || Some(format!("v1:look:{}", id.strip_prefix("v1:more:")?));
        let of_a_post = || Some(format!("v1:{}", id.strip_prefix("v1:rest:")?));
        is_there.then(|| id.clone()).or_else(behind).or_else(of_a_post)
    })
}

fn looking_button(
    user: &UserHandle,
    panel: Option<Snowflake>,
    thread: Snowflake,
) -> (Snowflake, String) {
    let on = |message: &SeenMessage, beginning: &str| {
        let mut buttons = message.buttons.iter();
        let button = buttons.find(|b| b.custom_id.starts_with(beginning))?;
        Some((message.id, button.custom_id.clone()))
    };
    if let Some(panel) = panel.and_then(|p| user.message(p)) {
        let refresh = refreshing(&panel).unwrap_or_else(|| panic!("no refresh: {panel:?}"));
        return (panel.id, refresh);
    }
    let posts = user.sees(thread);
    let mut buttons = posts.iter().filter_map(|post| on(post, "v1:table:"));
    buttons.next().expect("the table post has a button to the panel")
}
