//! The beginning: what a host is made of and what it reads.

use std::sync::{Arc, Weak};

use super::crash::{self, CrashPoint};
use super::game::feeds::Feeds;
use super::game::game_cache::Cache;
use super::game::thinking::{ComputerPlayers, Thinkers};
use super::ground::clock::Clock;
use super::ground::counted::{CountedClock, Presence};
use super::ground::error::Fault;
use super::ground::seeded_luck::LuckSource;
use super::handle::{Host, Inner};
use super::kept::acquaintances::Acquaintances;
use super::kept::analyses::Analyses;
use super::kept::chosen_languages::ChosenLanguages;
use super::kept::delivery_queue::DeliveryQueue;
use super::kept::held_calls::HeldCalls;
use super::kept::lobbies::{Lobbies, LobbyLimits};
use super::kept::maintenance::Announced;
use super::kept::met::KindsMet;
use super::kept::places::Places;
use super::kept::post_rate::Pace;
use super::kept::reminders::Reminded;
use super::kept::sweeps::Sweeps;
use super::kept::text_readers::TextReaders;
use super::kept::writers::Writers;
use super::lobby::starting;
use tokio::sync::broadcast;

use crate::cards::Catalogue;
use crate::notice::{GameId, LanguageTag, PersonId, Salt};
use crate::rules::Terms;
use crate::store::Store;

/// Games in memory: each is some ten kilobytes, and an evening in a large chat plays fewer.
const LIVE_GAMES: usize = 256;

/// What a host is made of.
pub struct HostConfig {
    /// The stored games.
    pub store: Store,
    /// The clocks of this machine.
    pub clock: Arc<dyn Clock>,
    /// Where secrets come from.
    pub luck: Arc<dyn LuckSource>,
    /// The cards that games are dealt from.
    pub cards: &'static Catalogue,
    /// How many lobbies may wait, and for how long.
    pub lobbies: LobbyLimits,
    /// How computer players come to their answers.
    pub computers: ComputerPlayers,
}

/// What a host reads before it begins.
struct Stored {
    salt: Salt,
    unsynced: Vec<GameId>,
    text_readers: Vec<PersonId>,
    uncalled: Vec<GameId>,
    gathering: Vec<(GameId, i64)>,
    due: Vec<(GameId, i64)>,
    languages: Vec<(PersonId, LanguageTag)>,
    clock: CountedClock,
    /// Whether it has just come back after an outage.
    is_back: bool,
}

impl Stored {
    async fn read(config: &HostConfig) -> Result<Stored, Fault> {
        // A table that nobody could play is better found now than by the first people.
        starting::seats(&Terms::for_several(), config.cards)?;
        let salt = config.luck.salt()?;
        let (last, outages) = (
            config.store.last_here().await?,
            config.store.outages().await?,
        );
        let clock = CountedClock::after(Arc::clone(&config.clock), last, outages);
        let Presence { here, outages } = clock.presence();
        config.store.here(here, outages.clone()).await?;
        clock.stored(&outages);
        Ok(Stored {
            salt: config.store.salt(salt).await?,
            unsynced: config.store.unsynced().await?,
            text_readers: config.store.text_readers().await?,
            uncalled: config.store.uncalled().await?,
            gathering: config.store.expiring_lobbies().await?,
            due: config.store.due_games().await?,
            languages: config.store.languages().await?,
            clock,
            is_back: !outages.is_empty(),
        })
    }
}

/// So many changes of games are kept for whoever follows them and is late.
const CHANGES: usize = 1024;

impl Host {
    /// Starts the application on stored games. Nothing is said before a [`Courier`](super::Courier) runs.
    ///
    /// # Errors
    /// When the store cannot be read or the cards are wrong.
    pub async fn open(config: HostConfig) -> Result<Host, Fault> {
        crash::point(CrashPoint::Starting);
        let Stored {
            salt,
            unsynced,
            text_readers,
            uncalled,
            gathering,
            due,
            languages,
            clock,
            is_back,
        } = Stored::read(&config).await?;
        let now = clock.now();
        let lobbies = Lobbies::new(config.lobbies, gathering);
        let places = Places::new(unsynced.iter().copied());
        let queue = DeliveryQueue::new(unsynced, now);
        for game in uncalled {
            queue.revisit(game, now);
        }
        // What was due when nobody was there is due later.
        for (game, at) in due {
            queue.set_alarm(game, Some(if is_back { now } else { at }));
        }
        for (game, end) in lobbies.ends() {
            queue.visit_at(game, end);
        }
        let host = Host {
            inner: Arc::new_cyclic(|own| Inner {
                store: config.store,
                clock: Arc::new(clock),
                luck: config.luck,
                cards: config.cards,
                cache: Cache::new(LIVE_GAMES),
                queue,
                lobbies,
                feeds: Feeds::default(),
                places,
                pace: Pace::default(),
                acquaintances: Acquaintances::default(),
                chosen_languages: ChosenLanguages::new(languages),
                met: KindsMet::default(),
                maintenance: Announced::default(),
                reminded: Reminded::default(),
                text_readers: TextReaders::new(text_readers),
                sweeps: Sweeps::default(),
                analyses: Analyses::default(),
                held_calls: HeldCalls::default(),
                writers: Writers::default(),
                changes: broadcast::Sender::new(CHANGES),
                salt,
                thinkers: Arc::new(Thinkers::new(config.computers)),
                own: Weak::clone(own),
            }),
        };
        host.inner.maintenance_may_be_over();
        Ok(host)
    }
}
