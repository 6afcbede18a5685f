//! Calls the service for presses and commands and builds the responses.

use super::{settings, typed_gems};
use crate::message::response::{Shows, fault_told};
use crate::message::{
    analysis_message, deal_message, games_message, invitation, lobby_post, log_message,
    organiser_panel, panel_message, post_picture, rules_message, table_text,
};
use crate::panel::{self, preferences};
use crate::prelude::*;
use viceroy_i18n::panel::ReadAt;
use viceroy_i18n::refusals::Refused;
use viceroy_i18n::typed::gem_words;
use viceroy_i18n::{lobby, refusals};
use viceroy_model::attendance::SeatAvailability;
use viceroy_model::deals::DealNow;
use viceroy_model::messages::Viewer;
use viceroy_model::plans::{Case, Wish};
use viceroy_rules::Refusal;
use viceroy_service::{Ballot, FromNowOn, PlanChange, ShowConsent, Voted};

/// Cheap to clone.
#[derive(Clone)]
pub struct Actions {
    pub host: Host,
    pub pictures: Pictures,
    pub languages: Languages,
    /// Days for which backups are retained.
    pub backup_days: Option<u32>,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum LobbyMove {
    Join(PressId, ShowConsent),
    Ready(PressId),
    Leave,
    Start(PressId),
}

pub enum Move {
    Look,
    Page(Option<DraftRef>, u8),
    /// What the panel offers beside its answers.
    More,
    Hint(AnswerTarget),
    /// A page of a turn's log.
    Log {
        turn: u8,
        page: u8,
    },
    /// An answer, or a part of a draft.
    Answer(AnswerTarget, Answer),
    Proposed(AnswerTarget),
    Typed(AnswerTarget, String),
    Confirm(DraftRef),
    /// The first play alone.
    ConfirmFirst(DraftRef),
    Plan(PlanChange),
    Wish(Case, Answer),
    /// Shows the possible standing answers.
    FromNowOn,
    Prefer(FromNowOn),
    TakeBack,
    /// Asks whether to take back the last step against computer players.
    Slip,
    SlipBack(u32),
    Back,
}

impl Actions {
    /// The delivery worker updates the lobby's message.
    pub async fn lobby(
        &self,
        game: GameId,
        who: Person,
        reader: &Reader,
        change: LobbyMove,
    ) -> Response {
        let w = &*reader.wording;
        let result = match change {
            LobbyMove::Join(press, consent) => {
                self.host.join_agreeing(game, who, (press, consent)).await
            }
            LobbyMove::Ready(press) => self.host.ready(game, who.id, press).await,
            LobbyMove::Leave => self.host.leave(game, who.id).await,
            LobbyMove::Start(press) => self.host.start(game, who.id, press).await,
        };
        match (result, change) {
            (Ok(view), LobbyMove::Start(_)) => self.begun(reader, &view).await,
            (Ok(view), LobbyMove::Join(..) | LobbyMove::Ready(_))
                if view.state == LobbyState::Started =>
            {
                self.begun(reader, &view).await
            }
            (Ok(_), LobbyMove::Ready(_)) => w.private(text!(said_ready)).into(),
            (Ok(lobby), LobbyMove::Join(..)) if lobby.played_in == PlayedIn::DirectMessages => {
                self.with_lesson(reader, invitation::joined(w, game, None)).await
            }
            (Ok(lobby), LobbyMove::Join(..)) => {
                let missing = usize::from(lobby.from).saturating_sub(lobby.people.len());
                let said = lobby::said_joined(w, missing);
                let said = lobby::with_press_hash(w, said, lobby.press_hash.as_deref());
                let shown = settings::ask_once(&self.host, reader, &said).await;
                self.with_lesson(reader, shown).await
            }
            (Ok(_), LobbyMove::Leave) => w.private(text!(said_left)).into(),
            (Err(stop), _) => organiser_panel::stopped(w, game, stop),
        }
    }

    /// The panel with one's first cards, where it is asked for and not sent by itself.
    pub(super) async fn begun(&self, reader: &Reader, view: &LobbyView) -> Response {
        let w = &*reader.wording;
        let said = lobby_post::said_started(w, view);
        if view.played_in == PlayedIn::DirectMessages {
            return said;
        }
        match self.host.panel(view.game, reader.id).await {
            Ok(panel) => self.with_line(reader, &panel, said.text),
            // The game is on all the same, and its panel can be opened.
            Err(_) => said,
        }
    }

