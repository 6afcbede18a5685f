//! Announcements to people who are not at the table (yet).

use super::lobbies::Lobbies;
use viceroy_model::attendance::Announcement;
use viceroy_model::messages::PersonId;
use viceroy_store::{Addressee, StoreError, Told};

impl Lobbies {
    /// By direct message for those who chose that, else in the channel.
    pub(super) async fn told_beside_lobby(
        &self,
        announced: &[Announcement],
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
                if self.people.is_reached_by_dm(PersonId(who)).await? {
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
