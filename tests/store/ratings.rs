//! Rankings over many finished games; `tests/README.md` has its long form.

use std::time::Instant;

use sqlx::sqlite::SqliteConnectOptions;
use viceroy::deals::Listed;
use viceroy::messages::ServerId;
use viceroy::store::FinishedOf;

use crate::prelude::*;

/// Not a multiple of four, so that people meet others than the three of their first game.
const PEOPLE: i64 = 3_001;

/// Games of four on three servers; one person in ten is not listed.
const ROWS: [&str; 5] = [
    "with recursive n (i) as (select 1 union all select i + 1 from n where i < ?1)
     insert into games (id, state, channel, server, opened_by, terms, agreed_time, secret,
       secret_hash, created_at, ended_at)
     select i, 'over', 1, 5 + i % 3, 1, '{}', '{}', zeroblob(32), '', 1, i from n",
    "with recursive n (i) as (select 0 union all select i + 1 from n where i < 4 * ?1 - 1)
     insert into seats (game, seat, person, name)
     select 1 + i / 4, i % 4, 1 + i % ?2, 'Player ' || (1 + i % ?2) from n",
    "insert into ratings (number, person, game, mean, deviation)
     select game, person, game, 20 + (person * 7919 % 1000) / 100.0, 2 from seats where ?1 and ?2",
    "insert into rated_people (person, games, mean, deviation, listed)
     select person, count(*), mean, deviation, person % 10 <> 0 from ratings where ?1 and ?2
     group by person",
    "insert into heard (person, locale, name)
     select person, 'en', 'Player ' || person from rated_people where ?1 and ?2",
];

#[tokio::test]
async fn a_ranking_shows_the_best_of_those_who_are_listed() {
    let games = std::env::var("VICEROY_RATED_GAMES").ok();
    let games: i64 = games.map_or(4_000, |games| games.parse().unwrap());
    let (_dir, path, store) = opened().await;
    store.close().await;
    let options = SqliteConnectOptions::new().filename(&path).foreign_keys(false);
    let mut connection = options.connect().await.unwrap();
    for rows in ROWS {
        sqlx::query(rows).bind(games).bind(PEOPLE).execute(&mut connection).await.unwrap();
    }
    connection.close().await.unwrap();

    let store = Store::open(&path).await.unwrap();
    for server in [None, Some(ServerId(5))] {
        let began = Instant::now();
        let ranked = store.ranking(server, 25).await.unwrap();
        println!("{games} games, {server:?}: {:?}", began.elapsed());
        assert_eq!(ranked.len(), 25);
        assert!(ranked.is_sorted_by(|a, b| a.rating.mean >= b.rating.mean));
        assert!(ranked.iter().all(|one| one.listed == Some(Listed::Yes) && one.games >= 5));
        assert_eq!(ranked[0].name, format!("Player {}", ranked[0].person.0));
    }
    // A twentieth of all games is a season of five years; of few games nobody played enough then.
    let season = if games < 10_000 { 0..games + 1 } else { games - games / 20..games };
    for server in [None, Some(ServerId(5))] {
        let (mut took, mut ranked) = (vec![], vec![]);
        for _ in 0..5 {
            let began = Instant::now();
            ranked = store.season_ranking(server, season.clone(), 25).await.unwrap();
            took.push(began.elapsed());
        }
        took.sort();
        println!("{games} games, {server:?}, season, median of five: {:?}", took[2]);
        assert!(ranked.is_sorted_by(|a, b| a.rating.mean >= b.rating.mean));
        let expected = if server.is_none() { 25 } else { 0 };
        assert!(ranked.len() >= expected && ranked.iter().all(|one| one.games >= 3), "{ranked:?}");
        let began = Instant::now();
        let finished = FinishedOf::Server(ServerId(5), PersonId(1));
        let found = store.finished(finished, season.clone(), None, 100).await.unwrap();
        println!("a list of them: {:?}", began.elapsed());
        assert!(found.is_sorted_by(|a, b| a.0 > b.0) && !found.is_empty());
    }
    let began = Instant::now();
    let career = store.career(PersonId(10), i64::MIN..i64::MAX).await.unwrap();
    let finished = store.finished(FinishedOf::Person(PersonId(10)), 0..i64::MAX, None, 1000).await;
    println!("a career and its games: {:?}", began.elapsed());
    assert_eq!(career.ratings.len(), finished.unwrap().len());
    let began = Instant::now();
    let one = store.rated_person(PersonId(10)).await.unwrap().unwrap();
    println!("one person: {:?}", began.elapsed());
    assert_eq!(one.listed, Some(Listed::No));
    store.close().await;
}
