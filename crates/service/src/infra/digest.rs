//! Fingerprints by which outdated messages are known.

use sha2::{Digest, Sha256};

/// A short fingerprint of a text.
pub(crate) fn digest(text: &str) -> String {
    hex::encode(&Sha256::digest(text)[..8])
}
