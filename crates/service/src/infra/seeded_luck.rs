//! Verifiable luck. Draw number `i` of a game (from zero, counted over all purposes) is the first
//! four bytes, big-endian, of HMAC-SHA256, keyed with the game's secret, of the text
//! `purpose:i:presses`. The purpose is a [`Purpose::key`]; the presses are the Discord ids of the
//! accepted interactions on Join and Start, in decimal, in order of acceptance, separated by
//! commas, with that of Start last. Without presses the text is `purpose:i`. For a number below
//! `n`, draws not below the largest multiple of `n` up to 2^32 are skipped, and the first other one
//! modulo `n` is taken.
//!
//! The secret's SHA-256 is published when the lobby opens, before the first press; the secret and
//! the presses after the game. So the secret was fixed before anybody knew the presses, and the
//! players did not know it: nobody could choose the shuffles. Not covered: the operator knows the
//! secret during the game, and could drop presses until one suits.

use std::sync::atomic::{AtomicU64, Ordering};

use hmac::{Hmac, KeyInit, Mac};
use sha2::{Digest, Sha256};

use viceroy_model::messages::{InstallationTag, PressId, TableCode};
use viceroy_rules::{Chance, LuckOutcome, Purpose, Seat, StepMark};
use viceroy_store::Secret;

pub trait LuckSource: Send + Sync {
    /// 32 random bytes.
    ///
    /// # Errors
    /// When the system has none to give; the same for all others.
    fn secret(&self) -> Result<Secret, NoLuck>;

    /// What a press adds to every draw: its id, or nothing if luck is to repeat.
    fn cut(&self, press: PressId) -> Option<PressId>;

    /// The mark of one step's prompts.
    fn mark(&self) -> Result<StepMark, NoLuck>;

    /// A code for a table that no server shows.
    fn table_code(&self) -> Result<TableCode, NoLuck>;

    /// The installation tag of a new database.
    fn salt(&self) -> Result<InstallationTag, NoLuck>;
}

#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("the system gives no random bytes: {0}")]
pub struct NoLuck(pub String);

impl From<getrandom::Error> for NoLuck {
    fn from(error: getrandom::Error) -> Self {
        NoLuck(error.to_string())
    }
}

#[derive(Clone, Copy, Debug, Default)]
pub struct SystemLuck;

impl LuckSource for SystemLuck {
    fn secret(&self) -> Result<Secret, NoLuck> {
        let mut bytes = [0; 32];
        getrandom::fill(&mut bytes)?;
        Ok(Secret(bytes))
    }

    fn cut(&self, press: PressId) -> Option<PressId> {
        Some(press)
    }

    fn mark(&self) -> Result<StepMark, NoLuck> {
        Ok(StepMark::of(getrandom::u32()?))
    }

    fn table_code(&self) -> Result<TableCode, NoLuck> {
        Ok(TableCode::of(getrandom::u64()?))
    }

    fn salt(&self) -> Result<InstallationTag, NoLuck> {
        let mut bytes = [0; InstallationTag::LENGTH];
        getrandom::fill(&mut bytes)?;
        Ok(InstallationTag::of(bytes))
    }
}

/// Repeats the same luck, whatever is pressed: for tests and demonstrations.
#[derive(Debug, Default)]
pub struct SeededLuck {
    seed: u64,
    made: AtomicU64,
    codes: AtomicU64,
}

impl SeededLuck {
    pub fn new(seed: u64) -> Self {
        SeededLuck { seed, ..SeededLuck::default() }
    }
}

impl LuckSource for SeededLuck {
    fn secret(&self) -> Result<Secret, NoLuck> {
        let number = self.made.fetch_add(1, Ordering::Relaxed);
        let digest = Sha256::digest(format!("{}:{number}", self.seed));
        Ok(Secret(digest.into()))
    }

    fn cut(&self, _press: PressId) -> Option<PressId> {
        None
    }

    fn mark(&self) -> Result<StepMark, NoLuck> {
        let digest: [u8; 32] = Sha256::digest(format!("{}:mark", self.seed)).into();
        let [a, b, c, d, ..] = digest;
        Ok(StepMark::of(u32::from_be_bytes([a, b, c, d])))
    }

