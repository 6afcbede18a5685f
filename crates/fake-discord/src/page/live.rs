//! Pushes changes to open pages over a WebSocket, sending only differences.

use axum::extract::ws::{Message as Frame, WebSocket};
use axum::extract::{State, WebSocketUpgrade};
use serde_json::Map;

use super::view::{View, Watch};
use crate::prelude::*;

pub(super) async fn open(State(fake): State<FakeDiscord>, upgrade: WebSocketUpgrade) -> Response {
    upgrade.on_upgrade(move |socket| tell_changes(fake, socket))
}

async fn tell_changes(fake: FakeDiscord, mut socket: WebSocket) {
    let mut changed = fake.inner.changed.subscribe();
    let mut watch: Option<Watch> = None;
    let mut told = View::default();
    loop {
        // Coalesce several changes into one update.
        let asked = tokio::select! {
            news = changed.changed() => {
                if news.is_err() {
                    return;
                }
                false
            }
            heard = socket.recv() => match heard {
                Some(Ok(frame)) => {
                    let Some(new) = read(&frame) else { continue };
                    watch = Some(new);
                    true
                }
                Some(Err(_)) | None => return,
            },
        };
        changed.borrow_and_update();
        let Some(watch) = &watch else { continue };
        let view = View::of(&fake, watch, &told);
        let news = news(&told, &view);
        told = view;
        let Some(mut news) = news.or_else(|| asked.then(Map::new)) else {
            continue;
        };
        news.insert("asked".to_owned(), json!(watch.asked));
        let text = Value::Object(news).to_string();
        if socket.send(Frame::Text(text.into())).await.is_err() {
            return;
        }
    }
}

fn read(frame: &Frame) -> Option<Watch> {
    serde_json::from_str(frame.to_text().ok()?).ok()
}

/// Changed parts and messages, plus the full order if a message was added or removed.
fn news(told: &View, view: &View) -> Option<Map<String, Value>> {
    let parts = view.parts.iter();
    let mut out: Map<String, Value> = parts
        .filter(|(name, value)| told.parts.get(*name) != Some(*value))
        .map(|(name, value)| (name.clone(), value.clone()))
        .collect();
    let fresh = view.messages.iter();
    let fresh: Vec<_> = fresh
        .filter(|(id, shown)| {
            let known = told.messages.get(id);
            known.is_none_or(|known| !Arc::ptr_eq(known, shown) && known.json != shown.json)
        })
        .map(|(_, shown)| &shown.json)
        .collect();
    if !fresh.is_empty() {
        out.insert("messages".to_owned(), json!(fresh));
    }
    if !told.messages.keys().eq(view.messages.keys()) {
        let order: Vec<_> = view.messages.keys().collect();
        out.insert("order".to_owned(), json!(order));
    }
    (!out.is_empty()).then_some(out)
}

#[cfg(test)]
mod tests {
    use serde_json::{Value, json};

    use super::{Arc, View, news};
    use crate::world::Snowflake;

    fn view(title: &str, messages: &[(u64, &str)]) -> View {
        let mut view = View::default();
        view.parts.insert("title".to_owned(), json!(title));
        let messages = messages.iter();
        view.messages =
            messages.map(|(id, text)| (Snowflake(*id), Arc::new(json!(text).into()))).collect();
        view
    }

    fn told(before: &View, after: &View) -> Value {
        news(before, after).map_or(Value::Null, Value::Object)
    }

    #[test]
    fn only_what_differs_is_told() {
        let first = view("lobby", &[(1, "a"), (2, "b")]);
        let all = told(&View::default(), &first);
        let expected = json!({"title": "lobby", "messages": ["a", "b"], "order": ["1", "2"]});
        assert_eq!(all, expected);
        assert_eq!(told(&first, &first), Value::Null);

        let edited = view("lobby", &[(1, "a"), (2, "c")]);
        assert_eq!(told(&first, &edited), json!({"messages": ["c"]}));
        let gone = view("lobby", &[(2, "b")]);
        assert_eq!(told(&first, &gone), json!({"order": ["2"]}));
        let renamed = view("games", &[(1, "a"), (2, "b")]);
        assert_eq!(told(&first, &renamed), json!({"title": "games"}));
    }
}
