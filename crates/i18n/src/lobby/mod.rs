//! The lobby post, from opening to the end of the game.

pub mod agreed;
pub mod options;
pub mod organising;
pub mod servers;

use crate::prelude::*;
use crate::{ending, reliability};
use viceroy_model::messages::{LobbyView, PlayedIn, Player};
use viceroy_rules::GameLength;

pub struct Lobby<'a> {
    pub view: &'a LobbyView,
    pub people: &'a [String],
    /// The organiser's decisions, one per line.
    pub more: &'a [String],
    pub hour: &'a str,
    /// When computer players take the free seats.
    pub computers_at: Option<&'a str>,
    /// Who is asked to be ready, and until when.
    pub asked: Option<(&'a [String], &'a str)>,
}

impl Lobby<'_> {
    fn persons(&self) -> usize {
        self.view.people.iter().filter_map(Player::person).count()
    }

    fn for_persons(&self) -> std::ops::RangeInclusive<u8> {
        // Others come with a code, and until then nobody waits for anybody.
        if self.view.played_in == PlayedIn::DirectMessages && self.persons() < 2 {
            return 1..=1;
        }
        let computers = (self.view.people.len() - self.persons()) as u8;
        let left = |seats: u8| seats.saturating_sub(computers);
        left(self.view.from).max(1)..=left(self.view.to)
    }

    fn is_for_one(&self) -> bool {
        *self.for_persons().end() < 2
    }
}

/// Discord's limit for a message, in characters.
const MOST: usize = 2000;

/// A lobby that is open to join: what is played, who sits there and when it starts. If the text is
/// too long, the longest line of decisions is cut.
pub fn gathering(w: &Wording, lobby: &Lobby<'_>) -> PublicText {
    let said = gathered(w, lobby, lobby.more);
    let over = crate::length(&said).saturating_sub(MOST);
    let mut more = lobby.more.to_vec();
    let longest = more.iter_mut().max_by_key(|line| crate::length(line));
    let (Some(line), true) = (longest, over > 0) else {
        return PublicText(said);
    };
    *line = crate::shorten(line, crate::length(line).saturating_sub(over));
    PublicText(gathered(w, lobby, &more))
}

fn gathered(w: &Wording, lobby: &Lobby<'_>, more: &[String]) -> String {
    let view = lobby.view;
    let title = w.say(text!(lobby_title, game = view.game.0));
    let mut lines = vec![match lobby.is_for_one() {
        true => title,
        false => {
            let (speed, hour) = (view.agreed.time.speed, lobby.hour);
            format!("{title} · {}", w.say(text!(lobby_clock, speed, hour)))
        }
    }];
    if view.terms != Terms::for_several() {
        lines.push(options::terms(w, &view.terms));
    }
    lines.push(w.say(text!(
        lobby_people,
        count = lobby.people.len(),
        seats = view.to,
        who = Term::names(lobby.people)
    )));
    lines.push(starts(w, lobby));
    lines.extend(rated(w, lobby));
    lines.extend(reliabilities(w, lobby));
    lines.extend(more.iter().cloned());
    lines.join("\n")
}

/// A short game counts for nobody (R-HOUSE-01).
fn rated(w: &Wording, lobby: &Lobby<'_>) -> Option<String> {
    let is_whole = lobby.view.terms.policies().short_game == GameLength::Whole;
    agreed::rated(w, &lobby.view.agreed).filter(|_| is_whole)
}

fn reliabilities(w: &Wording, lobby: &Lobby<'_>) -> Vec<String> {
    let view = lobby.view;
    match view.agreed.reliabilities {
        Reliabilities::Private => vec![],
        Reliabilities::Shown => {
            let people = view.people.iter().zip(lobby.people);
            let persons = people.filter_map(|(player, name)| Some((player.person()?, name)));
            let lines = persons
                .map(|(who, name)| reliability::in_lobby(w, name, view.organised.shown.get(&who)));
            [w.say(text!(reliability_lobby))].into_iter().chain(lines).collect()
        }
    }
}

/// What is agreed on at a lobby, and how long that takes.
pub fn details(w: &Wording, lobby: &Lobby<'_>) -> PrivateText {
    let view = lobby.view;
    let (persons, seats) = (lobby.persons(), lobby.for_persons());
    let mut lines = vec![
        options::terms_explained(w, &view.terms),
        agreed::in_lobby(w, &view.agreed, lobby.hour, persons, seats),
    ];
    lines.extend(lobby.more.iter().cloned());
    PrivateText(lines.join("\n"))
}

