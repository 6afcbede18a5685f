//! A backup put back into place: made ready beside the database with what has to be told because of it, and swapped at once.

use std::collections::{BTreeMap, BTreeSet};
use std::io;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use super::forgetting::forget_again;
use super::write::{BackupError, look_through};
use viceroy_files::{InputError, is_file};
use viceroy_model::attendance::Loss;
use viceroy_model::messages::{GameId, InstallationTag};
use viceroy_model::timing::WallTime;
use viceroy_rules::cards::Catalogue;
use viceroy_service::{
    Clock, ComputerPlayers, Fault, Host, HostConfig, LobbyLimits, LuckSource, Rejection, Stop,
};
use viceroy_store::{
    CancelFlag, CopyError, Forgotten, GameState, GameThen, Origin, Replacement, Store, StoreError,
    UncheckedCopy, forgotten_beside,
};

/// Where nobody knows which numbers games have had since the backup, so many are passed over.
const UNKNOWN_NUMBERS: i64 = 1000;

/// Why a backup was not put back.
#[derive(Debug, thiserror::Error)]
pub enum RestoreError {
    /// There is none.
    #[error("There is no file {}. Nothing was changed.", .0.display())]
    NoBackup(PathBuf),
    /// It is what it should replace.
    #[error("{} is the database itself. Name a backup of it. Nothing was changed.", .0.display())]
    Itself(PathBuf),
    /// It cannot be used.
    #[error("The backup {} {why}. Nothing was changed.", path.display())]
    Unfit {
        /// The backup.
        path: PathBuf,
        /// What is wrong, and what to do.
        why: String,
    },
    /// The database, or its folder.
    #[error(transparent)]
    Store(#[from] StoreError),
    /// What has to be told cannot be made ready.
    #[error("What has to be told in its games cannot be made ready ({0}). Nothing was changed.")]
    Fault(#[from] Fault),
}

/// What is put back, and with what.
pub struct Restoring<'r> {
    /// The database; there may be none any more.
    pub database: &'r Path,
    /// What comes into its place.
    pub backup: &'r Path,
    /// The cards that games are dealt from.
    pub cards: &'static Catalogue,
    /// The clocks of this machine.
    pub clock: Arc<dyn Clock>,
    /// Where what is stored of the games is marked from.
    pub luck: Arc<dyn LuckSource>,
}

/// A game that is where it was before.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct GoneBack {
    pub game: GameId,
    /// In which turn it is again; nought before the first.
    pub turn: u8,
    /// How many steps are lost, where that is known.
    pub steps: Option<u32>,
}

/// A backup that is in its place.
#[derive(Debug)]
pub struct Restored {
    /// When it was made, as far as it knows.
    pub to: Option<WallTime>,
    /// How many games and lobbies are in it.
    pub games: usize,
    /// Where the database stands that it replaces.
    pub aside: Option<PathBuf>,
    /// Why what is lost is not known, where it is not.
    pub not_compared: Option<String>,
    /// Games that are told that they are where they were before.
    pub gone_back: Vec<GoneBack>,
    /// Games that were opened since.
    pub gone: Vec<GameId>,
    /// Games that cannot be read.
    pub unreadable: Vec<(GameId, String)>,
    /// How many people were forgotten again who had asked for it since.
    pub forgotten: usize,
}

/// Puts a backup in the place of a database that no bot has open. Until it is ready nothing is changed.
///
/// # Errors
/// Says in a sentence why it was not put back.
pub async fn restore(wanted: Restoring<'_>) -> Result<Restored, RestoreError> {
    let Restoring { database, backup, .. } = wanted;
    match is_file(backup) {
        Ok(()) => {}
        Err(InputError::Missing) => return Err(RestoreError::NoBackup(backup.to_owned())),
        Err(error) => {
            let why = format!("cannot be used: {error}");
            return Err(RestoreError::Unfit { path: backup.to_owned(), why });
        }
    }
    if is_same(backup, database) {
        return Err(RestoreError::Itself(backup.to_owned()));
    }
    let place = Replacement::begin(database)?;
    match make_ready(&wanted, &place).await {
        Ok(restored) => {
            let now = WallTime(wanted.clock.read().wall);
            let aside = place.swap(now)?;
            Ok(Restored { aside, ..restored })
        }
        Err(error) => {
            place.give_up();
            Err(error)
        }
    }
}

fn is_same(one: &Path, other: &Path) -> bool {
    let canonical = |path: &Path| -> io::Result<PathBuf> { path.canonicalize() };
    matches!((canonical(one), canonical(other)), (Ok(one), Ok(other)) if one == other)
}

