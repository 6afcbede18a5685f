//! A hosted game: questions with numbers, refusals, views and bookmarks around the one engine.

use std::sync::Arc;

use super::ask::{Ask, Topic};
use super::bookmark::{Bookmark, StoredDesk};
use super::chance::{Chance, Purpose};
use super::digest::digest;
use super::engine_ctx::EngineCtx;
use super::fact::{Fact, OpenFact, ScreenFact};
use super::pieces::{Claimed, Score, Sealed};
use super::prompt::{Prompt, PromptId, Question, StepMark};
use super::ruleset::Ruleset;
use super::seat::{BySeat, Seat};
use super::seat_queues::OpenQuestion;
use super::shape::{Answer, Refusal};
use super::state::State;
use super::table::Table;
use super::view::{SeatView, TableView};
use super::{engine, score};

/// What one accepted input did. The facts are for ever; the bookmark to be stored with them is [`Game::bookmark`].
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Step {
    /// What happened, in order.
    pub facts: Vec<Fact>,
}

/// A stored game that cannot be continued.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("the stored game is damaged: {0}")]
pub struct Damaged(pub String);

/// Room for the facts of most steps without growing.
const USUAL_FACTS: usize = 16;

/// A running game. It cannot be cloned: what-ifs run on imagined tables, never on this one.
#[derive(Debug)]
pub struct Game {
    pub(super) ruleset: Arc<Ruleset>,
    pub(super) state: State,
}

impl Game {
    /// Opens a game: deals, and asks the first questions.
    pub fn open(ruleset: Arc<Ruleset>, chance: &mut dyn Chance) -> (Game, Step) {
        let mut facts = vec![];
        let state = engine::open(&ruleset, Some(&mut facts), chance);
        (Game { ruleset, state }, Step { facts })
    }

    /// The only way a player acts.
    ///
    /// # Errors
    /// A refusal says why the answer was not accepted; then nothing has changed.
    pub fn answer(
        &mut self,
        seat: Seat,
        prompt: PromptId,
        answer: &Answer,
        chance: &mut dyn Chance,
    ) -> Result<Step, Refusal> {
        if self.is_over() {
            return Err(Refusal::Over);
        }
        let desk = self.state.desks.get(seat).ok_or(Refusal::NoSuchSeat)?;
        let asked = desk.asked.as_ref().ok_or(Refusal::NothingAsked)?;
        if asked.id != prompt {
            return Err(Refusal::Stale);
        }
        self.play(chance, |play| engine::answer(play, seat, answer))
    }

    /// Takes a secret choice back before it is shown, or stops insisting on a claim before the other has answered; the
    /// question is asked again, marked so.
    ///
    /// # Errors
    /// A refusal when there is no such choice; then nothing has changed.
    pub fn reconsider(&mut self, seat: Seat, mark: StepMark) -> Result<Step, Refusal> {
        let screen = self.state.table.screens.get(seat).ok_or(Refusal::NoSuchSeat)?;
        let Some(sealed) = screen.sealed else {
            return self.stop_insisting(seat, mark);
        };
        let ask = match sealed {
            Sealed::ReturnedGems(_) => Ask::ReturnGems,
            Sealed::FirstCards { .. } => Ask::FirstCards,
            Sealed::Bid(_) => Ask::Bid,
            Sealed::Develop(_) => Ask::Develop,
            Sealed::PassGems(_) => Ask::PassGemsTogether,
            Sealed::DomainReward(_) => Ask::DomainReward,
            Sealed::ReturnedCharacters { .. } => Ask::ReturnCharacters,
            Sealed::CombatShow(_) => Ask::CombatShow,
            Sealed::PutUnder(_) => Ask::PutUnder,
        };
        self.play(&mut NoChance(mark), |play| {
            play.screen(seat, ScreenFact::Unsealed);
            play.happen(OpenFact::TookAnswerBack(seat));
            play.ask(seat, ask);
            engine::settle(play);
            Ok(())
        })
    }

    fn stop_insisting(&mut self, seat: Seat, mark: StepMark) -> Result<Step, Refusal> {
        let claimed = self.insists_on(seat).ok_or(Refusal::NothingToTakeBack)?;
        let claimed = Claimed { insists: false, ..claimed };
        self.play(&mut NoChance(mark), |play| {
            play.happen(OpenFact::StoppedInsisting { seat, claimed });
            play.ask(seat, Ask::Claim(claimed.at));
            engine::settle(play);
            Ok(())
        })
    }

    /// What a seat insists on and may still give up, because the other has not answered yet (R-AUC-06).
    fn insists_on(&self, seat: Seat) -> Option<Claimed> {
        let claims = &self.state.table.open.claims;
        let claimed = claims.get(seat).copied().flatten().filter(|c| c.insists)?;
        let mut asked = self.state.desks.iter().filter_map(|(_, d)| d.asked.as_ref());
        let unanswered = asked.any(|asked| asked.by == Ask::Claim(claimed.at));
        unanswered.then_some(claimed)
    }

