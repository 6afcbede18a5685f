//! `viceroy doctor`: checks the bot's environment and says how to fix problems.

use std::cmp::Ordering;
use std::fmt;
use std::io::ErrorKind;
use std::net::{SocketAddr, TcpListener};
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::time::{SystemTime, UNIX_EPOCH};

use viceroy::backup;
use viceroy::discord::{DiscordConfig, StartError, Transport, token_owner};
use viceroy::monitoring::UnsaidReport;
use viceroy::shard::ShardCount;
use viceroy::store::{Content, Examined, Heartbeat, InUse, StoreError, examine as look_at};
use viceroy::timing::{HOUR, MINUTE, Millis, WallTime};

use super::config::Config;
use super::harmless::say;
use super::misspelt;
use super::redaction::Redaction;
use super::status::{ask, long, unsaid};

/// Maximum difference from Discord's clock, in seconds.
const AHEAD: i64 = 10;
/// How far the clock may be behind the bot's last presence.
const BEHIND: Millis = 2 * MINUTE;
/// Free space wanted, in database sizes: for the journal, a backup and a restore.
const COPIES: u64 = 3;
/// Fewer remaining session starts suggest frequent restarts or disconnects.
const FEW_STARTS: u32 = 500;
/// Minimum free space in bytes.
const LEAST: u64 = 200 << 20;

#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Network {
    Asked,
    LeftAlone,
}

impl From<bool> for Network {
    fn from(offline: bool) -> Network {
        if offline { Network::LeftAlone } else { Network::Asked }
    }
}

#[derive(Debug, PartialEq, Eq)]
enum Finding {
    Fine(String),
    Note(String),
    ToDo(String),
}

use Finding::{Fine, Note, ToDo};

impl fmt::Display for Finding {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Fine(what) => write!(f, "fine   {what}"),
            Note(what) => write!(f, "note   {what}"),
            ToDo(what) => write!(f, "to do  {what}"),
        }
    }
}

/// Prints a line per finding; fails if anything has to be done.
pub async fn examine(network: Network) -> ExitCode {
    let config = match Config::read() {
        Ok(config) => config,
        Err(error) => {
            // Ignores a full disk, as below.
            let _ = say(&ToDo(error.to_string()).to_string());
            return ExitCode::FAILURE;
        }
    };
    let redaction = Redaction::of(config.token.as_deref());
    let (discord, ahead) = token(&config, network).await;
    let mut findings = vec![];
    findings.extend(config.open_to_others().map(ToDo));
    findings.extend(misspelt::warnings().into_iter().map(ToDo));
    findings.extend(files(&config));
    findings.extend(database(&config, ahead).await);
    findings.push(refused(&config).await);
    findings.extend(disk(&config.database));
    findings.extend(backups(&config));
    findings.extend(discord);
    let said: Vec<String> = findings.iter().map(ToString::to_string).collect();
    // The exit code says the most important.
    let _ = say(&redaction.redacted(&said.join("\n")));
    let to_do = findings.iter().filter(|finding| matches!(finding, ToDo(_)));
    match to_do.count() {
        0 => ExitCode::SUCCESS,
        _ => ExitCode::FAILURE,
    }
}

fn files(config: &Config) -> Vec<Finding> {
    let mut findings = vec![];
    match config.catalogue() {
        Ok(cards) => {
            let doubts = cards.doubts().iter();
            findings.extend(doubts.map(|doubt| Note(format!("perhaps a mistake: {doubt}"))));
        }
        Err(error) => findings.push(ToDo(error.to_string())),
    }
    if let Err(error) = config.languages() {
        findings.push(ToDo(error.to_string()));
    }
    findings
}

