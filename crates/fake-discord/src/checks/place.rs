//! A value inside a body, which knows where it stands.

use serde_json::Value;

use super::violation::Complaint;

/// What stands where nothing stands.
static NOTHING: Value = Value::Null;

/// A place in a JSON body.
#[derive(Clone, Debug)]
pub struct JsonPlace<'a> {
    /// What stands there.
    pub value: &'a Value,
    /// A JSON pointer.
    pub pointer: String,
}

impl<'a> JsonPlace<'a> {
    /// The whole body.
    pub fn root(value: &'a Value) -> JsonPlace<'a> {
        let pointer = String::new();
        JsonPlace { value, pointer }
    }

    /// A field of an object; null if there is none.
    pub fn field(&self, name: &str) -> JsonPlace<'a> {
        JsonPlace {
            value: self.value.get(name).unwrap_or(&NOTHING),
            pointer: format!("{}/{name}", self.pointer),
        }
    }

    /// The parts of a list; none if it is no list.
    pub fn items(&self) -> Vec<JsonPlace<'a>> {
        let all = self.value.as_array().map_or(&[][..], Vec::as_slice);
        let place =
            |(number, value)| JsonPlace { value, pointer: format!("{}/{number}", self.pointer) };
        all.iter().enumerate().map(place).collect()
    }

    /// The parts of a field that is a list.
    pub fn list(&self, name: &str) -> Vec<JsonPlace<'a>> {
        self.field(name).items()
    }

    /// A text; empty if it is none.
    pub fn text(&self, name: &str) -> &'a str {
        let field = self.value.get(name);
        field.and_then(Value::as_str).unwrap_or_default()
    }

    /// A number, if the field is one.
    pub fn number(&self, name: &str) -> Option<u64> {
        self.value.get(name).and_then(Value::as_u64)
    }

    /// Says that something is wrong here.
    pub fn wrong(&self, said: impl Into<String>) -> Complaint {
        Complaint { pointer: self.pointer.clone(), value: self.value.clone(), said: said.into() }
    }
}
