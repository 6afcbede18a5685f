//! A whole game while one request in twenty fails.

use std::collections::BTreeMap;
use std::hash::{DefaultHasher, Hash, Hasher};
use std::sync::Arc;
use std::time::Duration;

use rand::SeedableRng;
use rand::rngs::StdRng;
use standin::{InteractionOutcome, Reaction, SeenMessage, StandinConfig};
use viceroy::host::SeededLuck;
use viceroy::notice::GameId;

use super::{NAMES, Table};
use crate::guest::Did;
use crate::panel::{Taste, actions, look};
use crate::server::{Server, stored};
use crate::totals::totals;

/// Of a hundred requests.
const FAILING: u8 = 5;

/// How often a person presses when nothing comes back.
const PATIENCE: u32 = 12;

/// How long a person looks at "thinking" before they press again.
const LOSING_PATIENCE: Duration = Duration::from_secs(10);

/// Somebody whose choices follow from what they are shown alone, so that pressing once more changes nothing.
struct Thinker<'t> {
    table: &'t Table,
    name: &'static str,
    /// How often a press was not answered.
    unanswered: usize,
}

impl Thinker<'_> {
    async fn until_shown(&mut self, mut press: impl FnMut() -> Reaction) -> SeenMessage {
        for _ in 0..PATIENCE {
            match waited_for(press()).await {
                Some(InteractionOutcome::Message(shown)) if !shown.loading => return *shown,
                Some(InteractionOutcome::Message(_) | InteractionOutcome::Failed(_)) | None => {
                    self.unanswered += 1;
                }
                Some(other) => panic!("{}: {other:?}", self.name),
            }
        }
        panic!("{} gets no answer", self.name);
    }

    /// Answers everything that is asked.
    async fn act(&mut self) -> Did {
        let mut did = Did::Nothing;
        loop {
            let (standin, thread) = (&self.table.server.standin, self.table.thread);
            let user = standin.user(self.name);
            let panel = self.until_shown(|| look(&user, None, thread)).await;
            let mut luck = StdRng::seed_from_u64(fingerprint(&panel));
            let Some(action) = actions(&panel, &mut luck, Taste::ByLot).pop() else {
                return did;
            };
            // Whether this one arrived is seen on the next panel.
            let _ = waited_for(action.perform(&user, panel.id)).await;
            did = Did::Something;
        }
    }
}

/// What came of a press, unless somebody loses patience.
async fn waited_for(press: Reaction) -> Option<InteractionOutcome> {
    let settled = press.settled();
    tokio::time::timeout(LOSING_PATIENCE, settled).await.ok()
}

/// What a panel asks; the number of the question tells one of the same words from the other.
fn fingerprint(panel: &SeenMessage) -> u64 {
    let mut hasher = DefaultHasher::new();
    // Where the game is played has another number each time, and until when somebody has time another time.
    let lines = panel.content.lines();
    for line in lines.filter(|line| !line.contains("<#") && !line.contains("<t:")) {
        line.hash(&mut hasher);
    }
    for button in &panel.buttons {
        button.custom_id.hash(&mut hasher);
    }
    for menu in &panel.menus {
        menu.custom_id.hash(&mut hasher);
    }
    hasher.finish()
}

/// What a game came to.
struct Played {
    totals: Vec<i16>,
    said: BTreeMap<String, usize>,
    unanswered: usize,
}

async fn play(disturbed: Option<u64>) -> Played {
    let folder = tempfile::tempdir().unwrap();
    let luck = Arc::new(SeededLuck::new(11));
    let server = Server::open(StandinConfig::on_any_port(), folder, luck).await;
    let mut table = Table::at(server).await;
    if let Some(seed) = disturbed {
        table.server.standin.disturb(seed, FAILING);
    }
    let mut unanswered = 0;
    let mut idle = 0;
    while idle < NAMES.len() {
        for name in NAMES {
            let mut thinker = Thinker {
                table: &table,
                name,
                unanswered: 0,
            };
            match thinker.act().await {
                Did::Something => idle = 0,
                Did::Nothing => idle += 1,
            }
            unanswered += thinker.unanswered;
        }
    }
    table.server.standin.settle();
    if disturbed.is_some() {
        let happened = table.server.standin.disturbed();
        println!("{happened:?}, {unanswered} presses without an answer");
        assert!(happened.len() == standin::Disturbed::ALL.len());
    }
    table.all_said_once().await;
    table.server.stop().await;
    let (facts, ruleset) = stored(&table.server.database(), GameId(1)).await;
    Played {
        totals: totals(&facts, &ruleset),
        said: table.said(),
        unanswered,
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_game_ends_with_the_same_score_although_one_request_in_twenty_fails() {
    let (calm, rough) = (play(None).await, play(Some(3)).await);
    assert_eq!(calm.totals, rough.totals);
    assert_eq!(calm.said, rough.said);
    assert_eq!(calm.unanswered, 0);
}
