//! A copy of the database is put back: what was done since is lost, and no button of it is taken for one of what is done
//! now.

use std::fs;

use viceroy::host::Rejection;
use viceroy::notice::PersonId;
use viceroy::rules::{Answer, PromptId, Refusal};

use super::world::{Lot, World, refused};

/// The number of a question in its game.
fn number(prompt: PromptId) -> u64 {
    prompt.0 >> 20
}

#[tokio::test]
async fn no_button_of_a_lost_move_is_taken_after_a_copy_was_put_back() {
    let mut world = World::new().await;
    let game = world.game_of(2).await;
    let path = world.dir.path().join("games.db");
    let copy = world.dir.path().join("copy");
    world.host.store().close().await;
    fs::copy(&path, &copy).unwrap();

    world.restart_marking().await;
    let mut lost: Vec<(PersonId, PromptId, Answer)> = vec![];
    let mut lot = Lot(1);
    for _ in 0..30 {
        for who in [1, 2].map(PersonId) {
            let panel = world.host.panel(game, who).await.unwrap();
            if let Some(question) = panel.view.question {
                lost.push((who, question.id, question.fallback));
            }
        }
        world.answer_once(game, 2, &mut lot).await.unwrap();
    }
    world.host.store().close().await;
    fs::copy(&copy, &path).unwrap();

    world.restart_marking().await;
    let mut lot = Lot(2);
    let mut met = 0;
    for nth in 0..30 {
        for who in [1, 2].map(PersonId) {
            let panel = world.host.panel(game, who).await.unwrap();
            let Some(asked) = panel.view.question else {
                continue;
            };
            let same = |(by, id, _): &&(PersonId, PromptId, Answer)| {
                *by == who && number(*id) == number(asked.id)
            };
            // The questions that were open when the copy was made are still the same.
            for (_, prompt, answer) in lost.iter().filter(same).filter(|_| nth > 1) {
                met += 1;
                assert_ne!(*prompt, asked.id);
                let stale = refused(world.host.answer(game, who, *prompt, answer).await);
                assert_eq!(stale, Rejection::Rules(Refusal::Stale));
            }
        }
        world.answer_once(game, 2, &mut lot).await.unwrap();
    }
    assert!(met > 10, "numbers met only {met} times");
}

#[tokio::test]
async fn a_question_keeps_its_mark_over_a_restart_and_when_it_is_played_again() {
    let mut world = World::new().await;
    let game = world.game_of(2).await;
    world.restart_marking().await;
    let mut lot = Lot(3);
    for _ in 0..12 {
        world.answer_once(game, 2, &mut lot).await.unwrap();
    }
    let asked = async |world: &World| {
        let mut asked = vec![];
        for who in [1, 2].map(PersonId) {
            let panel = world.host.panel(game, who).await.unwrap();
            asked.push(panel.view.question.map(|question| question.id));
        }
        asked
    };
    let before = asked(&world).await;
    world.restart().await;
    assert_eq!(asked(&world).await, before);
    // A bookmark that cannot be read is made again from what was answered.
    world.host.store().close().await;
    let path = world.dir.path().join("games.db");
    let database = sqlx::SqlitePool::connect(path.to_str().unwrap())
        .await
        .unwrap();
    sqlx::query("update games set bookmark = '{}'")
        .execute(&database)
        .await
        .unwrap();
    database.close().await;
    world.restart().await;
    assert_eq!(asked(&world).await, before);
}
