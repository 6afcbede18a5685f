use std::sync::LazyLock;

use proptest::prelude::*;

use super::*;
use viceroy_i18n::english;
use viceroy_i18n::typed::hour_words;

static WORDS: LazyLock<HourWords> = LazyLock::new(|| hour_words(&english()));

fn read(text: &str) -> Result<Sleep, SleepMistake> {
    super::read(&WORDS, text)
}

fn proposed(text: &str) -> Vec<Sleep> {
    super::proposed(&WORDS, text)
}

/// Hours and minutes.
fn sleep(from: (u16, u16), to: (u16, u16)) -> Sleep {
    Sleep::new(from.0 * 60 + from.1, to.0 * 60 + to.1).unwrap()
}

#[test]
fn people_type_a_sleep_in_many_ways() {
    for (text, from, to) in [
        ("23:30-7", (23, 30), (7, 0)),
        ("23-7", (23, 0), (7, 0)),
        ("23:30 – 07:00", (23, 30), (7, 0)),
        ("11pm to 7am", (23, 0), (7, 0)),
        ("11 PM - 7 AM", (23, 0), (7, 0)),
        ("from 11 p.m. till 7 a.m.", (23, 0), (7, 0)),
        ("11pm-7", (23, 0), (7, 0)),
        ("11-7am", (23, 0), (7, 0)),
        ("9 to 17", (9, 0), (17, 0)),
        ("9am-5pm", (9, 0), (17, 0)),
        ("2330-0700", (23, 30), (7, 0)),
        ("23.30 to 7.15", (23, 30), (7, 15)),
        ("23h30 - 7h", (23, 30), (7, 0)),
        ("11 o'clock pm", (0, 0), (0, 0)),
        ("midnight to 8", (0, 0), (8, 0)),
        ("noon until 5 pm", (12, 0), (17, 0)),
        ("12am-8am", (0, 0), (8, 0)),
        ("12pm to 8pm", (12, 0), (20, 0)),
        ("24-8", (0, 0), (8, 0)),
        ("0-8", (0, 0), (8, 0)),
        ("22:00-24:00", (22, 0), (0, 0)),
        ("１１ｐｍ　～　７ａｍ", (23, 0), (7, 0)),
        ("1-9", (1, 0), (9, 0)),
        ("12:00-20:00", (12, 0), (20, 0)),
        ("04:00-12:00", (4, 0), (12, 0)),
        ("22-8", (22, 0), (8, 0)),
    ] {
        match from == to {
            true => assert_eq!(read(text), Err(SleepMistake::Unreadable), "{text}"),
            false => assert_eq!(read(text), Ok(sleep(from, to)), "{text}"),
        }
    }
}

#[test]
fn what_is_no_sleep_is_not_read_as_one() {
    for text in [
        "",
        "-",
        "23",
        "23-",
        "-7",
        "-23-7",
        "23 7",
        "23-7-9",
        "25-7",
        "23:60-7",
        "24:30-7",
        "13pm-7",
        "0am-7am",
        "23:5-7",
        "235-7",
        "23:30:10-7",
        "1.5-7",
        "23,5-7",
        "8 hours",
        "at night",
        "23-7!",
        "99999999999-7",
        "23+7",
        "11pmam-7",
        "23::30-7",
    ] {
        assert_eq!(read(text), Err(SleepMistake::Unreadable), "{text}");
    }
    for text in ["7-7", "11pm-23", "11pm-11pm", "0-24", "12am-midnight", "7am-7"] {
        assert_eq!(read(text), Err(SleepMistake::Empty), "{text}");
    }
    assert_eq!(read("22-8:01"), Err(SleepMistake::TooLong(vec![])));
    assert_eq!(read("9am-9pm"), Err(SleepMistake::TooLong(vec![])));
    assert_eq!(read("8pm-7am"), Err(SleepMistake::TooLong(vec![])));
}

#[test]
fn an_hour_of_either_half_of_the_day_is_asked_for() {
    let night = sleep((23, 0), (7, 0));
    let day = sleep((11, 0), (19, 0));
    assert_eq!(read("11-7"), Err(SleepMistake::TooLong(vec![night, day])));
    assert_eq!(proposed("11-7"), [night, day]);
    let (night, day) = (sleep((0, 0), (8, 0)), sleep((12, 0), (20, 0)));
    assert_eq!(read("12-8"), Err(SleepMistake::Either(vec![night, day])));
    assert_eq!(proposed("1-9"), [sleep((1, 0), (9, 0)), sleep((13, 0), (21, 0))]);
    assert_eq!(proposed("23")[0], night_of(23));
    assert_eq!(proposed("11pm -")[0], night_of(23));
    assert!(proposed("11").contains(&night_of(23)) && proposed("11").contains(&night_of(11)));
    assert!(proposed("").is_empty() && proposed("x").is_empty());
}

fn night_of(hour: u16) -> Sleep {
    sleep((hour, 0), ((hour + 8) % 24, 0))
}

/// A spelling of the minute, and whether it is unambiguous.
fn written(minute: u16, way: usize) -> (String, bool) {
    let (hour, rest) = (minute / 60, minute % 60);
    let twelve = if hour % 12 == 0 { 12 } else { hour % 12 };
    let half = if hour < 12 { "am" } else { "pm" };
    match way {
        0 => (format!("{hour:02}:{rest:02}"), hour != 12 && !(10..12).contains(&hour)),
        1 => (format!("{hour:02}{rest:02}"), hour != 12 && !(10..12).contains(&hour)),
        2 => (format!("{twelve}:{rest:02} {half}"), true),
        3 => (format!("{twelve}.{rest:02}{half}"), true),
        _ => (format!("{hour}h{rest:02}"), hour > 12 || hour == 0),
    }
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::with_cases(3_000) })]

    #[test]
    fn every_sleep_can_be_said(
        from in 0..1440u16, minutes in 1..=600u16, ways in (0..5usize, 0..5usize), tie in 0..4usize,
    ) {
        let to = (from + minutes) % 1440;
        let sleep = Sleep::new(from, to).unwrap();
        let ((first, is_clear), (second, is_clear_too)) = (written(from, ways.0), written(to, ways.1));
        let tie = ["-", " to ", " – ", " until "][tie];
        let text = format!("{first}{tie}{second}");
        match read(&text) {
            Ok(read) => prop_assert_eq!(read, sleep, "{}", text),
            Err(mistake) => {
                prop_assert!(!(is_clear && is_clear_too), "{}: {:?}", text, mistake);
                prop_assert!(proposed(&text).contains(&sleep), "{}", text);
            }
        }
        let night = format!("{:02}:{:02} to {:02}:{:02}", from / 60, from % 60, to / 60, to % 60);
        prop_assert!(proposed(&night).contains(&sleep), "{}", night);
    }

    #[test]
    fn whatever_is_typed_is_read_or_refused(text in "[0-9apmhto:. \\-]{0,14}") {
        if let Ok(sleep) = read(&text) {
            prop_assert!((1..=600).contains(&sleep.minutes()));
            prop_assert!(proposed(&text).contains(&sleep));
        } else {
            prop_assert!(proposed(&text).iter().all(|sleep| sleep.minutes() <= 600));
        }
    }
}
