//! A new database restarts game numbers; old messages must not refer to the new games.

use crate::prelude::*;

const GAME: GameId = GameId(1);

async fn table(server: &Server, name: &str, but: Option<Snowflake>) -> SeenMessage {
    let user = server.fake.user(name);
    let new = user.command(server.lobby, "viceroy", &["new"], json!({}));
    new.unwrap().settled().await;
    let lobby = |m: &&SeenMessage| {
        let joins = |id: &str| parse(id) == Some(CustomId::Join(GAME));
        Some(m.id) != but && !m.ephemeral && m.buttons.iter().any(|b| joins(&b.custom_id))
    };
    let found = user.wait_to_see(server.lobby, SOON, |all| all.iter().find(lobby).cloned());
    found.await.expect("the new table is said")
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_buttons_of_an_old_database_do_nothing_in_a_new_one() {
    let folder = folder();
    let config = FakeDiscordConfig::on_any_port();
    let mut server = Server::open(config, folder, Arc::new(SystemLuck)).await;
    let old = table(&server, "Anna", None).await;
    server.stop().await;
    let kept = server.database().with_extension("kept");
    std::fs::rename(server.database(), &kept).unwrap();
    // The marker of an existing database goes with it.
    std::fs::remove_file(server.database().with_extension("db.closed")).unwrap();

    // For some minutes Discord answers a known nonce with the old message.
    server.begin().await;
    let new = table(&server, "Chiara", Some(old.id)).await;
    let ids = |m: &SeenMessage| -> Vec<String> {
        m.buttons.iter().map(|b| b.custom_id.clone()).collect()
    };
    assert!(ids(&old).iter().all(|id| !ids(&new).contains(id)));
    let ben = server.fake.user("Ben");
    for button in old.buttons.iter().filter(|b| !b.disabled).map(|b| &b.custom_id) {
        let told = ben.press(old.id, button).unwrap().settled().await;
        let told = told.message().unwrap();
        assert!(told.ephemeral && told.content.contains("no longer have"), "{told:?}");
    }
    server.press("Ben", new.id, "v1:join:").await;
    server.stop().await;
    let store = Store::open(server.database()).await.unwrap();
    let people = store.game(GAME).await.unwrap().unwrap().people;
    let names: Vec<&str> = people.iter().map(|p| p.name.as_str()).collect();
    assert_eq!(names, ["Chiara", "Ben"]);
    store.close().await;

    std::fs::rename(&kept, server.database()).unwrap();
    server.begin().await;
    server.press("Ben", old.id, "v1:join:").await;
    server.stop().await;
    let store = Store::open(server.database()).await.unwrap();
    assert_eq!(store.game(GAME).await.unwrap().unwrap().people.len(), 2);
    store.close().await;
}
