//! The installation tag of a database is made once.

use viceroy::messages::InstallationTag;

use crate::prelude::*;

#[tokio::test]
async fn a_new_database_is_marked_once() {
    let (_dir, path) = database();
    let (first, second) = (InstallationTag::of([1; 5]), InstallationTag::of([2; 5]));
    let store = Store::open(&path).await.unwrap();
    assert_eq!(store.salt(first).await.unwrap(), first);
    assert_eq!(store.salt(second).await.unwrap(), first);
    lobby(&store).await;
    store.close().await;
    let store = Store::open(&path).await.unwrap();
    assert_eq!(store.salt(second).await.unwrap(), first);
    store.close().await;
    super::by_hand(&path, "update salt set letters = 'what?'").await;
    let store = Store::open(&path).await.unwrap();
    assert!(store.salt(first).await.is_err());
    store.close().await;
}
