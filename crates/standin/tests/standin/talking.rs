//! Commands, buttons, menus, forms and conversations.

use std::time::Duration;

use serde_json::json;
use standin::{ChannelKind, Fault, InteractionOutcome, Refused, StandinConfig, Trouble, start};

use super::bot::{Bot, PNG};

#[tokio::test]
async fn an_ephemeral_card_keeps_its_picture_when_pressed() {
    let standin = start(StandinConfig::on_any_port()).await.unwrap();
    let bot = Bot::start(&standin).await;
    let lobby = standin.channel("lobby").unwrap();
    let (anna, ben) = (standin.user("Anna"), standin.user("Ben"));

    let typed = anna.type_option(lobby, "card", &[], "name", "ap").unwrap();
    let InteractionOutcome::Choices(choices) = typed.settled().await else {
        panic!("no proposals");
    };
    assert_eq!(choices.len(), 2);

    let missing = anna.command(lobby, "card", &[], json!({}));
    assert!(matches!(missing, Err(Refused::Option(_))));
    let used = anna
        .command(lobby, "card", &[], json!({"name": "plum"}))
        .unwrap();
    let card = used.settled().await.message().unwrap();
    assert_eq!(card.content, "card for plum");
    assert!(card.ephemeral);
    assert_eq!(&card.attachments[0].bytes()[..], PNG);
    assert_eq!(card.attachments[0].description(), Some("A card"));
    assert_eq!(card.attachments[0].about.pixels, Some((5, 7)));
    assert_eq!(card.menu("colour").unwrap().options.len(), 2);
    assert_eq!(anna.sees(lobby).len(), 1);
    assert_eq!(ben.sees(lobby).len(), 0, "only Anna sees it");
    assert!(matches!(
        ben.press(card.id, "again"),
        Err(Refused::NoSuchMessage)
    ));
    assert!(matches!(
        anna.press(card.id, "off"),
        Err(Refused::Disabled(_))
    ));

    let pressed = anna.press(card.id, "again").unwrap().settled().await;
    let again = pressed.message().unwrap();
    assert_eq!((again.id, again.content.as_str()), (card.id, "again"));
    assert_eq!(&again.attachments[0].bytes()[..], PNG, "the picture stays");
    assert!(again.edited);

    // An update through serenity lists no attachments, which takes the picture away.
    let chosen = anna.select(card.id, "colour", &["red", "blue"]).unwrap();
    let chosen = chosen.settled().await.message().unwrap();
    assert!(chosen.content.contains("red"), "{}", chosen.content);
    assert!(chosen.attachments.is_empty());

    let opened = anna.press(card.id, "rename").unwrap().settled().await;
    let form = opened.modal().unwrap();
    assert_eq!(form.title, "Rename");
    let sent = anna.submit_modal(&form, json!({"name": "Zoe"})).unwrap();
    let renamed = sent.settled().await.message().unwrap();
    assert_eq!(
        (renamed.id, renamed.content.as_str()),
        (card.id, "renamed to Zoe")
    );

    anna.dismiss(card.id).unwrap();
    assert!(anna.sees(lobby).is_empty());
    bot.stop().await;
    standin.shut_down();
}

#[tokio::test]
async fn a_table_opens_in_a_thread() {
    let standin = start(StandinConfig::on_any_port()).await.unwrap();
    let bot = Bot::start(&standin).await;
    let games = standin.channel("games").unwrap();
    let (anna, ben) = (standin.user("Anna"), standin.user("Ben"));
    let options = json!({"players": 3, "guest": ben.id()});
    let used = anna.command(games, "open", &["table"], options).unwrap();
    let answer = used.settled().await.message().unwrap();
    assert_eq!(answer.content, "ready");
    assert!(!answer.loading);

    let thread = standin.channel("Table 1").unwrap();
    let posts = ben.sees(thread);
    assert!(posts[0].pinned);
    assert_eq!(posts[0].pings, vec![ben.id()]);
    assert_eq!(ben.unread(thread), (1, 1));
    ben.read(thread).unwrap();
    assert_eq!(ben.unread(thread), (0, 0));
    let joined = standin.world(|world| match &world.channels[&thread].kind {
        ChannelKind::Thread(thread) => thread.members.contains(&anna.id()),
        ChannelKind::Text | ChannelKind::Direct { .. } => false,
    });
    assert!(joined);

    // A press in a thread names the thread.
    let chosen = ben.select(posts[0].id, "colour", &["red"]).unwrap();
    let chosen = chosen.settled().await.message().unwrap();
    assert!(
        chosen.content.contains("PublicThread"),
        "{}",
        chosen.content
    );
    bot.stop().await;
    standin.shut_down();
}

#[tokio::test]
async fn closed_conversations_refuse() {
    let standin = start(StandinConfig::on_any_port()).await.unwrap();
    let bot = Bot::start(&standin).await;
    let lobby = standin.channel("lobby").unwrap();
    let anna = standin.user("Anna");
    let write = async || {
        let used = anna.command(lobby, "write", &[], json!({})).unwrap();
        used.settled().await.message().unwrap()
    };
    let written = write().await;
    assert!(written.ephemeral, "the promise decides that");
    assert_eq!(written.content, "written");
    assert_eq!(anna.sees(anna.direct().unwrap())[0].content, "hello");
    anna.close_dms().unwrap();
    assert_eq!(write().await.content, "refused: 50007");
    anna.open_dms().unwrap();
    assert_eq!(write().await.content, "written");
    bot.stop().await;
    standin.shut_down();
}

#[tokio::test]
async fn faults_and_broken_connections() {
    let standin = start(StandinConfig::on_any_port()).await.unwrap();
    let bot = Bot::start(&standin).await;
    let lobby = standin.channel("lobby").unwrap();
    let anna = standin.user("Anna");
    let card = async || {
        let used = anna
            .command(lobby, "card", &[], json!({"name": "plum"}))
            .unwrap();
        used.settled().await.message().unwrap()
    };
    let first = card().await;

    // The bot resumes, and is told of what happened meanwhile.
    standin.drop_gateway();
    let pressed = anna.press(first.id, "again").unwrap();
    assert_eq!(pressed.settled().await.message().unwrap().content, "again");

    // The change is made although the bot never learns of it.
    standin.fault("PATCH /api/v10/webhooks/", Fault::DropAnswer, 1);
    let pressed = anna.press(first.id, "again").unwrap();
    assert!(pressed.settled().await.message().is_some());
    let log = standin.requests();
    assert!(
        log.iter()
            .any(|one| one.status == 0 && one.method == "PATCH")
    );

    let fault = Fault::Status {
        status: 500,
        body: json!({"message": "broken", "code": 0}),
        headers: vec![],
    };
    standin.fault("/callback", fault, 1);
    let pressed = anna.press(first.id, "again").unwrap();
    let id = pressed.id();
    let logged = standin
        .wait_until(Duration::from_secs(10), |world| {
            world.interactions[&id].progress.is_answered()
        })
        .await;
    assert!(logged);
    let failed = pressed.settled().await;
    assert!(matches!(
        failed,
        InteractionOutcome::Failed(Trouble::TooLate)
    ));
    bot.stop().await;
    standin.shut_down();
}
