//! Tokens and other small marks, each in a box of 100 by 100 with an outline of its own.

use super::gem::{gem, outline};
use super::svg::{centred, fine};
use super::underworld;
use crate::prelude::*;

pub(super) fn mark(mark: Mark) -> String {
    match mark {
        Mark::Token(token) => match token {
            Token::Science => science(),
            Token::Magic => magic(),
            Token::Defence => defence(),
            // Not essential: the sum stands beside the owner's name.
            Token::Points(n) => fine(&medal(&n.to_string())),
            Token::BonusMagic(n) => fine(&bonus_magic(&format!("+{n}"))),
            Token::BonusCircle { colour, value } => fine(&bonus_circle(colour, value)),
            Token::Infinite(colour) => infinite(&gem(colour)),
            Token::BonusAnyCircle(value) => fine(&bonus_any_circle(value)),
        },
        Mark::BonusMagic => bonus_magic("+"),
        Mark::Attack => attack(),
        Mark::Gem(colour) => gem(colour),
        Mark::AnyGem => any_gem(),
        Mark::Diamond => diamond(),
        Mark::Card => playing_card(PARCHMENT, ""),
        Mark::Law => playing_card(
            PAPER,
            &format!(
                r#"<path d="M32 28H68M32 40H68M32 52H56" stroke="{RULE}" stroke-width="6"/><circle cx="62" cy="72" r="12" fill="{WAX}"/>"#
            ),
        ),
        Mark::Points => fine(&medal("★")),
        Mark::AnyInfinite => infinite(&any_gem()),
        Mark::Circle => any_circle(),
        Mark::CircleOf(colour) => circle_of(colour),
        Mark::MixedCircle => mixed_circle(),
        Mark::Level => level(),
        Mark::Aristocrat => aristocrat(),
        Mark::Combat => combat(),
        Mark::Penalty => penalty(),
        Mark::Judgement => underworld::judgement(),
        Mark::DiscardedJudgement => underworld::discarded_judgement(),
        Mark::Verdict(verdict) => underworld::verdict(verdict, self::mark),
        Mark::Bribe => underworld::bribe(),
        Mark::Criminal => underworld::criminal(),
        Mark::Relocate => underworld::relocate(),
        Mark::Set => format!(
            r#"<g transform="translate(22 -2) scale(.56)">{}</g><g transform="translate(-2 44) scale(.56)">{}</g><g transform="translate(46 44) scale(.56)">{}</g>"#,
            defence(),
            magic(),
            science()
        ),
        Mark::Crown => format!(
            r#"<path d="M8 30 30 52 50 16 70 52 92 30 84 82H16Z" fill="{GOLD}" stroke="{LEAD}" stroke-width="5" stroke-linejoin="round"/><path d="M18 72H82" stroke="{LEAD}" stroke-width="4"/><circle cx="50" cy="62" r="6" fill="{WAX}"/>"#
        ),
        Mark::Tucked => tucked(),
        Mark::Pouch => pouch(),
        Mark::Done => r##"<circle cx="50" cy="50" r="44" fill="#2c8f5c"/><path d="M28 52 44 68 73 34" fill="none" stroke="#fff" stroke-width="12" stroke-linecap="round" stroke-linejoin="round"/>"##.to_owned(),
        Mark::Waiting => format!(
            r#"<circle cx="50" cy="50" r="44" fill="{GOLD}"/><path d="M32 24H68L52 50 68 76H32L48 50Z" fill="{LEAD}"/>"#
        ),
    }
}

/// A used infinite gem: faded on its own background, so that it looks the same everywhere, and
/// ticked.
pub(super) fn spent(body: &str) -> String {
    format!(
        r##"<circle cx="50" cy="50" r="48" fill="#bdb5ab"/><g opacity=".55">{body}</g><circle cx="77" cy="76" r="21" fill="{LEAD}" stroke="{RULE}" stroke-width="4"/><path d="M66 77 74 85 88 68" fill="none" stroke="#fff" stroke-width="7" stroke-linecap="round" stroke-linejoin="round"/>"##
    )
}

fn tucked() -> String {
    format!(
        r##"<g stroke="{LEAD}" stroke-width="5"><rect x="30" y="26" width="50" height="66" rx="8" fill="{GOLD}" transform="rotate(14 55 92)"/><rect x="23" y="20" width="50" height="70" rx="8" fill="{PAPER}" transform="rotate(5 48 90)"/><rect x="6" y="6" width="52" height="74" rx="8" fill="{PARCHMENT}"/></g><path d="M32 24 47 30V43C47 52 40 57 32 60 24 57 17 52 17 43V30Z" fill="{DEFENCE}"/>"##
    )
}

