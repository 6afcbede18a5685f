//! Commands and buttons in every kind of place: servers with and without the bot, DMs, private
//! channels and forums.

use reqwest::{Client, StatusCode};
use viceroy_fake_discord::GuildStanding;

use crate::prelude::*;

/// All game state that an interaction could change.
const STATE: &str = "select id || state || steps || revision || coalesce(attendance, '') || coalesce((select group_concat(person) from seats where game = id), '') as line from games order by id";

/// Also menus, as a version registered them that was installed to users.
async fn offered_everywhere(server: &Server) {
    let fake = &server.fake;
    let mut commands = fake.world(|world| world.commands.clone());
    for command in &mut commands {
        command["contexts"] = json!([0, 1, 2]);
        command["integration_types"] = json!([0, 1]);
        let fields = command.as_object_mut().unwrap();
        for given in ["id", "application_id", "version", "guild_id"] {
            fields.remove(given);
        }
    }
    let (base, application) = (fake.api_base(), viceroy_fake_discord::APPLICATION);
    let url = format!("{base}/api/v10/applications/{application}/commands");
    let put = Client::builder().no_proxy().build().unwrap().put(url);
    let put = put.header("authorization", format!("Bot {}", fake.token()));
    let put = put.header("user-agent", "DiscordBot (https://example.org, 1)");
    let answer = put.json(&commands).send().await.unwrap();
    assert_eq!(answer.status(), StatusCode::OK, "{}", answer.text().await.unwrap());
}

fn link() -> String {
    format!("client_id={}", viceroy_fake_discord::APPLICATION)
}

/// The private answer to a command.
async fn says(user: &UserHandle, room: Snowflake, part: &str, options: Value) -> SeenMessage {
    let said = command(user, room, part, options).await;
    // In the bot's DMs, lasting messages are private too.
    let is_alone = said.ephemeral || user.open_direct().is_ok_and(|direct| direct == room);
    assert!(is_alone && !said.loading, "{part}: {said:?}");
    said
}

async fn pressed(user: &UserHandle, on: &SeenMessage, button: &str) -> SeenMessage {
    let mut buttons = on.buttons.iter();
    let found = buttons.find(|b| b.custom_id.starts_with(button) && !b.disabled);
    let button = found.unwrap_or_else(|| panic!("no {button} on {on:?}"));
    let outcome = user.press(on.id, &button.custom_id).unwrap().settled().await;
    let InteractionOutcome::Message(shown) = outcome else {
        panic!("{button:?}: {outcome:?}");
    };
    assert!(!shown.loading, "{shown:?}");
    *shown
}

/// Places other than a channel on a server with the bot, and the expected beginning of the answer.
struct Places {
    anna: UserHandle,
    direct: Snowflake,
    two: Snowflake,
    group: Snowflake,
    without: Snowflake,
}

const DIRECT: &str = "This is about a server and its tables.";
const ELSEWHERE: &str = "In this conversation I can only invite people";
const WITHOUT: &str = "I am not on this server, so I cannot post here.";

impl Places {
    async fn of(server: &Server) -> Places {
        offered_everywhere(server).await;
        let fake = &server.fake;
        let [anna, ben, chiara] = ["Anna", "Ben", "Chiara"].map(|name| fake.user(name));
        for user in [&anna, &ben, &chiara] {
            user.install().unwrap();
        }
        let without = fake.found_guild_without_bot("Elsewhere").unwrap();
        Places {
            direct: anna.open_direct().unwrap(),
            two: fake.open_private(&[anna.id(), ben.id()]).unwrap(),
            group: fake.open_private(&[anna.id(), ben.id(), chiara.id()]).unwrap(),
            without: fake.channel_in(without, "lobby").unwrap(),
            anna,
        }
    }