    fn table_code(&self) -> Result<TableCode, NoLuck> {
        let number = self.codes.fetch_add(1, Ordering::Relaxed);
        let digest = Sha256::digest(format!("{}:code:{number}", self.seed));
        Ok(TableCode::of(first_number(&digest)))
    }

    fn salt(&self) -> Result<InstallationTag, NoLuck> {
        let digest: [u8; 32] = Sha256::digest(format!("{}:salt", self.seed)).into();
        let [a, b, c, d, e, ..] = digest;
        Ok(InstallationTag::of([a, b, c, d, e]))
    }
}

/// In hexadecimal.
pub fn secret_hash(secret: &Secret) -> String {
    hex::encode(Sha256::digest(secret.0))
}

/// The hash after each press: the first 32 hexadecimal digits of SHA-256 of `before:press`, where
/// `before` is the previous hash, at first that of the secret. Any one of them commits to all
/// presses up to it.
pub fn press_hashes(secret_hash: &str, presses: &[PressId]) -> Vec<String> {
    let hashes = presses.iter().scan(secret_hash.to_owned(), |hash, press| {
        let digest = hex::encode(Sha256::digest(format!("{hash}:{}", press.0)));
        *hash = digest.chars().take(PRESS_HASH).collect();
        Some(hash.clone())
    });
    hashes.collect()
}

/// In hexadecimal digits: 128 bits, enough to make collisions infeasible.
const PRESS_HASH: usize = 32;

#[derive(Clone, Debug)]
pub struct FairLuck {
    secret: Secret,
    /// The suffix after the draw's number.
    presses: String,
    used: u64,
    /// Not part of the verifiable draws.
    mark: StepMark,
    account: Option<LuckAccount>,
}

#[derive(Clone, Debug, Default)]
struct LuckAccount {
    /// Numbers without an outcome yet, and the draws made before them.
    open: Vec<u32>,
    before: u64,
    done: Vec<Accounted>,
}

/// A shuffle or a random pick.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Accounted {
    pub purpose: Purpose,
    pub first: u64,
    /// What was drawn, each below the number of remaining things.
    pub numbers: Vec<u32>,
    pub outcome: LuckOutcome,
}

impl FairLuck {
    pub fn new(secret: Secret) -> Self {
        FairLuck {
            secret,
            presses: String::new(),
            used: 0,
            mark: StepMark::default(),
            account: None,
        }
    }

    /// Records draws from now on.
    #[must_use]
    pub fn accounted(self) -> Self {
        let account = LuckAccount { before: self.used, ..LuckAccount::default() };
        FairLuck { account: Some(account), ..self }
    }

    /// What was recorded since the last call.
    pub fn account(&mut self) -> Vec<Accounted> {
        let account = self.account.as_mut();
        account.map_or_else(Vec::new, |account| std::mem::take(&mut account.done))
    }

    #[must_use]
    pub fn cut_by(self, presses: &[PressId]) -> Self {
        let presses: Vec<String> = presses.iter().map(|press| press.0.to_string()).collect();
        FairLuck { presses: format!(":{}", presses.join(",")), ..self }
    }

    #[must_use]
    pub fn marking(self, mark: StepMark) -> Self {
        FairLuck { mark, ..self }
    }

    #[must_use]
    pub fn after(self, used: u64) -> Self {
        FairLuck { used, ..self }
    }

    pub fn of_game(secret: Secret, presses: &[PressId]) -> Self {
        let alone = FairLuck::new(secret);
        match presses {
            [] => alone,
            presses => alone.cut_by(presses),
        }
    }

    /// Including skipped draws.
    pub fn used(&self) -> u64 {
        self.used
    }

    fn draw(&mut self, purpose: Purpose) -> u32 {
        let mut mac = Hmac::<Sha256>::new_from_slice(&self.secret.0)
            .expect("HMAC takes keys of every length");
        mac.update(format!("{}:{}{}", purpose.key(), self.used, self.presses).as_bytes());
        self.used += 1;
        let bytes = mac.finalize().into_bytes();
        u32::from_be_bytes([bytes[0], bytes[1], bytes[2], bytes[3]])
    }
}

#[derive(Clone, Copy)]
pub(crate) enum BesideTheGame {
    /// For the prompt with this number.
    Proposal(u64),
    ComputerPlayer,
}

