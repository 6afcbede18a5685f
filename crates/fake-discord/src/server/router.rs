//! HTTP routes: Discord's REST API and gateway, attachments and the page.

use axum::body::Body;
use axum::extract::ws::rejection::WebSocketUpgradeRejection;
use axum::extract::{ConnectInfo, DefaultBodyLimit, Path, Request, State, WebSocketUpgrade};
use axum::http::{HeaderName, HeaderValue, Method, Uri, header};
use axum::middleware;
use axum::middleware::Next;
use axum::response::IntoResponse;
use axum::routing::{any, get};

use super::socket;
use crate::gateway::payload::Dialect;
use crate::gateway::{AttemptKind, GatewayStage, RESUME_PATH};
use crate::prelude::*;
use crate::{control, page, rest};

/// Ten files of 10 MB plus overhead.
const BODY_LIMIT: usize = 101 << 20;

pub(crate) fn router(fake: FakeDiscord) -> Router {
    Router::new()
        .route("/", get(root))
        .route(RESUME_PATH, get(resumption))
        // Clients append a path to READY's `resume_gateway_url`.
        .route(&format!("{RESUME_PATH}/"), get(resumption))
        .route("/attachments/{channel}/{id}/{name}", get(attachment))
        .nest("/playground", page::router())
        .nest("/control", control::router())
        .fallback(any(rest_interface))
        .layer(DefaultBodyLimit::max(BODY_LIMIT))
        .layer(middleware::from_fn_with_state(fake.clone(), only_from_here))
        .with_state(fake)
}

async fn root(
    State(fake): State<FakeDiscord>,
    ConnectInfo(cutter): ConnectInfo<ConnectionCutter>,
    uri: Uri,
    upgrade: Result<WebSocketUpgrade, WebSocketUpgradeRejection>,
) -> Response {
    match upgrade {
        Ok(upgrade) => gateway(fake, cutter, &uri, upgrade).await,
        Err(_) => page::html(),
    }
}

/// The gateway at READY's resume URL.
async fn resumption(
    State(fake): State<FakeDiscord>,
    ConnectInfo(cutter): ConnectInfo<ConnectionCutter>,
    uri: Uri,
    upgrade: WebSocketUpgrade,
) -> Response {
    gateway(fake, cutter, &uri, upgrade).await
}

async fn gateway(
    fake: FakeDiscord,
    cutter: ConnectionCutter,
    uri: &Uri,
    upgrade: WebSocketUpgrade,
) -> Response {
    let inner = fake.inner;
    let met = inner.with(|state| {
        let met = state.sessions.orders.meet(GatewayStage::Upgrade, state.now());
        let what = (AttemptKind::Connect, None);
        state.attempts.note(what, uri.path(), state.now(), met);
        met
    });
    // A test may be waiting for attempts, which are not world changes.
    inner.changed.send_modify(|_| {});
    match met {
        None => {}
        Some(GatewayFault::Http(status)) => return rest::gateway_refusal(status),
        Some(GatewayFault::Silence) => std::future::pending().await,
        Some(GatewayFault::Reset) => {
            cutter.reset();
            std::future::pending().await
        }
        // Faults that need a frame cannot occur here.
        Some(_) => cutter.cut().await,
    }
    let dialect = Dialect::read(uri.query().unwrap_or_default());
    let path = uri.path().to_owned();
    let max = 1 << 24;
    upgrade
        .max_message_size(max)
        .on_upgrade(move |socket| socket::serve(inner, cutter, path, socket, dialect))
}

async fn rest_interface(
    State(fake): State<FakeDiscord>,
    ConnectInfo(cutter): ConnectInfo<ConnectionCutter>,
    method: Method,
    uri: Uri,
    headers: HeaderMap,
    bytes: Bytes,
) -> Response {
    rest::answer(&fake.inner, &cutter, &method, &uri, &headers, bytes).await
}

/// Only plain images are served inline, so that no attachment becomes a page of this origin.
async fn attachment(
    State(fake): State<FakeDiscord>,
    Path((_, id, name)): Path<(Snowflake, Snowflake, String)>,
) -> Response {
    let Some(bytes) = fake.inner.with(|state| state.file(id)) else {
        return StatusCode::NOT_FOUND.into_response();
    };
    let ending = name.rsplit('.').next().map(str::to_ascii_lowercase);
    let kind = match ending.as_deref() {
        Some("png") => "image/png",
        Some("jpg" | "jpeg") => "image/jpeg",
        Some("gif") => "image/gif",
        Some("webp") => "image/webp",
        Some(_) | None => "application/octet-stream",
    };
    let mut response = Response::new(Body::from(bytes));
    let headers = response.headers_mut();
    headers.insert(header::CONTENT_TYPE, HeaderValue::from_static(kind));
    if !kind.starts_with("image/") {
        let saved = HeaderValue::from_static("attachment");
        headers.insert(header::CONTENT_DISPOSITION, saved);
    }
    // Attachments are immutable.
    let long = HeaderValue::from_static("private, max-age=31536000, immutable");
    headers.insert(header::CACHE_CONTROL, long);
    response
}

fn is_loopback(authority: &str) -> bool {
    let host = match authority.strip_prefix('[') {
        Some(rest) => rest.split(']').next().unwrap_or_default(),
        None => authority.split(':').next().unwrap_or_default(),
    };
    let address = host.parse::<std::net::IpAddr>();
    host.eq_ignore_ascii_case("localhost") || address.is_ok_and(|address| address.is_loopback())
}

fn is_from_here(headers: &HeaderMap, names: &[String]) -> bool {
    let text = |name: HeaderName| headers.get(name).map(|value| value.to_str().unwrap_or("?"));
    let host = text(header::HOST).unwrap_or_default();
    let same_origin = match text(header::ORIGIN) {
        Some(origin) => origin.strip_prefix("http://") == Some(host),
        None => true,
    };
    // `Sec-Fetch-Site` is needed because cross-site image requests carry no origin.
    let asked_by = text(HeaderName::from_static("sec-fetch-site"));
    let same_origin = same_origin && matches!(asked_by, None | Some("same-origin" | "none"));
    let named = names.iter().any(|name| name.eq_ignore_ascii_case(host));
    (named || is_loopback(host)) && same_origin
}

/// Rejects requests from other sites' pages; otherwise any site open in a browser could use the
/// fake Discord.
async fn only_from_here(State(fake): State<FakeDiscord>, request: Request, next: Next) -> Response {
    if !is_from_here(request.headers(), &fake.inner.host_names) {
        let reason = "The stand-in answers only its own page and local programs.";
        return (StatusCode::FORBIDDEN, reason).into_response();
    }
    let mut response = next.run(request).await;
    let headers = response.headers_mut();
    for (name, value) in [
        (header::X_CONTENT_TYPE_OPTIONS, "nosniff"),
        (header::X_FRAME_OPTIONS, "DENY"),
        (header::REFERRER_POLICY, "no-referrer"),
        (
            header::CONTENT_SECURITY_POLICY,
            "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; \
             connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
        ),
    ] {
        headers.insert(name, HeaderValue::from_static(value));
    }
    response
}

#[cfg(test)]
mod tests {
    use super::is_loopback;

    #[test]
    fn only_this_computer_is_loopback() {
        for here in ["127.0.0.1", "127.0.0.1:80", "localhost:8080", "[::1]:80", "127.9.9.9"] {
            assert!(is_loopback(here), "{here}");
        }
        for there in ["", "example.com", "localhost.example.com", "127.0.0.1.nip.io", "[::2]:1"] {
            assert!(!is_loopback(there), "{there}");
        }
    }
}
