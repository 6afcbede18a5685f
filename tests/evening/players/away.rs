//! Being away from all games, fewer calls, and handing a seat on, through buttons and menus.

use super::*;

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn who_is_away_says_so_once_for_all_games_and_the_tables_read_it() {
    let evening = Evening::of(&["Anna", "Ben"]).await;
    let settings = evening.command("Anna", evening.thread, "settings").await;
    let anna = evening.server.fake.user("Anna");
    let panel = press(&anna, &settings, "v1:days:away").await;
    panel.reads("You are not away");
    let menu = |panel: &SeenMessage, begins: &str| {
        let menus = panel.menus.iter();
        menus.clone().find(|menu| menu.custom_id.starts_with(begins)).cloned().unwrap()
    };
    let beginnings = menu(&panel, "v1:days:from");
    assert!(beginnings.options[0].label.starts_with("Today, "), "{beginnings:?}");
    let tomorrow = beginnings.options[1].value.clone();
    let panel = choose(&evening.server, "Anna", &panel, "v1:days:from", &[&tomorrow]).await;
    panel.reads("Which day are you back?");
    let back = menu(&panel, "v1:days:until:").options[9].value.clone();
    let panel = choose(&evening.server, "Anna", &panel, "v1:days:until:", &[&back]).await;
    panel.reads("You will be away from all your games from <t:");
    evening.told("Anna will be away from <t:").await;
    let panel = press(&anna, &panel, "v1:days:back").await;
    panel.reads("You are not away");
    evening.told("Anna is not away any more").await;

    let quiet = choose(&evening.server, "Anna", &panel, "v1:days:calls", &["silent"]).await;
    let calls = menu(&quiet, "v1:days:calls");
    let chosen = calls.options.iter().find(|option| option.chosen);
    assert_eq!(chosen.map(|option| &*option.value), Some("silent"));
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_seat_is_handed_on_with_two_presses_and_accepted_with_one() {
    let evening = Evening::of(&["Anna", "Ben"]).await;
    let server = &evening.server;
    let seats = evening.command("Ben", evening.thread, "players").await;
    let ben = server.fake.user("Ben");
    let asked = press(&ben, &seats, "v1:sure:1:hand").await;
    asked.reads("Who will take your seat?");
    let anna = id(server, "Anna");
    let refused = choose(server, "Ben", &asked, "v1:seat:1:to", &[&anna]).await;
    refused.reads("Anna cannot take your seat");
    let asked = press(&ben, &refused, "v1:sure:1:hand").await;
    let dan = id(server, "Dan");
    choose(server, "Ben", &asked, "v1:seat:1:to", &[&dan]).await.reads("I have asked Dan");
    let post = evening.told("Ben would like to hand you their seat").await;
    assert!(post.content.contains(&format!("<@{dan}>")), "{post:?}");
    for (who, told) in [("Anna", "not offered to you"), ("Dan", "The seat is yours")] {
        press(&server.fake.user(who), &post, "v1:seat:1:accept:1").await.reads(told);
    }
    evening.told("the seat of Ben is yours from now on").await;
    evening.command("Ben", evening.thread, "hand").await.reads("You have no seat in this game");
}
