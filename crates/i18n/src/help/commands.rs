//! What commands are for. Discord shows it while somebody types.

use crate::Wording;

pub fn about(w: &Wording, command: &str) -> String {
    w.say_by_key(&format!("command-{command}"), vec![])
}

/// What a parameter of a command is for, unless it is an option of a table.
pub fn about_parameter(w: &Wording, command: &str, parameter: &str) -> String {
    w.say_by_key(&format!("command-{command}-{parameter}"), vec![])
}
