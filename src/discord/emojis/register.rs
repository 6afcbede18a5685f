//! Registers the drawings with the application: what is missing or has changed, and nothing twice. A drawing is known by
//! its name, which tells what it looks like; one that has changed is a new name, and the old one goes.

use std::collections::BTreeMap;
use std::sync::Arc;
use std::time::Duration;

use serde_json::json;
use serenity::all::{CreateAttachment, Emoji, EmojiId, Http};
use sha2::{Digest, Sha256};

use super::{Drawn, Emojis};
use crate::discord::picture::pictures::Pictures;
use crate::discord::wire::asking::asked;
use crate::discord::wire::error::with_causes;
use crate::metrics::{Endpoint, Metrics};

/// What the names of ours begin with: an application may have other emojis.
const OURS: &str = "vcy_";
/// The side of a drawing in pixels; Discord shows none larger.
const SIDE: u16 = 128;
/// So many bytes of the digest are in a name.
const MARK: usize = 4;
/// How long to wait before another attempt; each further wait is twice as long.
const FIRST_WAIT: Duration = Duration::from_secs(60);
/// No wait is longer.
const LONGEST_WAIT: Duration = Duration::from_secs(60 * 60);

/// Registers all drawings, sooner or later, and again whenever Discord has refused some: somebody may have deleted them. Nothing waits
/// for it: what is not there yet is said with plain signs.
pub async fn register_all(http: Arc<Http>, metrics: Metrics, pictures: Pictures, emojis: Emojis) {
    // One that is refused for ever although it is there costs little.
    let mut pause = FIRST_WAIT;
    loop {
        let attempt = || attempt((&*http, &metrics), &pictures, &emojis);
        until_done(attempt, tokio::time::sleep).await;
        emojis.some_refused().await;
        tokio::time::sleep(pause).await;
        pause = (pause * 2).min(LONGEST_WAIT);
    }
}

/// Tries until it is done. That it fails is said once.
async fn until_done<A, W>(mut attempt: impl FnMut() -> A, mut wait: impl FnMut(Duration) -> W)
where
    A: Future<Output = Result<usize, serenity::Error>>,
    W: Future<Output = ()>,
{
    let mut next = FIRST_WAIT;
    loop {
        match attempt().await {
            Ok(0) => return,
            Ok(new) => return tracing::info!(new, "emojis registered"),
            Err(error) if next == FIRST_WAIT => {
                let error = with_causes(&error);
                tracing::warn!(%error, "not all own emojis yet: messages have plain signs until a later attempt succeeds");
            }
            Err(error) => tracing::debug!(%error, "not all own emojis yet"),
        }
        wait(next).await;
        next = (next * 2).min(LONGEST_WAIT);
    }
}

/// Gives how many were new.
async fn attempt(
    (http, metrics): (&Http, &Metrics),
    pictures: &Pictures,
    emojis: &Emojis,
) -> Result<usize, serenity::Error> {
    let there = http.get_application_emojis();
    let there = asked(metrics, Endpoint::Emojis, there).await?;
    let ours = there.into_iter().filter(|e| e.name.starts_with(OURS));
    let mut there: BTreeMap<String, EmojiId> = ours.map(|e| (e.name, e.id)).collect();
    let mut new = 0;
    for drawn in &Drawn::ALL {
        let Some(png) = pictures.icon(drawn.mark, SIDE).await else {
            continue;
        };
        let name = name(drawn, &png);
        let id = match there.remove(&name) {
            Some(id) => id,
            None => {
                new += 1;
                let created = create(http, &name, png);
                asked(metrics, Endpoint::NewEmoji, created).await?.id
            }
        };
        emojis.learn(drawn, format!("<:{name}:{id}>"));
    }
    // What is left looks as nothing looks any more.
    for id in there.into_values() {
        let gone = http.delete_application_emoji(id);
        asked(metrics, Endpoint::OldEmoji, gone).await?;
    }
    Ok(new)
}

async fn create(http: &Http, name: &str, png: Vec<u8>) -> Result<Emoji, serenity::Error> {
    let image = CreateAttachment::bytes(png, format!("{name}.png")).to_base64();
    http.create_application_emoji(&json!({"name": name, "image": image}))
        .await
}

/// At most 32 letters, digits and underscores.
fn name(drawn: &Drawn, png: &[u8]) -> String {
    let digest = Sha256::digest(png);
    format!("{OURS}{}_{}", drawn.key, hex::encode(&digest[..MARK]))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn what_fails_at_the_start_is_tried_again_with_growing_waits() {
        let mut failures = 10;
        let attempt = || {
            let done = failures == 0;
            failures -= 1;
            async move { done.then_some(3).ok_or(serenity::Error::Other("no line")) }
        };
        let mut waits = vec![];
        let wait = |wait: Duration| {
            waits.push(wait.as_secs());
            async {}
        };
        until_done(attempt, wait).await;
        assert_eq!(
            waits,
            [60, 120, 240, 480, 960, 1920, 3600, 3600, 3600, 3600]
        );
    }

    #[test]
    fn a_name_tells_what_it_looks_like_and_fits() {
        for drawn in &Drawn::ALL {
            let one = name(drawn, b"one");
            assert_ne!(one, name(drawn, b"two"));
            assert!((2..=32).contains(&one.len()), "{one}");
            assert!(one.chars().all(|c| c.is_ascii_alphanumeric() || c == '_'));
        }
        let signs: std::collections::BTreeSet<_> = Drawn::ALL.iter().map(|d| d.sign).collect();
        assert_eq!(signs.len(), Drawn::ALL.len());
    }
}
