//! What a failed request means to the delivery worker and the operator.

use std::fmt;

use serenity::all::{Error, HttpError};

use viceroy_model::messages::{Destination, RefusedFor};
use viceroy_service::Undelivered;

const ALREADY_ACKNOWLEDGED: isize = 40060;
const THREAD_EXISTS: isize = 160_004;
/// A message older than an hour was edited too often.
const WORN: isize = 30_046;
/// The limit of active threads is reached.
const NO_MORE_THREADS: isize = 160_006;
/// Invalid form body.
const INVALID: isize = 50_035;
/// Serenity's code for a response that it could not parse.
const UNREAD: isize = -1;
const UNKNOWN_EMOJI: isize = 10_014;
/// Blocked by Cloudflare.
const BLOCKED: isize = 40_333;
/// The bot's token is no longer valid, which says nothing about the request itself.
const UNAUTHORIZED: u16 = 401;
/// Transient failures; all other codes are permanent.
const PASSING: [isize; 13] = [
    20_016, // slow mode
    20_022, // announcement edited too often
    20_028, // channel write rate limit
    20_029, // server write rate limit
    31_001, // server write rate limit
    31_002, // server write rate limit
    40_003, // direct messages opened too fast
    40_004, // sending temporarily disabled
    40_006, // feature temporarily disabled
    40_062, // resource rate limited
    BLOCKED, 110_001, // application not available yet
    130_000, // Discord overloaded
];
/// A word, a name or a link is not allowed on this server.
const WORDS: [isize; 4] = [20_031, 200_000, 200_001, 240_000];
/// Unknown channel, message and interaction; invalid token of an interaction.
const GONE: [isize; 4] = [10_003, 10_008, 10_062, 50_027];
const THREAD_ARCHIVED: isize = 50_083;
const THREAD_LOCKED: isize = 160_005;
const UNKNOWN_SERVER: isize = 10_004;
/// The channel or server cannot be seen.
const NO_ACCESS: isize = 50_001;
/// The channel can be seen, but another permission is missing.
const NO_PERMISSION: isize = 50_013;

/// The purpose of a request. Each needs one permission besides View Channel.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Request {
    Post,
    PostInThread,
    Change,
    Delete,
    Look,
    Thread,
    Direct,
    /// Unarchive a thread.
    Wake,
}

const SEES: &str = "View Channel";

impl Request {
    pub fn to_post(place: Destination) -> Request {
        match place {
            Destination::Channel => Request::Post,
            Destination::Thread => Request::PostInThread,
            Destination::Direct => Request::Direct,
        }
    }

    /// Used in the log: must not contain ids or tokens.
    fn route(self) -> &'static str {
        match self {
            Request::Post => "POST a message in a channel",
            Request::PostInThread => "POST a message in a thread",
            Request::Change => "PATCH a message",
            Request::Delete => "DELETE a message",
            Request::Look => "GET messages or a member",
            Request::Thread => "POST a thread",
            Request::Direct => "POST a direct message",
            Request::Wake => "PATCH a thread",
        }
    }

    fn needs(self) -> &'static str {
        match self {
            Request::Post => "Send Messages",
            Request::PostInThread | Request::Wake => "Send Messages in Threads",
            // A bot can always edit its own text, so the permission for files was missing.
            Request::Change => "Attach Files",
            Request::Delete => "Manage Messages",
            Request::Look => "Read Message History",
            Request::Thread => "Create Public Threads",
            Request::Direct => "none: this person alone decides",
        }
    }
}

impl fmt::Display for Request {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.route())
    }
}

pub fn code(error: &Error) -> Option<isize> {
    if let Error::Http(HttpError::UnsuccessfulRequest(answer)) = error {
        Some(answer.error.code)
    } else {
        None
    }
}

pub fn status(error: &Error) -> Option<u16> {
    if let Error::Http(http) = error { http.status_code().map(|s| s.as_u16()) } else { None }
}

pub fn undelivered(error: &Error, request: Request) -> Undelivered {
    let told = format!("{request}: {}", with_causes(error));
    if is_unanswered(error) {
        return Undelivered::Later(told);
    }
    classify(ErrorAnswer::of(error), request, told)
}

