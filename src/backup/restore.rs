//! Restores a backup: prepares it beside the database, including messages about the loss, then
//! swaps it in.

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
    Clock, ComputerPlayers, Fault, FirstGames, Host, HostConfig, LobbyLimits, LuckSource,
    Rejection, Stop,
};
use viceroy_store::{
    CancelFlag, CopyError, Forgotten, GameState, GameThen, Origin, Replacement, Store, StoreError,
    UncheckedCopy, forgotten_beside,
};

/// Game numbers to skip when those used since the backup are unknown.
const UNKNOWN_NUMBERS: i64 = 1000;

#[derive(Debug, thiserror::Error)]
pub enum RestoreError {
    #[error("There is no file {}. Nothing was changed.", .0.display())]
    NoBackup(PathBuf),
    /// It is the database itself.
    #[error("{} is the database itself. Name a backup of it. Nothing was changed.", .0.display())]
    Itself(PathBuf),
    #[error("The backup {} {why}. Nothing was changed.", path.display())]
    Unfit {
        path: PathBuf,
        /// Includes what to do about it.
        why: String,
    },
    #[error(transparent)]
    Store(#[from] StoreError),
    #[error("What has to be told in its games cannot be made ready ({0}). Nothing was changed.")]
    Fault(#[from] Fault),
}

pub struct Restoring<'r> {
    /// May not exist any more.
    pub database: &'r Path,
    pub backup: &'r Path,
    pub cards: &'static Catalogue,
    pub clock: Arc<dyn Clock>,
    pub luck: Arc<dyn LuckSource>,
}

/// A game reset to an earlier state.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct GoneBack {
    pub game: GameId,
    /// 0 before the first turn.
    pub turn: u8,
    /// Lost steps, if known.
    pub steps: Option<u32>,
}

#[derive(Debug)]
pub struct Restored {
    /// When the backup was made, if recorded.
    pub to: Option<WallTime>,
    pub games: usize,
    /// Where the replaced database was moved.
    pub aside: Option<PathBuf>,
    /// Why the losses are unknown.
    pub not_compared: Option<String>,
    /// Games that announce the reset.
    pub gone_back: Vec<GoneBack>,
    pub gone: Vec<GameId>,
    pub unreadable: Vec<(GameId, String)>,
    /// Users forgotten since the backup and erased again.
    pub forgotten: usize,
}

/// Replaces a database that no bot has open. Nothing changes until the copy is ready.
///
/// # Errors
/// Why the backup was not restored.
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

/// Migrates a copy of an older version first.
async fn read_brought_up_to_date(copy: &Path) -> Result<Store, StoreError> {
    match Store::read(copy).await {
        Err(StoreError::Older { .. }) => {
            Store::bring_up_to_date(copy).await?;
            Store::read(copy).await
        }
        read => read,
    }
}

/// What happened in the database since the backup.
struct Meanwhile {
    /// Running games that had advanced, with their lost steps, if known.
    went_on: Vec<(GameId, Option<u32>)>,
    /// Games whose posts may be newer than the backup.
    changed: Vec<GameId>,
    gone: Vec<GameId>,
    last_number: GameId,
    /// Everybody ever forgotten, if known.
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

/// `None` if the databases belong to different bots.
async fn compared(
    now: &Store,
    then: &Store,
    before: &[GameThen],
) -> Result<Option<Meanwhile>, StoreError> {
    // Created if missing, but never stored here.
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

/// Records the messages about the loss in the new database.
async fn tell(
    store: &Store,
    wanted: &Restoring<'_>,
    to: Option<WallTime>,
    since: &Meanwhile,
) -> Result<(Vec<GoneBack>, usize), RestoreError> {
    let now = WallTime(wanted.clock.read().wall);
    store.put_back(since.changed.clone(), since.last_number, now).await?;
    let host = Host::open(HostConfig {
        store: store.clone(),
        clock: Arc::clone(&wanted.clock),
        luck: Arc::clone(&wanted.luck),
        cards: wanted.cards,
        lobbies: LobbyLimits::STANDARD,
        computers: ComputerPlayers::silent(),
        first_games: FirstGames::default(),
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
            // A frozen game is skipped; the others continue.
            Err(Stop::Refused(Rejection::Frozen { .. })) => {}
            Err(Stop::Refused(why)) => {
                tracing::warn!(game = game.0, ?why, "nothing is told in this game");
            }
            Err(Stop::Fault(fault)) => return Err(fault.into()),
        }
    }
    Ok((gone_back, forgotten))
}

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

/// Distinguishes reading the backup from writing the copy.
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
