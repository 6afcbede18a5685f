//! Command registration, availability, localization and options.

use super::rest::read;
use crate::prelude::*;

const PATH: &str = "/applications/1/commands";

fn with(mut thing: Value, more: Value) -> Value {
    let more = more.as_object().unwrap().clone();
    thing.as_object_mut().unwrap().extend(more);
    thing
}

fn command(more: Value) -> Value {
    with(json!({"name": "hello", "description": "Says hello"}), more)
}

fn option(more: Value) -> Value {
    let option = json!({"type": 3, "name": "who", "description": "Whom"});
    with(option, more)
}

fn taking(options: &[Value]) -> Value {
    command(json!({"options": options}))
}

/// The longest last description of [`translated`] that is accepted.
const FITS: usize = 32;

/// Four subcommands with 82 options, with long descriptions in one locale only.
fn translated(last: usize) -> Value {
    let option = |part: usize, number: usize| {
        let length = if (part, number) == (3, 6) { last } else { 95 };
        let [longest, shorter] = [length, length / 2].map(|length| "x".repeat(length));
        let others = json!({"de": longest, "ru": shorter});
        let about = json!({"name": format!("o{number:02}"), "description": "x", "description_localizations": others});
        option(about)
    };
    let part = |part: usize| {
        let options = if part == 3 { 7 } else { 25 };
        let options: Vec<Value> = (0..options).map(|number| option(part, number)).collect();
        json!({"type": 1, "name": format!("s{part}"), "description": "x", "options": options})
    };
    taking(&(0..4).map(part).collect::<Vec<_>>())
}