async fn make_ready(wanted: &Restoring<'_>, place: &Replacement) -> Result<Restored, RestoreError> {
    let unfit = |why: String| RestoreError::Unfit { path: wanted.backup.to_owned(), why };
    let ready = place.new_one();
    let copied =
        UncheckedCopy::of(wanted.backup, &ready, Origin::AtRest, &CancelFlag::default()).await;
    let copied = copied.and_then(UncheckedCopy::keep);
    copied.map_err(|error| of_copy(error, place, &unfit))?;
    let then = read_brought_up_to_date(&ready).await;
    let then = then.map_err(|error| unfit(what_is_wrong(error)))?;
    let altered = then.altered().await?;
    if !altered.is_empty() {
        then.close().await;
        let what = altered.join("; ");
        return Err(unfit(format!(
            "is not as this program makes a database: {what}; take another one, or take back on a copy of it what was changed by hand"
        )));
    }
    let looked = look_through(&then, wanted.cards, &CancelFlag::default()).await;
    let (games, unreadable) = looked.map_err(|error| match error {
        BackupError::Unsound(error) => unfit(what_is_wrong(error)),
        other => unfit(format!("cannot be read: {other}")),
    })?;
    let to = then.as_of().await?;
    let compared = compare(place.database(), &then).await;
    then.close().await;
    let (since, not_compared) = match compared? {
        Comparison::With(since) => (since, None),
        Comparison::Not { why, since } => (since, Some(why)),
    };
    let store = Store::open(&ready).await?;
    let told = tell(&store, wanted, to, &since).await;
    store.close().await;
    let (gone_back, forgotten) = told?;
    let gone = since.gone;
    Ok(Restored { to, games, aside: None, not_compared, gone_back, gone, unreadable, forgotten })
}

/// Reads a copy; one of an older version is brought up to date first.
async fn read_brought_up_to_date(copy: &Path) -> Result<Store, StoreError> {
    match Store::read(copy).await {
        Err(StoreError::Older { .. }) => {
            Store::bring_up_to_date(copy).await?;
            Store::read(copy).await
        }
        read => read,
    }
}

/// What has happened in a database since a backup.
struct Meanwhile {
    /// Games that run in the backup and had gone on, each with how many steps are lost, where that is known.
    went_on: Vec<(GameId, Option<u32>)>,
    /// Games whose messages may show something else.
    changed: Vec<GameId>,
    /// Games that were opened.
    gone: Vec<GameId>,
    /// The last number that a game has had.
    last_number: GameId,
    /// Who was ever forgotten, as far as that is known.
    forgotten: BTreeSet<Forgotten>,
}

enum Comparison {
    With(Meanwhile),
    Not { why: String, since: Meanwhile },
}

async fn compare(database: &Path, then: &Store) -> Result<Comparison, StoreError> {
    let before = then.games_then().await?;
    let now = match Store::read(database).await {
        Ok(now) => now,
        Err(_) if !database.exists() => {
            let why = "there is no database any more to compare it with".to_owned();
            return Ok(unknown(database, why, before, then.last_number().await?));
        }
        Err(error) => {
            let why = match error {
                StoreError::Damaged { what, .. } => format!("the database is damaged ({what})"),
                StoreError::Unreleased { .. }
                | StoreError::Older { .. }
                | StoreError::Newer { .. } => {
                    "another version of the program has written the database".to_owned()
                }
                other => format!("the database cannot be read: {other}"),
            };
            return Ok(unknown(database, why, before, then.last_number().await?));
        }
    };
    let compared = compared(&now, then, &before).await;
    now.close().await;
    match compared {
        Ok(Some(mut since)) => {
            since.forgotten.extend(forgotten_beside(database));
            Ok(Comparison::With(since))
        }
        Ok(None) => {
            let why = "it is no backup of the database that was here".to_owned();
            Ok(unknown(database, why, before, then.last_number().await?))
        }
        Err(error) => {
            let why = format!("the database cannot be compared with it: {error}");
            Ok(unknown(database, why, before, then.last_number().await?))
        }
    }
}

