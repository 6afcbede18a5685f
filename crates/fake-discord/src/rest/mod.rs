//! Discord's REST API v10, as far as a bot without voice needs it.

mod access;
pub(crate) mod body;
mod call;
pub(crate) mod channels;
mod commands;
pub(crate) mod draft;
mod emojis;
pub(crate) mod error;
pub(crate) mod interactions;
pub(crate) mod messages;
mod server;
pub(crate) mod threads;
pub(crate) mod validate;
mod webhooks;

use axum::body::Body as HttpBody;
use axum::http::{HeaderName, HeaderValue, Method, Uri, header};
use percent_encoding::percent_decode_str;

use crate::config::TOKEN;
use crate::faults::{Fault, Spoiled};
use crate::limits::{Headers, Scope, TooMany};
use crate::log::{AnsweredBy, LoggedFile};
use crate::prelude::*;
use crate::state::Inner;
use body::{Body, Upload};

pub(crate) use call::{Answer, RestCall, read};

const ROOT: &str = "/api/v10";

pub(crate) async fn answer(
    inner: &Inner,
    cutter: &ConnectionCutter,
    method: &Method,
    uri: &Uri,
    headers: &HeaderMap,
    bytes: Bytes,
) -> Response {
    // Some libraries encode the @ of @original as %40.
    let path = percent_decode_str(uri.path()).decode_utf8_lossy();
    let path = path.as_ref();
    let read = Body::read(headers, bytes).await;
    let body = read.as_ref().ok().cloned().unwrap_or_default();
    let user_agent = headers.get(header::USER_AGENT);
    let user_agent = user_agent.and_then(|value| value.to_str().ok());
    let log = |status: u16, answer: &Value, answered_by: AnsweredBy| {
        inner.log.push(LoggedRequest {
            method: method.to_string(),
            path: path.to_owned(),
            query: uri.query().unwrap_or_default().to_owned(),
            user_agent: user_agent.unwrap_or_default().to_owned(),
            json: body.json.clone(),
            files: body.files.iter().map(logged).collect(),
            status,
            answer: answer.clone(),
            answered_by,
        });
    };
    let say = |out: &Answered| {
        inner.limits.answered(inner.clock.unix_ms(), out.status);
        response(out)
    };
    let injected = |out: Answered| {
        log(out.status, &out.body, AnsweredBy::Fault);
        say(&out)
    };
    let (mut drop_answer, mut spoiled) = (false, None);
    let line = format!("{method} {path}");
    let now = inner.clock.unix_ms();
    match inner.faults.take(&line, || searched(&body), now) {
        None => {}
        Some(Fault::Spoiled(how)) => spoiled = Some(how),
        Some(Fault::Delay(time)) => tokio::time::sleep(time).await,
        Some(Fault::DropAnswer) => drop_answer = true,
        Some(Fault::DropConnection) => {
            log(0, &Value::Null, AnsweredBy::Fault);
            cutter.cut().await
        }
        Some(Fault::Status { status, body, headers }) => {
            return injected(Answered { status, body, headers });
        }
        Some(Fault::RateLimited { retry_after, scope }) => {
            return injected(Answered::too_many(TooMany::wait(retry_after, scope)));
        }
    }
    let asked = RequestLine { method, path, query: uri.query().unwrap_or_default(), headers };
    let out = carry_out(inner, asked, read, spoiled, |out, by| match drop_answer {
        true => log(0, &out.body, AnsweredBy::Fault),
        false => log(out.status, &out.body, by),
    });
    if drop_answer {
        cutter.cut().await
    }
    say(&out)
}

fn searched(body: &Body) -> String {
    let names = body.files.iter().map(|file| file.filename.clone());
    let all = [body.json.to_string()].into_iter().chain(names);
    all.collect::<Vec<_>>().join("\n")
}

#[derive(Clone, Copy)]
struct RequestLine<'a> {
    method: &'a Method,
    path: &'a str,
    query: &'a str,
    headers: &'a HeaderMap,
}

