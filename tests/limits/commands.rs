//! The commands.

use viceroy::discord::command_list;

use crate::prelude::*;

#[test]
fn the_commands_are_within_the_limits() {
    let commands = serde_json::to_value(command_list(&Languages::carried().unwrap())).unwrap();
    let all = commands.as_array().unwrap();
    assert_eq!(all.len(), 3);
    let parts = all[0]["options"].as_array().unwrap();
    let names = all.iter().take(1).chain(parts).filter_map(|one| one["name"].as_str());
    assert_eq!(
        names.collect::<Vec<_>>(),
        [
            "viceroy",
            "play",
            "daily",
            "learn",
            "hand",
            "tables",
            "games",
            "new",
            "join",
            "invite",
            "table",
            "choose",
            "players",
            "archive",
            "profile",
            "ranking",
            "card",
            "rules",
            "settings",
            "help",
            "report",
            "my-data",
            "forget-me",
            "server",
            "close",
            "bar"
        ]
    );
    let in_menus = all[1..].iter().map(|one| (&one["type"], &one["name"]));
    assert_eq!(
        in_menus.collect::<Vec<_>>(),
        [(&json!(3), &json!("My hand")), (&json!(2), &json!("Invite to my table"))]
    );
    let offered = all.iter().map(|one| (&one["contexts"], &one["integration_types"]));
    // Also to whoever has added the bot to their own apps.
    let everywhere = (&json!([0, 1, 2]), &json!([0, 1]));
    let mine = (&json!([0, 1]), &json!([0, 1]));
    let on_servers = (&json!([0]), &json!([0]));
    assert_eq!(offered.collect::<Vec<_>>(), [everywhere, mine, on_servers]);
    let path = "/applications/1000000000000000001/commands";
    accept(&sent("PUT", path, commands.clone(), vec![]));
}
