//! The whole machine: open, answer, settle. One input, one boundary, one gate.

use std::sync::Arc;

use serde::{Deserialize, Serialize};
use smallvec::SmallVec;

use super::chance::Chance;
use super::fact::{Fact, OpenFact, ScreenFact};
use super::imagined::Position;
use super::play::Play;
use super::prompt::{Answer, Prompt, PromptId, Question, Refusal, Shape};
use super::ruleset::Ruleset;
use super::seat::{BySeat, Seat};
use super::stages::{self, Insistence, Stage};
use super::table::{Claimed, Sealed, Table};
use super::tasks::{self, Ask, Task};
use super::view::{Awaited, SeatView, TableView};

/// One player's unfinished business: an agenda, and at most one open question.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Desk {
    /// What is still to be done, the next task last.
    pub(super) agenda: SmallVec<[Task; 6]>,
    /// The open question.
    pub(super) asked: Option<Prompt>,
    /// What it accepts, kept so that it is worked out once. Never stored: it follows from the table.
    #[serde(skip)]
    pub(super) shape: Option<Shape>,
}

impl Desk {
    /// Takes the question away.
    pub(super) fn clear(&mut self) {
        self.asked = None;
        self.shape = None;
    }
}

/// Where we are in the rulebook: stored whole with every step, never folded from facts.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Bookmark {
    pub(super) stage: Stage,
    pub(super) desks: BySeat<Desk>,
    pub(super) next_prompt: u32,
}

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

/// A running game. It cannot be cloned: what-ifs run on imagined tables, never on this one.
#[derive(Debug)]
pub struct Game {
    pub(super) ruleset: Arc<Ruleset>,
    pub(super) table: Table,
    pub(super) bookmark: Bookmark,
}

impl Game {
    /// Opens a game: deals, and asks the first questions.
    pub fn open(ruleset: Arc<Ruleset>, chance: &mut dyn Chance) -> (Game, Step) {
        let seats = ruleset.agreement.seats;
        let mut game = Game {
            table: Table::empty(seats),
            bookmark: Bookmark {
                stage: Stage::FirstCards,
                desks: BySeat::new(seats, |_| Desk::default()),
                next_prompt: 0,
            },
            ruleset,
        };
        let step = game.play(chance, |play| {
            let stage = stages::set_up(play);
            play.enter(stage);
        });
        (game, step)
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
        let desk = self.bookmark.desks.get(seat).ok_or(Refusal::NoSuchSeat)?;
        let asked = desk.asked.ok_or(Refusal::NothingAsked)?;
        if asked.id != prompt {
            return Err(Refusal::Stale);
        }
        let shape = desk.shape.as_ref().ok_or(Refusal::NothingAsked)?;
        tasks::check(shape, answer)?;
        self.bookmark.desks[seat].clear();
        Ok(self.play(chance, |play| {
            tasks::accept(play, seat, asked.by, answer);
        }))
    }

    /// Takes a secret choice back before it is shown, or stops insisting on a claim before the other has answered; the
    /// question is asked again.
    ///
    /// # Errors
    /// A refusal when there is no such choice; then nothing has changed.
    pub fn reconsider(&mut self, seat: Seat) -> Result<Step, Refusal> {
        let screen = self.table.screens.get(seat).ok_or(Refusal::NoSuchSeat)?;
        let Some(sealed) = screen.sealed else {
            return self.stop_insisting(seat);
        };
        let ask = match sealed {
            Sealed::ReturnedGems(_) => Ask::ReturnGems,
            Sealed::FirstCards { .. } => Ask::FirstCards,
            Sealed::Bid(_) => Ask::Bid,
            Sealed::Develop(_) => Ask::Develop,
            Sealed::PassGems(_) => Ask::PassGemsTogether,
        };
        Ok(self.play(&mut NoLuck, |play| {
            play.screen(seat, ScreenFact::Unsealed);
            play.happen(OpenFact::TookAnswerBack(seat));
            play.next(seat, [ask]);
        }))
    }

    fn stop_insisting(&mut self, seat: Seat) -> Result<Step, Refusal> {
        let claimed = self.insists_on(seat).ok_or(Refusal::NothingToTakeBack)?;
        let claimed = Claimed {
            insists: false,
            ..claimed
        };
        Ok(self.play(&mut NoLuck, |play| {
            play.happen(OpenFact::StoppedInsisting { seat, claimed });
            play.next(seat, [Ask::Claim(claimed.colour)]);
        }))
    }