/// Logs before the state is released: whoever sees what a request changed finds it in the log.
fn carry_out(
    inner: &Inner,
    asked: RequestLine<'_>,
    read: Result<Body, ApiError>,
    spoiled: Option<Spoiled>,
    log: impl Fn(&Answered, AnsweredBy),
) -> Answered {
    let RequestLine { method, path, .. } = asked;
    let json = read.as_ref().map_or(&Value::Null, |body| &body.json);
    let now = inner.clock.unix_ms();
    let counted = match inner.limits.admit(now, method.as_str(), path, json) {
        Ok(counted) => counted,
        Err(refusal) => {
            let out = Answered::too_many(refusal);
            log(&out, AnsweredBy::Rules);
            return out;
        }
    };
    inner.with(|state| {
        let done = read.and_then(|body| {
            let (json, files) = (&body.json, &body.files);
            let mut call = RestCall { state, json, files, query: asked.query };
            route(&mut call, method, path, is_authorized(asked.headers))
        });
        let mut by = AnsweredBy::Rules;
        let (status, body, more) = match (done, spoiled) {
            (Ok(out), None) => (success(method, path, &out), out, Headers::new()),
            (Ok(out), Some(how)) => {
                by = AnsweredBy::Fault;
                how.spoil(success(method, path, &out), out)
            }
            (Err(error), _) => (error.status, error.body, error.headers),
        };
        let headers = counted.into_iter().chain(more).collect();
        let out = Answered { status, body, headers };
        log(&out, by);
        out
    })
}

struct Answered {
    status: u16,
    /// Null for no body; a string is an HTML page.
    body: Value,
    headers: Headers,
}

impl Answered {
    fn too_many(refusal: TooMany) -> Answered {
        Answered { status: 429, body: refusal.body, headers: refusal.headers }
    }
}

pub(crate) fn gateway_refusal(status: u16) -> Response {
    let out = match status {
        429 => Answered::too_many(TooMany::wait(Duration::from_secs(1), Scope::Global)),
        _ => Answered {
            status,
            body: format!("<html><title>{status}</title></html>").into(),
            headers: Headers::new(),
        },
    };
    response(&out)
}

fn logged(file: &Upload) -> LoggedFile {
    LoggedFile {
        number: file.number,
        name: file.filename.clone(),
        size: file.bytes.len(),
        pixels: body::pixels(&file.bytes),
    }
}

fn success(method: &Method, path: &str, out: &Value) -> u16 {
    let says = ["/threads", "/emojis"];
    let made = method == Method::POST && says.iter().any(|ending| path.ends_with(ending));
    match out {
        Value::Null => 204,
        _ if made => 201,
        _ => 200,
    }
}

fn is_authorized(headers: &HeaderMap) -> bool {
    let header = headers.get(header::AUTHORIZATION);
    let header = header.and_then(|value| value.to_str().ok());
    header.and_then(|value| value.strip_prefix("Bot ")) == Some(TOKEN)
}

fn response(out: &Answered) -> Response {
    let status = StatusCode::from_u16(out.status).unwrap_or(StatusCode::INTERNAL_SERVER_ERROR);
    let (kind, text) = match out.body.as_str() {
        Some(page) => (Some("text/html"), page.to_owned()),
        None if out.body.is_null() => (None, String::new()),
        None => (Some("application/json"), out.body.to_string()),
    };
    let mut response = Response::new(HttpBody::from(text));
    if let Some(kind) = kind {
        let kind = HeaderValue::from_static(kind);
        response.headers_mut().insert(header::CONTENT_TYPE, kind);
    }
    *response.status_mut() = status;
    for (name, value) in &out.headers {
        if let (Ok(name), Ok(value)) = (name.parse::<HeaderName>(), value.parse()) {
            response.headers_mut().insert(name, value);
        }
    }
    response
}

fn route(call: &mut RestCall<'_>, method: &Method, path: &str, authorized: bool) -> Answer {
    let path = path.strip_prefix(ROOT).ok_or_else(ApiError::not_found)?;
    let steps: Vec<&str> = path.trim_matches('/').split('/').collect();
    // The tokens in these paths are the authorization.
    match (method.as_str(), steps.as_slice()) {
        ("POST", ["interactions", id, token, "callback"]) => {
            return interactions::callback(call, read(id)?, token);
        }
        (verb, ["webhooks", _, token, rest @ ..]) => {
            return webhooks::answer(call, verb, token, rest);
        }
        _ => {}
    }
    ensure!(authorized, ApiError::unauthorized());
    match (method.as_str(), steps.as_slice()) {
        (verb, ["channels", channel, rest @ ..]) => {
            channels::answer(call, verb, read(channel)?, rest)
        }
        (verb, steps) => server::answer(call, verb, steps),
    }
}