    fn mute(&self) -> [(Snowflake, &'static str); 3] {
        [(self.two, ELSEWHERE), (self.group, ELSEWHERE), (self.without, WITHOUT)]
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_only_a_server_has_is_refused_everywhere_else_in_a_true_sentence() {
    let server = Server::start().await;
    server.start_game(&["Anna", "Ben"]).await;
    let places = Places::of(&server).await;
    server.calm().await;
    let before = server.rows(STATE).await;
    let dan = server.fake.user("Dan").id().to_string();
    let commands = [
        ("server", json!({"running": 9})),
        ("bar", json!({"who": dan})),
        ("close", json!({"game": 1})),
    ];
    let mute = places.mute();
    for (part, options) in &commands {
        for (room, sentence) in mute.into_iter().chain([(places.direct, DIRECT)]) {
            let said = says(&places.anna, room, part, options.clone()).await.content;
            assert!(said.starts_with(sentence), "{part}: {said}");
            assert_eq!(said.contains(&link()), room == places.without, "{part}: {said}");
        }
    }
    for (room, sentence) in mute {
        let said = says(&places.anna, room, "new", json!({})).await.content;
        assert!(said.starts_with(sentence), "{said}");
        assert_eq!(said.contains(&link()), room == places.without, "{said}");
    }
    server.calm().await;
    assert_eq!(server.rows(STATE).await, before);
    says(&places.anna, places.direct, "new", json!({})).await.reads("open here");
    let opened = server.rows(STATE).await;
    assert_eq!(opened.len(), before.len() + 1);
}

/// What a command does in a place.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Does {
    /// It is answered.
    Works,
    /// One sentence says where it belongs.
    SaysWhere(&'static str),
}

/// Each command in each place: a server with the bot, its own direct messages for whoever has
/// installed it and for a member of the server, a conversation of others, a server without it.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn each_command_does_in_each_place_what_the_table_says() {
    use Does::{SaysWhere, Works};
    let server = Server::start().await;
    server.start_game(&["Anna", "Ben"]).await;
    let places = Places::of(&server).await;
    let anna = &places.anna;
    let dan = server.fake.user("Dan");
    let direct_of_dan = dan.open_direct().unwrap();
    let elsewhere = SaysWhere(ELSEWHERE);
    let [direct, without] = [SaysWhere(DIRECT), SaysWhere(WITHOUT)];
    let everywhere = [Works, Works, elsewhere, Works];
    let on_servers = [Works, direct, elsewhere, without];
    let table = [
        ("play", json!({"people": 2}), on_servers),
        ("daily", json!({}), everywhere),
        ("learn", json!({}), everywhere),
        ("hand", json!({}), everywhere),
        ("tables", json!({}), on_servers),
        ("games", json!({}), everywhere),
        ("new", json!({}), [Works, Works, elsewhere, without]),
        ("join", json!({"code": "BCDFGH"}), everywhere),
        ("invite", json!({}), [SaysWhere("On a server that I am on"), Works, Works, Works]),
        ("table", json!({}), everywhere),
        ("choose", json!({"what": "x"}), everywhere),
        ("players", json!({}), everywhere),
        ("archive", json!({}), everywhere),
        ("profile", json!({}), everywhere),
        ("ranking", json!({}), everywhere),
        ("card", json!({"which": "captain"}), everywhere),
        ("rules", json!({}), everywhere),
        ("settings", json!({}), everywhere),
        ("help", json!({}), everywhere),
        ("report", json!({"what": "a problem that is none"}), everywhere),
        ("my-data", json!({}), everywhere),
        ("forget-me", json!({}), everywhere),
        ("server", json!({"running": 9}), on_servers),
        ("close", json!({"game": 1}), on_servers),
        ("bar", json!({}), on_servers),
    ];
    let known = server.fake.world(|world| world.commands[0]["options"].as_array().unwrap().len());
    assert_eq!(table.len(), known, "every command is in the table");
    for (part, options, expected) in &table {
        let [on_server, directly, elsewhere, without] = expected;
        let rooms = [
            (anna, server.lobby, on_server),
            (anna, places.direct, directly),
            (&dan, direct_of_dan, directly),
            (anna, places.group, elsewhere),
            (anna, places.without, without),
        ];
        for (user, room, does) in rooms {
            let said = command(user, room, part, options.clone()).await;
            assert!(!said.loading && !said.content.is_empty(), "{part} in {room}: {said:?}");
            match does {
                SaysWhere(sentence) => {
                    let text = &said.content;
                    assert!(said.ephemeral && text.starts_with(sentence), "{part}: {text}");
                    assert!(said.buttons.is_empty(), "{part}: {said:?}");
                }
                Works => {
                    for untrue in [DIRECT, ELSEWHERE, WITHOUT] {
                        assert!(!said.content.starts_with(untrue), "{part} in {room}: {said:?}");
                    }
                }
            }
        }
    }
    assert!(server.rows(STATE).await.iter().any(|row| row.contains("started")), "it goes on");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_needs_no_server_works_everywhere_and_its_buttons_too() {
    let server = Server::start().await;
    let thread = server.start_game(&["Anna", "Ben"]).await;
    let places = Places::of(&server).await;
    server.calm().await;
    let before = server.rows(STATE).await;
    let anna = &places.anna;
    for room in [server.lobby, places.direct, places.without] {
        let hand = says(anna, room, "hand", json!({})).await;
        hand.reads("**Game 1");
        let link = format!("<#{thread}>");
        hand.reads(&link);
        says(anna, room, "table", json!({})).await.reads("ame 1");
        says(anna, room, "games", json!({})).await.reads(&link);
        says(anna, room, "settings", json!({})).await;
        let help = says(anna, room, "help", json!({})).await;
        assert!(!help.buttons.is_empty());
        for button in &help.buttons {
            let shown = pressed(anna, &help, &button.custom_id).await;
            assert!(!shown.content.is_empty(), "{shown:?}");
            for untrue in [DIRECT, ELSEWHERE, WITHOUT] {
                assert!(!shown.content.contains(untrue), "{shown:?}");
            }
        }
    }
    server.calm().await;
    assert_eq!(server.rows(STATE).await, before, "nobody has answered anything");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn answers_from_every_place_count() {
    let server = Server::start().await;
    let thread = server.start_game(&["Anna", "Ben"]).await;
    let places = Places::of(&server).await;
    let mut luck = StdRng::seed_from_u64(5);
    let mut ben = Guest::new(&server.fake, "Ben", 1);
    for room in [places.direct, places.without] {
        let hand = loop {
            ben.act(thread).await;
            let hand = says(&places.anna, room, "hand", json!({})).await;
            if !actions(&hand, &mut luck, Taste::ByHand).is_empty() {
                break hand;
            }
        };
        let before = server.rows(STATE).await;
        // A choice may take several presses.
        let mut shown = hand;
        while let Some(action) = actions(&shown, &mut luck, Taste::Proposed).first() {
            let outcome = action.perform(&places.anna, shown.id).settled().await;
            shown = outcome.message().unwrap();
            shown.content.reads("**Game 1");
        }
        assert_ne!(server.rows(STATE).await, before, "{shown:?}");
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn menus_of_other_places_have_true_sentences() {
    let server = Server::start().await;
    let places = Places::of(&server).await;
    let ben = server.fake.user("Ben").id();
    for (room, sentence) in places.mute().into_iter().chain([(places.direct, DIRECT)]) {
        let invited = places.anna.use_on_user(room, ben, "Invite to my table").unwrap();
        let said = invited.settled().await.message().unwrap().content;
        assert!(said.starts_with(sentence), "{said}");
        assert_eq!(said.contains(&link()), room == places.without, "{said}");
        let spoken = places.anna.say(room, "Who plays?").unwrap();
        let said = shown(places.anna.use_on_message(spoken, "My hand").unwrap()).await.content;
        let expected = if sentence == ELSEWHERE { sentence } else { "game" };
        said.reads(expected);
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn an_open_table_of_a_server_that_the_bot_left_is_not_linked_and_invites_it_back() {
    let mut server = Server::start().await;
    let guild = server.fake.found_guild("Second").unwrap();
    let there = server.fake.channel_in(guild, "lobby").unwrap();
    let table = server.table_in(there, "Anna", json!({})).await;
    let (anna, room, link_to) = (server.fake.user("Anna"), server.lobby, format!("<#{there}>"));
    let is_linked = async || {
        let list = says(&anna, room, "games", json!({})).await.content;
        let is_linked = list.contains(&link_to);
        assert_ne!(is_linked, list.contains("where I can no longer post"), "{list}");
        is_linked
    };
    assert!(is_linked().await);
    // Discord delivers his presses also where the bot is not.
    server.fake.user("Ben").install().unwrap();
    server.fake.remove_bot_from(guild).unwrap();
    assert!(holds_soon(async || !is_linked().await).await);
    let before = server.rows(STATE).await;
    let said = server.press("Ben", table, "v1:join:").await.content;
    assert!(said.starts_with(WITHOUT) && said.contains(&link()), "{said}");
    assert_eq!(server.rows(STATE).await, before);
    server.restart().await;
    assert!(holds_soon(async || !is_linked().await).await, "also after a restart");
    server.fake.set_bot_standing(guild, GuildStanding::Joined).unwrap();
    assert!(holds_soon(is_linked).await);
    server.press("Ben", table, "v1:join:").await.reads("You're in");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_forum_has_a_sentence_of_its_own() {
    let server = Server::start().await;
    let anna = server.fake.user("Anna");
    let forum = server.fake.make_forum("board games").unwrap();
    assert!(anna.command(forum, "viceroy", &["new"], json!({})).is_err(), "nobody writes there");
    let post = anna.begin_post(forum, "Who plays?", "Tonight at eight").unwrap();
    says(&anna, post, "new", json!({})).await.reads("A forum has posts only");
    // A thread cannot contain another thread.
    let thread = server.start_game(&["Anna", "Ben"]).await;
    says(&anna, thread, "new", json!({})).await.reads("A table opens a thread of its own");
    server.calm().await;
    assert_eq!(server.rows(STATE).await.len(), 1);
    says(&anna, post, "hand", json!({})).await.reads("**Game 1");
}
