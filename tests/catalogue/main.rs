//! Card files: all errors are reported at once, each with its line; a valid pack can be played.
#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

mod printed;

use std::collections::HashSet;
use std::fs;
use std::path::Path;
use std::process::{Command, Output};

use tempfile::TempDir;
use viceroy::cards::{CardId, Catalogue, Colour, SectionColour};
use viceroy::packs;
use viceroy::rules::{GameSetup, JudgementSet, Ruleset, Unplayable};
use viceroy::simulation::play_told;

const CHARACTERS: &str = include_str!("../../assets/cards/characters.toml");
const LAWS: &str = include_str!("../../assets/cards/laws.toml");

/// A pack that differs from the embedded cards.
struct Pack {
    folder: TempDir,
    characters: String,
    laws: String,
}

impl Pack {
    fn new() -> Pack {
        Pack {
            folder: TempDir::new().unwrap(),
            characters: CHARACTERS.to_owned(),
            laws: LAWS.to_owned(),
        }
    }

    fn change(mut self, from: &str, to: &str) -> Pack {
        let file =
            if self.characters.contains(from) { &mut self.characters } else { &mut self.laws };
        assert!(file.contains(from), "{from} is not there to be changed");
        *file = file.replacen(from, to, 1);
        self
    }

    fn change_card(mut self, number: u8, from: &str, to: &str) -> Pack {
        let file = if number <= 64 { &mut self.characters } else { &mut self.laws };
        let at = file.find(&format!("number = {number}\n")).unwrap();
        let (before, card) = file.split_at(at);
        let end = card.find("\n[[").unwrap_or(card.len());
        assert!(card[..end].contains(from), "{from} is not on card {number}");
        *file = format!("{before}{}", card.replacen(from, to, 1));
        self
    }

    fn written(&self) -> &Path {
        fs::write(self.folder.path().join("characters.toml"), &self.characters).unwrap();
        fs::write(self.folder.path().join("laws.toml"), &self.laws).unwrap();
        self.folder.path()
    }

    fn complaints(&self) -> Vec<String> {
        let folder = self.written();
        let error = packs::read(folder).expect_err("the pack is refused");
        let folder = format!("{}/", folder.display());
        error.complaints.iter().map(|c| c.to_string().replace(&folder, "")).collect()
    }

    fn line(&self, of: &str) -> usize {
        let file = [&self.characters, &self.laws].into_iter().find(|f| f.contains(of)).unwrap();
        file[..file.find(of).unwrap()].matches('\n').count() + 1
    }
}

fn complained(number: u8, from: &str, to: &str, mark: &str, expected: &str) {
    let pack = Pack::new().change_card(number, from, to);
    let expected = expected.replace("LINE", &pack.line(mark).to_string());
    assert_eq!(pack.complaints(), [expected]);
}

