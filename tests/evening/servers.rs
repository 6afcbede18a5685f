//! Server administration: what administrators decide about tables, and what others cannot.

use viceroy_fake_discord::Overwrite;

use crate::prelude::*;

async fn says(server: &Server, who: &str, part: &str, options: Value) -> String {
    let user = server.fake.user(who);
    let said = command(&user, server.lobby, part, options).await;
    assert!(said.ephemeral, "{said:?}");
    said.content
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn who_runs_a_server_decides_where_and_how_many_tables_are_opened() {
    let server = Server::start().await;
    let anna = server.fake.user("Anna");
    anna.set_permissions(ORDINARY).unwrap();
    let refused = says(&server, "Anna", "server", json!({"running": 1})).await;
    refused.reads("permission Manage Server");
    keeper(&server, "Ben");
    let before = says(&server, "Ben", "server", json!({})).await;
    assert!(
        before.contains("in every text channel") && before.contains("3 running games"),
        "{before}"
    );
    says(&server, "Ben", "server", json!({"running": 1})).await.reads("1 running game ");

    let waiting = server.new_table("Anna").await;
    server.press("Chiara", waiting, "v1:join:").await;
    let thread = server.start_game(&["Anna", "Dan"]).await;
    let more = says(&server, "Anna", "new", json!({})).await;
    assert!(more.contains(&format!("<#{thread}>")), "her tables are listed: {more}");
    let start = server.press("Chiara", waiting, "v1:start:").await;
    start.reads(&format!("<#{thread}>"));
    server.new_table("Dan").await;
    says(&server, "Ben", "server", json!({"running": 2})).await.reads("2 running games");
    server.press("Chiara", waiting, "v1:start:").await.reads("The game is on");

    let elsewhere = server.fake.channel("games").unwrap();
    let chosen = json!({"add_channel": elsewhere.to_string()});
    says(&server, "Ben", "server", chosen).await.reads(&format!("opened in <#{elsewhere}>"));
    says(&server, "Dan", "new", json!({})).await.reads(&format!("<#{elsewhere}>"));
    let gone = json!({"remove_channel": elsewhere.to_string()});
    says(&server, "Ben", "server", gone).await.reads("in every text channel");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_server_has_a_clock_for_tables_whose_opener_chooses_none() {
    let server = Server::start().await;
    keeper(&server, "Ben");
    let reads = async |lobby| server.lobby_in_detail(lobby).await;
    let before = server.new_table("Anna").await;
    reads(before).await.reads("24 hours for each phase");
    let chosen = json!({"clock": 3, "weekends": 1});
    let after = says(&server, "Ben", "server", chosen).await;
    after.reads("48 hours for each phase");
    after.reads("Saturdays and Sundays do not count");
    let usual = server.new_table("Anna").await;
    reads(usual).await.reads("48 hours for each phase");
    reads(usual).await.reads("Saturdays and Sundays do not count");
    let own = server.new_table_of("Anna", json!({"clock": 0})).await;
    reads(own).await.reads("3 minutes");
    let before = reads(before).await;
    assert!(before.contains("24 hours for each phase"), "what was opened stays: {before}");
    says(&server, "Ben", "server", json!({"clock": 4})).await.reads("as much time as they want");
    let after = says(&server, "Ben", "server", json!({"clock": 1})).await;
    after.reads("Saturdays and Sundays do not count");

    let alone = server.new_table_of("Chiara", json!({"virtual_opponents": 3})).await;
    let said = reads(alone).await;
    assert!(said.contains("Alone you have no clock") && !said.contains("hours"), "{said}");
    let perhaps = server.new_table_of("Chiara", json!({"virtual_opponents": 1})).await;
    reads(perhaps).await.reads("When more people play: Everybody has 24 hours");
    server.press("Dan", perhaps, "v1:join:").await;
    server.calm().await;
    let said = reads(perhaps).await;
    assert!(!said.contains("alone") && said.contains("24 hours"), "{said}");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn who_manages_threads_keeps_somebody_from_tables() {
    let server = Server::start().await;
    let lobby = server.new_table("Anna").await;
    let dan = server.fake.user("Dan").id().to_string();
    server.fake.user("Anna").set_permissions(ORDINARY).unwrap();
    says(&server, "Anna", "bar", json!({"who": dan})).await.reads("permission Manage Threads");
    let ben = server.fake.user("Ben");
    ben.set_permissions(ORDINARY | permissions::MANAGE_THREADS).unwrap();
    says(&server, "Ben", "server", json!({})).await.reads("permission Manage Server");
    says(&server, "Anna", "bar", json!({})).await.reads("permission Manage Threads");
    let nobody = says(&server, "Ben", "bar", json!({})).await;
    nobody.reads("Nobody is kept from tables of this server.");
    // He is at another's table, at his own with others, and at his own alone.
    let with_others = server.new_table("Dan").await;
    let alone = server.new_table("Dan").await;
    server.press("Dan", lobby, "v1:join:").await;
    server.press("Chiara", with_others, "v1:join:").await;
    says(&server, "Ben", "bar", json!({"who": dan})).await.reads("cannot open or join");
    let chiara = server.fake.user("Chiara").id();
    let list = says(&server, "Ben", "bar", json!({})).await;
    list.reads("These people cannot open or join");
    let line = list.lines().find(|line| line.contains(&dan));
    let (line, by) = (line.unwrap(), format!("by <@{}>", ben.id()));
    assert!(line.starts_with(&format!("- <@{dan}>, since <t:")), "{line}");
    assert!(line.ends_with(&by), "{line}");
    assert!(!list.contains(&chiara.to_string()), "{list:?}");
    server.calm().await;
    let reads = |lobby| ben.message(lobby).unwrap().content;
    assert!(reads(lobby).contains("(1 of 4): Anna."), "{}", reads(lobby));
    let others = reads(with_others);
    assert!(others.contains("(1 of 4): Chiara."), "{others}");
    server.lobby_in_detail(with_others).await.reads("Chiara decides");
    assert!(reads(alone).contains("This table was closed"), "{}", reads(alone));
    says(&server, "Dan", "new", json!({})).await.reads("You cannot open or join");
    let join = server.press("Dan", lobby, "v1:join:").await;
    join.reads("You cannot open or join");
    says(&server, "Ben", "bar", json!({"who": dan, "lift": true})).await.reads("again");
    let nobody = says(&server, "Ben", "bar", json!({})).await;
    nobody.reads("Nobody is kept from tables of this server.");
    server.press("Dan", lobby, "v1:join:").await.reads("You're in");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_one_channel_gives_serves_its_tables_and_what_a_role_gives_the_server() {
    const THREADS: u64 = permissions::MANAGE_THREADS;
    let server = Server::start().await;
    let games = server.fake.channel("games").unwrap();
    server.table_in(server.lobby, "Anna", json!({})).await;
    let thread = server.table_in(games, "Anna", json!({})).await;
    server.press("Chiara", thread, "v1:join:").await;
    server.press("Anna", thread, "v1:start:").await;
    server.calm().await;
    let (ben, dan) = (server.fake.user("Ben"), server.fake.user("Dan"));
    let overwrite = |allow, deny| {
        let (of, overwrite) = (ben.id(), Overwrite { allow, deny });
        server.fake.set_overwrite(games, of, overwrite).unwrap();
    };
    let says = async |who: &str, room, part: &str, options: Value| {
        let user = server.fake.user(who);
        command(&user, room, part, options).await
    };
    let bar = async |who: &str, room| {
        let whom = json!({"who": dan.id().to_string()});
        says(who, room, "bar", whom).await.content
    };
    let close = async |who: &str, room, game: u32| {
        let game = json!({"game": game});
        says(who, room, "close", game).await.content
    };
    let (whole, another) = ("on the whole server", "in a channel in which you do not");
    let barred = "cannot open or join";

    overwrite(THREADS | MANAGE_SERVER, 0);
    for room in [games, thread] {
        assert!(close("Ben", room, 2).await.contains("Close game 2"));
        assert!(close("Ben", room, 1).await.contains(another));
        assert!(bar("Ben", room).await.contains(whole));
        says("Ben", room, "server", json!({"running": 9})).await.reads("Manage Server");
    }
    let which = says("Ben", games, "close", json!({})).await;
    let offered: Vec<&str> = which.buttons.iter().map(|b| &b.custom_id[..12]).collect();
    assert_eq!(offered, ["v1:mod:2:ask"], "{which:?}");
    close("Ben", server.lobby, 2).await.reads("Manage Threads here");

    // Role changes apply everywhere at once; a channel may deny the permission.
    let keepers = server.fake.make_role("Keepers", 0).unwrap();
    ben.set_roles(&[keepers]).unwrap();
    assert!(bar("Ben", games).await.contains(whole));
    server.fake.change_role(keepers, THREADS).unwrap();
    assert!(bar("Ben", games).await.contains(barred));
    assert!(close("Ben", games, 1).await.contains("game 1"));
    assert!(close("Ben", server.lobby, 2).await.contains("game 2"));
    overwrite(0, THREADS);
    assert!(close("Ben", thread, 2).await.contains(another));
    assert!(close("Ben", thread, 1).await.contains("game 1"));
    server.fake.change_role(keepers, 0).unwrap();
    assert!(bar("Ben", server.lobby).await.contains(whole));

    for who in ["Eva", "Finn"] {
        assert!(bar(who, games).await.contains(whole), "{who}");
    }
    let eva = server.fake.user("Eva");
    eva.set_permissions(permissions::ADMINISTRATOR).unwrap();
    server.fake.user("Finn").own_guild().unwrap();
    let owns = async || bar("Finn", games).await.contains(barred);
    assert!(holds_soon(owns).await);
    for who in ["Eva", "Finn"] {
        let said = bar(who, games).await;
        assert!(said.contains(barred), "{who}: {said}");
        assert!(close(who, games, 1).await.contains("game 1"), "{who}");
        let settings = says(who, games, "server", json!({})).await.content;
        assert!(settings.contains("running game"), "{who}: {settings}");
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_server_calls_a_role_for_the_last_seat_and_keeps_the_list_of_its_tables() {
    let (server, time) = Server::in_time(luck_of_this_test()).await;
    keeper(&server, "Ben");
    let role = server.fake.make_role("players", 0).unwrap();
    let board = server.fake.channel("games").unwrap();
    let decided = json!({"role": role.to_string(), "list": board.to_string()});
    let said = says(&server, "Ben", "server", decided).await;
    said.reads(&format!("I call <@&{role}>"));
    said.reads(&format!("stands in <#{board}>"));
    let dan = server.fake.user("Dan");
    let list = || dan.sees(board);
    assert!(list()[0].content.contains("no table waits"), "{:?}", list());

    says(&server, "Anna", "play", json!({"people": 3})).await;
    server.calm().await;
    let calls = || {
        let seen = dan.sees(server.lobby).into_iter();
        seen.filter(|m| m.content.starts_with(&format!("<@&{role}>"))).collect::<Vec<_>>()
    };
    assert!(calls().is_empty(), "two are missing");
    says(&server, "Chiara", "play", json!({"people": 3})).await;
    says(&server, "Eva", "play", json!({"people": 2})).await;
    server.calm().await;
    let [call] = &calls()[..] else {
        panic!("once a day: {:?}", calls());
    };
    call.content.reads("One person is missing at the table of Anna and Chiara");
    time.pass(Duration::from_secs(6 * 60));
    let listed = |messages: &[SeenMessage]| {
        let message = messages.first()?;
        message.content.contains("Game 2 with Eva").then(|| message.clone())
    };
    let shown = dan.wait_to_see(board, SOON, listed).await.unwrap();
    assert_eq!(list().len(), 1, "one post");
    let join = shown.buttons.iter().find(|b| b.custom_id.starts_with("v1:join:1")).unwrap();
    let joined = server.press("Dan", shown.id, &join.custom_id).await;
    joined.content.reads("The game is on");
    server.calm().await;
    assert!(calls().is_empty(), "it is over");
    let gone = says(&server, "Ben", "server", json!({"no_role": true, "no_list": true})).await;
    assert!(!gone.contains("I call") && !gone.contains("list of tables stands"), "{gone}");
}
