//! What is right passes, and what is wrong is caught.

use std::collections::BTreeSet;

use crate::checks::violation::Validator;
use crate::checks::{Manners, of_request, openapi};
use crate::mutations::{self, Mutation};
use crate::valid;

#[test]
fn what_is_right_passes_every_check() {
    for (name, request) in valid::all() {
        let found = of_request(&request, Manners::House);
        let found: Vec<String> = found.iter().map(ToString::to_string).collect();
        assert!(found.is_empty(), "{name}: {found:#?}");
    }
}

/// Who catches a mutation.
fn catchers(mutation: &Mutation) -> BTreeSet<Validator> {
    let mut request = (mutation.on)();
    (mutation.slip)(&mut request);
    let found = of_request(&request, Manners::House);
    found.iter().map(|violation| violation.by).collect()
}

#[test]
fn every_slip_is_caught_by_just_those_who_should() {
    let all = mutations::all();
    assert!(all.len() >= 50, "only {} slips", all.len());
    let names: BTreeSet<&str> = all.iter().map(|mutation| mutation.name).collect();
    assert_eq!(names.len(), all.len(), "each slip has a name of its own");
    let mut wrong = vec![];
    for mutation in &all {
        assert!(!mutation.caught_by.is_empty(), "{}", mutation.name);
        let asked = |by: &Validator| *by != Validator::OpenApi || openapi::is_there();
        let expected: BTreeSet<Validator> =
            mutation.caught_by.iter().copied().filter(asked).collect();
        let caught = catchers(mutation);
        if caught != expected {
            wrong.push(format!(
                "{}: caught by {caught:?}, not {expected:?}",
                mutation.name
            ));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn few_slips_need_the_description_of_discord() {
    let all = mutations::all();
    let only = all
        .iter()
        .filter(|mutation| mutation.caught_by == [Validator::OpenApi]);
    let only: Vec<&str> = only.map(|mutation| mutation.name).collect();
    assert!(only.len() * 4 < all.len(), "{only:?}");
}

#[test]
fn a_violation_says_where_it_is() {
    let mut request = valid::post();
    request.json["components"][0]["components"][0]["label"] = "x".repeat(81).into();
    let found = of_request(&request, Manners::House);
    assert!(!found.is_empty());
    for violation in &found {
        let said = violation.to_string();
        assert!(said.contains("POST /api/v10/channels/7/messages"), "{said}");
        if violation.by == Validator::OpenApi {
            let pointer = &violation.complaint.pointer;
            assert_eq!(pointer, "/components/0/components/0/label", "{said}");
        }
    }
}
