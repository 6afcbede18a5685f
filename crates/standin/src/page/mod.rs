//! The web page and the small interface it talks to.

mod acts;
mod live;
mod view;

use axum::extract::{Path, Query, State};
use axum::http::{HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};
use axum::routing::{get, post};
use axum::{Json, Router};
use serde_json::Value;

use crate::standin::Standin;
use view::{View, Watch};

const SCRIPT: &str = "text/javascript; charset=utf-8";
const STYLE: &str = "text/css; charset=utf-8";

/// A file of the page: its name and what it holds.
macro_rules! files {
    ($($name:literal),+ $(,)?) => {
        &[$(($name, include_str!(concat!("../../page/", $name)))),+]
    };
}

/// What the page is made of, besides the page itself.
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
];

/// The addresses below `/playground`.
pub(super) fn router() -> Router<Standin> {
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

/// The page.
pub(super) fn html() -> Response {
    text(
        "text/html; charset=utf-8",
        include_str!("../../page/index.html"),
    )
}

async fn file(Path(name): Path<String>) -> Response {
    let found = FILES.iter().find(|(known, _)| *known == name);
    let Some((name, content)) = found else {
        return StatusCode::NOT_FOUND.into_response();
    };
    let kind = if name.ends_with(".css") {
        STYLE
    } else {
        SCRIPT
    };
    text(kind, content)
}

/// Everything one user sees in one channel, at once.
async fn seen(State(standin): State<Standin>, Query(watch): Query<Watch>) -> Json<Value> {
    Json(View::of(&standin, &watch, &View::default()).whole())
}
