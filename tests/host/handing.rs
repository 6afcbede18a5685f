//! Seats that change hands: earlier events keep naming the player who held the seat then.

use viceroy::attendance::DecidedBy;
use viceroy::messages::PlayedFact;

use super::computers::STEADY;
use crate::prelude::*;

const SEAT: Seat = Seat(1);

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Told {
    AtOnce,
    AfterTheEnd,
    AfterARestart,
}

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
        let game = world.game_on(2, Terms::for_several(), TableSettings::UNTIMED).await;
        let chat = Chat::new(&world.clock);
        let running = (when == Told::AtOnce).then(|| world.run(chat.clone()));
        let lot = Lot(3);
        let table = Table { world, game, lot, chat, running };
        table.settled().await;
        table
    }

    /// Waits for the computer players, and for the deliveries where they run. Each action here
    /// settles first, so that the game does not depend on how fast they think.
    async fn settled(&self) {
        match &self.running {
            Some(running) => running.settled().await,
            None => self.world.host.computing.settled().await,
        }
    }

    async fn answer(&mut self, who: &[u64]) -> bool {
        let host = &self.world.host;
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

    async fn play_into(&mut self, turn: u8, who: &[u64]) {
        loop {
            let table = self.world.table(self.game).await;
            let open = &table.view.open;
            if open.turn >= turn && matches!(open.phase, Phase::Development(_)) {
                return;
            }
            assert!(self.answer(who).await);
        }
    }

    async fn leaves(&self, who: u64) {
        self.world.leaves(self.game, who).await;
        self.settled().await;
    }

    /// A day passes, so that everything is posted and another vote can start.
    async fn rests(&self) {
        self.world.clock.advance(DAY);
        self.settled().await;
    }

    async fn is_taken_over_by(&self, newcomer: u64) {
        let host = &self.world.host;
        let replace = VoteKind::Replace { seat: SEAT };
        let voted = host.vote(self.game, PersonId(1), Ballot::Open(replace)).await;
        assert_eq!(voted.unwrap(), Voted::Passed);
        let taken = host.ask_for_seat(self.game, person(newcomer), SEAT).await;
        assert_eq!(taken.unwrap(), Voted::Passed);
        self.settled().await;
    }

    fn posts(&self) -> BTreeMap<MessageKey, (String, u32)> {
        let inside = self.chat.inside();
        let posts = inside.messages.values().filter_map(|message| {
            let said = if let MessageBody::News(post) = &message.body {
                format!("{:?} {:?}", post.deeds, post.people)
            } else if let MessageBody::Table(post) = &message.body {
                format!("{} {:?}", post.step, post.people)
            } else {
                return None;
            };
            Some((message.key, (said, message.edits)))
        });
        posts.collect()
    }

    fn deeds(&self) -> Vec<PlayedFact> {
        let inside = self.chat.inside();
        let mut chapters: Vec<_> = inside.messages.values().filter_map(Message::news).collect();
        chapters.sort_by_key(|post| post.from);
        let news = chapters.into_iter().map(|post| post.deeds.clone());
        news.flatten().collect()
    }

    fn news(&self) -> BTreeMap<u32, String> {
        let inside = self.chat.inside();
        let news = inside.messages.values().filter_map(Message::news);
        let said = news.map(|post| (post.from, format!("{:?} {:?}", post.deeds, post.people)));
        said.collect()
    }
}

