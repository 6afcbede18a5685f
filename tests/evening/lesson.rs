//! The tutorial, interrupted and resumed, in a server and by DM.

use viceroy::tutorial::{Lesson, LessonPage};

use crate::lesson_way::ways;
use crate::prelude::*;

pub async fn does(user: &UserHandle, on: &SeenMessage, action: &Action) -> SeenMessage {
    shown(action.perform(user, on.id)).await
}

/// Also presses one wrong answer on the way.
async fn through(user: &UserHandle, shown: SeenMessage, page: LessonPage) -> SeenMessage {
    let here = format!("{} of {}", page.place(), LessonPage::ALL.len());
    shown.content.reads(&here);
    let (right, wrong) = ways(&shown, page);
    let mut now = shown;
    if let Some(wrong) = wrong {
        now = does(user, &now, &wrong).await;
        now.content.reads("\n⚠️ ");
        now.content.reads(&here);
    }
    let next = does(user, &now, &right).await;
    assert_eq!(next.id, now.id, "the message changes");
    assert_eq!(next.attachments.len(), 1);
    next
}

async fn games(server: &Server) -> Vec<String> {
    let tables = "select 'game ' || id as line from games union all
        select 'seat ' || game from seats union all select 'step ' || game from steps";
    server.rows(tables).await
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn it_is_played_left_gone_on_with_and_begun_again_and_leaves_no_trace() {
    let mut server = Server::start().await;
    let gina = server.fake.user("Gina");
    let help = command(&gina, server.lobby, "help", json!({})).await;
    let mut shown = press_label(&gina, &help, "Learn by playing").await;
    assert!(shown.ephemeral && shown.id != help.id, "{shown:?}");
    let (old, _) = ways(&shown, LessonPage::Bid);

    for page in &LessonPage::ALL[..7] {
        shown = through(&gina, shown, *page).await;
    }
    let Action::Press(old) = &old else {
        panic!("{old:?}");
    };
    let again = gina.press_late(shown.id, old).unwrap().settled().await.message().unwrap();
    again.content.reads("You have gone on since");
    again.content.reads("8 of 21");

    server.restart().await;
    let mut shown = command(&gina, server.lobby, "learn", json!({})).await;
    shown.content.reads("You left the lesson here");
    shown.content.reads("8 of 21");
    shown = press_label(&gina, &shown, "From the start").await;
    for page in LessonPage::ALL {
        if Lesson::get().unwrap().page(*page).answer.is_none() {
            break;
        }
        shown = through(&gina, shown, *page).await;
    }
    for page in ["16", "17", "18", "19"] {
        shown.content.reads(&format!("{page} of 21"));
        shown = press_label(&gina, &shown, "Next").await;
    }
    shown.content.reads("20 of 21");
    assert_eq!(games(&server).await, Vec::<String>::new());
    let mine = command(&gina, server.lobby, "games", json!({})).await;
    assert!(mine.buttons.is_empty(), "{mine:?}");

    server.new_table("Anna").await;
    let shown = press_label(&gina, &shown, "Count the points").await;
    let total = Lesson::get().unwrap().reckoned().score.total();
    shown.content.reads(&format!("{total} "));
    let joined = press_label(&gina, &shown, "Join Anna (1 of 4)").await;
    joined.content.reads("You're in");
    assert!(joined.button("Learn by playing").is_none());
    assert_eq!(games(&server).await.len(), 3);

    let play = shown.button("Play a whole game").unwrap().custom_id.clone();
    let play = Action::Press(play);
    gina.close_dms().unwrap();
    let closed = does(&gina, &shown, &play).await;
    closed.content.reads("I cannot write to you");
    assert_eq!(games(&server).await.len(), 3, "no game was opened");
    gina.open_dms().unwrap();
    let told = does(&gina, &shown, &play).await;
    told.content.reads("in our direct messages");
    server.calm().await;
    let direct = gina.open_direct().unwrap();
    let asked = |m: &&SeenMessage| m.content.contains("Choose 2 of these cards");
    gina.wait_to_see(direct, SOON, |messages| messages.iter().find(asked).cloned())
        .await
        .expect("the lesson ends where the game begins");
    // The computer players of the first may answer meanwhile.
    let opened =
        async || games(&server).await.iter().filter(|row| row.starts_with("game ")).count();
    let before = opened().await;
    let again = does(&gina, &shown, &play).await;
    again.content.reads(&format!(
        "already, [in our direct messages](https://discord.com/channels/@me/{direct})"
    ));
    assert_eq!(opened().await, before, "no other game was opened");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn by_direct_message_it_is_one_message_that_stays() {
    let server = Server::start().await;
    let gina = server.fake.user("Gina");
    let room = gina.open_direct().unwrap();
    let mut shown = command(&gina, room, "learn", json!({})).await;
    assert!(!shown.ephemeral, "{shown:?}");
    for page in &LessonPage::ALL[..3] {
        shown = through(&gina, shown, *page).await;
    }
    assert_eq!(gina.sees(room).len(), 1);
    let back = shown.button("Back").unwrap().custom_id.clone();
    let (Action::Press(left), _) = ways(&shown, LessonPage::ALL[3]) else {
        panic!("{shown:?}");
    };
    let shown = does(&gina, &shown, &Action::Press(back)).await;
    shown.content.reads("3 of 21");
    let late = gina.press_late(shown.id, &left).unwrap().settled().await;
    let late = late.message().unwrap();
    late.content.reads("You have gone on since");
    late.content.reads("3 of 21");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn whoever_joins_a_first_table_is_led_to_it() {
    let server = Server::start().await;
    let lobby = server.new_table("Anna").await;
    let joined = server.press("Ben", lobby, "v1:join:").await;
    joined.content.reads("First time?");
    let shown = server.press("Ben", joined.id, "v1:learn:open").await;
    assert!(shown.id != joined.id && shown.ephemeral);
    shown.content.reads("1 of 21");
}