    /// A seat that a computer player keeps for people.
    pub(super) async fn sit(&self, reader: &Reader, game: GameId, who: Person) -> Answered {
        let sits = self.take_open_seat(reader, game, who).await?;
        Ok(sits.unwrap_or_else(|| reader.wording.private(text!(said_no_open_seat)).into()))
    }

    /// `None` if none is open.
    pub(super) async fn take_open_seat(
        &self,
        reader: &Reader,
        game: GameId,
        who: Person,
    ) -> Result<Option<Response>, Stop> {
        let w = &*reader.wording;
        let seats = self.host.seats(game, who.id, None).await?;
        let may_take = match seats.viewer {
            Viewer::Other { may_take } => may_take,
            Viewer::Player(_) => return Ok(Some(self.panel(game, reader, Move::Look).await)),
        };
        let is_open = |seat: &Seat| seats.seats[*seat].free == Some(SeatAvailability::Offered);
        let Some(seat) = may_take.iter().find(is_open) else {
            return Ok(None);
        };
        self.host.ask_for_seat(game, who, seat).await?;
        let before = text_names(w, &seats.people)[seat].clone();
        let said = w.private(text!(said_sat, who = &before));
        let panel = self.host.panel(game, reader.id).await?;
        Ok(Some(self.with_line(reader, &panel, said.0)))
    }

    pub async fn panel(&self, game: GameId, reader: &Reader, wanted: Move) -> Response {
        match self.moved(game, reader, wanted).await {
            Ok(shown) => shown,
            Err(stop) => self.stopped(game, reader, stop, None).await,
        }
    }

    async fn moved(&self, game: GameId, reader: &Reader, wanted: Move) -> Answered {
        let (host, who) = (&self.host, reader.id);
        let panel = match wanted {
            Move::Look => return self.look(game, reader, 0).await,
            Move::Page(None, page) => return self.look(game, reader, page).await,
            Move::Page(Some(draft), page) => {
                let panel = host.plan(game, who, PlanChange::Open(draft)).await?;
                return Ok(self.shown(reader, &panel, None, page));
            }
            Move::More => return self.more(game, reader).await,
            Move::Hint(spot) => return self.hint(game, reader, spot).await,
            Move::Log { turn, page } => return self.log(game, reader, turn, page).await,
            Move::Answer(spot, answer) => {
                return Ok(self.answer(game, reader, spot, &answer).await);
            }
            Move::Confirm(draft) => host.confirm(game, who, draft).await?,
            Move::ConfirmFirst(draft) => host.confirm_first(game, who, draft).await?,
            Move::Plan(change) => host.plan(game, who, change).await?,
            Move::Wish(case, answer) => {
                let wish = Wish::of_answer(&answer).map_err(Rejection::Rules)?;
                host.plan(game, who, PlanChange::Wish(case, wish)).await?
            }
            Move::FromNowOn => return self.standing_answers(game, reader).await,
            Move::Prefer(chosen) => return self.prefer(game, reader, chosen).await,
            Move::Slip => return self.slip(game, reader).await,
            Move::SlipBack(step) => {
                let panel = host.take_step_back(game, who, step).await?;
                return Ok(self.with_line(reader, &panel, reader.wording.say(text!(said_slip))));
            }
            Move::TakeBack => host.reconsider(game, who).await?,
            Move::Back => match host.come_back(game, who).await {
                // A player who is back already just gets the panel.
                Ok(()) | Err(Stop::Refused(Rejection::NotAway)) => {
                    return self.look(game, reader, 0).await;
                }
                Err(stop) => return Err(stop),
            },
            Move::Proposed(spot) => {
                let panel = host.panel(game, who).await?;
                return Ok(match proposed(&panel, spot) {
                    Some(answer) => self.answer(game, reader, spot, &answer).await,
                    None => self.with_notice(reader, &panel, &stale(&reader.wording)),
                });
            }
            Move::Typed(spot, text) => {
                let panel = host.panel(game, who).await?;
                return Ok(match gems_typed(&reader.wording, &panel, spot, &text) {
                    Ok(answer) => self.answer(game, reader, spot, &answer).await,
                    Err(why) => self.refused(reader, &panel, &why),
                });
            }
        };
        Ok(self.after(reader, &panel).await)
    }

