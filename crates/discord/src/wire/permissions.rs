//! The channel permissions that the bot needs, for the invite link and for checks before a game.

use crate::prelude::*;

use viceroy_i18n::refusals::Needed;

pub fn refusal(w: &Wording, held: Option<Permissions>) -> Option<PrivateText> {
    let missing = missing(held?);
    (!missing.is_empty()).then(|| refusals::permissions_missing(w, &missing))
}

/// Shown above a panel in a thread where the bot cannot post; choices still count.
pub fn muted(w: &Wording, held: Option<Permissions>) -> Option<PrivateText> {
    const TO_POST: [Needed; 3] = [Needed::ViewChannel, Needed::SendInThreads, Needed::AttachFiles];
    let mut missing = missing(held?);
    missing.retain(|lacking| TO_POST.contains(lacking));
    (!missing.is_empty()).then(|| refusals::muted(w, &missing))
}

/// Refuses joining and starting without the permissions that the thread will need. Leaving is
/// always allowed.
pub fn refusal_of_press(
    w: &Wording,
    custom_id: &CustomId,
    held: Option<Permissions>,
) -> Option<PrivateText> {
    is_told_there(custom_id).then(|| refusal(w, held)).flatten()
}

/// Whether the result is posted publicly.
pub fn is_told_there(custom_id: &CustomId) -> bool {
    matches!(
        custom_id,
        CustomId::Join(_)
            | CustomId::JoinShowing(_)
            | CustomId::Start(_)
            | CustomId::Ready(_)
            | CustomId::Organise {
                what: Organise::Start(_) | Organise::Fill | Organise::Again,
                ..
            }
    )
}

pub fn needed() -> Permissions {
    Needed::ALL.into_iter().map(permission).collect()
}

pub fn invite_link(application: ApplicationId) -> String {
    let bits = needed().bits();
    format!(
        "https://discord.com/oauth2/authorize?client_id={application}&scope=bot+applications.commands&permissions={bits}"
    )
}

/// Adds the commands to a person's own apps, so that the bot can write to them.
pub fn install_link(application: ApplicationId) -> String {
    format!(
        "https://discord.com/oauth2/authorize?client_id={application}&integration_type=1&scope=applications.commands"
    )
}

fn missing(held: Permissions) -> Vec<Needed> {
    if held.contains(Permissions::ADMINISTRATOR) {
        return vec![];
    }
    Needed::ALL.into_iter().filter(|needed| !held.contains(permission(*needed))).collect()
}

fn permission(needed: Needed) -> Permissions {
    match needed {
        Needed::ViewChannel => Permissions::VIEW_CHANNEL,
        Needed::SendMessages => Permissions::SEND_MESSAGES,
        Needed::SendInThreads => Permissions::SEND_MESSAGES_IN_THREADS,
        Needed::CreateThreads => Permissions::CREATE_PUBLIC_THREADS,
        Needed::AttachFiles => Permissions::ATTACH_FILES,
        Needed::ReadHistory => Permissions::READ_MESSAGE_HISTORY,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use viceroy_i18n::english;
    use viceroy_model::messages::GameId;

    #[test]
    fn the_link_asks_for_what_is_checked_and_the_documents_say_the_same() {
        let link = invite_link(ApplicationId::new(1234));
        assert_eq!(
            link,
            "https://discord.com/oauth2/authorize?client_id=1234&scope=bot+applications.commands\
             &permissions=309237746688"
        );
        let page = include_str!("../../../../docs/discord-server.md");
        assert!(page.contains(&link.replace("1234&", "YOUR_APPLICATION_ID&")));
        for needed in Needed::ALL {
            let name = needed.name(&english());
            assert!(page.contains(&format!("| {name} |")), "{name}");
        }
    }

    #[test]
    fn with_exactly_these_nothing_is_missing() {
        assert_eq!(missing(needed()), vec![]);
        assert_eq!(missing(Permissions::ADMINISTRATOR), vec![]);
        for one in Needed::ALL {
            assert_eq!(missing(needed() - permission(one)), vec![one]);
        }
    }

    #[test]
    fn leaving_needs_nothing() {
        let w = &english();
        let game = GameId(1);
        let none = Some(Permissions::empty());
        assert!(refusal_of_press(w, &CustomId::Join(game), none).is_some());
        assert!(refusal_of_press(w, &CustomId::Start(game), none).is_some());
        assert!(refusal_of_press(w, &CustomId::Leave(game), none).is_none());
        assert!(refusal_of_press(w, &CustomId::Start(game), Some(needed())).is_none());
    }
}
