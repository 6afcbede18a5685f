//! Keeps the locale and names that each interaction reveals up to date.

use crate::cache::acquaintances::Acquaintances;
use crate::prelude::*;
use viceroy_model::messages::Names;

service! {
    pub(crate) struct UserProfiles of store {
        people: Arc<People>,
        games: Arc<Games>,
    }
    owns {
        acquaintances: Acquaintances,
    }
}

impl UserProfiles {
    pub(crate) fn knows(&self, who: PersonId, locale: &str, names: &Names) -> bool {
        self.acquaintances.knows(who, locale, names)
    }

    pub(crate) fn forget(&self, who: PersonId) {
        self.acquaintances.forget(who);
        self.people.forget(who);
    }

    pub(crate) async fn heard(
        self: Arc<Self>,
        who: PersonId,
        locale: String,
        names: Names,
    ) -> Result<()> {
        let before = self.store.name_of(who).await?;
        for (game, server, name) in self.store.named_seats_of(who).await? {
            if let Some(now) = today(&names, server, &name, before.as_deref()) {
                self.games.rename(game, who, now).await?;
            }
        }
        let spoken = self.store.locale(who).await?;
        let reads_another = spoken.is_none_or(|spoken| spoken.0 != locale);
        if before.is_none_or(|before| before != names.everywhere) || reads_another {
            let locale = LanguageTag(locale.clone());
            self.store.set_heard(who, locale, &names.everywhere).await?;
        }
        if reads_another {
            self.people.locale_changed(who).await?;
        }
        self.acquaintances.note(who, &locale, &names);
        Ok(())
    }
}

/// The new name for a seat, if it changes. `before` is the last known global name.
fn today<'a>(
    names: &'a Names,
    server: Option<ServerId>,
    name: &str,
    before: Option<&str>,
) -> Option<&'a str> {
    let here = names.on_server.as_ref();
    let here = here.filter(|(heard_on, _)| server == Some(*heard_on));
    let now = match (server, here) {
        (Some(_), Some((_, name))) => name,
        // A server nickname stays until the user is next seen there.
        (Some(_), None) if before != Some(name) => return None,
        (Some(_) | None, _) => &names.everywhere,
    };
    (now != name).then_some(now)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_follows_the_one_that_somebody_has_where_the_table_is() {
        let names = |here: Option<(u64, &str)>| Names {
            everywhere: "Anna".to_owned(),
            on_server: here.map(|(server, name)| (ServerId(server), name.to_owned())),
        };
        let here = Some(ServerId(1));
        let heard_here = names(Some((1, "Zoe")));
        assert_eq!(today(&heard_here, here, "Anna", None), Some("Zoe"));
        assert_eq!(today(&heard_here, here, "Zoe", None), None);
        assert_eq!(today(&heard_here, None, "Ann", None), Some("Anna"), "by direct message");
        for elsewhere in [names(None), names(Some((2, "Zoe")))] {
            assert_eq!(today(&elsewhere, here, "Ann", Some("Ann")), Some("Anna"));
            assert_eq!(today(&elsewhere, here, "Queen", Some("Ann")), None, "theirs alone there");
            assert_eq!(today(&elsewhere, here, "Ann", None), None);
        }
    }
}
