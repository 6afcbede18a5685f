//! Permission checks, tested with forged presses since no button offers the action.

use super::*;

const ANNA: Seat = Seat(0);
const BEN: Seat = Seat(1);
const NOBODY: Seat = Seat(200);

/// State that must stay unchanged.
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
        SeatAction::Back,
        SeatAction::Leave,
        SeatAction::Nudge(BEN),
        SeatAction::Nudges(Nudges::Unwanted),
        SeatAction::Nudges(Nudges::Wanted),
        SeatAction::Pause,
        SeatAction::GoOn,
        SeatAction::Close,
        SeatAction::Replace(BEN),
        SeatAction::Say(0, VoteChoice::Yes),
        SeatAction::Say(1, VoteChoice::No),
    ] {
        let refused = evening.forge("Dora", deed).await;
        assert!(refused.contains("You have no seat in this game"), "{deed:?}: {refused}");
    }
    for seat in [ANNA, BEN, NOBODY] {
        let refused = evening.forge("Dora", SeatAction::Take(seat)).await;
        assert!(refused.contains("its player is there"), "{seat:?}: {refused}");
    }
    assert_eq!(stored(&evening).await, before);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn who_plays_decides_about_nobody_else() {
    let evening = Evening::of(&["Anna", "Ben"]).await;
    let before = stored(&evening).await;
    for (deed, why) in [
        (SeatAction::Back, "You hold your seat yourself"),
        (SeatAction::GoOn, "This game is not paused."),
        (SeatAction::Replace(BEN), "its player is there"),
        (SeatAction::Replace(ANNA), "its player is there"),
        (SeatAction::Replace(NOBODY), "its player is there"),
        (SeatAction::Nudge(ANNA), "That is you."),
        (SeatAction::Nudge(NOBODY), "not waiting for them"),
        (SeatAction::Say(0, VoteChoice::Yes), "This vote is over."),
        (SeatAction::Say(7, VoteChoice::No), "This vote is over."),
        (SeatAction::Take(BEN), "You have"),
        (SeatAction::Take(ANNA), "You have"),
    ] {
        let refused = evening.forge("Anna", deed).await;
        assert!(refused.contains(why), "{deed:?}: {refused}");
    }
    assert_eq!(stored(&evening).await, before);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn who_has_left_has_no_say_until_they_are_back() {
    let evening = Evening::of(&["Anna", "Ben", "Chiara"]).await;
    let left = evening.propose("Ben", "leave").await;
    evening.server.computers_have_answered().await;
    for button in ["v1:sure:1:pause", "v1:sure:1:close", "v1:sure:1:replace", "v1:sure:1:leave"] {
        assert!(!has(&left, button), "{button}: {left:?}");
    }
    let before = stored(&evening).await;
    for (deed, why) in [
        (SeatAction::Leave, "You have left this game already"),
        (SeatAction::Pause, "You have no say in this"),
        (SeatAction::Close, "You have no say in this"),
        (SeatAction::Replace(BEN), "You have no say in this"),
        (SeatAction::Take(BEN), "You have"),
    ] {
        let refused = evening.forge("Ben", deed).await;
        assert!(refused.contains(why), "{deed:?}: {refused}");
    }
    assert_eq!(stored(&evening).await, before);
    evening.propose("Anna", "pause").await;
    let his = evening.players("Ben").await;
    assert!(!has(&his, "v1:seat:1:yes"), "{his:?}");
    let refused = evening.forge("Ben", SeatAction::Say(1, VoteChoice::Yes)).await;
    refused.reads("You have no say in this");
    let his = evening.press("Ben", &his, "v1:seat:1:back").await;
    assert!(has(&his, "v1:seat:1:yes:1"), "he has again: {his:?}");
}
