//! What every press tells of whoever made it: the language of their chat program, and what they are called today.

use crate::host::game::game_cache::Loaded;
use crate::host::ground::error::Stop;
use crate::host::handle::{Host, Inner};
use crate::notice::{GameId, LanguageTag, Names, PersonId, ServerId};
use crate::store::StoreError;

impl Host {
    /// A person has pressed something in a chat program set to this language: what is sent to them later, when there is
    /// no press to tell it, is said in it too. At all tables where they sit they are called by the name that they have
    /// there today.
    pub async fn heard(&self, who: PersonId, locale: &str, names: &Names) -> Result<(), Stop> {
        if self.inner.acquaintances.knows(who, locale, names) {
            return Ok(());
        }
        let (locale, names) = (locale.to_owned(), names.clone());
        self.shielded(None, move |inner| async move {
            inner.introduced(who, &locale, &names).await?;
            inner.acquaintances.note(who, &locale, &names);
            Ok(())
        })
        .await
    }
}

impl Inner {
    async fn introduced(
        &self,
        who: PersonId,
        locale: &str,
        names: &Names,
    ) -> Result<(), StoreError> {
        let before = self.store.name_of(who).await?;
        for (game, server, name) in self.store.named_seats_of(who).await? {
            if let Some(now) = today(names, server, &name, before.as_deref()) {
                self.rename(game, who, now).await?;
            }
        }
        let spoken = self.store.locale(who).await?;
        let reads_another = spoken.is_none_or(|spoken| spoken.0 != locale);
        if before.is_none_or(|before| before != names.everywhere) || reads_another {
            let locale = LanguageTag(locale.to_owned());
            self.store.set_heard(who, locale, &names.everywhere).await?;
        }
        if reads_another && self.chosen_languages.of(who).is_none() {
            self.reads_anew(who).await?;
        }
        Ok(())
    }

    async fn rename(&self, game: GameId, who: PersonId, name: &str) -> Result<(), StoreError> {
        let mut alone = self.cache.lock(game).await;
        self.store.set_name(game, who, name).await?;
        if let Some(Loaded::Live(live)) = &mut *alone {
            live.rename(who, name);
        }
        Ok(())
    }
}

/// What somebody is called from now on who sits at a table of a server under a name, if it is another; `before` is what they
/// were called when they were heard last, where no server knew another name.
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
        // Whoever has a name of their own there keeps it until they are heard there.
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
        assert_eq!(
            today(&heard_here, None, "Ann", None),
            Some("Anna"),
            "by direct message"
        );
        for elsewhere in [names(None), names(Some((2, "Zoe")))] {
            assert_eq!(today(&elsewhere, here, "Ann", Some("Ann")), Some("Anna"));
            assert_eq!(
                today(&elsewhere, here, "Queen", Some("Ann")),
                None,
                "theirs alone there"
            );
            assert_eq!(today(&elsewhere, here, "Ann", None), None);
        }
    }
}
