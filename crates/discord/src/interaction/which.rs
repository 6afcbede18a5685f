//! Asks which game is meant, as a guess could be wrong. Every game can be reached by paging, or by
//! typing its number or a player's name.

use crate::prelude::*;
use crate::wire::component::pages;
use std::ops::Range;
use viceroy_i18n::which;
use viceroy_model::messages::MyGame;

/// Buttons in a message.
pub const ALL: usize = BUTTONS * ROWS;
/// Buttons beside a row for paging.
const PAGE: usize = BUTTONS * (ROWS - 1);

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Candidate {
    pub game: GameId,
    /// Number and players.
    pub name: String,
    /// Whether it waits for the user.
    pub waits: bool,
}

impl Candidate {
    pub fn of(w: &Wording, game: &MyGame) -> Candidate {
        let others = Candidate::with(w, game.game, &game.people, |seat| seat != game.seat);
        Candidate { waits: game.is_my_turn(), ..others }
    }

    pub fn of_table(w: &Wording, lobby: &LobbyView) -> Candidate {
        Candidate::with(w, lobby.game, &seated(&lobby.people), |_| true)
    }

    /// By those with whom somebody plays or has played.
    pub fn of_others(w: &Wording, table: &LobbyView, who: PersonId) -> Candidate {
        let people = seated(&table.people);
        Candidate::with(w, table.game, &people, |seat| !people[seat].is(who))
    }

    fn with(
        w: &Wording,
        game: GameId,
        people: &BySeat<Player>,
        is_named: impl Fn(Seat) -> bool,
    ) -> Candidate {
        let names = plain_names(w, people);
        let named = names.iter().filter(|(seat, _)| is_named(*seat));
        let named: Vec<String> = named.map(|(_, name)| name.clone()).collect();
        Candidate { game, name: which::named(w, game.0, &named), waits: false }
    }

    /// Lower is better.
    fn rank(&self, typed: &str) -> Option<u8> {
        let typed = typed.trim().trim_start_matches('#').to_lowercase();
        let name = self.name.to_lowercase();
        if typed == self.game.0.to_string() {
            Some(0)
        } else if typed.split_whitespace().all(|word| begins(&name, word)) {
            Some(1)
        } else {
            name.contains(&typed).then_some(2)
        }
    }

    /// Without words that name this game; `None` if none does.
    pub fn rest_of(&self, typed: &str) -> Option<String> {
        let name = self.name.to_lowercase();
        let names = |word: &&str| begins(&name, &word.to_lowercase());
        let (of_name, rest): (Vec<&str>, Vec<&str>) = typed.split_whitespace().partition(names);
        (!of_name.is_empty()).then(|| rest.join(" "))
    }

    /// The rest of a text that begins with this game's number: "#12 pass", "game 12: pass". A bare
    /// number could count gems.
    pub fn behind_number(&self, w: &Wording, typed: &str) -> Option<String> {
        let typed = typed.trim().to_lowercase();
        let number = self.game.0.to_string();
        let short = which::named(w, self.game.0, &[]).to_lowercase();
        let begins = [format!("#{number}"), format!("{number}:"), short];
        let rest = begins.iter().find_map(|begin| typed.strip_prefix(begin))?;
        let ends = !rest.starts_with(char::is_alphanumeric) || typed.starts_with(&begins[1]);
        ends.then(|| rest.trim_start_matches(':').trim().to_owned())
    }
}

fn begins(name: &str, word: &str) -> bool {
    let mut words = name.split(|letter: char| !letter.is_alphanumeric());
    words.any(|one| one.starts_with(word))
}

/// Best matches first.
pub fn fitting<'c>(candidates: &'c [Candidate], typed: &str) -> Vec<&'c Candidate> {
    let ranked = candidates.iter().filter_map(|one| Some((one.rank(typed)?, one)));
    let mut ranked: Vec<(u8, &Candidate)> = ranked.collect();
    ranked.sort_by_key(|(rank, _)| *rank);
    ranked.into_iter().map(|(_, one)| one).collect()
}

