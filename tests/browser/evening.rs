//! Two people play a turn with mouse clicks only.

use crate::prelude::*;

const PANEL: &str = "[...document.querySelectorAll('article.only')].filter((one) => one.querySelector('[data-focus^=\"v1:more:\"]')).at(-1)";
const AFTERWARDS: &str = "round 1";

const MENU: &str = ".only [role=option], .only .opener[aria-expanded=false]";
const PATIENCE: Duration = Duration::from_secs(3);

#[derive(Clone, Copy, PartialEq, Eq)]
enum Auction {
    GoesOn,
    IsOver,
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn two_people_play_a_turn_with_clicks_alone() {
    let folder = tempfile::tempdir().unwrap();
    let server = Server::kept_in(folder, Arc::new(SeededLuck::new(1))).await;
    let Some(page) = Page::open(&server.fake).await else {
        return;
    };
    page.resize(DESK).await;
    check(&page, "an empty lobby").await;

    open_a_table(&page).await;
    let news = "[...document.querySelectorAll('#people button')].some((one) => one.ariaLabel.startsWith('Ben, 1 unread'))";
    page.until("Ben has something to read", news).await;
    page.become_user("Ben").await;
    page.until("the table is open", "document.querySelector('[data-focus^=\"v1:join:\"]')").await;
    assert!(!page.says("Your table is open").await, "that was for Anna alone");
    page.click("[data-focus^='v1:join:']", "").await;
    page.until("Ben has a private answer", "document.querySelector('article.only')").await;
    page.picture("joined").await;

    page.become_user("Anna").await;
    assert!(page.says("Your table is open").await);
    page.click("[data-focus^='v1:start:']", "").await;
    page.until_said("is on").await;
    // Whoever starts sees the first cards in the answer, and is not called for them.
    let thread = "[...document.querySelectorAll('#places button')].some((one) => /thread /.test(one.ariaLabel ?? ''))";
    page.until("the game has a thread", thread).await;
    page.open_place("Viceroy 1").await;

    choose_first_cards(&page).await;
    play_the_auction(&page).await;
    assert!(!page.says("Only Anna").await);
    check_everywhere(&page, "auction").await;
    look_at_a_picture(&page).await;
    look_at_the_drawer(&page).await;
    drop(page);
    server.leave().await;
}

async fn open_a_table(page: &Page) {
    page.click("#text", "").await;
    page.keys("/new").await;
    page.until(
        "the picker offers it",
        "document.querySelectorAll('#picker [role=option]').length === 1",
    )
    .await;
    check(page, "the picker").await;
    page.picture("picker").await;
    page.click("#picker [role=option]", "new").await;
    page.click(".add-option", "virtual_opponents").await;
    page.keys("9").await;
    page.click("#entry [type=submit]", "Send").await;
    page.until("the mistake is said", "document.querySelector('#entry [aria-invalid=true]')").await;
    check(page, "a mistake in an option").await;
    page.click(".drop", "virtual_opponents").await;
    page.click("#entry [type=submit]", "Send").await;
    page.until_said("Your table is open").await;
    page.until_said("Only you can see this").await;
    page.picture("opened").await;
}

async fn choose_first_cards(page: &Page) {
    for name in ["Ben", "Anna"] {
        page.become_user(name).await;
        page.open_place("Viceroy 1").await;
        let private = page.eval("document.querySelectorAll('article.only').length").await;
        assert_eq!(private, 0, "nobody sees another's panel");
        page.click("[data-focus^='v1:table:']", "").await;
        page.until("the panel is there", PANEL).await;
        page.click(".only .opener", "").await;
        page.until("the menu is open", "document.activeElement.role === 'listbox'").await;
        page.picture(&format!("menu-{name}")).await;
        choose(page).await;
    }
    page.until_said("The first cards are turned over").await;
}

/// Clicks until the panel shows the effect: a click is lost if the panel is redrawn under it.
async fn answer(page: &Page, selector: &str) {
    let before = page.eval(&format!("{PANEL}.innerText")).await;
    let changed = format!(
        "{PANEL}.innerText !== {before} && !document.querySelector('.only [aria-busy=true]')"
    );
    let press = async {
        let mut patience = tokio::time::interval(PATIENCE);
        loop {
            patience.tick().await;
            page.click(selector, "").await;
        }
    };
    tokio::select! {
        () = page.until("the panel takes it", &changed) => {}
        () = press => {}
    }
}

async fn choose(page: &Page) {
    answer(page, MENU).await;
}

/// Until the first auction is over, Anna bids blue and Ben red.
async fn play_the_auction(page: &Page) {
    let play = async {
        loop {
            let ben = take_part(page, "Ben", "=br").await;
            let anna = take_part(page, "Anna", "=bb").await;
            if [ben, anna] == [Auction::IsOver; 2] {
                return;
            }
        }
    };
    let played = tokio::time::timeout(3 * SOON, play).await;
    if played.is_err() {
        page.picture("failed").await;
        let seen = page.eval("document.querySelector('#stream').innerText").await;
        panic!("the auction does not come to an end: {seen}");
    }
    page.until_said("Bids: Anna blue, Ben red.").await;
}

async fn take_part(page: &Page, name: &str, bid: &str) -> Auction {
    page.become_user(name).await;
    page.open_place("Viceroy 1").await;
    // What else there is, and back: the panel as it is now.
    page.click(".only [data-focus^='v1:more:']", "").await;
    page.click(".only [data-focus^='v1:look:']", "").await;
    let fresh = format!("{PANEL} && !document.querySelector('.only [aria-busy=true]')");
    page.until("the panel is fresh", &fresh).await;
    let text = page.eval(&format!("{PANEL}.innerText")).await;
    if text.as_str().unwrap().contains(AFTERWARDS) {
        return Auction::IsOver;
    }
    let find = |selector: &str| format!("{PANEL}.querySelector({})", json!(selector));
    let any = "[data-focus^='v1:do:']:not(:disabled)";
    let bid = format!("{any}[data-focus*='{bid}@']");
    if page.eval(&format!("!!{}", find(&bid))).await == true {
        let picture = find(".picture");
        page.picture_in(PHONE, &picture, &format!("bid-{name}")).await;
        page.resize(DESK).await;
    }
    // By full name: at the time of the click the panel may have another prompt with another first
    // button.
    let name = format!("({} ?? {})?.dataset.focus", find(&bid), find(any));
    let pressed = async {
        if let Some(name) = page.eval(&name).await.as_str() {
            answer(page, &format!(".only [data-focus='{name}']")).await;
        } else if page.eval(&format!("!!{}", find(".opener"))).await == true {
            choose(page).await;
        }
    };
    // If the button has gone, the next look finds the current prompt.
    let _gone = tokio::time::timeout(3 * PATIENCE, pressed).await;
    Auction::GoesOn
}

/// Zoom buttons work, and Escape returns the focus.
async fn look_at_a_picture(page: &Page) {
    page.resize(DESK).await;
    page.click(".picture button", "Enlarge").await;
    page.until("the viewer is open", "document.querySelector('#viewer[open] img')?.complete").await;
    let shown = page.eval("document.querySelector('#viewer .scale').textContent").await;
    page.click("#viewer button", "Zoom in").await;
    let larger = format!("document.querySelector('#viewer .scale').textContent !== {shown}");
    page.until("the picture is larger", &larger).await;
    page.picture("viewer").await;
    let words = page.eval("document.querySelector('#viewer img').alt").await;
    assert!(!words.as_str().unwrap().is_empty());
    page.keys("\u{E00C}").await;
    page.until("the viewer is closed", "!document.querySelector('#viewer').open").await;
    assert!(page.focus().await.starts_with("Enlarge"));
}

async fn look_at_the_drawer(page: &Page) {
    page.resize(PHONE).await;
    page.click("#burger", "").await;
    page.until(
        "the drawer has the keyboard",
        "document.querySelector('#places').contains(document.activeElement)",
    )
    .await;
    page.picture("drawer").await;
    page.keys("\u{E00C}").await;
    page.until("the button has it again", "document.activeElement.id === 'burger'").await;
}
