//! What a failed request means: to the delivery worker, and to the operator.

use std::fmt;

use serenity::all::{Error, HttpError};

use viceroy_model::messages::{Destination, RefusedFor};
use viceroy_service::Undelivered;

/// The request was answered already.
const ALREADY_ACKNOWLEDGED: isize = 40060;
/// The thread is there already.
const THREAD_EXISTS: isize = 160_004;
/// A message older than an hour was changed too often.
const WORN: isize = 30_046;
/// There are as many threads as there may be.
const NO_MORE_THREADS: isize = 160_006;
/// Something in the request is not as it should be.
const INVALID: isize = 50_035;
/// What the client says where an answer is not one of Discord's.
const UNREAD: isize = -1;
/// There is no such emoji.
const UNKNOWN_EMOJI: isize = 10_014;
/// What stands in front of Discord has stopped the request.
const BLOCKED: isize = 40_333;
/// The token is not accepted any more, which says nothing about what was asked for.
const UNAUTHORIZED: u16 = 401;
/// Codes of trouble that passes by itself, whatever was asked for; all others are refusals for good.
const PASSING: [isize; 13] = [
    20_016, // slow mode
    20_022, // an announcement was changed too often
    20_028, // the channel is written to too fast
    20_029, // the server is written to too fast
    31_001, // the server is written to too fast
    31_002, // the server is written to too fast
    40_003, // direct messages are opened too fast
    40_004, // sending is switched off for now
    40_006, // the feature is switched off for now
    40_062, // a resource is asked for too fast
    BLOCKED, 110_001, // the application is not available yet
    130_000, // Discord is overloaded
];
/// Codes that mean: a word, a name or a link is not allowed on this server.
const WORDS: [isize; 4] = [20_031, 200_000, 200_001, 240_000];
/// Unknown channel, message and interaction; invalid token of an interaction.
const GONE: [isize; 4] = [10_003, 10_008, 10_062, 50_027];
/// Nothing can be changed in a thread that is put away.
const THREAD_ARCHIVED: isize = 50_083;
/// Nothing can be said in a thread that somebody locked.
const THREAD_LOCKED: isize = 160_005;
/// The place cannot be seen.
const NO_ACCESS: isize = 50_001;
/// The place can be seen, and something else is not permitted there.
const NO_PERMISSION: isize = 50_013;

/// What a request was for, so that the permission that is missing can be named: each needs one beside that to see the place.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Request {
    /// To post words in a channel.
    Post,
    /// To post words in a thread.
    PostInThread,
    /// To change a message.
    Change,
    /// To take a message away.
    Delete,
    /// To look through messages.
    Look,
    /// To open a thread.
    Thread,
    /// To open a conversation with one person.
    Direct,
    /// To bring back a thread that was put away.
    Wake,
}

/// What everything needs.
const SEES: &str = "View Channel";

impl Request {
    /// To post a message.
    pub fn to_post(place: Destination) -> Request {
        match place {
            Destination::Channel => Request::Post,
            Destination::Thread => Request::PostInThread,
            Destination::Direct => Request::Direct,
        }
    }

    /// The method and the kind of route, as the log names them: never with a number or a token.
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
            // The words of one's own can always be changed.
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

/// Discord's code for what went wrong, if it answered.
pub fn code(error: &Error) -> Option<isize> {
    if let Error::Http(HttpError::UnsuccessfulRequest(answer)) = error {
        Some(answer.error.code)
    } else {
        None
    }
}

/// The status of the answer, if there was one.
pub fn status(error: &Error) -> Option<u16> {
    if let Error::Http(http) = error { http.status_code().map(|s| s.as_u16()) } else { None }
}

/// What the delivery worker makes of a failed request.
pub fn undelivered(error: &Error, request: Request) -> Undelivered {
    let told = format!("{request}: {}", with_causes(error));
    if is_unanswered(error) {
        return Undelivered::Later(told);
    }
    sorted(ErrorAnswer::of(error), request, told)
}

fn sorted(answer: Option<ErrorAnswer>, request: Request, told: String) -> Undelivered {
    // A message that was changed too often is answered as a rate limit is.
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

/// What Discord, or something on the way to it, answered to a request that was refused.
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
        // What cannot be read, with whatever status, is not Discord's answer.
        self.status >= 500
            || self.status == 429
            || self.code == UNREAD
            || PASSING.contains(&self.code)
    }
}