fn starts(w: &Wording, lobby: &Lobby<'_>) -> String {
    let (view, joined) = (lobby.view, lobby.people.len());
    let missing = usize::from(view.from).saturating_sub(joined);
    let is_full = joined >= usize::from(view.to);
    if let Some((asked, until)) = lobby.asked {
        w.say(text!(lobby_asks, who = Term::names(asked), time = until))
    } else if let Some(time) = lobby.computers_at.filter(|_| !is_full) {
        w.say(text!(lobby_fills, time))
    } else if lobby.is_for_one() && missing == 0 {
        w.say(text!(lobby_ready_alone))
    } else if view.filling.starts_when_full && !is_full {
        w.say(text!(lobby_starts_when_full))
    } else if missing > 0 {
        w.say(text!(lobby_needs, count = missing))
    } else {
        w.say(text!(lobby_ready))
    }
}

/// `spoken` is the table's language.
pub fn told_in(w: &Wording, spoken: &Wording) -> String {
    w.say(text!(lobby_language, language = spoken.own_name()))
}

/// Shows 32 digits of the hash: nobody can find another secret with the same prefix.
fn fairness(w: &Wording, lobby: &Lobby<'_>) -> String {
    const SHOWN: usize = 32;
    let hash = lobby.view.secret_hash.get(..SHOWN).unwrap_or(&lobby.view.secret_hash);
    w.say(text!(lobby_hash, hash))
}

/// `thread` is a link. `silent` says which posts failed and why.
pub fn started(
    w: &Wording,
    lobby: &Lobby<'_>,
    thread: Option<&str>,
    silent: Option<String>,
) -> PublicText {
    let mut lines = vec![w.say(text!(
        lobby_started,
        game = lobby.view.game.0,
        who = Term::names(lobby.people)
    ))];
    lines.extend(second_chance(w, lobby));
    if let Some(thread) = thread {
        lines.push(w.say(text!(lobby_thread, thread)));
    }
    lines.extend(lobby.view.filling.has_open_seats.then(|| w.say(text!(lobby_open_seats))));
    lines.extend(silent);
    lines.push(options::terms(w, &lobby.view.terms));
    if lobby.persons() > 1 {
        lines.push(agreed::in_short(w, &lobby.view.agreed, lobby.hour));
        lines.extend(rated(w, lobby));
    }
    lines.push(fairness(w, lobby));
    PublicText(lines.join("\n"))
}

fn second_chance(w: &Wording, lobby: &Lobby<'_>) -> Option<String> {
    let of = lobby.view.organised.second_chance?;
    Some(w.say(text!(chance_about, step = of.step, game = of.origin.0)))
}

pub fn over(
    w: &Wording,
    lobby: &Lobby<'_>,
    won: Option<(&[String], i16)>,
    thread: Option<&str>,
) -> PublicText {
    let mut lines =
        vec![w.say(text!(lobby_over, game = lobby.view.game.0, who = Term::names(lobby.people)))];
    lines.extend(won.map(|(who, points)| ending::won(w, who, lobby.people.len(), points)));
    lines.extend(second_chance(w, lobby));
    if let Some(thread) = thread {
        lines.push(w.say(text!(lobby_over_thread, thread)));
    }
    lines.push(options::terms(w, &lobby.view.terms));
    lines.push(fairness(w, lobby));
    PublicText(lines.join("\n"))
}

pub fn abandoned(w: &Wording, lobby: &Lobby<'_>, thread: Option<&str>) -> PublicText {
    let mut lines = vec![w.say(text!(
        lobby_abandoned,
        game = lobby.view.game.0,
        who = Term::names(lobby.people)
    ))];
    if let Some(thread) = thread {
        lines.push(w.say(text!(lobby_over_thread, thread)));
    }
    PublicText(lines.join("\n"))
}

/// At most 100 characters.
pub fn thread_name(w: &Wording, game: i64, who: &[String]) -> String {
    let who = Term::list(who.iter().cloned().map(Term::Name), Joined::Commas);
    crate::clip(&w.say(text!(lobby_thread_name, game, who)), 100)
}

pub fn said_joined(w: &Wording, missing: usize) -> PrivateText {
    PrivateText(match missing {
        0 => w.say(text!(said_joined_ready)),
        missing => w.say(text!(said_joined, count = missing)),
    })
}