/// A random number beside the game, derived from the secret: it uses none of the game's draws.
pub(crate) fn lot_beside_the_game(secret: Secret, seat: Seat, what: BesideTheGame) -> u64 {
    let mut mac =
        Hmac::<Sha256>::new_from_slice(&secret.0).expect("HMAC takes keys of every length");
    let text = match what {
        BesideTheGame::Proposal(asked) => format!("proposal:{}:{asked}", seat.0),
        BesideTheGame::ComputerPlayer => format!("computer:{}", seat.0),
    };
    mac.update(text.as_bytes());
    let bytes = mac.finalize().into_bytes();
    first_number(&bytes)
}

fn first_number(bytes: &[u8]) -> u64 {
    bytes.iter().take(8).fold(0, |lot, byte| lot << 8 | u64::from(*byte))
}

impl Chance for FairLuck {
    fn below(&mut self, purpose: Purpose, n: u32) -> u32 {
        let number = unbiased(n, || self.draw(purpose));
        if let Some(account) = &mut self.account {
            account.open.push(number);
        }
        number
    }

    fn mark(&self) -> StepMark {
        self.mark
    }

    fn led_to(&mut self, purpose: Purpose, outcome: &dyn Fn() -> LuckOutcome) {
        let used = self.used;
        let Some(account) = &mut self.account else {
            return;
        };
        let first = std::mem::replace(&mut account.before, used);
        let numbers = std::mem::take(&mut account.open);
        // Shuffling a single thing needs no draw.
        if !numbers.is_empty() {
            account.done.push(Accounted { purpose, first, numbers, outcome: outcome() });
        }
    }
}

/// Uniform number below `n` by rejection sampling.
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
        let presses = [PressId(7), PressId(8)];
        let mut whole = FairLuck::new(secret).cut_by(&presses);
        let all: Vec<u32> = (0..20).map(|_| whole.below(Purpose::Characters, 64)).collect();
        let mut later = FairLuck::of_game(secret, &presses).after(10);
        let rest: Vec<u32> = (0..10).map(|_| later.below(Purpose::Characters, 64)).collect();
        assert_eq!(all[10..], rest);
        assert_eq!(whole.used(), later.used());
    }

    #[test]
    fn a_draw_is_the_documented_formula() {
        // printf 'laws:0' | openssl dgst -sha256 -mac HMAC -macopt hexkey:0000...00 (64 zeros)
        let mut luck = FairLuck::new(Secret([0; 32]));
        assert_eq!(luck.draw(Purpose::Laws), 0xe1e0_c5ae);
        // printf 'laws:0:1300000000000000001,18446744073709551615' | openssl dgst ...
        let presses = [PressId(1_300_000_000_000_000_001), PressId(u64::MAX)];
        let mut luck = FairLuck::new(Secret([0; 32])).cut_by(&presses);
        assert_eq!(luck.draw(Purpose::Laws), 0x7740_73ac);
    }

    #[test]
    fn the_hash_of_the_presses_is_the_documented_chain() {
        // printf 'abc:7' | sha256sum | cut -c-32, then printf '%s:8' HASH | sha256sum | cut -c-32
        let hashes = press_hashes("abc", &[PressId(7), PressId(8)]);
        let documented = ["b490d822e84fb6f8c0b3027be75007ec", "a0de3824774d4a3ba93a2feca873bb85"];
        assert_eq!(hashes, documented);
        assert_eq!(press_hashes("abc", &[]), [""; 0]);
        let other = press_hashes("abc", &[PressId(8), PressId(7)]);
        assert!(other.iter().all(|hash| !hashes.contains(hash)));
    }

    #[test]
    fn every_press_and_their_order_matter() {
        let draws = |presses: &[u64]| {
            let presses: Vec<PressId> = presses.iter().map(|press| PressId(*press)).collect();
            let mut luck = FairLuck::new(Secret([9; 32])).cut_by(&presses);
            [Purpose::Characters; 8].map(|purpose| luck.draw(purpose))
        };
        let all = [&[1, 2][..], &[2, 1], &[1], &[2], &[], &[12], &[1, 3]].map(draws);
        for (i, one) in all.iter().enumerate() {
            assert!(all[i + 1..].iter().all(|other| one != other), "{i}");
        }
    }

    #[test]
    fn every_database_has_letters_of_its_own() {
        let salts = [(); 3].map(|()| SystemLuck.salt().unwrap());
        assert!(salts.iter().any(|salt| *salt != salts[0]), "{salts:?}");
    }
}
