//! The keys by which push services know this server again: VAPID, RFC 8292. They are made once and stored.

use base64::Engine;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use ring::error::{KeyRejected, Unspecified};
use ring::rand::SystemRandom;
use ring::signature::{ECDSA_P256_SHA256_FIXED_SIGNING, EcdsaKeyPair, KeyPair};
use serde_json::json;

/// Under what name the keys are stored.
const NAME: &str = "push";
/// How long a signature holds, in seconds; a day is the most.
const HOLDS: i64 = 12 * 3600;

#[derive(Debug)]
pub(crate) struct Identity {
    pair: EcdsaKeyPair,
    public: String,
}

#[derive(Debug, thiserror::Error)]
pub(crate) enum NoIdentity {
    #[error(transparent)]
    Store(#[from] crate::store::StoreError),
    #[error("the stored key is no key: {0}")]
    Rejected(KeyRejected),
    #[error("the stored key is not what was stored")]
    Encoding(#[from] base64::DecodeError),
    #[error("no key can be made")]
    Unmade(Unspecified),
}

// Errors of `ring` are no errors of the standard library.
impl From<KeyRejected> for NoIdentity {
    fn from(rejected: KeyRejected) -> Self {
        Self::Rejected(rejected)
    }
}

impl From<Unspecified> for NoIdentity {
    fn from(unspecified: Unspecified) -> Self {
        Self::Unmade(unspecified)
    }
}

impl Identity {
    /// The keys of this database, made if it has none yet.
    pub(super) async fn of(store: &crate::store::Store) -> Result<Self, NoIdentity> {
        let kept = match store.secret(NAME).await? {
            Some(kept) => kept,
            None => {
                let algorithm = &ECDSA_P256_SHA256_FIXED_SIGNING;
                let made = EcdsaKeyPair::generate_pkcs8(algorithm, &SystemRandom::new())?;
                // Another server may have been faster.
                store.keep_secret(NAME, &URL_SAFE_NO_PAD.encode(made.as_ref())).await?
            }
        };
        Self::read(&URL_SAFE_NO_PAD.decode(kept)?)
    }

    /// A key in PKCS #8.
    fn read(key: &[u8]) -> Result<Self, NoIdentity> {
        let algorithm = &ECDSA_P256_SHA256_FIXED_SIGNING;
        let pair = EcdsaKeyPair::from_pkcs8(algorithm, key, &SystemRandom::new())?;
        let public = URL_SAFE_NO_PAD.encode(pair.public_key().as_ref());
        Ok(Self { pair, public })
    }

    pub(super) fn public(&self) -> &str {
        &self.public
    }

    /// The header by which a push service knows who sends, at a time in seconds since 1970.
    pub(super) fn authorization(
        &self,
        audience: &str,
        now: i64,
        contact: Option<&str>,
    ) -> Result<String, Unspecified> {
        let mut claims = json!({"aud": audience, "exp": now + HOLDS});
        if let Some(contact) = contact {
            claims["sub"] = contact.into();
        }
        let part = |value: serde_json::Value| URL_SAFE_NO_PAD.encode(value.to_string());
        let head = part(json!({"typ": "JWT", "alg": "ES256"}));
        let text = format!("{head}.{}", part(claims));
        let signature = self.pair.sign(&SystemRandom::new(), text.as_bytes())?;
        let signature = URL_SAFE_NO_PAD.encode(signature.as_ref());
        Ok(format!("vapid t={text}.{signature}, k={}", self.public))
    }
}

#[cfg(test)]
mod tests {
    use ring::signature::{ECDSA_P256_SHA256_FIXED, UnparsedPublicKey};

    use super::*;

    #[test]
    fn whoever_has_the_public_key_knows_the_server_again() {
        let algorithm = &ECDSA_P256_SHA256_FIXED_SIGNING;
        let key = EcdsaKeyPair::generate_pkcs8(algorithm, &SystemRandom::new()).expect("a key");
        let identity = Identity::read(key.as_ref()).expect("a key");
        let contact = Some("mailto:club@example.org");
        let header = identity.authorization("https://push.example", 1_000, contact);
        let header = header.expect("signed");
        let (token, public) =
            header.strip_prefix("vapid t=").and_then(|rest| rest.split_once(", k=")).expect("both");
        let (text, signature) = token.rsplit_once('.').expect("three parts");
        let bytes = |text: &str| URL_SAFE_NO_PAD.decode(text).expect("base64url");
        let known = UnparsedPublicKey::new(&ECDSA_P256_SHA256_FIXED, bytes(public));
        known.verify(text.as_bytes(), &bytes(signature)).expect("its signature");
        assert!(known.verify(b"another text", &bytes(signature)).is_err());
        let claims = text.split_once('.').expect("two parts").1;
        let claims: serde_json::Value = serde_json::from_slice(&bytes(claims)).expect("JSON");
        let wanted =
            json!({"aud": "https://push.example", "exp": 44_200, "sub": "mailto:club@example.org"});
        assert_eq!(claims, wanted);
    }
}
