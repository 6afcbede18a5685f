//! What a game costs: requests against the global rate limit, bytes of pictures, presses.

use crate::prelude::*;
use crate::without_server::begin;

const NAMES: [&str; 4] = ["Anna", "Ben", "Chiara", "Dora"];

/// Interaction callbacks and webhooks are outside the global limit.
fn counts_for_all(request: &&LoggedRequest) -> bool {
    !request.path.contains("/callback") && !request.path.contains("/webhooks/")
}

/// The nonce's first capital letter is the message kind.
fn kind_of(nonce: &str) -> &'static str {
    match nonce.chars().find(char::is_ascii_uppercase) {
        Some('L') => "lobby",
        Some('T') => "table",
        Some('N') => "news",
        Some('C') => "call",
        Some('P') => "panel",
        Some('E') => "end",
        _ => "told",
    }
}

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

    fn user(&self) -> &UserHandle {
        match self {
            Sitter::Thread(guest) => &guest.user,
            Sitter::Direct(player) => &player.user,
        }
    }

    fn choices(&self) -> usize {
        match self {
            Sitter::Thread(guest) => guest.taps - guest.looks,
            Sitter::Direct(player) => player.taps,
        }
    }
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Place {
    Server,
    /// Direct messages alone.
    Nowhere,
}

/// Players, how many of them play by DM, and the time between their visits.
#[derive(Clone, Copy)]
struct Seats {
    place: Place,
    people: usize,
    by_dm: usize,
    between: Duration,
}

/// Apart, with nothing saved by speed.
const SITTING: Duration = Duration::from_secs(10);
const OVER_DAYS: Duration = Duration::from_secs(3 * 3600);

/// By then every player who has to act has been pinged.
const CALLED: Duration = Duration::from_secs(6 * 60);

struct Sitting {
    log: Vec<LoggedRequest>,
    sitters: Vec<Sitter>,
    visits: Vec<usize>,
}

impl Sitting {
    /// The first players use DMs, the others the thread. Without `taste`, each uses the one for
    /// their kind.
    async fn of(seats: Seats, terms: Value, taste: Option<Taste>, luck: u64) -> Sitting {
        let Seats { place, people, by_dm, between } = seats;
        let (mut server, time) = Server::in_time(Arc::new(SeededLuck::new(luck))).await;
        let names = &NAMES[..people];
        let before = server.fake.requests().len();
        let thread = match place {
            Place::Server => {
                for name in &names[..by_dm] {
                    choose_dm(&server, name).await;
                }
                server.start_game_of(names, terms).await
            }
            Place::Nowhere => {
                begin(&server, names, terms).await;
                server.lobby
            }
        };
        let sitter = |(seed, name): (u64, &&str)| {
            if (seed as usize) < by_dm {
                let mut player = Player::new(&server.fake, name, seed);
                player.taste = taste.unwrap_or(player.taste);
                Sitter::Direct(player)
            } else {
                let mut guest = Guest::new(&server.fake, name, seed);
                guest.taste = taste.unwrap_or(guest.taste);
                Sitter::Thread(guest)
            }
        };
        let mut sitters: Vec<Sitter> = (0..).zip(names).map(sitter).collect();
        let mut visits = vec![0; sitters.len()];
        let mut idle = 0;
        while idle < sitters.len() {
            for (sitter, visits) in sitters.iter_mut().zip(&mut visits) {
                if let Sitter::Direct(_) = sitter {
                    server.calm().await;
                }
                match sitter.act(thread).await {
                    Did::Something => {
                        idle = 0;
                        *visits += 1;
                    }
                    Did::Nothing => idle += 1,
                }
                time.pass(SITTING);
                if between > SITTING {
                    server.calm().await;
                    time.pass(CALLED);
                    if by_dm == 0 {
                        server.called().await;
                    }
                    server.calm().await;
                    time.pass(between - SITTING - CALLED);
                }
            }
        }
        time.pass(Duration::from_secs(10));
        server.calm().await;
        server.stop().await;
        let log = server.fake.requests().split_off(before);
        Sitting { log, sitters, visits }
    }