    /// Does not count as a user action.
    pub(super) async fn panel_by_itself(&self, game: GameId, reader: &Reader) -> Answered {
        let panel = self.host.panel_by_itself(game, reader.id).await?;
        // Whoever waits and is asked nothing has the same before their eyes.
        // The postcard takes the place of the last picture.
        let stays = panel.asked().is_none() && !panel.is_finished_deal();
        Ok(Response { stays, ..self.shown(reader, &panel, None, 0) })
    }

    async fn look(&self, game: GameId, reader: &Reader, page: u8) -> Answered {
        let panel = self.host.panel(game, reader.id).await?;
        let shown = self.shown(reader, &panel, None, page);
        Ok(self.with_next(reader, &panel, shown).await)
    }

    /// Adds a button to another game that waits for the user.
    async fn with_next(&self, reader: &Reader, panel: &Panel, mut shown: Response) -> Response {
        if panel.asked().is_none() {
            let elsewhere = self.host.is_waited_for_elsewhere(reader.id, panel.game);
            // Errors are logged; the panel works without the button.
            if let Ok(true) = elsewhere.await {
                games_message::add_next(&reader.wording, &mut shown.rows);
            }
        }
        shown
    }

    async fn answer(
        &self,
        game: GameId,
        reader: &Reader,
        spot: AnswerTarget,
        answer: &Answer,
    ) -> Response {
        let result = match spot {
            AnswerTarget::Now(prompt) => self.host.answer(game, reader.id, prompt, answer).await,
            AnswerTarget::Draft(draft) => {
                self.host.plan(game, reader.id, PlanChange::Add(draft, answer.clone())).await
            }
        };
        match result {
            Ok(panel) => self.after(reader, &panel).await,
            Err(stop) => self.stopped(game, reader, stop, answer.picked().first().copied()).await,
        }
    }

    /// The panel with everything else that it offers in place of the choices.
    async fn more(&self, game: GameId, reader: &Reader) -> Answered {
        let panel = self.host.panel(game, reader.id).await?;
        let rows = panel::more_rows(&reader.wording, &panel);
        Ok(Response { rows, shows: Shows::Beside, ..self.shown(reader, &panel, None, 0) })
    }

    /// The log of a turn below the picture of the panel.
    async fn log(&self, game: GameId, reader: &Reader, turn: u8, page: u8) -> Answered {
        let w = &reader.wording;
        let panel = self.host.panel(game, reader.id).await?;
        let log = self.host.turn_log(game, reader.id, turn).await?;
        let (title, log) = log_message::page(w, (game, panel.reads), &log, page);
        let rows = panel::text_rows::read_by(w, panel.reads, log.rows);
        let (title, text) = match panel.reads {
            Reads::Pictures => (Some(title), log.text),
            Reads::Text => (None, in_words(w, &panel, format!("{title}\n{}", log.text))),
        };
        let shown = self.shown(reader, &panel, None, 0);
        Ok(Response { title, text, rows, shows: Shows::Beside, ..shown })
    }

    /// Says what taking the last step back means.
    async fn slip(&self, game: GameId, reader: &Reader) -> Answered {
        let w = &reader.wording;
        let panel = self.host.panel(game, reader.id).await?;
        let rows = panel::slip_rows(w, &panel).ok_or(Rejection::NoSlip)?;
        let text = in_words(w, &panel, w.say(text!(slip_sure)));
        let shown = self.shown(reader, &panel, None, 0);
        Ok(Response { title: None, text, rows, shows: Shows::Beside, ..shown })
    }

    /// The panel with menus of standing answers in place of the choices.
    async fn standing_answers(&self, game: GameId, reader: &Reader) -> Answered {
        let panel = self.host.panel(game, reader.id).await?;
        let shown = self.shown(reader, &panel, None, 0);
        Ok(match preferences::menus(&reader.wording, &panel) {
            Some((text, rows)) => Response { text, rows, ..shown },
            None => shown,
        })
    }

