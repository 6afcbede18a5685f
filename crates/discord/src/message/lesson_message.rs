//! Tutorial pages: text, annotated picture, and buttons of a game.

use super::panel_picture::of_panel;
use crate::panel::lesson_rows;
use crate::prelude::*;
use crate::wire::component::Emphasis;
use crate::wire::custom_id::LessonPress;
use crate::wire::letters::letters;
use viceroy_i18n::{clip, lesson as words, text};
use viceroy_model::tutorial::{Lesson, PageShown, SpokenOf};
use viceroy_render::Pointed;
use viceroy_render::pictures as render;

pub const TABLES: usize = 4;

const NAME: usize = 24;

pub fn response(
    w: &Arc<Wording>,
    pictures: &Pictures,
    lesson: &'static Lesson,
    page: LessonPage,
    notice: Option<&PrivateText>,
) -> Response {
    let shown = lesson.page(page);
    let said = words::page(w, lesson, page, letter(w, shown));
    let said = match notice {
        Some(notice) => words::noticed(w, notice, said),
        None => said,
    };
    let pictures = pictures.pointing_at(pointed(w, shown, page));
    let wording = Arc::clone(w);
    let picture = match page {
        // What it counts was shown on the page before.
        LessonPage::Score => Painting::default(),
        _ => Painting::of(async move {
            let (w, view) = (&*wording, &shown.view);
            match page {
                LessonPage::Paint | LessonPage::Rest => {
                    let picture = render::building(w, view, PictureRoom::USUAL);
                    pictures.private(w, "pyramid", picture).await
                }
                _ => {
                    of_panel(w, &pictures, view, &words::names(w), (None, PictureRoom::USUAL)).await
                }
            }
        }),
    };
    let place = words::place(w, lesson, page);
    let (title, text) = match page {
        LessonPage::Score => (None, format!("{}\n{place}", said.0)),
        _ => (Some(place), said.0),
    };
    Response { text, title, rows: rows(w, shown, page), picture, ..Response::default() }
}

fn letter(w: &Wording, shown: &PageShown) -> Option<char> {
    let picked = shown.answer.as_ref()?.picked().first()?;
    let Offer::Place { slot, .. } = picked else {
        return None;
    };
    letter_of_place(w, shown, *slot)
}

fn letter_of_place(w: &Wording, shown: &PageShown, slot: Slot) -> Option<char> {
    let asked = shown.view.question.as_ref()?;
    let places = letters(w, &asked.shape.offers()).into_iter();
    let mut here = places.filter(|(_, place)| *place == slot);
    here.next().map(|(letter, _)| letter)
}

fn pointed(w: &Wording, shown: &PageShown, page: LessonPage) -> Vec<Pointed> {
    let pointed = page.spoken().into_iter().filter_map(|spoken| {
        Some(match spoken {
            SpokenOf::Card(card) => Pointed::Card(card),
            SpokenOf::Rows(card, from, to) => Pointed::Rows(card, from, to),
            SpokenOf::Place(slot) => Pointed::Place(letter_of_place(w, shown, slot)?),
            SpokenOf::Token(token) => Pointed::Token(token),
            SpokenOf::Gems => Pointed::Gems,
        })
    });
    pointed.collect()
}

fn rows(w: &Wording, shown: &PageShown, page: LessonPage) -> Vec<Row> {
    let mut rows = lesson_rows(w, &words::names(w), &shown.view, page);
    simplify(&mut rows, shown, page);
    let mut controls = vec![];
    match page {
        LessonPage::Rest => {
            let custom_id = CustomId::Lesson(LessonPress::Show(LessonPage::Score));
            controls.push(Button::new(custom_id, w.say(text!(button_lesson_count))).main());
        }
        LessonPage::Score => {
            let custom_id = CustomId::Lesson(LessonPress::PlayShort);
            controls.push(Button::new(custom_id, w.say(text!(button_lesson_short))).main());
            let custom_id = CustomId::Lesson(LessonPress::Play);
            controls.push(Button::new(custom_id, w.say(text!(button_lesson_play))));
            controls.push(again(w));
        }
        LessonPage::Attack | LessonPage::Discard | LessonPage::Hint | LessonPage::Paint => {
            let on = page.behind().map(|page| CustomId::Lesson(LessonPress::Show(page)));
            let label = w.say(text!(button_next_page));
            controls.extend(on.map(|on| Button::new(on, label).main()));
        }
        _ => {}
    }
    if let Some(before) = page.before().filter(|_| !page.is_last()) {
        let custom_id = CustomId::Lesson(LessonPress::Show(before));
        controls.push(Button::new(custom_id, w.say(text!(button_lesson_back))).sign("◀️"));
    }
    if has_help(page) {
        let (page, game) = (Page::Icons, None);
        let icons = Button::new(CustomId::OpenRules { page, game }, w.say(text!(button_icons)));
        controls.push(icons.sign("❔"));
    }
    match rows.last_mut() {
        Some(Row::Buttons(last)) if last.len() + controls.len() <= BUTTONS => {
            last.extend(controls);
        }
        Some(_) | None => rows.push(Row::Buttons(controls)),
    }
    rows.truncate(ROWS);
    rows
}

