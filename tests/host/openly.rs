//! Private state must not leak through public timing: two worlds differ only in what some players
//! keep secret (wish, plan, draft, time left, sleep), and every public post, its time and its
//! mentions are the same until a secret takes effect or a player's time is over.

use viceroy::messages::Panel;

use crate::outages::agreed;
use crate::prelude::*;

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Secret {
    Kept,
    None,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Stage {
    /// The first two choose gems in secret; the first has a wish, the second is short of time and
    /// asleep.
    Passes,
    /// All choose a card in secret: the first has a plan, the second a draft; the third and fourth
    /// are short of time and asleep, the fourth plays by direct message.
    Development,
}

struct Openly {
    said: Vec<(i64, String)>,
    nudges: Vec<(i64, String)>,
    /// When a secret took effect, or a player's time was over.
    until: i64,
}

impl Openly {
    fn before(mut self, until: i64) -> Openly {
        self.said.retain(|(at, _)| *at < until);
        self.nudges.retain(|(at, _)| *at < until);
        self
    }
}

struct Evening {
    world: World,
    game: GameId,
    lot: Lot,
}

impl Evening {
    async fn begin(speed: Speed, modules: &[Module]) -> Evening {
        let world = World::new().await;
        let host = &world.host;
        host.play_by(PersonId(4), PlayBy::Dm).await.unwrap();
        let terms = Terms { modules: modules.to_vec(), ..Terms::for_several() };
        let game = world.game_on(4, terms, agreed(speed)).await;
        let lot = Lot(3);
        Evening { world, game, lot }
    }

    async fn panel(&self, who: u64) -> Panel {
        self.world.panel(self.game, who).await
    }

    async fn question(&self, who: u64) -> Option<Question> {
        self.panel(who).await.view.question
    }

    async fn answer(&self, who: u64, answer: &Answer) {
        let question = self.question(who).await.unwrap();
        let host = &self.world.host;
        let done = host.answer(self.game, PersonId(who), question.id, answer);
        done.await.unwrap();
    }

    async fn bid(&self, who: u64, bid: Bid) {
        self.answer(who, &Answer::one(Offer::Bid(bid))).await;
    }

    async fn awaited(&self) -> (Phase, SeatSet) {
        let table = self.world.table(self.game).await;
        (table.view.open.phase, table.view.awaited())
    }

    async fn reach(&mut self, stage: Stage) {
        let is_there = async |here: &Evening| match (stage, here.awaited().await) {
            (Stage::Passes, (Phase::Auction(1), _)) => true,
            (Stage::Development, (Phase::Development(_), all)) => all == SeatSet::all(4),
            (Stage::Passes | Stage::Development, _) => false,
        };
        while !is_there(self).await {
            let answered = self.world.answer_once(self.game, 4, &mut self.lot).await;
            answered.expect("the game goes on");
        }
        if stage == Stage::Passes {
            let mut taken = vec![];
            for who in [3, 4] {
                let gems = self.panel(who).await.view.screen.gems;
                let free = |c: &Colour| gems[*c] > 0 && !taken.contains(c);
                let colour = Colour::ALL.into_iter().find(free).unwrap();
                self.bid(who, Bid::Gem(colour)).await;
                taken.push(colour);
            }
            self.bid(1, Bid::Pass).await;
        }
    }

    async fn playable(&self, who: u64) -> Answer {
        let question = self.question(who).await.unwrap();
        let Shape::Pick { offers, .. } = &question.shape else {
            panic!("{question:?}");
        };
        let play = offers.iter().find(|offer| matches!(offer, Offer::Play(_)));
        Answer::one(*play.expect("they can play"))
    }

    async fn draft(&self, who: u64, first: &Answer) -> Panel {
        let prompt = self.question(who).await.unwrap().id;
        let (host, who) = (&self.world.host, PersonId(who));
        let draft = DraftRef::empty(prompt);
        host.plan(self.game, who, PlanChange::Add(draft, first.clone())).await.unwrap()
    }

    async fn prepare(&self, who: u64, first: &Answer) {
        let mut lot = Lot(9);
        let mut panel = self.draft(who, first).await;
        let (host, who) = (&self.world.host, PersonId(who));
        loop {
            let drafting = panel.draft.unwrap();
            let draft = drafting.reference;
            let more = drafting.asks_more_of_the_play();
            let Some(next) = drafting.next.filter(|_| more) else {
                host.confirm(self.game, who, draft).await.unwrap();
                return;
            };
            let answer = some_answer(&next, &mut lot);
            panel =
                host.plan(self.game, who, PlanChange::Add(draft, answer.clone())).await.unwrap();
        }
    }

    /// Stores secrets of a player who publicly does nothing, or the same.
    async fn keep_secrets(&mut self, speed: Speed, stage: Stage, secret: Secret) {
        let host = self.world.host.clone();
        match stage {
            Stage::Passes => {
                if secret == Secret::Kept {
                    let wish = Wish::First(vec![Colour::Green, Colour::Red]);
                    let wished = host.plan(
                        self.game,
                        PersonId(1),
                        PlanChange::Wish(Case::PassGems, Some(wish)),
                    );
                    wished.await.unwrap();
                }
                self.bid(2, Bid::Pass).await;
                // The wish takes effect at once, as an answer by hand would.
                if secret == Secret::None {
                    let question = self.question(1).await.unwrap();
                    assert_eq!(question.topic, Topic::PassGemsTogether);
                    self.answer(1, &Answer::Gems(Gems::only(Colour::Green, 3))).await;
                }
                assert!(self.question(1).await.is_none());
            }
            Stage::Development => {
                let first = self.playable(1).await;
                match secret {
                    Secret::Kept => self.prepare(1, &first).await,
                    Secret::None => self.answer(1, &first).await,
                }
                if secret == Secret::Kept {
                    let second = self.playable(2).await;
                    self.draft(2, &second).await;
                }
            }
        }
        if secret == Secret::Kept {
            let rhythm = sleeping("Etc/UTC", 8, 18);
            for who in [2, 3, 4] {
                host.set_rhythm(PersonId(who), rhythm).await.unwrap();
            }
        }
        let hurried = match stage {
            Stage::Passes => 1,
            Stage::Development => 2,
        };
        host.outages.note_presence().await.unwrap();
        host.store().close().await;
        if secret == Secret::Kept && speed != Speed::Live {
            self.hurry(hurried).await;
        }
        self.world.restart_killed().await;
    }

    /// Uses up part of a seat's bank and phase time, as earlier turns would.
    async fn hurry(&self, seat: usize) {
        let file = self.world.database();
        let options = sqlx::sqlite::SqliteConnectOptions::new().filename(file);
        let mut writing = options.connect().await.unwrap();
        for (what, left) in [("bank", 20 * HOUR), ("used", 2 * HOUR)] {
            let sql = "update games set attendance = json_replace(attendance, ?1, ?2)
                where json_type(attendance, ?1) = 'integer'";
            let query = sqlx::query(sql).bind(format!("$.seats[{seat}].clock.{what}")).bind(left);
            let done = query.execute(&mut writing).await.unwrap();
            assert_eq!(done.rows_affected(), 1, "{what}");
        }
        sqlx::Connection::close(writing).await.unwrap();
    }

    async fn counted(&self, before: u32) -> Option<i64> {
        let store = self.world.host.store();
        let stored = store.game(self.game).await.unwrap().unwrap();
        let steps = store.steps(self.game, before + 1, stored.steps).await;
        let steps = steps.unwrap();
        let first = steps.iter().find(|step| {
            matches!(
                step.cause,
                Cause::TimedOut { .. } | Cause::Planned { .. } | Cause::Computed { .. }
            )
        });
        first.map(|step| step.at)
    }

    async fn pass(self, speed: Speed, stage: Stage) -> Openly {
        let (step, nudge_after) = match speed {
            Speed::Live => (15_000, MINUTE),
            Speed::Daily | Speed::Hour(_) => (HOUR, 10 * HOUR),
            Speed::Relaxed | Speed::None => (2 * HOUR, 22 * HOUR),
        };
        let before = self.panel(1).await.step;
        let chat = Chat::new(&self.world.clock);
        chat.inside().keeps_what_is_said = true;
        let running = self.world.run(chat.clone());
        running.settled().await;
        let began = self.world.clock.now();
        let mut nudges = vec![];
        let until = loop {
            self.world.passes(step, &running).await;
            let now = self.world.clock.now();
            if now - began > nudge_after {
                let (by, of) = match stage {
                    Stage::Passes => (3, 1),
                    Stage::Development => (2, 2),
                };
                let host = &self.world.host;
                for seat in [Seat(of), Seat(3)] {
                    let nudged = host.nudge(self.game, PersonId(by), seat).await;
                    nudges.push((now, format!("{nudged:?}")));
                }
                running.settled().await;
            }
            if let Some(at) = self.counted(before).await {
                break at;
            }
        };
        running.stop().await;
        let said = std::mem::take(&mut chat.inside().said);
        Openly { said, nudges, until }
    }
}

async fn in_one_world(speed: Speed, modules: &[Module], stage: Stage, secret: Secret) -> Openly {
    let mut evening = Evening::begin(speed, modules).await;
    evening.reach(stage).await;
    evening.keep_secrets(speed, stage, secret).await;
    evening.pass(speed, stage).await
}

#[tokio::test]
async fn no_public_post_tells_what_somebody_has_in_mind_how_much_time_they_have_or_when_they_sleep()
{
    for (speed, modules, stage) in [
        (Speed::Live, &Module::ALL[..], Stage::Passes),
        (Speed::Daily, &[], Stage::Passes),
        (Speed::Daily, &Module::ALL, Stage::Development),
        (Speed::Hour(DailyHour::USUAL), &[], Stage::Development),
        (Speed::Relaxed, &[], Stage::Development),
    ] {
        let case = format!("{speed:?} {stage:?}");
        let kept = in_one_world(speed, modules, stage, Secret::Kept).await;
        let none = in_one_world(speed, modules, stage, Secret::None).await;
        let until = kept.until.min(none.until);
        let (kept, none) = (kept.before(until), none.before(until));
        assert_eq!(kept.said.len(), none.said.len(), "{case}");
        for (one, other) in kept.said.iter().zip(&none.said) {
            assert!(one == other, "{case}:\n{one:?}\n{other:?}");
        }
        assert_eq!(kept.nudges, none.nudges, "{case}");
        let reminded = |seat: u8| {
            let waiting = format!("(Seat({seat}), ");
            let reminds = |said: &str| said.contains("Reminder {") && said.contains(&waiting);
            kept.said.iter().any(|(_, said)| reminds(said))
        };
        let expected: &[u8] = match stage {
            Stage::Passes => &[1],
            Stage::Development => &[1, 2],
        };
        for seat in 0..4 {
            let is_expected = expected.contains(&seat);
            assert_eq!(reminded(seat), is_expected, "{case}: seat {seat}");
        }
        let nudged = kept.nudges.iter().filter(|(_, came)| came == "Ok(())");
        assert!(nudged.count() > 0, "{case}");
    }
}
