//! The files of a message.

use reqwest::multipart::{Form, Part};
use serde_json::{Value, json};

use super::rest::{Rest, field_code, read, refused};

fn form(json: &Value, files: &[(&str, &'static [u8])]) -> Form {
    let numbered = files.iter().enumerate();
    numbered.fold(
        Form::new().text("payload_json", json.to_string()),
        |form, (number, (name, bytes))| {
            let part = Part::bytes(*bytes).file_name((*name).to_owned());
            form.part(format!("files[{number}]"), part)
        },
    )
}

#[tokio::test]
async fn names_are_plain_and_files_are_what_is_listed() {
    let rest = Rest::new().await;
    let path = format!("/channels/{}/messages", rest.channel("lobby"));
    let send = async |json: Value, files: &[(&str, &'static [u8])]| {
        let request = rest
            .client
            .post(rest.url(&path))
            .multipart(form(&json, files));
        read(rest.auth(request)).await
    };
    let (status, made) = send(json!({}), &[("my card (1).png", b"one")]).await;
    assert_eq!(
        (status, &made["attachments"][0]["filename"]),
        (200, &json!("my_card_1.png"))
    );

    for listed in [
        json!([{"id": 1}]),
        json!([{"id": "99"}]),
        json!([{"id": 0}, {"id": 7}]),
    ] {
        let (status, answer) = send(json!({"attachments": listed}), &[("a.txt", b"a")]).await;
        assert_eq!(
            (status, field_code(&answer).as_str()),
            (400, "ATTACHMENT_NOT_FOUND"),
            "{answer}"
        );
    }
    let (status, answer) = send(
        json!({"attachments": [{"description": "x"}]}),
        &[("a.txt", b"a")],
    )
    .await;
    assert_eq!(
        (status, field_code(&answer).as_str()),
        (400, "BASE_TYPE_REQUIRED")
    );
    let many: Vec<(&str, &'static [u8])> = vec![("a.txt", b"a"); 11];
    assert_eq!(refused(&send(json!({}), &many).await), (400, 30015));

    // A change keeps what it lists, and takes of the new files only what it lists.
    let first = made["attachments"][0]["id"].clone();
    let one = format!("{path}/{}", made["id"].as_str().unwrap());
    let change = async |json: Value, files: &[(&str, &'static [u8])]| {
        let request = rest
            .client
            .patch(rest.url(&one))
            .multipart(form(&json, files));
        read(rest.auth(request)).await
    };
    let files: &[(&str, &'static [u8])] = &[("two.png", b"two"), ("three.png", b"three")];
    let (status, changed) = change(
        json!({"attachments": [{"id": first}, {"id": 1, "description": "third"}]}),
        files,
    )
    .await;
    assert_eq!(status, 200, "{changed}");
    let names: Vec<_> = changed["attachments"]
        .as_array()
        .unwrap()
        .iter()
        .map(|file| {
            (
                file["filename"].as_str().unwrap(),
                file["description"].as_str(),
            )
        })
        .collect();
    assert_eq!(
        names,
        [("my_card_1.png", None), ("three.png", Some("third"))]
    );
    let (_, emptied) = change(json!({"content": "words", "attachments": null}), &[]).await;
    assert_eq!(emptied["attachments"], json!([]));
}