async fn database(config: &Config, ahead: Option<i64>) -> Vec<Finding> {
    let metrics = config.watching.metrics;
    let path = config.database.display();
    let examined = match look_at(&config.database).await {
        Ok(Some(examined)) => examined,
        Ok(None) => {
            let there = Fine(format!("there is no database {path} yet; the first start makes it"));
            let mut findings = vec![there, writable(&folder_of(&config.database))];
            findings.extend(metrics.map(|at| address(at, InUse::No)));
            return findings;
        }
        Err(error) => return vec![ToDo(error.to_string())],
    };
    let Examined { in_use, bytes, open_to_others, content } = examined;
    let used = match in_use {
        InUse::Yes => "a bot has it open",
        InUse::No => "no bot has it open",
        InUse::Unknown => "whether a bot has it open cannot be seen by this user",
    };
    let mut findings = vec![];
    match content {
        Ok(Content { running, last_here, altered, cut, copied }) => {
            findings.push(Fine(format!(
                "the database {path} is whole; {used}; games that run: {running}, bytes: {bytes}"
            )));
            findings.extend(cut.map(|cut| ToDo(format!("{cut}{}", newest_backup(config)))));
            findings.extend(copied.map(|copied| Note(copied.to_owned())));
            if !altered.is_empty() {
                let (path, what) = (config.database.clone(), altered.join("; "));
                let altered = StoreError::Altered { path, what };
                findings.push(ToDo(format!("{altered}{}", newest_backup(config))));
            }
            findings.extend(last_here.map(|here| clock(here, ahead)));
        }
        Err(error @ StoreError::Older { .. }) => findings.push(Note(error.to_string())),
        Err(error) => findings.push(ToDo(format!("{error}{}", newest_backup(config)))),
    }
    for (file, mode) in open_to_others {
        let file = file.display();
        findings.push(ToDo(format!(
            "others on this machine can use {file} (mode {mode:o}), and with it see what players hide: chmod go= '{file}'"
        )));
    }
    findings.push(writable(&folder_of(&config.database)));
    findings.extend(metrics.map(|at| address(at, in_use)));
    findings
}

/// Whether the running bot may be the listener there, and whether a new one could bind it.
fn address(at: SocketAddr, in_use: InUse) -> Finding {
    match (TcpListener::bind(at), in_use) {
        (Ok(_), InUse::No) => Fine(format!("a bot can answer /healthz and /metrics at {at}")),
        (Ok(_), InUse::Yes | InUse::Unknown) => Note(format!(
            "nobody answers at {at}, which VICEROY_METRICS names: the running bot was started without it"
        )),
        (Err(error), InUse::Yes | InUse::Unknown) if error.kind() == ErrorKind::AddrInUse => {
            Fine(format!("somebody answers at {at}; viceroy health tells whether it is the bot"))
        }
        (Err(error), _) => ToDo(format!(
            "a bot cannot answer at {at} ({error}), and would not start: name another address in VICEROY_METRICS, or none"
        )),
    }
}

/// What Discord refused permanently. Only the running bot knows; it is not stored.
async fn refused(config: &Config) -> Finding {
    let Some(address) = config.watching.metrics else {
        return unknown("VICEROY_METRICS is not set, so no running bot can be asked");
    };
    match ask(address).await {
        Ok(report) => told_of_refused(report.unsaid),
        Err(_) => unknown("no running bot says it"),
    }
}

fn unknown(why: &str) -> Finding {
    Note(format!(
        "whether Discord has refused to show something for good is not in the database, and {why}: look in the bot's log for \
         \"passed over\" and \"cannot be said\" (docs/operating.md, What players see when Discord has trouble)"
    ))
}

fn told_of_refused(report: UnsaidReport) -> Finding {
    match unsaid(report) {
        said if said.is_empty() => {
            Fine("Discord has refused nothing for good since the bot's start".to_owned())
        }
        said => {
            let said = said.trim_end().replace('\n', " ");
            Note(format!(
                "{said} Look in the bot's log for \"passed over\" and \"cannot be said\": it names the game, the request and \
                 Discord's answer"
            ))
        }
    }
}

fn newest_backup(config: &Config) -> String {
    let plan = config.backups.as_ref();
    let newest = plan.and_then(|plan| backup::newest(&plan.folder, &config.database));
    newest.map_or(String::new(), |(at, file)| {
        let (at, file) = (at.spelt_out(), file.display());
        format!(" The newest backup is of {at}: viceroy restore '{file}'")
    })
}

