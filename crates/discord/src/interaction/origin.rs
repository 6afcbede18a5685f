//! Where an interaction came from. The channel type alone does not tell: a conversation of two
//! other users looks like the bot's direct messages.

use crate::message::invitation::bot;
use crate::prelude::*;
use crate::servers::Membership;
use crate::wire::permissions::invite_link;
use serenity::all::{
    AuthorizingIntegrationOwner, AuthorizingIntegrationOwners, InteractionContext,
    MessageInteractionMetadata,
};

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum InteractionOrigin {
    /// A server with the bot.
    Server(ServerId),
    BotDm,
    /// A conversation of other users, where the bot can respond but not post.
    Elsewhere,
    /// Only the commands are installed, on the server or by the user.
    ServerWithoutBot,
}

struct OriginFields<'i> {
    context: Option<InteractionContext>,
    guild: Option<GuildId>,
    channel: Option<ChannelType>,
    owners: &'i AuthorizingIntegrationOwners,
}

impl InteractionOrigin {
    pub fn of_command(command: &CommandInteraction, servers: &Servers) -> InteractionOrigin {
        let fields = OriginFields {
            context: command.context,
            guild: command.guild_id,
            channel: kind(command.channel.as_ref()),
            owners: &command.authorizing_integration_owners,
        };
        fields.origin(|guild| servers.membership(guild))
    }

    pub fn of_press(press: &ComponentInteraction, servers: &Servers) -> InteractionOrigin {
        let fields = OriginFields {
            context: press.context,
            guild: press.guild_id,
            channel: kind(press.channel.as_ref()),
            owners: &press.authorizing_integration_owners,
        };
        fields.origin(|guild| servers.membership(guild))
    }

    /// serenity keeps fewer fields of a modal; its message has the rest.
    pub fn of_form(form: &ModalInteraction, servers: &Servers) -> InteractionOrigin {
        let answers = form.message.as_deref();
        let answers = answers.and_then(|message| message.interaction_metadata.as_deref());
        let owners = answers.and_then(|answered| match answered {
            MessageInteractionMetadata::Command(to) => Some(&to.authorizing_integration_owners),
            MessageInteractionMetadata::Component(to) => Some(&to.authorizing_integration_owners),
            MessageInteractionMetadata::ModalSubmit(to) => Some(&to.authorizing_integration_owners),
            _ => None,
        });
        // A normal message has no metadata. It only exists where the bot is.
        let none = AuthorizingIntegrationOwners(vec![]);
        let fields = OriginFields {
            context: None,
            guild: form.guild_id,
            channel: kind(form.channel.as_ref()),
            owners: owners.unwrap_or(&none),
        };
        fields.origin(|guild| servers.membership(guild))
    }

    pub fn server(self) -> Option<ServerId> {
        match self {
            InteractionOrigin::Server(server) => Some(server),
            InteractionOrigin::BotDm
            | InteractionOrigin::Elsewhere
            | InteractionOrigin::ServerWithoutBot => None,
        }
    }

    /// The application, where this is not its own conversation.
    pub fn outside(self, application: ApplicationId) -> Option<ApplicationId> {
        (self != InteractionOrigin::BotDm).then_some(application)
    }

    /// # Errors
    /// A sentence that says where to go instead.
    pub fn needs_server(
        self,
        w: &Wording,
        application: ApplicationId,
    ) -> Result<ServerId, PrivateText> {
        match self {
            InteractionOrigin::Server(server) => Ok(server),
            InteractionOrigin::BotDm => Err(w.private(text!(where_only_server))),
            InteractionOrigin::Elsewhere => Err(elsewhere(w, application)),
            InteractionOrigin::ServerWithoutBot => {
                let link = invite_link(application);
                Err(w.private(text!(where_without_bot, link = &link)))
            }
        }
    }
}

/// Where the way leads from a conversation in which the bot can only invite.
pub fn elsewhere(w: &Wording, application: ApplicationId) -> PrivateText {
    w.private(text!(where_elsewhere, bot = &bot(application)))
}

impl OriginFields<'_> {
    fn origin(&self, membership: impl FnOnce(GuildId) -> Membership) -> InteractionOrigin {
        match (self.guild, self.context) {
            (Some(guild), _) => {
                let is_on = match membership(guild) {
                    Membership::On => true,
                    Membership::NotOn => false,
                    Membership::Untold => self.may_be_by_server(),
                };
                match is_on {
                    true => InteractionOrigin::Server(ServerId(guild.get())),
                    false => InteractionOrigin::ServerWithoutBot,
                }
            }
            (None, Some(InteractionContext::BotDm)) => InteractionOrigin::BotDm,
            (None, Some(InteractionContext::PrivateChannel)) => InteractionOrigin::Elsewhere,
            // Missing or unknown context.
            (None, _) => match self.channel {
                Some(ChannelType::Private) | None if self.may_be_by_server() => {
                    InteractionOrigin::BotDm
                }
                Some(_) | None => InteractionOrigin::Elsewhere,
            },
        }
    }

    /// An installation on a server offers commands there and in the bot's direct messages; a user's
    /// installation offers them everywhere.
    fn may_be_by_server(&self) -> bool {
        let owners = &self.owners.0;
        let is_server = |owner: &AuthorizingIntegrationOwner| {
            matches!(owner, AuthorizingIntegrationOwner::GuildInstall(_))
        };
        owners.is_empty() || owners.iter().any(is_server)
    }
}

fn kind(channel: Option<&PartialChannel>) -> Option<ChannelType> {
    channel.map(|channel| channel.kind)
}

