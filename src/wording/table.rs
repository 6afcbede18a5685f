//! The standing post of a game: where it is and whom it waits for.

use super::{Arg, PublicText, names, say, score};
use crate::rules::{BySeat, DeckKind, Phase, TableView};

/// What the standing post is made from.
pub struct Post<'a> {
    /// The game's number.
    pub game: i64,
    /// What everybody sees.
    pub view: &'a TableView,
    /// Who sits where.
    pub names: &'a BySeat<String>,
    /// The hash of the game's secret.
    pub hash: &'a str,
    /// The secret, once the game is over.
    pub secret: Option<&'a str>,
    /// The presses that are mixed into every draw, once the game is over.
    pub presses: &'a [String],
    /// The best score of earlier games alone, once such a game is over.
    pub own_best: Option<i16>,
    /// When it is read.
    pub read: Read,
}

/// When a text is read.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Read {
    /// By whoever asks, as soon as it is made.
    AtOnce,
    /// Perhaps much later, by anybody: what changes within a turn is left out.
    Later,
}

/// So many presses are told in a post. A table has more only where somebody joins and leaves all the time.
const MOST_PRESSES: usize = 24;

/// The standing post.
pub fn post(post: &Post<'_>) -> PublicText {
    let open = &post.view.open;
    let mut lines = vec![title(post)];
    if open.phase == Phase::Over {
        lines.extend(winners(post));
        lines.extend(own_best(post));
        lines.push(score::sheet(&open.scores, post.names).0);
    } else {
        if post.read == Read::AtOnce {
            lines.extend(answers(post));
        }
        if !open.sits_out.is_empty() {
            let who: Vec<String> = (open.sits_out.iter())
                .filter_map(|s| post.names.get(s).cloned())
                .collect();
            let who = names::listed_and(&who);
            lines.push(say("table-sits-out", &[("who", Arg::Text(&who))]));
        }
        if matches!(open.phase, Phase::Auction(_)) && !open.rivals_in.is_empty() {
            let who: Vec<String> = open.rivals_in.iter().map(names::rival).collect();
            let who = names::listed_and(&who);
            lines.push(say("table-rivals-in", &[("who", Arg::Text(&who))]));
        }
        let reserve = names::gems(&open.reserve);
        lines.push(say("table-reserve", &[("gems", Arg::Text(&reserve))]));
        for (seat, shown) in post.view.shown.iter().flat_map(BySeat::iter) {
            let who = post.names.get(seat).cloned().unwrap_or_default();
            let gems = names::gems(&shown.gems);
            let args = [
                ("who", Arg::Text(&who)),
                ("gems", Arg::Text(&gems)),
                ("attack", Arg::Number(i64::from(shown.attack))),
            ];
            lines.push(say("table-shown", &args));
        }
        let decks = &post.view.decks;
        let number = |n: u8| Arg::Number(i64::from(n));
        let args = [
            ("large", number(decks[DeckKind::Large])),
            ("small", number(decks[DeckKind::Small])),
            ("laws", number(decks[DeckKind::Laws])),
        ];
        lines.push(say("table-decks", &args));
        if open.phase != Phase::SetUp {
            let order: Vec<String> = open
                .order()
                .iter()
                .filter_map(|s| post.names.get(*s).cloned())
                .collect();
            let order = names::listed(&order);
            lines.push(say("table-order", &[("who", Arg::Text(&order))]));
        }
    }
    lines.push(secret(post));
    PublicText(super::fit(&lines, 2000))
}

/// Which game, and where it is.
pub(super) fn title_of(key: &str, game: i64, view: &TableView) -> String {
    let phase = names::phase(&view.ruleset, view.open.turn, view.open.phase);
    say(
        key,
        &[("game", Arg::Number(game)), ("phase", Arg::Text(&phase))],
    )
}

fn title(post: &Post<'_>) -> String {
    match post.read {
        Read::AtOnce => title_of("table-title", post.game, post.view),
        Read::Later => {
            let (view, open) = (post.view, &post.view.open);
            let turn = names::turn(&view.ruleset, open.turn, open.phase);
            let args = [
                ("game", Arg::Number(post.game)),
                ("phase", Arg::Text(&turn)),
            ];
            say("table-title", &args)
        }
    }
}

/// Who is awaited for what, in seat order; nothing when nobody is.
fn waiting(view: &TableView, names: &BySeat<String>) -> Option<String> {
    let who = awaited(view, names)?;
    Some(say("table-waiting", &[("who", Arg::Text(&who))]))
}

/// The awaited people with what they are awaited for.
pub(super) fn awaited(view: &TableView, names: &BySeat<String>) -> Option<String> {
    let mut awaiting = view.awaiting.clone();
    awaiting.sort_by_key(|a| a.seat);
    let said: Vec<String> = awaiting
        .iter()
        .map(|a| {
            let who = names.get(a.seat).cloned().unwrap_or_default();
            let what = names::topic(a.topic);
            let args = [("who", Arg::Text(&who)), ("what", Arg::Text(&what))];
            say("table-awaited", &args)
        })
        .collect();
    (!said.is_empty()).then(|| names::listed(&said))
}

/// Who is awaited and who has chosen.
fn answers(post: &Post<'_>) -> Vec<String> {
    let awaited = waiting(post.view, post.names).unwrap_or_else(|| say("table-nobody", &[]));
    let chosen = post.view.open.answered.iter();
    let chosen: Vec<String> = chosen.filter_map(|s| post.names.get(s).cloned()).collect();
    let mut lines = vec![awaited];
    if !chosen.is_empty() {
        let who = names::listed(&chosen);
        lines.push(say("table-answered", &[("who", Arg::Text(&who))]));
    }
    lines
}

