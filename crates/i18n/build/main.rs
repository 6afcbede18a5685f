//! Generates a type for each sentence at build time.

use std::path::Path;

mod sentences;

fn main() -> Result<(), String> {
    println!("cargo:rerun-if-changed=../../assets/locales");
    println!("cargo:rerun-if-changed=build");
    let out = std::env::var("OUT_DIR").map_err(|error| error.to_string())?;
    let types = sentences::types(Path::new(sentences::ENGLISH))?.to_string();
    std::fs::write(Path::new(&out).join("sentences.rs"), types).map_err(|error| error.to_string())
}
