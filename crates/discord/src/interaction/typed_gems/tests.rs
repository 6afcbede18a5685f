use std::sync::{Arc, LazyLock};

use proptest::prelude::*;

use super::*;
use viceroy_i18n::typed::gem_words;
use viceroy_i18n::{Wording, english};

static WORDING: LazyLock<Arc<Wording>> = LazyLock::new(english);
static WORDS: LazyLock<GemWords> = LazyLock::new(|| gem_words(&WORDING));

fn read(text: &str, limits: &Gems, total: HowMany) -> Result<Gems, Mistake> {
    super::read(&WORDS, text, limits, total)
}

fn gems(blue: u8, red: u8, green: u8, yellow: u8) -> Gems {
    Gems { blue, red, green, yellow }
}

#[test]
fn people_type_gems_in_many_ways() {
    let ways = [
        "2 blue 1 red",
        "1 red, 2 blue",
        "2b r",
        "2b1r",
        "bbr",
        "b b r",
        "blue 2 red 1",
        "Blue: 2, Red: 1",
        "2x blue and 1x red",
        "2 BLUE + red",
        "2🔵 1🔴",
        "blue=2 red=1",
        "2 blu re",
        "2 blue gems and 1 red gem",
        "2blue1red",
        "blue2red1",
        "blue, 1 blue, 1 red",
        "blue 2, red",
        "red and 2 blue",
        "blue2 red",
        "red 2blue",
        "blue: 2 red",
        "blue x2 red",
        "blue*2 + red",
        "2-blue red",
        "2 x blue, 1 x red",
        "blue/blue/red",
        "２ ｂｌｕｅ １ ｒｅｄ",
        "2 blue\nred",
        "0 green 2 blue 1 red.",
        "002 blue 1 red",
        "+2 blue +1 red",
    ];
    for way in ways {
        assert_eq!(read(way, &Gems::each(4), HowMany::exactly(3)), Ok(gems(2, 1, 0, 0)), "{way}");
    }
    assert_eq!(read("4 yellow", &Gems::each(4), HowMany::exactly(4)), Ok(gems(0, 0, 0, 4)));
}

#[test]
fn mistakes_are_named() {
    let limits = gems(1, 4, 4, 4);
    let read = |text| read(text, &limits, HowMany::exactly(3)).unwrap_err();
    assert_eq!(read("  "), Mistake::Nothing);
    assert_eq!(read("and, x"), Mistake::Nothing);
    assert_eq!(read("2 purple"), Mistake::Unknown("purple".to_owned()));
    assert_eq!(read("red 2 1"), Mistake::Dangling(1));
    assert_eq!(read("2"), Mistake::Dangling(2));
    assert_eq!(read("2, red"), Mistake::Dangling(2));
    let total = |have| Mistake::Total { have, wanted: HowMany::exactly(3) };
    assert_eq!(read("2 red"), total(2));
    assert_eq!(read("9999 red"), total(9999));
    let limit = Mistake::Limit { colour: Colour::Blue, limit: 1 };
    assert_eq!(read("3 blue"), limit);
    assert_eq!(read("3 red!"), Mistake::Unknown("!".to_owned()));
}

#[test]
fn what_is_no_count_is_not_read_as_one() {
    let no_counts = [
        ("-1 blue 3 red", "-1"),
        ("3 red -1 blue", "-1"),
        ("3 red - 1 blue", "-1"),
        ("blue -2 red 3", "-2"),
        ("3 red \u{2212}1 blue", "\u{2212}1"),
        ("1.5 red 1 blue", "1.5"),
        ("1,5 red 1 blue", "1,5"),
        ("1/2 red", "1/2"),
        (".3 red", ".3"),
        (",3 red", ",3"),
        ("999999999999 blue", "999999999999"),
        ("4294967299 blue", "4294967299"),
        ("10000 blue", "10000"),
    ];
    for (text, number) in no_counts {
        assert_eq!(
            read(text, &Gems::each(4), HowMany::exactly(3)),
            Err(Mistake::NoCount(number.to_owned())),
            "{text}"
        );
    }
}

#[test]
fn what_could_be_meant_in_two_ways_is_not_read() {
    for text in ["blue 2 red", "b2r", "blue 2 red green", "3bbr", "2 br"] {
        let number = text.chars().find_map(|letter| letter.to_digit(10));
        assert_eq!(
            read(text, &Gems::each(4), HowMany::exactly(3)),
            Err(Mistake::Between(number.unwrap())),
            "{text}"
        );
    }
}

