//! The web page and its API.

mod acts;
mod live;
mod view;

use crate::prelude::*;
use axum::extract::{Path, Query, State};
use axum::http::{HeaderValue, header};
use axum::response::IntoResponse;
use axum::routing::{get, post};
use view::{View, Watch};

const SCRIPT: &str = "text/javascript; charset=utf-8";
const STYLE: &str = "text/css; charset=utf-8";

macro_rules! files {
    ($($name:literal),+ $(,)?) => {
        &[$(($name, include_str!(concat!("../../page/", $name)))),+]
    };
}

const FILES: &[(&str, &str)] = files![
    "commands.js",
    "components.js",
    "compose.js",
    "dialogs.js",
    "dom.js",
    "fields.js",
    "files.js",
    "greeting.js",
    "keys.js",
    "layout.css",
    "main.js",
    "markdown.js",
    "menus.js",
    "messages.css",
    "messages.js",
    "net.js",
    "people.js",
    "pictures.js",
    "places.js",
    "stream.js",
    "theme.css",
    "theme.js",
    "widgets.css",
    "words-de.js",
    "words-en.js",
    "words-ru.js",
    "words.js",
];

pub(super) fn router() -> Router<FakeDiscord> {
    Router::new()
        .route("/{file}", get(file))
        .route("/live", get(live::open))
        .route("/api/view", get(seen))
        .route("/api/attach", post(acts::attach))
        .route("/api/{action}", post(acts::act))
}

fn text(kind: &'static str, text: &'static str) -> Response {
    let mut response = text.into_response();
    let headers = response.headers_mut();
    headers.insert(header::CONTENT_TYPE, HeaderValue::from_static(kind));
    headers.insert(header::CACHE_CONTROL, HeaderValue::from_static("no-cache"));
    response
}

pub(super) fn html() -> Response {
    text("text/html; charset=utf-8", include_str!("../../page/index.html"))
}

async fn file(Path(name): Path<String>) -> Response {
    let found = FILES.iter().find(|(known, _)| *known == name);
    let Some((name, content)) = found else {
        return StatusCode::NOT_FOUND.into_response();
    };
    let kind = if name.ends_with(".css") { STYLE } else { SCRIPT };
    text(kind, content)
}

async fn seen(State(fake): State<FakeDiscord>, Query(watch): Query<Watch>) -> Json<Value> {
    Json(View::of(&fake, &watch, &View::default()).whole())
}

#[cfg(test)]
mod tests {
    use super::FILES;

    fn texts(name: &str) -> Vec<(&'static str, &'static str)> {
        let (_, script) = FILES.iter().find(|(file, _)| *file == name).unwrap();
        let lines = script.lines().filter_map(|line| line.strip_prefix("  "));
        lines.filter_map(|line| line.split_once(": ")).collect()
    }

    #[test]
    fn the_page_says_the_same_in_every_language() {
        let english = texts("words-en.js");
        assert!(english.len() > 100);
        for other in ["words-de.js", "words-ru.js"] {
            let own = texts(other);
            let keys = |all: &[(&'static str, &str)]| -> Vec<&'static str> {
                all.iter().map(|(key, _)| *key).collect()
            };
            assert_eq!(keys(&own), keys(&english), "{other}");
            for ((key, said), (_, english)) in own.iter().zip(&english) {
                let long = said.chars().filter(|letter| letter.is_alphabetic()).count() > 8;
                assert!(!long || said != english, "{other}: {key} is not translated");
                let given =
                    |said: &str| said.matches("${").count() + said.matches('#').count().min(1);
                assert_eq!(given(said), given(english), "{other}: {key}");
            }
        }
        for (file, script) in FILES.iter().filter(|(file, _)| !file.starts_with("words")) {
            for said in script.split("say(\"").skip(1) {
                let key = said.split('"').next().unwrap();
                assert!(english.iter().any(|(known, _)| *known == key), "{file}: {key}");
            }
        }
    }
}
