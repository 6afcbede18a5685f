//! A JSON value with its location.

use super::violation::Complaint;
use crate::prelude::*;

static NOTHING: Value = Value::Null;

/// A location in a JSON body.
#[derive(Clone, Debug)]
pub struct JsonPlace<'a> {
    /// The value.
    pub value: &'a Value,
    /// Its JSON pointer.
    pub pointer: String,
}

impl<'a> JsonPlace<'a> {
    /// The whole body.
    pub fn root(value: &'a Value) -> JsonPlace<'a> {
        let pointer = String::new();
        JsonPlace { value, pointer }
    }

    /// An object's field; null if absent.
    pub fn field(&self, name: &str) -> JsonPlace<'a> {
        JsonPlace {
            value: self.value.get(name).unwrap_or(&NOTHING),
            pointer: format!("{}/{name}", self.pointer),
        }
    }

    /// Array elements; empty if not an array.
    pub fn items(&self) -> Vec<JsonPlace<'a>> {
        let all = self.value.as_array().map_or(&[][..], Vec::as_slice);
        let place =
            |(number, value)| JsonPlace { value, pointer: format!("{}/{number}", self.pointer) };
        all.iter().enumerate().map(place).collect()
    }

    /// Elements of an array field.
    pub fn list(&self, name: &str) -> Vec<JsonPlace<'a>> {
        self.field(name).items()
    }

    /// A string; empty if it is none.
    pub fn text(&self, name: &str) -> &'a str {
        let field = self.value.get(name);
        field.and_then(Value::as_str).unwrap_or_default()
    }

    /// A number, if the field is one.
    pub fn number(&self, name: &str) -> Option<u64> {
        self.value.get(name).and_then(Value::as_u64)
    }

    /// A complaint about this location.
    pub fn wrong(&self, said: impl Into<String>) -> Complaint {
        Complaint { pointer: self.pointer.clone(), value: self.value.clone(), said: said.into() }
    }
    /// What the server would answer, if it refuses.
    pub(crate) fn refused(&self, checked: Checked) -> Option<Complaint> {
        checked.err().map(|error| self.wrong(error.body.to_string()))
    }
}
