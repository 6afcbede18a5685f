//! Lobbies and server moderation. Callers check the user's permissions on the server.

use super::wish::{Found, TableWish, has_room};
use crate::gameplay::voting::Voted;
use crate::infra::error::about;
use crate::lobby::gathering::TermsChange;
use crate::lobby::opening::Opening;
use crate::lobby::rematch::Rematch;
use crate::lobby::servers::BanChange;
use crate::prelude::*;
use viceroy_model::attendance::{Reliabilities, TableSettings};
use viceroy_model::messages::{Ban, FilledIn};
use viceroy_rules::Terms;

/// What is decided about a table besides what is played there.
#[derive(Clone, Debug)]
pub struct Founding {
    pub entry: Entry,
    /// Seated at once.
    pub computers: Vec<Level>,
    /// At most so many seats, where the rules allow more.
    pub seats: Option<u8>,
    pub fills: Fills,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Fills {
    /// The game begins when somebody presses Start.
    ByHand,
    WithPeople,
    /// The first table of its opener does not wait long.
    WithComputersAtFirst,
    /// Computer players take the free seats soon.
    WithComputers,
}

impl Fills {
    fn starts(self, now: i64, opened_before: &[i64]) -> Starts {
        let time = match self {
            Fills::ByHand => return Starts::ByHand,
            Fills::WithComputersAtFirst if opened_before.is_empty() => FilledIn::Minutes,
            Fills::WithPeople | Fills::WithComputersAtFirst => FilledIn::Never,
            Fills::WithComputers => FilledIn::Minutes,
        };
        let computers_at = time.at(now);
        Starts::WhenFull { computers_at, asked_at: None }
    }
}

/// How somebody gave a code. What a button carries is no guess.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum CodeGiven {
    Typed,
    Pressed,
    /// They agree that the lobby shows how reliable they are.
    PressedAgreeing,
}

impl CodeGiven {
    fn consent(self) -> ShowConsent {
        match self {
            CodeGiven::Typed | CodeGiven::Pressed => ShowConsent::NotAsked,
            CodeGiven::PressedAgreeing => ShowConsent::Given,
        }
    }
}

/// Where a code has led.
#[derive(Debug)]
pub enum SeatedByCode {
    AtTable(Box<LobbyView>),
    /// A player has given the seat away, and the others may vote on it.
    InGame(GameId, Voted),
}

impl Host {
    /// The opener joins at once. Rejects unplayable terms and too many lobbies.
    pub async fn new_table(
        &self,
        venue: impl Into<Venue>,
        by: Person,
        terms: Terms,
    ) -> Result<LobbyView> {
        let conditions = PlayConditions { terms, agreed: TableSettings::UNTIMED };
        self.new_table_with(venue, by, conditions, Entry::Anybody, &[]).await
    }

    /// `computers` are seated at once.
    pub async fn new_table_with(
        &self,
        venue: impl Into<Venue>,
        by: Person,
        conditions: PlayConditions,
        entry: Entry,
        computers: &[Level],
    ) -> Result<LobbyView> {
        let founding =
            Founding { entry, computers: computers.to_vec(), seats: None, fills: Fills::ByHand };
        self.found(venue, by, conditions, founding).await
    }

    /// The oldest table of a server that fits, at which `who` has a seat or gets one.
    pub async fn find_table(
        &self,
        tables: Vec<LobbyView>,
        who: Person,
        wish: &TableWish,
        press: PressId,
    ) -> Result<Found> {
        let sits = |view: &&LobbyView| view.people.iter().any(|player| player.is(who.id));
        if let Some(view) = tables.iter().filter(|view| wish.fits(view)).find(sits) {
            return Ok(Found::SitsAlready(Box::new(view.clone())));
        }
        // Nobody is put where they would be asked first whether something is shown of them.
        let asks_nothing = |view: &&LobbyView| view.agreed.reliabilities == Reliabilities::Private;
        let free = tables.iter().filter(|view| wish.fits(view) && has_room(view));
        for view in free.filter(asks_nothing) {
            // Somebody else may have taken the last seat.
            let joined = self.join(view.game, who.clone(), press).await;
            if let Some(joined) = ok_unless_rejected(joined)? {
                return Ok(Found::Joined(Box::new(joined)));
            }
        }
        Ok(Found::Nothing)
    }

