//! Builds the service from its configuration and the stored state.

use crate::cache::chosen::Chosen;
use crate::cache::foundation::ServiceDeps;
use crate::cache::lobby_ends::{LobbyEnds, LobbyLimits};
use crate::cache::maintenance::Announced;
use crate::cache::met::{FirstGames, KindsMet};
use crate::cache::sweeps::Sweeps;
use crate::crash::{self, CrashPoint};
use crate::game::outages::Outages;
use crate::game::thinking::{ComputerPlayers, Thinkers};
use crate::gameplay::analysis::Analyses;
use crate::gameplay::closed_deal::ClosedDeals;
use crate::gameplay::computing::Computing;
use crate::gameplay::deals::Deals;
use crate::gameplay::forgetting::Forgetting;
use crate::gameplay::timekeeping::Timekeeping;
use crate::gameplay::user_profiles::UserProfiles;
use crate::infra::clock::Clock;
use crate::infra::seeded_luck::LuckSource;
use crate::infra::uptime_clock::Presence;
use crate::lobby::seat_policy::SeatPolicy;
use crate::lobby::starting;
use crate::outbox::delivery::Outbox;
use crate::prelude::*;
use viceroy_model::messages::Reads;
use viceroy_rules::Terms;

pub struct HostConfig {
    pub store: Store,
    pub clock: Arc<dyn Clock>,
    pub luck: Arc<dyn LuckSource>,
    pub cards: &'static Catalogue,
    pub lobbies: LobbyLimits,
    pub computers: ComputerPlayers,
    pub first_games: FirstGames,
}

impl Host {
    /// Nothing is posted before a [`DeliveryWorker`](super::delivery_worker::DeliveryWorker) runs.
    ///
    /// # Errors
    /// When the store cannot be read, or the cards fit no game.
    pub async fn open(config: HostConfig) -> Result<Host, Fault> {
        crash::point(CrashPoint::Starting);
        let HostConfig { store, cards, .. } = config;
        // Fail now rather than for the first players.
        starting::seats(&Terms::for_several(), cards)?;
        let salt = store.salt(config.luck.salt()?).await?;
        let (last, outages) = (store.last_here().await?, store.outages().await?);
        let shard_outages = store.shard_outages().await?;
        let clock = UptimeClock::after(config.clock, last, outages);
        let Presence { here, outages } = clock.presence();
        store.here(here, outages.clone()).await?;
        clock.stored(&outages);
        let now = clock.now();
        let lobbies = store.expiring_lobbies().await?;
        let ends = Arc::new(LobbyEnds::new(config.lobbies, lobbies));
        let readers = store.text_readers().await?.into_iter().map(|who| (who, Reads::Text));
        let readers = Arc::new(Chosen::new(readers));
        let suggested = Arc::new(Chosen::new(store.suggestions().await?));
        let text_sizes = Arc::new(Chosen::new(store.text_sizes().await?));
        let languages = store.languages().await?.into_iter().map(|(who, tag)| (who, Some(tag)));
        let languages = Arc::new(Chosen::new(languages));
        let unsynced = store.unsynced().await?;
        let places = Arc::new(ChannelAvailability::new(unsynced.iter().copied()));
        let queue = DeliveryQueue::new(unsynced, now);
        for game in store.uncalled().await? {
            queue.revisit(game, now);
        }
        // Downtime postpones deadlines.
        let is_back = !outages.is_empty();
        for (game, at) in store.due_games().await? {
            queue.set_alarm(game, Some(if is_back { now } else { at }));
        }
        for (game, end) in ends.all() {
            queue.visit_at(game, end);
        }
        let from = ServiceDeps {
            store,
            clock: Arc::new(clock),
            luck: config.luck,
            cards,
            queue: Arc::new(queue),
        };
        let maintenance = Arc::<Announced>::default();
        let (thinkers, asked) = Thinkers::new(config.computers);
        let (outages, sweeps) = (Outages::new(&from), Sweeps::new(&from));
        outages.begin(shard_outages);
        let met = Arc::new(KindsMet::new(config.first_games));
        let people = People::new(&from, &readers, &suggested, &text_sizes, &languages, &met);
        let games = Games::new(&from, &thinkers, &outages, &people, &places);
        let door = SeatPolicy::new(&from, &config.lobbies);
        let lobbies = Lobbies::new(&from, &ends, &people, &games, &door, &places);
        let deals = Deals::new(&from, &games, &lobbies);
        let panels = Panels::new(&from, &people, &games, &door, &places, &maintenance, &deals);
        let seating = Seating::new(&from, &people, &games, &door);
        let surroundings = ExternalEvents::new(&from, &games, &maintenance);
        surroundings.maintenance_may_be_over();
        let introductions = UserProfiles::new(&from, &people, &games);
        Ok(Host {
            salt,
            analyses: Analyses::new(&from, &games),
            closed_deals: ClosedDeals::new(&from, &games, &deals),
            deals,
            timekeeping: Timekeeping::new(&from, &people, &games, &outages, &seating),
            computing: Computing::new(&from, (&thinkers, asked), &games, &panels),
            forgetting: Forgetting::new(&from, &games, &seating, &introductions, &sweeps),
            outbox: Outbox::new(&from, &places, &sweeps, &people, &games, &lobbies, &panels),
            store: from.store,
            clock: from.clock,
            queue: from.queue,
            places,
            outages,
            people,
            games,
            lobbies,
            panels,
            seating,
            surroundings,
            introductions,
        })
    }
}
