//! The charges on the shields, one for each calling, in a box of 100 by 100. Fill and line come from the shield.

/// The charge of a card's number.
pub(super) fn charge(number: u8) -> &'static str {
    match number {
        1 | 48 => ANCHOR,
        2 => SCROLL,
        3 | 56 => FLASK,
        4 => BOOK,
        5 | 39 | 62 => HORSESHOE,
        6 | 23 | 35 => KEY,
        7 | 53 => COMPASS,
        8 | 45 | 63 => SWORD,
        9 | 34 | 46 => FLAME,
        10 | 15 | 19 => BANNER,
        11 | 36 => BOW,
        12 | 29 | 33 => TOWER,
        13 | 37 => HAMMER,
        14 | 17 | 55 => AXE,
        16 => PICK,
        18 | 57 => ROSE,
        20 | 44 => QUILL,
        21 | 26 => WING,
        22 | 42 => MASK,
        24 | 49 => MOON,
        25 => PAW,
        27 => DAGGER,
        28 | 58 => SWORDS,
        30 => TREE,
        31 => CROWN,
        32 => STAR,
        38 => LEAF,
        40 => SHIP,
        41 => SCALES,
        43 => GEAR,
        47 | 60 => WHEAT,
        50 | 52 => BUCKLER,
        51 | 59 => HELM,
        54 => EYE,
        61 => BALLS,
        64 => HORN,
        _ => STAR,
    }
}

