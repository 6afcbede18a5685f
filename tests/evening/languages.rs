//! A second language, added by a folder alone: a table in it, and people who read another one than their table.

use serde_json::{Value, json};
use standin::{SeenMessage, StandinConfig};
use viceroy::wording::Languages;

use crate::folder::folder;
use crate::guest::play_rounds;
use crate::pseudo::{self, TAG, latin_words};
use crate::reads::Reads;
use crate::server::{Server, luck_of_this_test};

/// A bot that also speaks the language of a folder.
async fn server() -> Server {
    let folder = folder();
    let languages = folder.path().join("languages");
    pseudo::write(&languages);
    let luck = luck_of_this_test();
    let mut server = Server::without_bot(StandinConfig::on_any_port(), folder, luck).await;
    server.languages = Languages::with_folder(&languages).unwrap();
    server.begin().await;
    server
}

/// Everything that is read of a message.
fn read(seen: &SeenMessage) -> Vec<String> {
    let buttons = seen.buttons.iter().map(|b| b.label.clone());
    let menus = seen.menus.iter().flat_map(|menu| {
        let options = menu.options.iter();
        let each = options.flat_map(|o| [o.label.clone(), o.description.clone()]);
        each.chain([menu.placeholder.clone()]).collect::<Vec<_>>()
    });
    let alts = seen.attachments.iter().filter_map(|a| a.description());
    let mut all = vec![seen.content.clone()];
    all.extend(buttons);
    all.extend(menus);
    all.extend(alts.map(str::to_owned));
    all
}

fn leaks(messages: &[SeenMessage]) -> Vec<String> {
    let texts = messages.iter().flat_map(read);
    texts.filter(|text| !latin_words(text).is_empty()).collect()
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_game_is_told_in_a_language_added_by_a_folder_alone() {
    let server = server().await;
    server.standin.set_guild_locale(TAG);
    let names = ["Анна", "Бен"];
    for name in names {
        server.standin.user(name).set_locale(TAG).unwrap();
    }
    let thread = server.start_game(&names).await;
    play_rounds(&server.standin, thread, &names, 15).await;
    server.calm().await;
    let mut seen = 0;
    for name in names {
        let user = server.standin.user(name);
        for room in [server.lobby, thread] {
            let messages = user.sees(room);
            seen += messages.len();
            let leaks = leaks(&messages);
            assert!(leaks.is_empty(), "{leaks:#?}");
        }
    }
    assert!(seen > 12, "{seen} messages");
    let thread_name = server.standin.world(|w| w.channels[&thread].name.clone());
    assert_eq!(latin_words(&thread_name), Vec::<String>::new());
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn everybody_reads_their_own_language_and_the_table_its_own() {
    let server = server().await;
    let names = ["Анна", "Бен"];
    server.standin.user(names[0]).set_locale(TAG).unwrap();
    let thread = server.start_game(&names).await;
    let panels = names.map(|name| {
        let user = server.standin.user(name);
        crate::panel::look(&user, None, thread)
    });
    let mut texts = vec![];
    for panel in panels {
        let outcome = panel.settled().await;
        let standin::InteractionOutcome::Message(seen) = outcome else {
            panic!("no panel: {outcome:?}");
        };
        texts.push(read(&seen).join("\n"));
    }
    let [anna, ben] = &texts[..] else {
        panic!("two panels");
    };
    assert_eq!(latin_words(anna), Vec::<String>::new(), "{anna}");
    ben.reads("Choose 2 of these cards");
    // The server speaks English, and so does its table.
    let posts = server.standin.user(names[0]).sees(thread);
    assert!(
        posts
            .iter()
            .any(|post| post.content.contains("Waiting for")
                || post.content.contains("Viceroy, game"))
    );
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn commands_are_described_in_every_language() {
    let server = server().await;
    let commands = server.standin.world(|w| json!(w.commands));
    let mut described = 0;
    walk(&commands, &mut |fields| {
        // What stands in the menus of messages and people is its name alone.
        let is_in_a_menu = matches!(fields.get("type"), Some(kind) if *kind == 2 || *kind == 3)
            && fields.contains_key("application_id");
        if let Some(about) = fields.get("description").and_then(Value::as_str)
            && !is_in_a_menu
        {
            assert!(!about.is_empty() && about != "…", "{fields:?}");
            let other = fields["description_localizations"][TAG].as_str();
            assert_eq!(latin_words(other.unwrap()), Vec::<String>::new());
            described += 1;
        } else if is_in_a_menu || fields.contains_key("value") {
            let other = fields["name_localizations"][TAG].as_str();
            assert_eq!(latin_words(other.unwrap()), Vec::<String>::new());
            described += 1;
        }
    });
    assert!(described > 30, "{described} descriptions and choices");
}

fn walk(value: &Value, each: &mut dyn FnMut(&serde_json::Map<String, Value>)) {
    match value {
        Value::Object(fields) => {
            if fields.contains_key("name") {
                each(fields);
            }
            fields.values().for_each(|value| walk(value, each));
        }
        Value::Array(values) => values.iter().for_each(|value| walk(value, each)),
        Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => {}
    }
}
