//! The log: free of secrets, and cheap.

use std::io::IsTerminal;

use tracing::level_filters::LevelFilter;
use tracing::{Event, Level, Metadata, Subscriber};
use tracing_subscriber::filter::{FilterExt, FilterFn, ParseError};
use tracing_subscriber::fmt::MakeWriter;
use tracing_subscriber::layer::{Context, Layer, SubscriberExt};
use tracing_subscriber::registry::LookupSpan;
use tracing_subscriber::util::SubscriberInitExt;
use tracing_subscriber::{EnvFilter, fmt};
use viceroy::metrics::{LogLevel, Metrics};

use super::redaction::{Redacted, Redaction};
use super::watching::LogStyle;

pub const DEFAULT: &str = "info,serenity=warn";

/// Prefix of this project's packages.
const OURS: &str = "viceroy";
/// This target's warnings contain whole gateway messages with users' input. This program logs
/// unreadable messages without their content.
const DUMPS: &str = "serenity::gateway::ws";
/// This target logs every connection attempt, which this program logs once a minute.
const ATTEMPTS: &str = "serenity::gateway::bridge";

#[derive(Debug, thiserror::Error)]
#[error(
    "RUST_LOG is a level (error, warn, info, debug, trace), or filters such as viceroy=debug,serenity=warn, not {said} ({why})"
)]
pub struct FilterError {
    said: String,
    why: ParseError,
}

/// Logs redacted lines to stderr and counts warnings and errors.
///
/// # Errors
/// If the filter is invalid.
pub fn start(
    said: &str,
    style: LogStyle,
    redaction: Redaction,
    metrics: Metrics,
) -> Result<(), FilterError> {
    let filter =
        EnvFilter::try_new(said).map_err(|why| FilterError { said: said.to_owned(), why })?;
    let filter = filter.and(cap(said));
    let layer = lines(style, move || Redacted::to(std::io::stderr(), &redaction));
    let layer = layer.and_then(Counting(metrics)).with_filter(filter);
    tracing_subscriber::registry().with(layer).init();
    Ok(())
}

fn lines<S, W>(style: LogStyle, writer: W) -> Box<dyn Layer<S> + Send + Sync>
where
    S: Subscriber + for<'s> LookupSpan<'s>,
    W: for<'w> MakeWriter<'w> + Send + Sync + 'static,
{
    let layer = fmt::layer().with_writer(writer);
    match style {
        LogStyle::Text => layer.with_ansi(std::io::stderr().is_terminal()).boxed(),
        // A line has at most one span, its game.
        LogStyle::Json => {
            layer.with_ansi(false).json().flatten_event(true).with_span_list(false).boxed()
        }
    }
}

struct Counting(Metrics);

impl<S: Subscriber> Layer<S> for Counting {
    fn on_event(&self, event: &Event<'_>, _context: Context<'_, S>) {
        let level = match *event.metadata().level() {
            Level::ERROR => LogLevel::Error,
            Level::WARN => LogLevel::Warn,
            _ => return,
        };
        self.0.log_lines.of(level).once();
    }
}

/// Limits other libraries regardless of the general level: at `debug` they print every request,
/// including private game information. A target named with a level is exempt.
fn cap(said: &str) -> FilterFn<impl Fn(&Metadata<'_>) -> bool + use<>> {
    let named: Vec<String> = said.split(',').filter_map(named).collect();
    FilterFn::new(move |meta| {
        let target = meta.target();
        let ours = begins(target, OURS) || target.starts_with(&format!("{OURS}_"));
        ours || named.iter().any(|name| begins(target, name)) || is_harmless(meta)
    })
}

/// The target of a directive above `info`.
fn named(directive: &str) -> Option<String> {
    let (target, level) = match directive.split_once('=') {
        Some((target, level)) => (target, level.trim().parse().ok()?),
        // A bare target enables everything; a bare level names no target.
        None if directive.trim().parse::<LevelFilter>().is_ok() => return None,
        None => (directive, LevelFilter::TRACE),
    };
    let target = target.split('[').next().unwrap_or(target).trim();
    (level > LevelFilter::INFO && !target.is_empty()).then(|| target.to_owned())
}

fn begins(target: &str, name: &str) -> bool {
    let rest = target.strip_prefix(name);
    rest.is_some_and(|rest| rest.is_empty() || rest.starts_with("::"))
}

