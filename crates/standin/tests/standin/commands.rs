//! Registering commands, and who is offered them in which language.

use serde_json::{Value, json};
use standin::{GUILD, ORDINARY, Refused, permissions};

use super::rest::{Rest, field_code, read, refused};

const PATH: &str = "/applications/1/commands";

fn command(more: Value) -> Value {
    let mut command = json!({"name": "hello", "description": "Says hello"});
    let fields = command.as_object_mut().unwrap();
    fields.extend(more.as_object().unwrap().clone());
    command
}

fn option(more: Value) -> Value {
    let mut option = json!({"type": 3, "name": "who", "description": "Whom"});
    let fields = option.as_object_mut().unwrap();
    fields.extend(more.as_object().unwrap().clone());
    option
}

fn with(options: Value) -> Value {
    command(json!({"options": options}))
}

#[tokio::test]
async fn what_discord_refuses_is_refused() {
    let rest = Rest::new().await;
    let choice = |name: &str, value: Value| json!({"name": name, "value": value});
    let choices = |kind: u64, choices: Value| {
        with(json!([option(json!({"type": kind, "choices": choices}))]))
    };
    let numbered = |count: usize| -> Value {
        let all = (0..count).map(|number| option(json!({"name": format!("o{number}")})));
        all.collect()
    };
    let sub =
        |options: Value| json!({"type": 1, "name": "s", "description": "x", "options": options});
    let group =
        |options: Value| json!({"type": 2, "name": "g", "description": "x", "options": options});
    let long = "x".repeat(100);
    let large: Value = (0..25)
        .map(|number| {
            let many: Value = (0..25)
                .map(|one| choice(&format!("{one}{}", &long[..60]), json!("v")))
                .collect();
            option(json!({"name": format!("o{number}"), "choices": many}))
        })
        .collect();
    for (code, body) in [
        ("BASE_TYPE_REQUIRED", json!({"description": "x"})),
        (
            "BASE_TYPE_BAD_LENGTH",
            command(json!({"name": "x".repeat(33)})),
        ),
        ("STRING_TYPE_REGEX", command(json!({"name": "Hello"}))),
        ("STRING_TYPE_REGEX", command(json!({"name": "two words"}))),
        ("BASE_TYPE_BAD_LENGTH", command(json!({"description": ""}))),
        (
            "BASE_TYPE_BAD_LENGTH",
            command(json!({"description": "x".repeat(101)})),
        ),
        ("BASE_TYPE_CHOICES", command(json!({"type": 4}))),
        (
            "APPLICATION_COMMANDS_DESCRIPTION_INVALID",
            command(json!({"type": 2})),
        ),
        (
            "NUMBER_TYPE_COERCE",
            command(json!({"default_member_permissions": "all"})),
        ),
        ("BASE_TYPE_CHOICES", command(json!({"contexts": [3]}))),
        ("BASE_TYPE_BAD_LENGTH", command(json!({"contexts": []}))),
        (
            "SET_TYPE_ALREADY_CONTAINS_VALUE",
            command(json!({"integration_types": [0, 0]})),
        ),
        (
            "ENUM_TYPE_COERCE",
            command(json!({"name_localizations": {"en": "hi"}})),
        ),
        (
            "STRING_TYPE_REGEX",
            command(json!({"name_localizations": {"de": "Hallo"}})),
        ),
        (
            "BASE_TYPE_BAD_LENGTH",
            command(json!({"description_localizations": {"de": ""}})),
        ),
        (
            "DICT_TYPE_CONVERT",
            command(json!({"name_localizations": ["de"]})),
        ),
        ("BASE_TYPE_MAX_LENGTH", with(numbered(26))),
        (
            "BASE_TYPE_CHOICES",
            with(json!([option(json!({"type": 12}))])),
        ),
        (
            "APPLICATION_COMMAND_OPTIONS_NAME_ALREADY_EXISTS",
            with(json!([option(json!({})), option(json!({}))])),
        ),
        (
            "APPLICATION_COMMAND_OPTIONS_REQUIRED_INVALID",
            with(json!([
                option(json!({})),
                option(json!({"name": "b", "required": true}))
            ])),
        ),
        (
            "APPLICATION_COMMAND_OPTIONS_TYPE_INVALID",
            with(json!([sub(json!([])), option(json!({}))])),
        ),
        (
            "BASE_TYPE_CHOICES",
            with(json!([sub(json!([sub(json!([]))]))])),
        ),
        (
            "BASE_TYPE_CHOICES",
            with(json!([group(json!([group(json!([]))]))])),
        ),
        (
            "BASE_TYPE_CHOICES",
            with(json!([group(json!([option(json!({}))]))])),
        ),
        (
            "BASE_TYPE_MAX_LENGTH",
            choices(3, json!(vec![choice("a", json!("b")); 26])),
        ),
        (
            "APPLICATION_COMMAND_OPTIONS_VALUE_INVALID",
            choices(4, json!([choice("a", json!("1"))])),
        ),
        (
            "APPLICATION_COMMAND_OPTIONS_VALUE_INVALID",
            choices(3, json!([choice("a", json!(1))])),
        ),
        (
            "BASE_TYPE_MAX_LENGTH",
            choices(3, json!([choice("a", json!("x".repeat(101)))])),
        ),
        (
            "APPLICATION_COMMAND_OPTIONS_CHOICE_NAME_ALREADY_EXISTS",
            choices(4, json!([choice("a", json!(1)), choice("a", json!(2))])),
        ),
        (
            "APPLICATION_COMMAND_OPTIONS_TYPE_INVALID",
            choices(5, json!([choice("a", json!(true))])),
        ),
        (
            "APPLICATION_COMMAND_OPTIONS_CHOICES_AUTOCOMPLETE_EXCLUSIVE",
            with(json!([option(
                json!({"autocomplete": true, "choices": [choice("a", json!("b"))]})
            )])),
        ),
        (
            "APPLICATION_COMMAND_OPTIONS_TYPE_INVALID",
            with(json!([option(json!({"type": 6, "autocomplete": true}))])),
        ),
        (
            "APPLICATION_COMMAND_OPTIONS_TYPE_INVALID",
            with(json!([option(json!({"min_value": 1}))])),
        ),
        (
            "APPLICATION_COMMAND_OPTIONS_TYPE_INVALID",
            with(json!([option(json!({"type": 4, "max_length": 1}))])),
        ),
        (
            "APPLICATION_COMMAND_OPTIONS_TYPE_INVALID",
            with(json!([option(json!({"channel_types": [0]}))])),
        ),
        (
            "APPLICATION_COMMAND_OPTIONS_MIN_MAX_INVALID",
            with(json!([option(
                json!({"type": 4, "min_value": 5, "max_value": 4})
            )])),
        ),
        (
            "NUMBER_TYPE_COERCE",
            with(json!([option(json!({"type": 4, "min_value": 0.5}))])),
        ),
        (
            "NUMBER_TYPE_MAX",
            with(json!([option(json!({"max_length": 6001}))])),
        ),
        ("APPLICATION_COMMAND_TOO_LARGE", with(large)),
    ] {
        let (status, answer) = rest.post(PATH, body.clone()).await;
        assert_eq!(
            (status, field_code(&answer).as_str()),
            (400, code),
            "{body}: {answer}"
        );
        let (status, answer) = rest.put(PATH, json!([body])).await;
        assert_eq!(
            (status, field_code(&answer).as_str()),
            (400, code),
            "{body}: {answer}"
        );
    }
    let twice = rest
        .put(PATH, json!([command(json!({})), command(json!({}))]))
        .await;
    assert_eq!(field_code(&twice.1), "APPLICATION_COMMANDS_DUPLICATE_NAME");
    let many: Value = (0..101)
        .map(|number| command(json!({"name": format!("c{number}")})))
        .collect();
    assert_eq!(refused(&rest.put(PATH, many).await), (400, 30032));
    assert_eq!(rest.get(PATH).await.1, json!([]), "nothing was kept");
}

