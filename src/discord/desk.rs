//! What a press or command does: asks the host and makes what the person is shown. Knows no interaction.

use super::painting::Painting;
use super::pictures::Pictures;
use super::reply::Shown;
use super::ticket::Spot;
use super::{errors, posts, settings, showing, typed_gems};
use crate::host::{Fault, Host, Outcome, Panel, Rejection};
use crate::notice::{GameId, PersonId, PressId, RoomId};
use crate::orders::DraftRef;
use crate::rules::{Answer, Offer, Question, Refusal, Shape};
use crate::wording::table::Read;
use crate::wording::typed::gem_words;
use crate::wording::{PrivateText, Wording, lobby, refusals};

/// What everything in the adapter works with. Cheap to clone.
#[derive(Clone)]
pub struct Desk {
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

impl Desk {
    /// Changes a lobby; the lobby's message is changed by the host's courier.
    pub async fn lobby(
        &self,
        game: GameId,
        who: crate::notice::Person,
        change: LobbyMove,
    ) -> Shown {
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
            Ok(Outcome::Done(_)) if matches!(change, LobbyMove::Join(_)) => {
                settings::ask_once(&self.host, id, &said).await
            }
            Ok(Outcome::Done(_)) => said.into(),
            Ok(Outcome::Refused(rejection)) => errors::rejection(&rejection, None).into(),
            Err(fault) => errors::fault(&fault).into(),
        }
    }

    /// Does what was asked on a panel and shows the panel as it is afterwards.
    pub async fn panel(&self, game: GameId, who: PersonId, wanted: Move) -> Shown {
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
                Ok(Outcome::Done(panel)) => match proposed(&panel, spot) {
                    Some(answer) => self.answer(game, who, spot, &answer).await,
                    None => self.with_notice(&panel, &stale()),
                },
                other => self.after(game, who, other, None).await,
            },
            Move::Typed(spot, text) => match self.host.panel(game, who).await {
                Ok(Outcome::Done(panel)) => match gems_typed(&panel, spot, &text) {
                    Ok(answer) => self.answer(game, who, spot, &answer).await,
                    Err(sentence) => self.with_notice(&panel, &sentence),
                },
                other => self.after(game, who, other, None).await,
            },
        }
    }

    /// The panel as it is, with a sentence on top.
    pub async fn noted(&self, game: GameId, who: PersonId, sentence: &PrivateText) -> Shown {
        match self.host.panel(game, who).await {
            Ok(Outcome::Done(panel)) => self.with_notice(&panel, sentence),
            other => self.after(game, who, other, None).await,
        }
    }

    async fn look(&self, game: GameId, who: PersonId, page: u8) -> Shown {
        match self.host.panel(game, who).await {
            Ok(Outcome::Done(panel)) => self.shown(&panel, None, page),
            other => self.after(game, who, other, None).await,
        }
    }

    async fn answer(&self, game: GameId, who: PersonId, spot: Spot, answer: &Answer) -> Shown {
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

    /// The new panel, or the sentence why nothing changed - on top of the panel as it is, wherever there is one.
    async fn after(
        &self,
        game: GameId,
        who: PersonId,
        result: Result<Outcome<Panel>, Fault>,
        picked: Option<Offer>,
    ) -> Shown {
        let sentence = match result {
            Ok(Outcome::Done(panel)) => {
                return Shown {
                    stays: showing::has_chosen(&panel),
                    ..self.shown(&panel, None, 0)
                };
            }
            Ok(Outcome::Refused(Rejection::Rules(refusal))) => refusals::refusal(refusal, picked),
            Ok(Outcome::Refused(rejection)) => {
                return errors::rejection(&rejection, picked).into();
            }
            Err(fault) => return errors::fault(&fault).into(),
        };
        match self.host.panel(game, who).await {
            Ok(Outcome::Done(panel)) => self.with_notice(&panel, &sentence),
            Ok(Outcome::Refused(_)) | Err(_) => sentence.into(),
        }
    }

    fn with_notice(&self, panel: &Panel, sentence: &PrivateText) -> Shown {
        self.shown(panel, Some(sentence), 0)
    }

    fn shown(&self, panel: &Panel, notice: Option<&PrivateText>, page: u8) -> Shown {
        showing::shown(&self.pictures, panel, notice, page)
    }

    /// What everybody sees of a game.
    pub async fn table(&self, game: GameId) -> Shown {
        match self.host.table(game).await {
            Ok(Outcome::Done(post)) => {
                let pictures = self.pictures.clone();
                let text = posts::table_text(&post, Read::AtOnce);
                let painting = async move { posts::table_pictures(&pictures, &post).await };
                Shown {
                    text,
                    pictures: Painting::of(painting),
                    ..Shown::default()
                }
            }
            Ok(Outcome::Refused(rejection)) => errors::rejection(&rejection, None).into(),
            Err(fault) => errors::fault(&fault).into(),
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
            let words = gem_words(Wording::english());
            typed_gems::read(&words, text, limits, *total)
                .map(Answer::Gems)
                .map_err(|mistake| mistake.sentence())
        }
        Some(Shape::Pick { .. } | Shape::Place { .. } | Shape::Paint { .. }) | None => Err(stale()),
    }
}
