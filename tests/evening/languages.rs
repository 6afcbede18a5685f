//! Private messages use the user's language, public posts the table's.

mod evenings;
mod listener;

use crate::letters::{TAG, latin_words};
use crate::organising::{choose, lobby_says};
use crate::prelude::*;

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

async fn panel_of(server: &Server, who: &str, thread: Snowflake) -> String {
    let user = server.fake.user(who);
    let seen = shown(crate::panel::look(&user, None, thread)).await;
    read(&seen).join("\n")
}

fn is_russian(text: &str) -> bool {
    let cyrillic = |letter: char| ('а'..='я').contains(&letter);
    text.contains(cyrillic) && latin_words(text).is_empty()
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn everybody_reads_their_own_language_and_the_organiser_changes_that_of_the_table() {
    let server = Server::start().await;
    server.fake.user("Анна").set_locale(TAG).unwrap();
    let lobby = server.new_table("Анна").await;
    let said = lobby_says(&server, "Бен", lobby, "За столом").await;
    assert!(is_russian(&said.content), "{said:?}");
    let options = server.press("Анна", lobby, "v1:org:1:open").await;
    assert!(is_russian(&options.content), "{options:?}");
    let options = choose(&server, "Анна", &options, "v1:org:1:option", &["language=de"]).await;
    assert!(is_russian(&options.content), "she reads her own: {options:?}");
    lobby_says(&server, "Бен", lobby, "Am Tisch").await;

    server.press("Бен", lobby, "v1:join:").await.reads("You're in");
    let ben = server.fake.user("Бен");
    let shown = command(&ben, server.lobby, "settings", json!({})).await;
    let shown = choose(&server, "Бен", &shown, "v1:tongue", &["de"]).await;
    let in_german = shown.content.clone();
    assert!(in_german.contains("ich") && !in_german.contains("I call"), "{in_german}");
    let shown = choose(&server, "Бен", &shown, "v1:tongue", &[TAG]).await;
    assert!(is_russian(&shown.content), "{shown:?}");
    let shown = choose(&server, "Бен", &shown, "v1:tongue", &["de"]).await;
    assert_eq!(shown.content, in_german);

    server.press("Анна", lobby, "v1:start:").await;
    server.calm().await;
    let posts = ben.sees(lobby);
    let german =
        |text: &str| text.contains(" und ") || text.contains("Partie") || text.contains("wartet");
    assert!(posts.iter().any(|post| german(&post.content)), "{posts:#?}");
    let anna = panel_of(&server, "Анна", lobby).await;
    assert!(is_russian(&anna), "{anna}");
    panel_of(&server, "Бен", lobby).await.reads("Wähle");
    let as_discord = command(&ben, server.lobby, "settings", json!({})).await;
    choose(&server, "Бен", &as_discord, "v1:tongue", &["-"]).await.reads("I call you");
    panel_of(&server, "Бен", lobby).await.reads("Choose 2 of these cards");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn open_panels_are_told_anew_when_somebody_chooses_another_language() {
    let server = Server::start().await;
    choose_dm(&server, "Бен").await;
    let thread = server.start_game(&["Анна", "Бен"]).await;
    server.calm().await;
    let [anna, ben] = ["Анна", "Бен"].map(|name| server.fake.user(name));
    let mut guest = Guest::new(&server.fake, "Анна", 1);
    let open = guest.look(thread).await;
    let direct = ben.open_direct().unwrap();
    let is_panel = |seen: &SeenMessage| has_button(seen, "v1:rest:panel:");
    let sent = |messages: &[SeenMessage]| messages.iter().find(|m| is_panel(m)).cloned();
    let sent = ben.wait_to_see(direct, SOON, sent).await.expect("a panel");
    for seen in [&open, &sent] {
        assert!(!is_russian(&seen.content), "{seen:?}");
    }
    for (name, room, panel) in [("Анна", thread, open.id), ("Бен", direct, sent.id)] {
        let user = server.fake.user(name);
        let shown = command(&user, server.lobby, "settings", json!({})).await;
        choose(&server, name, &shown, "v1:tongue", &[TAG]).await;
        let told = |messages: &[SeenMessage]| {
            let panel = messages.iter().find(|m| m.id == panel)?;
            is_russian(&panel.content).then_some(())
        };
        let told = user.wait_to_see(room, SOON, told).await;
        assert!(told.is_some(), "{name}: {:?}", user.message(panel));
    }
    assert_eq!(guest.act(thread).await, Did::Something);
    assert!(anna.message(open.id).is_some());
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_server_decides_what_its_tables_are_told_in() {
    let server = Server::start().await;
    let ben = keeper(&server, "Бен");
    let said = command(&ben, server.lobby, "server", json!({})).await;
    said.reads("in the language of whoever opens them");
    command(&ben, server.lobby, "server", json!({"language": TAG})).await.reads("Русский");
    let lobby = server.new_table("Бен").await;
    let said = lobby_says(&server, "Бен", lobby, "За столом").await;
    assert!(is_russian(&said.content), "{said:?}");
    let said = command(&ben, server.lobby, "server", json!({"language": "-"})).await;
    said.reads("in the language of whoever opens them");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_is_typed_is_understood_in_every_language() {
    let server = Server::start().await;
    let anna = server.fake.user("Анна");
    anna.set_locale(TAG).unwrap();
    let sleeps = async |typed: &str| {
        let typed = json!({"time_zone": "Berlin", "sleep": typed});
        let shown = command(&anna, server.lobby, "settings", typed).await;
        shown.content
    };
    let as_in_english = sleeps("11pm to 7am").await;
    assert!(as_in_english.contains("23:00") && !as_in_english.contains('⚠'), "{as_in_english}");
    assert_eq!(sleeps("23:00-7:00").await, as_in_english);
    // Cards are found by their name in any language and shown in the reader's.
    let mut called = vec![];
    for typed in ["Captain", "Kapitän", "Капитан", "32"] {
        let shown = command(&anna, server.lobby, "card", json!({"which": typed})).await;
        called.push(shown.content);
    }
    assert!(is_russian(&called[0]), "{called:?}");
    assert!(called.iter().all(|other| *other == called[0]), "{called:?}");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn commands_are_described_in_every_language() {
    let server = Server::start().await;
    let commands = server.fake.world(|w| json!(w.commands));
    let mut described = 0;
    walk(&commands, &mut |fields| {
        // Context menu commands have no description.
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
