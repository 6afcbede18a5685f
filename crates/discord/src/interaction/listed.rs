//! Finds the game that a command is about, and lists games and tables.

use super::which::{ALL, Candidate, ask, fitting, proposals};
use crate::message::{games_message, tables_message};
use crate::prelude::*;
use viceroy_model::messages::MyGame;

/// Finished games among which what is typed is looked for.
const MOST_FINISHED: u32 = 100;

pub(super) enum Meant {
    Nothing,
    Game(GameId),
    /// Most urgent first.
    Several(Vec<Candidate>),
}

pub(super) enum About {
    Game(GameId),
    /// A prompt or a rejection.
    Shown(Box<Response>),
}

impl Actions {
    pub(super) async fn about(
        &self,
        reader: &Reader,
        room: RoomId,
        named: Option<&str>,
        what: Which,
    ) -> Result<About, Fault> {
        let w = &*reader.wording;
        if let Some(named) = named {
            return self.named(reader, room, named, what).await;
        }
        Ok(match self.meant(reader, room, what).await? {
            Meant::Game(game) => About::Game(game),
            Meant::Several(all) => About::Shown(Box::new(ask(w, what, &all, 0))),
            Meant::Nothing => About::Shown(Box::new(nothing(w, what).into())),
        })
    }

    /// The game of the thread, else the user's candidates, else the latest game they finished.
    pub(super) async fn meant(
        &self,
        reader: &Reader,
        room: RoomId,
        what: Which,
    ) -> Result<Meant, Fault> {
        if let Some(game) = self.host.game_in(room).await? {
            return Ok(Meant::Game(game));
        }
        let all = self.candidates(reader, what).await?;
        Ok(match &all[..] {
            [] => match self.host.newest_finished_of(reader.id).await? {
                Some(game) => Meant::Game(game),
                None => Meant::Nothing,
            },
            [one] => Meant::Game(one.game),
            [_, ..] => Meant::Several(all),
        })
    }

    /// For answering, the games that wait for the user; else all of theirs.
    async fn candidates(&self, reader: &Reader, what: Which) -> Result<Vec<Candidate>, Fault> {
        let games = match what {
            Which::Hand | Which::Answer => self.host.games_meant_by(reader.id).await?,
            Which::Table | Which::Players | Which::Close => self.host.games.of(reader.id).await?,
        };
        Ok(named(&reader.wording, &games))
    }

    /// Only the user's games and that of the thread can be reached by number.
    async fn named(
        &self,
        reader: &Reader,
        room: RoomId,
        typed: &str,
        what: Which,
    ) -> Result<About, Fault> {
        let w = &*reader.wording;
        let number = typed.trim().trim_start_matches('#');
        let is_number = number.bytes().all(|digit| digit.is_ascii_digit());
        let game = number.parse().ok().filter(|_| is_number).map(GameId);
        if let Some(game) = game
            && (self.host.game_in(room).await? == Some(game) || self.sits_in(reader, game).await?)
        {
            return Ok(About::Game(game));
        }
        let all = named(w, &self.host.games.of(reader.id).await?);
        let fitting = fitting(&all, typed);
        Ok(match &fitting[..] {
            [one] => About::Game(one.game),
            [_, ..] if fitting.len() <= ALL => {
                let fitting: Vec<Candidate> = fitting.into_iter().cloned().collect();
                About::Shown(Box::new(ask(w, what, &fitting, 0)))
            }
            // Pages all games, as custom ids do not hold the typed text.
            [_, ..] => About::Shown(Box::new(ask(w, what, &all, 0))),
            [] => About::Shown(Box::new(refusals::no_game_called(w, typed).into())),
        })
    }

    async fn sits_in(&self, reader: &Reader, game: GameId) -> Result<bool, Fault> {
        match self.host.lobby(game).await {
            Ok(lobby) => Ok(lobby.people.iter().any(|player| player.is(reader.id))),
            Err(Stop::Refused(_)) => Ok(false),
            Err(Stop::Fault(fault)) => Err(fault),
        }
    }

    pub(super) async fn which(
        &self,
        reader: &Reader,
        what: Which,
        page: u16,
    ) -> Result<Response, Fault> {
        let w = &*reader.wording;
        let all = self.candidates(reader, what).await?;
        Ok(match all.is_empty() {
            true => nothing(w, what).into(),
            false => ask(w, what, &all, page),
        })
    }

    pub(super) async fn games_proposed(
        &self,
        reader: &Reader,
        typed: &str,
    ) -> Vec<(String, String)> {
        let w = &*reader.wording;
        // Errors are logged; without choices the user is prompted.
        let games = self.host.games.of(reader.id).await.map_err(Fault::from).unwrap_or_default();
        proposals(w, &named(w, &games), typed)
    }

    /// Of the reader's finished games.
    pub(super) async fn finished_proposed(
        &self,
        reader: &Reader,
        typed: &str,
    ) -> Vec<(String, String)> {
        let w = &*reader.wording;
        // Errors are logged; a number can be typed all the same.
        let finished = self.host.finished_by(reader.id, MOST_FINISHED).await.unwrap_or_default();
        let candidate = |table: &LobbyView| Candidate::of_others(w, table, reader.id);
        let candidates: Vec<Candidate> = finished.iter().map(candidate).collect();
        proposals(w, &candidates, typed)
    }

    pub(super) async fn games(&self, reader: &Reader, page: u16) -> Result<Response, Fault> {
        let w = &*reader.wording;
        let all = self.host.games.of(reader.id).await?;
        let tables = self.host.lobbies.of(reader.id).await?;
        Ok(games_message::response(w, &all, &tables, page))
    }

    /// Tables in channels that the user cannot see are left out.
    pub(super) async fn tables(
        &self,
        reader: &Reader,
        rights: Rights<'_>,
        page: u16,
    ) -> Result<Response, Fault> {
        let (w, who) = (&*reader.wording, reader.id);
        let Some(sight) = rights.sight().await else {
            return Ok(w.private(text!(where_only_server)).into());
        };
        let mut tables = self.host.tables_on(sight.server, who).await?;
        tables.gathering.retain(|table| sight.sees(table.channel));
        tables.running.retain(|game| sight.sees(game.channel));
        tables.over.retain(|game| sight.sees(game.channel));
        Ok(tables_message::response(w, &tables, who, page))
    }

    /// The most urgent panel that can be opened.
    pub(super) async fn next_game(&self, reader: &Reader) -> Result<Response, Fault> {
        let w = &*reader.wording;
        let all = self.host.games.of(reader.id).await?;
        let mut frozen = None;
        for next in all.iter().filter(|game| game.is_my_turn()) {
            match self.host.panel(next.game, reader.id).await {
                Err(stop @ Stop::Refused(Rejection::Frozen { .. })) => {
                    frozen.get_or_insert(stop.shown(w));
                }
                Ok(_) | Err(_) => return Ok(self.panel(next.game, reader, Move::Look).await),
            }
        }
        Ok(frozen.unwrap_or_else(|| w.private(text!(said_no_next_game)).into()))
    }
}

fn named(w: &Wording, games: &[MyGame]) -> Vec<Candidate> {
    games.iter().map(|game| Candidate::of(w, game)).collect()
}

fn nothing(w: &Wording, what: Which) -> PrivateText {
    match what {
        Which::Hand | Which::Answer => w.private(text!(where_no_game)),
        Which::Table | Which::Players => w.private(text!(where_no_table)),
        Which::Close => w.private(text!(none_to_close)),
    }
}
