//! After a restart of a server with games at every kind of prompt, every button works, every prompt
//! can be answered, and a game can be finished.

mod attending;
mod collect;

use crate::prelude::*;
use crate::world::copy_all;

/// Some play by DM; one blocks DMs.
const PEOPLE: [&str; 4] = ["Anna", "Ben", "Chiara", "David"];

/// Answers that no button may get.
const NO_ANSWER: [&str; 2] = ["I do not know this button", "Something broke"];

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_server_opened_again_goes_on_with_everything_that_was_posted() {
    let left = collect::a_server_that_was_left().await;
    tokio::join!(
        async { everything_posted_can_be_pressed(opened(left.path()).await).await },
        async { open_questions_are_answered_where_they_stand(opened(left.path()).await).await },
        async { a_game_is_played_to_its_end(opened(left.path()).await).await },
    );
}

async fn everything_posted_can_be_pressed(server: Server) {
    let everything = buttons(&server);
    assert!(everything.len() > 40, "{}", everything.len());
    for (user, message, id) in everything {
        let outcome = pressed(&user, &message, &id).await;
        match outcome {
            InteractionOutcome::Message(seen) => {
                let bad = NO_ANSWER.iter().find(|bad| seen.content.contains(**bad));
                assert_eq!(bad, None, "{id}: {}", seen.content);
            }
            InteractionOutcome::Modal(_) | InteractionOutcome::Gone => {}
            other => panic!("{id}: {other:?}"),
        }
    }
    server.leave().await;
}

async fn open_questions_are_answered_where_they_stand(server: Server) {
    let steps = "select sum(steps) as line from games";
    let mut answered = 0;
    for (user, panel) in newest_panels(&server) {
        let mut luck = StdRng::seed_from_u64(panel.id.0);
        let Some(action) = actions(&panel, &mut luck, Taste::ByLot).pop() else {
            continue;
        };
        let before = (server.rows(steps).await, kept_in_mind(&server).await);
        // An earlier answer by another player may have changed the panel.
        let Ok(reaction) = action.attempt(&user, panel.id) else {
            continue;
        };
        let outcome = reaction.settled().await;
        let InteractionOutcome::Message(shown) = outcome else {
            panic!("{action:?}: {outcome:?}");
        };
        // Another panel of the same game may have answered the prompt.
        let after = (server.rows(steps).await, kept_in_mind(&server).await);
        answered += usize::from(before != after);
        assert!(!shown.content.is_empty(), "{action:?}");
    }
    assert!(answered >= 8, "{answered}");
    server.leave().await;
}

async fn a_game_is_played_to_its_end(mut server: Server) {
    for thread in late_games(&server, 1).await {
        let people = seated(&server, thread).await;
        let people: Vec<&str> = people.iter().map(String::as_str).collect();
        play_to_the_end(&server.fake, thread, &people).await;
    }
    server.calm().await;
    let over = server.rows("select count(*) as line from games where state = 'over'").await;
    assert_ne!(over, ["0"]);
    server.stop().await;
}

async fn opened(left: &Path) -> Server {
    let folder = folder();
    copy_all(left, folder.path());
    let server = Server::kept_in(folder, Arc::new(SystemLuck)).await;
    server.calm().await;
    server
}

/// Drafts and plans, which change without an answer.
async fn kept_in_mind(server: &Server) -> Vec<String> {
    let orders = "select game || ' ' || seat || ' ' || ifnull(draft, '') as line from orders";
    server.rows(orders).await
}

/// In all channels, threads and DMs.
fn seen_by(user: &UserHandle, server: &Server) -> Vec<SeenMessage> {
    let channels: Vec<Snowflake> =
        server.fake.world(|world| world.channels.keys().copied().collect());
    channels.into_iter().flat_map(|c| user.sees(c)).collect()
}

/// All components with a user who sees them: one of each kind per game for public messages, all for
/// private ones.
fn buttons(server: &Server) -> Vec<(UserHandle, SeenMessage, String)> {
    let mut had = BTreeSet::new();
    let mut found = vec![];
    for name in PEOPLE {
        let user = server.fake.user(name);
        for message in seen_by(&user, server) {
            let buttons = message.buttons.iter().map(|b| &b.custom_id);
            let menus = message.menus.iter().map(|m| &m.custom_id);
            for id in buttons.chain(menus).filter(|id| !id.is_empty()) {
                let mut parts = id.splitn(4, ':');
                let kind: Vec<&str> = parts.by_ref().take(3).collect();
                if had.insert((name, kind.join(":"))) {
                    found.push((user.clone(), message.clone(), id.clone()));
                }
            }
        }
    }
    found
}

async fn pressed(user: &UserHandle, message: &SeenMessage, id: &str) -> InteractionOutcome {
    let menu = message.menus.iter().find(|menu| menu.custom_id == id);
    let reaction = match menu {
        Some(menu) => {
            let first = menu.min_values.max(1) as usize;
            let own = user.id().to_string();
            let mut values: Vec<&str> = menu.options.iter().map(|o| o.value.as_str()).collect();
            if values.is_empty() {
                // User menus list no options.
                values.push(&own);
            }
            // An earlier press may have changed the message.
            match user.select(message.id, id, &values[..first]) {
                Ok(reaction) => reaction,
                Err(_) => return InteractionOutcome::Gone,
            }
        }
        None => match user.press_late(message.id, id) {
            Ok(reaction) => reaction,
            Err(_) => return InteractionOutcome::Gone,
        },
    };
    reaction.settled().await
}

fn newest_panels(server: &Server) -> Vec<(UserHandle, SeenMessage)> {
    let mut found = vec![];
    for name in PEOPLE {
        let user = server.fake.user(name);
        let mut games = BTreeSet::new();
        let mut seen = seen_by(&user, server);
        seen.sort_by_key(|message| std::cmp::Reverse(message.id));
        for message in seen {
            let mut ids = message.buttons.iter().map(|b| b.custom_id.as_str());
            let game = ids.find_map(|id| {
                let begins = ["v1:look:", "v1:more:", "v1:panel:", "v1:rest:panel:"];
                let rest = begins.iter().find_map(|begin| id.strip_prefix(begin));
                rest?.split([':', '@']).next().map(str::to_owned)
            });
            if let Some(game) = game
                && games.insert(game)
            {
                found.push((user.clone(), message));
            }
        }
    }
    found
}

async fn late_games(server: &Server, count: usize) -> Vec<Snowflake> {
    let late = "select thread as line from games where state = 'started' order by steps desc";
    let rows = server.rows(late).await;
    let threads = rows.iter().map(|row| row.parse::<i64>().unwrap());
    // Chat ids are stored as signed integers.
    threads.take(count).map(|thread| Snowflake(thread.cast_unsigned())).collect()
}

async fn seated(server: &Server, thread: Snowflake) -> Vec<String> {
    let names = "select thread || ' ' || name as line from seats join games on games.id = game";
    let rows = server.rows(names).await;
    let mine = thread.0.cast_signed().to_string();
    let mut names = vec![];
    for row in rows {
        if let Some((thread, name)) = row.split_once(' ')
            && thread == mine
        {
            names.push(name.to_owned());
        }
    }
    names
}

fn guest(server: &Server, name: &str, seed: u64) -> Guest {
    Guest::new(&server.fake, name, seed)
}
