//! The hash of a state, the same on every machine.

use std::hash::{Hash, Hasher};

use siphasher::sip::SipHasher13;

/// The hash of a state, the same on every machine: integers are fed in one width and order.
pub fn state_hash(state: &impl Hash) -> u64 {
    let mut hasher = Stable {
        sip: SipHasher13::new_with_keys(0x6772_6f67_6e61_7264, 1),
        gathered: [0; GATHERED],
        count: 0,
    };
    state.hash(&mut hasher);
    hasher.finish()
}

/// Bytes that are gathered before they are hashed together: a state is made of many small numbers.
const GATHERED: usize = 512;

/// Words of machine size are fed as 64 bits, and every number with its low byte first.
struct Stable {
    sip: SipHasher13,
    gathered: [u8; GATHERED],
    count: usize,
}

impl Stable {
    /// The bytes of a number. How many there are is known when this is compiled, so that they are
    /// put down in one go.
    #[inline(always)]
    fn number<const N: usize>(&mut self, bytes: [u8; N]) {
        if self.count + N > GATHERED {
            self.empty();
        }
        self.gathered[self.count..self.count + N].copy_from_slice(&bytes);
        self.count += N;
    }

    #[cold]
    fn empty(&mut self) {
        self.sip.write(&self.gathered[..self.count]);
        self.count = 0;
    }
}

impl Hasher for Stable {
    fn finish(&self) -> u64 {
        let mut sip = self.sip;
        sip.write(&self.gathered[..self.count]);
        sip.finish()
    }
    #[inline]
    fn write(&mut self, bytes: &[u8]) {
        if self.count + bytes.len() > GATHERED {
            self.empty();
        }
        if bytes.len() > GATHERED {
            self.sip.write(bytes);
            return;
        }
        self.gathered[self.count..self.count + bytes.len()].copy_from_slice(bytes);
        self.count += bytes.len();
    }
    #[inline]
    fn write_u8(&mut self, number: u8) {
        self.number([number]);
    }
    #[inline]
    fn write_u16(&mut self, number: u16) {
        self.number(number.to_le_bytes());
    }
    #[inline]
    fn write_u32(&mut self, number: u32) {
        self.number(number.to_le_bytes());
    }
    #[inline]
    fn write_u64(&mut self, number: u64) {
        self.number(number.to_le_bytes());
    }
    #[inline]
    fn write_usize(&mut self, number: usize) {
        self.number((number as u64).to_le_bytes());
    }
    #[inline]
    fn write_i8(&mut self, number: i8) {
        self.number(number.to_le_bytes());
    }
    #[inline]
    fn write_i16(&mut self, number: i16) {
        self.number(number.to_le_bytes());
    }
    #[inline]
    fn write_i32(&mut self, number: i32) {
        self.number(number.to_le_bytes());
    }
    #[inline]
    fn write_i64(&mut self, number: i64) {
        self.number(number.to_le_bytes());
    }
    #[inline]
    fn write_isize(&mut self, number: isize) {
        self.number((number as i64).to_le_bytes());
    }
}

/// A state hash as it is written in a record.
pub fn hash_text(hash: u64) -> String {
    let mut text = String::with_capacity(16);
    for byte in hash.to_be_bytes() {
        for digit in [byte >> 4, byte & 0xf] {
            text.push(char::from(b"0123456789abcdef"[usize::from(digit)]));
        }
    }
    text
}
