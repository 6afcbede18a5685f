//! A plan in one world, the same answers by hand in another: everybody else must see the same at
//! the same times, past reminders and deadlines.

use super::plans::{ANNA, as_planned, give, question};
use crate::prelude::*;

const BEN: u64 = 2;
const CHIARA: u64 = 3;
const TURNS: u8 = 4;
/// How long Ben delays: past the reminder; if he never comes, past his deadline.
const REMINDED: i64 = 20 * HOUR;
const OVER: i64 = 60 * HOUR;

enum Way {
    Planned,
    /// One answer at a time, with the rest of the plan.
    ByHand(Plan),
}

struct Side {
    world: World,
    chat: Arc<Chat>,
    game: GameId,
    lot: Lot,
    way: Way,
    /// When Anna last pressed something.
    anna_came: i64,
}

impl Side {
    async fn new(way: Way) -> Side {
        let world = World::new().await;
        let chat = Chat::new(&world.clock);
        chat.inside().keeps_what_is_said = true;
        let terms = Terms { modules: Module::ALL.to_vec(), ..Terms::for_several() };
        let game = world.game_on(3, terms, DAILY).await;
        Side { world, chat, game, lot: Lot(7), way, anna_came: 0 }
    }

    async fn deliver(&self) -> Vec<(i64, String)> {
        let running = self.world.run(self.chat.clone());
        running.end().await;
        let mut said = std::mem::take(&mut self.chat.inside().said);
        // Mentions are decided at commit: a planner is not prompted then, a player answering by
        // hand still is.
        for (_, said) in &mut said {
            *said = without_anna(said);
        }
        said.retain_mut(|(_, said)| match said.contains("kind: Call") {
            true => {
                let body = said.find("Some(Call").map(|at| said.split_off(at));
                *said = body.unwrap_or_default();
                said.contains("CalledPerson {")
            }
            false => true,
        });
        said
    }

    async fn catch_up(&mut self) {
        if let Way::ByHand(plan) = &mut self.way {
            let if_better = match self.world.clock.now() - self.anna_came > 10 * MINUTE {
                true => IfBetter::GoOn,
                false => IfBetter::Ask,
            };
            as_planned(&self.world, self.game, plan, if_better).await;
        }
    }

    async fn anna(&mut self) {
        self.anna_came = self.world.clock.now();
        loop {
            self.catch_up().await;
            let panel = self.world.panel(self.game, ANNA).await;
            let Some(asked) = panel.view.question else {
                return;
            };
            match (&mut self.way, panel.proposal) {
                (Way::Planned, Some(proposal)) => {
                    let host = &self.world.host;
                    let taken = host.confirm(self.game, PersonId(ANNA), proposal.reference);
                    taken.await.unwrap();
                }
                (Way::ByHand(plan), Some(proposal)) => {
                    *plan = proposal.draft.plan.then(plan);
                }
                (_, None) => {
                    let answer = some_answer(&asked, &mut self.lot);
                    give(&self.world, self.game, ANNA, &asked, &answer).await;
                }
            }
        }
    }

    async fn comes(&mut self, who: u64) {
        while let Some(asked) = question(&self.world, self.game, who).await {
            let answer = some_answer(&asked, &mut self.lot);
            give(&self.world, self.game, who, &asked, &answer).await;
            self.catch_up().await;
        }
    }

    async fn is_waited_for(&self, who: u64) -> bool {
        question(&self.world, self.game, who).await.is_some()
    }

    async fn plans(&self) -> bool {
        !self.world.panel(self.game, ANNA).await.plan.is_empty()
    }
}

fn without_anna(said: &str) -> String {
    let anna = format!("CalledPerson {{ person: PersonId({ANNA}), topic: Develop,");
    let mut others = said.split(&anna);
    let mut kept = others.next().unwrap_or_default().to_owned();
    for after in others {
        let rest = after.split_once(" }").map_or(after, |(_, rest)| rest);
        kept.push_str(rest.strip_prefix(", ").unwrap_or(rest));
    }
    kept
}

/// Drops step numbers and the note that somebody answered, which no post puts into words.
fn in_words(said: &str) -> String {
    let mut deeds = said.split("PlayedFact { fact: ");
    let mut told = deeds.next().unwrap_or_default().to_owned();
    for deed in deeds {
        let rest = deed.split_once("]) }").map(|(_, rest)| rest);
        match rest.filter(|_| deed.starts_with("Answered(")) {
            Some(rest) => told.push_str(rest),
            None => told.push_str(deed),
        }
    }
    let told = told.replace(", ", "");
    let digits = |part: &str| part.trim_start_matches(|c: char| c.is_ascii_digit()).to_owned();
    let told: String = told.split("step: ").map(digits).collect();
    told.split("from: ").map(digits).collect()
}

/// Advances both worlds and compares what was posted; returns the number of posts.
async fn passes(sides: &mut [Side; 2], time: i64) -> usize {
    let mut compared = 0;
    for _ in 0..=time / (4 * HOUR) {
        let said = [sides[0].deliver().await, sides[1].deliver().await];
        assert_eq!(said[0].len(), said[1].len(), "{said:#?}");
        for (planned, by_hand) in said[0].iter().zip(&said[1]) {
            assert_eq!(planned.0, by_hand.0);
            assert_eq!(in_words(&planned.1), in_words(&by_hand.1));
        }
        compared += said[0].len();
        for side in &mut *sides {
            side.world.clock.advance(4 * HOUR);
        }
    }
    compared
}

#[tokio::test]
async fn a_plan_is_told_as_the_same_answers_by_hand_past_reminders_and_deadlines() {
    let by_hand = Way::ByHand(Plan::default());
    let mut sides = [Side::new(Way::Planned).await, Side::new(by_hand).await];
    let (mut compared, mut late, mut missed) = (0, 0, 0);
    for round in 0.. {
        let turn = sides[0].world.table(sides[0].game).await.view.open.turn;
        if turn > TURNS {
            break;
        }
        assert!(round < 300, "the game stands still in turn {turn}");
        for side in &mut sides {
            side.anna().await;
            side.comes(CHIARA).await;
        }
        if !sides[0].is_waited_for(BEN).await {
            compared += passes(&mut sides, 0).await;
            continue;
        }
        // Time-outs are posted at once, so a planned answer then has no counterpart by hand.
        let is_alone = !sides[0].plans().await && missed < 3;
        let time = match (is_alone, round % 3) {
            (true, _) => OVER,
            (false, 0) => REMINDED,
            (false, _) => HOUR,
        };
        late += u32::from(time == REMINDED);
        missed += u32::from(is_alone);
        compared += passes(&mut sides, time).await;
        for side in &mut sides {
            side.comes(BEN).await;
        }
    }
    assert!(compared > 50, "{compared}");
    assert!(late > 3 && missed > 0, "{late} {missed}");
}
