//! What the build computes: the name of the format in which everything is stored, and a type for each sentence.

use std::path::Path;

mod sentences;
mod stored_format;

fn main() -> Result<(), String> {
    println!("cargo:rerun-if-changed=assets/locales");
    println!("cargo:rerun-if-changed=build");
    for place in stored_format::PLACES {
        println!("cargo:rerun-if-changed={place}");
    }
    let name = stored_format::name(&stored_format::read(Path::new("."))?);
    println!("cargo:rustc-env=VICEROY_FORMAT={name}");
    let out = std::env::var("OUT_DIR").map_err(|error| error.to_string())?;
    let types = sentences::types(Path::new(sentences::ENGLISH))?.to_string();
    std::fs::write(Path::new(&out).join("sentences.rs"), types).map_err(|error| error.to_string())
}
