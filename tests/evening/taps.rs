//! From the thread without an open panel, a bid takes at most three taps and a play at most five. A
//! tap is a press or a menu choice.

use crate::clicks::{commit, way_to, ways};
use crate::prelude::*;

const NAMES: [&str; 2] = ["Anna", "Ben"];
const COUNTED: usize = 12;

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_bid_takes_at_most_three_taps_and_a_play_at_most_five() {
    let (server, thread, mut guests) = dealt_to(&NAMES).await;
    let (mut bids, mut plays) = (vec![], vec![]);
    while bids.len() + plays.len() < COUNTED {
        for (seat, topic) in asked(&server).await {
            let guest = &mut guests[seat];
            // Reopened every time.
            (guest.panel, guest.taps) = (None, 0);
            let mut panel = guest.look(thread).await;
            let gem = way_to(&panel, |o| matches!(o, Offer::Bid(Bid::Gem(_))));
            let card = way_to(&panel, |o| matches!(o, Offer::Play(_)));
            if let (Some(gem), "bid") = (gem, topic.as_str()) {
                guest.perform(panel.id, &gem).await;
                bids.push(guest.taps);
            } else if let (Some(card), "develop") = (card, topic.as_str()) {
                panel = guest.perform(panel.id, &card).await;
                while let Some(part) = ways(&panel).into_iter().next() {
                    if guest.taps == 4 {
                        break;
                    }
                    panel = guest.perform(panel.id, &part.0).await;
                }
                let play = commit(&panel).expect("a draft can count after every part");
                guest.perform(panel.id, &play).await;
                plays.push(guest.taps);
            } else {
                guest.answer_once(&panel).await;
            }
        }
    }
    println!("taps of bids: {bids:?}, of plays: {plays:?}");
    assert!(bids.iter().all(|taps| *taps <= 3), "{bids:?}");
    assert!(plays.iter().all(|taps| *taps <= 5), "{plays:?}");
    assert!(!bids.is_empty() && !plays.is_empty());
}