    /// A table that fills as its opener wishes.
    pub async fn found(
        &self,
        venue: impl Into<Venue>,
        by: Person,
        conditions: PlayConditions,
        founding: Founding,
    ) -> Result<LobbyView> {
        let Founding { entry, computers, seats, fills } = founding;
        let opened = self.store.opened_by(by.id, i64::MIN, 1).await.map_err(Fault::from)?;
        let starts = fills.starts(self.now(), &opened);
        let organised = Organised { entry, seats, starts, ..Organised::default() };
        let mut seated = vec![];
        for level in computers {
            seated.push(Player::computer(self.now(), level, &seated));
        }
        let opening = Opening { venue: venue.into(), by, computers: seated, conditions, organised };
        run_to_completion(None, Arc::clone(&self.lobbies).open(opening)).await
    }

    /// The interaction id is mixed into every draw. The last seat may start the game.
    pub async fn join(&self, game: GameId, who: Person, press: PressId) -> Result<LobbyView> {
        self.join_agreeing(game, who, (press, ShowConsent::NotAsked)).await
    }

    /// Whoever sits there already may agree later.
    pub async fn join_agreeing(
        &self,
        game: GameId,
        who: Person,
        press: (PressId, ShowConsent),
    ) -> Result<LobbyView> {
        let work = Arc::clone(&self.lobbies).join_and_begin(game, who, press);
        run_to_completion(Some(game), work).await
    }

    /// At a table without a server. Where they sit already, it is the table as it is.
    pub async fn join_by_code(
        &self,
        typed: &str,
        who: Person,
        (given, press): (CodeGiven, PressId),
    ) -> Result<SeatedByCode> {
        let (lobbies, seating) = (Arc::clone(&self.lobbies), Arc::clone(&self.seating));
        let code = TableCode::read(typed);
        let work = async move {
            if given == CodeGiven::Typed {
                lobbies.may_give_code(who.id)?;
            }
            let id = who.id;
            if let Some(code) = code {
                let seated =
                    lobbies.sit_by_code(&code, who.clone(), (press, given.consent())).await?;
                if let Some(table) = seated {
                    return Ok(SeatedByCode::AtTable(Box::new(table)));
                }
                if let Some((game, voted)) = seating.take_by_code(&code, who).await? {
                    return Ok(SeatedByCode::InGame(game, voted));
                }
            }
            Err(match given {
                CodeGiven::Typed => lobbies.code_was_wrong(id),
                CodeGiven::Pressed | CodeGiven::PressedAgreeing => LobbyRefusal::NoSuchCode.into(),
            }
            .into())
        };
        run_to_completion(None, work).await
    }

    /// With which somebody else takes the seat of `who`; `None` where it is handed on by name.
    pub async fn seat_code(&self, game: GameId, who: PersonId) -> Result<Option<TableCode>> {
        let (lobbies, seating) = (Arc::clone(&self.lobbies), Arc::clone(&self.seating));
        let work = async move {
            let code = lobbies.fresh_code().await?;
            seating.give_by_code(game, who, code).await
        };
        run_to_completion(Some(game), work).await
    }

    /// The newest table without a server at which they sit and that gathers.
    pub async fn own_by_code(&self, who: PersonId) -> Result<Option<LobbyView>> {
        self.lobbies.own_by_code(who).await
    }

    /// Somebody at a full table says that they are there.
    pub async fn ready(&self, game: GameId, who: PersonId, press: PressId) -> Result<LobbyView> {
        let work = Arc::clone(&self.lobbies).is_ready(game, who, press);
        run_to_completion(Some(game), work).await
    }

    /// With computer players in the free seats, which people may take for a while.
    pub async fn start_filled(
        &self,
        game: GameId,
        who: PersonId,
        press: PressId,
        changes: Option<u32>,
    ) -> Result<LobbyView> {
        let work = Arc::clone(&self.lobbies).start_filled(game, who, press, changes);
        run_to_completion(Some(game), work).await
    }

    /// The last player to leave closes the lobby. Their interaction id still counts in the draws.
    pub async fn leave(&self, game: GameId, who: PersonId) -> Result<LobbyView> {
        let leave = move |lobby: &mut Gathering| lobby.leave(who);
        self.lobbies.change(game, leave).await
    }

    pub async fn change_lobby(
        &self,
        game: GameId,
        change: impl FnOnce(&mut Gathering) -> Result<(), Rejection> + Send + 'static,
    ) -> Result<LobbyView> {
        self.lobbies.change(game, change).await
    }

