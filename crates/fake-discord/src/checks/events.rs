//! Parses gateway events with serenity and with twilight. Serenity silently drops events it cannot
//! parse, so an interaction would be lost.

use crate::LoggedEvent;
use serde::de::DeserializeSeed;
use serde_json::Value;
use serenity::all::{Event, GatewayEvent, Interaction};
use twilight_model::gateway::event::GatewayEventDeserializer;

use super::violation::{Complaint, Validator, Violation};

/// Violations in an event.
pub fn of_event(event: &LoggedEvent) -> Vec<Violation> {
    let found = [
        (Validator::Serenity, serenity(&event.text)),
        (Validator::Twilight, twilight(&event.text)),
    ];
    let violation = |(by, said): (Validator, Result<(), String>)| {
        let said = said.err()?;
        Some(Violation {
            by,
            about: format!("the event {}", event.name),
            complaint: Complaint {
                pointer: String::new(),
                value: serde_json::from_str(&event.text).unwrap_or_default(),
                said,
            },
        })
    };
    found.into_iter().filter_map(violation).collect()
}

fn serenity(text: &str) -> Result<(), String> {
    match serde_json::from_str(text) {
        Ok(GatewayEvent::Dispatch(_, Event::Unknown(unknown))) => {
            let why = if unknown.kind == "INTERACTION_CREATE" {
                let read = serde_json::from_value::<Interaction>(unknown.value);
                read.err().map(|error| format!(": {error}"))
            } else {
                None
            };
            Err(format!("lost, because it cannot be read{}", why.unwrap_or_default()))
        }
        Ok(_) => Ok(()),
        Err(error) => Err(format!("cannot be read: {error}")),
    }
}

fn twilight(text: &str) -> Result<(), String> {
    let reader = GatewayEventDeserializer::from_json(text).ok_or("no event at all")?;
    let value: Value = serde_json::from_str(text).map_err(|error| error.to_string())?;
    let read = reader.deserialize(value);
    read.map(drop).map_err(|error| format!("cannot be read: {error}"))
}
