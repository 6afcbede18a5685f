//! The sentence types that `build/sentences.rs` generates.

#![allow(non_camel_case_types, reason = "they are called as the files call them")]

use super::bundle::{Arg, Args, Sentence};

include!(concat!(env!("OUT_DIR"), "/sentences.rs"));
