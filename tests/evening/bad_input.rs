//! Invalid input gets a short private answer and changes nothing.

use viceroy::messages::MessageKey;
use viceroy::rules::{Payment, Slot};
use viceroy_fake_discord::SeenButton;

use crate::prelude::*;
use crate::witness::Witness;

/// Anna and Ben play the first game, the next four the second; Gina plays in neither.
const NAMES: [&str; 7] = ["Anna", "Ben", "Chiara", "Dora", "Emil", "Frida", "Gina"];
const FIRST: GameId = GameId(1);
const SECOND: GameId = GameId(2);

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_cannot_be_done_is_answered_kindly_and_changes_nothing() {
    let server = Server::start().await;
    let mut witness = Witness::new(&server, &NAMES);
    let thread = lobbies(&server, &mut witness).await;
    commands(&server, &mut witness, thread).await;
    let mut anna = Guest::new(&server.fake, "Anna", 1);
    let mut ben = Guest::new(&server.fake, "Ben", 2);
    (anna.taste, ben.taste) = (Taste::First, Taste::First);
    old_buttons(&mut witness, thread, &mut anna, &mut ben).await;
    what_one_does_not_have(&mut witness, thread, &mut [anna, ben]).await;
}

async fn lobbies(server: &Server, witness: &mut Witness<'_>) -> Snowflake {
    let lobby = server.new_table("Anna").await;
    let start = format(&CustomId::Start(FIRST));
    let (join, leave) = (format(&CustomId::Join(FIRST)), format(&CustomId::Leave(FIRST)));
    witness.refused("Anna", "Invite somebody", |u| u.press_late(lobby, &start)).await;
    witness.refused("Anna", "You're in already", |u| u.press(lobby, &join)).await;
    witness.refused("Gina", "You're not at this table", |u| u.press(lobby, &leave)).await;
    let hand = format(&CustomId::Post(MessageKey::lobby(FIRST)));
    witness.refused("Anna", "has not started yet", |u| u.press_late(lobby, &hand)).await;
    server.press("Ben", lobby, "v1:join:").await;
    server.press("Anna", lobby, "v1:start:").await;
    witness.rooms.push(lobby);
    witness.refused("Gina", "has started already", |u| u.press_late(lobby, &join)).await;

    let full = server.new_table_of("Chiara", json!({"computers": 3})).await;
    let join = format(&CustomId::Join(SECOND));
    witness.refused("Gina", "All 4 seats are taken", |u| u.press_late(full, &join)).await;
    server.press("Chiara", full, "v1:start:").await;
    server.computers_have_answered().await;
    witness.rooms.push(full);
    lobby
}

async fn commands(server: &Server, witness: &mut Witness<'_>, thread: Snowflake) {
    let direct = server.fake.user("Anna").open_direct().unwrap();
    witness.refused_command("Anna", "in a channel of a server that I am on", direct, "close").await;
    witness
        .refused_command("Anna", "in the channel that this thread belongs to", thread, "new")
        .await;
    let lobby = server.lobby;
    witness.refused_command("Gina", "There is no game here. Try it", lobby, "table").await;
    witness.refused_command("Gina", "no game here that you play in", lobby, "hand").await;

    let post = table_post(server, thread).await;
    let not_mine = "You have no seat in this game";
    let hand = hand_button(server, post);
    witness.refused("Gina", not_mine, |u| u.press(post, &hand)).await;
    witness.may_repeat(not_mine);
    let answer = format(&CustomId::Answer {
        game: SECOND,
        spot: AnswerTarget::Now(PromptId(1)),
        answer: Answer::one(Offer::Pass),
    });
    witness.refused("Anna", not_mine, |u| u.press_late(post, &answer)).await;
    witness.may_repeat(not_mine);
    let second = *witness.rooms.last().unwrap();
    let other = table_post(server, second).await;
    let hand = hand_button(server, other);
    witness.refused("Anna", not_mine, |u| u.press(other, &hand)).await;

    let unknown = "I do not know this button any more. Please use";
    for forged in ["v1:do:1:1", "v1:do:1:1:=zz", "v9:table:1", "v1:table:x", ":"] {
        witness.refused("Anna", unknown, |u| u.press_late(post, forged)).await;
        witness.may_repeat(unknown);
    }
    let nowhere = format(&CustomId::Post(MessageKey::lobby(GameId(77))));
    witness.refused("Anna", "I know no such game", |u| u.press_late(post, &nowhere)).await;
}

async fn old_buttons(
    witness: &mut Witness<'_>,
    thread: Snowflake,
    anna: &mut Guest,
    ben: &mut Guest,
) {
    let panel = anna.look(thread).await;
    let yesterdays = CustomId::Answer {
        game: FIRST,
        spot: asked(&panel).expect("the first cards are chosen"),
        answer: answer_code::read(&panel.menus[0].options[0].value).unwrap(),
    };
    let yesterdays = format(&yesterdays);
    // The first cards may bring reward prompts before the bids.
    let panel = loop {
        for guest in [&mut *anna, &mut *ben] {
            let mut panel = guest.look(thread).await;
            while !bid_offered(&panel) {
                match guest.answer_once(&panel).await {
                    Some(next) => panel = next,
                    None => break,
                }
            }
        }
        let panel = anna.look(thread).await;
        if bid_offered(&panel) {
            break panel;
        }
    };
    let shown = witness
        .refused("Anna", "has been answered or has changed", |u| {
            u.press_late(panel.id, &yesterdays)
        })
        .await;
    assert_eq!(panel.buttons, shown.buttons, "the question is still there");

    let bid = panel.buttons.iter().find(|b| !b.disabled);
    let bid = bid.expect("one can pass at least").custom_id.clone();
    crate::guest::shown(anna.user.press(panel.id, &bid).unwrap()).await.reads("Your secret bid");
    let shown = witness
        .refused("Anna", "Your choice counts; just wait", |u| u.press_late(panel.id, &bid))
        .await;
    shown.reads("Your secret bid");
}