/// Pairs of label and value.
pub fn proposals(w: &Wording, candidates: &[Candidate], typed: &str) -> Vec<(String, String)> {
    let fitting = fitting(candidates, typed).into_iter();
    let proposal = |one: &Candidate| {
        let title = match one.waits {
            true => w.say(text!(which_waiting, game = &one.name)),
            false => one.name.clone(),
        };
        (title, one.game.0.to_string())
    };
    fitting.map(proposal).collect()
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct GamesPage {
    pub shown: Range<usize>,
    all: usize,
    page: usize,
    pages: usize,
}

impl GamesPage {
    /// Clamped to the last page, as the list may have become shorter.
    pub fn of(all: usize, page: u16) -> GamesPage {
        let (size, pages) = match all <= ALL {
            true => (ALL, 1),
            false => (PAGE, all.div_ceil(PAGE)),
        };
        let page = usize::from(page).min(pages - 1);
        let from = page * size;
        GamesPage { shown: from..all.min(from + size), all, page, pages }
    }
}

pub fn ask(w: &Wording, what: Which, candidates: &[Candidate], page: u16) -> Response {
    let part = GamesPage::of(candidates.len(), page);
    ask_part(w, what, &candidates[part.shown.clone()], &part)
}

pub fn ask_part(w: &Wording, what: Which, shown: &[Candidate], part: &GamesPage) -> Response {
    let question = match what {
        Which::Hand => w.private(text!(which_hand)),
        Which::Answer => w.private(text!(which_choose)),
        Which::Table => w.private(text!(which_table)),
        Which::Players => w.private(text!(which_players)),
        Which::Close => w.private(text!(which_to_close)),
    };
    let button = |one: &Candidate| {
        let button = Button::new(custom_id(what, one.game), one.name.clone());
        match one.waits {
            true => button.sign("▶️"),
            false => button,
        }
    };
    let mut rows = in_rows(shown.iter().map(button).collect());
    if part.pages == 1 {
        return Response::new(question.0, rows);
    }
    let to_page = |page| CustomId::Which { what, page };
    rows.push(Row::Buttons(pages(w, part.page, part.pages, to_page)));
    let (from, to) = (part.shown.start + 1, part.shown.end);
    Response::new(which::part(w, &question, from, to, part.all).0, rows)
}

fn custom_id(what: Which, game: GameId) -> CustomId {
    match what {
        Which::Hand | Which::Answer => CustomId::Refresh(game),
        Which::Table => CustomId::ShowTable(game),
        Which::Players => CustomId::Seats { game, what: Seats::Look },
        Which::Close => CustomId::Moderate { game, what: Moderate::Ask },
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use viceroy_i18n::english;

    fn sixty() -> Vec<Candidate> {
        let w = &english();
        let candidate = |n: i64| {
            let other = if n % 2 == 0 { "Ben" } else { "Chiara Blum" };
            Candidate {
                game: GameId(100 + n),
                name: which::named(w, 100 + n, &[other.to_owned()]),
                waits: n < 3,
            }
        };
        (0..60).map(candidate).collect()
    }

    fn buttons(shown: &Response) -> Vec<&Button> {
        let rows = shown.rows.iter().filter_map(|row| match row {
            Row::Buttons(buttons) => Some(buttons),
            Row::Menu(_) | Row::Pages(_) | Row::Entities(_) => None,
        });
        rows.flatten().collect()
    }

    #[test]
    fn sixty_games_are_reached_page_by_page_those_that_wait_first() {
        let (w, all) = (&english(), sixty());
        let mut reached = vec![];
        let mut page = 0;
        loop {
            let shown = ask(w, Which::Hand, &all, page);
            assert!(shown.rows.len() <= ROWS);
            let buttons = buttons(&shown);
            let (games, ways): (Vec<&&Button>, Vec<&&Button>) =
                buttons.iter().partition(|b| matches!(b.custom_id, CustomId::Refresh(_)));
            let (from, to) = (reached.len() + 1, reached.len() + games.len());
            assert!(shown.text.contains(&format!("{from} to {to} of 60")), "{}", shown.text);
            reached.extend(games.iter().map(|b| (b.custom_id.clone(), b.sign.is_some())));
            let next = ways.last().expect("a way on");
            if !next.enabled {
                break;
            }
            let CustomId::Which { what: Which::Hand, page: next } = next.custom_id else {
                panic!("{next:?}");
            };
            page = next;
        }
        let expected = all.iter().map(|one| (CustomId::Refresh(one.game), one.waits));
        assert_eq!(reached, expected.collect::<Vec<_>>());
        let last = ask(w, Which::Players, &all[..30], 7);
        assert!(last.text.contains("21 to 30 of 30"), "{}", last.text);
        assert_eq!(buttons(&ask(w, Which::Table, &all[..25], 9)).len(), 25);
    }

    #[test]
    fn every_game_is_found_by_its_number_and_by_who_plays() {
        let (w, all) = (&english(), sixty());
        for one in &all {
            let number = one.game.0.to_string();
            for typed in [number.clone(), format!("#{number}"), format!("game {number}")] {
                assert_eq!(fitting(&all, &typed)[0], one, "{typed}");
            }
        }
        assert_eq!(fitting(&all, "ben").len(), 30);
        assert_eq!(fitting(&all, "Blum").len(), 30);
        assert_eq!(fitting(&all, "155 ben"), Vec::<&Candidate>::new());
        for nothing in ["-101", "1.5", "99999999999999999999", "zzz"] {
            assert!(fitting(&all, nothing).is_empty(), "{nothing}");
        }
        let proposed = proposals(w, &all, "");
        assert_eq!(proposed.len(), 60);
        let first = ("▶️ Game 100 with Ben: your turn".to_owned(), "100".to_owned());
        assert_eq!((&proposed[0], &*proposed[3].0), (&first, "Game 103 with Chiara Blum"));
        assert_eq!(all[4].rest_of("104 pass").as_deref(), Some("pass"));
        assert_eq!(all[4].rest_of("pass"), None);
        for typed in ["#104 Pass", "Game 104: pass", "104:pass", "game 104 pass"] {
            assert_eq!(all[4].behind_number(w, typed).as_deref(), Some("pass"), "{typed}");
        }
        for typed in ["104 blue", "#1045 pass", "game 10", "pass"] {
            assert_eq!(all[4].behind_number(w, typed), None, "{typed}");
        }
    }

    #[test]
    fn whose_name_begins_as_typed_comes_before_whose_has_it_inside() {
        let named = |n: i64, other: &str| Candidate {
            game: GameId(n),
            name: which::named(&english(), n, &[other.to_owned()]),
            waits: false,
        };
        let all = [named(1, "Ruben"), named(2, "Ben")];
        let found = fitting(&all, "ben").into_iter().map(|one| one.game.0);
        assert_eq!(found.collect::<Vec<_>>(), [2, 1]);
    }
}