    fn counted(&self) -> impl Iterator<Item = &LoggedRequest> {
        self.log.iter().filter(counts_for_all)
    }

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
            format!("; {count} of {kind}: {} KB, again {}", bytes / 1000, again / 1000)
        });
        each.collect()
    }

    fn routes(&self) -> String {
        let mut kinds: BTreeMap<String, &str> = BTreeMap::new();
        let mut routes: BTreeMap<(&str, &str), usize> = BTreeMap::new();
        for request in self.counted() {
            let (_, last) = request.path.rsplit_once('/').unwrap_or_default();
            let kind = match (last, request.json["nonce"].as_str()) {
                ("messages", Some(nonce)) => {
                    let kind = kind_of(nonce);
                    if let Some(id) = request.answer["id"].as_str() {
                        kinds.insert(id.to_owned(), kind);
                    }
                    kind
                }
                _ => kinds.get(last).copied().unwrap_or("other"),
            };
            *routes.entry((kind, &request.method)).or_default() += 1;
        }
        let each = routes.into_iter();
        let each = each.map(|((kind, method), count)| format!("; {kind} {method} {count}"));
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
        let called: Vec<&Value> = called.flatten().collect();
        let of_each = self.sitters.iter().map(|sitter| {
            let id = json!(sitter.user().id().to_string());
            called.iter().filter(|called| ***called == id).count()
        });
        let of_each: Vec<usize> = of_each.collect();
        said += &format!("; mentions {of_each:?}, visits {:?}", self.visits);
        said += &self.routes();
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

/// Picture bytes of any four-player game in a thread, and with all modules.
const ONE_GAME: usize = 9_000_000;
const ALL_MODULES: usize = 14_000_000;

/// Produces the figures in docs/measurements.md. Limits are tested in `tests/host/pace.rs` and
/// `tests/limits/whole_games.rs`.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
#[ignore = "plays ten whole games; run it by name, with --nocapture"]
async fn what_games_in_the_thread_cost() {
    let modules = || json!({"modules": 6});
    let sittings = [
        (1, 1, json!({"virtual_opponents": 1}), None),
        (2, 1, json!({}), None),
        (4, 1, json!({}), None),
        (4, 2, json!({}), None),
        (4, 3, json!({}), None),
        (4, 1, modules(), None),
        (4, 2, modules(), None),
        (4, 3, modules(), None),
        (4, 1, json!({}), Some(Taste::Proposed)),
        (4, 1, modules(), Some(Taste::Proposed)),
    ];
    let mut sent: BTreeMap<&str, Vec<usize>> = BTreeMap::new();
    for (people, luck, terms, taste) in sittings {
        let seats = Seats { place: Place::Server, people, by_dm: 0, between: SITTING };
        let game = Sitting::of(seats, terms.clone(), taste, luck).await;
        let said = game.said();
        println!("{people} people in the thread, {terms}, {taste:?}, luck {luck}: {said}");
        assert!(game.counted().count() <= 160, "{said}");
        let size = |one: &LoggedRequest| one.files.iter().map(|file| file.size).sum::<usize>();
        let kind = match (people, taste, terms.get("modules")) {
            (4, None, Some(_)) => "modules",
            (4, None, None) => "four",
            _ => continue,
        };
        let bytes = game.log.iter().map(size).sum();
        sent.entry(kind).or_default().push(bytes);
    }
    println!("{sent:?}");
    for (kind, most) in [("four", ONE_GAME), ("modules", ALL_MODULES)] {
        assert!(sent[kind].iter().all(|bytes| *bytes <= most), "{kind}");
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
#[ignore = "plays seven whole games; run it by name, with --nocapture"]
async fn what_games_by_direct_message_cost() {
    let by_hand = [(2, 1), (2, 2), (3, 1), (3, 3), (4, 1), (4, 4)].map(|seats| (seats, None));
    let proposed = [((4, 4), Some(Taste::Proposed))];
    for ((people, by_dm), taste) in by_hand.into_iter().chain(proposed) {
        let seats = Seats { place: Place::Server, people, by_dm, between: SITTING };
        let game = Sitting::of(seats, json!({}), taste, 1).await;
        let said = game.said();
        println!("{people} people, {by_dm} by direct message, {taste:?}: {said}");
        for sitter in &game.sitters {
            if let Sitter::Direct(player) = sitter {
                assert!(player.visits > 5 && game.about(player) <= 75, "{said}");
            }
        }
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
#[ignore = "plays five whole games; run it by name, with --nocapture"]
async fn what_games_over_days_cost() {
    let seats = Seats { place: Place::Server, people: 4, by_dm: 0, between: OVER_DAYS };
    for taste in [None, Some(Taste::Proposed)] {
        for (terms, most) in [(json!({}), 140), (json!({"modules": 6}), 210)] {
            let game = Sitting::of(seats, terms.clone(), taste, 1).await;
            let said = game.said();
            println!("four in the thread, {terms}, {taste:?}: {said}");
            assert!(game.counted().count() <= most, "{said}");
        }
    }
    let seats = Seats { by_dm: 1, ..seats };
    let game = Sitting::of(seats, json!({}), None, 1).await;
    println!("four, one by direct message: {}", game.said());
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
#[ignore = "plays four whole games; run it by name, with --nocapture"]
async fn what_games_without_a_server_cost() {
    let seats = Seats { place: Place::Nowhere, people: 4, by_dm: 4, between: OVER_DAYS };
    for taste in [None, Some(Taste::Proposed)] {
        for (terms, most) in
            [(json!({"computers": 0}), 480), (json!({"computers": 0, "modules": 6}), 700)]
        {
            let game = Sitting::of(seats, terms.clone(), taste, 1).await;
            let said = game.said();
            println!("four without a server, {terms}, {taste:?}: {said}");
            assert!(game.counted().count() <= most, "{said}");
        }
    }
}