#[tokio::test]
async fn what_discord_refuses_is_refused() {
    let rest = Rest::new().await;
    let of = |more: Value| taking(&[option(more)]);
    let choice = |name: &str, value: Value| json!({"name": name, "value": value});
    let choices = |kind: u64, all: &[Value]| of(json!({"type": kind, "choices": all}));
    let numbered = |number: usize| option(json!({"name": format!("o{number}")}));
    let many: Vec<Value> = (0..26).map(numbered).collect();
    let nested = |kind: u64, inner: Value| json!({"type": kind, "name": "s", "description": "x", "options": [inner]});
    let sub = || json!({"type": 1, "name": "s", "description": "x"});
    let long = |length: usize| "x".repeat(length);
    let wordy = |number: usize| {
        let word = |one: usize| choice(&format!("{one}{}", "x".repeat(60)), json!("v"));
        let words: Vec<Value> = (0..25).map(word).collect();
        option(json!({"name": format!("o{number}"), "choices": words}))
    };
    let large: Vec<Value> = (0..25).map(wordy).collect();
    let misplaced = "APPLICATION_COMMAND_OPTIONS_TYPE_INVALID";
    let table = json!([
        ["BASE_TYPE_REQUIRED", [{"description": "x"}]],
        ["BASE_TYPE_BAD_LENGTH", [command(json!({"name": long(33)}))]],
        ["STRING_TYPE_REGEX", [command(json!({"name": "Hello"}))]],
        ["STRING_TYPE_REGEX", [command(json!({"name": "two words"}))]],
        ["BASE_TYPE_BAD_LENGTH", [command(json!({"description": ""}))]],
        ["BASE_TYPE_BAD_LENGTH", [command(json!({"description": long(101)}))]],
        ["BASE_TYPE_CHOICES", [command(json!({"type": 4}))]],
        ["BASE_TYPE_MAX_LENGTH", [command(json!({"type": 2}))]],
        ["BASE_TYPE_BAD_LENGTH", [json!({"type": 3, "name": long(33)})]],
        ["BASE_TYPE_MAX_LENGTH", [json!({"type": 3, "name": "Keep", "options": [option(json!({}))]})]],
        ["NUMBER_TYPE_COERCE", [command(json!({"default_member_permissions": "all"}))]],
        ["BASE_TYPE_CHOICES", [command(json!({"contexts": [3]}))]],
        ["BASE_TYPE_BAD_LENGTH", [command(json!({"contexts": []}))]],
        ["SET_TYPE_ALREADY_CONTAINS_VALUE", [command(json!({"integration_types": [0, 0]}))]],
        ["ENUM_TYPE_COERCE", [command(json!({"name_localizations": {"en": "hi"}}))]],
        ["STRING_TYPE_REGEX", [command(json!({"name_localizations": {"de": "Hallo"}}))]],
        ["BASE_TYPE_BAD_LENGTH", [command(json!({"description_localizations": {"de": ""}}))]],
        ["DICT_TYPE_CONVERT", [command(json!({"name_localizations": ["de"]}))]],
        ["APPLICATION_COMMANDS_DUPLICATE_NAME", [command(json!({})), command(json!({}))]],
        ["BASE_TYPE_MAX_LENGTH", [taking(&many)]],
        ["BASE_TYPE_CHOICES", [of(json!({"type": 12}))]],
        ["APPLICATION_COMMAND_OPTIONS_NAME_ALREADY_EXISTS", [taking(&[option(json!({})), option(json!({}))])]],
        ["APPLICATION_COMMAND_OPTIONS_REQUIRED_INVALID",
            [taking(&[option(json!({})), option(json!({"name": "b", "required": true}))])]],
        [misplaced, [taking(&[sub(), option(json!({}))])]],
        ["BASE_TYPE_CHOICES", [taking(&[nested(1, sub())])]],
        ["BASE_TYPE_CHOICES", [taking(&[nested(2, nested(2, sub()))])]],
        ["BASE_TYPE_CHOICES", [taking(&[nested(2, option(json!({})))])]],
        ["BASE_TYPE_MAX_LENGTH", [choices(3, &vec![choice("a", json!("b")); 26])]],
        ["APPLICATION_COMMAND_OPTIONS_VALUE_INVALID", [choices(4, &[choice("a", json!("1"))])]],
        ["BASE_TYPE_MAX_LENGTH", [choices(3, &[choice("a", json!(long(101)))])]],
        ["APPLICATION_COMMAND_OPTIONS_CHOICE_NAME_ALREADY_EXISTS",
            [choices(4, &[choice("a", json!(1)), choice("a", json!(2))])]],
        [misplaced, [choices(5, &[choice("a", json!(true))])]],
        ["APPLICATION_COMMAND_OPTIONS_CHOICES_AUTOCOMPLETE_EXCLUSIVE",
            [of(json!({"autocomplete": true, "choices": [choice("a", json!("b"))]}))]],
        [misplaced, [of(json!({"type": 6, "autocomplete": true}))]],
        [misplaced, [of(json!({"min_value": 1}))]],
        [misplaced, [of(json!({"type": 4, "max_length": 1}))]],
        [misplaced, [of(json!({"channel_types": [0]}))]],
        ["APPLICATION_COMMAND_OPTIONS_MIN_MAX_INVALID", [of(json!({"type": 4, "min_value": 5, "max_value": 4}))]],
        ["NUMBER_TYPE_COERCE", [of(json!({"type": 4, "min_value": 0.5}))]],
        ["NUMBER_TYPE_MAX", [of(json!({"max_length": 6001}))]],
        ["APPLICATION_COMMAND_TOO_LARGE", [taking(&large)]],
        ["APPLICATION_COMMAND_TOO_LARGE", [translated(FITS + 1)]],
    ]);
    rest.refuses(Method::PUT, PATH, table).await;
    // Each text counts with its longest locale.
    let (status, _) = rest.put(PATH, json!([translated(FITS)])).await;
    assert_eq!(status, 200);
    rest.put(PATH, json!([])).await;
    let all = (0..101).map(|number| command(json!({"name": format!("c{number}")})));
    assert_eq!(refused(&rest.put(PATH, all.collect()).await), (400, 30032));
    let kept = rest.fake.world(|world| world.commands.len());
    assert_eq!(kept, 0, "nothing was kept");
}

#[tokio::test]
async fn who_is_registered_again_keeps_the_identifier() {
    let rest = Rest::new().await;
    let empty = option(json!({"min_length": null, "channel_types": []}));
    let (status, first) = rest.put(PATH, json!([taking(&[empty])])).await;
    assert_eq!((status, &first[0]["options"][0]), (200, &option(json!({}))));
    let both = json!([command(json!({"description": "Again"})), command(json!({"name": "bye"}))]);
    let (_, again) = rest.put(PATH, both).await;
    assert_eq!(again[0]["id"], first[0]["id"]);
    assert_ne!(again[0]["version"], first[0]["version"]);
    assert_ne!(again[0]["id"], again[1]["id"]);
    let named = json!({"name_localizations": {"de": "hallo"}});
    rest.put(PATH, json!([command(named.clone())])).await;
    let (_, told) = rest.get(PATH).await;
    assert_eq!((&told[0]["name"], told[0].get("name_localizations")), (&json!("hello"), None));
    let (_, told) = rest.get(&format!("{PATH}?with_localizations=true")).await;
    assert_eq!(told[0]["name_localizations"], named["name_localizations"]);
}

