//! The tutorial on a phone: each prompt and its answers fit on one screen.

use crate::lesson_way::ways;
use crate::panel::Action;
use crate::prelude::*;

/// Height of a panel visible between the bars of the app, in points.
const MOST: f64 = 600.0;

const PANEL: &str = "[...document.querySelectorAll('article.only')].at(-1)";

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_a_page_of_the_lesson_asks_is_on_one_screen_with_its_answers() {
    let folder = tempfile::tempdir().unwrap();
    let server = Server::kept_in(folder, Arc::new(SeededLuck::new(1))).await;
    let Some(page) = Page::open(&server.fake).await else {
        return;
    };
    page.be_a_phone().await;
    let anna = server.fake.user("Anna");
    let asked = anna.command(server.lobby, "viceroy", &["learn"], json!({}));
    let mut shown = asked.unwrap().settled().await.message().unwrap();
    let mut high = vec![];
    for at in LessonPage::ALL {
        page.until_said(&format!("{} of {}", at.place(), LessonPage::ALL.len())).await;
        page.run(&format!("{PANEL}.scrollIntoView()"), vec![]).await;
        let come = format!(
            "[...{PANEL}.querySelectorAll('img')].some((one) => one.complete && one.naturalWidth > 200)"
        );
        if !at.is_last() {
            page.until("its picture has come", &come).await;
        }
        // From the prompt to the last control.
        let high_is = format!(
            "Math.max(...[...{PANEL}.querySelectorAll('[data-focus^=\"v1:\"]')].map((one) => one.getBoundingClientRect().bottom))
             - ({PANEL}.querySelector('.box') ?? {PANEL}.querySelector('strong')).getBoundingClientRect().top"
        );
        let height = page.eval(&high_is).await;
        high.push((*at, height.as_f64().unwrap()));
        page.picture(&format!("lesson-{:02}", at.place())).await;
        check(&page, &format!("{at:?}")).await;
        let on = if Lesson::get().unwrap().page(*at).answer.is_some() {
            ways(&shown, *at).0
        } else if let Some(next) = shown.button("Next").or_else(|| shown.button("Count the points"))
        {
            Action::Press(next.custom_id.clone())
        } else {
            break;
        };
        let next = on.perform(&anna, shown.id).settled().await;
        shown = next.message().unwrap();
    }
    println!("{high:?}");
    let over: Vec<_> = high.iter().filter(|(_, high)| *high > MOST).collect();
    assert!(over.is_empty(), "{over:?}");
    drop(page);
    server.leave().await;
}
