//! Announcements to people who are not at the table (yet).

use crate::prelude::*;
use viceroy_store::{Addressee, Told};

impl Lobbies {
    /// By direct message for those who chose that or have no other place, else in the channel.
    pub(super) async fn told_beside_lobby(
        &self,
        announced: &[Announcement],
        played_in: PlayedIn,
    ) -> Result<Vec<Told>, StoreError> {
        let mut told = vec![];
        for announcement in announced {
            if let Announcement::OneMissing { .. } = announcement {
                let announcement = announcement.clone();
                told.push(Told { to: Addressee::Everybody, announcement });
                continue;
            }
            let mut here = vec![];
            for who in announcement.concerns_outside() {
                if self.people.is_told_directly(PersonId(who), played_in).await? {
                    told.push(Told {
                        to: Addressee::Outside(PersonId(who)),
                        announcement: announcement.to(&[who]),
                    });
                } else {
                    here.push(who);
                }
            }
            if !here.is_empty() {
                told.push(Told { to: Addressee::Everybody, announcement: announcement.to(&here) });
            }
        }
        Ok(told)
    }
}
