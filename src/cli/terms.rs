//! The terms of a game as command-line arguments.

use clap::Args;
use viceroy::rules::{Edition, Module, Options, Setting, Terms, setting};

/// What is played.
#[derive(Args)]
pub struct TermsArgs {
    /// The edition: en-2015, en-first, ru-2015 or de.
    #[arg(long, default_value = "en-2015", value_parser = edition)]
    edition: Edition,
    /// A table option as NAME=VALUE, for example gaps=true; may be given several times.
    #[arg(long = "option", value_name = "NAME=VALUE", value_parser = option)]
    options: Vec<Setting>,
    /// A module of the expansion: aristocrats, invasion or underworld; may be given several times.
    #[arg(long = "module", value_name = "NAME", value_parser = module)]
    modules: Vec<Module>,
    /// The number of virtual opponents; without, one for a single player and none for more.
    #[arg(long, alias = "rivals")]
    virtual_opponents: Option<u8>,
}

impl TermsArgs {
    pub fn terms(self) -> Terms {
        let mut options = Options::default();
        for setting in self.options {
            options.set(setting);
        }
        Terms {
            edition: self.edition,
            modules: self.modules,
            options,
            rivals: self.virtual_opponents,
        }
    }
}

fn edition(key: &str) -> Result<Edition, String> {
    Edition::from_key(key).ok_or_else(|| {
        let known = Edition::ALL.map(Edition::key).join(", ");
        format!("there is no such edition; there are {known}")
    })
}

fn module(key: &str) -> Result<Module, String> {
    Module::from_key(key).ok_or_else(|| {
        let known = Module::ALL.map(Module::key).join(", ");
        format!("there is no such module; there are {known}")
    })
}

fn option(text: &str) -> Result<Setting, String> {
    let (key, value) =
        text.split_once('=').ok_or("an option is NAME=VALUE, for example gaps=true")?;
    setting(key, value).map_err(|unknown| unknown.to_string())
}