fn clock(Heartbeat { wall, .. }: Heartbeat, ahead: Option<i64>) -> Finding {
    let now = now();
    if now.0.saturating_add(BEHIND) < wall.0 {
        let (now, last) = (now.spelt_out(), wall.spelt_out());
        if ahead.is_some_and(agrees) {
            return Note(format!(
                "a bot was there at {last}, by a clock that was wrong then and agrees with Discord's now; no game's time ran \
                 by it"
            ));
        }
        return ToDo(format!(
            "the clock of this machine is wrong: it shows {now}, and a bot was there at {last} already; put it right \
             (timedatectl set-ntp true)"
        ));
    }
    Fine(format!("a bot was last there at {}", wall.spelt_out()))
}

fn now() -> WallTime {
    let since = SystemTime::now().duration_since(UNIX_EPOCH);
    let since = since.map_or(0, |since| since.as_millis());
    WallTime(i64::try_from(since).unwrap_or(i64::MAX))
}

fn folder_of(file: &Path) -> PathBuf {
    match file.parent() {
        Some(folder) if !folder.as_os_str().is_empty() => folder.to_owned(),
        Some(_) | None => PathBuf::from("."),
    }
}

/// Whether this user can create files there, or in the nearest existing parent.
fn writable(wanted: &Path) -> Finding {
    let above = wanted.ancestors().find(|folder| folder.exists());
    let folder = match above {
        Some(folder) if !folder.as_os_str().is_empty() => folder,
        Some(_) | None => Path::new("."),
    };
    let probe = folder.join(format!(".viceroy-doctor-{}", std::process::id()));
    // `create_new` does not follow a symlink of that name.
    let made = std::fs::File::create_new(&probe).map(drop);
    let _ = std::fs::remove_file(&probe);
    let folder = folder.display();
    match made {
        Ok(()) if !wanted.exists() => {
            let wanted = wanted.display();
            Fine(format!("the folder {wanted} can be made; a bot does it when it starts"))
        }
        Ok(()) => Fine(format!("files can be made in {folder}")),
        Err(error) if error.kind() == ErrorKind::ReadOnlyFilesystem => ToDo(format!(
            "no files can be made in {folder} ({error}): find out in the system's log (dmesg) why, and mount it writable again"
        )),
        Err(error) if !wanted.exists() => ToDo(format!(
            "the folder {} cannot be made in {folder} ({error}): make it, and give it to the bot's user",
            wanted.display()
        )),
        Err(error) => ToDo(format!(
            "no files can be made in {folder} ({error}): give it to the bot's user, and run this command as that user"
        )),
    }
}

#[cfg(unix)]
fn disk(database: &Path) -> Vec<Finding> {
    let folder = folder_of(database);
    let Ok(there) = rustix::fs::statvfs(&folder) else {
        return vec![];
    };
    let free = there.f_bavail.saturating_mul(there.f_frsize);
    let bytes = database.metadata().map_or(0, |there| there.len());
    let wanted = bytes.saturating_mul(COPIES).max(LEAST);
    let (folder, free_mb) = (folder.display(), free >> 20);
    vec![if free < wanted {
        ToDo(format!(
            "only {free_mb} MB are free where {folder} is, and the database may need {} MB: make room",
            wanted >> 20
        ))
    } else {
        Fine(format!("{free_mb} MB are free where {folder} is"))
    }]
}

#[cfg(not(unix))]
fn disk(_database: &Path) -> Vec<Finding> {
    vec![]
}

fn backups(config: &Config) -> Vec<Finding> {
    let Some(plan) = &config.backups else {
        return vec![Note(
            "no backups are made by schedule: VICEROY_BACKUPS names no folder (docs/operating.md, Backups)".to_owned(),
        )];
    };
    let folder = plan.folder.display();
    let Some((at, file)) = backup::newest(&plan.folder, &config.database) else {
        let none =
            format!("there is no backup in {folder} yet; a bot makes the first one when it starts");
        return vec![Note(none), writable(&plan.folder)];
    };
    let (now, hours) = (now(), Millis::from(plan.hours.get()));
    let late = now.0.saturating_sub(at.0) > hours.saturating_mul(2 * HOUR);
    let (at, file) = (at.spelt_out(), file.display());
    let mut findings = vec![if late {
        ToDo(format!(
            "the newest backup in {folder} is of {at}: start the bot, or look into its log for why it makes none"
        ))
    } else {
        Fine(format!("the newest backup is {file}, of {at}"))
    }];
    if on_one_disk(&plan.folder, &folder_of(&config.database)) {
        findings.push(Note(format!(
            "{folder} is on the disk of the database: what happens to one happens to the other; copy backups elsewhere"
        )));
    }
    findings
}