/// Without spans, which contain every request.
fn is_harmless(meta: &Metadata<'_>) -> bool {
    let loud = [DUMPS, ATTEMPTS].iter().any(|name| begins(meta.target(), name));
    meta.is_event() && *meta.level() <= Level::INFO && !(loud && *meta.level() > Level::ERROR)
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::io::Write;
    use std::sync::{Arc, Mutex};
    use tracing_subscriber::fmt::MakeWriter;

    #[derive(Clone, Default)]
    struct Page(Arc<Mutex<Vec<u8>>>);

    impl Write for Page {
        fn write(&mut self, bytes: &[u8]) -> std::io::Result<usize> {
            self.0.lock().unwrap().extend_from_slice(bytes);
            Ok(bytes.len())
        }

        fn flush(&mut self) -> std::io::Result<()> {
            Ok(())
        }
    }

    impl<'a> MakeWriter<'a> for Page {
        type Writer = Page;

        fn make_writer(&'a self) -> Page {
            self.clone()
        }
    }

    /// The log of other libraries' events, and whether requests are printed.
    fn written(said: &str) -> String {
        let [text, json] = [LogStyle::Text, LogStyle::Json].map(|style| written_as(style, said));
        for line in json.lines() {
            let line: serde_json::Value = serde_json::from_str(line).expect("a line is JSON");
            assert!(line["message"].is_string() && line["level"].is_string(), "{line}");
        }
        text + &json
    }

    fn written_as(style: LogStyle, said: &str) -> String {
        let page = Page::default();
        let filter = EnvFilter::try_new(said).unwrap().and(cap(said));
        let layer = lines(style, page.clone());
        let subscriber = tracing_subscriber::registry().with(layer.with_filter(filter));
        tracing::subscriber::with_default(subscriber, || {
            let request =
                tracing::info_span!(target: "serenity::http::client", "request", picture = "BYTES");
            let _inside = request.enter();
            tracing::warn!(target: "serenity::http::client", "a warning");
            tracing::warn!(target: "serenity::gateway::ws", "text: TOKEN");
            tracing::warn!(target: "serenity::gateway::bridge::shard_queuer", "an attempt");
            tracing::debug!(target: "serenity::http::client", "DETAILS");
            tracing::debug!(target: "h2::client", "FRAMES");
            tracing::info!(target: "serenity_else", "elsewhere");
            tracing::debug!(target: "viceroy::service", "ours");
        });
        let bytes = page.0.lock().unwrap().clone();
        String::from_utf8(bytes).unwrap()
    }

    #[test]
    fn nothing_secret_is_written_whatever_is_wished_for_in_general() {
        for said in [DEFAULT, "info", "debug", "trace", "viceroy=debug,warn", "debug,serenity=info"]
        {
            let written = written(said);
            for secret in ["BYTES", "TOKEN", "DETAILS", "FRAMES", "attempt"] {
                assert!(!written.contains(secret), "{said}: {written}");
            }
            assert!(written.contains("a warning"), "{said}: {written}");
            let debug = ["debug", "trace"].iter().any(|level| said.contains(level));
            assert_eq!(written.contains("ours"), debug, "{said}: {written}");
        }
    }

    #[test]
    fn who_names_a_library_gets_all_of_it() {
        let all = written("info,serenity=debug");
        for wanted in ["BYTES", "TOKEN", "DETAILS", "attempt"] {
            assert!(all.contains(wanted), "{all}");
        }
        assert!(!all.contains("FRAMES"), "{all}");
        assert!(written("h2").contains("FRAMES"));
        let begun =
            start("no=such=filter", LogStyle::Text, Redaction::of(None), Metrics::default());
        assert!(begun.is_err());
    }

    #[test]
    fn a_token_in_json_is_taken_out_and_the_line_stays_json() {
        let page = Page::default();
        let redaction = Redaction::of(Some("own.token-of-the-bot"));
        let to = page.clone();
        let layer = lines(LogStyle::Json, move || Redacted::to(to.clone(), &redaction));
        let subscriber = tracing_subscriber::registry().with(layer);
        let bytes: Vec<u8> = (b'a'..=b'z').collect();
        tracing::subscriber::with_default(subscriber, || {
            let token = "aW50ZXJhY3Rpb246SECRET";
            let span = tracing::info_span!("request", token, %token, headers = ?[("authorization", "Bot SECRETSECRET")]);
            let _inside = span.enter();
            tracing::warn!(token, text = %format!(r#"{{"token":"{token}","id":"1"}}"#), "one of two");
            tracing::warn!(dump = ?bytes, own = "own.token-of-the-bot", "PATCH /webhooks/12/{token}/messages/@original");
            tracing::error!(error = ?std::io::Error::other(format!("url (\"https://a/interactions/1/{token}/callback\")")), "x");
        });
        let bytes = page.0.lock().unwrap().clone();
        let text = String::from_utf8(bytes).unwrap();
        assert!(!text.contains("SECRET") && !text.contains("own.token"), "{text}");
        assert!(!text.contains("97, 98, 99"), "{text}");
        assert_eq!(text.lines().count(), 3);
        for line in text.lines() {
            assert!(serde_json::from_str::<serde_json::Value>(line).is_ok(), "{line}");
        }
    }

    #[test]
    fn lines_that_somebody_should_read_are_counted_as_far_as_they_are_written() {
        let metrics = Metrics::default();
        let filter = EnvFilter::try_new("warn,quiet=off").unwrap();
        let layer = lines(LogStyle::Text, Page::default());
        let layer = layer.and_then(Counting(metrics.clone())).with_filter(filter);
        let subscriber = tracing_subscriber::registry().with(layer);
        tracing::subscriber::with_default(subscriber, || {
            tracing::info!("all is well");
            tracing::warn!("look");
            tracing::error!(target: "quiet", "not written");
            tracing::error!("broken");
        });
        let counted =
            [LogLevel::Warn, LogLevel::Error].map(|level| metrics.log_lines.of(level).count());
        assert_eq!(counted, [1, 1]);
    }

    #[test]
    fn names_are_read_off_directives() {
        assert_eq!(named("serenity::http=trace").as_deref(), Some("serenity::http"));
        assert_eq!(named("h2[request]=debug").as_deref(), Some("h2"));
        assert_eq!(named("sqlx").as_deref(), Some("sqlx"));
        for none in ["debug", "serenity=warn", "serenity=info", "[request]=debug", ""] {
            assert_eq!(named(none), None, "{none}");
        }
    }
}
