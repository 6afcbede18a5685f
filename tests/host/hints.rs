//! Hints: from the view of the prompted player, for nobody else, and not where the table forbids
//! them.

use viceroy::ai::hints;
use viceroy::service::can_hint;

use crate::prelude::*;

#[tokio::test]
async fn hints_are_those_of_the_own_view_and_change_nothing() {
    let (world, game) = World::with_game(2).await;
    let mut lot = Lot(7);
    let mut given = 0;
    for _ in 0..60 {
        for who in [ANNA, BEN] {
            let before = world.host.panel(game, who).await.unwrap();
            let hinted = world.host.hints(game, who).await.unwrap();
            let own = before.asked().map(|(view, question)| hints(view, question));
            assert_eq!(hinted.hints, own.unwrap_or_default());
            assert_eq!(can_hint(&before), !hinted.hints.is_empty());
            given += hinted.hints.len();
            let after = world.host.panel(game, who).await.unwrap();
            assert_eq!(after.as_of(), before.as_of());
            assert_eq!(after.view.question, before.view.question);
        }
        if world.answer_once(game, 2, &mut lot).await.is_none() {
            break;
        }
    }
    assert!(given > 50, "{given}");
    assert_eq!(refused(world.host.hints(game, PersonId(9)).await), Rejection::NotSeated);
}

#[tokio::test]
async fn a_table_forbids_them_also_after_a_restart_and_alone() {
    let mut world = World::new().await;
    let game = world.lobby_of(2).await;
    let change = TermsChange::Hints(Hints::Forbidden);
    let lobby = world.host.change_terms(game, ANNA, change).await.unwrap();
    assert_eq!(lobby.agreed.hints, Hints::Forbidden);
    // Ben joined under other terms, so the player who starts sees the difference.
    let before = lobby.organised.before.expect("a change that somebody notices");
    assert_eq!(before.agreed, TableSettings::UNTIMED);
    let changes = Some(lobby.organised.changes);
    let started = world.host.start_knowing(game, ANNA, press(3), changes).await;
    started.unwrap();
    world.restart().await;
    let panel = world.host.panel(game, ANNA).await.unwrap();
    assert!(!can_hint(&panel) && panel.asked().is_some());
    assert_eq!(refused(world.host.hints(game, ANNA).await), Rejection::NoHints);

    let alone = world.game_or_solo(1).await;
    assert!(world.host.hints(alone, ANNA).await.is_ok());
    let terms = viceroy::rules::Terms { rivals: Some(1), ..viceroy::rules::Terms::default() };
    let lobby = world.host.new_table(super::world::CHANNEL, person(1), terms);
    let game = lobby.await.unwrap().game;
    world.host.change_terms(game, ANNA, change).await.unwrap();
    world.host.start(game, ANNA, press(4)).await.unwrap();
    assert_eq!(refused(world.host.hints(game, ANNA).await), Rejection::NoHints);
}
