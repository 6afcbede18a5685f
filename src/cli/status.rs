//! `viceroy status` and `viceroy health`: asks a running bot, or reads its database.

use std::fmt::Write;
use std::net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr};
use std::path::Path;
use std::time::{Duration, SystemTime, UNIX_EPOCH};

use reqwest::Client;
use viceroy::monitoring::{
    GamesReport, LifeStage, PeopleReport, ShardsReport, StatusReport, UnsaidReport, WaitingReport,
};
use viceroy::store::{Glance, GlanceEnd, glance};

use super::config::Config;
use super::failure::Failure;

/// Longer than the bot needs to detect that it is stuck.
const PATIENCE: Duration = Duration::from_secs(20);
/// In seconds; a connected bot records its presence every minute.
const LATELY: i64 = 150;

pub async fn status() -> Result<(), Failure> {
    let config = Config::read()?;
    if let Some(address) = config.watching.metrics {
        match ask(address).await {
            Ok(report) => {
                print!("{}", told(&report, now()));
                return Ok(());
            }
            Err(error) => println!("{error}"),
        }
    }
    print!("{}", seen(glance(&config.database).await?, &config.database, now()));
    if config.watching.metrics.is_none() {
        println!(
            "A running bot says more itself: set VICEROY_METRICS=127.0.0.1:9464 for the bot and for this command."
        );
    }
    Ok(())
}

pub async fn health() -> Result<(), Failure> {
    let Some(address) = Config::read()?.watching.metrics else {
        return Err(
            "VICEROY_METRICS is not set, so nobody can be asked. Set it to the same address here and for the bot, such as \
             127.0.0.1:9464."
                .into(),
        );
    };
    let report = ask(address).await?;
    match report.live {
        true => {
            println!("{}", line(&report));
            Ok(())
        }
        false => Err(report.trouble.join(" ").into()),
    }
}

pub(super) async fn ask(address: SocketAddr) -> Result<StatusReport, Failure> {
    let url = format!("http://{}/healthz", reached(address));
    let client = Client::builder().no_proxy().timeout(PATIENCE).build()?;
    let asked = async { client.get(&url).send().await?.json().await };
    asked.await.map_err(|error: reqwest::Error| {
        let why = match () {
            () if error.is_timeout() => "no answer in time: the bot is stuck",
            () if error.is_connect() => {
                "nobody answers: the bot does not run, or at another address"
            }
            () if error.is_decode() => {
                "what answers there is not this program, or another version of it"
            }
            () => "the answer broke off",
        };
        format!("{url}: {why}.").into()
    })
}

/// Replaces a wildcard address by loopback.
fn reached(address: SocketAddr) -> SocketAddr {
    let ip = match address.ip() {
        IpAddr::V4(ip) if ip.is_unspecified() => Ipv4Addr::LOCALHOST.into(),
        IpAddr::V6(ip) if ip.is_unspecified() => Ipv6Addr::LOCALHOST.into(),
        ip => ip,
    };
    SocketAddr::new(ip, address.port())
}

fn now() -> i64 {
    let now = SystemTime::now().duration_since(UNIX_EPOCH);
    now.map_or(0, |now| i64::try_from(now.as_secs()).unwrap_or(i64::MAX))
}

fn told(report: &StatusReport, now: i64) -> String {
    let mut text = line(report) + "\n" + &shards(report.shards);
    for trouble in &report.trouble {
        text += &format!("Trouble: {trouble}\n");
    }
    for warning in &report.warnings {
        text += &format!("Warning: {warning}\n");
    }
    if let Some(games) = &report.games {
        text += &counted(games, report.people.as_ref());
    }
    match report.last_answer {
        Some(at) => text += &format!("Last answer: {} ago.\n", long(now - at)),
        None => text += "Nobody has been answered since the start.\n",
    }
    text + &behind(&report.waiting) + &unsaid(report.unsaid)
}

/// Several connections, or some that are missing.
fn shards(ShardsReport { all, connected }: ShardsReport) -> String {
    match all {
        0 | 1 => String::new(),
        _ => format!("Connections to Discord: {connected} of {all} shards.\n"),
    }
}

/// The log has the game, the request and Discord's answer.
pub(super) fn unsaid(UnsaidReport { games, passed_over }: UnsaidReport) -> String {
    let mut text = String::new();
    if games > 0 {
        text += &format!(
            "Games of which Discord does not show everything: {games}. The log says which and why.\n"
        );
    }
    if passed_over > 0 {
        text +=
            &format!("Messages that Discord refused for good since the start: {passed_over}.\n");
    }
    text
}

fn line(report: &StatusReport) -> String {
    let version = &report.version;
    let does = match (report.stage, report.connected) {
        (LifeStage::Starting, _) => "is starting",
        (LifeStage::Ending, _) => "is ending",
        (LifeStage::Running, true) => "is running and connected to Discord",
        (LifeStage::Running, false) if report.shards.connected > 0 => {
            "is running, but only in part connected to Discord"
        }
        (LifeStage::Running, false) => "is running, but not connected to Discord",
    };
    format!("viceroy {version} {does}.")
}

