//! Languages are embedded as a folder; a sentence that changes builds anew.

fn main() {
    println!("cargo:rerun-if-changed=assets/locales");
    println!("cargo:rerun-if-changed=build.rs");
}
