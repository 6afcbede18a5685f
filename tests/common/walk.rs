//! Plays whole games with players who answer like computer players but draft every play; a witness
//! inspects every panel.

use std::sync::Arc;

use super::ahead::for_one_card;
use tempfile::TempDir;
use viceroy::ai::Brain;
use viceroy::cards::Catalogue;
use viceroy::messages::{GameId, Person, PersonId, PressId, RoomId};
use viceroy::plans::DraftRef;
use viceroy::rules::{Answer, Offer, Terms, Topic};
use viceroy::service::{
    ComputerPlayers, FirstGames, Host, HostConfig, LobbyLimits, ManualClock, Panel, PlanChange,
    SeededLuck,
};
use viceroy::store::Store;

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Moment {
    Asked,
    PutTogether,
    /// The player has answered and has no prompt.
    Idle,
    Over,
}

pub trait Witness {
    async fn look(&mut self, walk: &Walk, panel: &Panel, moment: Moment);

    fn has_enough(&self) -> bool {
        false
    }
}

/// Players are numbered from 1 in seat order.
pub struct Walk {
    pub host: Host,
    pub game: GameId,
    people: u64,
    _folder: TempDir,
}

fn person(id: u64) -> Person {
    let name = ["Ann", "Benedict", "Cid", "Dorothea"][id as usize - 1];
    Person { id: PersonId(id), name: name.to_owned() }
}

impl Walk {
    pub async fn begin(people: u64, terms: Terms, seed: u64, first_games: FirstGames) -> Walk {
        let folder = TempDir::new().unwrap();
        let host = Host::open(HostConfig {
            store: Store::open(&folder.path().join("games.db")).await.unwrap(),
            clock: Arc::new(ManualClock::new(1_700_000_000_000)),
            luck: Arc::new(SeededLuck::new(seed)),
            cards: Catalogue::embedded().unwrap(),
            lobbies: LobbyLimits::STANDARD,
            computers: ComputerPlayers::at_once(),
            first_games,
        });
        let host = host.await.unwrap();
        let lobby = host.new_table(RoomId(1000), person(1), terms).await;
        let game = lobby.unwrap().game;
        let press = |id: u64| PressId(1_300_000_000_000_000_000 + id);
        for id in 2..=people {
            host.join(game, person(id), press(id)).await.unwrap();
        }
        host.start(game, PersonId(1), press(1)).await.unwrap();
        Walk { host, game, people, _folder: folder }
    }

    pub async fn play(&self, brain: &mut impl Brain, witness: &mut impl Witness) {
        loop {
            let awaited = self.host.table(self.game).await.unwrap().view.awaited();
            let Some(seat) = awaited.iter().next() else {
                break;
            };
            if witness.has_enough() {
                return;
            }
            self.visit(PersonId(u64::from(seat.0) + 1), brain, witness).await;
        }
        for id in 1..=self.people {
            let panel = self.host.panel(self.game, PersonId(id)).await.unwrap();
            witness.look(self, &panel, Moment::Over).await;
        }
    }

    async fn visit(&self, who: PersonId, brain: &mut impl Brain, witness: &mut impl Witness) {
        loop {
            let panel = self.host.panel(self.game, who).await.unwrap();
            let moment = match panel.view.question {
                Some(_) => Moment::Asked,
                None => Moment::Idle,
            };
            witness.look(self, &panel, moment).await;
            let Some(question) = panel.view.question.clone() else {
                if !panel.asks_meanwhile() {
                    return;
                }
                let drafting = panel.draft.unwrap();
                let answer = brain.answer(&drafting.view, drafting.next.as_ref().unwrap());
                let answer = for_one_card(&drafting.view, answer);
                let adds = PlanChange::Add(drafting.reference, answer);
                self.host.plan(self.game, who, adds).await.unwrap();
                continue;
            };
            let answer = brain.answer(&panel.view, &question);
            let first = match &answer {
                Answer::Pick(offers) => offers.first().copied(),
                _ => None,
            };
            let plays = matches!(first, Some(Offer::Play(_) | Offer::Discard(_)));
            if question.topic == Topic::Develop && plays {
                let empty = DraftRef::empty(question.id);
                self.put_together(who, (empty, answer), brain, witness).await;
            } else {
                let answered = self.host.answer(self.game, who, question.id, &answer);
                answered.await.unwrap();
            }
        }
    }

    async fn put_together(
        &self,
        who: PersonId,
        (mut draft, mut answer): (DraftRef, Answer),
        brain: &mut impl Brain,
        witness: &mut impl Witness,
    ) {
        let (host, game) = (&self.host, self.game);
        loop {
            let panel = host.plan(game, who, PlanChange::Add(draft, answer.clone())).await.unwrap();
            if panel.view.question.as_ref().map(|asked| asked.id) != draft.asked {
                // In a first game its last answer counts at once.
                return;
            }
            witness.look(self, &panel, Moment::PutTogether).await;
            let drafting = panel.draft.unwrap();
            draft = drafting.reference;
            let more = drafting.asks_more_of_the_play();
            let Some(next) = drafting.next.filter(|_| more) else {
                host.confirm(game, who, draft).await.unwrap();
                return;
            };
            answer = brain.answer(&drafting.view, &next);
        }
    }
}