/// A text in an orderly spelling, with the counts it means.
fn written() -> impl Strategy<Value = (String, [u32; 4])> {
    let words = [["blue", "b", "🔵", "BLU"], ["red", "r", "🔴", "Re"]]
        .into_iter()
        .chain([["green", "g", "🟢", "gre"], ["yellow", "y", "🟡", "yell"]]);
    let words: Vec<[&str; 4]> = words.collect();
    let one = (0..4usize, 0..4usize, 0..12u32);
    let styles = (0..2usize, 0..5usize, 0..5usize);
    (proptest::collection::vec(one, 1..5), styles).prop_map(move |(all, (order, tie, list))| {
        let ties = [["", ""], [" ", " "], ["x ", ": "], [" x ", "="], ["-", " x"]];
        let lists = [", ", " + ", " and ", "\n", " "];
        let mut meant = [0; 4];
        let pieces = all.iter().map(|(colour, word, number)| {
            meant[*colour] += number;
            let word = words[*colour][*word];
            let tie = ties[tie][order];
            match order {
                0 => format!("{number}{tie}{word}"),
                _ => format!("{word}{tie}{number}"),
            }
        });
        let pieces: Vec<String> = pieces.collect();
        (pieces.join(lists[list]), meant)
    })
}

/// Counts independently: each number, and each colour without one. `None` if a number is no count.
fn found(text: &str) -> Option<u32> {
    let letters: Vec<char> = text.chars().collect();
    let runs = letters.chunk_by(|a, b| a.is_ascii_digit() == b.is_ascii_digit());
    let (mut sum, mut numbers, mut at) = (0u32, 0u32, 0);
    for run in runs {
        let before: String = letters[..at].iter().collect();
        at += run.len();
        if !run[0].is_ascii_digit() {
            continue;
        }
        let number: String = run.iter().collect();
        let is_negative = before.trim_end().ends_with('-');
        let is_part = before.ends_with('.') || before.trim().is_empty() && before.ends_with(',');
        let mut tail = before.chars().rev();
        let follows = tail.next().is_some_and(|sign| ".,/'".contains(sign));
        let is_part = is_part || follows && tail.next().is_some_and(|d| d.is_ascii_digit());
        if is_negative || is_part || run.len() > 4 {
            return None;
        }
        sum += number.parse::<u32>().ok()?;
        numbers += 1;
    }
    let words = text.split(|letter: char| !letter.is_alphabetic());
    let of_word = |word: &str| match word {
        "" | "x" | "and" | "gem" => 0,
        "blue" | "red" => 1,
        _ => word.chars().count(),
    };
    let colours: usize = words.map(of_word).sum();
    let signs = text.chars().filter(|letter| *letter == '🔵').count();
    let colours = u32::try_from(colours + signs).ok()?;
    Some(sum + colours.checked_sub(numbers)?)
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::with_cases(4_000) })]

    #[test]
    fn what_is_written_in_an_orderly_way_is_read_as_it_is_meant((text, meant) in written()) {
        let any = HowMany { least: 0, most: u8::MAX };
        let read = read(&text, &Gems::each(u8::MAX), any);
        let meant = meant.map(|count| u8::try_from(count).unwrap());
        let [blue, red, green, yellow] = meant;
        prop_assert_eq!(read, Ok(gems(blue, red, green, yellow)), "{:?}", text);
    }

    #[test]
    fn whatever_is_typed_is_read_whole_or_not_at_all(
        pieces in proptest::collection::vec(proptest::sample::select(&[
            "blue", "red", "b", "r", "br", "🔵", "1", "2", "30", "123456", "x", "and", "gem", " ", " ", " ", "-", ".",
            ",", ":", "+", "/", "\n", "*",
        ][..]), 0..9),
    ) {
        let text = pieces.concat();
        let any = HowMany { least: 0, most: u8::MAX };
        match read(&text, &Gems::each(u8::MAX), any) {
            Ok(read) => prop_assert_eq!(Some(u32::from(read.total())), found(&text), "{:?}", text),
            Err(mistake) => prop_assert!(!mistake.sentence(&WORDING).0.is_empty()),
        }
    }
}