#[test]
fn every_mistake_is_named_with_its_line() {
    complained(
        2,
        "{ gems = 4 }",
        "{ gems = 0 }",
        "gems = 0",
        "characters.toml:LINE: `gems` in the reward of level 1 of character 2 should be a whole number from 1 to 12, not 0",
    );
    complained(
        2,
        "{ gems = 4 }",
        "{ gems = 400 }",
        "gems = 400",
        "characters.toml:LINE: `gems` in the reward of level 1 of character 2 should be a whole number from 1 to 12, not 400",
    );
    complained(
        3,
        "{ points = 3 }",
        "{ points = 0 }",
        "points = 0",
        "characters.toml:LINE: `points` in the reward of level 1 of character 3 should be a whole number from 1 to 30, not 0",
    );
    complained(
        3,
        "{ points = 3 }",
        "{ gold = 3 }",
        "gold",
        "characters.toml:LINE: the reward of level 1 of character 3 says `gold`; known are gems, points, cards, science, \
         magic, defence, attack, bonus_magic, bonus_circle, infinite, diamonds",
    );
    complained(
        3,
        "[{ points = 3 }]",
        "[]",
        "[]",
        "characters.toml:LINE: the reward of level 1 of character 3 should be a list of 1 to 3, not of 0",
    );
    complained(
        2,
        "bottom = \"yellow\"",
        "bottom = { images = [\"gold\"] }",
        "gold",
        "characters.toml:LINE: `images` of `bottom` of character 2 says \"gold\"; known are science, magic, defence, attack",
    );
    complained(
        2,
        "bottom = \"yellow\"",
        "bottom = { scoring = { per_card = 1 } }",
        "per_card = 1",
        "characters.toml:LINE: `bottom` of character 2 has no `text`",
    );
    complained(
        2,
        "cost = \"green\", reward = [{ gems = 4 }]",
        "cost = { any = 9 }, reward = [{ gems = 4 }]",
        "any = 9",
        "characters.toml:LINE: `any` of the cost of level 1 of character 2 should be a whole number from 1 to 4, not 9",
    );
    complained(
        4,
        "name =",
        "nickname = \"Toto\"\nname =",
        "nickname",
        "characters.toml:LINE: character 4 has an unknown field `nickname`; known are number, name, sections, levels",
    );
    complained(
        4,
        "\"Tutor\"",
        "\" \"",
        "\" \"",
        "characters.toml:LINE: the name of character 4 is empty",
    );
    complained(
        4,
        "\"Tutor\"",
        "\"Tu*tor\"",
        "Tu*tor",
        "characters.toml:LINE: the name of character 4 has a * in it, which chat takes for markup",
    );
    complained(
        4,
        "\"Tutor\"",
        "\"harbour master\"",
        "[[character]]\nnumber = 4\n",
        "characters.toml:LINE: card 4 has the name of card 1",
    );
    complained(
        4,
        "top_left = \"blue\"",
        "top_left = \"purple\"",
        "purple",
        "characters.toml:LINE: `top_left` of character 4 should be blue, red, green or yellow, not \"purple\"",
    );
    complained(
        4,
        "top_left = \"blue\", ",
        "",
        "sections = { top_right = \"blue\"",
        "characters.toml:LINE: `sections` of character 4 has no `top_left`",
    );
    complained(
        68,
        "scoring = { per_card = 1 }",
        "scoring = { per_card = 0 }",
        "per_card = 0",
        "laws.toml:LINE: `per_card` of law 68 should be a whole number from 1 to 12, not 0",
    );
    complained(
        68,
        "text = { en =",
        "text = { de = \"Zensus\", en =",
        "Zensus",
        "laws.toml:LINE: the text of law 68 has an unknown field `de`; known are en",
    );
    complained(
        70,
        "task = \"revise\"",
        "task = \"revise\"\nscoring = { per_card = 1 }",
        "scoring = { per_card = 1 }\n\n[[law]]\nnumber = 71",
        "laws.toml:LINE: law 70 needs exactly one of choose, scoring, task",
    );
    complained(
        70,
        "task = \"revise\"",
        "task = \"revisit\"",
        "revisit",
        "laws.toml:LINE: `task` of law 70: there is no task \"revisit\"; there are replace, double, repeat, prolong, \
         revise, pensions, swap, requisition, archive, attaint, purse, enrol, copy, deposit, muster, amnesty",
    );
    complained(
        71,
        "choose = [[",
        "choose = [[], [",
        "choose = [[],",
        "laws.toml:LINE: each choice of law 71 should be a list of 1 to 3, not of 0",
    );
}

#[test]
fn a_law_without_an_effect_is_named_by_where_it_begins() {
    let pack = Pack::new().change("task = \"revise\"\n", "");
    let line = pack.line("number = 70\n") - 1;
    assert_eq!(
        pack.complaints(),
        [format!("laws.toml:{line}: law 70 needs exactly one of choose, scoring, task")]
    );
}

#[test]
fn everything_is_said_at_once_and_in_order() {
    let pack = Pack::new()
        .change_card(2, "number = 2\n", "number = \"two\"\n")
        .change_card(5, "name = { en = \"Outrider\" }\n", "")
        .change_card(7, "number = 7\n", "number = 6\n")
        .change_card(80, "number = 80\n", "number = 90\n")
        .change_card(66, "task = \"double\"", "task = \"swap\"");
    let said = pack.complaints();
    let whats: Vec<&str> = said.iter().map(|c| c.split(": ").nth(1).unwrap()).collect();
    assert_eq!(
        whats,
        [
            "the number of a character should be a whole number from 1 to 64, not \"two\"",
            "character 5 has no `name`",
            "card 6 appears twice",
            "cards 2, 7 are missing",
            "law 67 has the task swap, which law 66 has already",
            "the number of a law should be a whole number from 65 to 88, not 90",
            "card 80 is missing",
        ]
    );
    let lines: Vec<Option<usize>> =
        said.iter().map(|c| c.split(':').nth(1).unwrap().parse().ok()).collect();
    assert_eq!(lines[3], None);
    assert!(lines[0] < lines[1] && lines[1] < lines[2], "{said:?}");
}