/// Appends the hash of all presses, for the user who made the last one; `None` if none are mixed
/// in.
pub fn with_press_hash(w: &Wording, said: PrivateText, hash: Option<&str>) -> PrivateText {
    match hash {
        Some(hash) => PrivateText(format!("{}\n{}", said.0, w.say(text!(said_press_hash, hash)))),
        None => said,
    }
}

pub struct Greeting {
    pub title: String,
    pub text: String,
    pub learn: String,
    pub button: String,
    pub start: String,
}

pub fn greeting(w: &Wording) -> Greeting {
    Greeting {
        title: w.say(text!(greeting_title)),
        text: w.say(text!(greeting_text)),
        learn: w.say(text!(button_learn)),
        button: w.say(text!(button_first_game)),
        start: w.say(text!(button_start)),
    }
}

#[cfg(test)]
pub(crate) mod tests {
    use super::*;
    use crate::english;
    use viceroy_ai::Level;
    use viceroy_model::attendance::TableSettings;
    use viceroy_model::messages::{
        Filling, GameId, LanguageTag, LobbyState, Occupant, Organised, PersonId, RoomId,
    };
    use viceroy_model::timing::{Speed, TimeControl};

    pub(crate) fn lobby_view(people: u64) -> LobbyView {
        let person = |id| Player { occupant: Occupant::Person(PersonId(id)), name: String::new() };
        LobbyView {
            game: GameId(7),
            language: LanguageTag::default(),
            state: LobbyState::Gathering,
            people: (0..people).map(person).collect(),
            terms: Terms::for_several(),
            agreed: TableSettings::UNTIMED,
            hour: None,
            from: 2,
            to: 4,
            secret_hash: "abc".to_owned(),
            press_hash: None,
            channel: RoomId(1),
            played_in: PlayedIn::Thread,
            thread: None,
            ended: None,
            silence: None,
            organised: Organised::default(),
            told_directly: vec![],
            filling: Filling::default(),
        }
    }

    fn lobby<'a>(view: &'a LobbyView, people: &'a [String]) -> Lobby<'a> {
        Lobby { view, people, more: &[], hour: "", computers_at: None, asked: None }
    }

    #[test]
    fn a_lobby_says_what_is_missing() {
        let w = &english();
        let people = vec!["Ann".to_owned()];
        let mut view = lobby_view(1);
        let said = gathering(w, &lobby(&view, &people)).0;
        assert!(said.contains("One more player"));
        assert_eq!(said.lines().count(), 3, "{said}");
        view.from = 1;
        assert!(gathering(w, &lobby(&view, &people)).0.contains("Press Start"));
        let ended = over(w, &lobby(&view, &people), Some((&people, 45)), Some("<#3>")).0;
        assert!(ended.starts_with("**A game of Viceroy is over** (game 7): Ann.\n"));
        assert!(ended.contains("45 points") && ended.contains("<#3>"));
        for name in ["x", "🟡"] {
            let named = thread_name(w, 7, &vec![name.repeat(60); 4]);
            assert!(crate::length(&named) <= 100, "{named}");
        }
    }
    #[test]
    fn a_rated_table_says_so_unless_its_game_is_short() {
        let w = &english();
        let people = ["Ann", "Ben"].map(str::to_owned);
        let mut view = lobby_view(2);
        view.agreed.rated = Rated::Yes;
        let says = |view: &LobbyView| {
            let said = [
                gathering(w, &lobby(view, &people)).0,
                started(w, &lobby(view, &people), None, None).0,
            ];
            said.map(|said| said.contains("Rated"))
        };
        assert_eq!(says(&view), [true; 2]);
        view.terms.options.short_game = Some(GameLength::Short);
        assert_eq!(says(&view), [false; 2]);
    }

    #[test]
    fn where_nobody_else_can_come_no_others_are_spoken_of() {
        let w = &english();
        let people = ["Ann", "Bice"].map(str::to_owned);
        let mut view = lobby_view(1);
        view.people.push(Player::computer(0, Level::ALL[0], &[]));
        view.played_in = PlayedIn::DirectMessages;
        view.agreed.time = TimeControl { speed: Speed::Daily, ..TableSettings::UNTIMED.time };
        let lobby = lobby(&view, &people);
        let said = format!("{}{}", gathering(w, &lobby).0, details(w, &lobby).0);
        assert!(said.contains("take your time"), "{said}");
        assert!(!said.contains("hours") && !said.contains("everybody"), "{said}");
    }
}
