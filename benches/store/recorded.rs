//! A game of four random players as the bot stores it, to be stored repeatedly.

use std::sync::Arc;

use viceroy::ai::{Brain, Random};
use viceroy::messages::{GameId, MessageKind, Organised, Person, PersonId, RoomId};
use viceroy::results::{Answers, Counts, SeatResult};
use viceroy::rules::{
    Bookmark, BySeat, Fact, Game, GameSetup, Ruleset, Seat, SeatSet, StepMark, Terms, Topic,
};
use viceroy::service::{LuckSource, SeededLuck as Secrets, secret_hash};
use viceroy::simulation::SeededChance;
use viceroy::store::{
    Cause, LobbyWrite, NewGame, SeatCall, Start, StepRecord, Store, Waits, WantedMessage,
};

/// Steps per news post.
const NEWS: u32 = 3;
const SEATS: u8 = 4;

const RESULT: SeatResult = SeatResult {
    points: 40,
    place: 1,
    ties: 3,
    turns_held: 12,
    counts: Counts::Yes,
    answers: Answers { by_hand: 60, by_plan: 0, timed_out: 0, by_computer: 0 },
};

struct Step {
    cause: Cause,
    facts: Vec<Fact>,
    bookmark: Bookmark,
    luck_used: u64,
    over: bool,
}

pub struct Recorded {
    steps: Vec<Step>,
}

impl Recorded {
    pub fn play() -> Recorded {
        let ruleset: Arc<Ruleset> = Ruleset::compile(GameSetup::standard(SEATS)).unwrap();
        let mut luck = SeededChance::new(1);
        let mut brain = Random::new(1);
        let (mut game, opened) = Game::open(ruleset, &mut luck);
        let mut steps = vec![Step {
            cause: Cause::Opened { by: Seat(0) },
            facts: opened.facts,
            bookmark: game.bookmark().clone(),
            luck_used: 1,
            over: false,
        }];
        while let Some(seat) = game.first_asked() {
            let view = game.seat_view(seat).unwrap();
            let question = view.question.clone().unwrap();
            let answer = brain.answer(&view, &question);
            drop(view);
            let step = game.answer(seat, question.id, &answer, &mut luck).unwrap();
            steps.push(Step {
                cause: Cause::Answered { seat, prompt: question.id, answer },
                facts: step.facts,
                bookmark: game.bookmark().clone(),
                luck_used: steps.len() as u64,
                over: game.is_over(),
            });
        }
        Recorded { steps }
    }

    pub fn len(&self) -> u32 {
        self.steps.len() as u32
    }

    pub fn step(&self, game: GameId, number: u32) -> StepRecord {
        let step = &self.steps[number as usize - 1];
        let called =
            [0, 1].map(|seat| SeatCall { seat: Seat(seat), topic: Topic::Bid, since: number });
        let news = WantedMessage {
            key: MessageKind::News.nth(game, number.saturating_sub(NEWS) + 1),
            called: called.to_vec(),
        };
        let table = WantedMessage { key: MessageKind::Table.nth(game, 1), called: vec![] };
        StepRecord {
            game,
            number,
            at: 1_700_000_000_000 + i64::from(number),
            cause: step.cause.clone(),
            facts: step.facts.clone(),
            bookmark: step.bookmark.clone(),
            luck_used: step.luck_used,
            mark: StepMark::default(),
            over: step.over.then(|| BySeat::new(SEATS, |_| RESULT)),
            wanted: match number {
                1 => vec![table],
                _ if number.is_multiple_of(NEWS) => vec![news],
                _ => vec![],
            },
            orders: vec![],
            // A different seat each step, so that it is always written.
            waits: Some(Waits {
                all: [Seat((number % u32::from(SEATS)) as u8)].into_iter().collect(),
                newly: SeatSet::NONE,
                knowing: SeatSet::NONE,
            }),
            attendance: None,
            told_to: number.is_multiple_of(NEWS).then_some(number),
        }
    }

    pub async fn start(&self, store: &Store) -> GameId {
        let people: Vec<Person> = (1..=u64::from(SEATS))
            .map(|id| Person { id: PersonId(id), name: format!("Player {id}") })
            .collect();
        let secret = Secrets::new(1).secret().unwrap();
        let new = NewGame {
            venue: RoomId(1).into(),
            by: people[0].clone(),
            people: vec![people[0].clone().into()],
            terms: Terms::for_several(),
            agreed: viceroy::attendance::TableSettings::UNTIMED,
            organised: Organised::default(),
            secret,
            secret_hash: secret_hash(&secret),
            at: 1,
        };
        let game = store.create_game(new).await.unwrap();
        let joined = LobbyWrite {
            told: vec![],
            game,
            revision: 1,
            people: people.iter().cloned().map(Into::into).collect(),
            cuts: vec![],
            terms: Terms::for_several(),
            agreed: viceroy::attendance::TableSettings::UNTIMED,
            organised: Organised::default(),
            language: viceroy::messages::LanguageTag::default(),
            at: 1,
        };
        store.write_lobby(joined).await.unwrap();
        let start = Start {
            agreement: GameSetup::standard(SEATS),
            people: people.into_iter().map(Into::into).collect(),
            cuts: vec![],
            step: self.step(game, 1),
        };
        store.start(&start).await.unwrap();
        game
    }
}
