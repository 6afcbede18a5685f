//! What a game in one sitting costs: requests that count against the limit for the whole bot, bytes of pictures, presses.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;
use std::time::Duration;

use serde_json::{Value, json};
use standin::{LoggedRequest, Snowflake};
use viceroy::host::SeededLuck;

use crate::by_dm::{Player, choose_dm};
use crate::guest::{Did, Guest};
use crate::panel::Taste;
use crate::server::Server;

const NAMES: [&str; 4] = ["Anna", "Ben", "Chiara", "Dora"];

/// First answers to interactions, and all that is done with their tokens, count for themselves.
fn counts_for_all(request: &&LoggedRequest) -> bool {
    !request.path.contains("/callback") && !request.path.contains("/webhooks/")
}

/// Somebody at the table.
enum Sitter {
    Thread(Guest),
    Direct(Player),
}

impl Sitter {
    async fn act(&mut self, thread: Snowflake) -> Did {
        match self {
            Sitter::Thread(guest) => guest.act(thread).await,
            Sitter::Direct(player) => player.act().await,
        }
    }

    /// How often they chose something, openings of the panel apart.
    fn choices(&self) -> usize {
        match self {
            Sitter::Thread(guest) => guest.taps - guest.looks,
            Sitter::Direct(player) => player.taps,
        }
    }
}

/// Who plays, and how.
#[derive(Clone)]
struct Terms {
    people: usize,
    /// So many of them by direct message, the others in the thread.
    by_dm: usize,
    options: Value,
    /// Of all, or each that of their kind.
    taste: Option<Taste>,
    /// From one visit to the next, of whomever.
    between: Duration,
}

/// A whole game and what it cost.
struct Sitting {
    log: Vec<LoggedRequest>,
    sitters: Vec<Sitter>,
}

impl Sitting {
    async fn of(terms: Terms) -> Sitting {
        let Terms {
            people,
            by_dm,
            options,
            taste,
            between,
        } = terms;
        let (mut server, time) = Server::in_time(Arc::new(SeededLuck::new(1))).await;
        let names = &NAMES[..people];
        for name in &names[..by_dm] {
            choose_dm(&server, name).await;
        }
        let before = server.standin.requests().len();
        let thread = server.start_game_of(names, options).await;
        let sitter = |(seed, name): (u64, &&str)| {
            if (seed as usize) < by_dm {
                let mut player = Player::new(&server.standin, name, seed);
                player.taste = taste.unwrap_or(player.taste);
                Sitter::Direct(player)
            } else {
                let mut guest = Guest::new(&server.standin, name, seed);
                guest.taste = taste.unwrap_or(guest.taste);
                Sitter::Thread(guest)
            }
        };
        let mut sitters: Vec<Sitter> = (0..).zip(names).map(sitter).collect();
        let mut idle = 0;
        while idle < sitters.len() {
            for sitter in &mut sitters {
                if let Sitter::Direct(_) = sitter {
                    // What they are asked has to arrive.
                    server.calm().await;
                }
                match sitter.act(thread).await {
                    Did::Something => idle = 0,
                    Did::Nothing => idle += 1,
                }
                // They do not sit together: nothing is saved by haste.
                time.pass(between);
            }
        }
        time.pass(Duration::from_secs(10));
        server.calm().await;
        server.stop().await;
        let log = server.standin.requests().split_off(before);
        Sitting { log, sitters }
    }

    fn counted(&self) -> impl Iterator<Item = &LoggedRequest> {
        self.log.iter().filter(counts_for_all)
    }

    /// Requests about the conversation with somebody, and how many of them open it.
    fn about(&self, player: &Player) -> usize {
        let room = format!("/channels/{}/", player.room);
        let user = player.user.id().to_string();
        let mine = |request: &&LoggedRequest| {
            let opens = request.path.ends_with("/users/@me/channels");
            request.path.contains(&room)
                || opens && request.json["recipient_id"].to_string().contains(&user)
        };
        self.counted().filter(mine).count()
    }

    /// How many pictures of each kind were sent, with their bytes, and those of them that had been sent before.
    fn kinds(&self) -> String {
        let mut kinds: BTreeMap<&str, [usize; 3]> = BTreeMap::new();
        let mut sent = BTreeSet::new();
        for file in self.log.iter().flat_map(|request| &request.files) {
            let (kind, _) = file.name.split_once('-').unwrap_or((&file.name, ""));
            let [count, bytes, again] = kinds.entry(kind).or_default();
            *count += 1;
            *bytes += file.size;
            if !sent.insert(&file.name) {
                *again += file.size;
            }
        }
        let each = kinds.into_iter().map(|(kind, [count, bytes, again])| {
            format!(
                "; {count} of {kind}: {} KB, again {}",
                bytes / 1000,
                again / 1000
            )
        });
        each.collect()
    }

