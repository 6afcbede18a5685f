//! What can be pressed in the lesson.

use crate::wire::answer_code;
use viceroy_model::tutorial::LessonPage;
use viceroy_rules::Answer;

/// A press in the lesson, or on the way to it. Whoever answers names the page, so a press on a page that is past does nothing.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum LessonPress {
    /// Begin it, or go on with it.
    Open,
    /// Turn to a page.
    Show(LessonPage),
    /// Answer what a page asks.
    Answer {
        /// The page.
        page: LessonPage,
        /// The answer.
        answer: Answer,
    },
    /// A menu on a page: the chosen value is the answer.
    Menu {
        /// The page.
        page: LessonPage,
        /// Which menu of the page.
        menu: u8,
    },
    /// Open a whole game against a computer player.
    Play,
}

impl LessonPress {
    /// Whether it stands on a page.
    pub fn is_on_page(&self) -> bool {
        !matches!(self, LessonPress::Open)
    }

    pub(super) fn write(&self) -> String {
        match self {
            LessonPress::Open => "open".to_owned(),
            LessonPress::Show(page) => format!("show:{}", page.number()),
            LessonPress::Answer { page, answer } => {
                format!("do:{}:{}", page.number(), answer_code::write(answer))
            }
            LessonPress::Menu { page, menu } => format!("menu:{}:{menu}", page.number()),
            LessonPress::Play => "play".to_owned(),
        }
    }

    pub(super) fn read<'t>(parts: &mut impl Iterator<Item = &'t str>) -> Option<LessonPress> {
        let kind = parts.next()?;
        let mut page = || LessonPage::of_number(parts.next()?.parse().ok()?);
        Some(match kind {
            "open" => LessonPress::Open,
            "show" => LessonPress::Show(page()?),
            "do" => {
                LessonPress::Answer { page: page()?, answer: answer_code::read(parts.next()?)? }
            }
            "menu" => LessonPress::Menu { page: page()?, menu: parts.next()?.parse().ok()? },
            "play" => LessonPress::Play,
            _ => return None,
        })
    }
}
