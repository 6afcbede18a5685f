//! What is said once is said once, however often the bot ends and begins again around the moment.

use std::time::Duration;

use standin::Fault;

use super::{DAY, Evening, HOUR, by_dm};
use crate::faults::time::server_in_time;
use crate::server::{SOON, luck_of_this_test};

const A_MINUTE: Duration = Duration::from_secs(60);
const RESTARTS: u32 = 20;

impl Evening {
    /// The bot ends and begins again twenty times, a minute apart, around a moment ten minutes from now. Every third time it
    /// does not learn what became of what it sent.
    async fn restart_around(&mut self) {
        let sending = format!("POST /api/v10/channels/{}/messages", self.thread);
        for restart in 0..RESTARTS {
            if restart % 3 == 1 {
                let standin = &self.server.standin;
                standin.fault(&sending, Fault::DropAnswer, 1000);
            }
            self.restart(A_MINUTE).await;
            if restart % 3 == 2 {
                self.server.standin.clear_faults();
                self.server.calm().await;
            }
        }
        self.server.standin.clear_faults();
        self.pass(A_MINUTE).await;
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_reminder_and_a_call_come_once_over_twenty_restarts() {
    let mut evening = Evening::of(&["Anna", "Ben"]).await;
    evening.guest("Anna").act(evening.thread).await;
    evening.server.calm().await;
    let calls = |evening: &Evening| {
        let ben = evening.server.standin.user("Ben");
        let seen = ben.sees(evening.thread);
        seen.iter().filter(|m| m.pings.contains(&ben.id())).count()
    };
    let before = calls(&evening);
    assert!(before > 0, "he was called for what he is asked");
    // After three quarters of a day he is reminded.
    evening.pass(HOUR * 18 - A_MINUTE * 11).await;
    let reminder = "your time is running out";
    assert_eq!(evening.count("Ben", evening.thread, reminder), 0);
    evening.restart_around().await;
    assert_eq!(evening.count("Ben", evening.thread, reminder), 1);
    assert_eq!(
        calls(&evening),
        before + 1,
        "the reminder, and nothing else"
    );
    evening.pass(HOUR * 10).await;
    assert_eq!(evening.count("Ben", evening.thread, reminder), 1);
    evening.server.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn that_a_game_will_be_closed_is_said_once_over_twenty_restarts() {
    let mut evening = Evening::untimed(&["Anna", "Ben"]).await;
    let watcher = evening.server.standin.user("Watcher");
    evening.pass(DAY * 27 - A_MINUTE * 10).await;
    let warning = "The game is closed on";
    assert_eq!(evening.count("Watcher", evening.thread, warning), 0);
    evening.restart_around().await;
    assert_eq!(evening.count("Watcher", evening.thread, warning), 1);
    evening.pass(DAY * 3 - A_MINUTE * 20).await;
    let closed = "This game was closed:";
    evening.restart_around().await;
    let seen = watcher.wait_to_see(evening.thread, SOON, |messages| {
        let mut all = messages.iter();
        all.find(|m| m.content.contains(closed)).map(drop)
    });
    assert!(seen.await.is_some());
    assert_eq!(evening.count("Watcher", evening.thread, closed), 1);
    evening.server.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn two_games_of_one_person_are_one_direct_message_over_forty_restarts() {
    let (server, time) = server_in_time(luck_of_this_test()).await;
    let room = by_dm(&server, "Ben").await;
    let thread = server.start_game(&["Anna", "Ben"]).await;
    time.pass(A_MINUTE * 30);
    server.start_game(&["Chiara", "Ben"]).await;
    let mut evening = Evening {
        server,
        time,
        thread,
    };
    let reminder = "your time is running out";
    evening.pass(HOUR * 17 + A_MINUTE * 20).await;
    assert_eq!(evening.count("Ben", room, reminder), 0);
    // The first comes due, twenty minutes later the second.
    evening.restart_around().await;
    assert_eq!(evening.count("Ben", room, reminder), 1);
    evening.restart_around().await;
    evening.pass(HOUR).await;
    assert_eq!(evening.count("Ben", room, reminder), 1, "one tells of both");
    let ben = evening.server.standin.user("Ben");
    let seen = ben.sees(room);
    let told = seen.iter().find(|m| m.content.contains(reminder)).unwrap();
    assert!(told.content.contains("Game 2 in <#"), "{told:?}");
    evening.server.stop().await;
}
