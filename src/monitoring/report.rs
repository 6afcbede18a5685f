//! How it goes, as `/healthz` says it in JSON and `viceroy status` reads it.

use serde::{Deserialize, Serialize};

use viceroy_metrics::Metrics;
use viceroy_store::Census;

/// Where the process is in its life.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum LifeStage {
    /// It opens the database or connects for the first time.
    Starting,
    /// It serves.
    Running,
    /// It was asked to end.
    Ending,
}

/// How it goes.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct StatusReport {
    /// Whether it lives.
    pub live: bool,
    /// What is wrong, each a sentence.
    pub trouble: Vec<String>,
    /// What does not work although it lives, each a sentence.
    #[serde(default)]
    pub warnings: Vec<String>,
    pub stage: LifeStage,
    /// Which program it is.
    pub version: String,
    /// Whether it is connected to Discord. Without, it lives all the same.
    pub connected: bool,
    /// When Discord last took an answer, in Unix seconds; nothing before the first one.
    pub last_answer: Option<i64>,
    /// Games, once they can be counted.
    pub games: Option<GamesReport>,
    /// People, once they can be counted.
    pub people: Option<PeopleReport>,
    pub waiting: WaitingReport,
    /// What Discord does not show.
    #[serde(default)]
    pub unsaid: UnsaidReport,
}

/// What Discord does not show because it refuses it, as far as that is known since the start.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
pub struct UnsaidReport {
    /// Games whose thread cannot be written to, or of which a message was passed over that nothing newer makes up for.
    pub games: i64,
    /// Messages that were passed over since the start.
    pub passed_over: u64,
}

/// How many games.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct GamesReport {
    /// Tables that wait for people.
    pub gathering: i64,
    /// Games that are played.
    pub running: i64,
    /// Games that are over or closed.
    pub ended: i64,
    /// Games with messages that do not show the newest.
    pub untold: i64,
}

/// How many people.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct PeopleReport {
    /// With a seat in a running game.
    pub playing: i64,
    pub waited_for: i64,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct WaitingReport {
    /// Presses that are not done.
    pub presses: i64,
    /// Games to which the delivery worker has to come.
    pub games: i64,
    /// How long the first of them has waited.
    pub seconds: i64,
    /// Games with a deadline that is over and not kept.
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
