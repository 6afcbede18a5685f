//! Finds the possible actions in a panel's buttons and menus.

use crate::prelude::*;

pub fn ways(panel: &SeenMessage) -> Vec<(Action, Answer)> {
    let buttons = panel.buttons.iter().filter(|button| !button.disabled).filter_map(|button| {
        match parse(&button.custom_id)? {
            CustomId::Answer { answer, .. } => {
                Some((Action::Press(button.custom_id.clone()), answer))
            }
            _ => None,
        }
    });
    // Plans for later prompts are no answers.
    let asks = |id: &str| !matches!(parse(id), Some(CustomId::Wish { .. }));
    let menus = panel.menus.iter().filter(|menu| asks(&menu.custom_id));
    let lines = menus.flat_map(|menu| {
        menu.options.iter().filter_map(|option| {
            let chosen = vec![option.value.clone()];
            let action = Action::Choose(menu.custom_id.clone(), chosen);
            Some((action, answer_code::read(&option.value)?))
        })
    });
    buttons.chain(lines).collect()
}

pub fn way_to(panel: &SeenMessage, wanted: impl Fn(&Offer) -> bool) -> Option<Action> {
    let ways = ways(panel).into_iter();
    let mut fitting = ways.filter(|(_, answer)| match answer {
        Answer::Pick(offers) => offers.first().is_some_and(&wanted),
        Answer::Gems(_) | Answer::Paint(_) => false,
    });
    fitting.next().map(|(action, _)| action)
}

pub fn commit(panel: &SeenMessage) -> Option<Action> {
    button(panel, "v1:play:")
}

pub fn button(panel: &SeenMessage, kind: &str) -> Option<Action> {
    let mut buttons = panel.buttons.iter().map(|b| &b.custom_id);
    let found = buttons.find(|id| id.starts_with(kind))?;
    Some(Action::Press(found.clone()))
}

pub async fn pick(
    guest: &mut Guest,
    thread: Snowflake,
    wanted: impl Fn(&Offer) -> bool,
) -> SeenMessage {
    let panel = guest.look(thread).await;
    let action = way_to(&panel, wanted);
    let action = action.unwrap_or_else(|| panic!("{} is not offered it: {panel:?}", guest.name));
    guest.perform(panel.id, &action).await
}

pub async fn take_gems(guest: &mut Guest, thread: Snowflake) -> SeenMessage {
    let panel = guest.look(thread).await;
    let mut ways = ways(&panel).into_iter();
    let gems = ways.find(|(_, answer)| matches!(answer, Answer::Gems(_)));
    let gems = gems.unwrap_or_else(|| panic!("{} is not offered gems: {panel:?}", guest.name));
    guest.perform(panel.id, &gems.0).await
}
