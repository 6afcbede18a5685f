//! What nobody who reads the log may have: the bot's token and those of interactions and webhooks, with which anybody could
//! answer in its name. They are taken out of whatever is written, whoever writes it and at whatever level: other libraries
//! put addresses, headers and whole messages into their lines.

use std::borrow::Cow;
use std::io::{self, Write};
use std::sync::LazyLock;

use regex::{Captures, Regex};

/// What stands where a token was.
const TOKEN: &str = "[token]";
/// What stands where somebody printed bytes: they could be anything, a whole message too.
const BYTES: &str = "[bytes]";
/// A token from here on is so long that it cannot stand in other words by chance.
const OWN_FROM: usize = 8;

/// What a token looks like, after what it is known by. What is known by itself has nothing before it.
static TOKENS: LazyLock<[Regex; 4]> = LazyLock::new(|| {
    [
        // An address: /interactions/ID/TOKEN/callback, /webhooks/APPLICATION/TOKEN/messages.
        r"(?-u)((?:interactions|webhooks)/[0-9]+/)[A-Za-z0-9_.~%+=-]+",
        // A name and what it has, as JSON, Rust and headers write it, in colours and within strings of strings.
        r#"(?xi-u)( (?:token | authorization) \\*["']? (?:\x1b\[[0-9;]*m)* \s* [:=,(] \s* (?:\x1b\[[0-9;]*m)*
            (?:[a-z]+\(\s*)* (?:b?\\*["'])? (?:(?:bot|bearer)\s+)? ) [a-z0-9_.~%+/=-]+"#,
        // What follows the word that is sent before it.
        r"(?i-u)\b((?:bot|bearer)\s+)[a-z0-9_.~%+/=-]{20,}",
        // The bot's has three parts; those of interactions begin with the word "interaction" in Base64.
        r"(?x-u)()(?: aW50ZXJhY3Rpb24[A-Za-z0-9_.=+/-]+ | [A-Za-z0-9_-]{17,}\.[A-Za-z0-9_-]{4,}\.[A-Za-z0-9_-]{12,} )",
    ]
    .map(pattern)
});

/// Bytes one by one, as numbers or in hexadecimal digits.
static DUMPS: LazyLock<Regex> =
    LazyLock::new(|| pattern(r"(?i-u)(?:[0-9]{1,3},\s*){16,}[0-9]{1,3}\b|\b0x[0-9a-f]{17,}"));

fn pattern(text: &str) -> Regex {
    Regex::new(text).expect("a constant pattern, which the tests below compile")
}

/// What is taken out.
#[derive(Clone)]
pub struct Redaction {
    /// The bot's token, wherever it stands.
    own: Option<String>,
}

impl Redaction {
    /// For a bot with this token.
    pub fn of(token: Option<&str>) -> Redaction {
        let own = token.map(|token| token.trim_start_matches("Bot ").trim());
        let own = own.filter(|token| token.len() >= OWN_FROM);
        Redaction { own: own.map(str::to_owned) }
    }

    /// A text without what nobody may read.
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

/// Writes everything redacted. A line is written at once, so that no token comes in two parts.
pub struct Redacted<W> {
    redaction: Redaction,
    to: W,
}

impl<W> Redacted<W> {
    /// Writes there.
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
            // Also one of which nobody has told.
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
        // What is too short to be one is not taken out of every word.
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
