//! Application emojis.

use super::rest::id;
use crate::prelude::*;

const PATH: &str = "/applications/1/emojis";
const PICTURE: &str = "data:image/png;base64,iVBORw0KGgoA";

#[tokio::test]
async fn names_and_pictures_are_checked() {
    let rest = Rest::new().await;
    let large = format!("{PICTURE}{}", "A".repeat((256 << 10) / 3 * 4 + 4));
    let table = json!([
        ["BASE_TYPE_BAD_LENGTH", {"name": "x", "image": PICTURE}],
        ["BASE_TYPE_BAD_LENGTH", {"name": "x".repeat(33), "image": PICTURE}],
        ["STRING_TYPE_REGEX", {"name": "a-b", "image": PICTURE}],
        ["BASE_TYPE_REQUIRED", {"name": "gem"}],
        ["IMAGE_INVALID", {"name": "gem", "image": "iVBORw0KGgo="}],
        ["IMAGE_INVALID", {"name": "gem", "image": "data:image/svg+xml;base64,AAAA"}],
        ["IMAGE_INVALID", {"name": "gem", "image": "data:image/png;base64,iVBORw0KGgo!"}],
        ["BINARY_TYPE_MAX_SIZE", {"name": "gem", "image": large}],
    ]);
    rest.refuses(Method::POST, PATH, table).await;
    let make = async |name: &str, image: &str| {
        rest.post(PATH, json!({"name": name, "image": image})).await
    };
    let (status, gem) = make("gem", PICTURE).await;
    assert_eq!((status, &gem["animated"]), (201, &json!(false)));
    assert_eq!(gem["image"], json!(null), "the picture is not part of the answer");
    let (_, again) = make("gem", PICTURE).await;
    assert_eq!(field_code(&again), "APPLICATION_EMOJI_NAME_ALREADY_TAKEN");
    // Some libraries send this media type for every image.
    let (_, moving) = make("fire", "data:image/jpg;base64,R0lGODlh").await;
    assert_eq!(moving["animated"], true);
    let (_, all) = rest.get(PATH).await;
    let names = all["items"].as_array().unwrap().iter();
    let names: Vec<_> = names.map(|emoji| &emoji["name"]).collect();
    assert_eq!(names, ["gem", "fire"]);

    // The id is enough; the name is filled in.
    let emoji = json!({"id": gem["id"]});
    let button = json!({"type": 2, "style": 1, "custom_id": "x", "emoji": emoji});
    let body = json!({"components": [{"type": 1, "components": [button]}]});
    let path = rest.messages("lobby");
    let (status, said) = rest.post(&path, body.clone()).await;
    let shown = &said["components"][0]["components"][0]["emoji"]["name"];
    assert_eq!((status, shown), (200, &json!("gem")));
    let one = format!("{PATH}/{}", id(&gem));
    assert_eq!(rest.delete(&one).await.0, 204);
    assert_eq!(refused(&rest.delete(&one).await), (404, 10014));
    let (_, gone) = rest.post(&path, body).await;
    assert_eq!(field_code(&gone), "COMPONENT_INVALID_EMOJI");
}