#[test]
fn a_file_that_is_not_toml_hides_nothing_of_the_other() {
    let pack = Pack::new().change_card(2, "number = 2\n", "number = = 2\n").change_card(
        70,
        "\"revise\"",
        "7",
    );
    let said = pack.complaints();
    let line = pack.line("number = = 2");
    assert!(said[0].starts_with(&format!("characters.toml:{line}: this is not TOML:")), "{said:?}");
    let last = said.last().unwrap();
    assert!(
        last.ends_with("`task` of law 70 should be a text in quotation marks, not 7"),
        "{said:?}"
    );
    assert!(!said.iter().any(|c| c.contains("missing")), "{said:?}");
}

#[test]
fn a_missing_file_is_named_with_its_path() {
    let pack = Pack::new().change_card(4, "\"Tutor\"", "7");
    let folder = pack.written();
    fs::remove_file(folder.join("laws.toml")).unwrap();
    let error = packs::read(folder).unwrap_err();
    let path = folder.join("laws.toml");
    assert_eq!(error.complaints.len(), 2);
    assert_eq!(
        error.complaints[1].to_string(),
        format!("{}: there is no such file", path.display())
    );
}

#[test]
fn nothing_that_is_written_there_ends_in_a_panic() {
    let strange = [
        "",
        "\u{0}",
        "character = 3",
        "law = [1, 2]\ncharacter = [[]]",
        "[[character]]\n[[law]]",
        "[[character]]\nnumber = 99999999999999999999999\n[[law]]\nnumber = -1",
        "[[character]]\nlevels = [[], 1, {}, { cost = [] }]\n[[law]]\nchoose = [[[]]]\nscoring = 1\ntask = []",
        "[character]\nnumber = 1\n[law]\nnumber = 70",
        "[[character]]\nnumber.a.b = 1\nname = 1.5\nsections = 2020-01-01\n[[law]]\nname.en = true",
    ];
    for text in strange {
        let mut pack = Pack::new();
        (pack.characters, pack.laws) = (text.to_owned(), text.to_owned());
        assert!(!pack.complaints().is_empty(), "{text:?}");
    }
}

#[test]
fn a_pack_need_not_be_the_printed_box() {
    let pack = Pack::new()
        .change_card(2, "{ gems = 4 }", "{ points = 9 }, \"infinite_of_choice\"")
        .change_card(2, "cost = \"green\"", "cost = \"blue\"")
        .change_card(68, "\"Census\"", "\"Головы\"");
    let catalogue = packs::read(pack.written()).unwrap();
    assert_eq!(catalogue.cards().count(), 133);
    assert_eq!(catalogue.get(CardId(68)).unwrap().name.en, "Головы");
    let same = packs::read(Pack::new().written()).unwrap();
    assert!(same.fingerprint().is_some());
    assert_ne!(same.fingerprint(), catalogue.fingerprint());
    let embedded = Catalogue::embedded().unwrap();
    assert!(embedded.cards().eq(same.cards()));
    assert_eq!(embedded.fingerprint(), None);
}