#[tokio::test]
async fn commands_are_offered_to_those_they_are_for_in_their_language() {
    let rest = Rest::new().await;
    let lobby = rest.channel("lobby");
    let anna = rest.fake.user("Anna");
    let direct = anna.open_direct().unwrap();
    let manage = permissions::MANAGE_MESSAGES.to_string();
    let words = json!({"de": "alle", "en-US": "everything"});
    let all = json!([
        {"name": "all", "description": "x", "name_localizations": words},
        {"name": "guild", "description": "x", "contexts": [0]},
        {"name": "direct", "description": "x", "contexts": [1]},
        {"name": "old-guild", "description": "x", "dm_permission": false},
        {"name": "manager", "description": "x", "default_member_permissions": manage},
        {"name": "admin", "description": "x", "default_member_permissions": "0"},
        {"name": "installed", "description": "x", "integration_types": [1]},
    ]);
    rest.register(all.clone()).await;
    let offered = |place| -> Vec<&str> {
        let names = all.as_array().unwrap().iter();
        let names = names.map(|one| one["name"].as_str().unwrap());
        let usable = |name: &&str| {
            let used = anna.command(place, name, &[], json!({}));
            !matches!(used, Err(Refused::NoSuchCommand(_)))
        };
        names.filter(usable).collect()
    };
    assert_eq!(offered(lobby), ["all", "guild", "old-guild"]);
    assert_eq!(offered(direct), ["all", "direct", "manager", "admin"]);
    anna.set_permissions(permissions::MANAGE_MESSAGES).unwrap();
    assert_eq!(offered(lobby), ["all", "guild", "old-guild", "manager"]);
    anna.set_permissions(permissions::ADMINISTRATOR).unwrap();
    let everything = ["all", "guild", "old-guild", "manager", "admin"];
    assert_eq!(offered(lobby), everything);
    anna.set_permissions(0).unwrap();
    let nobody = ORDINARY & !permissions::USE_APPLICATION_COMMANDS;
    rest.fake.change_role(GUILD, nobody).unwrap();
    assert!(offered(lobby).is_empty());

    let path = format!("/users/{}/commands?channel={direct}", anna.id());
    for (locale, name) in
        [("de", json!("alle")), ("en-GB", json!("everything")), ("fr", json!(null))]
    {
        anna.set_locale(locale).unwrap();
        let (_, all) = rest.control(Method::GET, &path, Value::Null).await;
        assert_eq!(all[0]["name_localized"], name, "{locale}");
    }
}

#[tokio::test]
async fn options_are_told_with_what_they_stand_for() {
    let rest = Rest::new().await;
    let of = |kind: u64, name: &str| json!({"type": kind, "name": name, "description": "x"});
    let options = [of(8, "role"), of(9, "whom"), of(11, "file"), of(7, "where"), of(4, "many")];
    let command = json!({"name": "give", "description": "Gives", "options": options});
    rest.register(json!([command])).await;
    let (mut raw, _) = Raw::identified(&rest.fake, 0).await;
    let lobby = rest.channel("lobby");
    let [anna, ben] = ["Anna", "Ben"].map(|name| rest.fake.user(name));
    let path = format!("/users/{}/attach?name=my card.png", anna.id());
    let url = format!("{}/control{path}", rest.fake.api_base());
    let file = |bytes: Vec<u8>| {
        let request = rest.client.post(&url).header("content-type", "image/png");
        read(request.body(bytes))
    };
    let (_, taken) = file(PNG.to_vec()).await;
    let file_id = taken["file"].as_str().unwrap().to_owned();
    assert_eq!(file(vec![0; (10 << 20) + 1]).await.0, 409, "it is too large");

    let wrong = ben.command(lobby, "give", &[], json!({"file": file_id}));
    assert!(wrong.is_err(), "it is somebody else's");
    for wrong in [
        json!({"role": ben.id()}),
        json!({"role": "7"}),
        json!({"whom": lobby}),
        json!({"many": "some"}),
        json!({"other": 1}),
    ] {
        assert!(anna.command(lobby, "give", &[], wrong).is_err());
    }
    let given = json!({
        "role": GUILD, "whom": ben.id(), "file": file_id, "where": format!("<#{lobby}>"), "many": "3",
    });
    anna.command(lobby, "give", &[], given).unwrap();
    let told = raw.event("INTERACTION_CREATE").await["d"]["data"].clone();
    assert_eq!(told["options"][1], json!({"name": "whom", "type": 9, "value": ben.id()}));
    assert_eq!(told["options"][4]["value"], 3);
    let resolved = &told["resolved"];
    let [everyone, ben, lobby_id] = [GUILD, ben.id(), lobby].map(|id| id.to_string());
    assert_eq!(resolved["roles"][&everyone]["name"], "@everyone");
    assert_eq!(resolved["users"][&ben]["username"], "ben");
    assert!(resolved["members"][&ben]["permissions"].is_string());
    assert_eq!(resolved["channels"][&lobby_id]["name"], "lobby");
    let shown = resolved["attachments"][&file_id].clone();
    let kept = (&shown["filename"], &shown["content_type"], &shown["width"]);
    assert_eq!(kept, (&json!("my_card.png"), &json!("image/png"), &json!(5)));
    let fetched = rest.client.get(shown["url"].as_str().unwrap()).send().await;
    assert_eq!(fetched.unwrap().bytes().await.unwrap(), PNG);

    let role = json!({"whom": format!("<@&{GUILD}>")});
    anna.command(lobby, "give", &[], role).unwrap();
    let told = raw.event("INTERACTION_CREATE").await["d"]["data"].clone();
    assert_eq!(told["resolved"]["roles"][&everyone]["id"], json!(GUILD));
}