    /// What a seat insists on and may still give up, because the other has not answered yet (R-AUC-06).
    fn insists_on(&self, seat: Seat) -> Option<Claimed> {
        let Stage::GemBids {
            insistence: Insistence::UntilAnswered,
            ..
        } = self.bookmark.stage
        else {
            return None;
        };
        let claims = &self.table.open.claims;
        let claimed = claims.get(seat).copied().flatten().filter(|c| c.insists)?;
        let mut desks = self.bookmark.desks.iter();
        let unanswered = desks.any(|(_, desk)| {
            let asked = desk.asked.map(|prompt| prompt.by);
            asked == Some(Ask::Claim(claimed.colour))
        });
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
        let mut table = Table::empty(seats);
        for fact in facts {
            if !fact.fits(seats) {
                return Err(Damaged(format!(
                    "a fact names a seat that is not there: {fact:?}"
                )));
            }
            table.evolve(fact);
        }
        let mut game = Game {
            ruleset,
            table,
            bookmark,
        };
        for seat in game.table.open.seats() {
            game.refresh(seat);
        }
        Ok(game)
    }

    /// Where we are in the rulebook, to be stored with every step.
    pub fn bookmark(&self) -> &Bookmark {
        &self.bookmark
    }

    /// Whether the game is over.
    pub fn is_over(&self) -> bool {
        self.bookmark.stage == Stage::Over
    }

    /// The rules of this game.
    pub fn ruleset(&self) -> &Arc<Ruleset> {
        &self.ruleset
    }

    /// What everybody sees.
    pub fn table_view(&self) -> TableView {
        let awaiting = self
            .bookmark
            .desks
            .iter()
            .filter_map(|(seat, desk)| {
                let topic = desk.asked?.topic;
                Some(Awaited { seat, topic })
            })
            .collect();
        TableView::of(&self.ruleset, &self.table, awaiting)
    }

    /// What one player sees; nothing if there is no such seat.
    pub fn seat_view(&self, seat: Seat) -> Option<SeatView> {
        let screen = *self.table.screens.get(seat)?;
        Some(SeatView {
            table: self.table_view(),
            seat,
            screen,
            question: self.question(seat),
            may_reconsider: screen.sealed.is_some() || self.insists_on(seat).is_some(),
            position: Position::new(&self.bookmark, seat),
        })
    }

    /// The first seat in seat order that is asked something.
    pub fn first_asked(&self) -> Option<Seat> {
        let mut desks = self.bookmark.desks.iter();
        desks.find(|(_, d)| d.asked.is_some()).map(|(s, _)| s)
    }

    /// Whether a seat is asked something.
    pub fn is_asked(&self, seat: Seat) -> bool {
        self.bookmark
            .desks
            .get(seat)
            .is_some_and(|d| d.asked.is_some())
    }

    fn question(&self, seat: Seat) -> Option<Question> {
        let desk = &self.bookmark.desks[seat];
        let (asked, shape) = (desk.asked?, desk.shape.clone()?);
        let fallback = tasks::fallback(asked.by, &shape);
        Some(Question {
            id: asked.id,
            topic: asked.topic,
            card: asked.by.card(),
            colour: asked.by.colour(),
            shape,
            fallback,
        })
    }

    fn play(&mut self, chance: &mut dyn Chance, begin: impl FnOnce(&mut Play<'_>)) -> Step {
        let mut play = Play::new(self, chance);
        begin(&mut play);
        Step {
            facts: play.settled(),
        }
    }

    /// Puts an open question with a fresh id if its choices changed, or drops it if nothing is left to choose.
    pub(super) fn refresh(&mut self, seat: Seat) {
        let Some(asked) = self.bookmark.desks[seat].asked else {
            return;
        };
        let shape = asked.by.listing(&self.ruleset, &self.table, seat);
        let desk = &mut self.bookmark.desks[seat];
        match shape {
            Some(shape) if tasks::digest(&shape) == asked.digest => desk.shape = Some(shape),
            Some(shape) => self.put(seat, asked.by, shape),
            None => {
                desk.clear();
                desk.agenda.push(asked.by.into());
            }
        }
    }

    pub(super) fn put(&mut self, seat: Seat, by: Ask, shape: Shape) {
        self.bookmark.next_prompt += 1;
        self.bookmark.desks[seat].asked = Some(Prompt {
            id: PromptId(self.bookmark.next_prompt),
            by,
            topic: by.topic(),
            digest: tasks::digest(&shape),
            forced: tasks::forced(&shape).is_some()
                && by.has_no_choice_for_all_to_see(&self.table, seat),
        });
        self.bookmark.desks[seat].shape = Some(shape);
    }
}

/// Taking a choice back asks a question again and draws nothing.
struct NoLuck;

impl Chance for NoLuck {
    fn below(&mut self, _purpose: super::chance::Purpose, _n: u32) -> u32 {
        0
    }
}
