//! Rules pages for a user: by command, and from lobbies, panels and error messages.

use crate::prelude::*;

fn titled(page: &SeenMessage, title: &str) {
    assert!(page.ephemeral, "{page:?}");
    let heading = page.content.lines().next().unwrap_or_default();
    assert!(heading.contains(title), "{title}: {heading}");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn anybody_can_leaf_through_the_rules() {
    let server = Server::start().await;
    let gina = server.fake.user("Gina");
    let first = command(&gina, server.lobby, "rules", json!({})).await;
    titled(&first, "What the icons mean");
    assert_eq!(first.attachments.len(), 1);
    assert!(first.button("Previous").unwrap().disabled);

    let second = press_label(&gina, &first, "Next").await;
    titled(&second, "What it is about");
    assert_eq!(second.id, first.id);
    assert_eq!(second.attachments.len(), 1);
    assert_ne!(second.attachments[0].filename(), first.attachments[0].filename());

    let menu = &second.menus[0];
    assert_eq!(menu.options.len(), 11);
    let chosen: Vec<&str> = menu.options.iter().filter(|o| o.chosen).map(|o| &*o.label).collect();
    assert_eq!(chosen, ["What it is about"]);
    let last = shown(gina.select(second.id, &menu.custom_id, &["fairness"]).unwrap()).await;
    titled(&last, "Fair shuffles");
    assert!(last.id == first.id && last.attachments.is_empty());
    assert!(last.button("Next").unwrap().disabled);

    let scoring = command(&gina, server.lobby, "rules", json!({"page": 9})).await;
    titled(&scoring, "The end and the score");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_table_explains_what_it_plays_and_its_shuffles() {
    let server = Server::start().await;
    // The first English edition has no discards.
    let lobby = server.new_table_of("Anna", json!({"edition": 1, "virtual_opponents": 1})).await;
    let gina = server.fake.user("Gina");
    let lobby = gina.message(lobby).unwrap();
    let page = press_label(&gina, &lobby, "How to play").await;
    titled(&page, "What it is about");
    let page = press_label(&gina, &page, "Next").await;
    titled(&page, "A turn");
    assert!(!page.content.contains("discard"), "{}", page.content);
    press_label(&gina, &page, "Next").await.reads("virtual opponent");

    let page = press_label(&gina, &lobby, "Fair shuffles").await;
    titled(&page, "Fair shuffles");
    let hash = page.content.split('`').nth(1).unwrap();
    assert_eq!(hash.len(), 64, "{hash}");
    assert!(!lobby.content.contains(&hash[..8]), "{}", lobby.content);
}

/// Presses are mixed into the randomness, as in production.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn whoever_presses_reads_the_hash_of_the_presses() {
    let (server, _) = Server::in_time(Arc::new(SystemLuck)).await;
    let lobby = server.new_table_of("Anna", json!({})).await;
    let [anna, ben] = ["Anna", "Ben"].map(|name| server.fake.user(name));
    let post = anna.message(lobby).unwrap();
    let before = press_label(&anna, &post, "Fair shuffles").await;
    assert!(!before.content.contains("Hash of all presses"), "{}", before.content);
    let hash = |said: &SeenMessage| said.content.split('`').nth(1).unwrap().to_owned();
    let joined = press_label(&ben, &post, "Join").await;
    joined.reads("Hash of the presses up to yours");
    let page = press_label(&anna, &post, "Fair shuffles").await;
    page.reads(&format!("Hash of all presses that count: `{}`", hash(&joined)));
    server.calm().await;
    let started = press_label(&anna, &post, "Start").await;
    started.reads("Hash of the presses up to yours");
    assert_ne!(hash(&started), hash(&joined));
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_panel_and_a_refusal_lead_to_the_rules() {
    let folder = folder();
    let names = ["Anna", "Ben"];
    let server = Server::kept_in(folder, Arc::new(SeededLuck::new(1))).await;
    let thread = server.start_game(&names).await;
    let mut guests = Guest::all(&server.fake, &names, Taste::First);
    let panel = guests[0].look(thread).await;
    let anna = guests[0].user.clone();

    let page = press_label(&anna, &panel, "How to play").await;
    titled(&page, "What it is about");
    assert_ne!(page.id, panel.id);
    assert_eq!(anna.message(panel.id).unwrap().content, panel.content);
    let more = press_label(&anna, &panel, "More").await;
    assert_eq!(more.id, panel.id);
    let legend = press_label(&anna, &more, "Help").await;
    titled(&legend, "What the icons mean");
    assert_eq!(legend.attachments.len(), 1);

    while !asked(&server).await.iter().all(|(_, topic)| topic == "bid") {
        for guest in &mut guests {
            let panel = guest.look(thread).await;
            if panel.button("How to play").is_some() {
                guest.answer_once(&panel).await;
            }
        }
    }
    let before = steps(&server).await.len();
    let refused = command(&anna, thread, "choose", json!({"what": "attack"})).await;
    refused.reads("no attack token");
    let why = press_label(&anna, &refused, "Why can't I?").await;
    titled(&why, "The auction");
    assert_eq!(steps(&server).await.len(), before);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn signs_become_our_own_emojis_which_are_registered_once() {
    let folder = folder();
    let luck = luck_of_this_test();
    let mut server = Server::without_bot(FakeDiscordConfig::on_any_port(), folder, luck).await;
    server.signs = Signs::Drawn;
    // The others are still created, and nothing twice.
    let emojis = "POST /api/v10/applications/";
    server.fake.fault(emojis, Fault::DropAnswer, 2);
    let refused = json!({"code": 50_035, "message": "Invalid Form Body"});
    server.fake.fault(emojis, status(400, refused), 1);
    server.begin().await;
    let others = |world: &viceroy_fake_discord::World| world.emojis.len() == 19;
    assert!(server.fake.wait_until(SOON, others).await);
    let gina = server.fake.user("Gina");
    let said = command(&gina, server.lobby, "rules", json!({})).await.content;
    let spelled = server.fake.world(|world| {
        let blue = world.emojis.iter().find(|e| e["name"].as_str().unwrap().contains("gem_blue"));
        let blue = blue.unwrap();
        format!("<:{}:{}> blue", blue["name"].as_str().unwrap(), blue["id"].as_str().unwrap())
    });
    assert!(said.contains(&spelled) && !said.contains('🔵'), "{said}");

    // A restart finds them all, and creates the refused one.
    let made = |server: &Server| {
        let requests = server.fake.requests();
        let made = requests.iter().filter(|r| r.method == "POST" && r.path.ends_with("/emojis"));
        made.count()
    };
    let before = made(&server);
    server.restart().await;
    let lobby = server.lobby;
    let learnt =
        async || command(&gina, lobby, "rules", json!({})).await.content.contains(&spelled);
    assert!(crate::server::holds_soon(learnt).await);
    let all = |world: &viceroy_fake_discord::World| world.emojis.len() == 20;
    assert!(server.fake.wait_until(SOON, all).await);
    assert_eq!((before, made(&server)), (20, 21));
}
