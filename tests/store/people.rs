//! Stored user data, and migration from the first version.

use viceroy::messages::PlayBy;

use crate::prelude::*;

const WHO: PersonId = PersonId(u64::MAX - 1);

fn panel(game: GameId, from: u32) -> MessageKey {
    let seat = Seat(1);
    MessageKind::Panel.of(game, seat, from)
}

fn unreachable(game: GameId, closing: u32) -> MessageKey {
    let seat = Seat(1);
    MessageKind::Unreachable.of(game, seat, closing)
}

async fn keys(store: &Store, game: GameId) -> Vec<MessageKey> {
    let stored_messages = store.stored_messages(game).await.unwrap();
    stored_messages.iter().map(|n| n.key).collect()
}

#[tokio::test]
async fn a_choice_is_kept_and_can_be_changed() {
    let (_dir, path, store) = opened().await;
    assert_eq!(store.person(WHO).await.unwrap(), None);
    store.set_dm_room(WHO, Some(RoomId(5))).await.unwrap();
    store.set_open(WHO).await.unwrap();
    let person = store.person(WHO).await.unwrap().unwrap();
    assert_eq!((person.play_by, person.room), (None, Some(RoomId(5))), "they were never asked");
    store.set_play_by(WHO, PlayBy::Dm).await.unwrap();
    store.set_dm_room(WHO, Some(RoomId(u64::MAX))).await.unwrap();
    store.close().await;

    let store = Store::open(&path).await.unwrap();
    let person = store.person(WHO).await.unwrap().unwrap();
    assert_eq!(person.person, WHO);
    assert_eq!(person.room, Some(RoomId(u64::MAX)));
    assert!(person.is_reached_by_dm());
    store.set_play_by(WHO, PlayBy::Thread).await.unwrap();
    let person = store.person(WHO).await.unwrap().unwrap();
    assert_eq!(person.play_by, Some(PlayBy::Thread));
    assert!(person.room.is_some() && !person.is_reached_by_dm());
    store.close().await;
}

#[tokio::test]
async fn a_language_that_was_chosen_is_kept_until_none_is_chosen() {
    let (_dir, path, store) = opened().await;
    let german = LanguageTag("de".to_owned());
    let russian = LanguageTag("ru".to_owned());
    for chosen in [Some(russian), Some(german.clone())] {
        store.set_language(WHO, chosen).await.unwrap();
    }
    store.close().await;

    let store = Store::open(&path).await.unwrap();
    assert_eq!(store.languages().await.unwrap(), [(WHO, german)]);
    store.set_language(WHO, None).await.unwrap();
    assert_eq!(store.languages().await.unwrap(), []);
    store.close().await;
}

#[tokio::test]
async fn closed_messages_are_told_once_for_each_time_and_game() {
    let (_dir, _, store) = opened().await;
    let (game, next) = started(&store).await;
    let wanted = [2, 3, 4].map(|from| WantedMessage { key: panel(game, from), called: vec![] });
    let next = StepRecord { wanted: wanted.to_vec(), ..next };
    store.append(std::slice::from_ref(&next)).await.unwrap();

    let early = store.set_closed(WHO, panel(game, 2), 50).await;
    assert!(matches!(early, Err(StoreError::Conflict(g)) if g == game));
    store.set_play_by(WHO, PlayBy::Dm).await.unwrap();
    let missing = store.set_closed(WHO, panel(game, 9), 50).await;
    assert!(matches!(missing, Err(StoreError::Conflict(g)) if g == game));
    assert!(store.person(WHO).await.unwrap().unwrap().is_reached_by_dm());

    for (from, at) in [(2, 50), (3, 60)] {
        let closed = store.set_closed(WHO, panel(game, from), at).await;
        closed.unwrap();
        let person = store.person(WHO).await.unwrap().unwrap();
        assert_eq!(person.closed_at, Some(50));
        assert!(!person.is_reached_by_dm());
    }
    let lobby = MessageKey::lobby(game);
    let table = MessageKind::Table.nth(game, 1);
    let panels = [2, 3, 4].map(|from| panel(game, from));
    let mut expected = vec![lobby, table, unreachable(game, 1)];
    expected.extend(panels);
    assert_eq!(keys(&store, game).await, expected);
    let stored_messages = store.stored_messages(game).await.unwrap();
    let states: Vec<_> = stored_messages[3..].iter().map(|n| n.state).collect();
    let (gone, wanted) = (MessageState::Gone, MessageState::Wanted);
    assert_eq!(states, [gone, gone, wanted]);

    store.set_open(WHO).await.unwrap();
    assert!(store.person(WHO).await.unwrap().unwrap().is_reached_by_dm());
    store.set_closed(WHO, panel(game, 4), 70).await.unwrap();
    expected.insert(3, unreachable(game, 2));
    assert_eq!(keys(&store, game).await, expected);
    // Choosing the thread keeps the known failure; choosing direct messages retries.
    store.set_play_by(WHO, PlayBy::Thread).await.unwrap();
    let closed = |p: viceroy::store::StoredPerson| p.closed_at;
    assert_eq!(store.person(WHO).await.unwrap().and_then(closed), Some(70));
    store.set_play_by(WHO, PlayBy::Dm).await.unwrap();
    assert_eq!(store.person(WHO).await.unwrap().and_then(closed), None);
    store.close().await;
}
