//! Command descriptions, which Discord shows while a user types.

use crate::Wording;

pub fn about(w: &Wording, command: &str) -> String {
    w.say_by_key(&format!("command-{command}"), vec![])
}

pub fn about_parameter(w: &Wording, command: &str, parameter: &str) -> String {
    w.say_by_key(&format!("command-{command}-{parameter}"), vec![])
}