const ANCHOR: &str = r#"<path d="M45 30H32V20H45V18A9 9 0 1 1 55 18V20H68V30H55V76C66 74 73 68 76 60L68 62 82 44 94 62 86 60C82 80 66 92 50 97 34 92 18 80 14 60L6 62 18 44 32 62 24 60C27 68 34 74 45 76Z"/>"#;
const SCROLL: &str = r#"<path d="M22 12H74C86 12 88 28 78 30H72V76H30C24 76 24 26 30 26"/><path d="M22 12C10 12 10 30 24 30H30V76C30 92 18 92 16 84H64C66 94 80 92 80 82V78H36"/><path d="M42 42H62M42 56H62" fill="none"/>"#;
const FLASK: &str = r#"<path d="M38 6H62V16H57V40L84 80C90 90 84 96 76 96H24C16 96 10 90 16 80L43 40V16H38Z"/><path d="M30 70H70" fill="none"/><circle cx="45" cy="82" r="3"/><circle cx="58" cy="79" r="4"/>"#;
const BOOK: &str = r#"<path d="M50 22C38 12 20 12 6 18V84C20 78 38 78 50 88 62 78 80 78 94 84V18C80 12 62 12 50 22Z"/><path d="M50 22V88M18 36H38M18 50H38M62 36H82M62 50H82" fill="none"/>"#;
const HORSESHOE: &str = r#"<path d="M14 92V50C14 6 86 6 86 50V92H66V50C66 30 34 30 34 50V92Z"/><path d="M24 60V62M24 76V78M76 60V62M76 76V78M28 34V36M72 34V36" fill="none" stroke-width="7"/>"#;
const KEY: &str = r#"<path d="M50 4A22 22 0 0 1 58 46V60H76V72H58V78H70V90H58V98H42V46A22 22 0 0 1 50 4ZM50 16A10 10 0 1 0 50 36 10 10 0 1 0 50 16Z" fill-rule="evenodd"/>"#;
const COMPASS: &str = r#"<path d="M50 2 60 40 98 50 60 60 50 98 40 60 2 50 40 40Z"/><path d="M50 2V50L98 50M50 98V50L2 50" fill="none"/><path d="M22 22 40 34M78 22 60 40M22 78 40 60M78 78 60 60" fill="none"/>"#;
const SWORD: &str = r#"<path d="M50 2 58 14V62H78V73H56V84A8 8 0 1 1 44 84V73H22V62H42V14Z"/><path d="M50 16V62" fill="none"/>"#;
const FLAME: &str = r#"<path d="M52 2C58 24 84 36 84 64 84 86 68 97 50 97 32 97 16 86 16 66 16 50 26 42 32 30 36 40 40 42 42 46 46 32 44 16 52 2Z"/><path d="M51 52C55 62 66 66 66 78 66 86 58 90 50 90 42 90 35 86 35 78 35 68 46 64 51 52Z"/>"#;
const BANNER: &str = r#"<path d="M16 4H26V98H16Z"/><path d="M26 10H92L78 32 92 54H26Z"/><path d="M38 32H62" fill="none"/>"#;
const BOW: &str = r#"<path d="M22 4C92 14 92 86 22 96L18 90C66 76 66 24 18 10Z"/><path d="M20 8 20 92" fill="none"/><path d="M2 46H70V36L96 50 70 64V54H2Z"/>"#;
const TOWER: &str = r#"<path d="M14 8H30V20H42V8H58V20H70V8H86V38H76V96H24V38H14Z"/><path d="M40 96V72A10 10 0 0 1 60 72V96Z"/><path d="M24 38H76" fill="none"/>"#;
const HAMMER: &str = r#"<path d="M14 10H70C82 10 90 20 92 34L76 40H58V96H42V40H14Z"/><path d="M26 10V40" fill="none"/>"#;
const AXE: &str = r#"<path d="M44 4H56V98H44Z"/><path d="M56 14C70 14 84 8 90 2 98 30 94 54 84 70 78 58 66 54 56 54Z"/><path d="M44 20 20 12V50L44 44Z"/>"#;
const PICK: &str = r#"<path d="M44 12H56V98H44Z"/><path d="M2 46C16 12 84 12 98 46 80 32 66 32 50 32 34 32 20 32 2 46Z"/>"#;
const ROSE: &str = r#"<g><circle cx="50" cy="24" r="19"/><circle cx="75" cy="42" r="19"/><circle cx="66" cy="72" r="19"/><circle cx="34" cy="72" r="19"/><circle cx="25" cy="42" r="19"/></g><circle cx="50" cy="50" r="15"/><circle cx="50" cy="50" r="4"/>"#;
const QUILL: &str = r#"<path d="M92 4C94 40 72 66 38 68L20 96 12 90 28 62C24 30 56 8 92 4Z"/><path d="M28 66 72 26M46 50 62 50M52 32 50 46" fill="none"/>"#;
const WING: &str = r#"<path d="M8 20C30 2 70 2 94 12 90 22 82 26 74 27 84 30 82 42 70 43 78 48 72 58 62 58 68 66 60 74 50 72 54 82 44 90 32 86 14 78 2 48 8 20Z"/><path d="M74 27C56 28 44 26 34 22M70 43C54 44 42 40 32 36M62 58C50 58 40 54 32 50" fill="none"/>"#;
const MASK: &str = r#"<path d="M4 28C20 20 36 24 50 32 64 24 80 20 96 28 98 56 84 78 66 74 56 72 54 60 50 60 46 60 44 72 34 74 16 78 2 56 4 28Z"/><path d="M18 44C26 36 38 40 40 50 32 56 22 54 18 44ZM82 44C74 36 62 40 60 50 68 56 78 54 82 44Z" fill="black"/>"#;
const MOON: &str = r#"<path d="M66 4A48 48 0 1 0 92 70 40 40 0 1 1 66 4Z"/><path d="M74 28 78 38 88 42 78 46 74 56 70 46 60 42 70 38Z"/>"#;
const PAW: &str = r#"<path d="M50 46C68 46 84 66 82 80 80 94 66 94 50 90 34 94 20 94 18 80 16 66 32 46 50 46Z"/><ellipse cx="16" cy="46" rx="11" ry="15"/><ellipse cx="37" cy="24" rx="12" ry="17"/><ellipse cx="63" cy="24" rx="12" ry="17"/><ellipse cx="84" cy="46" rx="11" ry="15"/>"#;
const DAGGER: &str = r#"<path d="M50 98 40 84V40H20V28H42V16A8 8 0 1 1 58 16V28H80V40H60V84Z"/><path d="M50 42V84" fill="none"/>"#;
const SWORDS: &str = r#"<path d="M6 4 20 8 70 60 80 50 88 58 78 68 94 86 86 94 68 78 58 88 50 80 60 70 10 20Z"/><path d="M94 4 80 8 30 60 20 50 12 58 22 68 6 86 14 94 32 78 42 88 50 80 40 70 90 20Z"/>"#;
const TREE: &str = r#"<path d="M42 66H58V97H42Z"/><path d="M50 3C66 3 74 16 72 24 90 26 94 46 84 54 84 70 62 76 50 68 38 76 16 70 16 54 6 46 10 26 28 24 26 16 34 3 50 3Z"/><path d="M36 40 44 48M64 36 56 46M50 26V40" fill="none"/>"#;
const CROWN: &str = r#"<path d="M6 24 30 50 50 12 70 50 94 24 84 88H16Z"/><path d="M16 72H84" fill="none"/><circle cx="50" cy="12" r="7"/><circle cx="6" cy="24" r="6"/><circle cx="94" cy="24" r="6"/>"#;
const STAR: &str = r#"<path d="M50 3 62 36 97 37 69 58 79 92 50 72 21 92 31 58 3 37 38 36Z"/>"#;
const LEAF: &str = r#"<path d="M50 2C84 22 92 56 58 84L56 98H44L42 84C8 56 16 22 50 2Z"/><path d="M50 22V84M50 46 66 36M50 62 68 54M50 46 34 36M50 62 32 54" fill="none"/>"#;
const SHIP: &str = r#"<path d="M46 6H54V66H46Z"/><path d="M54 12C76 18 86 36 84 56H54ZM46 18C30 26 22 40 22 56H46Z"/><path d="M4 64H96C92 84 82 94 68 94H32C18 94 8 84 4 64Z"/>"#;
const SCALES: &str = r#"<path d="M46 8H54V86H70V95H30V86H46Z"/><path d="M14 20H86" fill="none" stroke-width="9"/><path d="M2 58H38C36 74 4 74 2 58ZM62 58H98C96 74 64 74 62 58Z"/><path d="M20 20 4 58M20 20 36 58M80 20 64 58M80 20 96 58" fill="none"/>"#;
const GEAR: &str = r#"<path d="M42 4H58L61 18 72 23 84 15 94 26 86 38 90 48 98 52V64L86 66 80 77 86 88 75 96 64 88 56 92 54 99H44L41 88 30 83 19 90 8 78 16 67 13 57 2 54V42L14 39 19 29 13 18 24 8 35 15 40 13ZM50 36A15 15 0 1 0 50 66 15 15 0 1 0 50 36Z" fill-rule="evenodd"/>"#;
const WHEAT: &str = r#"<path d="M50 30V98M50 70C40 66 34 60 32 50M50 70C60 66 66 60 68 50" fill="none" stroke-width="7"/><path d="M50 2C60 12 60 24 50 32 40 24 40 12 50 2ZM50 50C50 36 58 28 72 26 74 40 64 50 50 50ZM50 50C50 36 42 28 28 26 26 40 36 50 50 50ZM50 72C50 58 60 48 76 46 78 62 66 72 50 72ZM50 72C50 58 40 48 24 46 22 62 34 72 50 72Z"/>"#;
const BUCKLER: &str = r#"<circle cx="50" cy="50" r="45"/><circle cx="50" cy="50" r="32"/><circle cx="50" cy="50" r="13"/><path d="M50 18V37M50 63V82M18 50H37M63 50H82" fill="none"/>"#;
const HELM: &str = r#"<path d="M50 2V98M2 50H98M16 16 84 84M84 16 16 84" fill="none" stroke-width="15"/><path d="M50 18A32 32 0 1 0 50 82 32 32 0 1 0 50 18ZM50 32A18 18 0 1 1 50 68 18 18 0 1 1 50 32Z" fill-rule="evenodd"/><circle cx="50" cy="50" r="10"/>"#;
const EYE: &str = r#"<path d="M2 50C20 18 80 18 98 50 80 82 20 82 2 50Z"/><circle cx="50" cy="50" r="19"/><circle cx="50" cy="50" r="7"/>"#;
const BALLS: &str = r#"<circle cx="28" cy="30" r="23"/><circle cx="72" cy="30" r="23"/><circle cx="50" cy="70" r="25"/>"#;
const HORN: &str = r#"<path d="M4 30 14 14C30 40 62 46 92 16L97 34C86 74 40 92 10 52 4 44 2 36 4 30Z"/><path d="M30 36 22 62M62 40 70 62" fill="none"/><path d="M26 66C30 96 66 96 70 64" fill="none"/>"#;
