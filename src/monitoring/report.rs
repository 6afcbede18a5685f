//! The JSON report of `/healthz`, which `viceroy status` reads.

use serde::{Deserialize, Serialize};

use viceroy_metrics::Metrics;
use viceroy_store::Census;

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum LifeStage {
    /// Opening the database or connecting for the first time.
    Starting,
    Running,
    Ending,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct StatusReport {
    pub live: bool,
    /// Sentences that make it unhealthy.
    pub trouble: Vec<String>,
    /// Sentences about failures that do not make it unhealthy.
    #[serde(default)]
    pub warnings: Vec<String>,
    pub stage: LifeStage,
    pub version: String,
    /// With all shards. Not required for liveness.
    pub connected: bool,
    #[serde(default)]
    pub shards: ShardsReport,
    /// When Discord last accepted a response, in Unix seconds.
    pub last_answer: Option<i64>,
    pub games: Option<GamesReport>,
    pub people: Option<PeopleReport>,
    pub waiting: WaitingReport,
    #[serde(default)]
    pub unsaid: UnsaidReport,
}

/// Connections to Discord's gateway.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
pub struct ShardsReport {
    pub all: i64,
    pub connected: i64,
}

/// Messages Discord has refused since the start.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
pub struct UnsaidReport {
    /// Games whose thread is not writable, or that lack a message that no newer one replaces.
    pub games: i64,
    pub passed_over: u64,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct GamesReport {
    pub gathering: i64,
    pub running: i64,
    pub ended: i64,
    /// Games whose posts are not up to date.
    pub untold: i64,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct PeopleReport {
    pub playing: i64,
    pub waited_for: i64,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct WaitingReport {
    /// Interactions in progress.
    pub presses: i64,
    /// Games queued for the delivery worker.
    pub games: i64,
    /// How long the oldest has waited.
    pub seconds: i64,
    /// Games with an overdue deadline.
    pub deadlines: i64,
}

impl From<Census> for GamesReport {
    fn from(census: Census) -> GamesReport {
        GamesReport {
            gathering: census.gathering,
            running: census.running,
            ended: census.ended,
            untold: census.untold,
        }
    }
}

impl From<Census> for PeopleReport {
    fn from(census: Census) -> PeopleReport {
        PeopleReport { playing: census.playing, waited_for: census.waited_for }
    }
}

impl StatusReport {
    pub(super) fn of(
        metrics: &Metrics,
        stage: LifeStage,
        census: Option<Census>,
        trouble: Vec<String>,
    ) -> StatusReport {
        let last_answer = metrics.last_answer.value();
        StatusReport {
            live: trouble.is_empty(),
            trouble,
            warnings: warnings(metrics),
            stage,
            version: env!("CARGO_PKG_VERSION").to_owned(),
            connected: metrics.gateway_connected.value() == 1,
            shards: ShardsReport {
                all: metrics.gateway_shards.value(),
                connected: metrics.gateway_shards_connected.value(),
            },
            last_answer: (last_answer > 0).then_some(last_answer),
            games: census.map(GamesReport::from),
            people: census.map(PeopleReport::from),
            waiting: WaitingReport {
                presses: metrics.presses_waiting.value(),
                games: metrics.courier_games_waiting.value(),
                seconds: metrics.courier_late_seconds.value(),
                deadlines: metrics.deadlines_overdue.value(),
            },
            unsaid: UnsaidReport {
                games: metrics.games_told_less.value(),
                passed_over: metrics.posts_passed_over.count(),
            },
        }
    }
}

fn warnings(metrics: &Metrics) -> Vec<String> {
    let commands = (metrics.commands_out_of_date.value() != 0).then(|| {
        "Discord has not taken the bot's commands: games go on, people see the commands of before, or none. The log says why; \
         the bot tries on."
            .to_owned()
    });
    commands.into_iter().collect()
}
