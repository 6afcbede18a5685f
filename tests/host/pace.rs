//! Load of a game on the chat and its players, in one sitting and over weeks, with a driven clock.
//! `--nocapture` prints the figures.

use crate::prelude::*;

const SECOND: i64 = 1000;

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Pace {
    Sitting,
    /// Log-normal with a median of three hours, plus eight hours of sleep.
    Days,
}

struct Delays(u64);

impl Delays {
    fn uniform(&mut self) -> f64 {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
        ((self.0 >> 33) as f64 + 1.0) / ((1u64 << 31) as f64 + 2.0)
    }

    fn answer_at(&mut self, pace: Pace, now: i64) -> i64 {
        if pace == Pace::Sitting {
            return now + 10 * SECOND;
        }
        let normal =
            (-2.0 * self.uniform().ln()).sqrt() * (std::f64::consts::TAU * self.uniform()).cos();
        let at = now + (3.0 * HOUR as f64 * normal.exp()) as i64;
        let morning = at - at.rem_euclid(DAY) + DAY;
        if at.rem_euclid(DAY) >= 16 * HOUR { morning } else { at }
    }
}

#[derive(Clone, Copy, Default, Debug)]
struct Figures {
    turns: usize,
    /// Posts left in the thread at the end, without the table.
    stay: usize,
    /// Messages that only mention players.
    calls: usize,
    notified: usize,
    /// Requests that count against the global rate limit.
    requests: usize,
    /// Those of them about direct messages.
    direct: usize,
    /// Visits in which open questions were answered: of all players, and of the first.
    visits: usize,
    first: usize,
    days: f64,
}

async fn play(people: u64, by_dm: u64, pace: Pace, seed: u64) -> Figures {
    let world = World::new().await;
    for id in 1..=by_dm {
        world.plays_by_dm(id).await;
    }
    let game = world.game_or_solo(people).await;
    let (chat, running) = world.settled_chat().await;
    let (mut lot, mut delays) = (Lot(seed), Delays(seed));
    let mut figures = Figures::default();
    let mut due: Vec<Option<i64>> = vec![None; people as usize];
    let mut known = BTreeSet::new();
    let began = world.clock.now();
    loop {
        notified(&chat, &mut known, &mut figures);
        let awaited = world.table(game).await.view.awaited();
        if awaited.is_empty() {
            break;
        }
        for (seat, at) in due.iter_mut().enumerate() {
            let waits = awaited.iter().any(|s| usize::from(s.0) == seat);
            *at = match *at {
                Some(at) if waits => Some(at),
                _ if waits => Some(delays.answer_at(pace, world.clock.now())),
                _ => None,
            };
        }
        let next = due.iter().flatten().min().copied().unwrap();
        while world.clock.now() < next {
            let step = (next - world.clock.now()).min(10 * MINUTE);
            world.passes(step, &running).await;
            notified(&chat, &mut known, &mut figures);
        }
        let who = due.iter().position(|at| *at == Some(next)).unwrap();
        due[who] = None;
        figures.visits += 1;
        figures.first += usize::from(who == 0);
        world.visit(game, who as u64 + 1, &mut lot).await;
        running.settled().await;
    }
    figures.days = (world.clock.now() - began) as f64 / DAY as f64;
    world.clock.advance(MINUTE);
    running.end().await;
    let log = chat.take_log();
    figures.requests = log.len();
    let direct = |line: &&String| [" 1P", " 1E", "dm "].iter().any(|what| line.contains(what));
    figures.direct = log.iter().filter(direct).count();
    figures.calls = log.iter().filter(|line| line.starts_with("send 1C")).count();
    figures.turns = usize::from(world.table(game).await.view.open.turn);
    let inside = chat.inside();
    let stay = inside.messages.values().filter(|m| m.room == THREAD);
    figures.stay = stay.filter(|m| m.news().is_some()).count();
    figures
}

fn notified(chat: &Chat, known: &mut BTreeSet<MessageId>, figures: &mut Figures) {
    for (id, message) in &chat.inside().messages {
        if known.insert(*id) && !matches!(message.body, MessageBody::Lobby(_)) {
            figures.notified += usize::from(called(&message.body).len());
        }
    }
}

#[tokio::test]
async fn a_game_keeps_to_its_share_of_posts_calls_and_requests() {
    use Pace::{Days, Sitting};
    let tables: [(u64, usize, &[Pace]); 3] =
        [(1, 1, &[Sitting]), (2, 2, &[Days]), (4, 3, &[Sitting, Days])];
    for (people, most, paces) in tables {
        for pace in paces.iter().copied() {
            let game = play(people, 0, pace, 3).await;
            println!("{people} in the thread, {pace:?}: {game:?}");
            assert!(game.stay <= most * game.turns, "{game:?}");
            if people == 1 {
                assert_eq!((game.calls, game.notified), (0, 0), "who plays alone is not called");
            }
            if pace == Pace::Sitting {
                assert!(game.requests <= 160, "{game:?}");
            }
            let direct = play(people, 1, pace, 3).await;
            println!("{people}, one of them by direct message, {pace:?}: {direct:?}");
            // Each visit sends a message and deletes the old one; edits and the end add to it. A
            // lone player plays in one visit, where the number of coalesced edits depends on the
            // machine's speed.
            let most = 2 * direct.first + direct.first / 2 + 10;
            assert!(people == 1 || direct.direct <= most, "{direct:?}");
        }
    }
}
