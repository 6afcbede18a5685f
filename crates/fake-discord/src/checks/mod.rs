//! Everything that goes over the wire between a bot and the fake Discord, held against descriptions of Discord that nobody
//! here wrote and against rules of our own. See `docs/checks.md` of this package.

#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

pub mod content;
pub mod events;
pub mod openapi;
pub mod place;
pub mod rules;
pub mod sent;
pub mod twilight;
pub mod violation;

use crate::{AnsweredBy, FakeDiscord, LoggedRequest};

use content::Content;
use violation::{Complaint, Validator, Violation};

/// By whose manners a bot is judged, besides Discord's rules.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Manners {
    /// Our bot never leaves open whom a message calls.
    House,
    /// Any bot.
    Any,
}

/// What is wrong with one request of a bot.
pub fn of_request(request: &LoggedRequest, manners: Manners) -> Vec<Violation> {
    let mut found = vec![];
    let mut add = |by: Validator, complaints: Vec<Complaint>| {
        found.extend(complaints.into_iter().map(|complaint| Violation {
            by,
            about: format!("{} {}", request.method, request.path),
            complaint,
        }));
    };
    add(Validator::OpenApi, openapi::of_request(request));
    if manners == Manners::House {
        let in_units = rules::house::in_units(request);
        let longer = in_units.as_ref().map(by_others).unwrap_or_default();
        // What is wrong by characters is told as that.
        if by_others(request).is_empty() {
            add(Validator::House, longer);
        }
    }
    match Content::of(request) {
        Ok(content) => {
            add(Validator::Twilight, twilight::complaints(&content));
            add(Validator::Rules, rules::complaints(&content, request));
            if manners == Manners::House {
                add(Validator::House, rules::house::complaints(&content, request));
            }
        }
        Err(complaint) => add(Validator::Rules, vec![complaint]),
    }
    add(Validator::Rules, rules::headers(request));
    found
}

/// What those find in a request that count lengths in characters.
fn by_others(request: &LoggedRequest) -> Vec<Complaint> {
    let mut found = openapi::of_request(request);
    if let Ok(content) = Content::of(request) {
        found.extend(twilight::complaints(&content));
    }
    found
}

/// What is wrong with the fake Discord's answer to a request.
pub fn of_answer(request: &LoggedRequest) -> Vec<Violation> {
    if request.answered_by == AnsweredBy::Fault {
        return vec![];
    }
    let complaints = openapi::of_answer(request);
    let about = format!("the answer {} to {} {}", request.status, request.method, request.path);
    let violation =
        |complaint| Violation { by: Validator::OpenApi, about: about.clone(), complaint };
    complaints.into_iter().map(violation).collect()
}

/// Everything that is wrong with what a stand-in has recorded, in both directions.
pub fn of_recorded(fake: &FakeDiscord, manners: Manners) -> Vec<Violation> {
    let mut found = vec![];
    for request in fake.requests() {
        found.extend(of_request(&request, manners));
        found.extend(of_answer(&request));
    }
    for event in fake.events() {
        found.extend(events::of_event(&event));
    }
    found
}

/// How many kinds of violations a failing test shows.
const SHOWN: usize = 20;

/// Fails the test if anything went over the wire that must not.
pub fn check(fake: &FakeDiscord, manners: Manners) {
    let found = of_recorded(fake, manners);
    assert!(found.is_empty(), "{}", summary(&found));
}

/// Violations in words, of each kind the first.
pub fn summary(found: &[Violation]) -> String {
    let mut kinds: Vec<(&Violation, usize)> = vec![];
    for one in found {
        let same = |(other, _): &&mut (&Violation, usize)| {
            other.by == one.by && other.complaint.said == one.complaint.said
        };
        match kinds.iter_mut().find(same) {
            Some((_, count)) => *count += 1,
            None => kinds.push((one, 1)),
        }
    }
    let shown = kinds.iter().take(SHOWN);
    let shown: Vec<String> = shown.map(|(one, count)| format!("{count} times {one}")).collect();
    format!(
        "{} violations on the wire, of {} kinds:\n{}",
        found.len(),
        kinds.len(),
        shown.join("\n")
    )
}

/// Checks everything a stand-in has recorded when the test is over.
pub struct WireWatch {
    fake: FakeDiscord,
    manners: Manners,
}

impl WireWatch {
    /// Watches over a bot at a stand-in.
    pub fn over(fake: &FakeDiscord, manners: Manners) -> WireWatch {
        let fake = fake.clone();
        WireWatch { fake, manners }
    }
}

impl Drop for WireWatch {
    fn drop(&mut self) {
        // A test that has failed already says so itself.
        if !std::thread::panicking() {
            check(&self.fake, self.manners);
        }
    }
}
