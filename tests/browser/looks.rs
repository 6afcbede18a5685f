//! Checks of any screen: readable text, accessible names, and no horizontal overflow.

use crate::prelude::*;

pub const DESK: (u32, u32) = (1280, 800);
pub const PHONE: (u32, u32) = (390, 844);

const NAMED: [&str; 13] = [
    "button",
    "link",
    "textbox",
    "combobox",
    "listbox",
    "option",
    "checkbox",
    "image",
    "img",
    "dialog",
    "navigation",
    "heading",
    "MenuListPopup",
];

pub async fn check(page: &Page, moment: &str) {
    let script = include_str!("check.js");
    let wrong = page.run(script, vec![]).await;
    assert_eq!(wrong, json!([]), "{moment}");
    check_names(page, moment).await;
    let complaints = page.browser.complaints().await;
    assert!(complaints.is_empty(), "{moment}: {complaints:#?}");
}

/// Every control has a name, and no picture's text is read twice.
async fn check_names(page: &Page, moment: &str) {
    let tree = page.browser.tell("Accessibility.getFullAXTree", json!({})).await;
    let nodes = tree["nodes"].as_array().unwrap();
    let known = |node: &&Value| node["ignored"] == false;
    let mut pictures: BTreeMap<&str, usize> = BTreeMap::new();
    let mut roles: BTreeMap<&str, usize> = BTreeMap::new();
    for node in nodes.iter().filter(known) {
        let role = node["role"]["value"].as_str().unwrap_or_default();
        let name = node["name"]["value"].as_str().unwrap_or_default().trim();
        *roles.entry(role).or_default() += 1;
        let unnamed = NAMED.contains(&role) && role != "MenuListPopup" && name.is_empty();
        assert!(!unnamed, "{moment}: a {role} without a name: {node:#}");
        if role == "image" && name.len() > 20 {
            *pictures.entry(name).or_default() += 1;
        }
    }
    // A dialog hides the rest, and on a phone the channels are behind a button.
    let drawer = |node: &Value| {
        node["name"]["value"].as_str().is_some_and(|name| {
            let called = ["Channels", "Kanäle", "Каналы"];
            called.into_iter().any(|called| name.starts_with(called))
        })
    };
    let landmarks: &[&str] = if roles.contains_key("dialog") {
        &[]
    } else if nodes
        .iter()
        .filter(known)
        .any(|node| node["role"]["value"] == "button" && drawer(node))
    {
        &["banner", "main"]
    } else {
        &["banner", "navigation", "main"]
    };
    for landmark in landmarks {
        assert_eq!(roles.get(landmark), Some(&1), "{moment}: {landmark} in {roles:?}");
    }
    for node in nodes.iter().filter(known) {
        let name = node["name"]["value"].as_str().unwrap_or_default();
        let is_button = node["role"]["value"] == "button";
        assert!(
            !(is_button && pictures.contains_key(name)),
            "{moment}: a picture's words are said again by its button: {name}"
        );
    }
}

pub async fn check_everywhere(page: &Page, moment: &str) {
    for (size, device) in [(PHONE, "phone"), (DESK, "desk")] {
        page.resize(size).await;
        for scheme in ["dark", "light"] {
            page.wish(scheme).await;
            let name = format!("{moment}-{device}-{scheme}");
            page.picture(&name).await;
            check(page, &name).await;
        }
    }
}
