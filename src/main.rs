//! The command line.

mod cli;

use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::sync::Arc;
use std::time::Duration;

use clap::{Parser, Subcommand};
#[cfg(feature = "playground")]
use cli::playground;
use cli::{
    arena, balance,
    config::Config,
    doctor,
    failure::Failure,
    gallery,
    harmless::{harmless_lines, print_raw, say},
    keep, language, logging, maintenance, misspelt,
    progress::progress_bar,
    redaction::Redaction,
    reports, results,
    signal::asked_to_end,
    status,
    terms::TermsArgs,
};
use viceroy::app::{self, AppConfig, AppError};
use viceroy::cards::Card;
use viceroy::discord::{DiscordConfig, Transport};
use viceroy::files::read_text;
use viceroy::messages::GameId;
use viceroy::metrics::Metrics;
use viceroy::packs;
use viceroy::render::Painter;
use viceroy::rules::{GameSetup, Module, Ruleset};
use viceroy::service;
use viceroy::simulation::{self, Counted, Player, Players, Simulation};
use viceroy::store::{Store, StoreError};

/// Hosts the card game Viceroy on Discord, over days.
///
/// With DISCORD_TOKEN set it connects to Discord; without, it starts a local playground. See .env.example.
#[derive(Parser)]
#[command(version)]
struct CommandLine {
    #[command(subcommand)]
    command: Option<Command>,
}

#[derive(Subcommand)]
enum Command {
    /// Plays whole games of computer players, fast.
    Simulate {
        /// How many games.
        #[arg(long, default_value_t = 1000)]
        games: u64,
        /// How many players, 1 to 4.
        #[arg(long, default_value_t = 4)]
        seats: u8,
        /// The seed of the first game; the others follow.
        #[arg(long, default_value_t = 1)]
        seed: u64,
        #[command(flatten)]
        terms: TermsArgs,
        /// Who plays. Several, with commas between, sit in this order, again from the first if there are more seats.
        #[arg(long, value_enum, value_delimiter = ',', default_value = "random")]
        brain: Vec<Player>,
        /// A folder for one record of each game.
        #[arg(long)]
        export: Option<PathBuf>,
        /// Writes a report in Markdown: scores of each seat, length, circles, rewards and laws, and how often winners
        /// had them. To this file, or without one after the summary.
        #[arg(long, num_args = 0..=1, value_name = "FILE")]
        report: Option<Option<PathBuf>>,
    },
    /// Plays computer players against each other: seats rotate, and everything follows from the seed.
    Arena(arena::ArenaArgs),
    /// Plays computer players with modules of the expansion and without, and says what they change and what each of their
    /// cards is worth.
    Balance(balance::BalanceArgs),
    /// Checks card files: says that they are fine, or everything that is wrong with them.
    CheckCards {
        /// The folder of a pack, with characters.toml and laws.toml. Without, the embedded cards are checked.
        folder: Option<PathBuf>,
    },
    /// Checks the files of a language: says that they are fine, or everything that is wrong with them (docs/languages.md).
    CheckLanguage {
        /// Its folder, which is named by its tag.
        folder: PathBuf,
    },
    /// Writes a backup of the database while the bot runs, or while it does not, and reads it through before it has its name.
    Backup {
        /// The file; nothing may have that name yet.
        file: PathBuf,
    },
    /// Puts a backup in the place of the database. Stop the bot first. The games that had gone on since are told so once.
    Restore {
        /// The backup.
        file: PathBuf,
    },
    /// Announces a time in which the bot will not be there: panels say it, and tables where a deadline falls into it are told.
    Maintenance(maintenance::MaintenanceArgs),
    /// Looks at everything the bot needs - database, rights, token, clock, disk, backups - and says what to do where something
    /// is not as it should be. Changes nothing.
    Doctor {
        /// Does not ask Discord.
        #[arg(long)]
        offline: bool,
    },
    /// Recomputes a stored game from its secret: every draw, every fact. Stop the bot first, or work on a copy.
    Recheck {
        /// The game's number.
        game: i64,
    },
    /// Prints what each seat of every finished game came to, a line each, separated by tabs. Stop the bot first, or work on a copy.
    Results(results::ResultsArgs),
    /// Runs the local fake Discord alone: bots written with any library can connect to it, people use its page,
    /// and tests drive it by its control interface. See crates/fake-discord.
    #[cfg(feature = "playground")]
    Standin(playground::FakeDiscordArgs),
    /// Writes pictures as PNG files: samples of every kind, a stored game, or all cards.
    Render(gallery::RenderArgs),
    /// Writes the record of a finished game as JSON. Stop the bot first: a database has one user.
    Export {
        /// The game's number.
        game: i64,
    },
    /// Works out every shuffle and draw of a finished game again, from its record alone: the file on the last posts of a game
    /// behind "Fair shuffles", or what `export` writes. Needs no database (docs/checking-the-luck.md).
    Verify {
        /// The file.
        record: PathBuf,
    },
    /// Says how a running bot does: games, people, the last answer, what waits. It says so itself where VICEROY_METRICS names an
    /// address; else its database is looked at, and nothing in it changes.
    Status,
    /// Prints what people have reported with /viceroy report, the newest first, whether a bot runs or not.
    Reports,
    /// Succeeds if the bot lives that answers at VICEROY_METRICS, and fails otherwise: for containers and supervisors. A bot that
    /// has lost Discord lives.
    Health,
}

