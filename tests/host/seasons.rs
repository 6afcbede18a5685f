//! Seasons: which games count in them, who is ranked, and lists of finished games.

use viceroy::deals::Listed;
use viceroy::ratings::Rating;
use viceroy::seasons::Season;

use super::ratings::RATED;
use crate::prelude::*;

const HERE: ServerId = ServerId(7);

async fn played_here(world: &World, people: u64, entry: Entry, seed: u64) -> GameId {
    let venue = Venue { server: Some(HERE), ..CHANNEL.into() };
    let conditions = PlayConditions { terms: Terms::for_several(), agreed: RATED };
    let lobby = world.host.new_table_with(venue, person(1), conditions, entry, &[]);
    let game = lobby.await.unwrap().game;
    for id in 2..=people {
        world.joins(game, id).await;
    }
    world.starts(game, 1).await;
    world.plays_out(game, people, &mut Lot(seed)).await;
    game
}

fn season(text: &str) -> Season {
    text.parse().unwrap()
}

#[tokio::test]
async fn a_game_counts_in_the_season_in_which_it_ends() {
    let mut world = World::new().await;
    // The clock of these tests begins on 14 November 2023.
    let (first, next) = (season("2023-4"), season("2024-1"));
    assert_eq!(world.host.season(), first);
    for seed in 0..5 {
        played_here(&world, 2, Entry::Anybody, seed).await;
    }
    for who in [1, 2] {
        world.host.list_rating(PersonId(who), Listed::Yes).await.unwrap();
    }
    let before = world.host.season_ranking(Some(HERE), first).await.unwrap();
    assert_eq!(before.len(), 2);
    assert!(before.iter().all(|one| one.games == 5 && one.before == Rating::NEW), "{before:?}");
    assert_eq!(before[0].gained() + before[1].gained(), 0, "two people gain from each other");
    assert_eq!(world.host.season_ranking(Some(ServerId(8)), first).await.unwrap(), []);
    assert_eq!(world.host.season_ranking(None, first).await.unwrap(), [], "they met one other");
    assert_eq!(world.host.ranking(None).await.unwrap(), []);
    assert_eq!(world.host.ranking(Some(HERE)).await.unwrap().len(), 2);

    // The machine sleeps over the turn of the year: games go by the calendar, not by uptime.
    world.clock.advance(HOUR);
    world.host.outages.note_presence().await.unwrap();
    world.clock.suspend(60 * DAY);
    world.restart().await;
    assert_eq!(world.host.season(), next);
    assert_eq!(world.host.first_season().await.unwrap(), first);
    for seed in 5..7 {
        played_here(&world, 2, Entry::Anybody, seed).await;
    }
    assert_eq!(world.host.season_ranking(Some(HERE), first).await.unwrap(), before);
    assert_eq!(world.host.season_ranking(Some(HERE), next).await.unwrap(), [], "of two games");
    played_here(&world, 2, Entry::Anybody, 7).await;
    let after = world.host.season_ranking(Some(HERE), next).await.unwrap();
    let of = |all: &[viceroy::seasons::SeasonStanding], who: PersonId| {
        all.iter().find(|one| one.person == who).cloned().unwrap()
    };
    for who in [PersonId(1), PersonId(2)] {
        assert_eq!(of(&after, who).before, of(&before, who).rating);
        let (all, one) = (None, Some(next));
        let careers = [all, Some(first), one].map(|season| world.host.career(who, season));
        let [all, old, new] = careers;
        let (all, old, new) = (all.await.unwrap(), old.await.unwrap(), new.await.unwrap());
        assert_eq!((all.games, old.games, new.games), (8, 5, 3));
        assert_eq!(all.wins, old.wins + new.wins);
        assert_eq!(all.ratings, [old.ratings.clone(), new.ratings.clone()].concat());
        assert_eq!(new.ratings.last(), Some(&of(&after, who).rating));
        let most = [old.best, new.best].into_iter().flatten().map(|best| best.points).max();
        assert_eq!(all.best.map(|best| best.points), most);
        let rated = world.host.rating_before(who, next).await.unwrap();
        assert_eq!(rated, Some(of(&before, who).rating));
        assert_eq!(world.host.rating_before(who, first).await.unwrap(), None);
    }

    world.host.forget(PersonId(1)).await.unwrap();
    let left = world.host.season_ranking(Some(HERE), next).await.unwrap();
    assert_eq!(left.iter().map(|one| one.person).collect::<Vec<_>>(), [PersonId(2)]);
    assert_eq!(world.host.career(PersonId(1), None).await.unwrap(), Default::default());
}