#[cfg(unix)]
fn on_one_disk(one: &Path, other: &Path) -> bool {
    use std::os::unix::fs::MetadataExt;
    match (one.metadata(), other.metadata()) {
        (Ok(one), Ok(other)) => one.dev() == other.dev(),
        (Err(_), _) | (_, Err(_)) => false,
    }
}

#[cfg(not(unix))]
fn on_one_disk(_one: &Path, _other: &Path) -> bool {
    false
}

/// Findings about the token, and the seconds this clock is ahead of Discord's.
async fn token(config: &Config, network: Network) -> (Vec<Finding>, Option<i64>) {
    let Some(token) = &config.token else {
        let none = Note(
            "DISCORD_TOKEN is not set: the bot would start a playground on this machine; the token is on the page Bot of the \
             application in Discord's developer portal"
                .to_owned(),
        );
        return (vec![none], None);
    };
    if network == Network::LeftAlone {
        let looks = if looks_like_one(token) {
            Fine("DISCORD_TOKEN looks like a bot's token; Discord was not asked".to_owned())
        } else {
            ToDo(NOT_ONE.to_owned())
        };
        return (vec![looks], None);
    }
    let transport = config.api_base.clone().map(Transport::Proxied);
    let discord = DiscordConfig {
        pauses: &[],
        ..DiscordConfig::patient(token.clone(), transport.unwrap_or(Transport::Discord))
    };
    let languages = match config.languages() {
        Ok(languages) => languages,
        Err(error) => return (vec![ToDo(error.to_string())], None),
    };
    match token_owner(&discord, &languages).await {
        Ok(owner) => {
            let (name, number) = (owner.name, owner.application);
            let known =
                Fine(format!("Discord knows the token as that of {name} (application {number})"));
            let findings = [
                Some(known),
                owner.ahead.map(discords_clock),
                Some(commands(owner.has_commands)),
                few_starts(owner.starts_left),
                shards(config.shards, owner.shards, owner.shards_at_once),
            ];
            (findings.into_iter().flatten().collect(), owner.ahead)
        }
        Err(StartError::WrongToken) if !looks_like_one(token) => {
            (vec![ToDo(NOT_ONE.to_owned())], None)
        }
        Err(error) => (vec![ToDo(error.to_string())], None),
    }
}

fn commands(registered: bool) -> Finding {
    match registered {
        true => Fine("Discord has the bot's commands".to_owned()),
        false => Note(
            "Discord does not have the commands of this version: the next start registers them, and says in the log why if that \
             fails; games go on meanwhile"
                .to_owned(),
        ),
    }
}

/// Discord resets the token of a bot that starts too many sessions.
fn few_starts(left: u32) -> Option<Finding> {
    (left < FEW_STARTS).then(|| {
        Note(format!(
            "Discord lets the bot start {left} more sessions today, of 1000: look in the log for what ends them; the bot spreads the \
             rest over the day"
        ))
    })
}

/// Nothing where one is enough, as for most bots.
fn shards(wanted: Option<ShardCount>, recommended: ShardCount, at_once: u32) -> Option<Finding> {
    let (opened, advised) = (wanted.unwrap_or(recommended).get(), recommended.get());
    let seconds = 5 * u64::from(opened.div_ceil(at_once));
    Some(match opened.cmp(&advised) {
        Ordering::Less => Note(format!(
            "VICEROY_SHARDS says {opened}, and Discord recommends {advised}: it refuses the bot when one has more than 2,500 servers"
        )),
        Ordering::Equal if opened == 1 => return None,
        Ordering::Equal | Ordering::Greater => Fine(format!(
            "the bot opens {opened} connections to Discord, where {advised} are recommended; starting them afresh takes {seconds} seconds"
        )),
    })
}