const PROGRESS: u64 = 64;
/// In bytes: forty times a long record.
const LONGEST_RECORD: u64 = 8 << 20;

/// How long shutdown waits for threads that do not stop.
const THREADS: Duration = Duration::from_millis(300);

fn main() -> ExitCode {
    let line = CommandLine::parse();
    // At least two, so that a busy thread cannot block shutdown.
    let threads = std::thread::available_parallelism().map_or(2, |n| n.get().max(2));
    let mut building = tokio::runtime::Builder::new_multi_thread();
    match building.worker_threads(threads).thread_stack_size(app::STACK).enable_all().build() {
        Ok(runtime) => {
            let code = runtime.block_on(dispatch(line));
            runtime.shutdown_timeout(THREADS);
            code
        }
        Err(error) => {
            eprintln!("viceroy: {error}");
            ExitCode::FAILURE
        }
    }
}

async fn dispatch(line: CommandLine) -> ExitCode {
    let done = match line.command {
        None => return served(run().await),
        Some(Command::Simulate { games, seats, seed, terms, brain, export, report }) => simulate(
            terms.terms().agreement(seats),
            &Simulation {
                games,
                seed,
                players: Players(brain),
                export,
                counted: match report {
                    Some(_) => Counted::Everything,
                    None => Counted::Scores,
                },
            },
            report.as_ref().map(Option::as_deref),
        ),
        Some(Command::Arena(wanted)) => arena::arena(wanted),
        Some(Command::Balance(wanted)) => balance::balance(wanted),
        Some(Command::CheckCards { folder }) => return check_cards(folder.as_deref()),
        Some(Command::CheckLanguage { folder }) => return language::check(&folder),
        Some(Command::Backup { file }) => keep::backup(file).await,
        Some(Command::Restore { file }) => keep::restore(&file).await,
        Some(Command::Doctor { offline }) => return doctor::examine(offline.into()).await,
        Some(Command::Maintenance(wanted)) => maintenance::maintenance(&wanted),
        Some(Command::Recheck { game }) => recheck(GameId(game)).await,
        Some(Command::Results(wanted)) => results::results(&wanted).await,
        #[cfg(feature = "playground")]
        Some(Command::Standin(wanted)) => playground::fake_discord_alone(wanted).await,
        Some(Command::Render(wanted)) => gallery::render(wanted).await,
        Some(Command::Export { game }) => export(GameId(game)).await,
        Some(Command::Verify { record }) => verify(&record),
        Some(Command::Status) => status::status().await,
        Some(Command::Reports) => reports::reports().await,
        Some(Command::Health) => status::health().await,
    };
    exit_code(done, ExitCode::FAILURE)
}

fn exit_code(done: Result<(), Failure>, failed: ExitCode) -> ExitCode {
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            let said = Redaction::of(None).redacted(&error.to_string());
            eprintln!("viceroy: {}", harmless_lines(&said));
            failed
        }
    }
}

enum Served {
    ToTheEnd,
    /// A restart cannot help.
    NeedsOperator(AppError),
}

/// Exit status that tells a supervisor not to restart: `EX_CONFIG` of sysexits.h, which the systemd
/// unit names.
const NEEDS_OPERATOR: u8 = 78;

fn served(ended: Result<Served, Failure>) -> ExitCode {
    match ended {
        Ok(Served::ToTheEnd) => ExitCode::SUCCESS,
        Ok(Served::NeedsOperator(error)) => {
            exit_code(Err(error.into()), ExitCode::from(NEEDS_OPERATOR))
        }
        Err(error) => exit_code(Err(error), ExitCode::FAILURE),
    }
}

