//! What the build computes: the name of the format in which everything is stored.

use std::path::Path;

mod stored_format;

fn main() -> Result<(), String> {
    println!("cargo:rerun-if-changed=assets/locales");
    println!("cargo:rerun-if-changed=build");
    for place in stored_format::PLACES {
        println!("cargo:rerun-if-changed={place}");
    }
    let name = stored_format::name(&stored_format::read(Path::new("."))?);
    println!("cargo:rustc-env=VICEROY_FORMAT={name}");
    Ok(())
}
