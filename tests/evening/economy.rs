//! What a game in one sitting costs: requests that count against the limit for the whole bot, bytes of pictures, presses.

use std::sync::Arc;
use std::time::Duration;

use serde_json::json;
use standin::{LoggedRequest, Snowflake};
use viceroy::host::SeededLuck;

use crate::by_dm::{Player, choose_dm};
use crate::guest::{Did, Guest};
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
    /// The first ones play by direct message, the others in the thread.
    async fn of(people: usize, by_dm: usize) -> Sitting {
        let (mut server, time) = Server::in_time(Arc::new(SeededLuck::new(1))).await;
        let names = &NAMES[..people];
        for name in &names[..by_dm] {
            choose_dm(&server, name).await;
        }
        let before = server.standin.requests().len();
        let terms = if people == 1 {
            json!({"virtual_opponents": 1})
        } else {
            json!({})
        };
        let thread = server.start_game_of(names, terms).await;
        let sitter = |(seed, name): (u64, &&str)| {
            if (seed as usize) < by_dm {
                Sitter::Direct(Player::new(&server.standin, name, seed))
            } else {
                Sitter::Thread(Guest::new(&server.standin, name, seed))
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

/// For the figures of docs/measurements.md. What a game may ask of the chat is bounded by `tests/host/pace.rs` without one, how
/// heavy a picture may be by `tests/limits/whole_games.rs`.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
#[ignore = "plays nine whole games; run it by name, with --nocapture"]
async fn what_games_in_one_sitting_cost() {
    let sittings = [
        (1, 0),
        (2, 0),
        (2, 1),
        (2, 2),
        (3, 1),
        (3, 3),
        (4, 0),
        (4, 1),
        (4, 4),
    ];
    for (people, by_dm) in sittings {
        let game = Sitting::of(people, by_dm).await;
        let said = game.said();
        println!("{people} people, {by_dm} by direct message: {said}");
        if by_dm == 0 {
            assert!(game.counted().count() <= 160, "{said}");
            let size = |one: &LoggedRequest| one.files.iter().map(|file| file.size).sum::<usize>();
            let with_panels: usize = game.log.iter().map(size).sum();
            assert!(with_panels <= 25_000_000, "{said}");
        }
        for sitter in &game.sitters {
            if let Sitter::Direct(player) = sitter {
                assert!(player.visits > 10 && game.about(player) <= 75, "{said}");
            }
        }
    }
}
