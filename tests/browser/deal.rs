//! The deal of the day on a phone, by clicks from the command's answer to the first bid, and from its
//! end to the postcard in the channel. `VICEROY_DEAL_SCREENS=folder` saves each screen.

use viceroy_fake_discord::UserHandle;

use crate::newcomer::{Newcomer, opened};
use crate::panel::{Taste, actions};
use crate::prelude::*;

async fn daily(who: &UserHandle, newcomer: &Newcomer<'_>) -> SeenMessage {
    let lobby = newcomer.server.lobby;
    let used = who.command(lobby, "viceroy", &["daily"], json!({})).unwrap();
    used.settled().await.message().unwrap()
}

fn shown(who: &UserHandle, newcomer: &Newcomer<'_>, first: &SeenMessage) -> SeenMessage {
    let seen = who.sees(newcomer.server.lobby);
    seen.into_iter().find(|message| message.id == first.id).unwrap()
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_deal_of_the_day_is_played_and_posted_on_a_phone() {
    let Some((server, page)) = opened().await else {
        return;
    };
    let folder = std::env::var_os("VICEROY_DEAL_SCREENS").map(PathBuf::from);
    folder.iter().for_each(|folder| std::fs::create_dir_all(folder).unwrap());
    let mut ann = Newcomer::new("Mara", (&server, &page), folder);
    let user = server.fake.user("Mara");
    page.become_user("Mara").await;
    let first = daily(&user, &ann).await;
    page.until_said("Deal of the day").await;
    ann.screen("the-deal").await;
    page.click("[data-focus^='v1:deal:play']", "").await;
    page.until_said("Choose 2 of these cards").await;
    ann.screen("first-cards").await;
    let mut luck = rand::SeedableRng::seed_from_u64(3);
    let mut bid = false;
    let mut now = shown(&user, &ann, &first);
    loop {
        server.calm().await;
        now = shown(&user, &ann, &now);
        if now.content.contains("**You ") && now.content.contains("Par is") {
            break;
        }
        if now.content.contains("hat do you bid") && !bid {
            bid = true;
            page.until_said("hat do you bid").await;
            ann.screen("bid").await;
        }
        let ways = actions(&now, &mut luck, Taste::ByHand);
        now = match ways.first() {
            Some(way) => way.perform(&user, now.id).settled().await.message().unwrap(),
            None => daily(&user, &ann).await,
        };
    }
    while !now.buttons.iter().any(|button| button.custom_id.starts_with("v1:deal:post")) {
        server.calm().await;
        now = daily(&user, &ann).await;
    }
    page.until_said("Post it here").await;
    page.until("the postcard is there", "[...document.images].at(-1).src.includes('postcard')")
        .await;
    ann.screen("the-end").await;
    page.click("[data-focus^='v1:deal:post']", "").await;
    page.until_said("No card is named here").await;
    ann.screen("postcard").await;
    page.click("[data-focus^='v1:deal:month']", "").await;
    page.until_said("You have played 1 of").await;
    ann.screen("month").await;
    assert!(bid);
}