const NOT_ONE: &str = "DISCORD_TOKEN does not look like a bot's token. One has three parts with dots between them: copy it from the \
                       page Bot of the application in Discord's developer portal, not the client secret or the public key";

fn agrees(ahead: i64) -> bool {
    ahead.abs() < AHEAD
}

fn discords_clock(ahead: i64) -> Finding {
    if agrees(ahead) {
        return Fine("the clock of this machine agrees with Discord's".to_owned());
    }
    let side = if ahead > 0 { "ahead of" } else { "behind" };
    ToDo(format!(
        "the clock of this machine is {} {side} Discord's: put it right (timedatectl set-ntp true)",
        long(ahead.abs())
    ))
}

/// Three parts of letters and digits.
fn looks_like_one(token: &str) -> bool {
    let parts: Vec<&str> = token.trim_start_matches("Bot ").split('.').collect();
    let spelt = |part: &str| {
        let sign = |sign: char| sign.is_ascii_alphanumeric() || sign == '_' || sign == '-';
        part.chars().all(sign)
    };
    matches!(parts[..], [id, time, secret] if id.len() >= 17 && time.len() >= 5 && secret.len() >= 20
        && parts.iter().all(|part| spelt(part)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_token_is_told_from_other_secrets() {
        let token = format!("{}.{}.{}", "M".repeat(26), "Gabcde", "x_-".repeat(9));
        assert!(looks_like_one(&token));
        for other in [
            "",
            "3f5a0a0c6e7d4b1e9f8a7c6b5d4e3f2a1b0c9d8e7f6a5b4c3d2e1f0a9b8c7d6e",
            "1234567890123456789",
            "MTIz.abc.def",
            "your token here",
        ] {
            assert!(!looks_like_one(other), "{other}");
        }
        // The text after the word "token" must not look like one.
        assert_eq!(Redaction::of(None).redacted(NOT_ONE), NOT_ONE);
    }

    #[test]
    fn an_address_that_another_program_has_is_found_before_a_start() {
        let taken = TcpListener::bind("127.0.0.1:0").unwrap();
        let at = taken.local_addr().unwrap();
        let said = address(at, InUse::No);
        assert!(matches!(&said, ToDo(said) if said.contains("VICEROY_METRICS")), "{said:?}");
        assert!(matches!(address(at, InUse::Yes), Fine(_)));
        drop(taken);
        assert!(matches!(address(at, InUse::No), Fine(_)));
        assert!(matches!(address(at, InUse::Yes), Note(_)));
    }

    #[test]
    fn what_discord_refused_is_told_with_where_to_look() {
        let said = |games, passed_over| told_of_refused(UnsaidReport { games, passed_over });
        assert!(matches!(said(0, 0), Fine(_)));
        for (games, passed_over, number) in [(1, 0, "1"), (0, 4, "4"), (2, 3, "3")] {
            let Note(told) = said(games, passed_over) else { panic!("it is not told") };
            assert!(
                told.contains(number) && told.contains("log") && !told.contains('\n'),
                "{told}"
            );
        }
        assert!(matches!(unknown("why"), Note(told) if told.contains("log")));
    }

    #[test]
    fn a_clock_is_wrong_that_shows_less_than_it_has_shown() {
        let here = |wall| Heartbeat { at: 0, wall };
        assert!(matches!(clock(here(now()), None), Fine(_)));
        let later = WallTime(now().0 + 10 * HOUR);
        let ToDo(said) = clock(here(later), None) else { panic!("it is not found") };
        assert!(matches!(clock(here(later), Some(0)), Note(_)));
        assert!(matches!(clock(here(later), Some(-36_000)), ToDo(_)));
        assert!(said.contains("timedatectl"), "{said}");
        assert!(matches!(discords_clock(-AHEAD), ToDo(said) if said.contains("behind")));
    }
}
