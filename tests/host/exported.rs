//! Exported records of hosted games: seat holders by turn, closed games, and games without a
//! record.

use serde_json::json;

use crate::prelude::*;

/// The record of a game, checked against the published schema, or why there is none.
async fn exported(world: &World, game: GameId) -> Result<Value, String> {
    let cards = cards();
    let record = export(world.host.store(), game, cards).await;
    let record = serde_json::to_value(record.map_err(|why| why.to_string())?).unwrap();
    let schema = std::fs::read_to_string("docs/record.schema.json").unwrap();
    let schema: Value = serde_json::from_str(&schema).unwrap();
    let schema = jsonschema::validator_for(&schema).unwrap();
    let wrong: Vec<String> =
        schema.iter_errors(&record).map(|e| format!("{}: {e}", e.instance_path())).collect();
    assert!(wrong.is_empty(), "{wrong:#?}");
    Ok(record)
}

async fn turn(world: &World, game: GameId) -> u8 {
    let panel = world.panel(game, 1).await;
    panel.view.table.open.turn
}

async fn play_to(world: &World, game: GameId, people: u64, until: u8, lot: &mut Lot) {
    while turn(world, game).await < until {
        world.answer_once(game, people, lot).await.unwrap();
    }
}

#[tokio::test]
async fn a_record_tells_who_held_a_seat_from_which_turn() {
    let world = World::new().await;
    let game = world.game_on(2, Terms::for_several(), DAILY).await;
    let mut lot = Lot(3);
    play_to(&world, game, 2, 2, &mut lot).await;
    world.leaves(game, 2).await;
    play_to(&world, game, 1, 4, &mut lot).await;
    world.comes_back(game, 2).await;
    play_to(&world, game, 2, 6, &mut lot).await;
    world.leaves(game, 2).await;
    play_to(&world, game, 1, 8, &mut lot).await;
    let replace = VoteKind::Replace { seat: Seat(1) };
    assert_eq!(world.votes(game, 1, Ballot::Open(replace)).await, Voted::Passed);
    let taken = world.host.ask_for_seat(game, person(3), Seat(1)).await;
    assert_eq!(taken.unwrap(), Voted::Passed);
    let why = exported(&world, game).await.unwrap_err();
    assert!(why.contains("is not over"), "{why}");
    loop {
        let asked = world.answer_once(game, 1, &mut lot).await.is_some();
        let panel = world.panel(game, 3).await;
        let Some(question) = panel.view.question else {
            if asked {
                continue;
            }
            break;
        };
        let answer = super::world::some_answer(&question, &mut lot);
        let done = world.host.answer(game, PersonId(3), question.id, &answer);
        done.await.unwrap();
    }
    let record = exported(&world, game).await.unwrap();
    assert_eq!(record["seats"][0]["occupants"], json!([{"from_turn": 0, "kind": "person"}]));
    assert_eq!(record["seats"][1]["name"], "Player 3");
    assert_eq!(record["seats"][1]["occupant"], "person");
    assert_eq!(
        record["seats"][1]["occupants"],
        json!([
            {"from_turn": 0, "kind": "person", "name": "Player 2"},
            {"from_turn": 2, "kind": "search", "level": "normal"},
            {"from_turn": 4, "kind": "person", "name": "Player 2"},
            {"from_turn": 6, "kind": "search", "level": "normal"},
            {"from_turn": 8, "kind": "person", "name": "Player 3"},
        ])
    );
    assert!(record.get("closed").is_none());

    // A successor is not judged for their predecessor's choices.
    let looked = world.host.analysis(game, PersonId(3)).await.unwrap();
    assert_eq!(looked.former[Seat(1)], ["Player 2"]);
    assert!(looked.former[Seat(0)].is_empty());
    let choices = looked.analysis.players[Seat(1)].choices;
    assert!(choices.former > 10 && choices.own > 10, "{choices:?}");
    let other = looked.analysis.players[Seat(0)].choices;
    assert!(other.former == 0 && other.own > choices.own, "{other:?}");
}

/// No gem is lost: four of each colour for each player.
fn all_gems_are_there(record: &Value) {
    for colour in ["blue", "red", "green", "yellow"] {
        let number = |value: &Value| value.as_i64().unwrap();
        let mut gems = number(&record["final"]["reserve"][colour]);
        for player in record["final"]["players"].as_array().unwrap() {
            gems += number(&player["gems_left"][colour]);
            let cards = player["pyramid"].as_array().unwrap().iter();
            let tokens = cards.flat_map(|card| card["tokens"].as_array().unwrap());
            let lying = tokens.filter(|t| t["kind"] == "infinite" || t["kind"] == "gem");
            gems += lying.filter(|t| t["colour"] == colour).count() as i64;
        }
        assert_eq!(gems, 8, "{colour}");
    }
}

#[tokio::test]
async fn a_closed_game_is_recorded_as_it_stood_and_nobody_has_won() {
    let world = World::new().await;
    let mut lot = Lot(5);
    for until in [0, 1, 5] {
        let game = world.game_on(2, Terms::for_several(), DAILY).await;
        play_to(&world, game, 2, until, &mut lot).await;
        world.answer_once(game, 2, &mut lot).await.unwrap();
        let at = turn(&world, game).await;
        world.is_closed_by_both(game).await;
        let record = exported(&world, game).await.unwrap();
        assert_eq!(record["closed"], "vote");
        assert_eq!(record["turns"], at);
        assert_eq!(record["final"]["winners"], json!([]));
        all_gems_are_there(&record);
        let hands = record["final"]["players"].as_array().unwrap().iter();
        let in_hand: usize = hands.map(|p| p["hand"].as_array().unwrap().len()).sum();
        assert!(until > 0 || in_hand > 0, "{record}");
        let log = record["log"].as_array().unwrap();
        assert_eq!(log.is_empty(), until == 0, "what was secret is not told");
    }
}

#[tokio::test]
async fn what_was_never_played_has_no_record() {
    let world = World::new().await;
    let lobby = world.lobby_of(2).await;
    let why = exported(&world, lobby).await.unwrap_err();
    assert!(why.contains("was never played"), "{why}");
    let none = exported(&world, GameId(99)).await.unwrap_err();
    assert!(none.contains("no game 99"), "{none}");
}
