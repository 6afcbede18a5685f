//! One game through everything at once: no thread at first, lost permissions, edits that are refused, closes of the gateway
//! that the client takes for the end, a gateway that cannot be asked for, a clock that is a day wrong, and at last a deleted
//! channel. And one in which one request in twenty fails.

use std::hash::{DefaultHasher, Hash, Hasher};
use std::sync::Arc;
use std::time::Duration;

use rand::rngs::StdRng;
use rand::{RngExt, SeedableRng};
use serde_json::json;
use viceroy::messages::GameId;
use viceroy::rules::Fact;
use viceroy::service::SeededLuck;
use viceroy_fake_discord::{
    AheadClock, Clock, Disturbed, FakeDiscordConfig, GatewayFault, INVITED, InteractionOutcome,
    Reaction, SeenMessage, Snowflake, permissions,
};

use super::{NAMES, Table};
use crate::faults::status;
use crate::folder::folder;
use crate::panel::{Taste, actions};
use crate::server::{SOON, Server, stored};

/// How long a person looks at nothing before they try again.
const LOSING_PATIENCE: Duration = Duration::from_secs(10);
/// How often a person tries.
const PATIENCE: u32 = 12;
/// After so many answers the next trouble comes.
const BETWEEN_TROUBLES: usize = 6;
/// Discord's code for a thread that is one too many.
const NO_MORE_THREADS: u64 = 160_006;
/// The program's clock is ahead of Discord's by so much.
const A_DAY: Duration = Duration::from_secs(24 * 60 * 60);

/// What happens to the bot, one after the other.
#[derive(Clone, Copy, Debug)]
enum Trouble {
    /// There are as many threads as there may be: the game's cannot be opened.
    NoMoreThreads,
    /// It can.
    ThreadsAgain,
    /// It may not write in the game's thread.
    Forbidden,
    /// It may again.
    Allowed,
    /// Discord takes no more changes of old messages for a while.
    WornEdits,
    /// The gateway closes in this way.
    Closed(GatewayFault),
    /// It cannot be asked where the gateway is while the line breaks.
    GatewayUnknown,
    /// The channel of the lobby is gone, and the thread with it.
    Deleted,
}

/// The first comes before the game has a thread.
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

/// Two people who play by typing where the game's thread is not, so that nothing of it is needed.
struct Evening {
    server: Server,
    elsewhere: Snowflake,
    /// The message of the lobby. The thread on it has the same number.
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

    /// Whether the game has its thread, soon at the latest, and the table stands there.
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

    /// How often the bot was told that there are too many threads.
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
                // Something changes where the table stands, so that the bot looks again.
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

    /// What a person sees who tries until there is an answer.
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

    /// One answer of a person, chosen by what they are asked alone; none when they are asked nothing.
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
        // Whether this one arrived is seen on the next panel.
        let press = action.perform(&user, panel.id);
        let _ = tokio::time::timeout(LOSING_PATIENCE, press.settled()).await;
        self.answers += 1;
        Some(())
    }
}

/// What a panel asks. Its words may also tell of trouble.
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

/// So many answers meet all troubles. With `VICEROY_FAULTS=whole` games are played to their end.
const ANSWERS: usize = 80;

/// Of a hundred requests so many fail, where it is left to the lot.
const FAILING: u8 = 5;

/// Plays through troubles, with the requests in between failing by a lot.
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

/// What happened in one of them happened in the other, as far as both went.
fn same_game(calm: &[Fact], rough: &[Fact]) {
    let both = calm.len().min(rough.len());
    assert!(both > 100, "{} and {}", calm.len(), rough.len());
    assert_eq!(calm[..both], rough[..both]);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_game_through_every_trouble_or_with_requests_failing_by_lot_is_the_same_as_a_calm_one() {
    // A clock that stands still would make the client wait for its limits without end.
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
