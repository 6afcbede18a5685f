//! A new player on a phone, by clicks alone: from a friend's lobby to a bid of the second turn.
//! `VICEROY_NEWCOMER=folder` adds greeting, tutorial and a second game, and saves each screen
//! (`docs/gallery/newcomer`).

use rand::SeedableRng;
use rand::rngs::StdRng;
use viceroy::discord::Signs;
use viceroy::i18n::{english, lobby};

use crate::lesson_way::ways;
use crate::panel::{self, Action, Taste, actions};
use crate::prelude::*;

pub struct Newcomer<'t> {
    name: &'static str,
    pub server: &'t Server,
    page: &'t Page,
    folder: Option<PathBuf>,
    screens: usize,
}

fn luck() -> StdRng {
    StdRng::seed_from_u64(1)
}

const ON_PANELS: [&str; 4] = ["v1:more:", "v1:look:", "v1:rest:panel:", "v1:learn:"];

/// The first bid that can be made.
fn bid(shown: &SeenMessage) -> Option<Action> {
    let mut ids = shown.buttons.iter().filter(|b| !b.disabled).map(|b| &b.custom_id);
    let bid = ids.find(|id| id.starts_with("v1:do:") && id.contains("=b"));
    bid.map(|id| Action::Press(id.clone()))
}

/// Something else that can be answered.
fn goes_on(panel: &SeenMessage, before: &SeenMessage) -> bool {
    let is_asked = !actions(panel, &mut luck(), Taste::First).is_empty();
    panel.content != before.content && is_asked
}

fn newest_panel(messages: &[SeenMessage]) -> Option<&SeenMessage> {
    let is_panel = |message: &&SeenMessage| {
        let mut ids = message.buttons.iter().map(|button| &button.custom_id);
        ids.any(|id| ON_PANELS.iter().any(|begin| id.starts_with(begin)))
    };
    messages.iter().rfind(is_panel)
}

impl<'t> Newcomer<'t> {
    /// With screens in this folder, if any.
    pub fn new(
        name: &'static str,
        (server, page): (&'t Server, &'t Page),
        folder: Option<PathBuf>,
    ) -> Self {
        Newcomer { name, server, page, folder, screens: 0 }
    }

    pub async fn screen(&mut self, what: &str) {
        self.screens += 1;
        let pictures = "[...document.images].every((image) => image.complete)";
        self.page.until("all pictures are there", pictures).await;
        check(self.page, what).await;
        if let Some(folder) = &self.folder {
            let file = folder.join(format!("{:02}-{what}.webp", self.screens));
            self.page.keep(&file).await;
        }
    }

    async fn panel_in(&self, place: Snowflake, words: &str) -> SeenMessage {
        self.panel_once(place, |panel| panel.content.contains(words)).await
    }

    async fn panel_once(
        &self,
        place: Snowflake,
        is_true: impl Fn(&SeenMessage) -> bool,
    ) -> SeenMessage {
        let user = self.server.fake.user(self.name);
        let found = user.wait_to_see(place, SOON, |messages| {
            newest_panel(messages).filter(|panel| is_true(panel)).cloned()
        });
        let found = found.await;
        found.unwrap_or_else(|| panic!("it stays so: {:#?}", newest_panel(&user.sees(place))))
    }

    async fn click(&self, shown: &SeenMessage, action: &Action) {
        match action {
            Action::Press(id) => self.page.click(&format!("[data-focus='{id}']"), "").await,
            Action::Choose(menu, values) => {
                let mut menus = shown.menus.iter();
                let offered = menus.find(|offered| offered.custom_id == *menu).unwrap();
                let opener = format!("[data-focus='{menu}']");
                self.page.click(&opener, "").await;
                for value in values {
                    let chosen = offered.options.iter().find(|option| option.value == *value);
                    self.page.click("[role=option]", &chosen.unwrap().label).await;
                }
            }
        }
    }

    pub async fn take_first(&self, shown: &SeenMessage) {
        let actions = actions(shown, &mut luck(), Taste::First);
        self.click(shown, &actions[0]).await;
    }