#[tokio::test]
async fn commands_are_made_changed_and_taken_away() {
    let rest = Rest::new().await;
    let (status, made) = rest
        .post(PATH, with(json!([option(json!({"min_length": null}))])))
        .await;
    assert_eq!(status, 201);
    assert_eq!(
        made["options"][0],
        option(json!({})),
        "empty fields are passed over"
    );
    let (status, again) = rest
        .post(PATH, command(json!({"description": "Again"})))
        .await;
    assert_eq!(
        (status, &again["id"]),
        (200, &made["id"]),
        "one of the same name is replaced"
    );
    let one = format!("{PATH}/{}", made["id"].as_str().unwrap());
    let (_, changed) = rest.patch(&one, json!({"name": "hi", "type": 2})).await;
    assert_eq!(
        (&changed["name"], &changed["type"]),
        (&json!("hi"), &json!(1))
    );
    assert_ne!(changed["version"], again["version"]);
    rest.post(PATH, command(json!({}))).await;
    let (_, answer) = rest.patch(&one, json!({"name": "hello"})).await;
    assert_eq!(field_code(&answer), "APPLICATION_COMMANDS_DUPLICATE_NAME");
    assert_eq!(rest.delete(&one).await.0, 204);
    assert_eq!(refused(&rest.get(&one).await), (404, 10063));

    let of_guild = format!("/applications/1/guilds/{GUILD}/commands");
    let (_, mine) = rest.post(&of_guild, command(json!({}))).await;
    assert_eq!(mine["guild_id"], json!(GUILD));
    assert_eq!(
        rest.get(&format!("{of_guild}/permissions")).await,
        (200, json!([]))
    );
    let of_one = format!("{of_guild}/{}/permissions", mine["id"].as_str().unwrap());
    assert_eq!(refused(&rest.get(&of_one).await), (404, 10066));
    assert_eq!(
        refused(&rest.put(&of_one, json!({"permissions": []})).await),
        (403, 20001)
    );
    let foreign = "/applications/1/guilds/5/commands";
    assert_eq!(refused(&rest.get(foreign).await), (403, 50001));
}

