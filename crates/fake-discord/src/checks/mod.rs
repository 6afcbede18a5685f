//! Checks the traffic between a bot and the fake Discord against third-party descriptions of
//! Discord and against our own rules. See `docs/checks.md` of this package.

#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

pub mod content;
pub mod events;
pub mod openapi;
pub mod place;
pub mod rules;
pub mod twilight;
pub mod violation;

use crate::{AnsweredBy, FakeDiscord, LoggedRequest};

use content::Content;
use violation::{Complaint, Validator, Violation};

/// Which rules apply besides Discord's.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Manners {
    /// Our bot's: for example, mentions must always be explicit.
    House,
    /// None, for any bot.
    Any,
}

/// Violations in a request of the bot.
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
        // If the limit in characters is exceeded too, that violation suffices.
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

fn by_others(request: &LoggedRequest) -> Vec<Complaint> {
    let mut found = openapi::of_request(request);
    if let Ok(content) = Content::of(request) {
        found.extend(twilight::complaints(&content));
    }
    found
}

/// Violations in the fake Discord's response.
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

/// Violations in all recorded traffic, in both directions.
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

const SHOWN: usize = 20;

/// Panics on any violation in the recorded traffic.
pub fn check(fake: &FakeDiscord, manners: Manners) {
    let found = of_recorded(fake, manners);
    assert!(found.is_empty(), "{}", summary(&found));
}

/// The first violation of each kind.
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

/// Checks all recorded traffic when dropped.
pub struct WireWatch {
    fake: FakeDiscord,
    manners: Manners,
}

impl WireWatch {
    /// Watches a bot's traffic with a fake Discord.
    pub fn over(fake: &FakeDiscord, manners: Manners) -> WireWatch {
        let fake = fake.clone();
        WireWatch { fake, manners }
    }
}

impl Drop for WireWatch {
    fn drop(&mut self) {
        // Avoid a double panic.
        if !std::thread::panicking() {
            check(&self.fake, self.manners);
        }
    }
}
