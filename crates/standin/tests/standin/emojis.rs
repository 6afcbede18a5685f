//! The application's own emojis.

use serde_json::json;

use super::rest::{Rest, field_code, refused};

const PATH: &str = "/applications/1/emojis";
const PICTURE: &str = "data:image/png;base64,iVBORw0KGgoA";

#[tokio::test]
async fn names_and_pictures_are_checked() {
    let rest = Rest::new().await;
    let large = format!("{PICTURE}{}", "A".repeat((256 << 10) / 3 * 4 + 4));
    for (code, name, image) in [
        ("BASE_TYPE_BAD_LENGTH", "x", PICTURE),
        ("BASE_TYPE_BAD_LENGTH", &*"x".repeat(33), PICTURE),
        ("STRING_TYPE_REGEX", "a-b", PICTURE),
        ("IMAGE_INVALID", "gem", "iVBORw0KGgo="),
        ("IMAGE_INVALID", "gem", "data:image/svg+xml;base64,AAAA"),
        ("IMAGE_INVALID", "gem", "data:image/png;base64,AAAA"),
        ("IMAGE_INVALID", "gem", "data:image/png;base64,iVBORw0KGgo!"),
        ("IMAGE_INVALID", "gem", "data:image/jpg;base64,AAAA"),
        ("BINARY_TYPE_MAX_SIZE", "gem", &large),
    ] {
        let (status, answer) = rest.post(PATH, json!({"name": name, "image": image})).await;
        assert_eq!(
            (status, field_code(&answer).as_str()),
            (400, code),
            "{name}: {answer}"
        );
    }
    let (_, answer) = rest.post(PATH, json!({"name": "gem"})).await;
    assert_eq!(field_code(&answer), "BASE_TYPE_REQUIRED");
    let (status, gem) = rest
        .post(PATH, json!({"name": "gem", "image": PICTURE}))
        .await;
    assert_eq!((status, &gem["animated"]), (201, &json!(false)));
    assert_eq!(
        gem["image"],
        json!(null),
        "the picture is not part of the answer"
    );
    let (_, answer) = rest
        .post(PATH, json!({"name": "gem", "image": PICTURE}))
        .await;
    assert_eq!(field_code(&answer), "APPLICATION_EMOJI_NAME_ALREADY_TAKEN");
    let moving = json!({"name": "fire", "image": "data:image/gif;base64,R0lGODlh"});
    assert_eq!(rest.post(PATH, moving).await.1["animated"], true);
    // Some libraries call every picture so, whatever it is.
    for (name, data, animated) in [
        ("photo", "/9j/4AAQ", false),
        ("drawing", "iVBORw0KGgoA", false),
        ("flame", "R0lGODlh", true),
        ("sketch", "AAAAHGZ0eXBhdmlm", false),
    ] {
        let image = format!("data:image/jpg;base64,{data}");
        let (status, made) = rest.post(PATH, json!({"name": name, "image": image})).await;
        assert_eq!(
            (status, &made["animated"]),
            (201, &json!(animated)),
            "{made}"
        );
    }
    let one = format!("{PATH}/{}", gem["id"].as_str().unwrap());
    assert_eq!(
        rest.patch(&one, json!({"name": "ruby"})).await.1["name"],
        "ruby"
    );
    let (_, answer) = rest.patch(&one, json!({"name": "fire"})).await;
    assert_eq!(field_code(&answer), "APPLICATION_EMOJI_NAME_ALREADY_TAKEN");
    let names: Vec<_> = rest.get(PATH).await.1["items"]
        .as_array()
        .unwrap()
        .iter()
        .map(|emoji| emoji["name"].clone())
        .collect();
    assert_eq!(
        names,
        ["ruby", "fire", "photo", "drawing", "flame", "sketch"]
    );

    // A button shows it by its identifier for as long as there is one.
    let lobby = rest.channel("lobby");
    let emoji = json!({"id": gem["id"], "name": "ruby"});
    let button = json!({"type": 2, "style": 1, "custom_id": "x", "emoji": emoji});
    let body = json!({"components": [{"type": 1, "components": [button]}]});
    let path = format!("/channels/{lobby}/messages");
    assert_eq!(rest.post(&path, body.clone()).await.0, 200);
    // Its identifier is enough, and its name is told.
    let bare = json!({"type": 2, "style": 1, "custom_id": "x", "emoji": {"id": gem["id"]}});
    let bare = json!({"components": [{"type": 1, "components": [bare]}]});
    let (status, said) = rest.post(&path, bare).await;
    assert_eq!(
        (status, &said["components"][0]["components"][0]["emoji"]),
        (200, &emoji)
    );
    assert_eq!(rest.delete(&one).await.0, 204);
    assert_eq!(
        field_code(&rest.post(&path, body).await.1),
        "COMPONENT_INVALID_EMOJI"
    );
    assert_eq!(refused(&rest.get(&one).await), (404, 10014));
}