    async fn prefer(&self, game: GameId, reader: &Reader, chosen: FromNowOn) -> Answered {
        let FromNowOn { kind, scope, wanted, .. } = chosen;
        let panel = self.host.prefer(game, reader.id, chosen).await?;
        let said = viceroy_i18n::preferences::set(&reader.wording, kind, scope, wanted);
        Ok(self.with_line(reader, &panel, said.0))
    }

    async fn after(&self, reader: &Reader, panel: &Panel) -> Response {
        let stays = panel_message::has_chosen(panel) && !panel.is_finished_deal();
        let shown = Response { stays, ..self.shown(reader, panel, None, 0) };
        self.with_next(reader, panel, shown).await
    }

    /// The reason, above the panel where there is one.
    async fn stopped(
        &self,
        game: GameId,
        reader: &Reader,
        stop: Stop,
        picked: Option<Offer>,
    ) -> Response {
        let w = &*reader.wording;
        let sentence = match stop {
            Stop::Refused(Rejection::Rules(refusal)) => Refused {
                sentence: refusals::refusal(w, refusal, picked),
                rule: refusals::rule_behind(refusal, picked),
            },
            // The panel is readable after a fault such as a full disk, too, and the user can retry.
            Stop::Fault(fault) => Refused { sentence: fault_told(w, &fault), rule: None },
            Stop::Refused(Rejection::NoSlip) => {
                Refused { sentence: w.private(text!(reject_no_slip)), rule: None }
            }
            Stop::Refused(_) => return stop.shown(w),
        };
        match self.host.panel(game, reader.id).await {
            Ok(panel) => self.refused(reader, &panel, &sentence),
            Err(_) => sentence.sentence.into(),
        }
    }

    /// Adds a button to the rule behind the rejection.
    pub(super) fn refused(&self, reader: &Reader, panel: &Panel, why: &Refused) -> Response {
        let mut shown = self.with_notice(reader, panel, &why.sentence);
        if let Some(page) = why.rule {
            rules_message::add_why(&reader.wording, &mut shown.rows, page, panel.game);
        }
        shown
    }

    /// What was done, below the panel: a notice stands above it and warns.
    fn with_line(&self, reader: &Reader, panel: &Panel, said: String) -> Response {
        let mut shown = self.shown(reader, panel, None, 0);
        // What has happened stands before what is asked.
        let asked = std::mem::replace(&mut shown.text, said);
        add_line(&mut shown.text, Some(asked));
        shown
    }

    pub(super) fn with_notice(
        &self,
        reader: &Reader,
        panel: &Panel,
        sentence: &PrivateText,
    ) -> Response {
        self.shown(reader, panel, Some(sentence), 0)
    }

    pub(super) fn shown(
        &self,
        reader: &Reader,
        panel: &Panel,
        notice: Option<&PrivateText>,
        page: u8,
    ) -> Response {
        if let Some(DealNow::Over(end)) = panel.deal {
            return deal_message::over(&reader.wording, &self.pictures, end, panel);
        }
        let mut panel = panel.clone();
        let at = match panel.thread {
            Some(thread) if reader.room == Some(thread) => ReadAt::Thread,
            Some(_) | None => ReadAt::Elsewhere,
        };
        panel.thread = panel.thread.filter(|_| at == ReadAt::Elsewhere);
        panel_message::response(&reader.wording, &self.pictures, &panel, at, (notice, page))
    }

    pub async fn vote(
        &self,
        reader: &Reader,
        game: GameId,
        number: u32,
        say: VoteChoice,
    ) -> Answered {
        let w = &*reader.wording;
        let voted = self.host.vote(game, reader.id, Ballot::Say(number, say)).await?;
        let said = match voted {
            Voted::Open => w.private(text!(said_vote_counted)),
            Voted::Passed => w.private(text!(said_vote_passed)),
            Voted::Failed => w.private(text!(said_vote_failed)),
        };
        Ok(said.into())
    }

