//! Options of commands that stand for something: roles, users or roles, files.

use serde_json::{Value, json};
use standin::{APPLICATION, GUILD, Snowflake};

use super::{
    bot::PNG,
    raw::Raw,
    rest::{Rest, read},
};

struct Shop {
    rest: Rest,
    raw: Raw,
    lobby: Snowflake,
}

impl Shop {
    /// A stand-in with a command of such options, and a bot that listens.
    async fn open() -> Shop {
        let rest = Rest::new().await;
        let option =
            |kind: u64, name: &str| json!({"type": kind, "name": name, "description": "x"});
        let options = [option(8, "role"), option(9, "whom"), option(11, "file")];
        let command = json!({"name": "give", "description": "Gives", "options": options});
        let path = format!("/applications/{APPLICATION}/commands");
        let (status, answer) = rest.post(&path, command).await;
        assert_eq!(status, 201, "{answer}");
        let mut raw = Raw::greeted(&rest.standin).await;
        raw.identify(&rest.standin, 0).await;
        let lobby = rest.channel("lobby");
        Shop { rest, raw, lobby }
    }

    /// Uses the command, and gives what the bot is told of it.
    async fn give(&mut self, options: Value) -> Value {
        let anna = self.rest.standin.user("Anna");
        anna.command(self.lobby, "give", &[], options).unwrap();
        self.raw.event("INTERACTION_CREATE").await["d"]["data"].clone()
    }
}

#[tokio::test]
async fn roles_and_those_who_can_be_mentioned_are_told_with_what_they_are() {
    let mut shop = Shop::open().await;
    let ben = shop.rest.standin.user("Ben").id();
    let given = shop.give(json!({"role": GUILD, "whom": ben})).await;
    let options = json!([
        {"name": "role", "type": 8, "value": GUILD}, {"name": "whom", "type": 9, "value": ben},
    ]);
    assert_eq!(given["options"], options);
    let resolved = &given["resolved"];
    let (everyone, ben) = (GUILD.to_string(), ben.to_string());
    assert_eq!(resolved["roles"][&everyone]["name"], "@everyone");
    assert_eq!(resolved["users"][&ben]["username"], "ben");
    assert!(resolved["members"][&ben]["permissions"].is_string());

    let given = shop.give(json!({"whom": format!("<@&{GUILD}>")})).await;
    assert_eq!(given["options"][0]["value"], json!(GUILD));
    assert_eq!(given["resolved"]["roles"][&everyone]["id"], json!(GUILD));
    assert_eq!(given["resolved"]["users"], Value::Null);

    let anna = shop.rest.standin.user("Anna");
    for wrong in [
        json!({"role": ben}),
        json!({"role": "7"}),
        json!({"whom": shop.lobby}),
    ] {
        assert!(anna.command(shop.lobby, "give", &[], wrong).is_err());
    }
}

#[tokio::test]
async fn a_file_can_be_fetched_by_the_bot() {
    let mut shop = Shop::open().await;
    let [anna, ben] = ["Anna", "Ben"].map(|name| shop.rest.standin.user(name));
    let file = anna.attach("my card.png", "image/png", PNG).unwrap();
    let wrong = ben.command(shop.lobby, "give", &[], json!({"file": file}));
    assert!(wrong.is_err(), "it is somebody else's");

    let given = shop.give(json!({"file": file})).await;
    assert_eq!(given["options"][0]["value"], json!(file));
    let told = &given["resolved"]["attachments"][file.to_string()];
    let kind = (&told["filename"], &told["content_type"], &told["ephemeral"]);
    assert_eq!(
        kind,
        (&json!("my_card.png"), &json!("image/png"), &json!(true))
    );
    let size = (&told["size"], &told["width"], &told["height"]);
    assert_eq!(size, (&json!(PNG.len()), &json!(5), &json!(7)));
    let fetched = shop.rest.client.get(told["url"].as_str().unwrap());
    let fetched = fetched.send().await.unwrap().bytes().await.unwrap();
    assert_eq!(fetched, PNG);

    let large = vec![0; (10 << 20) + 1];
    assert!(anna.attach("large.bin", "application/zip", &large).is_err());
}

#[tokio::test]
async fn a_file_can_be_given_over_the_control_interface() {
    let mut shop = Shop::open().await;
    let anna = shop.rest.standin.user("Anna").id();
    let base = format!("{}/control/users/{anna}", shop.rest.standin.api_base());
    let request = shop
        .rest
        .client
        .post(format!("{base}/attach?name=notes.txt"));
    let request = request.header("content-type", "text/plain").body("Noon");
    let (status, taken) = read(request).await;
    assert_eq!(status, 200, "{taken}");
    let options = json!({"file": taken["file"]});
    let body = json!({"channel": shop.lobby, "name": "give", "options": options});
    let used = shop.rest.client.post(format!("{base}/command")).json(&body);
    // It answers when the bot has done something, and this bot only listens.
    let used = tokio::spawn(used.send());
    let told = shop.raw.event("INTERACTION_CREATE").await;
    let files = told["d"]["data"]["resolved"]["attachments"]
        .as_object()
        .unwrap();
    let names: Vec<_> = files.values().map(|file| &file["filename"]).collect();
    assert_eq!(names, ["notes.txt"]);
    used.abort();
}
