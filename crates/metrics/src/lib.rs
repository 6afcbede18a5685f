//! Prometheus metrics: [`Metrics`], cheap to clone, with a field for each series. Never used for
//! decisions.
//!
//! Names follow Prometheus: prefix `viceroy_`, suffix unit or `_total`. Labels are enums
//! (`labels.rs`), so none can hold a secret or the id of a user, game or server. [`ByLabel`] has an
//! instrument for each label value, all exported from the start. Tests check the alerts and the
//! dashboard in `assets/operating` against the metrics.

mod instruments;
mod labels;

use std::ops::Deref;
use std::sync::Arc;

use prometheus::{Registry, TextEncoder};

use instruments::Maker;
pub use instruments::{
    ByLabel, CountMetric, GaugeMetric, HistogramMetric, MetricLabel, OneMore, Stopwatch,
};
pub use labels::{
    AnswerStatus, DatabaseFile, Endpoint, FirstAnswerFate, GameLife, LogLevel, PanelPart,
    PeopleWho, PictureFrom, PressKind, RateScope, TurnedAway, VisitFate, WriteFate,
};

/// Latencies seen by users, in seconds: targets are 0.1, 0.3 and 1; Discord's limit is 3.
const WAITS: [f64; 12] = [0.005, 0.01, 0.025, 0.05, 0.1, 0.2, 0.3, 0.5, 1.0, 2.0, 3.0, 10.0];
/// Disk writes, in seconds.
const WRITES: [f64; 11] = [0.0002, 0.0005, 0.001, 0.002, 0.005, 0.01, 0.025, 0.1, 0.5, 2.0, 10.0];
/// Rendering, in seconds.
const PAINTING: [f64; 10] = [0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.3, 1.0, 3.0];
/// Delays of background work, in seconds.
const LATE: [f64; 8] = [1.0, 5.0, 15.0, 60.0, 300.0, 900.0, 3600.0, 21600.0];
/// Picture sizes, in bytes.
const BYTES: [f64; 7] = [5_000.0, 15_000.0, 30_000.0, 60_000.0, 90_000.0, 130_000.0, 200_000.0];

/// All metrics. Clones share state.
#[derive(Clone, Debug)]
pub struct Metrics(Arc<Measured>);

