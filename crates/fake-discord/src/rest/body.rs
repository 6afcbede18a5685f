//! Request bodies: JSON, or multipart with files.

use crate::prelude::*;
use serde_json::Map;

#[derive(Clone, Debug)]
pub(crate) struct Upload {
    /// The index in `files[n]`.
    pub(crate) number: u64,
    pub(crate) filename: String,
    pub(crate) content_type: Option<String>,
    pub(crate) bytes: Bytes,
}

#[derive(Clone, Debug, Default)]
pub(crate) struct Body {
    /// Null if absent.
    pub(crate) json: Value,
    pub(crate) files: Vec<Upload>,
}

impl Body {
    pub(crate) async fn read(headers: &HeaderMap, bytes: Bytes) -> Result<Body, ApiError> {
        let kind = headers.get("content-type");
        let kind = kind.and_then(|kind| kind.to_str().ok()).unwrap_or_default();
        if kind.starts_with("multipart/form-data") {
            return Body::read_multipart(kind, bytes).await;
        }
        if bytes.is_empty() {
            return Ok(Body::default());
        }
        let json = serde_json::from_slice(&bytes).map_err(|_| ApiError::not_json())?;
        Ok(Body { json, files: Vec::new() })
    }

    async fn read_multipart(kind: &str, bytes: Bytes) -> Result<Body, ApiError> {
        let broken = |_: multer::Error| ApiError::broken_multipart("");
        let boundary = multer::parse_boundary(kind).map_err(broken)?;
        let stream = futures_util::stream::iter([Ok::<_, std::io::Error>(bytes)]);
        let mut parts = multer::Multipart::new(stream, boundary);
        let mut body = Body::default();
        let mut fields = Map::new();
        while let Some(part) = parts.next_field().await.map_err(broken)? {
            let name = part.name().unwrap_or_default().to_owned();
            let filename = part.file_name().map(str::to_owned);
            let content_type = part.content_type().map(ToString::to_string);
            let bytes = part.bytes().await.map_err(broken)?;
            if name == "payload_json" {
                body.json = serde_json::from_slice(&bytes).map_err(|_| ApiError::not_json())?;
            } else if let Some(filename) = filename {
                let number = name.strip_prefix("files[");
                let number = number.and_then(|rest| rest.strip_suffix(']'));
                let number = number.and_then(|number| number.parse().ok());
                let number = number.unwrap_or(body.files.len() as u64);
                body.files.push(Upload { number, filename, content_type, bytes });
            } else {
                let text = String::from_utf8_lossy(&bytes).into_owned();
                fields.insert(name, Value::String(text));
            }
        }
        if body.json.is_null() && !fields.is_empty() {
            body.json = Value::Object(fields);
        }
        Ok(body)
    }
}

pub(crate) fn pixels(bytes: &[u8]) -> Option<(u32, u32)> {
    let header = bytes.strip_prefix(b"\x89PNG\r\n\x1a\n")?;
    let width = header.get(8..12)?.try_into().ok()?;
    let height = header.get(12..16)?.try_into().ok()?;
    Some((u32::from_be_bytes(width), u32::from_be_bytes(height)))
}
