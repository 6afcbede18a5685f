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

/// A whole game and what it cost.
struct Sitting {
    log: Vec<LoggedRequest>,
    sitters: Vec<Sitter>,
}

impl Sitting {
    /// On these terms; the first ones play by direct message, the others in the thread. All have a taste, or each that of
    /// their kind.
    async fn of(people: usize, by_dm: usize, terms: Value, taste: Option<Taste>) -> Sitting {
        let (mut server, time) = Server::in_time(Arc::new(SeededLuck::new(1))).await;
        let names = &NAMES[..people];
        for name in &names[..by_dm] {
            choose_dm(&server, name).await;
        }
        let before = server.standin.requests().len();
        let thread = server.start_game_of(names, terms).await;
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
                time.pass(Duration::from_secs(10));
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
#[ignore = "plays thirteen whole games; run it by name, with --nocapture"]
async fn what_games_in_one_sitting_cost() {
    let sittings = [
        (1, 0, json!({"virtual_opponents": 1})),
        (2, 0, json!({})),
        (2, 1, json!({})),
        (2, 2, json!({})),
        (3, 1, json!({})),
        (3, 3, json!({})),
        (4, 0, json!({})),
        (4, 0, json!({"modules": 6})),
        (4, 1, json!({})),
        (4, 4, json!({})),
    ];
    let by_hand = sittings.map(|sitting| (sitting, None));
    let proposed = [
        (4, 0, json!({})),
        (4, 0, json!({"modules": 6})),
        (4, 4, json!({})),
    ];
    let proposed = proposed.map(|sitting| (sitting, Some(Taste::Proposed)));
    for ((people, by_dm, terms), taste) in by_hand.into_iter().chain(proposed) {
        let most = match terms.get("modules") {
            Some(_) => ALL_MODULES,
            None => ONE_GAME,
        };
        let game = Sitting::of(people, by_dm, terms.clone(), taste).await;
        let said = game.said();
        println!("{people} people, {by_dm} by direct message, {terms}, {taste:?}: {said}");
        if by_dm == 0 {
            assert!(game.counted().count() <= 160, "{said}");
            let size = |one: &LoggedRequest| one.files.iter().map(|file| file.size).sum::<usize>();
            let with_panels: usize = game.log.iter().map(size).sum();
            assert!(with_panels <= most, "{said}");
        }
        for sitter in &game.sitters {
            if let Sitter::Direct(player) = sitter {
                assert!(player.visits > 5 && game.about(player) <= 75, "{said}");
            }
        }
    }
}
