//! Luck that anyone can check. Draw number `i` (from zero) for a purpose is the first four bytes, as a big-endian number,
//! of HMAC-SHA256 with the game's secret as the key over the text `purpose:i`. To get a number below `n`, draws that
//! are not below the largest multiple of `n` up to 2^32 are passed over, and of the first other one the remainder is
//! taken. SHA-256 of the secret is shown before the game, the secret after it.

use std::sync::atomic::{AtomicU64, Ordering};

use hmac::{Hmac, KeyInit, Mac};
use sha2::{Digest, Sha256};

use crate::rules::{Chance, Purpose};
use crate::store::Secret;

/// Where secrets come from.
pub trait LuckSource: Send + Sync {
    /// 32 bytes nobody knows.
    ///
    /// # Errors
    /// When the system has none to give.
    fn secret(&self) -> Result<Secret, NoLuck>;
}

/// The system gave no random bytes.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("the system gives no random bytes: {0}")]
pub struct NoLuck(pub String);

/// The operating system's random bytes.
#[derive(Clone, Copy, Debug, Default)]
pub struct SystemLuck;

impl LuckSource for SystemLuck {
    fn secret(&self) -> Result<Secret, NoLuck> {
        let mut bytes = [0; 32];
        getrandom::fill(&mut bytes).map_err(|e| NoLuck(e.to_string()))?;
        Ok(Secret(bytes))
    }
}

/// The same secrets every time, for tests and demonstrations.
#[derive(Debug, Default)]
pub struct SeededLuck {
    seed: u64,
    made: AtomicU64,
}

impl SeededLuck {
    /// Secrets that follow from a number.
    pub fn new(seed: u64) -> Self {
        SeededLuck {
            seed,
            made: AtomicU64::new(0),
        }
    }
}

impl LuckSource for SeededLuck {
    fn secret(&self) -> Result<Secret, NoLuck> {
        let number = self.made.fetch_add(1, Ordering::Relaxed);
        let digest = Sha256::digest(format!("{}:{number}", self.seed));
        Ok(Secret(digest.into()))
    }
}

/// SHA-256 of a secret in hexadecimal.
pub fn secret_hash(secret: &Secret) -> String {
    hex(&Sha256::digest(secret.0))
}

pub(super) fn hex(bytes: &[u8]) -> String {
    use std::fmt::Write;
    bytes.iter().fold(String::new(), |mut text, byte| {
        write!(text, "{byte:02x}").expect("a string can always be written to");
        text
    })
}

/// A game's luck.
#[derive(Clone, Debug)]
pub struct FairLuck {
    secret: Secret,
    used: u64,
}

impl FairLuck {
    /// Continues after so many draws.
    pub fn new(secret: Secret, used: u64) -> Self {
        FairLuck { secret, used }
    }

    /// How many draws were made, those passed over included.
    pub fn used(&self) -> u64 {
        self.used
    }

    fn draw(&mut self, purpose: Purpose) -> u32 {
        let mut mac = Hmac::<Sha256>::new_from_slice(&self.secret.0)
            .expect("HMAC takes keys of every length");
        mac.update(format!("{}:{}", purpose.key(), self.used).as_bytes());
        self.used += 1;
        let bytes = mac.finalize().into_bytes();
        u32::from_be_bytes([bytes[0], bytes[1], bytes[2], bytes[3]])
    }
}

impl Chance for FairLuck {
    fn below(&mut self, purpose: Purpose, n: u32) -> u32 {
        unbiased(n, || self.draw(purpose))
    }
}

/// A number below `n` from numbers of 32 bits, each equally likely.
fn unbiased(n: u32, mut draw: impl FnMut() -> u32) -> u32 {
    let n = u64::from(n.max(1));
    let fair = (1u64 << 32) / n * n;
    loop {
        let number = u64::from(draw());
        if number < fair {
            return (number % n) as u32;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_that_would_favour_small_results_are_passed_over() {
        // 2^32 = 3 * 1431655765 + 1: only the last number has to go.
        let mut draws = [u32::MAX, u32::MAX, u32::MAX - 1].into_iter();
        assert_eq!(unbiased(3, || draws.next().unwrap()), 2);
        assert_eq!(draws.next(), None);
        assert_eq!(unbiased(1 << 31, || u32::MAX), u32::MAX >> 1);
        assert_eq!(unbiased(1, || 17), 0);
        assert_eq!(unbiased(0, || 17), 0);
    }

    #[test]
    fn continuing_gives_the_same_draws() {
        let secret = SeededLuck::new(1).secret().unwrap();
        let mut whole = FairLuck::new(secret, 0);
        let all: Vec<u32> = (0..20)
            .map(|_| whole.below(Purpose::Characters, 64))
            .collect();
        let mut later = FairLuck::new(secret, 10);
        let rest: Vec<u32> = (0..10)
            .map(|_| later.below(Purpose::Characters, 64))
            .collect();
        assert_eq!(all[10..], rest);
        assert_eq!(whole.used(), later.used());
    }

    #[test]
    fn a_draw_is_the_documented_formula() {
        // printf 'laws:0' | openssl dgst -sha256 -mac HMAC -macopt hexkey:0000...00 (64 zeros)
        let mut luck = FairLuck::new(Secret([0; 32]), 0);
        assert_eq!(luck.draw(Purpose::Laws), 0xe1e0_c5ae);
    }
}