/// Defines the series: a field, what makes it, its name and what it says.
macro_rules! measured {
    ($($(#[$doc:meta])* $field:ident: $of:ty = $make:ident($($given:expr),+);)+) => {
        #[derive(Debug)]
        pub struct Measured {
            registry: Registry,
            $($(#[$doc])* pub $field: $of,)+
        }

        impl Measured {
            fn new() -> Measured {
                let registry = Registry::new();
                let make = Maker(&registry);
                about_the_process(&make);
                Measured { $($field: make.$make($($given),+),)+ registry }
            }
        }
    };
}

measured! {
    first_answers: ByLabel<FirstAnswerFate, CountMetric> = counts("viceroy_first_answers_total",
        "Presses and commands that got a first answer (arrived), that Discord did not let the bot answer, mostly because 3 seconds \
                 were over (refused), or of which it is not known because the line broke (unknown).");
    first_answer_seconds: ByLabel<PressKind, HistogramMetric> = spreads("viceroy_first_answer_seconds",
        "From when a press or command reaches the bot until Discord has taken its first answer. After 3 seconds people see that it \
                 failed.", &WAITS);
    last_answer: GaugeMetric = gauge("viceroy_last_answer_timestamp_seconds",
        "When Discord last took a first answer, in Unix seconds; 0 before the first one.");
    /// Age of interactions on arrival.
    press_age_seconds: HistogramMetric = spread("viceroy_press_age_seconds",
        "How old a press is when the bot begins with it: by Discord's clock when it was made, by this machine's when it is read. Large \
                 where the bot is behind or a clock is wrong.", &WAITS);
    panel_seconds: ByLabel<PanelPart, HistogramMetric> = spreads("viceroy_panel_seconds",
        "From when a press or command reaches the bot until its whole answer stands on Discord: the words and buttons (text), and \
                 its picture where it has one (picture).", &WAITS);
    /// Interactions in progress.
    presses_waiting: GaugeMetric = gauge("viceroy_presses_waiting",
        "Presses and commands that wait for their turn or are worked on; 19 for each person wait at most.");
    presses_turned_away: ByLabel<TurnedAway, CountMetric> = counts("viceroy_presses_turned_away_total",
        "Presses that were not done because too many of the same person waited: the person was told so (told), or not even that \
                 (silent).");

    commit_seconds: HistogramMetric = spread("viceroy_commit_seconds",
        "How long a commit to the database takes; up to 64 writes are one.", &WRITES);
    writes: ByLabel<WriteFate, CountMetric> = counts("viceroy_writes_total",
        "Writes that are on the disk (committed), or that are not because the disk failed or a game had moved on (failed).");
    write_seconds: HistogramMetric = spread("viceroy_write_seconds",
        "From when something is to be written until it is on the disk: waiting and the commit.", &WRITES);
    writes_waiting: GaugeMetric = gauge("viceroy_writes_waiting",
        "Writes that wait for the one task that writes; 1024 at most.");
    database_bytes: ByLabel<DatabaseFile, GaugeMetric> = gauges("viceroy_database_bytes",
        "How large the database is: the file itself (database) and what is not in it yet (wal).");

    couriers: GaugeMetric = gauge("viceroy_courier_running",
        "1 while the courier runs, which posts everything that is not an answer to a press; else 0, and the bot has to be started anew.");
    courier_games_waiting: GaugeMetric = gauge("viceroy_courier_games_waiting",
        "Games with something to say or to do now to which the courier has not come yet; each stands here once.");
    courier_games_visited: GaugeMetric = gauge("viceroy_courier_games_visited",
        "Games that the courier is busy with; 16 at most.");
    /// Delay of the first waiting game.
    courier_late_seconds: GaugeMetric = gauge("viceroy_courier_late_seconds",
        "How long the game has waited that waits longest for the courier.");
    visits: ByLabel<VisitFate, CountMetric> = counts("viceroy_courier_visits_total",
        "Visits of the courier to games: all is said (synced), the rest is said later as it should be (due), a permission or a locked \
                 thread is in the way (stuck), something failed and is tried again (retried).");
    deadline_late_seconds: HistogramMetric = spread("viceroy_deadline_late_seconds",
        "How long after its time a deadline or reminder of a game is kept.", &LATE);
    deadlines_overdue: GaugeMetric = gauge("viceroy_deadlines_overdue",
        "Games with a deadline or reminder whose time is over and that is not kept yet.");
    games: ByLabel<GameLife, GaugeMetric> = gauges("viceroy_games",
        "Games by state: tables that wait for people (gathering), games that are played (running), games that are over or closed (ended).");
    games_untold: GaugeMetric = gauge("viceroy_games_untold",
        "Games with messages on Discord that do not show the newest yet.");
    /// Games with skipped messages.
    games_told_less: GaugeMetric = gauge("viceroy_games_told_less",
        "Games of which Discord does not show everything: their thread cannot be written to, or a message was refused for good.");
    posts_passed_over: CountMetric = count("viceroy_posts_passed_over_total",
        "Messages that Discord refused for good in every form, and that were passed over.");
    /// A few are typing errors.
    wrong_codes: CountMetric = count("viceroy_wrong_codes_total",
        "Codes of tables without a server that led to no free seat.");
    people: ByLabel<PeopleWho, GaugeMetric> = gauges("viceroy_people",
        "People with a seat in a running game (playing), whom a running game waits for (waited_for), and who ever had a seat (known).");
    outages: CountMetric = count("viceroy_outages_total",
        "Times that the bot was away for more than 2 minutes or its clock was set, since its database was made.");
    outage_seconds: CountMetric = count("viceroy_outage_seconds_total",
        "How long the bot was away in all, since its database was made.");
    /// 1 while the time of all games is stopped.
    time_stands: GaugeMetric = gauge("viceroy_time_stands",
        "1 while the time of all games stands because the bot has no connection to Discord; else 0.");

    pictures: ByLabel<PictureFrom, CountMetric> = counts("viceroy_pictures_total",
        "Pictures that were asked for: kept from before (cache), painted (painter), or not to be had (nowhere).");
    picture_seconds: HistogramMetric = spread("viceroy_picture_seconds",
        "How long painting a picture takes, with waiting for one of the two places to paint.", &PAINTING);
    picture_bytes: HistogramMetric = spread("viceroy_picture_bytes",
        "How large painted pictures are.", &BYTES);
    pictures_waiting: GaugeMetric = gauge("viceroy_pictures_waiting",
        "Pictures that are painted or wait for it; two are painted at once.");

    gateway_connected: GaugeMetric = gauge("viceroy_gateway_connected",
        "1 while all connections to Discord's gateway stand and their heartbeats are answered; else 0.");
    gateway_shards: GaugeMetric = gauge("viceroy_gateway_shards",
        "Connections to Discord's gateway that the bot has or wants, each with the events of some servers.");
    gateway_shards_connected: GaugeMetric = gauge("viceroy_gateway_shards_connected",
        "How many of them stand.");
    gateway_connections: CountMetric = count("viceroy_gateway_connections_total",
        "Times that a connection to Discord's gateway came about: one is the start, the others are reconnects.");
    /// 1 while Discord has not accepted the bot's commands.
    commands_out_of_date: GaugeMetric = gauge("viceroy_commands_out_of_date",
        "1 while Discord has not taken the commands that the bot offers; else 0.");
    requests: ByLabel<Endpoint, ByLabel<AnswerStatus, CountMetric>> = counts_of_pairs("viceroy_discord_requests_total",
        "Requests to Discord by route and by the status of its answer; none: no answer, or none that could be understood.");
    request_seconds: ByLabel<Endpoint, HistogramMetric> = spreads("viceroy_discord_request_seconds",
        "How long requests to Discord take, with waiting for its rate limits.", &WAITS);
    rate_limits: ByLabel<RateScope, CountMetric> = counts("viceroy_discord_rate_limits_total",
        "Times that a request had to wait for one of Discord's rate limits: of one route (route), or of everything the bot asks for (global).");

    log_lines: ByLabel<LogLevel, CountMetric> = counts("viceroy_log_lines_total",
        "Lines of the log that somebody should read: something broke (error), something needs to be looked at (warn).");
    cpu_seconds: CountMetric = count("process_cpu_seconds_total",
        "Processor time that the process has used, in whole seconds.");
    memory_bytes: GaugeMetric = gauge("process_resident_memory_bytes",
        "Memory that the process holds.");
}

impl Deref for Metrics {
    type Target = Measured;

    fn deref(&self) -> &Measured {
        &self.0
    }
}

impl Default for Metrics {
    fn default() -> Metrics {
        Metrics(Arc::new(Measured::new()))
    }
}

impl Metrics {
    /// Encodes all metrics in Prometheus text format.
    ///
    /// # Errors
    /// When encoding fails.
    pub fn text(&self) -> Result<String, prometheus::Error> {
        TextEncoder::new().encode_to_string(&self.registry.gather())
    }

    pub const CONTENT_TYPE: &str = prometheus::TEXT_FORMAT;
}

fn about_the_process(make: &Maker<'_>) {
    let version = env!("CARGO_PKG_VERSION");
    make.word("viceroy_build_info", "1; which version of the program runs.", "version", version);
    let started =
        make.gauge("process_start_time_seconds", "When the process was started, in Unix seconds.");
    started.is_now();
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;
    use std::time::Duration;

    use super::*;

    const ALERTS: &str = include_str!("../../../assets/operating/alerts.yml");
    const DASHBOARD: &str = include_str!("../../../assets/operating/dashboard.json");

    fn measured() -> Vec<(String, String)> {
        let text = Metrics::default().text().unwrap();
        let lines = text.lines().filter_map(|line| line.strip_prefix("# TYPE "));
        let words = lines.map(|line| line.split_once(' ').unwrap());
        words.map(|(name, kind)| (name.to_owned(), kind.to_owned())).collect()
    }

    fn named(text: &str) -> BTreeSet<&str> {
        let words = text.split(|c: char| !(c.is_ascii_alphanumeric() || c == '_'));
        words.filter(|word| word.starts_with("viceroy_") || word.starts_with("process_")).collect()
    }

    /// Names as used in queries such as `histogram_quantile`.
    fn series(name: &str, kind: &str) -> Vec<String> {
        match kind {
            "histogram" => ["bucket", "sum", "count"].map(|part| format!("{name}_{part}")).into(),
            _ => vec![name.to_owned()],
        }
    }

    #[test]
    fn what_alerts_and_dashboard_ask_for_is_measured_and_all_that_is_measured_is_shown() {
        let all: Vec<(String, Vec<String>)> = measured()
            .into_iter()
            .map(|(name, kind)| (name.clone(), series(&name, &kind)))
            .collect();
        assert!(all.len() > 30, "{all:?}");
        for text in [ALERTS, DASHBOARD] {
            for name in named(text) {
                let is_measured = all.iter().any(|(_, of)| of.iter().any(|one| one == name));
                assert!(is_measured, "{name} is not measured");
            }
        }
        assert!(serde_json::from_str::<serde_json::Value>(DASHBOARD).is_ok());
        let shown = named(DASHBOARD);
        for (name, of) in &all {
            let is_shown = of.iter().any(|one| shown.contains(one.as_str()));
            assert!(is_shown, "{name} is not on the dashboard");
        }
    }

    #[test]
    fn values_of_labels_that_are_asked_for_exist() {
        let text = Metrics::default().text().unwrap();
        for asked in [ALERTS, DASHBOARD] {
            // {status="5xx"} and {status=~"401|403"}; JSON escapes the quotation marks.
            let asked = asked.replace('\\', "");
            for part in asked.split(['{', ',']).skip(1) {
                let Some((name, rest)) = part.split_once("=") else {
                    continue;
                };
                let labels =
                    ["status", "state", "who", "outcome", "kind", "part", "from", "level", "how"];
                if !labels.contains(&name.trim().trim_end_matches('!')) {
                    continue;
                }
                let values = rest.trim_start_matches('~').split('"').nth(1).unwrap_or_default();
                for value in values.split('|').filter(|value| !value.starts_with('$')) {
                    let label = format!("{}=\"{value}\"", name.trim().trim_end_matches('!'));
                    assert!(text.contains(&label), "{label} is never measured");
                }
            }
        }
    }

    #[test]
    fn names_follow_the_usual_rules() {
        for (name, kind) in measured() {
            let ours = name.starts_with("viceroy_") || name.starts_with("process_");
            let total = name.ends_with("_total");
            assert!(ours && total == (kind == "counter"), "{name} {kind}");
            let unit = name.ends_with("_seconds") || name.ends_with("_bytes");
            assert!(kind != "histogram" || unit, "{name} has no unit");
        }
    }

    #[test]
    fn everything_is_there_from_the_start_at_nought() {
        let metrics = Metrics::default();
        let text = metrics.text().unwrap();
        let none = "viceroy_discord_requests_total{route=\"POST /channels/{channel}/messages\",status=\"429\"} 0\n";
        assert!(text.contains(none), "{text}");
        metrics.requests.of(Endpoint::Post).of(AnswerStatus::of(Some(429))).once();
        let again = metrics.text().unwrap();
        assert!(again.contains(&none.replace(" 0", " 1")), "{again}");
        assert_eq!(text.lines().count(), again.lines().count());
    }

    #[test]
    fn gauges_go_down_again_and_counts_can_be_taken_over() {
        let metrics = Metrics::default();
        let two = [metrics.presses_waiting.one_more(), metrics.presses_waiting.one_more()];
        assert_eq!(metrics.presses_waiting.value(), 2);
        drop(two);
        assert_eq!(metrics.presses_waiting.value(), 0);
        for count in [5, 7] {
            metrics.outages.set(count);
            assert_eq!(metrics.outages.count(), count);
        }
    }

    #[test]
    fn measuring_costs_next_to_nothing() {
        const PRESSES: u32 = 10_000;
        let metrics = Metrics::default();
        let began = Stopwatch::start();
        for _ in 0..PRESSES {
            let press = Stopwatch::start();
            let _waiting = metrics.presses_waiting.one_more();
            metrics.press_age_seconds.was(0.01);
            metrics.first_answers.of(FirstAnswerFate::Arrived).once();
            metrics.first_answer_seconds.of(PressKind::Button).took(press);
            for part in [PanelPart::Text, PanelPart::Picture] {
                metrics.panel_seconds.of(part).took(press);
            }
            for endpoint in [Endpoint::FirstAnswer, Endpoint::AnswerEdit, Endpoint::Post] {
                metrics.requests.of(endpoint).of(AnswerStatus::Done).once();
                metrics.request_seconds.of(endpoint).took(press);
            }
            for _ in 0..3 {
                metrics.write_seconds.took(press);
                metrics.writes.of(WriteFate::Committed).once();
                metrics.commit_seconds.took(press);
            }
            metrics.pictures.of(PictureFrom::Painter).once();
            metrics.picture_seconds.took(press);
            metrics.picture_bytes.was(50_000.0);
        }
        let each = began.passed() / PRESSES;
        println!("measuring a press: {each:?}");
        // An interaction takes some milliseconds of processor time; this is an unoptimised build.
        assert!(each < Duration::from_micros(200), "{each:?}");
    }
}