fn classify(answer: Option<ErrorAnswer>, request: Request, told: String) -> Undelivered {
    // Before `is_passing`, since `WORN` comes with status 429.
    if let Some(meant) = answer.and_then(|answer| meaning(answer.code, request, &told)) {
        return meant;
    }
    let is_passing = |answer: ErrorAnswer| answer.is_passing() || answer.status == UNAUTHORIZED;
    if answer.is_some_and(is_passing) {
        return Undelivered::Later(told);
    }
    let is_word = answer.is_some_and(|answer| WORDS.contains(&answer.code));
    Undelivered::Refused {
        why: match is_word {
            true => RefusedFor::Words,
            false => RefusedFor::Other,
        },
        told,
    }
}

#[derive(Clone, Copy)]
struct ErrorAnswer {
    status: u16,
    code: isize,
}

impl ErrorAnswer {
    fn of(error: &Error) -> Option<ErrorAnswer> {
        let (status, code) = (status(error)?, code(error)?);
        Some(ErrorAnswer { status, code })
    }

    fn is_passing(self) -> bool {
        self.status >= 500
            || self.status == 429
            || self.code == UNREAD
            || PASSING.contains(&self.code)
    }
}

/// Whether there was no response, or none from Discord.
fn is_unanswered(error: &Error) -> bool {
    matches!(error, Error::Http(HttpError::Request(_)) | Error::Io(_) | Error::Json(_))
}

fn meaning(code: isize, request: Request, told: &str) -> Option<Undelivered> {
    let forbidden =
        |needs: &str| Undelivered::Forbidden { needs: needs.to_owned(), told: told.to_owned() };
    Some(match code {
        // Unknown channel, server, member, message, user.
        10_003 | 10_004 | 10_007 | 10_008 | 10_013 => Undelivered::Gone,
        // Cannot send messages to this user; no server in common.
        50_007 | 50_278 => Undelivered::Closed,
        NO_ACCESS if request != Request::Direct => forbidden(SEES),
        NO_ACCESS | NO_PERMISSION => forbidden(request.needs()),
        WORN => Undelivered::Worn,
        NO_MORE_THREADS => Undelivered::Full,
        // Posting unarchives a thread for those permitted, so archived means locked here.
        THREAD_LOCKED | THREAD_ARCHIVED => Undelivered::Locked,
        _ => return None,
    })
}

pub fn is_not_permitted(error: &Error) -> bool {
    code(error) == Some(NO_PERMISSION)
}

pub fn is_answered_already(error: &Error) -> bool {
    code(error) == Some(ALREADY_ACKNOWLEDGED)
}

/// Whether a failed request may have been executed all the same.
pub fn may_have_arrived(error: &Error) -> bool {
    match error {
        Error::Http(HttpError::Request(why)) => !why.is_connect(),
        Error::Io(_) | Error::Json(_) => true,
        _ => status(error).is_some_and(|status| status >= 500),
    }
}

pub fn is_about_emoji(error: &Error) -> bool {
    let Error::Http(HttpError::UnsuccessfulRequest(answer)) = error else {
        return false;
    };
    let mut wrong = answer.error.errors.iter();
    answer.error.code == UNKNOWN_EMOJI || wrong.any(|one| one.path.contains("emoji"))
}

/// Whether the reply's token expired or its message was deleted.
pub fn is_gone(error: &Error) -> bool {
    let is_named = code(error).is_some_and(|code| GONE.contains(&code));
    is_named || (status(error) == Some(401) && !is_passing(error))
}

/// Whether an answer was not found without Discord naming it as gone. Discord also says so of an answer that it has
/// just taken and not yet stored everywhere, so one more attempt may succeed.
pub fn may_be_gone(error: &Error) -> bool {
    let is_elsewhere = is_gone(error) || is_passing(error) || code(error) == Some(UNKNOWN_EMOJI);
    status(error) == Some(404) && !is_elsewhere
}

/// The server is not there, or not for the bot.
pub fn is_no_access(error: &Error) -> bool {
    code(error).is_some_and(|code| code == NO_ACCESS || code == UNKNOWN_SERVER)
}

