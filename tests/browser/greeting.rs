//! The greeting: shown where there are no messages yet, and what its button does.

use viceroy::service::SystemLuck;

use crate::prelude::*;
use crate::server::{Luck, Server};

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn one_press_opens_a_first_game() {
    let config = FakeDiscordConfig {
        greetings: vec![Greeting {
            locale: "en-GB".to_owned(),
            title: "Welcome".to_owned(),
            text: "Try it with **one press**.".to_owned(),
            buttons: vec![
                GreetingButton {
                    label: "Learn".to_owned(),
                    command: GreetingCommand {
                        name: "viceroy".to_owned(),
                        path: vec!["learn".to_owned()],
                        options: json!({}),
                    },
                    then_press: None,
                },
                GreetingButton {
                    label: "Begin".to_owned(),
                    command: GreetingCommand {
                        name: "viceroy".to_owned(),
                        path: vec!["new".to_owned()],
                        options: json!({"virtual_opponents": 1}),
                    },
                    then_press: Some("Start".to_owned()),
                },
            ],
        }],
        ..FakeDiscordConfig::on_any_port()
    };
    let folder = tempfile::tempdir().unwrap();
    let server = Server::open(config, folder, Arc::new(Luck(SystemLuck))).await;
    let Some(page) = Page::open(&server.fake).await else {
        return;
    };
    for size in [PHONE, DESK] {
        page.resize(size).await;
        page.until_said("Try it with one press.").await;
        check(&page, "the greeting").await;
    }
    let choose = "const menu = document.getElementById('page-language'); menu.value = 'ru'; \
        menu.dispatchEvent(new Event('change')); return 1";
    page.run(choose, vec![]).await;
    let russian = "document.documentElement.lang === 'ru' \
        && document.querySelector('#places h2')?.textContent === 'Каналы'";
    page.until("the page is Russian", russian).await;
    for size in [PHONE, DESK] {
        page.resize(size).await;
        page.until_said("Try it with one press.").await;
        check(&page, "the page in Russian").await;
    }
    let back = choose.replace("'ru'", "'en'");
    page.run(&back, vec![]).await;
    page.until("the page is English", "document.documentElement.lang === 'en'").await;
    page.until_said("Try it with one press.").await;
    page.click(".greeting button", "Begin").await;
    let title = "document.getElementById('title').textContent.includes('Viceroy 1')";
    page.until("the page goes to the game's thread", title).await;
    page.click("#stream button", "My hand").await;
    page.until_said("Choose 2 of these cards").await;
    server.leave().await;
}
