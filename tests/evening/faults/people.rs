//! Players who cannot be reached any more.

use rand::SeedableRng;
use rand::rngs::StdRng;
use serde_json::json;
use standin::{SeenMessage, UserHandle};
use viceroy::discord::custom_id::Ticket;
use viceroy::notice::PlayBy;

use super::NAMES;
use crate::guest::Guest;
use crate::panel::{Taste, actions};
use crate::server::{SOON, Server};
use crate::spelling::format;

/// How somebody vanishes.
type Vanish = fn(&UserHandle);

/// Ben plays by direct message until he vanishes; Anna is told in the thread, once, and nothing breaks.
async fn vanishes(vanish: Vanish) {
    let mut server = Server::start().await;
    let (anna, ben) = (server.standin.user(NAMES[0]), server.standin.user(NAMES[1]));
    let settings = ben.command(server.lobby, "viceroy", &["settings"], json!({}));
    let settings = settings.unwrap().settled().await.message().unwrap();
    ben.press(settings.id, &format(&Ticket::PlayBy(PlayBy::Dm)))
        .unwrap()
        .settled()
        .await;
    let thread = server.start_game(&NAMES).await;
    let room = ben.open_direct().unwrap();
    let asked = ben.wait_to_see(room, SOON, |all| all.first().cloned());
    let asked = asked.await.expect("he gets his hand");
    let first = actions(&asked, &mut StdRng::seed_from_u64(3), Taste::ByLot);
    first[0].perform(&ben, asked.id).settled().await;

    vanish(&ben);
    // Anna chooses; the next question to Ben does not reach him.
    let mut guest = Guest::new(&server.standin, NAMES[0], 1);
    guest.act(thread).await;
    server.calm().await;
    let told = |all: &[SeenMessage]| -> usize {
        let mark = |m: &&SeenMessage| {
            m.buttons
                .iter()
                .any(|b| b.custom_id.starts_with("v1:unreachable:"))
        };
        all.iter().filter(mark).count()
    };
    server.stop().await;
    server.begin().await;
    guest.panel = None;
    guest.act(thread).await;
    server.calm().await;
    assert_eq!(told(&anna.sees(thread)), 1, "{:?}", anna.sees(thread));
    let waiting = anna.sees(thread);
    assert!(
        waiting
            .iter()
            .any(|m| m.content.contains("cannot reach you"))
    );
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn somebody_who_left_the_server_is_called_in_the_thread_once() {
    vanishes(|ben| ben.leave_guild().unwrap()).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn somebody_whose_account_is_gone_is_called_in_the_thread_once() {
    vanishes(|ben| ben.delete_account().unwrap()).await;
}
