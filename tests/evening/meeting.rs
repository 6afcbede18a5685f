//! The introduction to a kind of prompt is shown until the player has answered one.

use crate::prelude::*;

fn met(panel: &SeenMessage) -> Option<String> {
    let line = panel.content.lines().find(|line| line.starts_with("🎓 "));
    line.map(str::to_owned)
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn each_kind_of_question_is_explained_once_to_each_person_in_all_their_games() {
    let names = ["Anna", "Ben"];
    let mut server = Server::kept_in(folder(), Arc::new(SeededLuck::new(1))).await;
    let thread = server.start_game(&names).await;
    let mut guests = Guest::all(&server.fake, &names, Taste::First);
    let mut said: [Vec<String>; 2] = [vec![], vec![]];
    for _ in 0..12 {
        for (guest, said) in guests.iter_mut().zip(&mut said) {
            let mut panel = guest.look(thread).await;
            loop {
                if let Some(line) = met(&panel)
                    && said.last() != Some(&line)
                {
                    assert!(!said.contains(&line), "again: {line}\n{said:#?}");
                    said.push(line);
                }
                match guest.answer_once(&panel).await {
                    Some(next) => panel = next,
                    None => break,
                }
            }
        }
    }
    for said in &said {
        assert!(said.len() >= 4, "{said:#?}");
    }

    server.calm().await;
    server.restart().await;
    let other = server.start_game(&names).await;
    guests[0].panel = None;
    let panel = guests[0].look(other).await;
    assert_eq!(met(&panel), None, "{}", panel.content);
}