    async fn learn(&mut self) {
        let lobby = self.server.lobby;
        self.page.click(".greeting button", "Learn").await;
        for at in LessonPage::ALL {
            let number = format!("{} of {}", at.place(), LessonPage::ALL.len());
            let shown = self.panel_in(lobby, &number).await;
            self.page.until_said(&number).await;
            self.screen(&format!("lesson-{:02}", at.place())).await;
            if Lesson::get().unwrap().page(*at).answer.is_some() {
                self.click(&shown, &ways(&shown, *at).0).await;
            } else if let Some(on) =
                ["Next", "Count the points"].into_iter().find(|on| shown.button(on).is_some())
            {
                self.page.click(".only button", on).await;
            }
        }
    }

    async fn play_a_second_game(&mut self) {
        self.page.click(".only button", "Play a whole game").await;
        self.page.until_said("has begun").await;
        let user = self.server.fake.user(self.name);
        let room = user.direct().unwrap();
        self.screen("where-the-second-game-is").await;
        self.page.click(".only a[href*='/channels/']", "").await;
        let mut shown = self.panel_in(room, "Choose 2 of these cards").await;
        self.page.until_said("Choose 2 of these cards").await;
        self.screen("second-game").await;
        while !shown.content.contains("ake your bid") {
            self.take_first(&shown).await;
            shown = self.panel_once(room, |panel| goes_on(panel, &shown)).await;
        }
        self.page.until_said("ake your bid").await;
        self.screen("second-game-bid").await;
    }
}

fn greeting() -> Greeting {
    let w = english();
    let said = lobby::greeting(&w);
    let button = |label, part: &str, options, then_press| GreetingButton {
        label,
        command: GreetingCommand {
            name: "viceroy".to_owned(),
            path: vec![part.to_owned()],
            options,
        },
        then_press,
    };
    let one = json!({"virtual_opponents": 1});
    Greeting {
        locale: w.language().to_string(),
        title: said.title,
        text: said.text,
        buttons: vec![
            button(said.learn, "learn", json!({}), None),
            button(said.button, "new", one, Some(said.start)),
        ],
    }
}

pub async fn opened() -> Option<(Server, Page)> {
    let config =
        FakeDiscordConfig { greetings: vec![greeting()], ..FakeDiscordConfig::on_any_port() };
    let folder = tempfile::tempdir().unwrap();
    let mut server = Server::without_bot(config, folder, Arc::new(SeededLuck::new(1))).await;
    server.signs = Signs::Drawn;
    server.first_games = FirstGames::Guided;
    server.begin().await;
    let page = Page::open(&server.fake).await?;
    page.be_a_phone().await;
    Some((server, page))
}

