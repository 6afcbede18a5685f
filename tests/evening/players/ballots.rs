//! Every kind of vote, passed and failed.

use super::*;

const THREE: [&str; 3] = ["Anna", "Ben", "Chiara"];
const ANNA: Seat = Seat(0);
const BEN: Seat = Seat(1);

impl Evening {
    /// Includes the confirmation.
    pub async fn propose(&self, name: &str, what: &str) -> SeenMessage {
        let shown = self.players(name).await;
        let asked = self.press(name, &shown, &format!("v1:sure:1:{what}")).await;
        self.press(name, &asked, &format!("v1:seat:1:{what}")).await
    }

    async fn say(&self, name: &str, say: &str, vote: u32) -> String {
        let shown = self.players(name).await;
        let said = self.press(name, &shown, &format!("v1:seat:1:{say}:{vote}")).await;
        said.content
    }

    async fn until_gone(&self, post: viceroy_fake_discord::Snowflake) {
        let gone = |world: &viceroy_fake_discord::World| world.message(post).is_none();
        assert!(self.server.fake.wait_until(SOON, gone).await);
    }

    /// A computer player takes over at once.
    async fn leaves(&self, name: &str) {
        self.propose(name, "leave").await;
        self.told(&format!("{name} left the game.")).await;
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn more_than_half_pause_and_end_a_pause_and_fewer_do_not() {
    let evening = Evening::of(&THREE).await;
    evening.propose("Anna", "pause").await;
    let vote = evening.told("Anna proposes a pause").await;
    let said = evening.say("Ben", "no", 1).await;
    assert!(said.contains("Your say is counted."), "a majority may come without him: {said}");
    evening.pass(HOUR * 25).await;
    evening.until_gone(vote.id).await;
    let shown = evening.players("Chiara").await;
    assert!(!shown.content.contains("The game rests"), "one of three: {shown:?}");
    let late = evening.forge("Chiara", SeatAction::Say(1, VoteChoice::Yes)).await;
    late.reads("This vote is over.");

    evening.propose("Anna", "pause").await;
    let said = evening.say("Chiara", "yes", 2).await;
    assert!(said.contains("the vote has passed"), "two of three: {said}");
    evening.told("The game rests until <t:").await;
    evening.forge("Ben", SeatAction::Pause).await.reads("is having one");
    evening.pass(HOUR * 30).await;
    evening.propose("Ben", "goon").await;
    evening.told("Ben proposes to end the pause").await;
    evening.say("Anna", "yes", 3).await.reads("the vote has passed");
    evening.told("The game goes on.").await;
    let shown = evening.players("Ben").await;
    assert!(!shown.content.contains("The game rests"), "{shown:?}");
    evening.forge("Ben", SeatAction::GoOn).await.reads("This game is not paused.");

    // Their second vote has ended; a third is not allowed.
    evening.propose("Chiara", "pause").await;
    evening.say("Ben", "yes", 4).await;
    let rests = "The game rests until <t:";
    evening.pass(DAY * 6).await;
    assert!(evening.players("Anna").await.content.contains(rests));
    evening.pass(HOUR * 25).await;
    assert!(!evening.players("Anna").await.content.contains(rests));
    assert!(!evening.is_told("time was up").await, "nobody’s time ran");
    evening.forge("Anna", SeatAction::Pause).await.reads("This game has had its two pauses");
    assert!(!has(&evening.players("Anna").await, "v1:sure:1:pause"));
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn all_others_have_to_agree_that_somebody_is_replaced() {
    let evening = Evening::untimed(&THREE).await;
    evening.leaves("Ben").await;
    evening.propose("Anna", "replace:1").await;
    evening.told("Anna proposes to let somebody else take over the seat of Ben").await;
    let about_him = evening.forge("Ben", SeatAction::Say(1, VoteChoice::No)).await;
    about_him.reads("You have no say in this");
    evening.say("Chiara", "no", 1).await.reads("the vote has failed");
    evening.forge("Dora", SeatAction::Take(BEN)).await.reads("That is possible from <t:");
    evening.forge("Anna", SeatAction::Replace(BEN)).await.reads("within the last day");

    evening.pass(HOUR * 25).await;
    evening.propose("Chiara", "replace:1").await;
    let vote = evening.told("Chiara proposes to let somebody else").await;
    evening.pass(HOUR * 25).await;
    evening.until_gone(vote.id).await;
    assert!(!evening.is_told("The seat of Ben is free").await);

    evening.propose("Anna", "replace:1").await;
    let vote = evening.told("Anna proposes to let somebody else").await;
    let his = evening.players("Ben").await;
    evening.press("Ben", &his, "v1:seat:1:back").await;
    evening.until_gone(vote.id).await;
    let over = evening.forge("Chiara", SeatAction::Say(3, VoteChoice::Yes)).await;
    over.reads("This vote is over.");
    evening.leaves("Ben").await;
    evening.pass(HOUR * 25).await;
    evening.propose("Anna", "replace:1").await;
    evening.say("Chiara", "yes", 4).await.reads("the vote has passed");
    evening.told("The seat of Ben is free").await;
    let twice = evening.forge("Chiara", SeatAction::Replace(BEN)).await;
    assert!(twice.contains("This vote is over."), "it is free already: {twice}");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn all_others_have_to_agree_that_somebody_takes_a_seat_over() {
    let evening = Evening::untimed(&THREE).await;
    evening.leaves("Ben").await;
    evening.pass(DAY * 4).await;
    for name in ["Anna", "Chiara"] {
        evening.guest(name).act(evening.thread).await;
    }
    evening.pass(DAY * 3).await;
    let stranger = evening.players("Dora").await;
    assert!(line(&stranger, "Ben").contains("can ask to take it over"), "{stranger:?}");
    evening.propose("Dora", "take:1").await.reads("whether you may take the seat");
    evening.told("Dora would like to take over the seat of Ben").await;
    evening.forge("Emil", SeatAction::Take(BEN)).await.reads("Another vote is open.");
    let own = evening.forge("Dora", SeatAction::Say(1, VoteChoice::Yes)).await;
    own.reads("You have no seat in this game");
    evening.say("Anna", "yes", 1).await.reads("Your say is counted.");
    evening.say("Chiara", "no", 1).await.reads("the vote has failed");
    let again = evening.forge("Dora", SeatAction::Take(BEN)).await;
    assert!(again.contains("within the last day"), "not until they give in: {again}");

    evening.propose("Emil", "take:1").await;
    let vote = evening.told("Emil would like to take over").await;
    evening.pass(HOUR * 25).await;
    evening.until_gone(vote.id).await;
    evening.propose("Dora", "take:1").await;
    for name in ["Anna", "Chiara"] {
        evening.say(name, "yes", 3).await;
    }
    evening.told(&evening.to("Dora", ", the seat of Ben is yours")).await;
    let hers = evening.players("Dora").await;
    assert!(has(&hers, "v1:sure:1:leave"), "{hers:?}");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_game_is_closed_only_when_all_who_play_say_so() {
    let evening = Evening::untimed(&THREE).await;
    evening.propose("Anna", "close").await;
    let vote = evening.told("Anna proposes to close this game").await;
    evening.say("Ben", "yes", 1).await.reads("Your say is counted.");
    evening.pass(HOUR * 25).await;
    evening.until_gone(vote.id).await;
    assert!(!evening.is_told("This game was closed").await, "silence is no");
    evening.leaves("Chiara").await;
    evening.propose("Anna", "close").await;
    let left = evening.forge("Chiara", SeatAction::Say(2, VoteChoice::No)).await;
    left.reads("You have no say in this");
    evening.say("Ben", "yes", 2).await.reads("the vote has passed");
    evening.told("the players voted for it.").await;
    let folded = |world: &viceroy_fake_discord::World| {
        let thread = world.channels.get(&evening.thread);
        thread.and_then(|t| t.thread()).is_some_and(|t| t.archived)
    };
    assert!(evening.server.fake.wait_until(SOON, folded).await);
    // Commands need an open thread; a message unarchives it.
    let anna = evening.server.fake.user("Anna");
    anna.say(evening.thread, "A pity.").unwrap();
    let shown = evening.players("Anna").await;
    let pressable = shown.buttons.len() + shown.menus.len();
    assert!(pressable == 0 && shown.content.contains("Ben"), "{shown:?}");
    for deed in [SeatAction::Leave, SeatAction::Pause, SeatAction::Nudge(BEN), SeatAction::Back] {
        evening.forge("Anna", deed).await.reads("closed before its end");
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn without_a_clock_the_others_declare_somebody_absent_after_seven_days() {
    let evening = Evening::untimed(&THREE).await;
    for name in ["Anna", "Chiara"] {
        evening.guest(name).act(evening.thread).await;
    }
    evening.pass(DAY * 6).await;
    assert!(!has(&evening.players("Anna").await, "v1:sure:1:replace:1"));
    evening.forge("Anna", SeatAction::Replace(BEN)).await.reads("That is possible from <t:");
    evening.pass(DAY * 2).await;
    let there = evening.forge("Chiara", SeatAction::Replace(ANNA)).await;
    assert!(there.contains("its player is there"), "nobody waits for her: {there}");
    evening.propose("Anna", "replace:1").await;
    evening.say("Chiara", "yes", 1).await.reads("the vote has passed");
    evening.told("The seat of Ben is free").await;
    let shown = evening.players("Chiara").await;
    assert!(line(&shown, "Ben").contains("a computer player holds the seat"));
    evening.server.computers_have_answered().await;
    let computed = "select cause as line from steps where cause like '%computed%'";
    assert!(!evening.server.rows(computed).await.is_empty());
    evening.propose("Dora", "take:1").await.reads("The seat is yours.");
}