#[tokio::test]
async fn commands_in_menus_say_what_they_were_chosen_on() {
    let rest = Rest::new().await;
    let lobby = rest.channel("lobby");
    let all = json!([
        {"name": "hello", "description": "x"},
        {"name": "Wave", "type": 2, "description": ""},
        {"name": "Wave", "type": 3},
    ]);
    rest.register(all).await;
    let (mut raw, _) = Raw::identified(&rest.fake, 0).await;
    let message = rest.say(&rest.messages("lobby"), json!({"content": "look here"})).await;
    let [anna, ben] = ["Anna", "Ben"].map(|name| rest.fake.user(name));
    anna.use_on_message(message, "Wave").unwrap();
    let told = raw.event("INTERACTION_CREATE").await["d"]["data"].clone();
    let (key, id) = (message.to_string(), json!(message));
    assert_eq!((&told["type"], &told["target_id"]), (&json!(3), &id));
    assert_eq!(told["resolved"]["messages"][&key]["content"], "look here");
    anna.use_on_user(lobby, ben.id(), "Wave").unwrap();
    let told = raw.event("INTERACTION_CREATE").await["d"]["data"].clone();
    let (key, id) = (ben.id().to_string(), json!(ben.id()));
    assert_eq!((&told["type"], &told["target_id"]), (&json!(2), &id));
    assert_eq!(told["resolved"]["users"][&key]["id"], id);
    assert!(told["resolved"]["members"][&key].is_object(), "{told}");
    for refused in [
        anna.use_on_message(message, "hello"),
        anna.use_on_user(lobby, ben.id(), "hello"),
        anna.command(lobby, "Wave", &[], json!({})),
    ] {
        assert!(matches!(refused, Err(Refused::NoSuchCommand(_))));
    }
}

#[tokio::test]
async fn proposals_are_of_the_options_type() {
    let rest = Rest::new().await;
    let lobby = rest.channel("lobby");
    let age = json!({"type": 4, "name": "age", "description": "x", "autocomplete": true});
    let silent = option(json!({}));
    rest.register(json!([taking(&[age, silent])])).await;
    let anna = rest.fake.user("Anna");
    let none = anna.type_option(lobby, "hello", &[], "who", "x");
    let said = none.unwrap_err().to_string();
    assert_eq!(said, "who of /hello has no proposals");
    let choice = |name: &str, value: Value| json!({"name": name, "value": value});
    let typed = anna.type_option(lobby, "hello", &[], "age", "1").unwrap();
    let callback = rest.begun(typed.id()).callback;
    let answer = |choices: Value| json!({"type": 8, "data": {"choices": choices}});
    let table = json!([
        ["BASE_TYPE_MAX_LENGTH", answer(json!(vec![choice("a", json!(1)); 26]))],
        ["BASE_TYPE_BAD_LENGTH", answer(json!([choice(&"a".repeat(101), json!(1))]))],
        ["BASE_TYPE_BAD_LENGTH", answer(json!([choice("", json!(1))]))],
        ["BASE_TYPE_REQUIRED", answer(json!([{"name": "a"}]))],
        ["APPLICATION_COMMAND_OPTIONS_VALUE_INVALID", answer(json!([choice("a", json!("one"))]))],
    ]);
    rest.refuses(Method::POST, &callback, table).await;
    let other = rest.post(&callback, json!({"type": 5})).await;
    assert_eq!(field_code(&other.1), "INTERACTION_CALLBACK_TYPE_INVALID");
    let fine = answer(json!([choice("one", json!(1))]));
    assert_eq!(rest.post(&callback, fine).await.0, 204);
    assert!(anna.type_option(lobby, "hello", &[], "name", "x").is_err());
}
