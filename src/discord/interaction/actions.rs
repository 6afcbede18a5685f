//! What a press or command does: asks the host and makes what the person is shown. Knows no interaction.

use super::response::Response;
use super::ticket::Spot;
use super::{settings, typed_gems};
use crate::discord::message::painting::Painting;
use crate::discord::message::pictures::Pictures;
use crate::discord::message::{panel_message, posts};
use crate::host::{Fault, Host, Panel, Rejection, Stop};
use crate::notice::{GameId, PersonId, PressId, RoomId};
use crate::orders::DraftRef;
use crate::rules::{Answer, Offer, Question, Refusal, Shape};
use crate::wording::table::Read;
use crate::wording::{PrivateText, lobby, refusals};

/// What everything in the adapter works with. Cheap to clone.
#[derive(Clone)]
pub struct Actions {
    /// The application.
    pub host: Host,
    /// The painter.
    pub pictures: Pictures,
}

/// A change of a lobby.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum LobbyMove {
    /// Take a seat, by this press.
    Join(PressId),
    /// Give it back.
    Leave,
    /// Start the game, by this press.
    Start(PressId),
}

/// What a press on a panel asks for.
pub enum Move {
    /// The panel as it is now.
    Look,
    /// A page of the choices.
    Page(u8),
    /// An answer, or a part of a draft.
    Answer(Spot, Answer),
    /// The answer that the bot proposes.
    Proposed(Spot),
    /// Gems as typed.
    Typed(Spot, String),
    /// A draft that counts from now on.
    Commit(DraftRef),
    /// A draft without its last part.
    Undraft(DraftRef),
    /// A secret choice back.
    TakeBack,
}

impl Actions {
    /// Changes a lobby; the lobby's message is changed by the host's courier.
    pub async fn lobby(
        &self,
        game: GameId,
        who: crate::notice::Person,
        change: LobbyMove,
    ) -> Response {
        let id = who.id;
        let (result, said) = match change {
            LobbyMove::Join(press) => {
                (self.host.join(game, who, press).await, lobby::said_joined())
            }
            LobbyMove::Leave => (self.host.leave(game, who.id).await, lobby::said_left()),
            LobbyMove::Start(press) => (
                self.host.start(game, who.id, press).await,
                lobby::said_started(),
            ),
        };
        match result {
            Ok(_) if matches!(change, LobbyMove::Join(_)) => {
                settings::ask_once(&self.host, id, &said).await
            }
            Ok(_) => said.into(),
            Err(stop) => stop.into(),
        }
    }

    /// Does what was asked on a panel and shows the panel as it is afterwards.
    pub async fn panel(&self, game: GameId, who: PersonId, wanted: Move) -> Response {
        match wanted {
            Move::Look => self.look(game, who, 0).await,
            Move::Page(page) => self.look(game, who, page).await,
            Move::Answer(spot, answer) => self.answer(game, who, spot, &answer).await,
            Move::Commit(draft) => {
                let result = self.host.commit(game, who, draft).await;
                self.after(game, who, result, None).await
            }
            Move::Undraft(draft) => {
                let result = self.host.undraft(game, who, draft).await;
                self.after(game, who, result, None).await
            }
            Move::TakeBack => {
                let result = self.host.reconsider(game, who).await;
                self.after(game, who, result, None).await
            }
            Move::Proposed(spot) => match self.host.panel(game, who).await {
                Ok(panel) => match proposed(&panel, spot) {
                    Some(answer) => self.answer(game, who, spot, &answer).await,
                    None => self.with_notice(&panel, &stale()),
                },
                Err(stop) => self.stopped(game, who, stop, None).await,
            },
            Move::Typed(spot, text) => match self.host.panel(game, who).await {
                Ok(panel) => match gems_typed(&panel, spot, &text) {
                    Ok(answer) => self.answer(game, who, spot, &answer).await,
                    Err(sentence) => self.with_notice(&panel, &sentence),
                },
                Err(stop) => self.stopped(game, who, stop, None).await,
            },
        }
    }

    /// The panel as it is, with a sentence on top.
    pub async fn noted(&self, game: GameId, who: PersonId, sentence: &PrivateText) -> Response {
        match self.host.panel(game, who).await {
            Ok(panel) => self.with_notice(&panel, sentence),
            Err(stop) => self.stopped(game, who, stop, None).await,
        }
    }

    async fn look(&self, game: GameId, who: PersonId, page: u8) -> Response {
        match self.host.panel(game, who).await {
            Ok(panel) => self.shown(&panel, None, page),
            Err(stop) => self.stopped(game, who, stop, None).await,
        }
    }

