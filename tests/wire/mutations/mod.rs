//! Deliberate slips, each with those who catch it.

mod choices;
mod commands;
mod components;
mod embeds;
mod files;
mod messages;
mod modals;

use serde_json::Value;
use standin::LoggedRequest;

use crate::checks::violation::Validator;

/// A slip.
pub struct Mutation {
    pub name: &'static str,
    /// Something that is right.
    pub on: fn() -> LoggedRequest,
    /// What goes wrong.
    pub slip: fn(&mut LoggedRequest),
    /// Who notices.
    pub caught_by: &'static [Validator],
}

/// All slips.
pub fn all() -> Vec<Mutation> {
    let mut all = messages::all();
    all.extend(embeds::all());
    all.extend(components::all());
    all.extend(files::all());
    all.extend(modals::all());
    all.extend(choices::all());
    all.extend(commands::all());
    all
}

/// The place a pointer means.
fn at<'a>(request: &'a mut LoggedRequest, pointer: &str) -> &'a mut Value {
    request.json.pointer_mut(pointer).unwrap()
}

/// Takes a field away.
fn without(request: &mut LoggedRequest, pointer: &str, field: &str) {
    let object = at(request, pointer).as_object_mut().unwrap();
    assert!(object.remove(field).is_some(), "{field} was not there");
}

/// Makes a list hold its first part so often, each one a little different.
fn many(request: &mut LoggedRequest, pointer: &str, count: usize, vary: fn(&mut Value, usize)) {
    let list = at(request, pointer).as_array_mut().unwrap();
    let first = list[0].clone();
    *list = (0..count)
        .map(|number| {
            let mut one = first.clone();
            vary(&mut one, number);
            one
        })
        .collect();
}

/// A text of so many characters.
fn long(count: usize) -> Value {
    Value::String("x".repeat(count))
}