    /// Folds stored facts into a table and goes on where the bookmark says. A question whose choices are no longer
    /// what they were is asked afresh.
    ///
    /// # Errors
    /// When the facts or the bookmark belong to a game with other seats.
    pub fn restore<'f>(
        ruleset: Arc<Ruleset>,
        facts: impl IntoIterator<Item = &'f Fact>,
        bookmark: Bookmark,
    ) -> Result<Game, Damaged> {
        let seats = ruleset.agreement.seats;
        if bookmark.desks.count() != seats {
            return Err(Damaged(format!(
                "the bookmark is for {} seats, the game for {seats}",
                bookmark.desks.count()
            )));
        }
        let mut state = State::new(seats);
        for fact in facts {
            if !fact.fits(seats) {
                return Err(Damaged(format!("a fact names a seat that is not there: {fact:?}")));
            }
            state.table.evolve(fact);
        }
        state.stage = bookmark.stage;
        state.last_prompt = bookmark.next_prompt;
        for (seat, desk) in bookmark.desks.iter() {
            state.desks.push(seat, desk.agenda.iter().copied());
            if let Some(prompt) = desk.asked {
                put_again(&ruleset, &mut state, seat, prompt);
            }
        }
        Ok(Game { ruleset, state })
    }

    /// Where we are in the rulebook, to be stored with every step.
    pub fn bookmark(&self) -> Bookmark {
        let prompt = |asked: &OpenQuestion| Prompt {
            id: asked.id,
            by: asked.by,
            digest: digest(&asked.shape),
            forced: asked.forced,
        };
        Bookmark {
            stage: self.state.stage,
            desks: self.state.desks.map(|_, desk| StoredDesk {
                agenda: desk.agenda.clone(),
                asked: desk.asked.as_ref().map(prompt),
            }),
            next_prompt: self.state.last_prompt,
        }
    }

    /// The turn that is played; 0 in the set-up.
    pub fn turn(&self) -> u8 {
        self.state.table.open.turn
    }

    /// Whether the game is over.
    pub fn is_over(&self) -> bool {
        self.state.is_over()
    }

    /// The rules of this game.
    pub fn ruleset(&self) -> &Arc<Ruleset> {
        &self.ruleset
    }

    /// What everybody sees.
    pub fn table_view(&self) -> TableView {
        TableView::of_game(&self.ruleset, &self.state)
    }

    /// What one player sees; nothing if there is no such seat.
    pub fn seat_view(&self, seat: Seat) -> Option<SeatView> {
        let screen = *self.state.table.screens.get(seat)?;
        let may_reconsider = screen.sealed.is_some() || self.insists_on(seat).is_some();
        Some(SeatView {
            question: self.open_question(seat).map(|asked| question(&self.state.table, asked)),
            may_reconsider,
            ..SeatView::of(&self.ruleset, &self.state, seat)?
        })
    }

    /// Everybody's score as the table lies now, with what is hidden: for whoever looks back at a game that is over.
    pub fn score(&self) -> BySeat<Score> {
        score::score(&self.ruleset, &self.state.table)
    }

    /// The first seat in seat order that is asked something.
    pub fn first_asked(&self) -> Option<Seat> {
        self.state.table.screens.seats().find(|seat| self.is_asked(*seat))
    }

    /// Which asking of a question a seat has to answer.
    pub fn asked(&self, seat: Seat) -> Option<PromptId> {
        self.open_question(seat).map(|asked| asked.id)
    }

    /// What kind of question a seat has to answer.
    pub fn topic_asked(&self, seat: Seat) -> Option<Topic> {
        self.open_question(seat).map(|asked| asked.by.topic())
    }

    /// Whether a seat is asked something.
    pub fn is_asked(&self, seat: Seat) -> bool {
        self.open_question(seat).is_some()
    }

    /// What a seat is asked. A question without a choice, as all can see, is answered by itself with the others' (R-HID-03).
    fn open_question(&self, seat: Seat) -> Option<&OpenQuestion> {
        self.state.asked(seat).filter(|asked| !asked.forced)
    }

    fn play(
        &mut self,
        chance: &mut dyn Chance,
        act: impl FnOnce(&mut EngineCtx<'_>) -> Result<(), Refusal>,
    ) -> Result<Step, Refusal> {
        let mut facts = Vec::with_capacity(USUAL_FACTS);
        self.state.mark = chance.mark();
        let mut play = EngineCtx::new(&self.ruleset, &mut self.state, Some(&mut facts), chance);
        act(&mut play)?;
        Ok(Step { facts })
    }
}

/// A question at this table as its player sees it.
pub(super) fn question(table: &Table, asked: &OpenQuestion) -> Question {
    Question {
        id: asked.id,
        topic: asked.by.topic(),
        card: asked.by.card(),
        auction_card: asked.by.auction_card(),
        colour: asked.by.colour(),
        fallback: asked.by.fallback(table, &asked.shape),
        shape: asked.shape.clone(),
    }
}

/// Puts a stored question again: with its number where its choices are what they were, afresh where they changed. Where
/// nothing is left to choose it waits on the agenda.
fn put_again(rules: &Ruleset, state: &mut State, seat: Seat, prompt: Prompt) {
    match prompt.by.offers(rules, &state.table, seat) {
        Some(shape) if digest(&shape) == prompt.digest => {
            let asked = OpenQuestion { id: prompt.id, by: prompt.by, shape, forced: prompt.forced };
            state.desks.ask(seat, asked);
        }
        Some(shape) => engine::put(rules, state, seat, prompt.by, shape),
        None => state.desks.push(seat, [prompt.by.into()]),
    }
}

/// Taking a choice back asks a question again and draws nothing.
struct NoChance(StepMark);

impl Chance for NoChance {
    fn below(&mut self, _purpose: Purpose, _n: u32) -> u32 {
        0
    }

    fn mark(&self) -> StepMark {
        self.0
    }
}