    pub async fn table(&self, reader: &Reader, game: GameId) -> Answered {
        let post = match self.host.table_for(game, reader.id).await {
            Ok(post) => post,
            Err(stop) => return self.gathering(reader, game, stop).await,
        };
        let pictures = self.pictures.clone();
        let w = Arc::clone(&reader.wording);
        let reads = self.host.people.reads(reader.id);
        let mut text = table_text::table_text_for(&w, &post, reads);
        let seats = Button::seats(&w, game, &post.view);
        let went = analysis_message::button(&w, game, &post.view);
        let over = post.view.open.phase == Phase::Over;
        let film = over.then(|| Button::film(&w, game));
        let fair = over.then(|| Button::fairness(&w, game));
        let read = Some(Button::read(&w, game));
        let buttons = seats.into_iter().chain(went).chain(film).chain(fair).chain(read);
        let rows = in_rows(buttons.collect());
        if reads == Reads::Text {
            return Ok(Response::new(text, rows));
        }
        add_line(&mut text, post_picture::who_at_table(&w, &post));
        let painting = async move { post_picture::of_table(&w, &pictures, &post).await };
        Ok(Response { picture: Painting::of(painting), ..Response::new(text, rows) })
    }

    pub(super) async fn details(&self, reader: &Reader, game: GameId) -> Answered {
        let view = self.host.lobby(game).await?;
        let spoken = self.languages.nearest(&view.language.0);
        Ok(lobby_post::details(&reader.wording, spoken, &view))
    }

    async fn gathering(&self, reader: &Reader, game: GameId, stop: Stop) -> Answered {
        match self.host.lobby(game).await {
            Ok(view) if view.state == LobbyState::Gathering => {
                Ok(lobby_post::response(&reader.wording, &view))
            }
            Ok(_) | Err(_) => Err(stop),
        }
    }

    /// Adapted to the game, if it is known.
    pub async fn rules(&self, reader: &Reader, page: Page, game: Option<GameId>) -> Response {
        let lobby = match game {
            // Errors are logged; the usual rules fit most games.
            Some(game) => self.host.lobby(game).await.ok(),
            None => None,
        };
        let over = match &lobby {
            Some(lobby) if page == Page::Fairness && lobby.state == LobbyState::Over => {
                self.host.table(lobby.game).await.ok()
            }
            _ => None,
        };
        let (w, pictures) = (&reader.wording, &self.pictures);
        let shown = rules_message::response(w, pictures, page, lobby.as_ref(), over.as_ref());
        match &over {
            Some(over) => rules_message::with_record(w, &self.host, over.game, shown),
            None => shown,
        }
    }

    /// Stores the locale and names, for messages sent later.
    pub async fn heard(&self, reader: &Reader) {
        // The service logs errors; the press is handled anyway.
        if let Some(names) = &reader.names {
            let _ = self.host.heard(reader.id, &reader.locale, names).await;
        }
    }
}

/// As whoever plays by text reads it.
pub(super) fn in_words(w: &Wording, panel: &Panel, text: String) -> String {
    read_by(w, panel.reads, text, &text_names(w, &panel.people))
}

fn stale(w: &Wording) -> PrivateText {
    refusals::refusal(w, Refusal::Stale, None)
}

pub(super) fn asked(panel: &Panel, spot: AnswerTarget) -> Option<&Question> {
    let open = panel.view.question.as_ref();
    match spot {
        AnswerTarget::Now(prompt) => open.filter(|q| q.id == prompt),
        AnswerTarget::Draft(draft) => match &panel.draft {
            Some(drafting) => {
                let same = drafting.reference == draft;
                drafting.next.as_ref().filter(|_| same)
            }
            None => open.filter(|q| draft == DraftRef::empty(q.id)),
        },
    }
}

fn proposed(panel: &Panel, spot: AnswerTarget) -> Option<Answer> {
    match &asked(panel, spot)?.shape {
        Shape::Paint { best, .. } => Some(Answer::Paint(best.clone())),
        Shape::Pick { offers, .. } => Some(Answer::Pick(offers.iter().copied().collect())),
        Shape::Gems { .. } | Shape::Place { .. } | Shape::Show { .. } | Shape::Battle { .. } => {
            None
        }
    }
}

fn gems_typed(
    w: &Wording,
    panel: &Panel,
    spot: AnswerTarget,
    text: &str,
) -> Result<Answer, Refused> {
    let question = asked(panel, spot).ok_or_else(|| stale(w))?;
    let read = typed_gems::answer(&gem_words(w), question, text).ok_or_else(|| stale(w))?;
    let answer = read.map(|(_, answer)| answer);
    answer.map_err(|mistake| mistake.refused(w))
}