fn counted(games: &GamesReport, people: Option<&PeopleReport>) -> String {
    let GamesReport { gathering, running, ended, .. } = games;
    let mut text = format!("Games: {running} running, {gathering} gathering, {ended} ended.\n");
    if let Some(PeopleReport { playing, waited_for }) = people {
        let _ = writeln!(text, "People: {playing} playing, {waited_for} of them waited for.");
    }
    text
}

fn behind(waiting: &WaitingReport) -> String {
    let WaitingReport { presses, games, seconds, deadlines } = *waiting;
    let mut text = String::new();
    if presses > 0 {
        text += &format!("Presses that are worked on: {presses}.\n");
    }
    if games > 0 {
        let first = long(seconds);
        text += &format!("Games that wait for the courier: {games}, the first for {first}.\n");
    }
    if deadlines > 0 {
        text += &format!("Games with a deadline that is over and not kept: {deadlines}.\n");
    }
    match text.is_empty() {
        true => "Nothing waits.\n".to_owned(),
        false => text,
    }
}

fn seen(glance: Option<Glance>, database: &Path, now: i64) -> String {
    let Some(glance) = glance else {
        return format!("There is no database {} yet.\n", database.display());
    };
    let Some(here) = glance.here else {
        return "No bot has served from this database yet.\n".to_owned();
    };
    let since = now - here.wall.0 / 1000;
    let (name, ago) = (database.display(), long(since));
    let mut text = match (glance.end, since) {
        (GlanceEnd::Good, _) => {
            format!("No bot serves from {name}: the last one ended in good order {ago} ago.\n")
        }
        (GlanceEnd::None, ..LATELY) => {
            format!(
                "A bot noted {ago} ago that it serves from {name}, as it does every minute: it runs, or was killed since.\n"
            )
        }
        (GlanceEnd::None, _) => format!(
            "No bot serves from {name}, or it is cut off from Discord: it last noted that it is there {ago} ago.\n"
        ),
    };
    text += &counted(&glance.census.into(), Some(&glance.census.into()));
    match glance.last_step {
        Some(at) => {
            let before = long((here.at - at) / 1000);
            text += &format!("The last move in a running game: {before} before that.\n");
        }
        None => text += "Nothing has happened in a running game.\n",
    }
    match glance.census.untold {
        0 => text + "All games are told to their end.\n",
        untold => text + &format!("Games with something to say: {untold}.\n"),
    }
}

pub fn long(seconds: i64) -> String {
    const UNITS: [(i64, &str); 4] =
        [(86_400, "days"), (3_600, "hours"), (60, "minutes"), (1, "seconds")];
    let seconds = seconds.max(0);
    // At least two of a unit: "90 minutes" says more than "1 hours".
    let fits = |(length, _): &&(i64, &str)| seconds >= 2 * length;
    let (length, unit) = UNITS.iter().find(fits).unwrap_or(&UNITS[3]);
    match seconds / length {
        1 => "1 second".to_owned(),
        many => format!("{many} {unit}"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn times_are_told_in_what_fits() {
        for (seconds, said) in [
            (-5, "0 seconds"),
            (1, "1 second"),
            (119, "119 seconds"),
            (120, "2 minutes"),
            (7_199, "119 minutes"),
            (7_200, "2 hours"),
            (172_800, "2 days"),
        ] {
            assert_eq!(long(seconds), said);
        }
    }

    #[test]
    fn who_listens_everywhere_is_asked_on_this_machine() {
        let reached = |at: &str| reached(at.parse().unwrap()).to_string();
        assert_eq!(reached("0.0.0.0:5"), "127.0.0.1:5");
        assert_eq!(reached("[::]:5"), "[::1]:5");
        assert_eq!(reached("192.168.0.7:5"), "192.168.0.7:5");
    }

    #[test]
    fn trouble_is_told_and_what_is_not_known_is_left_out() {
        let report = StatusReport {
            live: false,
            trouble: vec!["The disk is gone.".to_owned()],
            warnings: vec![],
            stage: LifeStage::Running,
            version: "0.2.0".to_owned(),
            connected: false,
            shards: ShardsReport { all: 3, connected: 2 },
            last_answer: Some(60),
            games: None,
            people: None,
            waiting: WaitingReport { presses: 3, games: 2, seconds: 240, deadlines: 1 },
            unsaid: UnsaidReport { games: 3, passed_over: 5 },
        };
        let told = told(&report, 100);
        assert_eq!(
            told,
            "viceroy 0.2.0 is running, but only in part connected to Discord.\n\
             Connections to Discord: 2 of 3 shards.\n\
             Trouble: The disk is gone.\n\
             Last answer: 40 seconds ago.\n\
             Presses that are worked on: 3.\n\
             Games that wait for the courier: 2, the first for 4 minutes.\n\
             Games with a deadline that is over and not kept: 1.\n\
             Games of which Discord does not show everything: 3. The log says which and why.\n\
             Messages that Discord refused for good since the start: 5.\n"
        );
    }
}