async fn what_one_does_not_have(
    witness: &mut Witness<'_>,
    thread: Snowflake,
    guests: &mut [Guest],
) {
    let (mut bid, mut card, mut place) = (false, false, false);
    while !(bid && card && place) {
        let mut idle = true;
        for guest in guests.iter_mut() {
            let mut panel = guest.look(thread).await;
            while let Some(spot) = asked(&panel) {
                idle = false;
                let cases = [
                    (
                        &mut bid,
                        missing_colour(&panel)
                            .map(|c| (Offer::Bid(Bid::Gem(c)), "a card has to lie there")),
                    ),
                    (
                        &mut card,
                        unpayable(&panel).map(|c| (Offer::Play(c), "cannot pay for it now")),
                    ),
                    (&mut place, far_place(&panel).map(|p| (p, "cannot go there"))),
                ];
                for (seen, case) in cases {
                    let Some((offer, words)) = case.filter(|_| !*seen) else {
                        continue;
                    };
                    let forged =
                        format(&CustomId::Answer { game: FIRST, spot, answer: Answer::one(offer) });
                    let shown = witness
                        .refused(&guest.name, words, |u| u.press_late(panel.id, &forged))
                        .await;
                    // With a button that leads to the rule, unless one is there already.
                    let but_rules = |buttons: &[SeenButton]| -> Vec<SeenButton> {
                        let labels = ["Why can't I?", "What is this?"];
                        let others = buttons.iter().filter(|b| !labels.contains(&&*b.label));
                        others.cloned().collect()
                    };
                    assert_eq!(but_rules(&panel.buttons), but_rules(&shown.buttons));
                    assert_eq!(panel.menus, shown.menus);
                    *seen = true;
                }
                match guest.answer_once(&panel).await {
                    Some(next) => panel = next,
                    None => break,
                }
            }
        }
        assert!(!idle, "the game ended: {bid} {card} {place}");
    }
}

async fn table_post(server: &Server, thread: Snowflake) -> Snowflake {
    let anybody = server.fake.user("Gina");
    wait_for_button(&anybody, thread, "v1:table:").await.id
}

fn hand_button(server: &Server, post: Snowflake) -> String {
    let post = server.fake.user("Gina").message(post).unwrap();
    button(&post, "v1:table:").unwrap()
}

fn asked(panel: &SeenMessage) -> Option<AnswerTarget> {
    let buttons = panel.buttons.iter().map(|b| &b.custom_id);
    let all = buttons.chain(panel.menus.iter().map(|m| &m.custom_id));
    let ids: Vec<CustomId> = all.filter_map(|id| parse(id)).collect();
    let asked = ids.iter().find_map(|id| match id {
        CustomId::Answer { spot, .. } | CustomId::Menu { spot, .. } => Some(*spot),
        _ => None,
    });
    let drafted = ids.iter().find_map(|id| match id {
        CustomId::Confirm { draft, .. } => Some(AnswerTarget::Draft(*draft)),
        _ => None,
    });
    asked.or(drafted)
}

fn offers(panel: &SeenMessage) -> Vec<Offer> {
    let buttons = panel.buttons.iter().filter_map(|b| match parse(&b.custom_id)? {
        CustomId::Answer { answer, .. } => Some(answer),
        _ => None,
    });
    let options = panel.menus.iter().flat_map(|m| &m.options);
    let chosen = options.filter_map(|o| answer_code::read(&o.value));
    let picked = |answer| match answer {
        Answer::Pick(offers) => offers.to_vec(),
        _ => vec![],
    };
    buttons.chain(chosen).flat_map(picked).collect()
}

fn bid_offered(panel: &SeenMessage) -> bool {
    offers(panel).contains(&Offer::Bid(Bid::Pass))
}

fn missing_colour(panel: &SeenMessage) -> Option<Colour> {
    let missing = panel.buttons.iter().filter(|b| b.disabled && b.label != "–");
    let mut bids = missing.filter_map(|b| match parse(&b.custom_id)? {
        CustomId::Answer { answer, .. } => answer.picked().first().copied(),
        _ => None,
    });
    match bids.next()? {
        Offer::Bid(Bid::Gem(colour)) => Some(colour).filter(|_| bid_offered(panel)),
        _ => None,
    }
}

fn unpayable(panel: &SeenMessage) -> Option<CardId> {
    let offers = offers(panel);
    offers.iter().find_map(|offer| match offer {
        Offer::Discard(card) if !offers.contains(&Offer::Play(*card)) => Some(*card),
        _ => None,
    })
}

fn far_place(panel: &SeenMessage) -> Option<Offer> {
    let asked = offers(panel).iter().any(|o| matches!(o, Offer::Place { .. }));
    asked
        .then_some(Offer::Place { slot: Slot { level: 5, column: 3 }, payment: Payment::default() })
}