#[test]
fn what_a_pack_hardly_means_is_told_with_its_line_and_played() {
    assert_eq!(packs::read(Pack::new().written()).unwrap().doubts(), []);
    let mut pack = Pack::new()
        .change_card(2, "{ gems = 4 }", "{ gems = 1 }, { gems = 3 }")
        .change_card(68, "scoring = { per_card = 1 }", "scoring = { per_aristocrat = 1 }")
        .change_card(71, "choose = [[", "choose = [[{ gems = 1 }], [{ gems = 1 }], [");
    let copied = pack.characters.find("[[character]]\nnumber = 4\n").unwrap();
    let third = pack.characters.find("[[character]]\nnumber = 3\n").unwrap();
    let twin = pack.characters[third..copied].replace("number = 3", "number = 4");
    let end = copied + pack.characters[copied..].find("\n[[character]]").unwrap() + 1;
    pack.characters.replace_range(copied..end, &twin.replace("Apothecary", "Druggist"));
    pack.characters = pack.characters.replace("cost = \"blue\"", "cost = \"red\"");
    let folder = pack.written().to_owned();
    let catalogue = packs::read(&folder).unwrap();
    let doubts = catalogue.doubts().iter();
    let said: Vec<String> =
        doubts.map(|d| d.to_string().replace(&format!("{}/", folder.display()), "")).collect();
    let [second, fourth, census, law] =
        ["number = 2\n", "number = 4\n", "number = 68\n", "number = 71\n"]
            .map(|card| pack.line(card) - 1);
    let expected = [
        format!(
            "characters.toml:{second}: level 1 of character 2 gives the same twice instead of more of it"
        ),
        format!("characters.toml:{fourth}: character 4 is character 3 under another name"),
        format!(
            "laws.toml:{census}: law 68 counts cards with no colour at the bottom, which only the module Aristocrats has"
        ),
        format!("laws.toml:{law}: law 71 offers the same choice twice"),
        "characters.toml: no level costs blue, so its gems buy nothing".to_owned(),
    ];
    assert_eq!(said[..5], expected, "{said:#?}");
    assert!(said[5..].iter().all(|said| said.contains(" costs red on ")), "{said:#?}");
    let told = viceroy(&["check-cards", folder.to_str().unwrap()], None);
    assert!(told.status.success());
    assert_eq!(self::said(&told).matches("perhaps a mistake: ").count(), said.len());
}

#[test]
fn whole_games_are_played_with_a_pack() {
    let pack = Pack::new()
        .change_card(2, "{ gems = 4 }", "{ gems = 12 }, { cards = 4 }, { attack = 4 }")
        .change_card(71, "[[{ attack = 1 }]", "[[{ points = 30 }, { magic = 4 }]");
    let cards: &'static Catalogue = packs::choose(Some(pack.written())).unwrap();
    for seats in 2..=4 {
        let agreement = GameSetup::standard(seats).dealt_from(cards);
        let ruleset = Ruleset::compile_with(agreement, cards).unwrap();
        for seed in 0..20 {
            let played = play_told(&ruleset, seed).unwrap();
            assert!(played.game.is_over());
        }
    }
}

#[test]
fn a_game_is_only_played_with_the_cards_it_was_dealt_from() {
    let pack = Pack::new();
    let (embedded, other) =
        (Catalogue::embedded().unwrap(), packs::choose(Some(pack.written())).unwrap());
    let from = |cards: &Catalogue| GameSetup::standard(2).dealt_from(cards);
    // Records older than packs used the embedded cards, and their format is unchanged.
    let stored = serde_json::to_value(from(embedded)).unwrap();
    assert_eq!(stored.get("cards"), None);
    let agreement: GameSetup = serde_json::from_value(stored).unwrap();
    assert!(Ruleset::compile(agreement.clone()).is_ok());
    let refused = Ruleset::compile_with(agreement, other).unwrap_err().to_string();
    let fingerprint = other.fingerprint().unwrap();
    assert_eq!(
        refused,
        format!(
            "the game was dealt from the embedded cards, but here are the cards of the pack {fingerprint}"
        )
    );
    let stored = serde_json::to_string(&from(other)).unwrap();
    assert!(stored.contains(&format!("\"cards\":\"{fingerprint}\"")), "{stored}");
    let agreement: GameSetup = serde_json::from_str(&stored).unwrap();
    assert!(Ruleset::compile_with(agreement.clone(), other).is_ok());
    assert!(matches!(Ruleset::compile(agreement), Err(Unplayable::OtherCards { .. })));
}

#[test]
fn the_bot_and_simulations_refuse_a_wrong_pack_whole() {
    let pack = Pack::new();
    let few = ["simulate", "--games", "2", "--seats", "2"];
    let played = viceroy(&few, Some(pack.written()));
    assert!(played.status.success(), "{played:?}");
    let pack = pack.change_card(70, "\"revise\"", "\"revisit\"");
    let line = pack.line("revisit");
    // Without arguments the bot starts; it exits before it listens.
    for args in [&few[..], &[]] {
        let refused = viceroy(args, Some(pack.written()));
        assert_eq!(refused.status.code(), Some(1));
        let why = String::from_utf8(refused.stderr).unwrap();
        assert!(why.contains(&format!("laws.toml:{line}: `task` of law 70")), "{why}");
    }
}