fn pouch() -> String {
    format!(
        r##"<path d="M34 30C8 48 4 94 24 95H76C96 94 92 48 66 30Z" fill="{LEATHER}" stroke="{LEAD}" stroke-width="5" stroke-linejoin="round"/><path d="M24 6C34 14 42 4 50 10 58 4 66 14 76 6L66 30H34Z" fill="{LEATHER}" stroke="{LEAD}" stroke-width="5" stroke-linejoin="round"/><path d="M30 31H70" stroke="{STITCH}" stroke-width="9" stroke-linecap="round"/><path d="M62 33 70 50M66 33 80 44" stroke="{STITCH}" stroke-width="5" stroke-linecap="round"/>"##
    )
}

fn science() -> String {
    format!(
        r##"<rect x="6" y="6" width="88" height="88" rx="20" fill="{SCIENCE}" stroke="{LEAD}" stroke-width="5"/><path d="M50 34C40 25 27 25 19 28V72C28 69 40 70 50 78 60 70 72 69 81 72V28C73 25 60 25 50 34Z" fill="#f4fbfa"/><path d="M50 36V76" stroke="{SCIENCE}" stroke-width="5"/><path d="M27 40H42M27 51H42M58 40H73M58 51H73" stroke="{SCIENCE}" stroke-width="4"/>"##
    )
}

fn star(fill: &str, r: f32) -> String {
    let mut points = String::new();
    for i in 0..16 {
        let angle = std::f32::consts::PI * i as f32 / 8.0;
        let r = if i % 2 == 0 { r } else { r * 0.8 };
        points += &format!("{:.2},{:.2} ", 50.0 + r * angle.sin(), 50.0 - r * angle.cos());
    }
    format!(
        r#"<polygon points="{points}" fill="{fill}" stroke="{LEAD}" stroke-width="5" stroke-linejoin="round"/>"#
    )
}

fn magic() -> String {
    star(MAGIC, 48.0)
        + r##"<path d="M50 18C53 40 60 47 82 50 60 53 53 60 50 82 47 60 40 53 18 50 40 47 47 40 50 18Z" fill="#fff"/>"##
}

fn defence() -> String {
    format!(
        r##"<path d="M8 8H92V50C92 74 70 90 50 97 30 90 8 74 8 50Z" fill="{DEFENCE}" stroke="{LEAD}" stroke-width="5" stroke-linejoin="round"/><path d="M30 24H39V32H46V24H54V32H61V24H70V44H65V74H35V44H30Z" fill="#fff"/><path d="M44 74V60A6 6 0 0 1 56 60V74Z" fill="{DEFENCE}"/>"##
    )
}

fn attack() -> String {
    format!(
        r##"<path d="M30 4H70L96 30V70L70 96H30L4 70V30Z" fill="{WAX}" stroke="{LEAD}" stroke-width="5" stroke-linejoin="round"/><g stroke="#fff" stroke-width="9" stroke-linecap="round"><path d="M24 22 74 76M76 22 26 76"/></g><g stroke="#fff" stroke-width="7" stroke-linecap="round"><path d="M58 78 76 60M42 78 24 60"/></g><path d="M24 22 72 74M76 22 28 74" stroke="{ATTACK}" stroke-width="2"/>"##
    )
}

fn medal(text: &str) -> String {
    let size = match text.chars().count() {
        0 | 1 => 58.0,
        2 => 50.0,
        _ => 36.0,
    };
    format!(
        r##"<circle cx="50" cy="50" r="47" fill="{GOLD}" stroke="{LEAD}" stroke-width="5"/><circle cx="50" cy="50" r="38" fill="#fff3c9"/>{}"##,
        if text == "★" {
            r##"<path d="M50 22 58.5 39.5 78 42 64 55.5 67.5 75 50 65.5 32.5 75 36 55.5 22 42 41.5 39.5Z" fill="#8a5a00"/>"##.to_owned()
        } else {
            centred(text, 50.0, 50.0, size, SEPIA)
        }
    )
}