    pub async fn remove(&self, game: GameId, by: PersonId, whom: PersonId) -> Result<LobbyView> {
        let remove = move |lobby: &mut Gathering| lobby.remove(by, whom);
        let removed = self.lobbies.change(game, remove).await?;
        tracing::info!(
            game = game.0,
            by = by.0,
            whom = whom.0,
            "taken off the table by its organiser"
        );
        Ok(removed)
    }

    pub async fn change_terms(
        &self,
        game: GameId,
        by: PersonId,
        change: TermsChange,
    ) -> Result<LobbyView> {
        self.lobbies.change_terms(game, by, change).await
    }

    /// Invites to the newest private lobby of this organiser on the server.
    pub async fn invite(
        &self,
        server: ServerId,
        by: PersonId,
        whom: PersonId,
        most: usize,
    ) -> Result<LobbyView> {
        let newest = self.store.newest_private_of(by, server).await;
        let newest = newest.map_err(Fault::from)?;
        let game = newest.ok_or(Rejection::from(LobbyRefusal::NoPrivateTable))?;
        let invite = move |lobby: &mut Gathering| lobby.invite(by, whom, most);
        self.lobbies.change(game, invite).await
    }

    /// Rejected for anybody but the organiser.
    pub async fn organised_by(&self, game: GameId, who: PersonId) -> Result<LobbyView> {
        let work = Arc::clone(&self.lobbies).organised_by(game, who);
        run_to_completion(Some(game), work).await
    }

    /// The interaction id is the last one mixed into the draws.
    pub async fn start(&self, game: GameId, who: PersonId, press: PressId) -> Result<LobbyView> {
        self.start_knowing(game, who, press, None).await
    }

    /// `changes` is the last change that the starter has seen.
    pub async fn start_knowing(
        &self,
        game: GameId,
        who: PersonId,
        press: PressId,
        changes: Option<u32>,
    ) -> Result<LobbyView> {
        let work = Arc::clone(&self.lobbies).start(game, who, press, changes);
        run_to_completion(Some(game), work).await
    }

    /// Fails where they may not.
    pub async fn may_play_on(&self, game: GameId, who: PersonId, step: u32) -> Result<()> {
        self.lobbies.may_play_on((game, step), who).instrument(about(game)).await.map(drop)
    }

    /// A private game from a step of a finished one, in `venue`, against computer players.
    pub async fn play_on(
        &self,
        from: (GameId, u32),
        by: Person,
        venue: Venue,
        press: PressId,
    ) -> Result<GameId> {
        let work = Arc::clone(&self.lobbies).play_on(from, by, venue, press);
        run_to_completion(Some(from.0), work).await
    }

    pub async fn lobby(&self, game: GameId) -> Result<LobbyView> {
        self.lobbies.lobby(game).instrument(about(game)).await
    }

    /// Opens a rematch lobby on the same terms, or joins the one that exists.
    pub async fn play_again(&self, game: GameId, by: Person, press: PressId) -> Result<LobbyView> {
        let work = Arc::clone(&self.lobbies).play_again(game, by.clone());
        match run_to_completion(Some(game), work).await? {
            Rematch::Opened(lobby) => Ok(*lobby),
            Rematch::Gathers(lobby) => self.join(lobby, by, press).await,
        }
    }

    /// Newest first.
    pub async fn barred_from(&self, server: ServerId) -> Result<Vec<Ban>, Fault> {
        let barred = self.store.barred_from(server).await?;
        let (_, calendar) = self.clock.outages();
        let shown =
            barred.into_iter().map(|(who, by, at)| Ban { who, by, since: calendar.shows(at) });
        Ok(shown.collect())
    }

    /// A ban also removes the person from gathering lobbies.
    pub async fn bar(
        &self,
        server: ServerId,
        person: PersonId,
        by: PersonId,
        bar: BanChange,
    ) -> Result<()> {
        let work = Arc::clone(&self.lobbies).bar(server, person, by, bar);
        run_to_completion(None, work).await
    }

    pub async fn closable(&self, game: GameId, by: Authority) -> Result<LobbyView> {
        let stored = self.lobbies.closable(game, by);
        Ok(self.lobbies.view(&stored.instrument(about(game)).await?))
    }

    /// A lobby or a running game.
    pub async fn close_table(&self, game: GameId, who: PersonId, by: Authority) -> Result<()> {
        let work = Arc::clone(&self.lobbies).close_table(game, who, by);
        run_to_completion(Some(game), work).await
    }
}
