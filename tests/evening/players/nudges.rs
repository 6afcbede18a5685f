//! Nudging other players.

use super::*;

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_nudge_comes_after_half_the_time_once_a_day_and_not_to_who_wants_none() {
    let evening = Evening::of(&["Anna", "Ben"]).await;
    let (anna_sits, ben_sits) = (Seat(0), Seat(1));
    let shown = evening.players("Anna").await;
    assert!(!has(&shown, "v1:seat:1:nudge"), "too early: {shown:?}");
    let early = evening.forge("Anna", SeatAction::Nudge(ben_sits)).await;
    early.reads("You can nudge them from <t:");
    evening.forge("Anna", SeatAction::Nudge(anna_sits)).await.reads("That is you.");
    evening.forge("Dora", SeatAction::Nudge(ben_sits)).await.reads("You have no seat");
    evening.forge("Anna", SeatAction::Nudge(Seat(3))).await.reads("not waiting for them");

    evening.pass(HOUR * 13).await;
    let shown = evening.press("Anna", &shown, "v1:seat:1:look").await;
    let nudged = evening.press("Anna", &shown, "v1:seat:1:nudge:1").await;
    nudged.reads("I ask Ben to play.");
    assert!(!has(&nudged, "v1:seat:1:nudge"), "once a day: {nudged:?}");
    let told = evening.told("Anna asks you to play.").await;
    let ben = evening.server.fake.user("Ben");
    assert_eq!(told.pings, [ben.id()]);
    let twice = evening.forge("Anna", SeatAction::Nudge(ben_sits)).await;
    twice.reads("You can nudge them from <t:");

    let his = evening.players("Ben").await;
    let mute = evening.press("Ben", &his, "v1:seat:1:mute").await;
    mute.reads("nobody can nudge you");
    evening.pass(HOUR * 25).await;
    let shown = evening.players("Anna").await;
    assert!(!has(&shown, "v1:seat:1:nudge"), "{shown:?}");
    let no = evening.forge("Anna", SeatAction::Nudge(ben_sits)).await;
    no.reads("They want no nudges in this game.");
    evening.press("Ben", &mute, "v1:seat:1:unmute").await.reads("can nudge you again");
    let shown = evening.players("Anna").await;
    assert!(has(&shown, "v1:seat:1:nudge:1"), "{shown:?}");
}
