//! A line-by-line transcript of what a user sees, for comparing worlds.

use sha2::{Digest, Sha256};

use crate::prelude::*;

#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Transcript {
    lines: Vec<String>,
}

pub struct Scribe {
    /// Identifiers up to this one exist in all worlds.
    known: Snowflake,
    /// Later identifiers depend on time; the nth one seen is written as "new n".
    new: Vec<u64>,
}

impl Scribe {
    pub fn new(known: Snowflake) -> Scribe {
        let new = vec![];
        Scribe { known, new }
    }

    /// What the user sees in these rooms, and the bot's response to their last action.
    pub fn write(
        &mut self,
        fake: &FakeDiscord,
        user: &UserHandle,
        rooms: &[(&str, Snowflake)],
        answer: &Value,
    ) -> Transcript {
        let mut out = Transcript::default();
        self.lines("answer", answer, &mut out);
        for (name, room) in rooms {
            let channel = fake.world(|world| serde_json::to_value(&world.channels[room]));
            self.lines(name, &channel.unwrap(), &mut out);
            for (number, seen) in (1..).zip(user.sees(*room)) {
                let message = fake.world(|w| serde_json::to_value(w.message(seen.id)));
                let name = format!("{name} · message {number}");
                self.lines(&name, &message.unwrap(), &mut out);
                for file in &seen.attachments {
                    let digest = Sha256::digest(file.bytes());
                    let digest = hex::encode(digest);
                    out.lines.push(format!("{name} · {}: {digest}", file.filename()));
                }
            }
        }
        out
    }

    fn lines(&mut self, name: &str, value: &Value, out: &mut Transcript) {
        match value {
            Value::Object(fields) => {
                for (key, value) in fields {
                    self.lines(&format!("{name} · {key}"), value, out);
                }
            }
            Value::Array(items) => {
                for (number, value) in (1..).zip(items) {
                    self.lines(&format!("{name} {number}"), value, out);
                }
            }
            Value::String(text) => {
                for line in text.split('\n') {
                    let line = self.without_new_numbers(line);
                    out.lines.push(format!("{name}: {line}"));
                }
            }
            Value::Number(number) => {
                let time = number.as_u64().is_some_and(|n| n > self.known.unix_ms() / 2);
                let number = if time { "a time".to_owned() } else { number.to_string() };
                out.lines.push(format!("{name}: {number}"));
            }
            Value::Null | Value::Bool(_) => out.lines.push(format!("{name}: {value}")),
        }
    }

    /// Replaces identifiers created after the worlds diverged.
    fn without_new_numbers(&mut self, text: &str) -> String {
        let mut out = String::new();
        let mut rest = text;
        while let Some(start) = rest.find(|c: char| c.is_ascii_digit()) {
            out += &rest[..start];
            rest = &rest[start..];
            let end = rest.find(|c: char| !c.is_ascii_digit());
            let (digits, after) = rest.split_at(end.unwrap_or(rest.len()));
            // Deadlines depend on the time of the prompt, to the second.
            let is_time = out.ends_with("<t:");
            match digits.parse::<u64>().ok().filter(|n| *n > self.known.0) {
                _ if is_time => out += "<time>",
                Some(number) => out += &self.name(number),
                None => out += digits,
            }
            rest = after;
        }
        out + rest
    }

    fn name(&mut self, number: u64) -> String {
        let known = self.new.iter().position(|n| *n == number);
        let position = known.unwrap_or_else(|| {
            self.new.push(number);
            self.new.len() - 1
        });
        format!("<new {position}>")
    }
}

impl Transcript {
    pub fn len(&self) -> usize {
        self.lines.len()
    }

    pub fn differences(&self, other: &Transcript) -> Vec<String> {
        let sets = [self, other].map(|t| t.lines.iter().collect::<BTreeSet<_>>());
        let only = |mark: &str, mine: &Transcript, theirs: &BTreeSet<&String>| {
            let lines = mine.lines.iter().filter(|line| !theirs.contains(line));
            lines.map(|line| format!("{mark} {line}")).collect::<Vec<_>>()
        };
        let mut all = only("-", self, &sets[1]);
        all.extend(only("+", other, &sets[0]));
        if all.is_empty() && self != other {
            all.push("the same lines in another order or number".to_owned());
        }
        all
    }
}
