//! Registers missing emojis. Names contain a digest of the image: a changed image gets a new name,
//! and the old emoji is deleted.

use super::Drawn;
use crate::prelude::*;
use crate::wire::error::{status, with_causes};
use serde_json::json;
use serenity::all::EmojiId;
use serenity::http::Request;
use sha2::{Digest, Sha256};
use viceroy_i18n::GemLetters;

/// Name prefix of ours: the application may have other emojis.
const OURS: &str = "vcy_";
/// Pixels per side; Discord shows none larger.
const SIDE: u16 = 128;
/// Bytes of the digest in a name.
const MARK: usize = 4;
const FIRST_WAIT: Duration = Duration::from_secs(60);
/// Factor between waits: what Discord refuses for good is requested four times in the first hour.
const GROWTH: u32 = 4;
const LONGEST_WAIT: Duration = Duration::from_secs(60 * 60);

/// Registers again when Discord has refused some: somebody may have deleted them.
pub async fn register_all(
    http: Arc<Http>,
    metrics: Metrics,
    pictures: Pictures,
    emojis: Emojis,
    languages: Languages,
) {
    let letters: BTreeSet<GemLetters> = languages.iter().map(|w| GemLetters::of(w)).collect();
    // Grows, so that an emoji refused forever although registered costs little.
    let mut pause = FIRST_WAIT;
    loop {
        let attempt = || attempt((&*http, &metrics), &pictures, &emojis, &letters);
        until_done(attempt, tokio::time::sleep).await;
        emojis.some_refused().await;
        tokio::time::sleep(pause).await;
        pause = (pause * 2).min(LONGEST_WAIT);
    }
}

/// Warns once.
async fn until_done<A, W>(mut attempt: impl FnMut() -> A, mut wait: impl FnMut(Duration) -> W)
where
    A: Future<Output = Result<usize, Error>>,
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
        next = (next * GROWTH).min(LONGEST_WAIT);
    }
}

#[derive(Deserialize)]
struct Registered {
    id: EmojiId,
    name: String,
}

/// Returns how many were new. A refused one does not stop the others.
async fn attempt(
    discord: (&Http, &Metrics),
    pictures: &Pictures,
    emojis: &Emojis,
    letters: &BTreeSet<GemLetters>,
) -> Result<usize, Error> {
    let there = registered(discord).await?;
    // Languages with the same letter share its emoji; none is a refused one.
    let mut tried: BTreeMap<String, Option<EmojiId>> = BTreeMap::new();
    let mut new = 0;
    let mut refused = None;
    let every = Drawn::ALL.iter().flat_map(|drawn| drawn.in_letters(letters));
    for (drawn, letters) in every.collect::<Vec<_>>() {
        let Some(png) = pictures.icon(drawn.mark, SIDE, letters).await else {
            continue;
        };
        let name = name(drawn, &png);
        let there = there.get(&name).map(|id| Some(*id));
        let id = match tried.get(&name).copied().or(there) {
            Some(id) => id,
            None => match create(discord, &name, png).await {
                Ok(id) => {
                    new += 1;
                    Some(id)
                }
                Err(error) if is_refusal(&error) => {
                    refused = Some(error);
                    None
                }
                Err(error) => return Err(error),
            },
        };
        if let Some(id) = id {
            emojis.learn(drawn, letters, format!("<:{name}:{id}>"));
        }
        tried.insert(name, id);
    }
    // The rest have outdated images.
    let (http, metrics) = discord;
    let unused = there.into_iter().filter(|(name, _)| !tried.contains_key(name));
    for (_, id) in unused {
        let gone = http.delete_application_emoji(id);
        asked(metrics, Endpoint::OldEmoji, gone).await?;
    }
    refused.map_or(Ok(new), Err)
}

/// Skips entries that cannot be parsed.
async fn registered(
    (http, metrics): (&Http, &Metrics),
) -> Result<BTreeMap<String, EmojiId>, Error> {
    let asking = async {
        let request = Request::new(route(http)?, LightMethod::Get);
        let mut told: Value = http.request(request).await?.json().await?;
        let Value::Array(items) = told["items"].take() else {
            return Err(Error::Other("the list of emojis cannot be read"));
        };
        let read = |item| serde_json::from_value::<Registered>(item).ok();
        Ok(items.into_iter().filter_map(read))
    };
    let all = asked(metrics, Endpoint::Emojis, asking).await?;
    let ours = all.filter(|emoji| emoji.name.starts_with(OURS));
    Ok(ours.map(|emoji| (emoji.name, emoji.id)).collect())
}

/// If the outcome is unknown, looks the emoji up by name instead of creating it twice.
async fn create(discord: (&Http, &Metrics), name: &str, png: Vec<u8>) -> Result<EmojiId, Error> {
    let (http, metrics) = discord;
    let asking = async {
        let image = CreateAttachment::bytes(png, format!("{name}.png")).to_base64();
        let body = serde_json::to_vec(&json!({"name": name, "image": image}))?;
        let request = Request::new(route(http)?, LightMethod::Post).body(Some(body));
        let made: Registered = http.request(request).await?.json().await?;
        Ok(made.id)
    };
    match asked(metrics, Endpoint::NewEmoji, asking).await {
        Err(error) if !is_refusal(&error) => {
            let made = registered(discord).await?.remove(name);
            made.ok_or(error)
        }
        answer => answer,
    }
}

fn route(http: &Http) -> Result<Route<'_>, Error> {
    let application_id = http.application_id().ok_or(Error::Other("it is not known who asks"))?;
    Ok(Route::Emojis { application_id })
}

/// Whether only this request was refused, so that the next one may succeed.
fn is_refusal(error: &Error) -> bool {
    status(error)
        .is_some_and(|status| (400..500).contains(&status) && ![401, 429].contains(&status))
}

/// Discord allows at most 32 letters, digits and underscores.
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
            async move { done.then_some(3).ok_or(Error::Other("no line")) }
        };
        let mut waits = vec![];
        let wait = |wait: Duration| {
            waits.push(wait.as_secs());
            async {}
        };
        until_done(attempt, wait).await;
        assert_eq!(waits, [60, 240, 960, 3600, 3600, 3600, 3600, 3600, 3600, 3600]);
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
