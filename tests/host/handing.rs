//! Seats that change hands: what was told before stays told with whoever held them then.

use std::collections::BTreeMap;
use std::sync::Arc;

use viceroy::attendance::{DecidedBy, VoteKind};
use viceroy::host::Voted;
use viceroy::notice::{Deed, GameId, NoticeBody, NoticeKey, PersonId};
use viceroy::rules::{OpenFact, Phase, Seat};

use super::absence::{DAILY, start};
use super::chat::Chat;
use super::delivery::PAUSE;
use super::world::{Lot, Running, World, person, some_answer};

const SEAT: Seat = Seat(1);

/// When the courier works while a game is played.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Told {
    AtOnce,
    AfterTheEnd,
    AfterARestart,
}

/// A game of two whose second seat changes hands.
struct Table {
    world: World,
    game: GameId,
    lot: Lot,
    chat: Arc<Chat>,
    running: Option<Running>,
}

impl Table {
    async fn of(when: Told) -> Table {
        let world = World::new().await;
        let game = start(&world, 2, DAILY).await;
        let chat = Chat::new(&world.clock);
        let running = (when == Told::AtOnce).then(|| world.run(chat.clone()));
        let lot = Lot(3);
        Table {
            world,
            game,
            lot,
            chat,
            running,
        }
    }

    async fn settled(&self) {
        if let Some(running) = &self.running {
            running.settled().await;
        }
    }

    /// Whoever of these is asked first answers. Whether anybody was.
    async fn answer(&mut self, who: &[u64]) -> bool {
        let host = &self.world.host;
        host.computers_settled().await;
        for id in who {
            let panel = host.panel(self.game, PersonId(*id)).await.unwrap();
            let Some(question) = panel.view.question else {
                continue;
            };
            let answer = some_answer(&question, &mut self.lot);
            let done = host.answer(self.game, PersonId(*id), question.id, &answer);
            done.await.unwrap();
            self.settled().await;
            return true;
        }
        false
    }

    /// They play until a turn has begun and it is auctioned no more, so that something of it is told.
    async fn play_into(&mut self, turn: u8, who: &[u64]) {
        loop {
            let table = self.world.host.table(self.game).await.unwrap();
            let open = &table.view.open;
            if open.turn >= turn && matches!(open.phase, Phase::Development(_)) {
                return;
            }
            assert!(self.answer(who).await);
        }
    }

    async fn leaves(&self, who: u64) {
        let host = &self.world.host;
        host.leave_game(self.game, PersonId(who)).await.unwrap();
    }

    async fn is_taken_over_by(&self, newcomer: u64) {
        let host = &self.world.host;
        let replace = VoteKind::Replace { seat: SEAT };
        let voted = host.open_vote(self.game, PersonId(1), replace).await;
        assert_eq!(voted.unwrap(), Voted::Passed);
        let taken = host.ask_for_seat(self.game, person(newcomer), SEAT).await;
        assert_eq!(taken.unwrap(), Voted::Passed);
        self.settled().await;
    }

    /// What the thread's posts say, and how often each was edited.
    fn posts(&self) -> BTreeMap<NoticeKey, (String, u32)> {
        let inside = self.chat.inside();
        let posts = inside.messages.values().filter_map(|message| {
            let said = match &message.body {
                NoticeBody::News(post) => format!("{:?} {:?}", post.deeds, post.people),
                NoticeBody::Table(post) => format!("{} {:?}", post.step, post.people),
                _ => return None,
            };
            Some((message.key, (said, message.edits)))
        });
        posts.collect()
    }

    fn deeds(&self) -> Vec<Deed> {
        let inside = self.chat.inside();
        let mut chapters: Vec<_> = inside.messages.values().collect();
        chapters.sort_by_key(|message| message.key);
        let news = chapters.iter().filter_map(|message| match &message.body {
            NoticeBody::News(post) => Some(post.deeds.clone()),
            _ => None,
        });
        news.flatten().collect()
    }
}

/// A seat is left and taken over twice; gives the table when the game is over and all is told.
async fn play(when: Told) -> Table {
    let mut table = Table::of(when).await;
    table.play_into(2, &[1, 2]).await;
    table.leaves(2).await;
    table.play_into(3, &[1]).await;
    let before = table.posts();
    table.is_taken_over_by(3).await;
    assert_eq!(table.posts(), before, "nobody's name changes");
    table.play_into(4, &[1, 3]).await;
    let host = &table.world.host;
    let since = host.panel(table.game, PersonId(1)).await.unwrap().since;
    table.leaves(3).await;
    table.is_taken_over_by(4).await;
    let host = &table.world.host;
    let now = host.panel(table.game, PersonId(1)).await.unwrap().since;
    assert_eq!(now, since, "neither in what one did not see yet");
    table.play_into(5, &[1, 4]).await;
    if when == Told::AfterARestart {
        let host = &table.world.host;
        let since = host.panel(table.game, PersonId(1)).await.unwrap().since;
        table.world.restart().await;
        let host = &table.world.host;
        let now = host.panel(table.game, PersonId(1)).await.unwrap().since;
        assert_eq!(now, since);
    }
    while table.answer(&[1, 4]).await {}
    if when == Told::AfterARestart {
        table.world.restart().await;
    }
    if table.running.is_none() {
        table.running = Some(table.world.run(table.chat.clone()));
    }
    table.settled().await;
    table.world.clock.advance(PAUSE);
    table.settled().await;
    table
}

#[tokio::test]
async fn what_was_told_stays_told_with_whoever_held_the_seat() {
    let at_once = play(Told::AtOnce).await;
    let told = |table: &Table| -> Vec<(NoticeKey, String)> {
        let posts = table.posts().into_iter();
        let news = posts.filter(|(key, _)| matches!(key, NoticeKey::News { .. }));
        news.map(|(key, (said, _))| (key, said)).collect()
    };
    for when in [Told::AfterTheEnd, Told::AfterARestart] {
        let late = play(when).await;
        assert_eq!(told(&late), told(&at_once), "{when:?}");
    }
    let own = |deed: &&Deed| match &deed.fact {
        OpenFact::Played { seat, .. }
        | OpenFact::Passed { seat }
        | OpenFact::PassedRound { seat }
        | OpenFact::Discarded { seat, .. } => *seat == SEAT,
        _ => false,
    };
    let deeds = at_once.deeds();
    let mut who: Vec<(&str, DecidedBy)> = deeds
        .iter()
        .filter(own)
        .map(|deed| (deed.hands[SEAT].player.name.as_str(), deed.hands[SEAT].by))
        .collect();
    who.dedup();
    let by_hand = |name| (name, DecidedBy::Themselves);
    let expected = [
        by_hand("Player 2"),
        ("Player 2", DecidedBy::Computer),
        by_hand("Player 3"),
        by_hand("Player 4"),
    ];
    let who: Vec<_> = who
        .into_iter()
        .filter(|one| *one != ("Player 3", DecidedBy::Computer))
        .collect();
    assert_eq!(who, expected);
}
