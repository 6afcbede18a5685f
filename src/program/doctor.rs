//! `viceroy doctor`: looks at what a bot needs, and says what to do where something is not as it should be.

use std::fmt;
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::time::{SystemTime, UNIX_EPOCH};

use viceroy::discord::{DiscordConfig, StartError, Transport, token_owner};
use viceroy::keeping;
use viceroy::store::{Content, Examined, Here, InUse, examine as look_at};
use viceroy::timing::{HOUR, MINUTE, Millis, WallTime};

use super::config::Config;
use super::redaction::Redaction;

/// By so many seconds a clock may differ from Discord's.
const AHEAD: i64 = 10;
/// By so much the clock may be behind when a bot was last there.
const BEHIND: Millis = 2 * MINUTE;
/// So many times the database is to fit on its disk once more, for its journal, a backup and a restore.
const COPIES: u64 = 3;
/// And so much is to be free in any case.
const LEAST: u64 = 200 << 20;

/// Whether Discord is asked.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Network {
    /// It is.
    Asked,
    /// It is not.
    LeftAlone,
}

impl From<bool> for Network {
    fn from(offline: bool) -> Network {
        if offline {
            Network::LeftAlone
        } else {
            Network::Asked
        }
    }
}

/// One thing that was looked at.
#[derive(Debug, PartialEq, Eq)]
enum Finding {
    /// It is as it should be.
    Fine(String),
    /// Nothing has to be done, but an operator should know.
    Note(String),
    /// Something has to be done.
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

/// Looks at everything and prints a line for each thing. Fails where anything has to be done.
pub async fn examine(network: Network) -> ExitCode {
    let config = match Config::read() {
        Ok(config) => config,
        Err(error) => {
            println!("{}", ToDo(error.to_string()));
            return ExitCode::FAILURE;
        }
    };
    let redaction = Redaction::of(config.token.as_deref());
    let mut findings = vec![];
    findings.extend(config.open_to_others().map(ToDo));
    findings.extend(files(&config));
    findings.extend(database(&config).await);
    findings.extend(disk(&config.database));
    findings.extend(backups(&config));
    findings.extend(token(&config, network).await);
    for finding in &findings {
        println!("{}", redaction.redacted(&finding.to_string()));
    }
    let to_do = findings.iter().filter(|finding| matches!(finding, ToDo(_)));
    match to_do.count() {
        0 => ExitCode::SUCCESS,
        _ => ExitCode::FAILURE,
    }
}

/// The cards and languages of the operator, if there are any.
fn files(config: &Config) -> Vec<Finding> {
    let mut findings = vec![];
    if let Err(error) = config.catalogue() {
        findings.push(ToDo(error.to_string()));
    }
    if let Err(error) = config.languages() {
        findings.push(ToDo(error.to_string()));
    }
    findings
}

async fn database(config: &Config) -> Vec<Finding> {
    let path = config.database.display();
    let examined = match look_at(&config.database).await {
        Ok(Some(examined)) => examined,
        Ok(None) => {
            let there = Fine(format!(
                "there is no database {path} yet; the first start makes it"
            ));
            return vec![there, writable(&config.database)];
        }
        Err(error) => return vec![ToDo(error.to_string())],
    };
    let Examined {
        in_use,
        bytes,
        open_to_others,
        content,
    } = examined;
    let used = match in_use {
        InUse::Yes => "a bot has it open",
        InUse::No => "no bot has it open",
        InUse::Unknown => "whether a bot has it open cannot be seen by this user",
    };
    let mut findings = vec![];
    match content {
        Ok(Content { running, last_here }) => {
            findings.push(Fine(format!(
                "the database {path} is whole; {used}; games that run: {running}, bytes: {bytes}"
            )));
            findings.extend(last_here.map(clock));
        }
        Err(error) => findings.push(ToDo(format!("{error}{}", newest_backup(config)))),
    }
    for (file, mode) in open_to_others {
        let file = file.display();
        findings.push(ToDo(format!(
            "others on this machine can use {file} (mode {mode:o}), and with it see what players hide: chmod go= '{file}'"
        )));
    }
    findings.push(writable(&config.database));
    findings
}

fn newest_backup(config: &Config) -> String {
    let plan = config.backups.as_ref();
    let newest = plan.and_then(|plan| keeping::newest(&plan.folder, &config.database));
    newest.map_or(String::new(), |(at, file)| {
        let (at, file) = (at.spelt_out(), file.display());
        format!(" The newest backup is of {at}: viceroy restore '{file}'")
    })
}

fn clock(Here { wall, .. }: Here) -> Finding {
    let now = now();
    if now.0.saturating_add(BEHIND) < wall.0 {
        let (now, last) = (now.spelt_out(), wall.spelt_out());
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

/// The folder of a file, by a name that can be used.
fn folder_of(file: &Path) -> PathBuf {
    match file.parent() {
        Some(folder) if !folder.as_os_str().is_empty() => folder.to_owned(),
        Some(_) | None => PathBuf::from("."),
    }
}

/// Whether this user can make files beside the database, as the bot has to.
fn writable(database: &Path) -> Finding {
    let folder = folder_of(database);
    if !folder.exists() {
        let folder = folder.display();
        return Fine(format!("the folder {folder} is made by the first start"));
    }
    let probe = folder.join(format!(".viceroy-doctor-{}", std::process::id()));
    let made = std::fs::write(&probe, "");
    let _ = std::fs::remove_file(&probe);
    let folder = folder.display();
    match made {
        Ok(()) => Fine(format!("files can be made in {folder}")),
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

/// How full a disk is is not asked here.
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
    let Some((at, file)) = keeping::newest(&plan.folder, &config.database) else {
        return vec![Note(format!(
            "there is no backup in {folder} yet; a bot makes the first one when it starts"
        ))];
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

/// That is not asked here.
#[cfg(not(unix))]
fn on_one_disk(_one: &Path, _other: &Path) -> bool {
    false
}

async fn token(config: &Config, network: Network) -> Vec<Finding> {
    let Some(token) = &config.token else {
        return vec![Note(
            "DISCORD_TOKEN is not set: the bot would start a playground on this machine; the token is on the page Bot of the \
             application in Discord's developer portal"
                .to_owned(),
        )];
    };
    if network == Network::LeftAlone {
        return vec![if looks_like_one(token) {
            Fine("DISCORD_TOKEN looks like a bot's token; Discord was not asked".to_owned())
        } else {
            ToDo(NOT_ONE.to_owned())
        }];
    }
    let transport = config.api_base.clone().map(Transport::Proxied);
    let discord = DiscordConfig {
        token: token.clone(),
        transport: transport.unwrap_or(Transport::Discord),
        pauses: &[],
    };
    match token_owner(&discord).await {
        Ok(owner) => {
            let (name, number) = (owner.name, owner.application);
            let known = Fine(format!(
                "Discord knows the token: it is of {name} (application {number})"
            ));
            [Some(known), owner.ahead.map(discords_clock)]
                .into_iter()
                .flatten()
                .collect()
        }
        Err(StartError::WrongToken) if !looks_like_one(token) => vec![ToDo(NOT_ONE.to_owned())],
        Err(error) => vec![ToDo(error.to_string())],
    }
}

const NOT_ONE: &str = "DISCORD_TOKEN does not look like a bot's token, which has three parts with dots between them: copy it from the \
                       page Bot of the application in Discord's developer portal, not the client secret or the public key";

fn discords_clock(ahead: i64) -> Finding {
    let seconds = ahead.abs();
    if seconds < AHEAD {
        return Fine("the clock of this machine agrees with Discord's".to_owned());
    }
    let side = if ahead > 0 { "ahead of" } else { "behind" };
    ToDo(format!(
        "the clock of this machine is {seconds} seconds {side} Discord's: put it right (timedatectl set-ntp true)"
    ))
}

/// Three parts of letters and digits, as Discord makes them.
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
        // Made up, of the length and the letters of one.
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
    }

    #[test]
    fn a_clock_is_wrong_that_shows_less_than_it_has_shown() {
        let here = |wall| Here { at: 0, wall };
        assert!(matches!(clock(here(now())), Fine(_)));
        let later = WallTime(now().0 + 10 * HOUR);
        let ToDo(said) = clock(here(later)) else {
            panic!("it is not found")
        };
        assert!(said.contains("timedatectl"), "{said}");
        assert!(matches!(discords_clock(-AHEAD), ToDo(said) if said.contains("behind")));
    }
}