/// Whether nothing arrived, or what did cannot be read, with whatever status: then it is not Discord's.
fn is_unanswered(error: &Error) -> bool {
    matches!(error, Error::Http(HttpError::Request(_)) | Error::Io(_) | Error::Json(_))
}

/// What a code of Discord's means for what was to be said, where it has a meaning of its own.
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
        // Whoever may write in a thread that is put away would have brought it back by that.
        THREAD_LOCKED | THREAD_ARCHIVED => Undelivered::Locked,
        _ => return None,
    })
}

/// Whether something is not permitted in a place that can be seen.
pub fn is_not_permitted(error: &Error) -> bool {
    code(error) == Some(NO_PERMISSION)
}

/// Whether an interaction has been answered before.
pub fn is_answered_already(error: &Error) -> bool {
    code(error) == Some(ALREADY_ACKNOWLEDGED)
}

/// Whether a request that failed may have been carried out all the same: its end is not known.
pub fn may_have_arrived(error: &Error) -> bool {
    match error {
        Error::Http(HttpError::Request(why)) => !why.is_connect(),
        Error::Io(_) | Error::Json(_) => true,
        _ => status(error).is_some_and(|status| status >= 500),
    }
}

/// Whether Discord says that an emoji is to blame.
pub fn is_about_emoji(error: &Error) -> bool {
    let Error::Http(HttpError::UnsuccessfulRequest(answer)) = error else {
        return false;
    };
    let mut wrong = answer.error.errors.iter();
    answer.error.code == UNKNOWN_EMOJI || wrong.any(|one| one.path.contains("emoji"))
}

/// Whether an answer can never be changed again: its token has expired, or its message was deleted.
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

/// Whether something was refused because the request itself cannot be understood.
pub fn is_invalid(error: &Error) -> bool {
    code(error) == Some(INVALID)
}

/// Whether a thread could not be opened because it is there.
pub fn thread_exists(error: &Error) -> bool {
    code(error) == Some(THREAD_EXISTS)
}

/// Whether something could not be changed because its thread is put away.
pub fn thread_is_archived(error: &Error) -> bool {
    code(error) == Some(THREAD_ARCHIVED)
}

/// What a failed request of the bot itself means to its operator.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Failure {
    /// It did not arrive, or what answered was not working.
    Unreachable(String),
    /// The token is not known.
    Unauthorized,
    /// It was refused for another reason.
    Refused(String),
}

/// Sorts a failed request.
pub fn failure(error: &Error) -> Failure {
    // A token with a line's end in it is never even sent.
    let unsendable = matches!(error, Error::Http(HttpError::InvalidHeader(_)));
    if unsendable || status(error) == Some(401) {
        Failure::Unauthorized
    } else if is_passing(error) {
        Failure::Unreachable(with_causes(error))
    } else {
        Failure::Refused(with_causes(error))
    }
}

/// An error with what caused it: the client's own words only say that a request failed.
pub fn with_causes(error: &Error) -> String {
    // A proxy on the way, or a rate limit, does not answer as Discord does; the client only tells that it could not read it.
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

/// Whether the same request may succeed a moment later: Discord stumbled, or the line did, or something on the way answered.
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
    /// An answer without success, as the client reads it.
    async fn answered(status: u16, body: &str) -> Error {
        let mut answer = hyper::Response::new(body.to_owned());
        *answer.status_mut() = status.try_into().unwrap();
        let method = reqwest::Method::PATCH;
        let answer = serenity::http::ErrorResponse::from_response(answer.into(), method).await;
        Error::Http(HttpError::UnsuccessfulRequest(answer))
    }

    /// One in Discord's words.
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
            sorted(Some(answer), Request::PostInThread, "told".to_owned())
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
