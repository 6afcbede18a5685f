//! Sends and edits messages. Only ids are read from responses, so changes to the rest cannot break
//! us. A message that Discord accepted counts as sent even if the response is unreadable.

use serde::Serialize;
use serde::de::IgnoredAny;
use serenity::all::{AttachmentId, MessageId, Request};
use serenity::http::{Multipart, MultipartUpload};

use crate::prelude::*;

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SentMessage {
    pub id: MessageId,
    pub attachments: Vec<SentAttachment>,
}

#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
pub struct SentAttachment {
    pub id: AttachmentId,
    pub filename: String,
}

impl From<&Message> for SentMessage {
    fn from(message: &Message) -> SentMessage {
        let attachments = message
            .attachments
            .iter()
            .map(|one| SentAttachment { id: one.id, filename: one.filename.clone() });
        SentMessage { id: message.id, attachments: attachments.collect() }
    }
}

/// Sends JSON with at most one file. `None` if Discord accepted it but the response is unreadable
/// or names no message.
///
/// # Errors
/// When refused, lost, or answered by something other than Discord, whatever the status.
pub async fn send(
    http: &Http,
    method: LightMethod,
    route: Route<'_>,
    body: &(impl Serialize + Sync),
    file: Option<CreateAttachment>,
) -> Result<Option<SentMessage>, Error> {
    let request = Request::new(route, method);
    let request = match file {
        Some(file) => request.multipart(Some(Multipart {
            upload: MultipartUpload::Attachments(vec![file]),
            payload_json: Some(serde_json::to_string(body)?),
            fields: vec![],
        })),
        None => request.body(Some(serde_json::to_vec(body)?)),
    };
    let taken = http.request(request).await?;
    match taken.bytes().await {
        Ok(answer) => read(&answer),
        Err(error) => {
            tracing::debug!(%error, "the line broke in the middle of an answer of Discord's");
            Ok(None)
        }
    }
}

/// What is needed of a message; the rest, by far most of it, is passed over.
#[derive(Deserialize)]
struct Answer<'a> {
    #[serde(borrow)]
    id: Option<&'a RawValue>,
    #[serde(borrow)]
    attachments: Option<&'a RawValue>,
}

fn read(answer: &[u8]) -> Result<Option<SentMessage>, Error> {
    // Discord responds with an object or nothing; anything else comes from a proxy.
    if !matches!(answer.first(), None | Some(b'{')) {
        serde_json::from_slice::<IgnoredAny>(answer)?;
        return Ok(None);
    }
    match serde_json::from_slice(answer) {
        Ok(answer) => Ok(message(&answer)),
        Err(error) => {
            if !answer.is_empty() {
                tracing::debug!(%error, "an answer of Discord's cannot be read");
            }
            Ok(None)
        }
    }
}

fn message(answer: &Answer<'_>) -> Option<SentMessage> {
    let id = serde_json::from_str(answer.id?.get()).ok()?;
    let attachments = answer.attachments.and_then(|all| serde_json::from_str(all.get()).ok());
    Some(SentMessage { id, attachments: attachments.unwrap_or_default() })
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    fn told(answer: &Value) -> Option<SentMessage> {
        read(answer.to_string().as_bytes()).unwrap()
    }

    #[test]
    fn of_an_answer_the_ids_alone_are_read() {
        let attachments = json!([{"id": "8", "filename": "hand.png", "size": "very large"}]);
        let sent = told(&json!({"id": "7", "type": "new", "attachments": attachments}));
        let hand = SentAttachment { id: AttachmentId::new(8), filename: "hand.png".to_owned() };
        let whole = SentMessage { id: MessageId::new(7), attachments: vec![hand] };
        assert_eq!(sent, Some(whole.clone()));
        let bare = SentMessage { attachments: vec![], ..whole };
        for odd in [json!({"id": "7"}), json!({"id": 7, "attachments": {"0": "hand.png"}})] {
            assert_eq!(told(&odd), Some(bare.clone()), "{odd}");
        }
    }

    #[test]
    fn what_was_taken_has_arrived_although_the_answer_cannot_be_read() {
        for odd in [json!(null), json!({}), json!({"id": "0"}), json!([])] {
            assert_eq!(told(&odd), None, "{odd}");
        }
        for odd in ["", "{\"id\": \"7\", \"attach"] {
            assert_eq!(read(odd.as_bytes()).unwrap(), None, "{odd}");
        }
    }

    #[test]
    fn a_page_is_not_discords_answer() {
        for page in ["<html>One moment</html>", "\r\n<!doctype html>", "upstream connect error"] {
            let read = read(page.as_bytes());
            assert!(matches!(read, Err(Error::Json(_))), "{page}: {read:?}");
        }
    }
}