    async fn answer(&self, game: GameId, who: PersonId, spot: Spot, answer: &Answer) -> Response {
        let result = match spot {
            Spot::Now(prompt) => self.host.answer(game, who, prompt, answer).await,
            Spot::Draft(draft) => self.host.draft(game, who, draft, answer).await,
        };
        let picked = match answer {
            Answer::Pick(offers) => offers.first().copied(),
            Answer::Gems(_) | Answer::Paint(_) => None,
        };
        self.after(game, who, result, picked).await
    }

    /// The new panel, or why nothing changed.
    async fn after(
        &self,
        game: GameId,
        who: PersonId,
        result: Result<Panel, Stop>,
        picked: Option<Offer>,
    ) -> Response {
        match result {
            Ok(panel) => Response {
                stays: panel_message::has_chosen(&panel),
                ..self.shown(&panel, None, 0)
            },
            Err(stop) => self.stopped(game, who, stop, picked).await,
        }
    }

    /// The sentence why nothing changed, on top of the panel as it is, wherever there is one.
    async fn stopped(
        &self,
        game: GameId,
        who: PersonId,
        stop: Stop,
        picked: Option<Offer>,
    ) -> Response {
        let sentence = match stop {
            Stop::Refused(Rejection::Rules(refusal)) => refusals::refusal(refusal, picked),
            Stop::Refused(_) | Stop::Fault(_) => return stop.into(),
        };
        match self.host.panel(game, who).await {
            Ok(panel) => self.with_notice(&panel, &sentence),
            Err(_) => sentence.into(),
        }
    }

    fn with_notice(&self, panel: &Panel, sentence: &PrivateText) -> Response {
        self.shown(panel, Some(sentence), 0)
    }

    fn shown(&self, panel: &Panel, notice: Option<&PrivateText>, page: u8) -> Response {
        panel_message::response(&self.pictures, panel, notice, page)
    }

    /// What everybody sees of a game.
    pub async fn table(&self, game: GameId) -> Response {
        match self.host.table(game).await {
            Ok(post) => {
                let pictures = self.pictures.clone();
                let text = posts::table_text(&post, Read::AtOnce);
                let painting = async move { posts::table_pictures(&pictures, &post).await };
                Response {
                    text,
                    pictures: Painting::of(painting),
                    ..Response::default()
                }
            }
            Err(stop) => stop.into(),
        }
    }

    /// The games a command may be about: the one of this thread, else all that wait for the person, else all that they
    /// play, else the newest that they have finished.
    ///
    /// # Errors
    /// When something broke.
    pub async fn games_for(&self, room: RoomId, who: PersonId) -> Result<Vec<GameId>, Fault> {
        match self.host.game_in(room).await? {
            Some(game) => Ok(vec![game]),
            None => self.host.games_meant_by(who).await,
        }
    }
}

fn stale() -> PrivateText {
    refusals::refusal(Refusal::Stale, None)
}

/// The question that a spot names, if it is still asked there.
fn asked(panel: &Panel, spot: Spot) -> Option<&Question> {
    let open = panel.view.question.as_ref();
    match spot {
        Spot::Now(prompt) => open.filter(|q| q.id == prompt),
        Spot::Draft(draft) if draft == DraftRef::empty(draft.prompt) => {
            open.filter(|q| q.id == draft.prompt)
        }
        Spot::Draft(draft) => {
            let drafting = panel.draft.as_ref()?;
            let same = drafting.draft.reference() == draft;
            drafting.next.as_ref().filter(|_| same)
        }
    }
}

fn proposed(panel: &Panel, spot: Spot) -> Option<Answer> {
    match &asked(panel, spot)?.shape {
        Shape::Paint { best, .. } => Some(Answer::Paint(best.clone())),
        Shape::Pick { offers, .. } => Some(Answer::Pick(offers.iter().copied().collect())),
        Shape::Gems { .. } | Shape::Place { .. } => None,
    }
}

fn gems_typed(panel: &Panel, spot: Spot, text: &str) -> Result<Answer, PrivateText> {
    match asked(panel, spot).map(|q| &q.shape) {
        Some(Shape::Gems { limits, total }) => {
            Ok(Answer::Gems(typed_gems::read(text, limits, *total)?))
        }
        Some(Shape::Pick { .. } | Shape::Place { .. } | Shape::Paint { .. }) | None => Err(stale()),
    }
}
