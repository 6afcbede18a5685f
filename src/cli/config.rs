//! Reads the environment into a [`Config`]. Every variable is listed here and in `.env.example`.

use std::net::SocketAddr;
use std::num::NonZeroU32;
use std::path::{Path, PathBuf};

use viceroy::backup::BackupPlan;
use viceroy::cards::{Catalogue, CatalogueError};
use viceroy::discord::{Loopback, NotLoopback};
use viceroy::files::{InputError, read_text};
use viceroy::i18n::{LanguageError, Languages};
use viceroy::packs;
use viceroy::render::Theme;
use viceroy::service::LobbyLimits;
use viceroy::shard::ShardCount;

use super::logging;
use super::watching::{OperatorView, OperatorViewError};

#[derive(Clone)]
pub struct Config {
    /// `DISCORD_TOKEN`: the bot's token. Without it, a local playground starts.
    pub token: Option<String>,
    /// `VICEROY_DATABASE`. Default: `viceroy.db`.
    pub database: PathBuf,
    /// `VICEROY_CARDS`: a card pack's folder. Default: the embedded cards.
    pub cards: Option<PathBuf>,
    /// `VICEROY_LANGUAGES`: a folder with a subfolder for each further language. Default: the
    /// embedded languages.
    pub languages: Option<PathBuf>,
    /// `VICEROY_SHARDS`: connections to Discord's gateway. Default: as many as Discord recommends.
    pub shards: Option<ShardCount>,
    /// `PLAYGROUND_ADDR`. Default: `127.0.0.1:8420`.
    #[cfg_attr(
        not(feature = "playground"),
        allow(dead_code, reason = "a lean build has no playground")
    )]
    pub playground: SocketAddr,
    /// `DISCORD_API_BASE`: a fake Discord on this machine that gets the token instead of the real
    /// one.
    pub api_base: Option<Loopback>,
    /// `VICEROY_THEME`: `dark` or `light`. Default: `dark`.
    pub theme: Theme,
    /// `VICEROY_TABLES_PER_PERSON` (5) and `VICEROY_TABLES_PER_SERVER` (20): open lobbies;
    /// `VICEROY_TABLE_DAYS` (7): days until they close; `VICEROY_TABLES_PER_PERSON_HERE` (3): open
    /// lobbies of a user on one server; `VICEROY_TABLES_PER_DAY` (10): lobbies a user may open per
    /// day; `VICEROY_PRIVATE_GAMES` (5): a user's running private games against computer players.
    /// Defaults in parentheses.
    pub lobbies: LobbyLimits,
    /// `VICEROY_BACKUPS`: the folder for scheduled backups; none are made without it.
    /// `VICEROY_BACKUP_HOURS` (24): the interval; `VICEROY_BACKUPS_KEPT` (14): how many are kept.
    pub backups: Option<BackupPlan>,
    /// `RUST_LOG`: `tracing` filters. Default: [`logging::DEFAULT`].
    pub log: String,
    pub watching: OperatorView,
}