    fn said(&self) -> String {
        let count = |method: &str| self.counted().filter(|r| r.method == method).count();
        let size = |one: &LoggedRequest| one.files.iter().map(|file| file.size).sum::<usize>();
        let mut said = format!(
            "{} requests: {} POST, {} PATCH, {} DELETE; {} KB of pictures, {} KB with the panels",
            self.counted().count(),
            count("POST"),
            count("PATCH"),
            count("DELETE"),
            self.counted().map(size).sum::<usize>() / 1000,
            self.log.iter().map(size).sum::<usize>() / 1000,
        );
        let called = self.counted().filter(|request| request.method == "POST");
        let called = called.filter_map(|post| post.json["allowed_mentions"]["users"].as_array());
        let called: usize = called.map(Vec::len).sum();
        said += &format!("; {called} mentions");
        said += &self.kinds();
        for sitter in &self.sitters {
            said += &match sitter {
                Sitter::Thread(_) => format!("; {} choices", sitter.choices()),
                Sitter::Direct(player) => format!(
                    "; {} choices by direct message in {} visits, {} requests",
                    sitter.choices(),
                    player.visits,
                    self.about(player),
                ),
            };
        }
        said
    }
}

/// So many bytes of pictures a game may send that nobody plays by direct message, and one with all modules.
const ONE_GAME: usize = 14_000_000;
const ALL_MODULES: usize = 25_000_000;

/// For the figures of docs/measurements.md. What a game may ask of the chat is bounded by `tests/host/pace.rs` without one, how
/// heavy a picture may be by `tests/limits/whole_games.rs`.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
#[ignore = "plays seventeen whole games; run it by name, with --nocapture"]
async fn what_games_in_one_sitting_cost() {
    const SECONDS: Duration = Duration::from_secs(10);
    const HOURS: Duration = Duration::from_secs(3 * 3600);
    let all = json!({"modules": 6});
    let sittings = [
        (1, 0, json!({"virtual_opponents": 1}), None, SECONDS),
        (2, 0, json!({}), None, SECONDS),
        (2, 1, json!({}), None, SECONDS),
        (2, 2, json!({}), None, SECONDS),
        (3, 1, json!({}), None, SECONDS),
        (3, 3, json!({}), None, SECONDS),
        (4, 0, json!({}), None, SECONDS),
        (4, 0, all.clone(), None, SECONDS),
        (4, 1, json!({}), None, SECONDS),
        (4, 4, json!({}), None, SECONDS),
        (4, 0, json!({}), Some(Taste::Proposed), SECONDS),
        (4, 0, all.clone(), Some(Taste::Proposed), SECONDS),
        (4, 4, json!({}), Some(Taste::Proposed), SECONDS),
        (4, 0, json!({}), None, HOURS),
        (4, 0, all.clone(), None, HOURS),
        (4, 0, json!({}), Some(Taste::Proposed), HOURS),
        (4, 0, all, Some(Taste::Proposed), HOURS),
    ];
    for (people, by_dm, options, taste, between) in sittings {
        let terms = Terms {
            people,
            by_dm,
            options,
            taste,
            between,
        };
        let most = match terms.options.get("modules") {
            Some(_) => ALL_MODULES,
            None => ONE_GAME,
        };
        let game = Sitting::of(terms.clone()).await;
        let said = game.said();
        let Terms { options, .. } = terms;
        println!(
            "{people} people, {by_dm} by direct message, {options}, {taste:?}, every {between:?}: {said}"
        );
        if by_dm == 0 {
            assert!(game.counted().count() <= 250, "{said}");
            let size = |one: &LoggedRequest| one.files.iter().map(|file| file.size).sum::<usize>();
            let with_panels: usize = game.log.iter().map(size).sum();
            // Over days a panel is opened anew for every visit.
            assert!(between == HOURS || with_panels <= most, "{said}");
        }
        for sitter in &game.sitters {
            if let Sitter::Direct(player) = sitter {
                assert!(player.visits > 5 && game.about(player) <= 75, "{said}");
            }
        }
    }
}
