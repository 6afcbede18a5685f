//! A minimal HTTP server: two paths, one request per connection, bounded in number, size and time.

use std::collections::VecDeque;
use std::convert::Infallible;
use std::net::TcpListener;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use hyper::body::Incoming;
use hyper::header::{ALLOW, CACHE_CONTROL, CONTENT_TYPE, HeaderValue};
use hyper::service::service_fn;
use hyper::{Method, Request, Response, StatusCode, server::conn::http1};
use hyper_util::rt::{TokioIo, TokioTimer};
use tokio::net::TcpStream;
use tokio::sync::oneshot;
use tokio::task::JoinHandle;
use tokio::time::timeout;

use super::health::Patient;
use super::names::AskedAs;
use viceroy_metrics::Metrics;

/// Maximum open connections. A new one replaces the oldest that has sent no request; if all have,
/// it is closed.
const AT_ONCE: usize = 16;
/// Timeout for receiving a request.
const REQUEST: Duration = Duration::from_secs(5);
/// Timeout for a whole connection; longer than a health check.
const LONGEST: Duration = Duration::from_secs(30);
/// Pause after a failed accept, for instance without free file handles.
const PAUSE: Duration = Duration::from_millis(100);
const PLAIN: &str = "text/plain; charset=utf-8";
const ELSEWHERE: &str = "Ask by the address, such as 127.0.0.1, or as localhost; a proxy has to set the header Host so.\n";
const ADDRESSES: &str = "There are /healthz and /metrics.\n";

pub(super) async fn answer_all(
    listener: TcpListener,
    patient: Arc<Patient>,
    mut stop: oneshot::Receiver<()>,
) {
    let listener = match tokio::net::TcpListener::from_std(listener) {
        Ok(listener) => listener,
        Err(error) => return tracing::error!(%error, "/healthz and /metrics are not answered"),
    };
    // An unknown local address is treated as loopback.
    let asked_as = listener.local_addr().map_or(AskedAs::ThisMachine, |at| AskedAs::at(at.ip()));
    let mut clients: VecDeque<MonitorClient> = VecDeque::new();
    loop {
        let accepted = tokio::select! {
            accepted = listener.accept() => accepted,
            _ = &mut stop => return,
        };
        match accepted {
            Ok((stream, _)) if has_room(&mut clients) => {
                clients.push_back(MonitorClient::begin(stream, Arc::clone(&patient), asked_as));
            }
            Ok(_) => {}
            Err(error) => {
                tracing::debug!(%error, "nobody could be let in");
                tokio::time::sleep(PAUSE).await;
            }
        }
    }
}

struct MonitorClient {
    task: JoinHandle<()>,
    has_asked: Arc<AtomicBool>,
}

impl MonitorClient {
    fn begin(stream: TcpStream, patient: Arc<Patient>, asked_as: AskedAs) -> MonitorClient {
        let has_asked = Arc::new(AtomicBool::new(false));
        let asked = Arc::clone(&has_asked);
        let task = tokio::spawn(async move {
            // Clients that time out or hang up get no answer.
            let _ = timeout(LONGEST, converse(stream, (patient, asked_as), asked)).await;
        });
        MonitorClient { task, has_asked }
    }
}

fn has_room(clients: &mut VecDeque<MonitorClient>) -> bool {
    clients.retain(|client| !client.task.is_finished());
    if clients.len() < AT_ONCE {
        return true;
    }
    let is_silent = |client: &MonitorClient| !client.has_asked.load(Ordering::Relaxed);
    let silent = clients.iter().position(is_silent);
    let silent = silent.and_then(|at| clients.remove(at));
    silent.is_some_and(|client| {
        client.task.abort();
        true
    })
}

async fn converse(
    stream: TcpStream,
    (patient, asked_as): (Arc<Patient>, AskedAs),
    has_asked: Arc<AtomicBool>,
) -> hyper::Result<()> {
    let service = service_fn(move |request: Request<Incoming>| {
        has_asked.store(true, Ordering::Relaxed);
        let patient = Arc::clone(&patient);
        async move {
            Ok::<_, Infallible>(match asked_as.allows(request.headers()) {
                true => answer(&request, &patient).await,
                false => page(StatusCode::MISDIRECTED_REQUEST, PLAIN, ELSEWHERE.to_owned()),
            })
        }
    });
    http1::Builder::new()
        .timer(TokioTimer::new())
        .header_read_timeout(REQUEST)
        .keep_alive(false)
        .max_buf_size(8192)
        .serve_connection(TokioIo::new(stream), service)
        .await
}

async fn answer(request: &Request<Incoming>, patient: &Patient) -> Response<String> {
    if request.method() != Method::GET && request.method() != Method::HEAD {
        let mut refused = page(StatusCode::METHOD_NOT_ALLOWED, PLAIN, "GET or HEAD.\n".to_owned());
        let allowed = HeaderValue::from_static("GET, HEAD");
        refused.headers_mut().insert(ALLOW, allowed);
        return refused;
    }
    match request.uri().path() {
        "/healthz" => {
            let report = patient.examined().await;
            let status = match report.live {
                true => StatusCode::OK,
                false => StatusCode::SERVICE_UNAVAILABLE,
            };
            match serde_json::to_string(&report) {
                Ok(json) => page(status, "application/json", json + "\n"),
                Err(error) => page(StatusCode::INTERNAL_SERVER_ERROR, PLAIN, error.to_string()),
            }
        }
        "/metrics" => match patient.metrics().await {
            Ok(text) => page(StatusCode::OK, Metrics::CONTENT_TYPE, text),
            Err(error) => page(StatusCode::INTERNAL_SERVER_ERROR, PLAIN, error),
        },
        _ => page(StatusCode::NOT_FOUND, PLAIN, ADDRESSES.to_owned()),
    }
}

fn page(status: StatusCode, kind: &'static str, text: String) -> Response<String> {
    let mut page = Response::new(text);
    *page.status_mut() = status;
    let headers = page.headers_mut();
    headers.insert(CONTENT_TYPE, HeaderValue::from_static(kind));
    headers.insert(CACHE_CONTROL, HeaderValue::from_static("no-store"));
    page
}