/// What differs; nothing where they are not of the same bot.
async fn compared(
    now: &Store,
    then: &Store,
    before: &[GameThen],
) -> Result<Option<Meanwhile>, StoreError> {
    // Made where there is none, and never stored by this.
    let letters = |salt: Option<InstallationTag>| salt.map(|salt| salt.as_str().to_owned());
    if letters(now.own_salt().await?) != letters(then.own_salt().await?) {
        return Ok(None);
    }
    let games = now.games_then().await?;
    let games: BTreeMap<GameId, GameThen> = games.into_iter().map(|g| (g.game, g)).collect();
    let mut since = Meanwhile {
        went_on: vec![],
        changed: vec![],
        gone: vec![],
        last_number: now.last_number().await?,
        forgotten: now.forgotten().await?,
    };
    for then in before {
        let Some(now) = games.get(&then.game) else {
            continue;
        };
        if now.revision == then.revision && now.state == then.state {
            continue;
        }
        since.changed.push(then.game);
        let has_gone_on = now.steps != then.steps || now.state != then.state;
        if then.state == GameState::Started && has_gone_on {
            let lost = now.steps.saturating_sub(then.steps);
            since.went_on.push((then.game, Some(lost)));
        }
    }
    let known: Vec<GameId> = before.iter().map(|then| then.game).collect();
    let new = games.into_keys().filter(|game| !known.contains(game));
    since.gone.extend(new);
    Ok(Some(since))
}

fn unknown(
    database: &Path,
    why: String,
    before: Vec<GameThen>,
    GameId(last): GameId,
) -> Comparison {
    let open = |then: &&GameThen| matches!(then.state, GameState::Started | GameState::Gathering);
    let running = before.iter().filter(|then| then.state == GameState::Started);
    let since = Meanwhile {
        went_on: running.map(|then| (then.game, None)).collect(),
        changed: before.iter().filter(open).map(|then| then.game).collect(),
        gone: vec![],
        last_number: GameId(last.saturating_add(UNKNOWN_NUMBERS)),
        forgotten: forgotten_beside(database),
    };
    Comparison::Not { why, since }
}

/// Writes into the new database what its games are told.
async fn tell(
    store: &Store,
    wanted: &Restoring<'_>,
    to: Option<WallTime>,
    since: &Meanwhile,
) -> Result<(Vec<GoneBack>, usize), RestoreError> {
    store.put_back(since.changed.clone(), since.last_number).await?;
    let host = Host::open(HostConfig {
        store: store.clone(),
        clock: Arc::clone(&wanted.clock),
        luck: Arc::clone(&wanted.luck),
        cards: wanted.cards,
        lobbies: LobbyLimits::STANDARD,
        computers: ComputerPlayers::default(),
    })
    .await?;
    let forgotten = forget_again(store, &host, &since.forgotten).await?;
    let to = to.unwrap_or_default();
    let mut gone_back = vec![];
    for (game, steps) in since.went_on.iter().copied() {
        let lost = match steps {
            Some(_) => Loss::Moves,
            None => Loss::Unknown,
        };
        match host.went_back(game, to, lost).await {
            Ok(turn) => gone_back.push(GoneBack { game, turn, steps }),
            // It rests, and the others go on.
            Err(Stop::Refused(Rejection::Frozen { .. })) => {}
            Err(Stop::Refused(why)) => {
                tracing::warn!(game = game.0, ?why, "nothing is told in this game");
            }
            Err(Stop::Fault(fault)) => return Err(fault.into()),
        }
    }
    Ok((gone_back, forgotten))
}

/// What is wrong with a file that is to be read, as the rest of a sentence about it, with what to do.
fn what_is_wrong(error: StoreError) -> String {
    match error {
        StoreError::Damaged { what, .. } => {
            format!("is damaged ({what}); take another one")
        }
        StoreError::Unreleased { .. } => {
            "was not made by a released version of the program; restore it with the version that made it".to_owned()
        }
        StoreError::Newer { found, ours, .. } => format!(
            "was made by a newer version of the program (its format is number {found}, this version knows {ours}); restore \
             it with that version"
        ),
        StoreError::Foreign { .. } => {
            "is no database of this program, or an empty one; name another file".to_owned()
        }
        other => format!("cannot be read: {other}"),
    }
}

/// Copying reads the backup and writes beside the database, and each has its own sentence.
fn of_copy(
    error: CopyError,
    place: &Replacement,
    unfit: &dyn Fn(String) -> RestoreError,
) -> RestoreError {
    match error {
        CopyError::NoDatabase(_) => unfit("is empty; take another one".to_owned()),
        CopyError::Store(error) => unfit(what_is_wrong(error)),
        CopyError::Unwritable { what, .. } => {
            StoreError::Disk { path: place.database().to_owned(), what }.into()
        }
        other => unfit(format!("cannot be copied: {other}")),
    }
}
