//! A game played by a story.

use viceroy::rules::{
    Game, Open, PromptId, Refusal, Score, SeatView, StepMark, Table, Unplayable, score,
};

use super::luck::ScriptedLuck;
use super::offers;
use super::prelude::*;

pub enum Trouble {
    Refused(Refusal),
    /// The story asks for something that makes no sense here.
    Wrong(String),
}

pub struct World {
    pub game: Game,
    facts: Vec<Fact>,
    luck: ScriptedLuck,
    /// Published since the story began.
    pub told: Vec<OpenFact>,
}

pub type Opened = Result<World, Unplayable>;

impl World {
    pub fn open(layout: &Layout, seed: u64) -> Result<Opened, String> {
        let ruleset = match layout.ruleset() {
            Ok(ruleset) => ruleset,
            Err(unplayable) => return Ok(Err(unplayable)),
        };
        let mut script = layout.luck.clone();
        let pack = &ruleset.characters;
        script.stack(
            viceroy::rules::Purpose::Characters,
            pack,
            &layout.luck.characters,
            ruleset.policies.domain_cards == viceroy::rules::DomainCards::With,
        )?;
        let pack = &ruleset.laws;
        script.stack(viceroy::rules::Purpose::Laws, pack, &layout.luck.laws, true)?;
        let (pack, criminals) = (&ruleset.criminals, &layout.luck.criminals);
        script.stack(viceroy::rules::Purpose::Criminals, pack, criminals, true)?;
        let mut luck = ScriptedLuck::new(script, ruleset.box_gems(), seed);
        let Some(bookmark) = layout.bookmark()? else {
            let (game, step) = Game::open(Arc::clone(&ruleset), &mut luck);
            let mut world = World { game, facts: vec![], luck, told: vec![] };
            world.remember(step.facts);
            return Ok(Ok(world));
        };
        let facts = layout.facts()?;
        let bookmark = serde_json::from_value(bookmark).map_err(|e| e.to_string())?;
        let game = Game::restore(ruleset, &facts, bookmark).map_err(|e| e.to_string())?;
        Ok(Ok(World { game, facts, luck, told: vec![] }))
    }

    fn remember(&mut self, facts: Vec<Fact>) {
        for fact in &facts {
            if let Fact::Open(open) = fact {
                self.told.push(open.clone());
            }
        }
        self.facts.extend(facts);
    }

    pub fn complaint_about_luck(&self) -> Option<String> {
        self.luck.complaint()
    }

    pub fn question(&self, seat: Seat) -> Option<Question> {
        self.game.seat_view(seat)?.question
    }

    pub fn view(&self, seat: Seat) -> Result<SeatView, String> {
        let view = self.game.seat_view(seat);
        view.ok_or_else(|| format!("there is no {} at this table", name(seat)))
    }

    pub fn describe(&self, seat: Seat) -> String {
        match self.question(seat) {
            None => format!("{} is not asked anything", name(seat)),
            Some(question) => {
                let offered = match &question.shape {
                    Shape::Pick { .. }
                    | Shape::Place { .. }
                    | Shape::Show { .. }
                    | Shape::Battle { .. } => offers::names(&question).join(", "),
                    Shape::Gems { limits, total } => {
                        let (least, most) = (total.least, total.most);
                        format!("{least} to {most} gems of {}", gems_word(limits))
                    }
                    Shape::Paint { sections, .. } => format!("to paint {} corners", sections.len()),
                };
                let topic = topic_word(question.topic);
                format!("{} is asked {topic} and offered: {offered}", name(seat))
            }
        }
    }

    pub fn asked(&self) -> String {
        let awaiting = self.game.table_view().awaiting;
        let asked = awaiting.iter().map(|a| format!("{} {}", name(a.seat), topic_word(a.topic)));
        let asked: Vec<String> = asked.collect();
        if asked.is_empty() {
            return "nobody is asked anything".to_owned();
        }
        format!("asked are: {}", asked.join(", "))
    }

    pub fn answer(&mut self, seat: Seat, answer: &Answer) -> Result<(), Trouble> {
        self.view(seat).map_err(Trouble::Wrong)?;
        let id = self.question(seat).map_or(PromptId(0), |q| q.id);
        if self.luck.draws_judgements() {
            let there = self.table().decks.judgements();
            self.luck.judgements_lie_there(there);
        }
        let step = self.game.answer(seat, id, answer, &mut self.luck);
        self.remember(step.map_err(Trouble::Refused)?.facts);
        Ok(())
    }

    pub fn take_back(&mut self, seat: Seat) -> Result<(), Trouble> {
        let step = self.game.reconsider(seat, StepMark::default()).map_err(Trouble::Refused)?;
        self.remember(step.facts);
        Ok(())
    }

    pub fn time_out(&mut self, seat: Seat) -> Result<(), Trouble> {
        match self.question(seat) {
            Some(question) => self.answer(seat, &question.fallback),
            None => Err(Trouble::Refused(Refusal::NothingAsked)),
        }
    }

    pub fn open_table(&self) -> Arc<Open> {
        self.game.table_view().open
    }

    /// Including face-down decks.
    pub fn table(&self) -> Table {
        let mut table = Table::empty(self.game.ruleset().agreement.seats);
        self.facts.iter().for_each(|f| table.evolve(f));
        table
    }

    /// Top card first.
    pub fn deck(&self, deck: DeckKind) -> Vec<CardId> {
        self.table().decks.cards(deck).iter().rev().copied().collect()
    }

    pub fn score_now(&self, seat: Seat) -> Score {
        score(self.game.ruleset(), &self.table())[seat]
    }

    /// All views and prompts, and the game's position.
    pub fn everything(&self) -> String {
        let seats = self.game.ruleset().agreement.seats;
        let views: Vec<SeatView> =
            (0..seats).filter_map(|s| self.game.seat_view(Seat(s))).collect();
        format!("{views:?} {:?} {:?}", self.table(), self.game.bookmark())
    }
}

pub fn topic_word(topic: Topic) -> String {
    let key = serde_json::to_value(topic).unwrap_or_default();
    format!("`{}`", key.as_str().unwrap_or_default().replace('_', " "))
}

pub fn topic(words: &str) -> Result<Topic, String> {
    let key = words.trim().replace(' ', "_");
    serde_json::from_value(serde_json::Value::String(key)).map_err(|error| {
        format!("nobody is ever asked `{words}`: {}", error.to_string().replace('_', " "))
    })
}