#[tokio::test]
async fn names_come_in_the_language_asked_for() {
    let rest = Rest::new().await;
    let body = command(json!({
        "name_localizations": {"de": "hallo", "en-US": "howdy"},
        "options": [option(json!({"name_localizations": {"de": "wen"}}))],
    }));
    rest.post(PATH, body).await;
    let (_, whole) = rest.get(&format!("{PATH}?with_localizations=true")).await;
    assert_eq!(whole[0]["name_localizations"]["de"], "hallo");
    let (_, plain) = rest.get(PATH).await;
    assert_eq!(
        (&plain[0]["name_localizations"], &plain[0]["name_localized"]),
        (&Value::Null, &Value::Null)
    );
    let asked = async |locale: &str| {
        let request = rest
            .client
            .get(rest.url(PATH))
            .header("x-discord-locale", locale);
        read(rest.auth(request)).await.1
    };
    let german = asked("de").await;
    assert_eq!(german[0]["name_localized"], "hallo");
    assert_eq!(german[0]["options"][0]["name_localized"], "wen");
    assert_eq!(
        german[0]["description_localized"], "Says hello",
        "what is not translated stays"
    );
    assert_eq!(
        asked("en-GB").await[0]["name_localized"],
        "howdy",
        "one English stands in for the other"
    );
    assert_eq!(asked("fr").await[0]["name_localized"], "hello");
}

#[tokio::test]
async fn commands_are_offered_to_those_they_are_for() {
    let rest = Rest::new().await;
    let lobby = rest.channel("lobby");
    let anna = rest.standin.user("Anna");
    let direct = anna.open_direct().unwrap();
    let manage = permissions::MANAGE_CHANNELS.to_string();
    let all = json!([
        {"name": "all", "description": "x"},
        {"name": "guild", "description": "x", "contexts": [0]},
        {"name": "direct", "description": "x", "contexts": [1]},
        {"name": "old-guild", "description": "x", "dm_permission": false},
        {"name": "manager", "description": "x", "default_member_permissions": manage},
        {"name": "admin", "description": "x", "default_member_permissions": "0"},
        {"name": "installed", "description": "x", "integration_types": [1]},
    ]);
    assert_eq!(rest.put(PATH, all.clone()).await.0, 200);
    let offered = |place| -> Vec<String> {
        let names = all
            .as_array()
            .unwrap()
            .iter()
            .map(|one| one["name"].as_str().unwrap());
        let usable = names.filter(|name| {
            !matches!(
                anna.command(place, name, &[], json!({})),
                Err(Refused::NoSuchCommand(_))
            )
        });
        usable.map(str::to_owned).collect()
    };
    assert_eq!(offered(lobby), ["all", "guild", "old-guild"]);
    assert_eq!(offered(direct), ["all", "direct", "manager", "admin"]);
    anna.set_permissions(permissions::MANAGE_CHANNELS).unwrap();
    assert_eq!(offered(lobby), ["all", "guild", "old-guild", "manager"]);
    anna.set_permissions(permissions::ADMINISTRATOR).unwrap();
    assert_eq!(
        offered(lobby),
        ["all", "guild", "old-guild", "manager", "admin"]
    );
    anna.set_permissions(0).unwrap();
    let nobody = ORDINARY & !permissions::USE_APPLICATION_COMMANDS;
    rest.standin.change_role(GUILD, nobody).unwrap();
    assert!(offered(lobby).is_empty());
}
