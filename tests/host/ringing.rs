//! What rings for people who want fewer calls.

use crate::prelude::*;

#[derive(Default)]
struct Heard {
    /// Messages that mention a person, each once.
    mentions: BTreeMap<u64, BTreeSet<MessageId>>,
    /// When direct messages rang.
    rang: BTreeMap<MessageId, i64>,
}

impl Heard {
    fn listen(&mut self, chat: &Chat, now: i64) {
        for (id, message) in &chat.inside().messages {
            let mut named: Vec<u64> =
                called(&message.body).iter().map(|seat| u64::from(seat.0) + 1).collect();
            if let MessageBody::Announcement(post) = &message.body {
                let rings = post.call.iter().filter(|person| !post.quiet.contains(person));
                named.extend(rings.map(|person| person.0));
            }
            for person in named {
                self.mentions.entry(person).or_default().insert(*id);
            }
            if message.room == dm(3) && message.alert == Alert::Rings {
                self.rang.entry(*id).or_insert(now);
            }
        }
    }

    fn mentions(&self, person: u64) -> usize {
        self.mentions.get(&person).map_or(0, BTreeSet::len)
    }
}

#[tokio::test]
async fn who_wants_fewer_calls_is_called_so_often_and_told_all_the_same() {
    let world = World::new().await;
    let host = world.host.clone();
    host.play_by(PersonId(3), PlayBy::Dm).await.unwrap();
    for (who, notifications) in
        [(2, Notifications::WhenLow), (3, Notifications::TwiceADay), (4, Notifications::Silent)]
    {
        host.people.set_notifications(PersonId(who), notifications).await.unwrap();
        assert_eq!(host.people.notifications(PersonId(who)).await.unwrap(), notifications);
    }
    let game = world.game_on(4, Terms::for_several(), DAILY).await;
    let (chat, running) = world.settled_chat().await;
    let (mut heard, mut lot) = (Heard::default(), Lot(3));
    for _ in 0..30 {
        for who in 1..=4 {
            world.visit(game, who, &mut lot).await;
            running.settled().await;
            heard.listen(&chat, world.clock.now());
        }
        world.passes(2 * HOUR, &running).await;
        heard.listen(&chat, world.clock.now());
    }
    assert!(heard.mentions(1) > 10, "{}", heard.mentions(1));
    assert_eq!((heard.mentions(2), heard.mentions(4)), (0, 0), "nobody was late");
    let rang: Vec<i64> = heard.rang.values().copied().collect();
    assert!((3..=6).contains(&rang.len()), "{rang:?}");
    assert!(rang.windows(2).all(|pair| pair[1] - pair[0] >= 12 * HOUR), "{rang:?}");
    let silent = |message: &&Message| message.room == dm(3) && message.alert == Alert::Silent;
    assert!(chat.inside().messages.values().any(|message| silent(&message)), "panels come");

    // A panel that came silently comes again when it may ring.
    while !world.panel(game, 3).await.view.table.awaited().contains(Seat(2)) {
        world.answer_once(game, 4, &mut lot).await.unwrap();
    }
    let rung = heard.rang.len();
    for _ in 0..7 {
        world.passes(2 * HOUR, &running).await;
        heard.listen(&chat, world.clock.now());
    }
    assert_eq!(heard.rang.len(), rung + 1, "{:?}", heard.rang);
    assert!(chat.inside().messages.values().filter(|m| m.room == dm(3)).count() < 3);

    // Nobody answers any more, until time runs low.
    world.visit(game, 1, &mut lot).await;
    world.visit(game, 3, &mut lot).await;
    for _ in 0..9 {
        world.passes(2 * HOUR, &running).await;
        heard.listen(&chat, world.clock.now());
    }
    assert_eq!((heard.mentions(2), heard.mentions(4)), (1, 0), "a reminder mentions the one");
}