pub fn is_invalid(error: &Error) -> bool {
    code(error) == Some(INVALID)
}

pub fn thread_exists(error: &Error) -> bool {
    code(error) == Some(THREAD_EXISTS)
}

pub fn thread_is_archived(error: &Error) -> bool {
    code(error) == Some(THREAD_ARCHIVED)
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Failure {
    Unreachable(String),
    Unauthorized,
    Refused(String),
}

pub fn failure(error: &Error) -> Failure {
    // A token with a line break in it is never even sent.
    let unsendable = matches!(error, Error::Http(HttpError::InvalidHeader(_)));
    if unsendable || status(error) == Some(401) {
        Failure::Unauthorized
    } else if is_passing(error) {
        Failure::Unreachable(with_causes(error))
    } else {
        Failure::Refused(with_causes(error))
    }
}

/// Serenity's own message only says that a request failed.
pub fn with_causes(error: &Error) -> String {
    // Serenity does not show the status of a response that it could not parse.
    if let Error::Http(HttpError::UnsuccessfulRequest(answer)) = error
        && answer.error.code == UNREAD
    {
        return format!("the answer was {}", answer.status_code);
    }
    if let Error::Http(HttpError::UnsuccessfulRequest(answer)) = error {
        let (status, code) = (answer.status_code.as_u16(), answer.error.code);
        return format!("{status}, code {code}: {error}");
    }
    let mut told = error.to_string();
    let mut cause = std::error::Error::source(error);
    while let Some(next) = cause {
        let words = next.to_string();
        if !told.ends_with(&words) {
            told = format!("{}: {words}", told.trim_end_matches('.'));
        }
        cause = next.source();
    }
    told
}

/// Whether a retry may succeed.
pub fn is_passing(error: &Error) -> bool {
    is_unanswered(error) || ErrorAnswer::of(error).is_some_and(ErrorAnswer::is_passing)
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;
    use viceroy_i18n::english;
    use viceroy_i18n::refusals::Needed;

    #[test]
    fn the_one_permission_that_is_missing_is_named() {
        let w = &english();
        for (code, request, needed) in [
            (50_001, Request::Post, Needed::ViewChannel),
            (50_001, Request::PostInThread, Needed::ViewChannel),
            (50_001, Request::Thread, Needed::ViewChannel),
            (50_013, Request::Post, Needed::SendMessages),
            (50_013, Request::PostInThread, Needed::SendInThreads),
            (50_013, Request::Wake, Needed::SendInThreads),
            (50_013, Request::Change, Needed::AttachFiles),
            (50_013, Request::Thread, Needed::CreateThreads),
            (50_013, Request::Look, Needed::ReadHistory),
        ] {
            let named = Undelivered::Forbidden { needs: needed.name(w), told: "403".to_owned() };
            assert_eq!(meaning(code, request, "403"), Some(named), "{request:?}");
        }
    }

    #[test]
    fn closed_messages_are_told_from_what_may_pass() {
        let meant = |code| meaning(code, Request::Direct, "");
        for closed in [50_007, 50_278] {
            assert_eq!(meant(closed), Some(Undelivered::Closed));
        }
        for gone in [10_003, 10_004, 10_007, 10_013] {
            assert_eq!(meant(gone), Some(Undelivered::Gone));
        }
        assert!(matches!(meant(50_001), Some(Undelivered::Forbidden { .. })));
        for locked in [160_005, 50_083] {
            assert_eq!(meaning(locked, Request::Post, ""), Some(Undelivered::Locked));
        }
        assert_eq!(meant(30_046), Some(Undelivered::Worn));
        assert_eq!(meant(160_006), Some(Undelivered::Full));
    }
    async fn answered(status: u16, body: &str) -> Error {
        let mut answer = hyper::Response::new(body.to_owned());
        *answer.status_mut() = status.try_into().unwrap();
        let method = reqwest::Method::PATCH;
        let answer = serenity::http::ErrorResponse::from_response(answer.into(), method).await;
        Error::Http(HttpError::UnsuccessfulRequest(answer))
    }

    async fn coded(status: u16, code: isize) -> Error {
        let body = json!({"code": code, "message": "no"}).to_string();
        answered(status, &body).await
    }

    #[tokio::test]
    async fn a_refusal_that_may_pass_is_told_from_one_for_good_and_from_what_is_gone() {
        const PAGE: &str = "<html>";
        for passing in [
            answered(403, PAGE).await,
            answered(404, PAGE).await,
            coded(403, BLOCKED).await,
            coded(429, 0).await,
            coded(502, 0).await,
            serde_json::from_str::<()>(PAGE).unwrap_err().into(),
        ] {
            assert!(is_passing(&passing) && !is_gone(&passing), "{passing:?}");
        }
        for (status, code) in [(404, 10_008), (404, 10_062), (401, 50_027), (401, 0)] {
            let gone = coded(status, code).await;
            assert!(is_gone(&gone) && !may_be_gone(&gone) && !is_passing(&gone), "{gone:?}");
        }
        for (status, code) in [(404, 10_015), (404, 0)] {
            let doubtful = coded(status, code).await;
            assert!(may_be_gone(&doubtful) && !is_gone(&doubtful), "{doubtful:?}");
            assert!(!is_passing(&doubtful), "{doubtful:?}");
        }
        for (status, code) in [(400, INVALID), (403, NO_PERMISSION), (404, UNKNOWN_EMOJI)] {
            let refused = coded(status, code).await;
            assert!(!is_gone(&refused) && !may_be_gone(&refused), "{refused:?}");
            assert!(!is_passing(&refused), "{refused:?}");
        }
    }

    #[tokio::test]
    async fn only_what_has_an_unknown_end_may_have_arrived() {
        let late = std::io::Error::from(std::io::ErrorKind::TimedOut);
        let page = answered(504, "<html>").await;
        for unknown in [coded(500, 0).await, page, Error::Io(late)] {
            assert!(may_have_arrived(&unknown), "{unknown:?}");
        }
        let page = answered(403, "<html>").await;
        for known in [page, coded(403, BLOCKED).await, coded(429, 0).await] {
            assert!(!may_have_arrived(&known), "{known:?}");
        }
    }

    #[tokio::test]
    async fn an_emoji_is_to_blame_where_discord_says_so() {
        let wrong = async |errors| {
            let body = json!({"code": INVALID, "message": "Invalid Form Body", "errors": errors});
            is_about_emoji(&answered(400, &body.to_string()).await)
        };
        let why = json!({"_errors": [{"code": "BUTTON_COMPONENT_INVALID_EMOJI", "message": "Invalid emoji"}]});
        let emoji = json!({"components": {"0": {"components": {"1": {"emoji": {"id": why}}}}}});
        assert!(wrong(emoji).await);
        assert!(!wrong(json!({"attachments": {"0": why}})).await);
        assert!(is_about_emoji(&coded(404, UNKNOWN_EMOJI).await));
    }

    #[test]
    fn what_passes_is_a_list_and_everything_else_is_refused_for_good() {
        let told = |status, code| {
            let answer = ErrorAnswer { status, code };
            classify(Some(answer), Request::PostInThread, "told".to_owned())
        };
        for (status, code) in [
            (429, 0),
            (500, 0),
            (503, 130_000),
            (403, UNREAD),
            (200, UNREAD),
            (403, 40_333),
            (400, 40_003),
            (400, 20_016),
            (400, 20_028),
            (401, 0),
        ] {
            let why = told(status, code);
            assert!(matches!(why, Undelivered::Later(_)), "{status} {code}: {why:?}");
        }
        assert_eq!(told(429, WORN), Undelivered::Worn);
        for (status, code, why) in [
            (400, 50_035, RefusedFor::Other),
            (400, 200_000, RefusedFor::Words),
            (400, 240_000, RefusedFor::Words),
            (403, 0, RefusedFor::Other),
            (404, 0, RefusedFor::Other),
            (400, 999_999, RefusedFor::Other),
        ] {
            let refused = Undelivered::Refused { why, told: "told".to_owned() };
            assert_eq!(told(status, code), refused, "{code}");
        }
    }
}
