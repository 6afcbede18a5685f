//! Everything by keyboard.

use crate::looks::check;
use crate::page::Page;
use crate::server::Server;

const ENTER: &str = "\u{E007}";
const ESCAPE: &str = "\u{E00C}";
const TAB: &str = "\u{E004}";
const DOWN: &str = "\u{E015}";
const RIGHT: &str = "\u{E014}";
/// Alt+Shift+2, with both keys released.
const SECOND_USER: &str = "\u{E00A}\u{E008}2\u{E000}";

async fn tab_to(page: &Page, words: &str) {
    for _ in 0..60 {
        if page.focus().await.contains(words) {
            return;
        }
        page.keys(TAB).await;
    }
    panic!("Tab never comes to {words:?}");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_keyboard_alone_opens_a_table_and_joins_it() {
    let server = Server::start().await;
    let Some(page) = Page::open(&server.fake).await else {
        return;
    };

    page.keys("/").await;
    page.until(
        "commands are offered",
        "document.querySelectorAll('#picker [role=option]').length > 2",
    )
    .await;
    let first = page.eval("document.querySelector('#picker [aria-selected=true]').innerText").await;
    page.keys(DOWN).await;
    let second =
        page.eval("document.querySelector('#picker [aria-selected=true]').innerText").await;
    assert_ne!(first, second);
    page.keys("new").await;
    page.until("one is left", "document.querySelectorAll('#picker [role=option]').length === 1")
        .await;
    page.keys(TAB).await;
    page.until("the command is chosen", "document.querySelector('#entry.command')").await;
    assert_eq!(page.focus().await, "Send");
    check(&page, "a command").await;
    page.keys(ESCAPE).await;
    page.until("it is put away", "document.activeElement.id === 'text'").await;
    page.keys("/new").await;
    page.keys(ENTER).await;
    page.until("the command is chosen again", "document.querySelector('#entry.command')").await;
    page.keys(ENTER).await;
    page.until_said("Your table is open").await;
    page.until("one can write again", "document.activeElement.id === 'text'").await;

    page.keys(SECOND_USER).await;
    page.until_user("Ben").await;
    page.run("document.querySelector('#stream').focus()", vec![]).await;
    tab_to(&page, "Join").await;
    page.keys(ENTER).await;
    page.until("Ben has a private answer", "document.querySelector('article.only')").await;
    page.picture("keyboard").await;
    page.run("document.querySelector('#people [aria-pressed=true]').focus()", vec![]).await;
    page.keys(RIGHT).await;
    assert!(page.focus().await.starts_with("Chiara"));
    page.keys(ENTER).await;
    page.until_user("Chiara").await;

    page.keys("\u{E009}/\u{E000}").await;
    page.until("the keys are listed", "document.querySelector('#dialog[open] .keys')").await;
    check(&page, "the list of keys").await;
    page.keys(ESCAPE).await;
    page.until("the list is closed", "!document.querySelector('#dialog').open").await;

    page.run("const one = document.querySelector('#theme'); one.value = 'dark'; one.dispatchEvent(new Event('change'))", vec![])
        .await;
    page.browser.client.refresh().await.unwrap();
    page.until("the choice is remembered", "document.documentElement.dataset.theme === 'dark'")
        .await;
    page.until("the page is back", "document.querySelector('#theme')?.value === 'dark'").await;
    check(&page, "dark by choice").await;
    drop(page);
    server.leave().await;
}
