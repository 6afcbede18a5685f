//! The bot respects enforced rate limits with its own rate limiter on.

use viceroy_fake_discord::{RateLimits, Scope};

use crate::prelude::*;

/// Messages per window and channel.
const MESSAGES: usize = 5;
const FASTER: u32 = 2;
const WINDOW: u64 = 5_000 / FASTER as u64;

/// Distinctive durations of two injected refusals.
const ON_A_ROUTE: Duration = Duration::from_millis(370);
const EVERYWHERE: Duration = Duration::from_millis(230);

/// Seconds, and whether global.
fn refusal(request: &LoggedRequest) -> (f64, bool) {
    let answer = &request.answer;
    let seconds = answer["retry_after"].as_f64().unwrap();
    (seconds, answer["global"].as_bool().unwrap())
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nothing_is_sent_too_early_lost_or_said_twice() {
    let config = FakeDiscordConfig {
        limits: RateLimits::Enforced { faster: FASTER },
        ..FakeDiscordConfig::on_any_port()
    };
    let mut server = Server::disguised(config).await;
    let lobby = server.lobby;

    // More tables than can be announced at once.
    for number in 0..MESSAGES {
        let host = ["Chiara", "Dora"][number % 2];
        server.new_table(host).await;
    }
    let refused = Fault::RateLimited { retry_after: ON_A_ROUTE, scope: Scope::User };
    let post = format!("POST /api/v10/channels/{lobby}/messages");
    server.fake.fault(&post, refused, 1);
    let names = ["Anna", "Ben"];
    let thread = server.start_game(&names).await;
    let refused = Fault::RateLimited { retry_after: EVERYWHERE, scope: Scope::Global };
    let news = format!("POST /api/v10/channels/{thread}/messages");
    server.fake.fault(&news, refused, 1);

    // More news than can be posted at once.
    let mut guests = [0, 1].map(|i| Guest::new(&server.fake, names[i], i as u64));
    let news = "select number as line from notices where kind in ('news', 'table')";
    while server.rows(news).await.len() <= MESSAGES + 6 {
        Guest::each_acts(&mut guests, thread).await;
    }
    server.calm().await;
    server.stop().await;

    let log = server.fake.requests();
    let refusals: Vec<_> = log.iter().filter(|one| one.status == 429).collect();
    let mut why: Vec<_> = refusals.iter().map(|one| refusal(one)).collect();
    why.sort_by(|a, b| a.partial_cmp(b).unwrap());
    let ordered = [(EVERYWHERE.as_secs_f64(), true), (ON_A_ROUTE.as_secs_f64(), false)];
    assert_eq!(why, ordered, "refused: {refusals:#?}");

    let tables = times(&server, lobby);
    assert_eq!(tables.len(), MESSAGES + 1);
    let allowed = tables[0] + WINDOW;
    assert!(tables[MESSAGES - 1] < allowed, "{tables:?}");
    assert!(tables[MESSAGES] >= allowed, "{tables:?}");
    // The rate depends on how fast pictures are rendered; posting too fast would have been refused.
    let told = times(&server, thread);
    assert!(told.len() > MESSAGES, "{told:?}");

    let mut said: BTreeMap<&str, usize> = BTreeMap::new();
    for one in log.iter().filter(|one| one.method == "POST") {
        if let Some(nonce) = one.json["nonce"].as_str() {
            *said.entry(nonce).or_default() += usize::from(one.status == 200);
        }
    }
    assert!(said.values().all(|times| *times == 1), "{said:?}");
    let gone = |one: &&LoggedRequest| one.method == "DELETE" && one.status == 204;
    let gone = log.iter().filter(gone).count();
    assert_eq!(said.len(), tables.len() + told.len() + gone, "{said:?}");
}

/// In milliseconds.
fn times(server: &Server, channel: Snowflake) -> Vec<u64> {
    let times = |world: &viceroy_fake_discord::World| {
        let all = world.all_messages().filter(|m| m.channel == channel);
        let mut times: Vec<u64> =
            all.filter(|m| !m.is_ephemeral()).map(|m| m.id.unix_ms()).collect();
        times.sort_unstable();
        times
    };
    server.fake.world(times)
}
