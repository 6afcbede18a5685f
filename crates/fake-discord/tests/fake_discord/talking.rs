//! Commands, components, modals and DMs.

use viceroy_fake_discord::Trouble;

use crate::prelude::*;

#[tokio::test]
async fn an_ephemeral_card_keeps_its_picture_when_pressed() {
    let (fake, bot) = Bot::alone().await;
    let lobby = fake.channel("lobby").unwrap();
    let (anna, ben) = (fake.user("Anna"), fake.user("Ben"));

    let typed = anna.type_option(lobby, "card", &[], "name", "ap").unwrap();
    let InteractionOutcome::Choices(choices) = typed.settled().await else {
        panic!("no proposals");
    };
    assert_eq!(choices.len(), 2);

    let missing = anna.command(lobby, "card", &[], json!({}));
    assert!(matches!(missing, Err(Refused::Option(_))));
    let used = anna.command(lobby, "card", &[], json!({"name": "plum"})).unwrap();
    let card = used.settled().await.message().unwrap();
    assert_eq!(card.content, "card for plum");
    assert!(card.ephemeral);
    assert_eq!(&card.attachments[0].bytes()[..], PNG);
    assert_eq!(card.attachments[0].description(), Some("A card"));
    assert_eq!(card.attachments[0].about.pixels, Some((5, 7)));
    assert_eq!(card.menus[0].options.len(), 2);
    assert_eq!(anna.sees(lobby).len(), 1);
    assert_eq!(ben.sees(lobby).len(), 0, "only Anna sees it");
    assert!(matches!(ben.press(card.id, "again"), Err(Refused::NoSuchMessage)));
    assert!(matches!(anna.press(card.id, "off"), Err(Refused::Disabled(_))));

    let pressed = anna.press(card.id, "again").unwrap().settled().await;
    let again = pressed.message().unwrap();
    assert_eq!((again.id, again.content.as_str()), (card.id, "again"));
    assert_eq!(&again.attachments[0].bytes()[..], PNG, "the picture stays");

    // An update through serenity lists no attachments, which removes the image.
    let chosen = anna.select(card.id, "colour", &["red", "blue"]).unwrap();
    let chosen = chosen.settled().await.message().unwrap();
    assert!(chosen.content.contains("red"), "{}", chosen.content);
    assert!(chosen.attachments.is_empty());

    let opened = anna.press(card.id, "rename").unwrap().settled().await;
    let InteractionOutcome::Modal(form) = opened else {
        panic!("no form");
    };
    assert_eq!(form.title, "Rename");
    let sent = anna.submit(form.opened_by, json!({"name": "Zoe"})).unwrap();
    let renamed = sent.settled().await.message().unwrap();
    assert_eq!((renamed.id, renamed.content.as_str()), (card.id, "renamed to Zoe"));

    bot.stop().await;
    fake.shut_down();
}

#[tokio::test]
async fn a_table_opens_in_a_thread() {
    let (fake, bot) = Bot::alone().await;
    let games = fake.channel("games").unwrap();
    let (anna, ben) = (fake.user("Anna"), fake.user("Ben"));
    let options = json!({"players": 3, "guest": ben.id()});
    let used = anna.command(games, "open", &["table"], options).unwrap();
    let answer = used.settled().await.message().unwrap();
    assert_eq!(answer.content, "ready");
    assert!(!answer.loading);

    let thread = fake.channel("Table 1").unwrap();
    let posts = ben.sees(thread);
    assert_eq!(posts[0].pings, vec![ben.id()]);
    let unread = |world: &viceroy_fake_discord::World| world.unread(ben.id(), thread);
    assert_eq!(fake.world(unread), (1, 1));
    ben.read(thread).unwrap();
    assert_eq!(fake.world(unread), (0, 0));

    let chosen = ben.select(posts[0].id, "colour", &["red"]).unwrap();
    let chosen = chosen.settled().await.message().unwrap();
    assert!(chosen.content.contains("PublicThread"), "{}", chosen.content);
    bot.stop().await;
    fake.shut_down();
}

#[tokio::test]
async fn closed_conversations_refuse() {
    let (fake, bot) = Bot::alone().await;
    let lobby = fake.channel("lobby").unwrap();
    let anna = fake.user("Anna");
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
    fake.shut_down();
}

#[tokio::test]
async fn answers_and_requests_get_lost() {
    let (fake, bot) = Bot::alone().await;
    let lobby = fake.channel("lobby").unwrap();
    let anna = fake.user("Anna");
    let used = anna.command(lobby, "card", &[], json!({"name": "plum"}));
    let card = used.unwrap().settled().await.message().unwrap();

    // Executed although the bot gets no response.
    fake.fault("PATCH /api/v10/webhooks/", Fault::DropAnswer, 1);
    let pressed = anna.press(card.id, "again").unwrap();
    assert!(pressed.settled().await.message().is_some());
    let requests = fake.requests();
    let mut lost = requests.iter().filter(|one| one.status == 0);
    assert!(lost.any(|one| one.method == "PATCH"));

    let fault = Fault::Status {
        status: 500,
        body: json!({"message": "broken", "code": 0}),
        headers: vec![],
    };
    fake.fault("/callback", fault, 1);
    let failed = anna.press(card.id, "again").unwrap().settled().await;
    let InteractionOutcome::Failed(Trouble::TooLate) = failed else {
        panic!("{failed:?}");
    };
    bot.stop().await;
    fake.shut_down();
}