fn viceroy(args: &[&str], cards: Option<&Path>) -> Output {
    let mut command = Command::new(env!("CARGO_BIN_EXE_viceroy"));
    command.args(args).env_remove("VICEROY_CARDS").env_remove("DISCORD_TOKEN");
    if let Some(cards) = cards {
        command.env("VICEROY_CARDS", cards);
    }
    command.output().unwrap()
}

fn said(output: &Output) -> String {
    String::from_utf8(output.stdout.clone()).unwrap()
}

#[test]
fn the_command_says_fine_or_what_is_wrong() {
    let fine = viceroy(&["check-cards"], None);
    assert!(fine.status.success());
    assert_eq!(said(&fine), "76 characters, 33 laws and 24 criminals are fine\n");

    let pack = Pack::new();
    let folder = pack.written().to_str().unwrap().to_owned();
    let fine = viceroy(&["check-cards", &folder], None);
    assert!(fine.status.success());
    assert!(said(&fine).starts_with("64 characters and 24 laws are fine; the pack is "));

    let pack = pack.change_card(2, "{ gems = 4 }", "{ gems = 0 }").change_card(
        70,
        "\"revise\"",
        "\"revisit\"",
    );
    let wrong = viceroy(&["check-cards", pack.written().to_str().unwrap()], None);
    assert_eq!(wrong.status.code(), Some(1));
    let lines = said(&wrong);
    assert_eq!(lines.lines().count(), 2, "{lines}");
    let first = format!("{folder}/characters.toml:{}: ", pack.line("gems = 0"));
    assert!(lines.starts_with(&first), "{lines}");

    let nowhere = viceroy(&["check-cards", "/there/is/nothing"], None);
    assert_eq!(nowhere.status.code(), Some(1));
    assert_eq!(said(&nowhere).lines().count(), 2);
}

#[test]
fn the_examples_of_the_description_are_cards() {
    let description = include_str!("../../docs/cards.md");
    let mut examples = description.split("```toml\n").skip(1);
    let mut example = || examples.next().unwrap().split("```").next().unwrap();
    let mut pack = Pack::new();
    for (file, number) in [(&mut pack.characters, 9), (&mut pack.laws, 70)] {
        let at = file.find(&format!("number = {number}\n")).unwrap();
        let begin = file[..at].rfind("[[").unwrap();
        let end = at + file[at..].find("\n[[").unwrap() + 1;
        file.replace_range(begin..end, example());
    }
    let catalogue = packs::read(pack.written()).unwrap();
    assert_eq!(catalogue.get(CardId(9)).unwrap().name.en, "Lamplighter");
    assert_eq!(catalogue.get(CardId(70)).unwrap().name.en, "Night Watch");
}

#[test]
fn r_und_01_criminals_have_every_pair_of_corners_and_judgements_are_thirty_two() {
    let catalogue = Catalogue::embedded().unwrap();
    let criminals: Vec<_> = catalogue.cards().filter(|card| card.is_criminal()).collect();
    let numbers: Vec<u8> = criminals.iter().map(|card| card.id.0).collect();
    assert_eq!(numbers, (111..=134).collect::<Vec<u8>>());
    let corners = criminals.iter().map(|card| card.sections.all());
    let corners: Vec<_> = corners.map(|[left, right, bottom, _]| (left, right, bottom)).collect();
    let pairs: HashSet<_> = corners.iter().map(|(left, right, _)| (left, right)).collect();
    assert_eq!(pairs.len(), 16);
    assert_eq!(corners.iter().collect::<HashSet<_>>().len(), 24);
    for colour in Colour::ALL {
        let of = |section: SectionColour| u8::from(section == colour.into());
        let upper: u8 = corners.iter().map(|(l, r, _)| of(*l) + of(*r)).sum();
        let bottoms: u8 = corners.iter().map(|(_, _, bottom)| of(*bottom)).sum();
        assert_eq!((upper, bottoms), (12, 6), "{colour:?}");
    }
    for card in criminals {
        let rows = card.criminal_rows().unwrap();
        assert!(rows.iter().all(|row| !row.is_empty()), "{}", card.name.en);
    }
    let tokens = JudgementSet::ALL.iter().map(|token| catalogue.judgement(token));
    assert_eq!(tokens.flatten().count(), 32);
}
