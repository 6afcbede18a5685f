//! Every right, refused to whoever does not have it: by forged presses, since no button offers it.

use viceroy::attendance::{Nudges, Say};
use viceroy::discord::custom_id::Deed;
use viceroy::rules::Seat;

use super::{Evening, has};
use crate::reads::Reads;

const ANNA: Seat = Seat(0);
const BEN: Seat = Seat(1);
const NOBODY: Seat = Seat(200);

/// What changes who plays, so that nothing has changed where it reads the same.
async fn stored(evening: &Evening) -> Vec<String> {
    let rows = "select state || ' ' || json_remove(attendance, '$.pressed_at') || ' ' || steps as line from games";
    evening.server.rows(rows).await
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn who_has_no_seat_can_do_nothing_at_a_table() {
    let evening = Evening::of(&["Anna", "Ben"]).await;
    let before = stored(&evening).await;
    let shown = evening.players("Dora").await;
    assert!(shown.buttons.is_empty() && shown.menus.is_empty(), "{shown:?}");
    for deed in [
        Deed::Back,
        Deed::Leave,
        Deed::Nudge(BEN),
        Deed::Nudges(Nudges::Unwanted),
        Deed::Nudges(Nudges::Wanted),
        Deed::Pause,
        Deed::GoOn,
        Deed::Close,
        Deed::Replace(BEN),
        Deed::Say(0, Say::Yes),
        Deed::Say(1, Say::No),
    ] {
        let refused = evening.forge("Dora", deed).await;
        assert!(refused.contains("You have no seat in this game"), "{deed:?}: {refused}");
    }
    for seat in [ANNA, BEN, NOBODY] {
        let refused = evening.forge("Dora", Deed::Take(seat)).await;
        assert!(refused.contains("its player is there"), "{seat:?}: {refused}");
    }
    assert_eq!(stored(&evening).await, before);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn who_plays_decides_about_nobody_else() {
    let evening = Evening::of(&["Anna", "Ben"]).await;
    let before = stored(&evening).await;
    for (deed, why) in [
        (Deed::Back, "You hold your seat yourself"),
        (Deed::GoOn, "This game is not paused."),
        (Deed::Replace(BEN), "its player is there"),
        (Deed::Replace(ANNA), "its player is there"),
        (Deed::Replace(NOBODY), "its player is there"),
        (Deed::Nudge(ANNA), "That is you."),
        (Deed::Nudge(NOBODY), "not waiting for them"),
        (Deed::Say(0, Say::Yes), "This vote is over."),
        (Deed::Say(7, Say::No), "This vote is over."),
        (Deed::Take(BEN), "You have"),
        (Deed::Take(ANNA), "You have"),
    ] {
        let refused = evening.forge("Anna", deed).await;
        assert!(refused.contains(why), "{deed:?}: {refused}");
    }
    assert_eq!(stored(&evening).await, before);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn who_has_left_has_no_say_until_they_are_back() {
    let evening = Evening::of(&["Anna", "Ben", "Chiara"]).await;
    let shown = evening.players("Ben").await;
    let asked = evening.press("Ben", &shown, "v1:sure:1:leave").await;
    let left = evening.press("Ben", &asked, "v1:seat:1:leave").await;
    evening.server.computers_have_answered().await;
    for button in ["v1:sure:1:pause", "v1:sure:1:close", "v1:sure:1:replace", "v1:sure:1:leave"] {
        assert!(!has(&left, button), "{button}: {left:?}");
    }
    let before = stored(&evening).await;
    for (deed, why) in [
        (Deed::Leave, "You have left this game already"),
        (Deed::Pause, "You have no say in this"),
        (Deed::Close, "You have no say in this"),
        (Deed::Replace(BEN), "You have no say in this"),
        (Deed::Take(BEN), "You have"),
    ] {
        let refused = evening.forge("Ben", deed).await;
        assert!(refused.contains(why), "{deed:?}: {refused}");
    }
    assert_eq!(stored(&evening).await, before);
    // In a vote that is open neither.
    let shown = evening.players("Anna").await;
    let asked = evening.press("Anna", &shown, "v1:sure:1:pause").await;
    evening.press("Anna", &asked, "v1:seat:1:pause").await;
    let his = evening.players("Ben").await;
    assert!(!has(&his, "v1:seat:1:yes"), "{his:?}");
    let refused = evening.forge("Ben", Deed::Say(1, Say::Yes)).await;
    refused.reads("You have no say in this");
    let his = evening.press("Ben", &his, "v1:seat:1:back").await;
    assert!(has(&his, "v1:seat:1:yes:1"), "he has again: {his:?}");
}