/// Whether to link the icon legend: where cards are read and a row has room.
fn has_help(page: LessonPage) -> bool {
    matches!(
        page,
        LessonPage::Bid
            | LessonPage::Play
            | LessonPage::Levels
            | LessonPage::Law
            | LessonPage::Magic
            | LessonPage::Score
    )
}

const MIXES: usize = 2;

/// Removes disabled buttons and surplus payments, so that a page fits one screen, and highlights
/// the expected answer.
fn simplify(rows: &mut Vec<Row>, shown: &PageShown, page: LessonPage) {
    let wanted = |button: &Button| match (&button.custom_id, &shown.answer) {
        (CustomId::Lesson(LessonPress::Answer { answer, .. }), Some(wanted)) => answer == wanted,
        _ => false,
    };
    if page == LessonPage::Gems {
        rows.retain(|row| matches!(row, Row::Buttons(_)));
    }
    for row in rows.iter_mut() {
        let Row::Buttons(buttons) = row else {
            continue;
        };
        buttons.retain(|button| button.enabled);
        for button in buttons.iter_mut() {
            button.look = match wanted(button) {
                true => Emphasis::Main,
                false => Emphasis::Plain,
            };
        }
        if page == LessonPage::Gems {
            buttons.sort_by_key(|button| !wanted(button));
            buttons.truncate(MIXES);
        }
    }
    rows.retain(|row| !matches!(row, Row::Buttons(buttons) if buttons.is_empty()));
}

/// Adds a restart button. On the second page it replaces the back button, because Discord rejects
/// duplicate ids.
pub fn add_again(w: &Wording, rows: &mut Vec<Row>) {
    let again = again(w);
    for row in rows.iter_mut() {
        if let Row::Buttons(buttons) = row {
            buttons.retain(|button| button.custom_id != again.custom_id);
        }
    }
    rows.retain(|row| !matches!(row, Row::Buttons(buttons) if buttons.is_empty()));
    match rows.last_mut() {
        Some(Row::Buttons(last)) if last.len() < BUTTONS => last.push(again),
        Some(_) | None => rows.push(Row::Buttons(vec![again])),
    }
}

fn again(w: &Wording) -> Button {
    let custom_id = CustomId::Lesson(LessonPress::Show(LessonPage::Bid));
    Button::new(custom_id, w.say(text!(button_lesson_again)))
}

pub fn learn(w: &Wording) -> Button {
    let custom_id = CustomId::Lesson(LessonPress::Open);
    Button::new(custom_id, w.say(text!(button_learn))).sign("🎓")
}

pub fn add_tables(w: &Wording, shown: &mut Response, tables: &[LobbyView]) {
    if tables.is_empty() {
        return;
    }
    let join = |table: &LobbyView| {
        let names: Vec<String> = table.people.iter().map(|who| who.name.clone()).collect();
        let first = names.first().cloned().unwrap_or_default();
        let who = clip(&first, NAME);
        let (count, seats) = (names.len(), table.to);
        let label = w.say(text!(button_lesson_join, who, count, seats));
        Button::new(CustomId::Join(table.game), label)
    };
    shown.text = format!("{}\n{}", shown.text, w.say(text!(lesson_lobbies)));
    let tables = tables.iter().take(TABLES).map(join);
    shown.rows.push(Row::Buttons(tables.collect()));
}

#[cfg(test)]
mod tests {
    use super::*;
    use viceroy_i18n::english;

    #[test]
    fn whoever_comes_back_to_a_page_is_shown_what_discord_takes() {
        let (w, lesson) = (english(), Lesson::get().unwrap());
        for page in LessonPage::ALL {
            let mut rows = rows(&w, lesson.page(*page), *page);
            add_again(&w, &mut rows);
            assert!(rows.len() <= ROWS, "{page:?}");
            let mut custom_ids: Vec<&CustomId> = vec![];
            for row in &rows {
                let Row::Buttons(buttons) = row else { continue };
                assert!((1..=BUTTONS).contains(&buttons.len()), "{page:?}: {buttons:?}");
                for button in buttons {
                    assert!(!custom_ids.contains(&&button.custom_id), "{page:?}: {button:?}");
                    custom_ids.push(&button.custom_id);
                }
            }
            assert!(custom_ids.contains(&&again(&w).custom_id));
        }
    }
}
