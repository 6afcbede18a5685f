//! The way through the tutorial.

use viceroy::discord::answer_code;
use viceroy::rules::Answer;
use viceroy::tutorial::{Lesson, LessonPage, Listened};
use viceroy_fake_discord::SeenMessage;

use crate::panel::Action;

pub fn offered(shown: &SeenMessage) -> Vec<(Action, Answer)> {
    let pressed = shown.buttons.iter().filter(|b| !b.disabled);
    let pressed = pressed.filter_map(|button| {
        let said = button.custom_id.strip_prefix("v1:learn:do:")?;
        let (said, _) = said.rsplit_once('@')?;
        let (_, said) = said.split_once(':')?;
        let action = Action::Press(button.custom_id.clone());
        Some((action, answer_code::read(said)?))
    });
    let chosen = shown.menus.iter().flat_map(|menu| {
        menu.options.iter().filter_map(|option| {
            let action = Action::Choose(menu.custom_id.clone(), vec![option.value.clone()]);
            Some((action, answer_code::read(&option.value)?))
        })
    });
    pressed.chain(chosen).collect()
}

/// Right and wrong.
pub fn ways(shown: &SeenMessage, page: LessonPage) -> (Action, Option<Action>) {
    let lesson = Lesson::get().unwrap();
    let is_right = |(_, answer): &(Action, Answer)| lesson.hear(page, answer) == Listened::On;
    let (right, wrong): (Vec<_>, Vec<_>) = offered(shown).into_iter().partition(is_right);
    let [(right, _)] = &right[..] else {
        panic!("{page:?}: {right:?}");
    };
    (right.clone(), wrong.first().map(|(action, _)| action.clone()))
}
