//! Names and locales seen lately, to skip database access when nothing has changed.

use crate::prelude::*;
use viceroy_model::messages::Names;

/// The cache is cleared when it is full.
const MOST: usize = 10_000;

#[derive(Debug, Default)]
pub(crate) struct Acquaintances(Mutex<HashMap<PersonId, Acquaintance>>);

#[derive(Debug)]
struct Acquaintance {
    locale: String,
    everywhere: String,
    on_servers: HashMap<ServerId, String>,
}

impl Acquaintances {
    /// Whether all of this is stored already.
    pub(crate) fn knows(&self, who: PersonId, locale: &str, names: &Names) -> bool {
        self.0.lock().get(&who).is_some_and(|known| {
            let here = names.on_server.as_ref();
            known.locale == locale
                && known.everywhere == names.everywhere
                && here.is_none_or(|(server, name)| known.on_servers.get(server) == Some(name))
        })
    }

    pub(crate) fn forget(&self, who: PersonId) {
        self.0.lock().remove(&who);
    }

    /// To be called once this is stored.
    pub(crate) fn note(&self, who: PersonId, locale: &str, names: &Names) {
        let mut people = self.0.lock();
        if people.len() >= MOST && !people.contains_key(&who) {
            people.clear();
        }
        let known = people.entry(who).or_insert_with(|| Acquaintance {
            locale: String::new(),
            everywhere: String::new(),
            on_servers: HashMap::new(),
        });
        locale.clone_into(&mut known.locale);
        // A new global name may change the name on servers, too.
        if known.everywhere != names.everywhere {
            known.everywhere.clone_from(&names.everywhere);
            known.on_servers.clear();
        }
        known.on_servers.extend(names.on_server.clone());
    }
}
