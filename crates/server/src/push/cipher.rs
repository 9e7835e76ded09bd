//! What a push service carries is for one browser alone: RFC 8291, in the coding of RFC 8188.

use ring::aead::{AES_128_GCM, Aad, LessSafeKey, Nonce, UnboundKey};
use ring::agreement::{ECDH_P256, EphemeralPrivateKey, UnparsedPublicKey, agree_ephemeral};
use ring::error::Unspecified;
use ring::hmac::{self, HMAC_SHA256};
use ring::rand::SystemRandom;

use crate::token;

/// Bytes of a public key, of the secret that a browser gives us, of a salt.
const PUBLIC: usize = 65;
const AUTH: usize = 16;
const SALT: usize = 16;
/// Bytes of a record. What is said fits into one.
const RECORD: u32 = 4096;
/// Ends the last record.
const LAST: u8 = 2;

/// A browser, by the keys under which it reads.
pub(super) struct Reader {
    public: [u8; PUBLIC],
    auth: [u8; AUTH],
}

impl Reader {
    /// An uncompressed point, and a secret.
    pub(super) fn new(public: &[u8], auth: &[u8]) -> Option<Self> {
        let public: [u8; PUBLIC] = public.try_into().ok()?;
        let auth = auth.try_into().ok()?;
        (public[0] == 4).then_some(Self { public, auth })
    }

    /// A text as only this browser reads it, under keys that are used once.
    pub(super) fn seal(&self, text: &[u8]) -> Result<Vec<u8>, Unspecified> {
        let own = EphemeralPrivateKey::generate(&ECDH_P256, &SystemRandom::new())?;
        let public = own.compute_public_key()?;
        let salt = token::random().map_err(|_| Unspecified)?;
        let theirs = UnparsedPublicKey::new(&ECDH_P256, &self.public);
        let shared = agree_ephemeral(own, &theirs, <[u8]>::to_vec)?;
        self.sealed(text, public.as_ref(), &shared, salt)
    }

    fn sealed(
        &self,
        text: &[u8],
        own: &[u8],
        shared: &[u8],
        salt: [u8; SALT],
    ) -> Result<Vec<u8>, Unspecified> {
        let info = [b"WebPush: info\0", &self.public[..], own, &[1]];
        let secret = digest(digest(&self.auth, &[shared]).as_ref(), &info);
        let master = digest(&salt, &[secret.as_ref()]);
        let expand = |info: &[u8]| digest(master.as_ref(), &[info, &[1]]);
        let key = expand(b"Content-Encoding: aes128gcm\0");
        let nonce = expand(b"Content-Encoding: nonce\0");
        let key = UnboundKey::new(&AES_128_GCM, &key.as_ref()[..16])?;
        let nonce = Nonce::try_assume_unique_for_key(&nonce.as_ref()[..12])?;
        let mut record = [text, &[LAST]].concat();
        LessSafeKey::new(key).seal_in_place_append_tag(nonce, Aad::empty(), &mut record)?;
        let length = u8::try_from(own.len()).map_err(|_| Unspecified)?;
        Ok([&salt[..], &RECORD.to_be_bytes(), &[length], own, &record].concat())
    }
}

fn digest(key: &[u8], parts: &[&[u8]]) -> hmac::Tag {
    let mut context = hmac::Context::with_key(&hmac::Key::new(HMAC_SHA256, key));
    parts.iter().for_each(|part| context.update(part));
    context.sign()
}

#[cfg(test)]
mod tests {
    use base64::Engine;
    use base64::engine::general_purpose::URL_SAFE_NO_PAD;

    use super::*;

    fn bytes(text: &str) -> Vec<u8> {
        URL_SAFE_NO_PAD.decode(text).expect("base64url")
    }

    #[test]
    fn the_example_of_rfc_8291_is_sealed_as_it_stands_there() {
        let public = bytes(
            "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
        );
        let reader = Reader::new(&public, &bytes("BTBZMqHH6r4Tts7J_aSIgg")).expect("keys");
        let own = bytes(
            "BP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A8",
        );
        let shared = bytes("kyrL1jIIOHEzg3sM2ZWRHDRB62YACZhhSlknJ672kSs");
        let salt = bytes("DGv6ra1nlYgDCS1FRnbzlw").try_into().expect("16 bytes");
        let text = b"When I grow up, I want to be a watermelon";
        let sealed = reader.sealed(text, &own, &shared, salt).expect("sealed");
        let wanted = "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN";
        assert_eq!(URL_SAFE_NO_PAD.encode(sealed), wanted);
    }

    #[test]
    fn what_is_no_key_is_no_reader() {
        let mut point = [7; 65];
        assert!(Reader::new(&point, &[0; 16]).is_none());
        point[0] = 4;
        assert!(Reader::new(&point[..64], &[0; 16]).is_none());
        assert!(Reader::new(&point, &[0; 15]).is_none());
        // Of the right size, and no point of the curve.
        let reader = Reader::new(&point, &[0; 16]).expect("the right size");
        assert!(reader.seal(b"x").is_err());
    }
}