#[derive(Debug, thiserror::Error)]
pub enum ConfigError {
    #[error("{name} is not an address such as 127.0.0.1:8420: {given}")]
    Address { name: &'static str, given: String },
    #[error("{name} is a whole number from 1 on, not {given}")]
    Number { name: &'static str, given: String },
    #[error("VICEROY_THEME is dark or light, not {0}")]
    Theme(String),
    #[error("DISCORD_API_BASE: {0}")]
    ApiBase(#[from] NotLoopback),
    #[error(transparent)]
    OperatorView(#[from] OperatorViewError),
    #[error(".env: {0}")]
    File(String),
}

/// Read for unset variables, only from the working directory.
const FILE: &str = ".env";
/// In bytes.
const LONGEST: u64 = 64 << 10;
const HOURS: NonZeroU32 = NonZeroU32::new(24).expect("it is not zero");
/// Far more than a bot that fits into one process needs.
const MOST_SHARDS: NonZeroU32 = NonZeroU32::new(1000).expect("it is not zero");
const KEPT: NonZeroU32 = NonZeroU32::new(14).expect("it is not zero");
#[cfg(unix)]
const OTHERS: u32 = 0o077;

impl Config {
    /// # Errors
    /// If the pack cannot be read.
    pub fn catalogue(&self) -> Result<&'static Catalogue, CatalogueError> {
        packs::choose(self.cards.as_deref())
    }

    /// # Errors
    /// What is wrong with a language.
    pub fn languages(&self) -> Result<Languages, LanguageError> {
        match &self.languages {
            Some(folder) => Languages::with_folder(folder),
            None => Languages::carried(),
        }
    }

    /// Reads the environment, then `.env` for unset variables.
    ///
    /// # Errors
    /// Names the invalid variable.
    pub fn read() -> Result<Config, ConfigError> {
        match read_text(Path::new(FILE), LONGEST) {
            Ok(text) => dotenvy::from_read(text.as_bytes())
                .map_err(|error| ConfigError::File(unreadable(&error)))?,
            Err(InputError::Missing) => {}
            Err(error) => return Err(ConfigError::File(error.to_string())),
        }
        Config::from(|name| std::env::var(name).ok())
    }

    /// A warning if other users can read the file with the token.
    #[cfg(unix)]
    pub fn open_to_others(&self) -> Option<String> {
        use std::os::unix::fs::PermissionsExt;

        let mode = std::fs::metadata(FILE).ok()?.permissions().mode() & 0o777;
        (self.token.is_some() && mode & OTHERS != 0).then(|| {
            format!(
                "others on this machine can read .env (mode {mode:o}), and with the token in it act as the bot: \
                 chmod 600 .env"
            )
        })
    }

    #[cfg(not(unix))]
    pub fn open_to_others(&self) -> Option<String> {
        None
    }

    /// Empty variables count as unset.
    fn from(variable: impl Fn(&str) -> Option<String>) -> Result<Config, ConfigError> {
        let said = |name: &str| {
            let value = variable(name)?;
            let value = value.trim();
            (!value.is_empty()).then(|| value.to_owned())
        };
        let playground = said("PLAYGROUND_ADDR").unwrap_or_else(|| "127.0.0.1:8420".to_owned());
        let playground = playground
            .parse()
            .map_err(|_| ConfigError::Address { name: "PLAYGROUND_ADDR", given: playground })?;
        let api_base = said("DISCORD_API_BASE");
        let theme = said("VICEROY_THEME").map_or(Ok(Theme::default()), |said| {
            Theme::from_key(&said).ok_or(ConfigError::Theme(said))
        })?;
        let number = |name: &'static str, otherwise: NonZeroU32| match said(name) {
            None => Ok(otherwise),
            Some(given) => given.parse().map_err(|_| ConfigError::Number { name, given }),
        };
        let standard = LobbyLimits::STANDARD;
        let lobbies = LobbyLimits {
            per_person: number("VICEROY_TABLES_PER_PERSON", standard.per_person)?,
            per_person_here: number("VICEROY_TABLES_PER_PERSON_HERE", standard.per_person_here)?,
            per_day: number("VICEROY_TABLES_PER_DAY", standard.per_day)?,
            alone: number("VICEROY_PRIVATE_GAMES", standard.alone)?,
            per_server: number("VICEROY_TABLES_PER_SERVER", standard.per_server)?,
            days: number("VICEROY_TABLE_DAYS", standard.days)?,
        };
        let shards = said("VICEROY_SHARDS").map(|given| {
            let count = given.parse::<NonZeroU32>().ok().filter(|count| *count <= MOST_SHARDS);
            let wrong = ConfigError::Number { name: "VICEROY_SHARDS", given };
            count.map(|count| ShardCount::new(count.get())).ok_or(wrong)
        });
        let (hours, kept) =
            (number("VICEROY_BACKUP_HOURS", HOURS)?, number("VICEROY_BACKUPS_KEPT", KEPT)?);
        let backups =
            said("VICEROY_BACKUPS").map(|folder| BackupPlan { folder: folder.into(), hours, kept });
        Ok(Config {
            backups,
            lobbies,
            shards: shards.transpose()?,
            token: said("DISCORD_TOKEN"),
            database: said("VICEROY_DATABASE").unwrap_or_else(|| "viceroy.db".to_owned()).into(),
            cards: said("VICEROY_CARDS").map(PathBuf::from),
            languages: said("VICEROY_LANGUAGES").map(PathBuf::from),
            playground,
            api_base: api_base.as_deref().map(Loopback::parse).transpose()?,
            theme,
            log: said("RUST_LOG").unwrap_or_else(|| logging::DEFAULT.to_owned()),
            watching: OperatorView::from(said)?,
        })
    }
}

/// Omits the file's content, which may include the token.
fn unreadable(error: &dotenvy::Error) -> String {
    match matches!(error, dotenvy::Error::LineParse(..)) {
        true => "a line is not of the form NAME=value; a value with spaces stands between single quotation marks".to_owned(),
        false => error.to_string(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nothing_has_to_be_set() {
        let config = Config::from(|_| None).unwrap();
        assert_eq!(config.token, None);
        assert_eq!(config.database, PathBuf::from("viceroy.db"));
        assert_eq!(config.playground.to_string(), "127.0.0.1:8420");
        assert_eq!(config.api_base, None);
        assert_eq!(config.cards, None);
        assert_eq!(config.languages, None);
        assert_eq!(config.lobbies, LobbyLimits::STANDARD);
        assert_eq!(config.shards, None);
    }

    #[test]
    fn what_cannot_be_used_is_named() {
        let with = |name: &'static str, value: &'static str| {
            Config::from(move |n| (n == name).then(|| value.to_owned()))
        };
        assert!(with("DISCORD_API_BASE", "https://discord.com").is_err());
        assert!(with("PLAYGROUND_ADDR", "here").is_err());
        assert!(with("DISCORD_API_BASE", "").is_ok());
        for name in [
            "VICEROY_TABLES_PER_PERSON",
            "VICEROY_TABLES_PER_PERSON_HERE",
            "VICEROY_TABLES_PER_DAY",
            "VICEROY_PRIVATE_GAMES",
            "VICEROY_TABLES_PER_SERVER",
            "VICEROY_TABLE_DAYS",
        ] {
            for wrong in ["0", "-3", "many", "2.5"] {
                assert!(with(name, wrong).is_err_and(|e| e.to_string().contains(name)));
            }
            let LobbyLimits { per_person, per_person_here, per_day, alone, per_server, days } =
                with(name, "4").unwrap().lobbies;
            let set = [per_person, per_person_here, per_day, alone, per_server, days];
            let set = set.map(NonZeroU32::get);
            assert_eq!(set.iter().filter(|n| **n == 4).count(), 1, "{set:?}");
        }
        for wrong in ["0", "many"] {
            assert!(
                with("VICEROY_SHARDS", wrong)
                    .is_err_and(|e| e.to_string().contains("VICEROY_SHARDS"))
            );
        }
        assert!(with("DISCORD_TOKEN", " abc ").unwrap().token.as_deref() == Some("abc"));
    }

    #[test]
    fn backups_are_made_where_a_folder_is_named() {
        let config = Config::from(|_| None).unwrap();
        assert_eq!(config.backups, None);
        let with = |set: &'static [(&str, &str)]| {
            let value = |name: &str| set.iter().find(|(n, _)| *n == name).map(|(_, v)| *v);
            Config::from(move |name| value(name).map(str::to_owned))
        };
        let plan = with(&[("VICEROY_BACKUPS", "there"), ("VICEROY_BACKUPS_KEPT", "3")]).unwrap();
        let plan = plan.backups.unwrap();
        assert_eq!((plan.hours, plan.kept.get()), (HOURS, 3));
        for name in ["VICEROY_BACKUP_HOURS", "VICEROY_BACKUPS_KEPT"] {
            let wrong = Config::from(move |n| (n == name).then(|| "0".to_owned()));
            assert!(wrong.is_err_and(|e| e.to_string().contains(name)));
        }
    }

    #[test]
    fn a_line_that_cannot_be_read_is_not_told() {
        let told = |text: &str| {
            let lines = dotenvy::from_read_iter(text.as_bytes());
            let wrong = lines.filter_map(Result::err).next();
            unreadable(&wrong.expect("a line is wrong"))
        };
        for text in
            ["VICEROY_THEME=dark\nDISCORD_TOKEN=abc def\n", "DISCORD_TOKEN='abc\n", "abc-def\n"]
        {
            let said = told(text);
            assert!(said.contains("NAME=value") && !said.contains("abc"), "{said}");
        }
    }

    #[test]
    fn the_example_names_every_variable() {
        let example = include_str!("../../.env.example");
        let source = include_str!("config.rs");
        let said = source.split("said(\"").skip(1);
        let numbers = source.split("number(\"").skip(1);
        for name in said.chain(numbers).filter_map(|rest| rest.split('"').next()) {
            assert!(example.contains(&format!("{name}=")), "{name} is missing");
        }
        let default = format!("\nRUST_LOG={}\n", logging::DEFAULT);
        assert!(example.contains(&default));
    }

    #[test]
    fn the_operators_guide_has_every_variable() {
        let example = include_str!("../../.env.example");
        let guide = include_str!("../../docs/operating.md");
        let assignments = example.lines().filter(|line| !line.starts_with('#'));
        let names = assignments.filter_map(|line| line.split_once('=')).map(|(name, _)| name);
        for name in names {
            assert!(guide.contains(&format!("`{name}`")), "{name} is missing");
        }
    }
}
