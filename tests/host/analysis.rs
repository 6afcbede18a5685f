//! The analysis of a finished game: computed once, and only where the stored steps replay to the
//! same game.

use super::recheck::changed;
use crate::prelude::*;

#[tokio::test]
async fn only_a_finished_game_that_comes_out_the_same_is_analysed_and_only_once() {
    let (mut world, game) = World::with_game(2).await;
    let (anna, stranger) = (PersonId(1), PersonId(99));
    let early = refused(world.host.analysis(game, anna).await);
    assert_eq!(early, Rejection::NoLookBack(NoLookBack::NotOver));
    world.plays_out(game, 2, &mut Lot(7)).await;

    let (one, other) =
        tokio::join!(world.host.analysis(game, anna), world.host.analysis(game, stranger));
    let (one, other) = (one.unwrap(), other.unwrap());
    assert!(Arc::ptr_eq(&one.analysis, &other.analysis));
    assert_eq!(one.analysis.players.count(), 2);
    let players = one.analysis.players.iter();
    for (seat, player) in players {
        assert!(player.choices.own > 10, "{seat:?}: {:?}", player.choices);
    }
    let said = format!("{:?}", one.analysis);
    world.restart().await;
    let again = world.host.analysis(game, anna).await.unwrap();
    assert_eq!(format!("{:?}", again.analysis), said);

    changed(&mut world, "update games set cuts = '[]'").await;
    world.restart().await;
    let older = refused(world.host.analysis(game, anna).await);
    assert_eq!(older, Rejection::NoLookBack(NoLookBack::OlderRules));
}

#[tokio::test]
async fn a_game_that_was_closed_is_not_called_a_running_one() {
    let (world, game) = World::with_game(2).await;
    world.is_closed_by_both(game).await;
    let closed = refused(world.host.analysis(game, PersonId(1)).await);
    assert_eq!(closed, Rejection::Abandoned);
}