fn simulate(
    agreement: GameSetup,
    wanted: &Simulation,
    report: Option<Option<&Path>>,
) -> Result<(), Failure> {
    let cards = Config::read()?.catalogue()?;
    let (seats, rivals) = (agreement.seats, agreement.rivals);
    let edition = agreement.edition.key();
    let ruleset = Ruleset::compile_with(agreement.dealt_from(cards), cards)?;
    let began = std::time::Instant::now();
    let bar = progress_bar(wanted.games);
    let summary = simulation::simulate(&ruleset, wanted, |games| {
        if games % PROGRESS == 0 {
            bar.set_position(games);
        }
    })?;
    bar.finish_and_clear();
    let seconds = began.elapsed().as_secs_f64();
    let scores = &summary.scores;
    println!(
        "{} games, players: {seats}, {} decisions, in {seconds:.2} s ({:.0} games a second)",
        scores.games,
        summary.decisions,
        scores.games as f64 / seconds.max(1e-9)
    );
    let (mean, winning) = (scores.mean(), scores.mean_winning());
    println!("mean score {mean:.1}, mean winning score {winning:.1}");
    println!("games won by each seat: {}", scores.won_percent());
    if let Some(file) = report {
        let options: String = (ruleset.policies.settled())
            .map(|(option, value)| format!(", {}={}", option.key, value.key))
            .collect();
        let title = format!("{edition}, players: {seats}, virtual opponents: {rivals}{options}");
        let text = summary.report.markdown(&title, cards);
        match file {
            Some(file) => viceroy::files::write_anew(file, text.as_bytes())
                .map_err(|error| format!("cannot write {}: {error}", file.display()))?,
            None => print!("\n{text}"),
        }
    }
    Ok(())
}

/// Prints only the errors, for editors and scripts.
fn check_cards(folder: Option<&Path>) -> ExitCode {
    match packs::choose(folder) {
        Ok(catalogue) => {
            // A folder holds only cards of the base game.
            let own = |id| folder.is_none() || Module::of(id).is_none();
            let count = |kind: fn(&Card) -> bool| {
                let cards = catalogue.cards().filter(|card| own(card.id));
                cards.filter(|card| kind(card)).count()
            };
            let (characters, laws) = (count(Card::is_character), count(Card::is_law));
            match count(Card::is_criminal) {
                0 => print!("{characters} characters and {laws} laws are fine"),
                criminals => {
                    print!(
                        "{characters} characters, {laws} laws and {criminals} criminals are fine"
                    );
                }
            }
            match catalogue.fingerprint() {
                Some(fingerprint) => println!("; the pack is {fingerprint}"),
                None => println!(),
            }
            for doubt in catalogue.doubts() {
                let _ = say(&format!("perhaps a mistake: {doubt}"));
            }
            ExitCode::SUCCESS
        }
        Err(error) => {
            let _ = say(&error.lines());
            ExitCode::FAILURE
        }
    }
}

async fn export(game: GameId) -> Result<(), Failure> {
    let config = Config::read()?;
    let cards = config.catalogue()?;
    let store = Store::open(&config.database).await?;
    let record = service::export(&store, game, cards).await?;
    store.close().await;
    Ok(print_raw(&serde_json::to_string(&record)?)?)
}

fn verify(file: &Path) -> Result<(), Failure> {
    let record =
        read_text(file, LONGEST_RECORD).map_err(|error| format!("{}: {error}", file.display()))?;
    Ok(say(&simulation::verify(&record)?.to_string())?)
}

async fn recheck(game: GameId) -> Result<(), Failure> {
    let config = Config::read()?;
    let cards = config.catalogue()?;
    let store = Store::open(&config.database).await?;
    let altered = store.altered().await;
    let rechecked = simulation::recheck(&store, game, cards).await;
    store.close().await;
    say(&rechecked?.to_string())?;
    let altered = altered?;
    if !altered.is_empty() {
        let (path, what) = (config.database, altered.join("; "));
        return Err(StoreError::Altered { path, what }.into());
    }
    Ok(())
}

async fn run() -> Result<Served, Failure> {
    let config = Config::read()?;
    let metrics = Metrics::default();
    let redaction = Redaction::of(config.token.as_deref());
    logging::start(&config.log, config.watching.log, redaction, metrics.clone())?;
    for warning in config.open_to_others().into_iter().chain(misspelt::warnings()) {
        tracing::warn!("{warning}");
    }
    let ended = match &config.token {
        Some(token) => {
            let proxied = config.api_base.clone().map(Transport::Proxied);
            let transport = proxied.unwrap_or(Transport::Discord);
            let discord = DiscordConfig {
                shards: config.shards,
                ..DiscordConfig::patient(token.clone(), transport)
            };
            let app = AppConfig {
                painter: Some(Arc::new(Painter::with_cards(config.catalogue()?)?)),
                theme: config.theme,
                languages: Some(config.languages()?),
                lobbies: config.lobbies,
                backups: config.backups,
                metrics,
                monitored_at: config.watching.metrics,
                ..AppConfig::real(config.database, discord)
            };
            app::serve(app, asked_to_end()).await
        }
        #[cfg(feature = "playground")]
        None => playground::play(config, metrics).await?,
        #[cfg(not(feature = "playground"))]
        None => return Err("DISCORD_TOKEN is not set, and this build has no playground".into()),
    };
    match ended {
        Err(error) if error.needs_operator() => Ok(Served::NeedsOperator(error)),
        ended => Ok(ended.map(|()| Served::ToTheEnd)?),
    }
}
