//! What 0.2.0 stores that 0.1.0 did not: the deal of the day, rated games and seasons, a table by
//! code, a second chance, shards, a restore. An exhibit of 0.1.0 gets it when it is visited.

use serde::{Deserialize, Serialize};
use viceroy::deals::{DealDay, Listed};
use viceroy::store::{GatewayIdentity, GatewaySession, ShardOutage};
use viceroy::timing::Stretch;

use super::cards;
use crate::by_code;
use crate::deals::{begun, played};
use crate::prelude::*;
use crate::ratings::RATED;
use crate::second_chance::plays_on;

const ANNA: PersonId = PersonId(1);
const BEN: PersonId = PersonId(2);
const SERVER: ServerId = ServerId(5);

#[derive(Serialize, Deserialize)]
pub struct Later {
    deal: Deal,
    /// Of Anna and Ben, over days.
    rated: GameId,
    /// In which the rated game counts, as it is spelt in buttons.
    season: String,
    /// Gathers, opened by Anna in her conversation.
    by_code: GameId,
    code: String,
    second_chance: GameId,
}

#[derive(Serialize, Deserialize)]
struct Deal {
    day: i32,
    /// Anna's.
    over: GameId,
    /// Ben's.
    begun: GameId,
    points: i16,
}

/// The second chance begins in the middle of a finished game of Anna's.
pub async fn happens(world: &World, finished: GameId) -> Later {
    let (host, mut lot) = (&world.host, Lot(13));
    host.people.set_notifications(ANNA, Notifications::Silent).await.unwrap();
    for kind in [BoardKind::Tables, BoardKind::Deal, BoardKind::Season] {
        host.set_board((SERVER, kind), Some(CHANNEL)).await.unwrap();
    }
    host.store().claims_role_call(SERVER, 2, 1).await.unwrap();
    let day = host.deal_of_the_day(ANNA).await.unwrap().day.0;
    let (over, under_way) = (played(world, 1, &mut lot).await, begun(world, 2).await);
    let points = world.results(over).await[0].points;
    let deal = Deal { day, over, begun: under_way, points };
    host.set_listed_in_deals(SERVER, ANNA, Listed::Yes).await.unwrap();
    let over_days = TableSettings { time: DAILY.time, ..RATED };
    let rated = world.game_on(2, Terms::for_several(), over_days).await;
    while world.answer_once(rated, 2, &mut lot).await.is_some() {}
    host.list_rating(ANNA, Listed::Yes).await.unwrap();
    let table = by_code::opened(world, &[Level::Easy]).await;
    let middle = world.stored(finished).await.steps / 2;
    let second_chance = plays_on(world, 1, (finished, middle)).await.unwrap();
    has_shards_and_a_restore(world).await;
    Later {
        deal,
        rated,
        season: host.season().to_string(),
        by_code: table.game,
        code: by_code::code(&table),
        second_chance,
    }
}

/// What a bot with several connections stores, and one whose backup was restored.
async fn has_shards_and_a_restore(world: &World) {
    world.host.session_starts_now().await.unwrap();
    let two = ShardCount::new(2);
    let session = GatewaySession {
        shard: 1,
        session: "session".to_owned(),
        sequence: 7,
        resume_url: None,
        bot: Some(3),
    };
    let (host, kept) = (&world.host, vec![session]);
    let own = GatewayIdentity { application: 5, shards: two, intents: 1 };
    host.keep_gateway_sessions(own, kept.clone()).await.unwrap();
    assert_eq!(host.gateway_sessions(own).await.unwrap(), kept);
    for other in [
        GatewayIdentity { application: 6, ..own },
        GatewayIdentity { shards: ShardCount::ONE, ..own },
        GatewayIdentity { intents: 3, ..own },
    ] {
        assert!(host.gateway_sessions(other).await.unwrap().is_empty(), "{other:?}");
    }
    host.store().put_back(vec![], GameId(0), WallTime(7)).await.unwrap();
    let away = Stretch { from: host.now() - HOUR, to: host.now() };
    let outage = ShardOutage { shard: two.of(SERVER), away };
    host.store().keep_shard_outages(vec![outage]).await.unwrap();
    assert_eq!(host.store().shard_outages().await.unwrap(), [outage]);
}

/// Whether all of it is read, answers and goes on.
pub async fn goes_on(world: &World, later: &Later) {
    assert_eq!(world.host.store().last_restore().await.unwrap(), Some(WallTime(7)));
    deals_go_on(world, &later.deal).await;
    ratings_are_read(world, later).await;
    let (by_code, second_chance) = (later.by_code, later.second_chance);
    // Computer players go on with what they were asked.
    let (_chat, delivering) = world.open_chat();
    delivering.settled().await;
    delivering.stop().await;
    by_code::comes(world, &later.code, 3).await.unwrap();
    world.host.start(by_code, ANNA, press(8)).await.unwrap();
    let mut lot = Lot(14);
    for game in [by_code, second_chance] {
        world.host.computing.settled().await;
        while world.answer_once(game, 3, &mut lot).await.is_some() {
            world.host.computing.settled().await;
        }
        assert_eq!(world.state(game).await, GameState::Over, "{game:?}");
        recheck(world.host.store(), game, cards()).await.unwrap();
    }
    let told = world.table(second_chance).await.first_time;
    assert!(told.is_some(), "both scores stand side by side");
}

async fn deals_go_on(world: &World, deal: &Deal) {
    let (host, day) = (&world.host, DealDay(deal.day));
    let closed = host.deal_of_the_day(ANNA).await.unwrap().day > day;
    match host.deal_state(day, ANNA).await.unwrap() {
        DealState::Over(game, end) => {
            assert_eq!((game, end.score.points), (deal.over, deal.points));
        }
        other => panic!("{other:?}"),
    }
    assert_eq!(world.state(deal.over).await, GameState::Over);
    if closed {
        let record = host.record(deal.over).await.unwrap();
        verify(std::str::from_utf8(&record).unwrap()).unwrap_or_else(|why| panic!("{why}"));
        let begun = host.deal_state(day, BEN).await.unwrap();
        assert!(matches!(begun, DealState::Unfinished), "{begun:?}");
    } else {
        let question = world.panel(deal.begun, 2).await.view.question.unwrap();
        let answer = some_answer(&question, &mut Lot(15));
        host.answer(deal.begun, BEN, question.id, &answer).await.unwrap();
        assert_eq!(refused(host.record(deal.over).await), Rejection::Deal(DealRefusal::NotClosed));
    }
    assert!(host.play_deal(person(3), LanguageTag::default()).await.is_ok(), "today's");
}

async fn ratings_are_read(world: &World, later: &Later) {
    let (host, season) = (&world.host, later.season.parse().unwrap());
    let anna = host.rated_person(ANNA).await.unwrap().unwrap();
    assert!(anna.games >= 1);
    let career = host.career(ANNA, Some(season)).await.unwrap();
    assert!(career.games >= 1 && !career.ratings.is_empty(), "{career:?}");
    let finished = host.finished(FinishedOf::Person(ANNA), Some(season), None, 50).await.unwrap();
    assert!(finished.iter().any(|(game, _)| *game == later.rated));
}
