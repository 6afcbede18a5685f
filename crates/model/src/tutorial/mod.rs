//! The tutorial: a scripted game with a fixed deal under the normal rules. Nothing of it is stored
//! except the page that a person has reached.

mod deal;
mod page;
mod script;
mod slip;
mod spoken;
mod summary;

pub use deal::{COMPUTER, LEARNER};
pub use page::LessonPage;
pub use slip::Slip;
pub use spoken::SpokenOf;
pub use summary::{Reckoned, SeasonTold};

use std::sync::{Arc, OnceLock};

use deal::Stacked;
use script::{AnsweredBy, ScriptLine};
use viceroy_ai::{Brain, Greedy};
use viceroy_rules::cards::Catalogue;
use viceroy_rules::{Answer, Fact, Game, GameSetup, OpenFact, Ruleset, Seat, SeatView, Step};

/// More than any game needs.
const MOST_ANSWERS: usize = 2000;

#[derive(Debug)]
pub struct PageShown {
    pub view: SeatView,
    pub since: Vec<OpenFact>,
    /// The scripted answer; `None` on pages without a question.
    pub answer: Option<Answer>,
}

#[derive(Debug)]
pub struct Lesson {
    pages: Vec<PageShown>,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Listened {
    On,
    Slip(Slip),
}

#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("the lesson cannot be played: {0}")]
pub struct OutOfScript(String);

impl Lesson {
    /// Played once and cached.
    ///
    /// # Errors
    /// When the script does not fit the rules; a test prevents that.
    pub fn get() -> Result<&'static Lesson, OutOfScript> {
        static LESSON: OnceLock<Result<Lesson, OutOfScript>> = OnceLock::new();
        LESSON.get_or_init(Lesson::play).as_ref().map_err(Clone::clone)
    }

    pub fn page(&self, page: LessonPage) -> &PageShown {
        &self.pages[page.index()]
    }

    pub fn hear(&self, page: LessonPage, answer: &Answer) -> Listened {
        let shown = self.page(page);
        if shown.answer.as_ref() == Some(answer) {
            return Listened::On;
        }
        let asked = shown.view.question.as_ref();
        Listened::Slip(asked.map_or(Slip::Unasked, |asked| Slip::of(&shown.view, asked, answer)))
    }

    pub fn season(&self) -> SeasonTold {
        let shown = self.page(LessonPage::Rest);
        SeasonTold::of(&shown.view, &shown.since)
    }

    pub fn reckoned(&self) -> Reckoned {
        Reckoned::of(&self.page(LessonPage::Score).view)
    }

    fn play() -> Result<Lesson, OutOfScript> {
        let cards = Catalogue::embedded().map_err(|error| OutOfScript(error.to_string()))?;
        let ruleset = Ruleset::compile_with(GameSetup::standard(2), cards);
        let ruleset = ruleset.map_err(|error| OutOfScript(error.to_string()))?;
        let mut told = Rehearsal::begin(ruleset)?;
        for line in script::lines() {
            told.follow(line)?;
        }
        for page in [LessonPage::Attack, LessonPage::Discard, LessonPage::Hint, LessonPage::Paint] {
            told.show(page, None)?;
        }
        told.play_on()?;
        told.end()
    }
}

struct Rehearsal {
    game: Game,
    luck: Stacked,
    since: Vec<OpenFact>,
    pages: Vec<PageShown>,
}

impl Rehearsal {
    fn begin(ruleset: Arc<Ruleset>) -> Result<Rehearsal, OutOfScript> {
        let mut luck = Stacked::of(&ruleset);
        let (game, step) = Game::open(ruleset, &mut luck);
        let mut told = Rehearsal { game, luck, since: vec![], pages: vec![] };
        told.happened(step);
        Ok(told)
    }

    fn happened(&mut self, step: Step) {
        let open = step.facts.into_iter().filter_map(|fact| match fact {
            Fact::Open(fact) => Some(fact),
            Fact::Screen(..) | Fact::Decks(_) => None,
        });
        self.since.extend(open);
    }

    fn follow(&mut self, line: ScriptLine) -> Result<(), OutOfScript> {
        let seat = match line.by {
            AnsweredBy::Page(page) => {
                self.show(page, Some(line.answer.clone()))?;
                LEARNER
            }
            AnsweredBy::Learner => LEARNER,
            AnsweredBy::Computer => COMPUTER,
        };
        self.answer(seat, &line.answer)
    }

    fn show(&mut self, page: LessonPage, answer: Option<Answer>) -> Result<(), OutOfScript> {
        let view = self.game.seat_view(LEARNER);
        let mut view = view.ok_or_else(|| OutOfScript("nobody learns".to_owned()))?;
        view.question = view.question.filter(|_| answer.is_some());
        if page.index() != self.pages.len() {
            return Err(OutOfScript(format!("{page:?} comes at another time")));
        }
        let since = std::mem::take(&mut self.since);
        self.pages.push(PageShown { view, since, answer });
        Ok(())
    }

    fn answer(&mut self, seat: Seat, answer: &Answer) -> Result<(), OutOfScript> {
        let asked = self.game.asked(seat);
        let wrong = |why: String| OutOfScript(format!("{seat:?} answers {answer:?}: {why}"));
        let prompt = asked.ok_or_else(|| wrong("nothing is asked".to_owned()))?;
        let answered = self.game.answer(seat, prompt, answer, &mut self.luck);
        let step = answered.map_err(|refusal| wrong(format!("{refusal:?}")))?;
        self.happened(step);
        Ok(())
    }

    /// The rest of the game is played by the same strategy in both seats.
    fn play_on(&mut self) -> Result<(), OutOfScript> {
        for _ in 0..MOST_ANSWERS {
            let Some(seat) = self.game.first_asked() else {
                return Ok(());
            };
            let view = self.game.seat_view(seat);
            let asked = view.as_ref().and_then(|view| view.question.as_ref());
            let (Some(view), Some(asked)) = (&view, asked) else {
                return Ok(());
            };
            let answer = Greedy.answer(view, asked);
            self.answer(seat, &answer)?;
        }
        Err(OutOfScript("it does not end".to_owned()))
    }

    fn end(mut self) -> Result<Lesson, OutOfScript> {
        self.show(LessonPage::Rest, None)?;
        self.show(LessonPage::Score, None)?;
        Ok(Lesson { pages: self.pages })
    }
}
