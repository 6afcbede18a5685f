//! The tutorial: pages within the limits and short enough for a phone, a reason for every wrong
//! answer, and playable to the end after all wrong answers.

use viceroy::discord::custom_id::LessonPress;
use viceroy::discord::lesson_message::response;
use viceroy::i18n::lesson as words;
use viceroy::tutorial::{Lesson, LessonPage, Listened, Slip};

use crate::prelude::*;

/// The most words of a page with a prompt, and of the last two.
const ASKING: usize = 60;
const ENDING: usize = 130;
/// Reading speed in words per minute.
const READ: usize = 200;

fn lesson() -> &'static Lesson {
    Lesson::get().unwrap()
}

fn rows(w: &Arc<Wording>, page: LessonPage) -> Vec<Row> {
    response(w, &PICTURES, lesson(), page, None).rows
}

fn answers(rows: &[Row], page: LessonPage) -> Vec<Answer> {
    let mut answers = vec![];
    for row in rows {
        match row {
            Row::Buttons(buttons) => {
                for button in buttons.iter().filter(|button| button.enabled) {
                    if let CustomId::Lesson(LessonPress::Answer { page: on, answer }) =
                        &button.custom_id
                    {
                        assert_eq!(*on, page);
                        answers.push(answer.clone());
                    }
                }
            }
            Row::Menu(menu) => {
                let on = |press: &LessonPress| matches!(press, LessonPress::Menu { page: on, .. } if *on == page);
                assert!(matches!(&menu.custom_id, CustomId::Lesson(press) if on(press)));
                answers.extend(menu.choices.iter().map(|choice| choice.answer.clone()));
            }
            Row::Pages(_) | Row::Entities(_) => panic!("{page:?}: {row:?}"),
        }
    }
    answers
}

fn read(text: &str) -> usize {
    text.split_whitespace().count()
}

#[tokio::test]
async fn every_page_is_within_the_limits_and_in_the_language() {
    for w in spoken() {
        for page in LessonPage::ALL {
            let shown = response(w, &PICTURES, lesson(), *page, None);
            let picture = shown.picture.done().await;
            check_message(&shown.text, &shown.rows, picture.as_ref(), &[], "x");
            let what = format!("{page:?}");
            check(w, &what, &shown.text);
            check_rows(w, &what, &shown.rows);
        }
    }
}

#[tokio::test]
async fn every_answer_but_one_on_every_page_is_told_why_not() {
    for w in spoken() {
        let unasked = words::slip(w, lesson(), LessonPage::Bid, Slip::Unasked);
        for page in LessonPage::ALL {
            let answers = answers(&rows(w, *page), *page);
            let right =
                answers.iter().filter(|answer| lesson().hear(*page, answer) == Listened::On);
            let asks = lesson().page(*page).answer.is_some();
            assert_eq!(right.count(), usize::from(asks), "{page:?}: {answers:?}");
            for answer in &answers {
                let Listened::Slip(slip) = lesson().hear(*page, answer) else {
                    continue;
                };
                let said = words::slip(w, lesson(), *page, slip);
                assert_ne!(said, unasked, "{page:?}: {answer:?}");
                assert!(read(&said.0) <= 35, "{}", said.0);
                check(w, &format!("{page:?}"), &said.0);
            }
        }
    }
}

#[tokio::test]
async fn what_a_page_says_is_bold_first_and_names_the_button_as_it_is_spelt() {
    let w = english();
    for page in LessonPage::ALL {
        let shown = response(&w, &PICTURES, lesson(), *page, None);
        assert!(shown.text.starts_with("**"), "{}", shown.text);
        let Some(answer) = &lesson().page(*page).answer else {
            continue;
        };
        let labels: Vec<String> = shown
            .rows
            .iter()
            .flat_map(|row| match row {
                Row::Buttons(buttons) => buttons
                    .iter()
                    .filter(|button| {
                        matches!(&button.custom_id, CustomId::Lesson(LessonPress::Answer { answer: a, .. }) if a == answer)
                    })
                    .map(|button| button.label.clone())
                    .collect(),
                Row::Menu(menu) if menu.choices.iter().any(|c| c.answer == *answer) => {
                    vec![menu.title.clone()]
                }
                _ => vec![],
            })
            .collect();
        let [label] = &labels[..] else {
            panic!("{page:?}: {labels:?}");
        };
        let first = shown.text.lines().next().unwrap();
        let (_, quoted) = first.rsplit_once('“').unwrap();
        let (quoted, _) = quoted.rsplit_once('”').unwrap();
        assert!(label.starts_with(quoted), "{label}: {first}");
    }
}

#[tokio::test]
async fn it_takes_some_five_minutes() {
    let w = english();
    let (mut words, mut presses, mut long) = (0, 0, vec![]);
    for page in LessonPage::ALL {
        let shown = response(&w, &PICTURES, lesson(), *page, None);
        let said = read(&shown.text);
        let most = match lesson().page(*page).answer {
            Some(_) => ASKING,
            None => ENDING,
        };
        println!("{page:?}: {said} words\n{}\n", shown.text);
        if said > most {
            long.push((page, said));
        }
        words += said;
        let menus = shown.rows.iter().filter(|row| matches!(row, Row::Menu(_)));
        let from_menu = lesson().page(*page).answer.as_ref().is_some_and(|answer| {
            menus.clone().any(|row| matches!(row, Row::Menu(menu) if menu.choices.iter().any(|c| c.answer == *answer)))
        });
        presses += if from_menu { 2 } else { 1 };
    }
    presses -= 1;
    let minutes = words as f64 / READ as f64;
    println!(
        "{} pages, {words} words, {minutes:.1} minutes, {presses} presses",
        LessonPage::ALL.len()
    );
    assert!((3.0..=6.0).contains(&minutes), "{minutes}");
    assert!(long.is_empty(), "{long:?}");
}

#[tokio::test]
async fn whoever_presses_everything_wrong_comes_to_the_end() {
    let w = english();
    let mut page = LessonPage::Bid;
    let mut slips = 0;
    while lesson().page(page).answer.is_some() {
        let mut next = None;
        for answer in answers(&rows(&w, page), page) {
            match lesson().hear(page, &answer) {
                Listened::On => next = page.behind(),
                Listened::Slip(_) => slips += 1,
            }
        }
        page = next.unwrap();
    }
    assert_eq!(page, LessonPage::Attack);
    assert!(slips > 40, "{slips}");
    let over = &lesson().page(LessonPage::Score).view.table.open;
    assert_eq!(over.phase, Phase::Over);
    let told = lesson().reckoned();
    let text = response(&w, &PICTURES, lesson(), LessonPage::Score, None).text;
    assert!(text.contains(&told.score.total().to_string()), "{text}");
    assert!(text.contains(&told.computer.to_string()), "{text}");
}
