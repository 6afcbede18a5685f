//! What is posted of tables and seats - the list of a server, lobbies with their pictures, seats
//! that are handed on or taken, steps taken back - is the same in two worlds that differ only in
//! what is hidden from its readers: a player, and somebody without a seat.

use crate::continuation::progress;
use crate::prelude::*;
use crate::transcript::{Scribe, Transcript};
use crate::two_worlds::all_act_until;
use crate::world::Interrupted;

/// The first compares.
const PLAYERS: [&str; 3] = ["Anna", "Ben", "Chiara"];
const ONLOOKER: &str = "Dan";
/// Nobody who compares has done something.
const NOTHING: [Value; 2] = [Value::Null, Value::Null];

struct World {
    server: Server,
    thread: Snowflake,
    scribes: [Scribe; 2],
    heard: Vec<(String, [Transcript; 2])>,
}

impl World {
    fn new(evening: &Interrupted, server: Server, thread: Snowflake) -> World {
        let scribes = [(); 2].map(|()| Scribe::new(evening.youngest));
        World { server, thread, scribes, heard: vec![] }
    }

    fn rooms(&self) -> [(&'static str, Snowflake); 3] {
        let list = self.server.fake.channel("games").unwrap();
        [("lobby", self.server.lobby), ("thread", self.thread), ("list", list)]
    }

    async fn hears(&mut self, what: &str, answers: [Value; 2]) {
        self.server.calm().await;
        let rooms = self.rooms();
        let fake = &self.server.fake;
        let mut seen = [Transcript::default(), Transcript::default()];
        for (nth, who) in [PLAYERS[0], ONLOOKER].into_iter().enumerate() {
            let user = fake.user(who);
            seen[nth] = self.scribes[nth].write(fake, &user, &rooms, &answers[nth]);
        }
        self.heard.push((what.to_owned(), seen));
    }

    async fn uses(&self, who: &str, part: &str, options: Value) -> Value {
        let user = self.server.fake.user(who);
        let used = user.command(self.thread, "viceroy", &[part], options).unwrap();
        used.settled().await;
        progress(&self.server.fake, &used)
    }

    /// Both look at all that is listed.
    async fn look_around(&mut self) {
        for part in ["tables", "players", "games"] {
            let answers = [
                self.uses(PLAYERS[0], part, json!({})).await,
                self.uses(ONLOOKER, part, json!({})).await,
            ];
            self.hears(part, answers).await;
        }
    }

    async fn list_is_posted_anew(&mut self) {
        let list = self.server.fake.channel("games").unwrap().to_string();
        self.uses("Ben", "server", json!({"list": list})).await;
        self.hears("the list is looked at anew", NOTHING).await;
    }

    async fn hands_on(&mut self, who: &str, to: &str, answer: &str) {
        let user = self.server.fake.user(who);
        let seats = command(&user, self.thread, "players", json!({})).await;
        let asked = press(&user, &seats, "v1:sure:1:hand").await;
        let person = id(&self.server, to);
        choose(&self.server, who, &asked, "v1:seat:1:to", &[&person]).await.reads("I have asked");
        self.hears(&format!("{who} offers the seat to {to}"), NOTHING).await;
        let invited = self.server.fake.user(to);
        let begins = format!("v1:seat:1:{answer}:");
        let posts = invited.sees(self.thread);
        let post = posts.iter().find(|post| named(post, &begins).is_some()).unwrap();
        press(&invited, post, &begins).await;
        self.hears(&format!("{to}: {answer}"), NOTHING).await;
    }

    async fn closes(self) -> Vec<(String, [Transcript; 2])> {
        self.server.leave().await;
        self.heard
    }
}

fn compare(what: &str, one: &[(String, [Transcript; 2])], other: &[(String, [Transcript; 2])]) {
    for ((step, one), (_, other)) in one.iter().zip(other) {
        for (reader, (one, other)) in [PLAYERS[0], ONLOOKER].iter().zip(one.iter().zip(other)) {
            let mut leaks = one.differences(other);
            // Local times: a minute may pass between the two worlds.
            leaks.retain(|line| !line.contains("(now "));
            assert!(leaks.is_empty(), "{what}, {step}: {reader} sees\n{}", leaks.join("\n"));
            assert!(one.len() > 20, "{what}, {step}: hardly anything is seen");
        }
    }
    assert_eq!(one.len(), other.len());
}

async fn kept() -> Server {
    Server::kept_in(folder(), Arc::new(Luck(SeededLuck::new(3)))).await
}

/// Both worlds of a game that was interrupted; what is hidden from the first player differs.
async fn both(evening: &Interrupted) -> [Server; 2] {
    let game = evening.stored().await;
    let another = game.scrambled(Seat(0), &mut StdRng::seed_from_u64(1));
    let hands = |stored: &crate::scramble::Stored| {
        let view = stored.restored().seat_view(Seat(1)).unwrap();
        format!("{:?}", view.screen)
    };
    assert_ne!(hands(&game), hands(&another), "nothing differs");
    let (one, other) = tokio::join!(evening.same(), evening.another(&another, Seat(0)));
    [one, other]
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn lists_lobbies_and_seats_that_change_hands_tell_nothing_hidden() {
    let server = kept().await;
    let ben = keeper(&server, "Ben");
    let role = server.fake.make_role("players", 0).unwrap().to_string();
    let list = server.fake.channel("games").unwrap().to_string();
    command(&ben, server.lobby, "server", json!({"role": role, "list": list})).await;
    let mut found = vec![];
    for who in PLAYERS {
        let user = server.fake.user(who);
        found.push(command(&user, server.lobby, "play", json!({"people": 4})).await);
    }
    server.calm().await;
    let seen = server.fake.user(ONLOOKER).sees(server.lobby);
    assert!(seen.iter().any(|m| m.content.starts_with("<@&")), "a role is called: {seen:?}");
    let lobby = seen.iter().find(|m| named(m, "v1:org:1:open").is_some()).unwrap().id;
    server.press("Chiara", found[2].id, "v1:org:1:fill").await;
    server.calm().await;
    let mut guests = Guest::all(&server.fake, &PLAYERS, Taste::ByHand);
    while !all_act_until(&server, &mut guests, lobby, "turn 1 of 12, auction 1").await {}
    guests[1].act(lobby).await;
    let evening = Interrupted::stop(server).await;
    let mut heard = vec![];
    for server in both(&evening).await {
        let mut world = World::new(&evening, server, lobby);
        world.hears("everything was said again", NOTHING).await;
        world.look_around().await;
        world.hands_on("Ben", "Eva", "decline").await;
        world.hands_on("Chiara", "Fay", "accept").await;
        let seen = world.server.fake.user("Gus").sees(world.server.lobby);
        let post = seen.iter().find(|message| named(message, "v1:sit:1").is_some()).unwrap().id;
        world.server.press("Gus", post, "v1:sit:1").await.reads("is yours");
        world.hears("a kept seat is taken", NOTHING).await;
        world.list_is_posted_anew().await;
        world.look_around().await;
        heard.push(world.closes().await);
    }
    compare("tables and seats", &heard[0], &heard[1]);
    let list = format!("{:?}", heard[0]);
    for told in ["Tables on this server", "hand you their seat", "takes over the seat"] {
        assert!(list.contains(told), "{told}");
    }
}

/// Up to the press that does it: what is drawn again comes out of the game's secret, with which
/// another world does not agree.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn whether_a_step_can_be_taken_back_tells_nothing_hidden() {
    let server = kept().await;
    let thread = server.start_game_of(&["Anna"], json!({"computers": 2, "level": 0})).await;
    let mut guests = Guest::all(&server.fake, &["Anna"], Taste::ByHand);
    while !all_act_until(&server, &mut guests, thread, "turn 1 of 12, round 1").await {}
    server.computers_have_answered().await;
    let evening = Interrupted::stop(server).await;
    let mut heard = vec![];
    for server in both(&evening).await {
        let mut world = World::new(&evening, server, thread);
        world.hears("everything was said again", NOTHING).await;
        let anna = world.server.fake.user("Anna");
        let mut panel = command(&anna, thread, "hand", json!({})).await;
        for begins in ["v1:more:1", "v1:slip:1"] {
            let button = named(&panel, begins).unwrap_or_else(|| panic!("{begins}: {panel:?}"));
            let press = anna.press(panel.id, &button).unwrap();
            panel = press.settled().await.message().unwrap();
            let how = progress(&world.server.fake, &press);
            world.hears(begins, [how, Value::Null]).await;
        }
        panel.reads("From then on this game counts in no record");
        heard.push(world.closes().await);
    }
    compare("a step taken back", &heard[0], &heard[1]);
}