fn folder() -> Option<PathBuf> {
    let folder = std::env::var_os("VICEROY_NEWCOMER").map(PathBuf::from)?;
    std::fs::create_dir_all(&folder).unwrap();
    Some(folder)
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_newcomer_comes_by_a_friends_lobby_to_a_second_bid() {
    let Some((server, page)) = opened().await else {
        return;
    };
    let mut ben =
        Newcomer::new("Ben", (&server, &page), folder().map(|folder| folder.join("friend")));
    let table = server.new_table("Anna").await;
    page.become_user("Ben").await;
    page.until_said("Join").await;
    ben.screen("a-friends-lobby").await;
    page.click("[data-focus^='v1:join:']", "").await;
    page.until_said("First time?").await;
    ben.screen("joined").await;
    server.press("Anna", table, "v1:start:").await;
    page.until("the game has a thread", "document.querySelector('.to-thread')").await;
    server.calm().await;
    ben.screen("started").await;
    page.click(".to-thread", "").await;
    page.until_said("My hand").await;
    ben.screen("thread").await;
    page.click("#stream button", "My hand").await;
    let shown = ben.panel_in(table, "Choose 2 of these cards").await;
    page.until_said("Choose 2 of these cards").await;
    ben.screen("first-cards").await;
    ben.take_first(&shown).await;
    let anna = server.fake.user("Anna");
    let mut hers = panel::look(&anna, None, table).settled().await;
    while let Some(shown) = hers.message()
        && let Some(first) = actions(&shown, &mut luck(), Taste::First).into_iter().next()
        && !shown.content.contains("ake your bid")
    {
        hers = first.perform(&anna, shown.id).settled().await;
    }
    let shown = ben.panel_in(table, "ake your bid").await;
    page.until_said("ake your bid").await;
    ben.screen("first-bid").await;
    ben.click(&shown, &bid(&shown).unwrap()).await;
    page.until_said("Your secret bid").await;
    ben.screen("bid-made").await;
    // Anna ends the auction, and takes her time with her play.
    let mut hers = panel::look(&anna, None, table).settled().await;
    let plays = |panel: &SeenMessage| panel.content.contains("lay a card");
    for nth in 0.. {
        assert!(nth < 20, "{:#?}", newest_panel(&server.fake.user("Ben").sees(table)));
        server.calm().await;
        let his = server.fake.user("Ben");
        let seen = newest_panel(&his.sees(table)).cloned();
        let seen = seen.expect("his panel is open");
        if plays(&seen) {
            break;
        }
        // A second bid, where both bid the same.
        if let Some(first) = actions(&seen, &mut luck(), Taste::First).into_iter().next() {
            first.perform(&his, seen.id).settled().await;
        }
        let shown = hers.message().unwrap();
        let first = actions(&shown, &mut luck(), Taste::First).into_iter().next();
        hers = match first {
            Some(first) => first.perform(&anna, shown.id).settled().await,
            None => panel::look(&anna, None, table).settled().await,
        };
    }
    let mut shown = ben.panel_once(table, plays).await;
    ben.screen("first-play").await;
    let mut steps = 0;
    while !shown.content.contains("While the others choose: what do you bid next?") {
        ben.take_first(&shown).await;
        let before = shown.content.clone();
        shown = ben.panel_once(table, |panel| panel.content != before).await;
        server.calm().await;
        steps += 1;
        ben.screen(&format!("play-step-{steps}")).await;
        assert!(steps < 8, "{shown:#?}");
    }
    ben.screen("next-bid").await;
    ben.take_first(&shown).await;
    let chosen = |panel: &SeenMessage| !panel.content.contains("what do you bid next?");
    ben.panel_once(table, chosen).await;
    ben.screen("next-bid-chosen").await;
    drop(page);
    server.leave().await;
}

/// `/viceroy play` is typed; everything after it is pressed.
const MOST_PRESSES: usize = 6;

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn from_the_command_that_finds_a_table_it_is_six_presses_to_the_first_bid() {
    let Some((server, page)) = opened().await else {
        return;
    };
    let mut ben =
        Newcomer::new("Ben", (&server, &page), folder().map(|folder| folder.join("play")));
    page.become_user("Ben").await;
    let user = server.fake.user("Ben");
    let used = user.command(server.lobby, "viceroy", &["play"], json!({})).unwrap();
    used.settled().await;
    page.until_said("I have opened one").await;
    ben.screen("table-found").await;
    page.click("[data-focus^='v1:org:1:fill']", "").await;
    let mut presses = 1;
    let mut shown = ben.panel_in(server.lobby, "Choose 2 of these cards").await;
    page.until_said("Choose 2 of these cards").await;
    ben.screen("dealt-cards").await;
    let mut explained = false;
    loop {
        explained |= shown.content.contains("A gem is a bid: alone on its colour");
        let bid = bid(&shown).filter(|_| shown.content.contains("ake your bid"));
        match &bid {
            Some(bid) => ben.click(&shown, bid).await,
            None => ben.take_first(&shown).await,
        }
        presses += 1;
        assert!(presses <= MOST_PRESSES, "{shown:#?}");
        server.calm().await;
        shown = ben.panel_once(server.lobby, |panel| goes_on(panel, &shown)).await;
        ben.screen(&format!("press-{presses}")).await;
        if bid.is_some() {
            break;
        }
    }
    assert!(explained, "what a bid is");
    println!("{presses} presses from the command to the first bid");
    drop(page);
    server.leave().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_newcomer_comes_by_the_greeting_through_the_lesson_to_a_second_game() {
    let Some(folder) = folder() else {
        return;
    };
    let (server, page) = opened().await.expect("a browser takes the screens");
    let mut anna = Newcomer::new("Anna", (&server, &page), Some(folder.join("alone")));
    page.become_user("Anna").await;
    page.until_said("Learn").await;
    anna.screen("greeting").await;
    anna.learn().await;
    anna.play_a_second_game().await;
    drop(page);
    server.leave().await;
}
