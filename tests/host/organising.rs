//! What the organiser of a table decides, and what others may not.

use crate::prelude::*;

fn not_organiser(organiser: PersonId) -> Rejection {
    let organiser = Some(organiser);
    LobbyRefusal::NotOrganiser { organiser }.into()
}

#[tokio::test]
async fn nobody_else_decides() {
    let world = World::new().await;
    let (host, game) = (&world.host, world.lobby_of(2).await);
    let change = TermsChange::Edition(Edition::De);
    for outcome in [
        host.change_terms(game, BEN, change).await,
        host.change_lobby(game, move |lobby| lobby.admit(BEN, Entry::Invited(vec![]))).await,
        host.remove(game, BEN, ANNA).await,
        host.change_terms(game, PersonId(9), change).await,
    ] {
        assert_eq!(refused(outcome), not_organiser(ANNA));
    }
    let lobby = host.lobby(game).await.unwrap();
    assert_eq!((lobby.people.len(), lobby.organised.changes), (2, 0));
}

#[tokio::test]
async fn a_change_behind_anybodys_back_is_shown_before_the_start() {
    let world = World::new().await;
    let (host, game) = (&world.host, world.lobby_of(1).await);
    let gaps = SHEET.iter().find(|o| o.key == "gaps").unwrap();
    let option = |nth: usize| TermsChange::Option(gaps.values[nth].setting);
    let alone = host.change_terms(game, ANNA, option(1)).await.unwrap();
    host.join(game, person(2), press(2)).await.unwrap();
    assert_eq!(alone.organised.before, None);
    host.change_terms(game, ANNA, option(0)).await.unwrap();
    let why = refused(host.start(game, BEN, press(3)).await);
    let Rejection::Lobby(LobbyRefusal::Changed(changed)) = why else {
        panic!("{why:?}");
    };
    assert_eq!(changed.before.terms.options, alone.terms.options);
    let opponents = TermsChange::VirtualOpponents(1);
    host.change_terms(game, ANNA, opponents).await.unwrap();
    let stale = host.start_knowing(game, BEN, press(3), Some(changed.changes));
    assert!(matches!(refused(stale.await), Rejection::Lobby(LobbyRefusal::Changed(_))));
    host.change_terms(game, ANNA, option(1)).await.unwrap();
    let opponents = TermsChange::VirtualOpponents(0);
    let back = host.change_terms(game, ANNA, opponents).await.unwrap();
    assert_eq!((back.organised.before, back.organised.changes), (None, 5));
    let started = host.start(game, BEN, press(3)).await.unwrap();
    assert_eq!(started.state, LobbyState::Started);
}

#[tokio::test]
async fn nothing_is_decided_on_which_those_who_joined_could_not_play() {
    let world = World::new().await;
    let (host, game) = (&world.host, world.lobby_of(3).await);
    let crowded = host.change_terms(game, ANNA, TermsChange::VirtualOpponents(2));
    let most = 2;
    assert_eq!(refused(crowded.await), LobbyRefusal::TooManyJoined { most }.into());
    let lobby = host.remove(game, ANNA, PersonId(3)).await.unwrap();
    assert_eq!(lobby.people, [person(1), person(2)].map(Into::into));
    let gone = refused(host.remove(game, ANNA, PersonId(3)).await);
    assert_eq!(gone, LobbyRefusal::NotAtTable.into());
    let fits = host.change_terms(game, ANNA, TermsChange::VirtualOpponents(2));
    assert_eq!(fits.await.unwrap().to, 2);
    let nobody = host.change_terms(game, ANNA, TermsChange::VirtualOpponents(9));
    assert!(matches!(refused(nobody.await), Rejection::Unplayable(_)));
}

#[tokio::test]
async fn only_the_invited_join_and_those_who_sit_there_stay() {
    let world = World::new().await;
    let (host, game) = (&world.host, world.lobby_of(2).await);
    let invited = Entry::Invited(vec![PersonId(4)]);
    host.change_lobby(game, move |lobby| lobby.admit(ANNA, invited)).await.unwrap();
    let organiser = Some(ANNA);
    let why = LobbyRefusal::NotInvited { organiser };
    assert_eq!(refused(host.join(game, person(3), press(3)).await), why.clone().into());
    host.join(game, person(4), press(4)).await.unwrap();
    host.leave(game, PersonId(2)).await.unwrap();
    assert_eq!(refused(host.join(game, person(2), press(5)).await), why.into());
    host.change_lobby(game, move |lobby| lobby.admit(ANNA, Entry::Anybody)).await.unwrap();
    host.join(game, person(2), press(6)).await.unwrap();
}

#[tokio::test]
async fn those_who_played_play_again_at_one_table() {
    let world = World::new().await;
    let (host, terms) = (&world.host, Terms { edition: Edition::De, ..Terms::for_several() });
    let private = Entry::Invited(vec![PersonId(2)]);
    let conditions = PlayConditions { terms: terms.clone(), agreed: DAILY };
    let lobby = host.new_table_with(CHANNEL, person(1), conditions, private, &[]);
    let game = lobby.await.unwrap().game;
    host.join(game, person(2), press(2)).await.unwrap();
    let early = refused(host.play_again(game, person(2), press(7)).await);
    assert_eq!(early, LobbyRefusal::NotOver.into());
    host.start(game, ANNA, press(1)).await.unwrap();
    world.plays_out(game, 2, &mut Lot(4)).await;
    let stranger = refused(host.play_again(game, person(3), press(7)).await);
    assert_eq!(stranger, Rejection::NotSeated);
    let (one, other) = tokio::join!(
        host.play_again(game, person(2), press(7)),
        host.play_again(game, person(1), press(8)),
    );
    let (one, other) = (one.unwrap(), other.unwrap());
    assert_eq!(one.game, other.game);
    let lobby = host.lobby(one.game).await.unwrap();
    assert_eq!((lobby.people.len(), &lobby.terms), (2, &terms));
    assert_eq!(lobby.organised.again.unwrap().asked, [ANNA, BEN]);
    let why = refused(host.join(one.game, person(3), press(9)).await);
    assert!(matches!(why, Rejection::Lobby(LobbyRefusal::NotInvited { .. })));
    let twice = refused(host.play_again(game, person(1), press(10)).await);
    assert_eq!(twice, Rejection::AlreadyJoined);
    for who in [ANNA, BEN] {
        host.leave(one.game, who).await.unwrap();
    }
    let next = host.play_again(game, person(1), press(11)).await.unwrap();
    assert_eq!(next.game, GameId(one.game.0 + 1));
}

#[tokio::test]
async fn a_game_is_played_again_with_its_own_clock() {
    let world = World::new().await;
    let server = ServerId(7);
    let venue = Venue { server: Some(server), ..CHANNEL.into() };
    let terms = Terms { rivals: Some(1), ..Terms::for_several() };
    let conditions = PlayConditions { terms, agreed: DAILY };
    let lobby = world.host.new_table_with(venue, person(1), conditions, Entry::Anybody, &[]);
    let game = lobby.await.unwrap().game;
    world.host.start(game, ANNA, press(1)).await.unwrap();
    world.plays_out(game, 1, &mut Lot(4)).await;
    let settings = ServerSettings {
        time: TimeControl { speed: Speed::Relaxed, weekends: Weekends::Off },
        ..ServerSettings::default()
    };
    let set = world.host.store().set_server_settings(server, &settings);
    set.await.unwrap();
    let again = world.host.play_again(game, person(1), press(2)).await;
    assert_eq!(again.unwrap().agreed, DAILY);
}
