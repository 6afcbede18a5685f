//! How reliably people play games over days: what counts, and who reads it.

use viceroy::attendance::Reliabilities;
use viceroy::reliability::{AnswerTime, AnswerTimes, Reliability};
use viceroy::service::{CodeGiven, ShowConsent};

use crate::prelude::*;

async fn of(world: &World, who: u64) -> Reliability {
    world.host.reliability(PersonId(who)).await.unwrap()
}

/// Games that count, and how many of them they finished.
async fn finished(world: &World, who: u64) -> (u32, u32) {
    let Reliability { games, finished, .. } = of(world, who).await;
    (games, finished)
}

async fn times(evening: &Evening, who: u64) -> AnswerTimes {
    evening.world.plays_out(evening.game, 2, &mut Lot(5)).await;
    of(&evening.world, who).await.times
}

#[tokio::test]
async fn games_over_days_say_who_finishes_and_others_say_nothing() {
    let world = World::new().await;
    let live = TimeControl { speed: Speed::Live, ..DAILY.time };
    for agreed in [TableSettings { time: live, ..DAILY }, TableSettings::UNTIMED] {
        let game = world.game_on(2, Terms::for_several(), agreed).await;
        world.plays_out(game, 2, &mut Lot(5)).await;
    }
    assert_eq!(of(&world, 1).await, Reliability::default());

    let kept = world.game_on(2, Terms::for_several(), DAILY).await;
    world.plays_out(kept, 2, &mut Lot(5)).await;
    let one = of(&world, 1).await;
    assert_eq!((one.games, one.finished, one.usually()), (1, 1, Some(AnswerTime::SameDay)));
    assert!(one.times.same_day > 10 && one.is_new(), "{one:?}");

    let left = world.game_on(3, Terms::for_several(), DAILY).await;
    world.leaves(left, 2).await;
    world.plays_out(left, 3, &mut Lot(5)).await;
    assert_eq!((finished(&world, 1).await, finished(&world, 2).await), ((2, 2), (2, 1)));

    let handed = world.game_on(2, Terms::for_several(), DAILY).await;
    world.host.hand_over(handed, PersonId(2), person(9)).await.unwrap();
    let accepted = world.host.answer_handover(handed, person(9), Seat(1), VoteChoice::Yes).await;
    assert_eq!(accepted.unwrap(), Voted::Passed);
    world.plays_out(handed, 9, &mut Lot(5)).await;
    assert_eq!((finished(&world, 2).await, finished(&world, 9).await), ((2, 1), (1, 1)));
    assert!(!of(&world, 1).await.is_new());

    // A game that everybody votes to end says nothing.
    let ended = world.game_on(2, Terms::for_several(), DAILY).await;
    world.is_closed_by_both(ended).await;
    assert_eq!(world.state(ended).await, GameState::Abandoned);
    assert_eq!(finished(&world, 1).await, (3, 3));

    let data = world.host.my_data(PersonId(2)).await.unwrap();
    assert_eq!(data["tables"]["reliability"].as_array().unwrap().len(), 2);
    assert_eq!(data["tables"]["reliability"][1]["finished"], 0);
    world.host.forget(PersonId(2)).await.unwrap();
    assert_eq!(of(&world, 2).await, Reliability::default());
    assert_eq!(finished(&world, 1).await, (3, 3));
}

#[tokio::test]
async fn late_is_what_the_others_waited_for_and_announced_absence_is_not() {
    let mut late = Evening::of(2, DAILY).await;
    late.visit(1).await;
    late.pass(30 * HOUR).await;
    let times_late = times(&late, 2).await;
    assert_eq!((times_late.two_days, times_late.later), (1, 0), "{times_late:?}");

    let mut away = Evening::of(2, DAILY).await;
    away.visit(1).await;
    let (host, now) = (&away.world.host, away.world.clock.now());
    let absence = viceroy::timing::Absence { from: now, until: now + 4 * DAY };
    let rhythm = DailySchedule { away: Some(absence), ..DailySchedule::default() };
    host.set_rhythm(PersonId(2), rhythm).await.unwrap();
    away.pass(4 * DAY + 20 * HOUR).await;
    let times_away = times(&away, 2).await;
    assert_eq!((times_away.two_days, times_away.later), (0, 0), "{times_away:?}");

    let mut silent = Evening::of(2, DAILY).await;
    silent.visit(1).await;
    silent.pass(73 * HOUR).await;
    let times_silent = times(&silent, 2).await;
    assert_eq!((times_silent.two_days, times_silent.later), (0, 1), "{times_silent:?}");
    assert_eq!(finished(&silent.world, 2).await, (1, 1));
}