#[cfg(test)]
mod tests {
    use serde_json::{Value, json};

    use super::*;
    use viceroy_i18n::english;
    use viceroy_model::shard::ShardCount;

    const SERVER: u64 = 1_100_000_000_000_000_001;
    const PERSON: u64 = 1_200_000_000_000_000_001;

    fn command(fields: &Value) -> CommandInteraction {
        let mut command = json!({
            "id": "1300000000000000001", "application_id": "1400000000000000001", "type": 2,
            "token": "aW50ZXJhY3Rpb24", "version": 1, "channel_id": "1500000000000000001",
            "locale": "en-US", "entitlements": [], "attachment_size_limit": 1024,
            "user": {"id": PERSON.to_string(), "username": "anna", "discriminator": "0", "avatar": null},
            "data": {"id": "1600000000000000001", "name": "viceroy", "type": 1},
        });
        for (name, value) in fields.as_object().unwrap() {
            command[name] = value.clone();
        }
        serde_json::from_value(command).unwrap()
    }

    fn channel(kind: u8) -> Value {
        json!({"id": "1500000000000000001", "name": "x", "type": kind, "permissions": "0"})
    }

    fn untold() -> Servers {
        Servers::new(ShardCount::ONE, Arc::new(Http::new("")), Metrics::default())
    }

    /// After READY; no server is available yet.
    fn ready(server: u64) -> Servers {
        let servers = untold();
        servers.ready(0, &[ServerId(server)]);
        servers
    }

    #[test]
    fn each_place_is_known_by_what_comes_over_the_wire() {
        let on = InteractionOrigin::Server(ServerId(SERVER));
        let (server, person) = (SERVER.to_string(), PERSON.to_string());
        let told = ready(SERVER);
        let elsewhere = ready(SERVER + 1);
        let untold = untold();
        let on_server = |owners: Value| json!({"context": 0, "guild_id": server, "channel": channel(0), "authorizing_integration_owners": owners});
        let installed = on_server(json!({"0": server}));
        let brought = on_server(json!({"1": person}));
        let both = on_server(json!({"0": server, "1": person}));
        let (direct, by_person) = (json!({"0": "0"}), json!({"1": person}));
        let owned = |mut fields: Value, owners: &Value| {
            fields["authorizing_integration_owners"] = owners.clone();
            fields
        };
        for (fields, servers, origin) in [
            (&installed, &told, on),
            (&both, &told, on),
            // Invited without commands; a user installed them.
            (&brought, &told, on),
            // Only the commands were installed.
            (&installed, &elsewhere, InteractionOrigin::ServerWithoutBot),
            (&brought, &elsewhere, InteractionOrigin::ServerWithoutBot),
            // Before any server is known the owners decide.
            (&installed, &untold, on),
            (&both, &untold, on),
            (&brought, &untold, InteractionOrigin::ServerWithoutBot),
            // Without optional fields.
            (&json!({"guild_id": server}), &told, on),
            (&json!({"guild_id": server}), &untold, on),
            (&json!({"guild_id": server}), &elsewhere, InteractionOrigin::ServerWithoutBot),
            (
                &owned(json!({"context": 1, "channel": channel(1)}), &direct),
                &told,
                InteractionOrigin::BotDm,
            ),
            (
                &owned(json!({"context": 1, "channel": channel(1)}), &by_person),
                &told,
                InteractionOrigin::BotDm,
            ),
            (&json!({"context": 1}), &told, InteractionOrigin::BotDm),
            (&json!({"channel": channel(1)}), &told, InteractionOrigin::BotDm),
            (&owned(json!({"channel": channel(1)}), &direct), &told, InteractionOrigin::BotDm),
            (&json!({}), &told, InteractionOrigin::BotDm),
            // A conversation of two other users, and a group.
            (
                &owned(json!({"context": 2, "channel": channel(1)}), &by_person),
                &told,
                InteractionOrigin::Elsewhere,
            ),
            (
                &owned(json!({"context": 2, "channel": channel(3)}), &by_person),
                &told,
                InteractionOrigin::Elsewhere,
            ),
            (&json!({"context": 2}), &told, InteractionOrigin::Elsewhere),
            (&json!({"channel": channel(3)}), &told, InteractionOrigin::Elsewhere),
            (
                &owned(json!({"channel": channel(1)}), &by_person),
                &told,
                InteractionOrigin::Elsewhere,
            ),
            // An unknown context.
            (&json!({"context": 9, "channel": channel(77)}), &told, InteractionOrigin::Elsewhere),
        ] {
            assert_eq!(
                InteractionOrigin::of_command(&command(fields), servers),
                origin,
                "{fields}"
            );
        }
    }

    #[test]
    fn where_only_a_server_will_do_each_place_has_its_own_sentence() {
        let w = &english();
        let application = ApplicationId::new(7);
        let said = |origin: InteractionOrigin| origin.needs_server(w, application).unwrap_err().0;
        let said = [
            InteractionOrigin::BotDm,
            InteractionOrigin::Elsewhere,
            InteractionOrigin::ServerWithoutBot,
        ]
        .map(said);
        assert!(said[2].contains(&invite_link(application)), "{}", said[2]);
        assert!(!said[0].contains("http") && !said[1].contains("http"));
        assert_ne!(said[0], said[1]);
        let on = InteractionOrigin::Server(ServerId(SERVER));
        assert_eq!(on.needs_server(w, application), Ok(ServerId(SERVER)));
        assert_eq!(on.server(), Some(ServerId(SERVER)));
        assert_eq!(InteractionOrigin::ServerWithoutBot.server(), None);
    }
}