/// A seat is left and taken over twice; returns the table after the end.
async fn play(when: Told) -> Table {
    let mut table = Table::of(when).await;
    table.play_into(2, &[1, 2]).await;
    table.leaves(2).await;
    table.play_into(3, &[1]).await;
    table.rests().await;
    let before = table.posts();
    table.is_taken_over_by(3).await;
    assert_eq!(table.posts(), before, "nobody's name changes");
    table.play_into(4, &[1, 3]).await;
    table.leaves(3).await;
    table.rests().await;
    let since = table.world.panel(table.game, 1).await.since;
    table.is_taken_over_by(4).await;
    let now = table.world.panel(table.game, 1).await.since;
    assert_eq!(now, since, "neither in what one did not see yet");
    table.play_into(5, &[1, 4]).await;
    if when == Told::AfterARestart {
        let since = table.world.panel(table.game, 1).await.since;
        table.world.restart().await;
        let now = table.world.panel(table.game, 1).await.since;
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
    for when in [Told::AfterTheEnd, Told::AfterARestart] {
        let late = play(when).await;
        assert_eq!(late.news(), at_once.news(), "{when:?}");
    }
    let own = |deed: &&PlayedFact| {
        matches!(&deed.fact,
            OpenFact::Played { seat, .. }
            | OpenFact::Passed { seat }
            | OpenFact::PassedRound { seat }
            | OpenFact::Discarded { seat, .. } if *seat == SEAT)
    };
    let deeds = at_once.deeds();
    let mut who: Vec<(&str, DecidedBy)> = deeds
        .iter()
        .filter(own)
        .map(|deed| (deed.hands[SEAT].player.name.as_str(), deed.hands[SEAT].by))
        .collect();
    who.dedup();
    let by_hand = |name| (name, DecidedBy::Themselves);
    let table = at_once.world.table(at_once.game).await;
    assert_eq!(table.whole(), SeatSet::all(2), "nine turns were the last one's");
    let results = at_once.world.results(at_once.game).await;
    assert_eq!(results.iter().map(|one| one.turns_held).collect::<Vec<_>>(), [12, 9]);
    assert!(results.iter().all(|one| one.counts == Counts::Yes), "{results:?}");
    let points: Vec<i16> = results.iter().map(|one| one.points).collect();
    let places: Vec<u8> = results.iter().map(|one| one.place).collect();
    let winners = table.view.open.winners;
    assert_eq!(winners.contains(Seat(0)), places[0] == 1, "{points:?}");
    assert!(points[0] == points[1] || places.contains(&2), "{points:?}");
    let expected = [
        by_hand("Player 2"),
        ("Player 2", DecidedBy::Computer),
        by_hand("Player 3"),
        by_hand("Player 4"),
    ];
    let who: Vec<_> =
        who.into_iter().filter(|one| *one != ("Player 3", DecidedBy::Computer)).collect();
    assert_eq!(who, expected);
}

#[tokio::test]
async fn what_others_played_for_half_of_the_game_is_told_as_the_seats() {
    let mut table = Table::of(Told::AtOnce).await;
    table.play_into(2, &[1, 2]).await;
    table.leaves(2).await;
    table.play_into(9, &[1]).await;
    let host = table.world.host.clone();
    host.come_back(table.game, PersonId(2)).await.unwrap();
    while table.answer(&[1, 2]).await {}
    table.world.clock.advance(PAUSE);
    table.settled().await;
    let post = host.table(table.game).await.unwrap();
    let played: Vec<bool> = post.stints[SEAT].iter().map(|stint| stint.is_own()).collect();
    assert_eq!(played, [true, false, true]);
    assert_eq!(post.whole(), SeatSet::all(1));
    let results = table.world.results(table.game).await;
    assert_eq!(results[1].counts, Counts::NotWhole);
    assert!(results[1].answers.by_computer > results[1].answers.by_hand, "{results:?}");
    assert_eq!(results[0].answers.by_computer, 0);
    assert!(results[0].answers.by_hand > 20, "{results:?}");
    let deeds = table.deeds();
    let ended = |deed: &&PlayedFact| matches!(deed.fact, OpenFact::Ended { .. });
    let ended = deeds.iter().find(ended).unwrap();
    assert_eq!(ended.hands[Seat(0)].by, DecidedBy::Themselves);
    assert_eq!(ended.hands[SEAT].by, DecidedBy::Several);
    let lobby = table.chat.lobby(table.game);
    assert_eq!(lobby.ended.unwrap().whole, SeatSet::all(1));
}

#[tokio::test]
async fn what_a_computer_thought_for_a_seat_is_nothing_to_whoever_sits_there_meanwhile() {
    for newcomer in [2, 3] {
        let mut table = Table::of(Told::AfterTheEnd).await;
        table.world.restart_for(STEADY).await;
        table.leaves(2).await;
        if newcomer == 2 {
            table.world.comes_back(table.game, 2).await;
        } else {
            table.is_taken_over_by(newcomer).await;
        }
        let asked = table.world.panel(table.game, newcomer).await.view.question;
        table.rests().await;
        let panel = table.world.panel(table.game, newcomer).await;
        assert_eq!(panel.view.question, asked);
        assert!(asked.is_some());
        let steps = table.world.steps(table.game).await;
        assert_eq!(steps.len(), 1, "nobody has answered");
        assert!(table.answer(&[newcomer]).await);
    }
}

fn panels(chat: &Chat) -> Vec<RoomId> {
    let inside = chat.inside();
    let panels = inside.messages.values();
    let panels =
        panels.filter(|m| m.key.seat == Some(SEAT) && matches!(m.body, MessageBody::Panel(_)));
    panels.map(|message| message.room).collect()
}

fn told_to(chat: &Chat, room: RoomId) -> Vec<(PersonId, String)> {
    let inside = chat.inside();
    let lost = inside.messages.values().filter_map(|message| {
        let MessageBody::Announcement(post) = &message.body else {
            return None;
        };
        let is_panel = message.room == room && message.key.kind == MessageKind::Panel;
        let reader = post.reader.filter(|_| is_panel)?;
        Some((reader, message.language.0.clone()))
    });
    lost.collect()
}

#[tokio::test]
async fn who_lost_their_seat_keeps_no_panel_of_it() {
    for newcomer in [PlayBy::Dm, PlayBy::Thread] {
        let mut table = Table::of(Told::AtOnce).await;
        let host = table.world.host.clone();
        host.play_by(PersonId(2), PlayBy::Dm).await.unwrap();
        host.play_by(PersonId(3), newcomer).await.unwrap();
        table.world.hears(2, "de", None).await;
        table.world.hears(3, "ru", None).await;
        table.play_into(1, &[2, 1]).await;
        assert_eq!(panels(&table.chat), [dm(2)]);
        table.leaves(2).await;
        table.is_taken_over_by(3).await;
        assert_eq!(panels(&table.chat), []);
        let instead = told_to(&table.chat, dm(2));
        assert_eq!(instead, [(PersonId(2), "de".to_owned())]);
        table.play_into(2, &[3, 1]).await;
        let theirs = match newcomer {
            PlayBy::Dm => vec![dm(3)],
            PlayBy::Thread => vec![],
        };
        assert_eq!(panels(&table.chat), theirs);
    }
}
