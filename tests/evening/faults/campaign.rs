//! One game through a sequence of all faults, and one in which one request in twenty fails.

use std::hash::{DefaultHasher, Hash, Hasher};

use viceroy_fake_discord::{AheadClock, Clock, Disturbed, INVITED};

use super::*;

const LOSING_PATIENCE: Duration = Duration::from_secs(10);
const PATIENCE: u32 = 12;
const BETWEEN_TROUBLES: usize = 6;
const NO_MORE_THREADS: u64 = 160_006;
/// How far the bot's clock is ahead of Discord's.
const A_DAY: Duration = Duration::from_secs(24 * 60 * 60);

#[derive(Clone, Copy, Debug)]
enum Trouble {
    /// The thread limit is reached, so the game's thread cannot be opened.
    NoMoreThreads,
    ThreadsAgain,
    Forbidden,
    Allowed,
    WornEdits,
    Closed(GatewayFault),
    /// The gateway URL is unavailable when the connection drops.
    GatewayUnknown,
    Deleted,
}

/// The first occurs before the game has a thread.
const TROUBLES: [Trouble; 11] = [
    Trouble::NoMoreThreads,
    Trouble::ThreadsAgain,
    Trouble::Forbidden,
    Trouble::WornEdits,
    Trouble::Allowed,
    Trouble::Closed(GatewayFault::CloseWithoutCode),
    Trouble::WornEdits,
    Trouble::Closed(GatewayFault::Close(1001)),
    Trouble::Closed(GatewayFault::Close(4008)),
    Trouble::GatewayUnknown,
    Trouble::Deleted,
];

/// Players type commands outside the thread, so that they do not need it.
struct Evening {
    server: Server,
    elsewhere: Snowflake,
    /// The lobby message; its thread has the same id.
    table: Option<Snowflake>,
    answers: usize,
}

impl Evening {
    async fn open(config: FakeDiscordConfig) -> Evening {
        let folder = folder();
        let luck = Arc::new(SeededLuck::new(17));
        let server = Server::open(config, folder, luck).await;
        let elsewhere = server.fake.channel("games").unwrap();
        Evening { server, elsewhere, table: None, answers: 0 }
    }

    async fn start(&mut self) {
        let table = self.server.new_table(NAMES[0]).await;
        self.server.press(NAMES[1], table, "v1:join:").await;
        self.server.press(NAMES[0], table, "v1:start:").await;
        self.table = Some(table);
    }

    async fn has_thread(&self) -> bool {
        let anna = self.server.fake.user(NAMES[0]);
        let table = |messages: &[SeenMessage]| {
            let mut buttons = messages.iter().flat_map(|m| &m.buttons);
            let found = buttons.find(|b| b.custom_id.starts_with("v1:table:"));
            found.map(drop)
        };
        let thread = self.table.unwrap();
        anna.wait_to_see(thread, SOON, table).await.is_some()
    }

    fn threads_refused(&self) -> usize {
        let log = self.server.fake.requests();
        let refused = log.iter().filter(|r| r.answer["code"] == NO_MORE_THREADS);
        refused.count()
    }

    async fn meet(&mut self, trouble: Trouble) {
        let (fake, lobby) = (&self.server.fake, self.server.lobby);
        match trouble {
            Trouble::NoMoreThreads => {
                let refused = status(
                    400,
                    json!({
                        "code": NO_MORE_THREADS,
                        "message": "Maximum number of active threads reached",
                    }),
                );
                fake.fault("/threads", refused, usize::MAX);
            }
            Trouble::ThreadsAgain => {
                assert!(self.threads_refused() > 0, "the game has no thread");
                fake.clear_faults();
                // Changes something in the channel, so that the bot checks again.
                fake.set_bot_permissions(lobby, INVITED).unwrap();
            }
            Trouble::Forbidden => {
                assert!(self.has_thread().await, "the thread is opened after all");
                let held = INVITED & !permissions::SEND_MESSAGES_IN_THREADS;
                fake.set_bot_permissions(lobby, held).unwrap();
            }
            Trouble::Allowed => fake.set_bot_permissions(lobby, INVITED).unwrap(),
            Trouble::WornEdits => {
                let refused = status(
                    429,
                    json!({
                        "code": 30046, "retry_after": 1800.0,
                        "message": "Maximum number of edits to messages older than 1 hour reached. Try again later",
                    }),
                );
                fake.fault("PATCH /api/v10/channels/", refused, 6);
            }
            Trouble::Closed(how) => {
                fake.disturb_gateway(how);
                assert!(fake.wait_connected(SOON).await, "{how:?}");
            }
            Trouble::GatewayUnknown => {
                let broken = status(500, json!({}));
                fake.fault("GET /api/v10/gateway", broken, 1);
                fake.disturb_gateway(GatewayFault::Drop);
                assert!(fake.wait_connected(SOON).await, "after a broken line");
            }
            Trouble::Deleted => fake.delete_channel(lobby).unwrap(),
        }
    }

