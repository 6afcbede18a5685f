//! Registers the drawings with the application: what is missing or has changed, and nothing twice. A drawing is known by
//! its name, which tells what it looks like; one that has changed is a new name, and the old one goes.

use std::collections::BTreeMap;
use std::sync::Arc;

use serde_json::json;
use serenity::all::{CreateAttachment, Emoji, EmojiId, Http};
use sha2::{Digest, Sha256};

use super::{Drawn, Emojis};
use crate::discord::message::pictures::Pictures;

/// What the names of ours begin with: an application may have other emojis.
const OURS: &str = "vcy_";
/// The side of a drawing in pixels; Discord shows none larger.
const SIDE: u16 = 128;
/// So many bytes of the digest are in a name.
const MARK: usize = 4;

/// Registers all drawings. Nothing waits for it: what is not there yet, or cannot be, is said with plain signs.
pub async fn register_all(http: Arc<Http>, pictures: Pictures, emojis: Emojis) {
    match attempt(&http, &pictures, &emojis).await {
        Ok(0) => {}
        Ok(new) => tracing::info!(new, "emojis registered"),
        // The next start tries again.
        Err(error) => tracing::warn!(%error, "no own emojis; messages have plain signs instead"),
    }
}

/// Gives how many were new.
async fn attempt(
    http: &Http,
    pictures: &Pictures,
    emojis: &Emojis,
) -> Result<usize, serenity::Error> {
    let there = http.get_application_emojis().await?;
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
                create(http, &name, png).await?.id
            }
        };
        emojis.learn(drawn, format!("<:{name}:{id}>"));
    }
    // What is left looks as nothing looks any more.
    for id in there.into_values() {
        http.delete_application_emoji(id).await?;
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
