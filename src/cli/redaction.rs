//! Removes tokens of the bot, interactions and webhooks from everything logged, because with them
//! anybody could answer in the bot's name. This applies to every library and level: libraries log
//! URLs, headers and whole messages.

use std::borrow::Cow;
use std::io::{self, Write};
use std::sync::LazyLock;

use regex::{Captures, Regex};

const TOKEN: &str = "[token]";
/// Replaces printed bytes, which could encode anything, even whole messages.
const BYTES: &str = "[bytes]";
/// Minimum length of the bot's token; shorter strings occur in ordinary words.
const OWN_FROM: usize = 8;

/// Tokens, each after a group that identifies it; a self-identifying token has an empty group.
static TOKENS: LazyLock<[Regex; 4]> = LazyLock::new(|| {
    [
        // URLs: /interactions/ID/TOKEN/callback, /webhooks/APPLICATION/TOKEN/messages.
        r"(?-u)((?:interactions|webhooks)/[0-9]+/)[A-Za-z0-9_.~%+=-]+",
        // A key and its value in JSON, Rust or headers, possibly coloured or in escaped strings.
        r#"(?xi-u)( (?:token | authorization) \\*["']? (?:\x1b\[[0-9;]*m)* \s* [:=,(] \s* (?:\x1b\[[0-9;]*m)*
            (?:[a-z]+\(\s*)* (?:b?\\*["'])? (?:(?:bot|bearer)\s+)? ) [a-z0-9_.~%+/=-]+"#,
        // After the scheme of an authorization header.
        r"(?i-u)\b((?:bot|bearer)\s+)[a-z0-9_.~%+/=-]{20,}",
        // The bot's token has three parts; those of interactions begin with "interaction" in
        // Base64.
        r"(?x-u)()(?: aW50ZXJhY3Rpb24[A-Za-z0-9_.=+/-]+ | [A-Za-z0-9_-]{17,}\.[A-Za-z0-9_-]{4,}\.[A-Za-z0-9_-]{12,} )",
    ]
    .map(pattern)
});

/// Decimal or hexadecimal byte dumps.
static DUMPS: LazyLock<Regex> =
    LazyLock::new(|| pattern(r"(?i-u)(?:[0-9]{1,3},\s*){16,}[0-9]{1,3}\b|\b0x[0-9a-f]{17,}"));

fn pattern(text: &str) -> Regex {
    Regex::new(text).expect("a constant pattern, which the tests below compile")
}

#[derive(Clone)]
pub struct Redaction {
    own: Option<String>,
}

impl Redaction {
    pub fn of(token: Option<&str>) -> Redaction {
        let own = token.map(|token| token.trim_start_matches("Bot ").trim());
        let own = own.filter(|token| token.len() >= OWN_FROM);
        Redaction { own: own.map(str::to_owned) }
    }

    pub fn redacted(&self, text: &str) -> String {
        let mut text = match &self.own {
            Some(own) => Cow::from(text.replace(own, TOKEN)),
            None => Cow::from(text),
        };
        text = replaced(&DUMPS, text, |_| BYTES.to_owned());
        for tokens in &*TOKENS {
            text = replaced(tokens, text, |found| format!("{}{TOKEN}", &found[1]));
        }
        text.into_owned()
    }
}

fn replaced<'t>(
    pattern: &Regex,
    text: Cow<'t, str>,
    by: impl Fn(&Captures<'_>) -> String,
) -> Cow<'t, str> {
    let changed = match pattern.replace_all(&text, by) {
        Cow::Borrowed(_) => None,
        Cow::Owned(changed) => Some(changed),
    };
    changed.map_or(text, Cow::Owned)
}

/// Writes whole lines, so that no token is split between two writes.
pub struct Redacted<W> {
    redaction: Redaction,
    to: W,
}

impl<W> Redacted<W> {
    pub fn to(to: W, redaction: &Redaction) -> Redacted<W> {
        let redaction = redaction.clone();
        Redacted { redaction, to }
    }
}

impl<W: Write> Write for Redacted<W> {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        let text = String::from_utf8_lossy(bytes);
        self.to.write_all(self.redaction.redacted(&text).as_bytes())?;
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        self.to.flush()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    fn redacted(text: &str) -> String {
        Redaction::of(None).redacted(text)
    }

    proptest! {
        #[test]
        fn a_token_is_known_by_where_it_stands(token in "[A-Za-z0-9_.-]{24,200}", id in 1u64..) {
            let bytes = token.as_bytes();
            let hex: String = bytes.iter().map(|byte| format!("{byte:x}")).collect();
            let json = format!(r#"{{"id":"{id}","token":"{token}","type":3}}"#);
            for line in [
                format!("https://discord.com/api/v10/interactions/{id}/{token}/callback?with_response=true"),
                format!("PATCH /api/v10/webhooks/{id}/{token}/messages/@original 404"),
                format!("error sending request for url (https://discord.com/api/v10/webhooks/{id}/{token})"),
                format!("route: Webhook {{ webhook_id: {id}, token: {token:?} }}"),
                format!("token: Some({token:?}), webhook_token: Some(Secret({token:?}))"),
                format!("bot_token={token} \u{1b}[3mtoken\u{1b}[0m\u{1b}[2m=\u{1b}[0m{token:?}"),
                format!("{{\"authorization\": \"Bot {token}\", \"accept\": \"*/*\"}}"),
                format!("Authorization: Bot {token}\r\nHost: discord.com"),
                format!("(\"Authorization\", b\"Bearer {token}\")"),
                format!("sends Bot {token}"),
                json.clone(),
                format!("{json:?} {:?}", format!("{json:?}")),
                format!("{:?} {:#?}", bytes, bytes),
                format!("payload: 0x{hex}"),
                format!("aW50ZXJhY3Rpb246{token}"),
            ] {
                let said = redacted(&line);
                prop_assert!(!said.contains(&token), "{line}\n{said}");
                prop_assert!(!said.contains(&hex), "{line}\n{said}");
                prop_assert!(!said.contains(&format!("{}, {}, {}", bytes[0], bytes[1], bytes[2])), "{said}");
                prop_assert!(said.contains(TOKEN) || said.contains(BYTES), "{said}");
            }
        }

        #[test]
        fn the_own_token_is_known_wherever_it_stands(
            token in "[A-Za-z0-9_-]{18,26}\\.[A-Za-z0-9_-]{6}\\.[A-Za-z0-9_-]{27,38}",
            before in "[ a-z:/=]{0,9}",
        ) {
            let line = format!("{before}{token}\" and so on");
            // Tokens are recognised even when unknown.
            for redaction in [Redaction::of(Some(&token)), Redaction::of(Some(&format!("Bot {token}"))), Redaction::of(None)] {
                let said = redaction.redacted(&line);
                prop_assert!(!said.contains(&token), "{said}");
                prop_assert!(said.contains(TOKEN), "{said}");
            }
        }
    }

    #[test]
    fn everything_else_stays() {
        for line in [
            "connected server=1000 games=[1, 2, 3]",
            "fault=164123 game 7: cannot read what is stored",
            "invite the bot with https://discord.com/oauth2/authorize?client_id=1&permissions=309237746688",
            "the bot is asked to end; the tokens of presses are gone",
            "Discord does not know this token. Reset it on the page Bot of your application",
            "https://discord.com/api/v10/channels/1/messages/2",
            "pack 9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08",
        ] {
            assert_eq!(redacted(line), line);
        }
        // A string too short for a token is not replaced.
        assert_eq!(Redaction::of(Some("t")).redacted("a test"), "a test");
    }

    #[test]
    fn what_is_written_is_redacted_and_counts_as_written() {
        let mut page = vec![];
        let line = "token=abcdefgh, and on\n";
        let mut redacted = Redacted::to(&mut page, &Redaction::of(None));
        assert_eq!(redacted.write(line.as_bytes()).unwrap(), line.len());
        redacted.flush().unwrap();
        assert_eq!(page, b"token=[token], and on\n");
    }
}