    async fn shown(&self, mut press: impl FnMut() -> Reaction) -> SeenMessage {
        for _ in 0..PATIENCE {
            let settled = press();
            let settled = tokio::time::timeout(LOSING_PATIENCE, settled.settled()).await;
            if let Ok(InteractionOutcome::Message(shown)) = settled
                && !shown.loading
            {
                return *shown;
            }
        }
        panic!("there is no answer");
    }

    /// One answer, chosen by the prompt alone; `None` without a prompt.
    async fn answer(&mut self, name: &str) -> Option<()> {
        let user = self.server.fake.user(name);
        let hand = || {
            let hand = user.command(self.elsewhere, "viceroy", &["hand"], json!({}));
            hand.unwrap()
        };
        let panel = self.shown(hand).await;
        let mut luck = StdRng::seed_from_u64(asked(&panel));
        let mut choices = actions(&panel, &mut luck, Taste::ByLot);
        if choices.is_empty() {
            return None;
        }
        let action = choices.swap_remove(luck.random_range(0..choices.len()));
        // The next panel shows whether it arrived.
        let press = action.perform(&user, panel.id);
        let _ = tokio::time::timeout(LOSING_PATIENCE, press.settled()).await;
        self.answers += 1;
        Some(())
    }
}

/// Ignores the panel's text, which may also report trouble.
fn asked(panel: &SeenMessage) -> u64 {
    let mut hasher = DefaultHasher::new();
    for button in &panel.buttons {
        button.custom_id.hash(&mut hasher);
    }
    for menu in &panel.menus {
        menu.custom_id.hash(&mut hasher);
        for option in &menu.options {
            option.value.hash(&mut hasher);
        }
    }
    hasher.finish()
}

/// Enough answers to meet all faults. With `VICEROY_FAULTS=whole` games are played to the end.
const ANSWERS: usize = 80;

/// Percentage of requests that fail at random.
const FAILING: u8 = 5;

async fn play(
    config: FakeDiscordConfig,
    lot: Option<u64>,
    troubles: &[Trouble],
) -> (Evening, Vec<Fact>) {
    let most = match std::env::var("VICEROY_FAULTS") {
        Ok(how) if how == "whole" => usize::MAX,
        _ => ANSWERS,
    };
    let mut evening = Evening::open(config).await;
    let mut troubles = troubles.iter();
    if let Some(trouble) = troubles.next() {
        evening.meet(*trouble).await;
    }
    evening.start().await;
    if let Some(seed) = lot {
        evening.server.fake.disturb(seed, FAILING);
    }
    let mut idle = 0;
    let mut next = BETWEEN_TROUBLES;
    while idle < NAMES.len() && evening.answers < most {
        for name in NAMES {
            idle += 1;
            while evening.answers < most && evening.answer(name).await.is_some() {
                idle = 0;
                if evening.answers >= next {
                    next += BETWEEN_TROUBLES;
                    if let Some(trouble) = troubles.next() {
                        evening.meet(*trouble).await;
                    }
                }
            }
        }
    }
    assert_eq!(troubles.len(), 0, "everything has happened");
    evening.server.fake.settle();
    if lot.is_some() {
        evening.server.calm().await;
    }
    evening.server.stop().await;
    let (facts, _) = stored(&evening.server.database(), GameId(1)).await;
    (evening, facts)
}

/// Both games had the same events, as far as both went.
fn same_game(calm: &[Fact], rough: &[Fact]) {
    let both = calm.len().min(rough.len());
    assert!(both > 100, "{} and {}", calm.len(), rough.len());
    assert_eq!(calm[..both], rough[..both]);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_game_through_every_trouble_or_with_requests_failing_by_lot_is_the_same_as_a_calm_one() {
    // With a frozen clock, the client would wait for its rate limits forever.
    let wrong = FakeDiscordConfig {
        clock: Clock::Ahead(AheadClock::behind(A_DAY)),
        ..FakeDiscordConfig::on_any_port()
    };
    let ((_, calm), (_, rough), (evening, by_lot)) = tokio::join!(
        play(FakeDiscordConfig::on_any_port(), None, &[]),
        play(wrong, None, &TROUBLES),
        play(FakeDiscordConfig::on_any_port(), Some(3), &[]),
    );
    same_game(&calm, &rough);
    same_game(&calm, &by_lot);
    let happened = evening.server.fake.disturbed();
    assert_eq!(happened.len(), Disturbed::ALL.len(), "{happened:?}");
    let (server, thread) = (evening.server, evening.table.unwrap());
    let guests = vec![];
    let table = Table { server, thread, guests };
    table.all_said_once().await;
}