async fn opened(world: &World, venue: impl Into<Venue>) -> LobbyView {
    let game = world.opens(venue, 1, DAILY).await;
    let shown = TermsChange::Reliabilities(Reliabilities::Shown);
    world.host.change_terms(game, PersonId(1), shown).await.unwrap()
}

fn asks(joined: Result<LobbyView, Stop>) -> Reliability {
    match joined {
        Err(Stop::Refused(Rejection::Lobby(LobbyRefusal::AsksToShow(asks)))) => asks.reliability,
        other => panic!("{other:?}"),
    }
}

fn shown(lobby: &LobbyView) -> Vec<(u64, u32)> {
    lobby.organised.shown.iter().map(|(who, one)| (who.0, one.games)).collect()
}

#[tokio::test]
async fn a_table_shows_it_of_those_who_have_agreed_alone() {
    let world = World::new().await;
    let kept = world.game_on(2, Terms::for_several(), DAILY).await;
    world.plays_out(kept, 2, &mut Lot(5)).await;
    let (host, given) = (&world.host, (press(2), ShowConsent::Given));
    let lobby = opened(&world, CHANNEL).await;
    let game = lobby.game;
    assert_eq!(shown(&lobby), [(1, 1)], "whoever decides it shows it first");
    assert_eq!(asks(host.join(game, person(2), press(2)).await).games, 1);
    assert_eq!(host.lobby(game).await.unwrap().people.len(), 1, "they may leave it at that");
    let joined = host.join_agreeing(game, person(2), given).await.unwrap();
    assert_eq!(shown(&joined), [(1, 1), (2, 1)]);
    let again = host.leave(game, PersonId(2)).await.unwrap();
    assert_eq!(shown(&again), [(1, 1)]);
    asks(host.join(game, person(2), press(2)).await);

    // Whoever sat there before shows nothing until they agree.
    let private = TermsChange::Reliabilities(Reliabilities::Private);
    host.change_terms(game, PersonId(1), private).await.unwrap();
    world.joins(game, 2).await;
    let refused = host.join(game, person(2), press(2)).await;
    assert!(matches!(refused, Err(Stop::Refused(Rejection::AlreadyJoined))));
    let change = TermsChange::Reliabilities(Reliabilities::Shown);
    let lobby = host.change_terms(game, PersonId(1), change).await.unwrap();
    assert_eq!(shown(&lobby), [(1, 1)]);
    asks(host.join(game, person(2), press(2)).await);
    let agreed = host.join_agreeing(game, person(2), given).await.unwrap();
    assert_eq!((shown(&agreed).len(), agreed.people.len()), (2, 2));

    // What was agreed to ends with the person, and the seat's successor has not agreed.
    host.forget(PersonId(2)).await.unwrap();
    assert_eq!(shown(&host.lobby(game).await.unwrap()), [(1, 1)]);
}

#[tokio::test]
async fn codes_and_rematches_ask_too_and_nobody_is_put_at_such_a_table() {
    let world = World::new().await;
    let host = &world.host;
    let room = Venue { played_in: PlayedIn::DirectMessages, ..RoomId(77).into() };
    let code = opened(&world, room).await.organised.code.unwrap();
    let comes = async |given| host.join_by_code(code.as_str(), person(2), (given, press(2))).await;
    let refused = comes(CodeGiven::Typed).await;
    let Err(Stop::Refused(Rejection::Lobby(LobbyRefusal::AsksToShow(asked)))) = refused else {
        panic!("{refused:?}");
    };
    assert_eq!(asked.code, Some(code.clone()));
    comes(CodeGiven::PressedAgreeing).await.unwrap();

    let game = world.opens(CHANNEL, 3, DAILY).await;
    let change = TermsChange::Reliabilities(Reliabilities::Shown);
    host.change_terms(game, PersonId(3), change).await.unwrap();
    let wish = viceroy::service::TableWish {
        people: None,
        clock: None,
        modules: vec![],
        language: LanguageTag::default(),
    };
    let tables = vec![host.lobby(game).await.unwrap()];
    let found = host.find_table(tables, person(4), &wish, press(4)).await.unwrap();
    assert!(matches!(found, viceroy::service::Found::Nothing));

    let given = (press(4), ShowConsent::Given);
    host.join_agreeing(game, person(4), given).await.unwrap();
    world.starts(game, 3).await;
    world.plays_out(game, 4, &mut Lot(5)).await;
    let again = host.play_again(game, person(3), press(3)).await.unwrap();
    assert_eq!(again.agreed.reliabilities, Reliabilities::Shown);
    assert_eq!(shown(&again), [(3, 1)]);
    asks(host.play_again(game, person(4), press(4)).await);
}
