//! With a read-only database users are told so in place, and can go on once it is writable again.

use super::*;

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_cannot_be_stored_is_told_above_the_question_and_can_be_answered_later() {
    let (server, bot) = running().await;
    let thread = server.start_game(&["Anna", "Ben"]).await;
    let mut anna = Guest::new(&server.fake, "Anna", 1);
    anna.taste = Taste::First;
    let asked = anna.look(thread).await;

    let database = server.database();
    let aside = database.with_extension("aside");
    std::fs::rename(&database, &aside).unwrap();
    let told = anna.answer_once(&asked).await.expect("something is asked");
    told.content.reads("Something broke on my side");
    let labels = |buttons: &[viceroy_fake_discord::SeenButton]| -> Vec<String> {
        buttons.iter().map(|button| button.label.clone()).collect()
    };
    assert_eq!(labels(&told.buttons), labels(&asked.buttons), "{told:?}");

    std::fs::rename(&aside, &database).unwrap();
    let after = anna.answer_once(&told).await.expect("it is asked still");
    assert!(!after.content.contains("Something broke"), "{after:?}");
    assert_ne!(labels(&after.buttons), labels(&asked.buttons), "{after:?}");
    bot.end().await;
}
