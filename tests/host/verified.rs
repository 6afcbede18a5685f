//! Finished games verify from the file attached to their last posts, whoever played them.

use super::restored::{backed_up, put_back};
use crate::prelude::*;

async fn file(world: &World, game: GameId) -> Value {
    let file = world.host.record(game).await.unwrap();
    let right = verify(std::str::from_utf8(&file).unwrap());
    let right = right.unwrap_or_else(|why| panic!("{why}"));
    let record: Value = serde_json::from_slice(&file).unwrap();
    assert_eq!(record["luck"]["secret_hash"], right.secret_hash);
    record
}

fn with_all_modules() -> Terms {
    Terms { modules: Module::ALL.to_vec(), ..Terms::for_several() }
}

#[tokio::test]
async fn a_game_of_people_who_came_and_went_is_verified_from_its_file() {
    let world = World::new().await;
    let game = world.game_on(2, with_all_modules(), DAILY).await;
    let early = refused(world.host.record(game).await);
    assert_eq!(early, Rejection::NoLookBack(NoLookBack::NotOver));
    let mut lot = Lot(3);
    world.answers(game, 2, 40, &mut lot).await;
    world.leaves(game, 2).await;
    world.answers(game, 1, 20, &mut lot).await;
    let replace = VoteKind::Replace { seat: Seat(1) };
    assert_eq!(world.votes(game, 1, Ballot::Open(replace)).await, Voted::Passed);
    let taken = world.host.ask_for_seat(game, person(3), Seat(1)).await;
    assert_eq!(taken.unwrap(), Voted::Passed);
    for who in [1, 3] {
        // Reconsidered choices are steps without draws.
        let panel = world.panel(game, who).await;
        if panel.view.may_reconsider {
            world.host.reconsider(game, PersonId(who)).await.unwrap();
        }
    }
    world.plays_out(game, 3, &mut lot).await;

    let record = file(&world, game).await;
    assert_eq!(record["seats"][1]["occupants"].as_array().unwrap().len(), 3);
    let presses = [press(2), press(1)].map(|press| press.0.to_string());
    assert_eq!(record["luck"]["presses"], serde_json::json!(presses));
    let draws = record["luck"]["draws"].as_array().unwrap();
    let later = draws.iter().filter(|draw| draw["step"] != 1).count();
    assert!(later > 3, "{later} draws were made while it was played");
    let cards = cards();
    let exported = export(world.host.store(), game, cards).await.unwrap();
    assert_eq!(serde_json::to_value(exported).unwrap(), record);
}

#[tokio::test]
async fn of_a_closed_game_the_secret_is_not_told() {
    let (world, game) = World::with_game(2).await;
    world.is_closed_by_both(game).await;
    let file = world.host.record(game).await.unwrap();
    let said = verify(std::str::from_utf8(&file).unwrap()).unwrap_err();
    let said = said.to_string();
    assert!(said.contains("game-1 was closed before its end"), "{said}");
    assert!(said.contains("there is nothing to verify"), "{said}");
}

/// Draws depend only on the secret and the draw number, so going back gives nobody other cards.
#[tokio::test]
async fn a_game_that_went_back_to_a_backup_draws_the_same_again() {
    let mut world = World::new().await;
    let alone = Terms { rivals: Some(3), ..Terms::default() };
    let game = world.game_on(1, alone, TableSettings::UNTIMED).await;
    let mut lot = Lot(9);
    world.answers(game, 1, 10, &mut lot).await;
    let backup = backed_up(&world).await;
    world.plays_out(game, 1, &mut Lot(1)).await;
    let before = file(&world, game).await;
    put_back(&mut world, backup).await;
    world.plays_out(game, 1, &mut Lot(2)).await;
    let after = file(&world, game).await;

    assert_ne!(before["final"], after["final"], "they played otherwise");
    let drawn = |record: &Value| -> Vec<Value> {
        let draws = record["luck"]["draws"].as_array().unwrap().iter();
        // What is in the box for virtual opponents depends on the players.
        let what = |d: &Value| serde_json::json!([d["purpose"], d["number"], d["order"]]);
        draws.map(what).collect()
    };
    let (before, after) = (drawn(&before), drawn(&after));
    let both = before.len().min(after.len());
    assert!(both > 30, "{both}");
    assert_eq!(before[..both], after[..both]);
}

/// The shown hash stands in the record, so entropy cannot be exchanged afterwards.
#[tokio::test]
async fn whoever_presses_is_told_a_hash_that_the_record_leads_to() {
    let world = World::new().await;
    let host = &world.host;
    let lobby = host.new_table(CHANNEL, person(1), Terms::for_several());
    let lobby = lobby.await.unwrap();
    let game = lobby.game;
    assert_eq!(lobby.press_hash, None, "whoever opens a table has seen no hash before");
    let joined = host.join(game, person(2), press(2)).await.unwrap();
    let other = host.join(game, person(3), press(3)).await.unwrap();
    let left = host.leave(game, PersonId(3)).await.unwrap();
    assert_eq!(left.press_hash, other.press_hash);
    let started = host.start(game, PersonId(1), press(1)).await.unwrap();
    let told = [joined, other, started].map(|lobby| lobby.press_hash.unwrap());
    assert!(told.iter().all(|hash| hash.len() == 32), "{told:?}");
    let again = host.lobby(game).await.unwrap();
    assert_eq!(again.press_hash.as_ref(), Some(&told[2]));

    world.plays_out(game, 2, &mut Lot(5)).await;
    let file = host.record(game).await.unwrap();
    let text = std::str::from_utf8(&file).unwrap();
    let right = verify(text).unwrap();
    let presses = [2, 3, 1].map(press);
    let noted: Vec<_> = presses.into_iter().zip(told.clone()).collect();
    assert_eq!(right.presses, noted);
    assert!(told.iter().all(|hash| right.to_string().contains(hash)));
}
