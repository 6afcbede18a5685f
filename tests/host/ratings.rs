//! Rated games: who is rated, how, and who is listed.

use viceroy::attendance::Rated;
use viceroy::deals::Listed;
use viceroy::ratings::Rating;

use crate::prelude::*;

pub const RATED: TableSettings =
    TableSettings { rated: Rated::Yes, hints: Hints::Forbidden, ..TableSettings::UNTIMED };

async fn played_by(world: &World, people: u64, agreed: TableSettings, seed: u64) -> GameId {
    let game = world.game_on(people, Terms::for_several(), agreed).await;
    world.plays_out(game, people, &mut Lot(seed)).await;
    game
}

async fn rating(world: &World, who: u64) -> Option<Rating> {
    let rated = world.host.rated_person(PersonId(who)).await.unwrap();
    rated.map(|rated| rated.rating)
}

async fn are_as_computed(world: &World) -> usize {
    let (stored, computed) = world.host.store().recomputed_ratings().await.unwrap();
    let bits = |all: &[(i64, PersonId, GameId, f64, f64)]| {
        let each = all.iter().map(|row| (row.0, row.1, row.2, row.3.to_bits(), row.4.to_bits()));
        each.collect::<Vec<_>>()
    };
    assert_eq!(bits(&stored), bits(&computed));
    stored.len()
}

#[tokio::test]
async fn a_rated_game_rates_its_people_by_their_places_and_can_be_computed_again() {
    let world = World::new().await;
    for seed in 1..=3 {
        let game = played_by(&world, 3, RATED, seed).await;
        let results = world.results(game).await;
        for one in 1..=3 {
            assert!(rating(&world, one).await.is_some());
        }
        if seed == 1 {
            let mut by_place: Vec<(u8, i32)> = vec![];
            for (nth, result) in results.iter().enumerate() {
                let rating = rating(&world, nth as u64 + 1).await.unwrap();
                by_place.push((result.place, rating.shown()));
            }
            by_place.sort_unstable();
            assert!(by_place.is_sorted_by(|a, b| a.0 == b.0 || a.1 > b.1), "{by_place:?}");
        }
    }
    assert_eq!(are_as_computed(&world).await, 9);
    // Suggestions, a single person and a short game rate nobody.
    let hints = TableSettings { hints: Hints::Allowed, ..RATED };
    played_by(&world, 2, hints, 4).await;
    played_by(&world, 2, TableSettings::UNTIMED, 5).await;
    let alone = world.opens_with(CHANNEL, 9, RATED, &[Level::Easy; 2]).await.game;
    world.starts(alone, 9).await;
    let agreed = world.host.lobby(alone).await.unwrap().agreed;
    assert_eq!(agreed.rated, Rated::No, "it is settled at the start");
    world.plays_out(alone, 9, &mut Lot(6)).await;
    assert_eq!(rating(&world, 9).await, None);
    assert_eq!(are_as_computed(&world).await, 9);
}

#[tokio::test]
async fn whoever_leaves_or_hands_their_seat_on_is_last_and_whoever_takes_it_is_not_rated() {
    let world = World::new().await;
    let game = world.game_on(3, Terms::for_several(), RATED).await;
    world.leaves(game, 3).await;
    world.plays_out(game, 2, &mut Lot(7)).await;
    let left = rating(&world, 3).await.unwrap();
    let stayed = [rating(&world, 1).await.unwrap(), rating(&world, 2).await.unwrap()];
    assert!(stayed.iter().all(|one| one.mean > left.mean), "{stayed:?} {left:?}");
    let middle: f64 = stayed.iter().map(|one| one.mean).sum::<f64>() / 2.0;
    assert!((middle - 25.0).abs() < 1e-9, "nobody gains by another's leaving: {stayed:?}");

    let handed = world.game_on(2, Terms::for_several(), RATED).await;
    world.host.hand_over(handed, PersonId(2), person(4)).await.unwrap();
    let accepted = world.host.answer_handover(handed, person(4), Seat(1), VoteChoice::Yes).await;
    assert_eq!(accepted.unwrap(), Voted::Passed);
    let before = rating(&world, 1).await;
    world.plays_out(handed, 4, &mut Lot(8)).await;
    assert_eq!(rating(&world, 4).await, None, "whoever takes a seat over is unrated there");
    assert_eq!(rating(&world, 1).await, before, "nobody is left to be compared with");
    assert!(rating(&world, 2).await.unwrap().mean < stayed[1].mean);
    are_as_computed(&world).await;
}

#[tokio::test]
async fn nobody_is_listed_who_has_not_said_so_or_has_played_little_or_is_forgotten() {
    let world = World::new().await;
    let here = Venue { server: Some(ServerId(7)), ..CHANNEL.into() };
    let listed = async || {
        let ranked = world.host.ranking(here.server).await.unwrap();
        ranked.iter().map(|one| one.person.0).collect::<Vec<_>>()
    };
    for seed in 0..5 {
        assert!(listed().await.is_empty());
        let game = world.opens(here.clone(), 1, RATED).await;
        world.joins(game, 2).await;
        world.starts(game, 1).await;
        world.plays_out(game, 2, &mut Lot(10 + seed)).await;
        world.host.list_rating(PersonId(1), Listed::Yes).await.unwrap();
    }
    assert_eq!(listed().await, [1_u64]);
    let data = world.host.my_data(PersonId(1)).await.unwrap();
    let mean = rating(&world, 1).await.unwrap().mean;
    assert_eq!(data["tables"]["rated_people"][0]["mean"], serde_json::json!(mean));
    assert_eq!(data["tables"]["ratings"].as_array().unwrap().len(), 5);
    world.host.list_rating(PersonId(2), Listed::Yes).await.unwrap();
    assert_eq!(listed().await.len(), 2);
    assert_eq!(world.host.ranking(Some(ServerId(5))).await.unwrap(), [], "of another server");
    world.host.list_rating(PersonId(2), Listed::No).await.unwrap();
    assert_eq!(listed().await, [1_u64]);
    world.host.forget(PersonId(1)).await.unwrap();
    assert!(listed().await.is_empty());
    assert_eq!(rating(&world, 1).await, None);
    assert_eq!(are_as_computed(&world).await, 10, "the others' follow from theirs");
}
