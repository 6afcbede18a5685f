//! A TLS proxy that poses as Discord and forwards to the fake Discord.

use std::net::SocketAddr;
use std::sync::Arc;

use rcgen::{BasicConstraints, CertificateParams, IsCa, Issuer, KeyPair};
use tokio::net::{TcpListener, TcpStream};
use tokio_rustls::TlsAcceptor;
use tokio_rustls::rustls::ServerConfig;
use tokio_rustls::rustls::crypto::ring;
use tokio_rustls::rustls::pki_types::PrivateKeyDer;
use viceroy::discord::DiscordOverride;

pub const NAME: &str = "discord.com";

pub struct Forwarder {
    at: SocketAddr,
    authority: String,
}

impl Forwarder {
    pub async fn start(to: SocketAddr) -> Forwarder {
        let (config, authority) = certified();
        let acceptor = TlsAcceptor::from(Arc::new(config));
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let at = listener.local_addr().unwrap();
        tokio::spawn(async move {
            while let Ok((tcp, _)) = listener.accept().await {
                let acceptor = acceptor.clone();
                tokio::spawn(async move {
                    tcp.set_nodelay(true).ok();
                    // Connections that end early are not the proxy's concern.
                    if let Ok(mut outside) = acceptor.accept(tcp).await
                        && let Ok(mut inside) = TcpStream::connect(to).await
                    {
                        tokio::io::copy_bidirectional(&mut outside, &mut inside).await.ok();
                    }
                });
            }
        });
        Forwarder { at, authority }
    }

    pub fn disguise(&self) -> DiscordOverride {
        DiscordOverride::new(self.at, &self.authority).unwrap()
    }
}

/// A server certificate for Discord's name by a temporary CA, and the CA's certificate.
fn certified() -> (ServerConfig, String) {
    let mut authority = CertificateParams::new(vec![]).unwrap();
    authority.is_ca = IsCa::Ca(BasicConstraints::Unconstrained);
    let key = KeyPair::generate().unwrap();
    let certificate = authority.self_signed(&key).unwrap();
    let issuer = Issuer::new(authority, key);

    let key = KeyPair::generate().unwrap();
    let server = CertificateParams::new(vec![NAME.to_owned()]).unwrap();
    let server = server.signed_by(&key, &issuer).unwrap();
    let key = PrivateKeyDer::try_from(key.serialize_der()).unwrap();
    let config = ServerConfig::builder_with_provider(Arc::new(ring::default_provider()))
        .with_safe_default_protocol_versions()
        .unwrap()
        .with_no_client_auth()
        .with_single_cert(vec![server.der().clone()], key)
        .unwrap();
    (config, certificate.pem())
}