fn bonus_circle(colour: Colour, value: u8) -> String {
    let s = shades(colour);
    let (ground, fill) = match colour {
        Colour::Blue | Colour::Red | Colour::Green => (s.dark, "#fff"),
        Colour::Yellow => (s.base, LEAD),
    };
    let cut = format!(r#"fill="{}" stroke="{}" stroke-width="3""#, s.light, s.deep);
    format!(
        r#"<circle cx="50" cy="50" r="47" fill="{}" stroke="{LEAD}" stroke-width="5"/><circle cx="50" cy="50" r="41" fill="none" stroke="{}" stroke-width="4"/>"#,
        ground, s.light
    ) + &outline(colour, 50.0, 26.0, 17.0, &cut)
        + &centred(&format!("+{value}"), 48.0, 63.0, 44.0, fill)
}

fn bonus_any_circle(value: u8) -> String {
    any_circle()
        + &format!(
            r##"<circle cx="50" cy="50" r="30" fill="#fffaf0" stroke="{LEAD}" stroke-width="4"/>"##
        )
        + &centred(&format!("+{value}"), 48.0, 64.0, 40.0, LEAD)
}

fn infinite(gem: &str) -> String {
    format!(
        r##"<circle cx="50" cy="50" r="48" fill="{LEAD}"/><circle cx="50" cy="50" r="45" fill="none" stroke="{GOLD}" stroke-width="5"/><g transform="translate(21 8) scale(.58)">{gem}</g><path d="M50 79C44 70 32 70 32 79S44 88 50 79 68 70 68 79 56 88 50 79Z" fill="none" stroke="{LEAD}" stroke-width="14"/><path d="M50 79C44 70 32 70 32 79S44 88 50 79 68 70 68 79 56 88 50 79Z" fill="none" stroke="#fff" stroke-width="6.5"/>"##
    )
}

fn any_gem() -> String {
    let fill = |c: Colour| shades(c).base;
    format!(
        r##"<path d="M50 50 50 5 91 27.5 91 50Z" fill="{}"/><path d="M50 50 91 50 91 72.5 50 95Z" fill="{}"/><path d="M50 50 50 95 9 72.5 9 50Z" fill="{}"/><path d="M50 50 9 50 9 27.5 50 5Z" fill="{}"/><path d="M50 30 68 40V60L50 70 32 60V40Z" fill="#fffaf0"/><path d="M50 5 91 27.5V72.5L50 95 9 72.5V27.5Z" fill="none" stroke="{LEAD}" stroke-width="5" stroke-linejoin="round"/>"##,
        fill(Colour::Red),
        fill(Colour::Green),
        fill(Colour::Yellow),
        fill(Colour::Blue),
    )
}

/// A clear brilliant seen from the side: it stands for every colour and has none.
fn diamond() -> String {
    format!(
        r##"<path d="M27 12H73L96 40 50 95 4 40Z" fill="#dff1f7"/><path d="M27 12 4 40H30Z" fill="#bcdce8"/><path d="M73 12 96 40H70Z" fill="#9fc6d6"/><path d="M27 12H73L70 40H30Z" fill="#f7fdff"/><path d="M50 12 30 40H70Z" fill="#ffffff"/><path d="M4 40H30L50 95Z" fill="#a9cfde"/><path d="M96 40H70L50 95Z" fill="#7fb0c4"/><path d="M30 40H70L50 95Z" fill="#cde6ef"/><g fill="none" stroke="{LEAD}" stroke-linejoin="round"><path d="M4 40H96M27 12 30 40 50 95 70 40 73 12M30 40 50 12 70 40" stroke-width="3" opacity=".55"/><path d="M27 12H73L96 40 50 95 4 40Z" stroke-width="5"/></g>"##
    )
}

fn any_circle() -> String {
    let fill = |c: Colour| shades(c).base;
    format!(
        r##"<circle cx="50" cy="50" r="47" fill="{LEAD}"/><path d="M48 48V8A42 42 0 0 0 8 48Z" fill="{}"/><path d="M52 48V8A42 42 0 0 1 92 48Z" fill="{}"/><path d="M8 52A42 42 0 0 0 48 92V52Z" fill="{}"/><path d="M92 52A42 42 0 0 1 52 92V52Z" fill="{}"/><circle cx="50" cy="50" r="19" fill="#fffaf0" stroke="{LEAD}" stroke-width="4"/>"##,
        fill(Colour::Blue),
        fill(Colour::Red),
        fill(Colour::Green),
        fill(Colour::Yellow),
    )
}

fn mixed_circle() -> String {
    let fill = |c: Colour| shades(c).base;
    format!(
        r##"<circle cx="50" cy="50" r="47" fill="{LEAD}"/><path d="M48 48V8A42 42 0 0 0 8 48Z" fill="{}"/><path d="M52 48V8A42 42 0 0 1 92 48Z" fill="{}"/><path d="M8 52A42 42 0 0 0 92 52Z" fill="{GOLD}"/><path d="M15 58A36 36 0 0 0 85 58Z" fill="{PAPER}"/>"##,
        fill(Colour::Blue),
        fill(Colour::Red),
    )
}

fn combat() -> String {
    let line = format!(r#"stroke="{LEAD}" stroke-width="5" stroke-linejoin="round""#);
    let sword = format!(
        r#"<path d="M50 -6 60 6V64H40V6Z" fill="{PAPER}" {line}/><path d="M25 62H75V73H58V94H42V73H25Z" fill="{GOLD}" {line}/>"#
    );
    format!(
        r#"<g transform="rotate(45 50 50)">{sword}</g><g transform="rotate(-45 50 50)">{sword}</g>"#
    )
}

fn penalty() -> String {
    format!(
        r##"<path d="M24 36C10 32 4 20 8 4 14 14 24 18 34 20H66C76 18 86 14 92 4 96 20 90 32 76 36L80 58C78 72 70 84 50 96 30 84 22 72 20 58Z" fill="{WAX}" stroke="{LEAD}" stroke-width="5" stroke-linejoin="round"/><path d="M28 44 46 52 34 58ZM72 44 54 52 66 58Z" fill="{GOLD}" stroke="{LEAD}" stroke-width="2.5" stroke-linejoin="round"/><path d="M32 68H68L63 78 57 70 50 80 43 70 37 78Z" fill="#fff" stroke="{LEAD}" stroke-width="2.5" stroke-linejoin="round"/>"##
    )
}

fn level() -> String {
    format!(
        r#"<path d="M4 95V73H27V51H50V29H73V7H96V95Z" fill="{PLATE}" stroke="{LEAD}" stroke-width="6" stroke-linejoin="round"/><path d="M27 95V73M50 95V51M73 95V29" stroke="{RULE}" stroke-width="5"/>"#
    )
}

fn aristocrat() -> String {
    format!(
        r#"<rect x="16" y="6" width="68" height="88" rx="9" fill="{NOBLE}" stroke="{LEAD}" stroke-width="5"/><path d="M18 8H38A20 20 0 0 1 18 28Z" fill="{}"/><path d="M82 8H62A20 20 0 0 0 82 28Z" fill="{}"/><path d="M28 36 39 48 50 30 61 48 72 36 68 64H32Z" fill="{GOLD}" stroke="{LEAD}" stroke-width="4" stroke-linejoin="round"/><path d="M30 92A20 20 0 0 1 70 92Z" fill="{PAPER}" stroke="{GOLD}" stroke-width="6"/>"#,
        shades(Colour::Blue).base,
        shades(Colour::Red).base,
    )
}

fn circle_of(colour: Colour) -> String {
    let s = shades(colour);
    let (y, r) = match colour {
        Colour::Blue | Colour::Red | Colour::Green => (50.0, 30.0),
        Colour::Yellow => (52.0, 34.0),
    };
    format!(
        r#"<circle cx="50" cy="50" r="47" fill="{}" stroke="{LEAD}" stroke-width="5"/>{}"#,
        s.base,
        outline(colour, 50.0, y, r, r##"fill="#fffaf0""##)
    )
}

fn playing_card(fill: &str, inside: &str) -> String {
    format!(
        r#"<rect x="16" y="6" width="68" height="88" rx="9" fill="{fill}" stroke="{LEAD}" stroke-width="5"/>{}{inside}"#,
        if inside.is_empty() {
            format!(
                r#"<path d="M18 8H38A20 20 0 0 1 18 28Z" fill="{}"/><path d="M82 8H62A20 20 0 0 0 82 28Z" fill="{}"/><path d="M32 92A18 18 0 0 1 68 92Z" fill="{}"/><path d="M50 32 66 38V52C66 61 58 66 50 69 42 66 34 61 34 52V38Z" fill="{DEFENCE}"/>"#,
                shades(Colour::Blue).base,
                shades(Colour::Red).base,
                shades(Colour::Green).base
            )
        } else {
            String::new()
        }
    )
}

fn bonus_magic(says: &str) -> String {
    star(MAGIC, 49.0) + &fine(&centred(says, 49.0, 50.0, 40.0, "#fff"))
}
