//! Hashes that are stable across releases.

use std::hash::Hasher;

/// FNV-1a. The standard library's hasher may change.
#[derive(Debug)]
pub struct Fnv(u64);

impl Default for Fnv {
    fn default() -> Self {
        Fnv(0xcbf2_9ce4_8422_2325)
    }
}

impl Hasher for Fnv {
    fn finish(&self) -> u64 {
        self.0
    }

    fn write(&mut self, bytes: &[u8]) {
        for byte in bytes {
            self.write_u64(u64::from(*byte));
        }
    }

    fn write_u8(&mut self, value: u8) {
        self.write_u64(u64::from(value));
    }

    fn write_u64(&mut self, value: u64) {
        self.0 = (self.0 ^ value).wrapping_mul(0x0100_0000_01b3);
    }

    fn write_usize(&mut self, value: usize) {
        self.write_u64(value as u64);
    }

    fn write_isize(&mut self, value: isize) {
        self.write_u64(value as u64);
    }
}

#[cfg(test)]
mod tests {
    use std::hash::Hash;

    use super::*;

    fn of(what: impl Hash) -> u64 {
        let mut hasher = Fnv::default();
        what.hash(&mut hasher);
        hasher.finish()
    }

    #[test]
    fn it_is_the_same_in_every_release() {
        assert_eq!(of([0u8; 0].as_slice()), 0xaf63_bd4c_8601_b7df);
        let some = of((3u8, 7u64, [1u8, 2].as_slice()));
        assert_eq!(some, of((3u8, 7u64, [1u8, 2].as_slice())));
        for other in [
            of((4u8, 7u64, [1u8, 2].as_slice())),
            of((3u8, 8u64, [1u8, 2].as_slice())),
            of((3u8, 7u64, [2u8, 1].as_slice())),
        ] {
            assert_ne!(some, other);
        }
    }
}
