//! The commands.

use viceroy::discord::command_list;
use viceroy::wording::Languages;

use crate::checks::sent::sent;
use crate::wired::accept;

#[test]
fn the_commands_are_within_the_limits() {
    let commands = serde_json::to_value(command_list(&Languages::carried().unwrap())).unwrap();
    let all = commands.as_array().unwrap();
    assert_eq!(all.len(), 1);
    let parts = all[0]["options"].as_array().unwrap();
    let names = all
        .iter()
        .chain(parts)
        .filter_map(|one| one["name"].as_str());
    assert_eq!(
        names.collect::<Vec<_>>(),
        [
            "viceroy", "new", "hand", "choose", "table", "players", "games", "card", "settings",
            "rules", "server", "bar", "close", "help"
        ]
    );
    let path = "/applications/1000000000000000001/commands";
    accept(&sent("PUT", path, commands.clone(), vec![]));
}