fn winners(post: &Post<'_>) -> Option<String> {
    let open = &post.view.open;
    let first = open.winners.iter().next()?;
    let points = open.scores.get(first)?.map_or(0, |s| s.total());
    let who: Vec<String> = open
        .winners
        .iter()
        .filter_map(|s| post.names.get(s).cloned())
        .collect();
    Some(won(&who, usize::from(post.names.count()), points))
}

/// Who of so many players won.
pub(super) fn won(who: &[String], players: usize, points: i16) -> String {
    let key = if players == 1 {
        "table-solo"
    } else if who.len() == 1 {
        "table-winner"
    } else {
        "table-winners"
    };
    let (who, points) = (names::listed_and(who), points.to_string());
    let args = [("who", Arg::Text(&who)), ("points", Arg::Text(&points))];
    say(key, &args)
}

/// R-VIR-09: alone one plays against one's own best.
fn own_best(post: &Post<'_>) -> Option<String> {
    let (_, score) = post.view.open.scores.iter().next()?;
    let (now, best) = ((*score)?.total(), post.own_best?);
    let key = if now > best {
        "table-solo-better"
    } else {
        "table-solo-best"
    };
    let best = best.to_string();
    Some(say(key, &[("points", Arg::Text(&best))]))
}

fn secret(post: &Post<'_>) -> String {
    let hash = ("hash", Arg::Text(post.hash));
    let Some(secret) = post.secret else {
        return say("table-hash", &[hash]);
    };
    let secret = ("secret", Arg::Text(secret));
    if post.presses.is_empty() {
        return say("table-secret", &[hash, secret]);
    }
    let shown = &post.presses[..post.presses.len().min(MOST_PRESSES)];
    let more = post.presses.len() - shown.len();
    let presses = shown.join(", ");
    let presses = ("presses", Arg::Text(&presses));
    let more = ("more", Arg::Number(i64::try_from(more).unwrap_or(i64::MAX)));
    say("table-secret-presses", &[hash, secret, presses, more])
}

/// The label of the button that shows the table.
pub fn show_button() -> String {
    say("button-show-table", &[])
}

/// The label of the button to the private panel.
pub fn hand_button() -> String {
    say("button-my-hand", &[])
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use super::*;
    use crate::rules::{Awaited, DeckKind, Score, Seat, SeatSet, Topic};

    #[test]
    fn decks_have_one_name_everywhere() {
        let view = crate::wording::panel::tests::table_view();
        let p = Post {
            read: Read::AtOnce,
            game: 4,
            view: &view,
            names: &BySeat::new(2, |_| "Ann".to_owned()),
            own_best: None,
            hash: "abc",
            secret: None,
            presses: &[],
        };
        let texts = post(&p).0.to_lowercase();
        let w = crate::wording::Wording::english();
        let drawn = crate::wording::pictures::decks(w, &view.decks).map(|d| d.to_lowercase());
        let kinds = DeckKind::ALL;
        for (kind, drawn) in kinds.into_iter().zip(drawn) {
            let name = names::deck(kind);
            let name = name.strip_prefix("the ").unwrap_or(&name);
            assert!(drawn.starts_with(name), "{drawn}: {name}");
            assert!(texts.contains(name), "{texts}: {name}");
        }
    }

    #[test]
    fn the_post_names_the_awaited_in_seat_order() {
        let mut view = crate::wording::panel::tests::table_view();
        let names = BySeat::new(2, |s| ["Ann", "Bob"][usize::from(s.0)].to_owned());
        Arc::make_mut(&mut view.open).phase = Phase::Auction(1);
        Arc::make_mut(&mut view.open).turn = 1;
        Arc::make_mut(&mut view.open).answered.insert(Seat(1));
        for seat in [Seat(1), Seat(0)] {
            let topic = Topic::Bid;
            view.awaiting.push(Awaited { seat, topic });
        }
        let presses: Vec<String> = (100..130).map(|press| press.to_string()).collect();
        let read = |view: &TableView, secret, read| {
            let p = Post {
                read,
                game: 4,
                view,
                names: &names,
                own_best: None,
                hash: "abc",
                secret,
                presses: &presses,
            };
            post(&p).0
        };
        let of = |view: &TableView, secret| read(view, secret, Read::AtOnce);
        let text = of(&view, None);
        assert!(text.contains("Ann (bid), Bob (bid)"), "{text}");
        assert!(text.contains("Chosen: Bob"), "{text}");
        let standing = read(&view, None, Read::Later);
        assert!(
            !standing.contains("Ann (") && standing.contains("turn 1 of 12\n"),
            "{standing}"
        );
        view.awaiting.clear();
        assert!(of(&view, None).contains("Nothing to wait for"));
        Arc::make_mut(&mut view.open).phase = Phase::Over;
        Arc::make_mut(&mut view.open).winners = SeatSet::all(1);
        Arc::make_mut(&mut view.open).scores[Seat(0)] = Some(Score::default());
        let told = of(&view, Some("def"));
        assert!(told.contains("`def` (hash `abc`); mixed with the presses `100, 101, "));
        assert!(told.contains(", 123` and 6 more"), "{told}");
        Arc::make_mut(&mut view.open).winners = SeatSet::all(2);
        assert!(of(&view, None).contains("share"));
        assert_eq!(hand_button(), "My hand");
        assert_eq!(show_button(), "Show the table");
    }
}
