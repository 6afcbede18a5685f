//! Plays until there is a game at each kind of prompt, and stops the server there.

use tempfile::TempDir;

use super::*;

/// Games; each is played until it reaches a prompt none before it stopped at.
const GAMES: usize = 10;

/// Common prompts at which no game stops.
const STOOD_AT: [&str; 3] = ["bid", "develop", "first_cards"];

/// The folder of such a server after its shutdown.
pub async fn a_server_that_was_left() -> TempDir {
    let folder = folder();
    let server = Server::kept_in(folder, Arc::new(SystemLuck)).await;
    say_how_they_play(&server).await;
    allow_many(&server).await;
    let mut seen: BTreeSet<String> = STOOD_AT.map(str::to_owned).into();
    for number in 0..GAMES {
        stop_at_something_new(&server, number, &mut seen).await;
    }
    leave_lobbies(&server).await;
    attending::leave(&server).await;
    server.calm().await;
    leave_a_promise(&server).await;
    let folder = server.leave().await;
    // A restarted fake Discord compacts its journal.
    let config = viceroy_fake_discord::FakeDiscordConfig::on_any_port();
    let again = viceroy_fake_discord::start(config.kept_in(folder.path().join(FAKE_DISCORD))).await;
    again.unwrap().shut_down();
    folder
}

async fn allow_many(server: &Server) {
    let user = server.fake.user("Anna");
    user.set_permissions(u64::MAX >> 12).unwrap();
    let allowed = command(&user, server.lobby, "server", json!({"running": 25})).await;
    allowed.reads("25 running games");
}

/// Anna plays by DM, Chiara wants to but blocks DMs, the others play in the thread.
async fn say_how_they_play(server: &Server) {
    for name in ["Anna", "Chiara"] {
        choose_dm(server, name).await;
    }
    server.fake.user("Chiara").close_dms().unwrap();
}

fn terms(number: usize) -> (usize, Value) {
    // Options are given by their menu index: all modules, German, the invasion, first English
    // edition ...
    match number % 8 {
        0 => (2, json!({"modules": 6})),
        1 => (3, json!({"modules": 6})),
        2 => (1, json!({"virtual_opponents": 2, "modules": 2})),
        3 => (2, json!({"edition": 3, "virtual_opponents": 1, "modules": 1})),
        4 => (4, json!({"modules": 6})),
        5 => (2, json!({"edition": 1})),
        6 => (2, json!({"domain_cards": 1, "two_colour_auction": 1, "modules": 3})),
        _ => (3, json!({})),
    }
}

async fn stop_at_something_new(server: &Server, number: usize, seen: &mut BTreeSet<String>) {
    let (players, terms) = terms(number);
    let names: Vec<&str> = PEOPLE.iter().cycle().skip(number).take(players).copied().collect();
    let thread = server.start_game_of(&names, terms).await;
    let mut guests: Vec<Guest> = (0..)
        .zip(&names)
        .map(|(nth, name)| guest(server, name, nth + 100 * number as u64))
        .collect();
    let mut idle = 0;
    let mut next = 0;
    while idle < guests.len() {
        let all = guests.len();
        let who = &mut guests[next % all];
        next += 1;
        let mut panel = who.look(thread).await;
        let mut did = Did::Nothing;
        loop {
            let stands = standing(server, thread).await;
            if stands.iter().any(|what| !seen.contains(what)) {
                seen.extend(stands);
                for guest in &mut guests {
                    guest.look(thread).await;
                }
                return;
            }
            let Some(shown) = who.answer_once(&panel).await else {
                break;
            };
            panel = shown;
            did = Did::Something;
        }
        idle = if did == Did::Nothing { idle + 1 } else { 0 };
    }
    seen.insert("the end".to_owned());
}

/// The kinds of the game's open prompts, and its players' drafts and plans.
async fn standing(server: &Server, thread: Snowflake) -> Vec<String> {
    let rows = "select thread || ' ' || id || ' ' || bookmark as line from games where bookmark is not null";
    let mine = thread.0.cast_signed().to_string();
    let mut found = vec![];
    for row in server.rows(rows).await {
        let mut parts = row.splitn(3, ' ');
        if parts.next() != Some(&mine) {
            continue;
        }
        let game = parts.next().unwrap().to_owned();
        let bookmark: Value = serde_json::from_str(parts.next().unwrap()).unwrap();
        for desk in bookmark["desks"].as_array().unwrap() {
            let asks = &desk["asked"]["by"];
            found.extend(asks.as_str().map(str::to_owned));
            found.extend(asks.as_object().into_iter().flatten().map(|(kind, _)| kind.clone()));
        }
        let minds = "select game || ' ' || (draft is not null) || ' ' || (plan is not null) as line from orders";
        for row in server.rows(minds).await {
            let Some(mind) = row.strip_prefix(&format!("{game} ")) else {
                continue;
            };
            if mind.starts_with('1') {
                found.push("a draft".to_owned());
            }
            if mind.ends_with('1') {
                found.push("a plan".to_owned());
            }
        }
    }
    found
}

/// One lobby with players and one that everyone has left.
async fn leave_lobbies(server: &Server) {
    let gathering = server.new_table("Anna").await;
    server.press("Ben", gathering, "v1:join:").await;
    let left = server.new_table("David").await;
    server.press("David", left, "v1:leave:").await;
}

/// A deferred response that Discord refused before the bot stopped.
async fn leave_a_promise(server: &Server) {
    let refused = status(500, json!({}));
    let webhooks = "PATCH /api/v10/webhooks/";
    server.fake.fault(webhooks, refused, 1000);
    let user = server.fake.user("Ben");
    let hand = user.command(server.lobby, "viceroy", &["hand"], json!({}));
    hand.unwrap().answered().await;
    let promises = "select interaction as line from promises";
    while server.rows(promises).await.is_empty() {
        tokio::task::yield_now().await;
    }
}