#[tokio::test]
async fn a_server_is_told_of_public_games_and_of_people_who_are_listed() {
    let world = World::new().await;
    let season = world.host.season();
    let (mut points, mut games) = (vec![], vec![]);
    for seed in 10..13 {
        let game = played_here(&world, 3, Entry::Anybody, seed).await;
        points.push(world.results(game).await[0].points);
        games.push(game);
    }
    let hidden = Entry::Invited(vec![PersonId(2), PersonId(3)]);
    played_here(&world, 3, hidden, 13).await;
    let ended = world.host.server_season(HERE, season).await.unwrap();
    assert_eq!((ended.games, ended.people), (3, 3), "private tables are left out");
    assert!(ended.standings.is_empty() && ended.best.is_empty(), "nobody has said yes");
    world.host.list_rating(PersonId(1), Listed::Yes).await.unwrap();
    let best = world.host.server_season(HERE, season).await.unwrap().best;
    assert_eq!(best[0].result.points, *points.iter().max().unwrap());
    assert!(best.iter().all(|one| one.result.seat == Seat(0) && games.contains(&one.result.game)));
    let barred =
        world.host.bar(HERE, PersonId(1), PersonId(9), viceroy::service::BanChange::Barred);
    barred.await.unwrap();
    assert!(world.host.server_season(HERE, season).await.unwrap().best.is_empty());
}

#[tokio::test]
async fn finished_games_are_listed_for_those_who_could_read_their_posts() {
    let world = World::new().await;
    let mut open = vec![];
    for seed in 20..23 {
        open.push(played_here(&world, 2, Entry::Anybody, seed).await);
        world.clock.advance(HOUR);
    }
    let hidden = played_here(&world, 2, Entry::Invited(vec![PersonId(2)]), 23).await;
    let listed = async |of, after, most| {
        let found = world.host.finished(of, None, after, most).await.unwrap();
        found.into_iter().map(|(game, _)| game).collect::<Vec<_>>()
    };
    let newest_first = [open[2], open[1], open[0]];
    let server = |who| FinishedOf::Server(HERE, PersonId(who));
    assert_eq!(listed(server(5), None, 10).await, newest_first);
    assert_eq!(listed(server(2), None, 10).await, [hidden, open[2], open[1], open[0]]);
    assert_eq!(listed(server(5), Some(open[2]), 1).await, [open[1]]);
    assert_eq!(listed(server(5), Some(open[0]), 10).await, []);
    assert_eq!(listed(FinishedOf::Server(ServerId(8), PersonId(2)), None, 10).await, []);
    assert_eq!(listed(FinishedOf::Person(PersonId(2)), None, 1).await, [hidden]);
    assert_eq!(listed(FinishedOf::Person(PersonId(5)), None, 10).await, []);
    let (finished, ended) = world.host.finished_game(open[0]).await.unwrap().unwrap();
    assert_eq!((finished.people.len(), finished.results), (2, world.results(open[0]).await));
    assert_eq!(Season::at(ended), world.host.season());
    let (time, old) = (Some(world.host.season().before()), FinishedOf::Person(PersonId(2)));
    assert_eq!(world.host.finished(old, time, None, 10).await.unwrap(), []);
    let (gathering, _) = (world.lobby_of(2).await, ());
    assert!(world.host.finished_game(gathering).await.unwrap().is_none());
}
