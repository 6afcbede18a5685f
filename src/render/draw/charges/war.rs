//! The charges of those who bear arms.

pub(super) const HORSESHOE: &str = r#"<path d="M14 92V50C14 6 86 6 86 50V92H66V50C66 30 34 30 34 50V92Z"/><path d="M24 60V62M24 76V78M76 60V62M76 76V78M28 34V36M72 34V36" fill="none" stroke-width="7"/>"#;
pub(super) const SWORD: &str = r#"<path d="M50 0 62 14V58H84V72H60V80A11 11 0 1 1 40 80V72H16V58H38V14Z"/><path d="M50 18V56" fill="none"/>"#;
pub(super) const CANNON: &str = r#"<path d="M6 54C2 46 6 40 12 38L76 14 74 7 85 2 97 30 86 35 83 28 24 68C14 70 8 64 6 54Z"/><circle cx="42" cy="70" r="27"/><path d="M42 45V95M17 70H67" fill="none"/><circle cx="42" cy="70" r="8"/>"#;
pub(super) const TRUMPET: &str = r#"<path d="M18 32H66V96L42 80 18 96Z"/><path d="M2 18H62C78 18 88 12 97 2V52C88 42 78 36 62 36H2Z"/>"#;
pub(super) const BOW: &str = r#"<path d="M22 4C92 14 92 86 22 96L18 90C66 76 66 24 18 10Z"/><path d="M20 8 20 92" fill="none"/><path d="M2 46H70V36L96 50 70 64V54H2Z"/>"#;
pub(super) const PAVILION: &str = r#"<path d="M50 20V2H76L68 9 76 16H50Z"/><path d="M50 18 94 50V60H88L96 97H4L12 60H6V50Z"/><path d="M50 60 66 97H34Z" fill="black"/><path d="M6 58H94" fill="none"/>"#;
pub(super) const HALBERD: &str = r#"<path d="M44 40H56V99H44Z"/><path d="M50 0 60 22 57 30C68 28 80 20 88 12 98 30 98 52 88 68 80 58 68 54 57 54H43C34 52 24 52 6 64 12 46 26 34 43 30L40 22Z"/>"#;
pub(super) const BANNER: &str = r#"<path d="M10 2H23V99H10Z"/><path d="M23 8H96L78 37 96 66H23Z"/><path d="M36 37H62" fill="none"/>"#;
pub(super) const PAW: &str = r#"<path d="M50 46C68 46 84 66 82 80 80 94 66 94 50 90 34 94 20 94 18 80 16 66 32 46 50 46Z"/><ellipse cx="16" cy="46" rx="11" ry="15"/><ellipse cx="37" cy="24" rx="12" ry="17"/><ellipse cx="63" cy="24" rx="12" ry="17"/><ellipse cx="84" cy="46" rx="11" ry="15"/>"#;
pub(super) const SWORDS: &str = r#"<path d="M6 4 20 8 70 60 80 50 88 58 78 68 94 86 86 94 68 78 58 88 50 80 60 70 10 20Z"/><path d="M94 4 80 8 30 60 20 50 12 58 22 68 6 86 14 94 32 78 42 88 50 80 40 70 90 20Z"/>"#;
pub(super) const PAWN: &str = r#"<path d="M30 38H70V50H61C61 64 68 72 82 80V97H18V80C32 72 39 64 39 50H30Z"/><circle cx="50" cy="23" r="21"/>"#;
pub(super) const STAR: &str =
    r#"<path d="M50 3 62 36 97 37 69 58 79 92 50 72 21 92 31 58 3 37 38 36Z"/>"#;
pub(super) const ARROWS: &str = r#"<path d="M45 36H55V99H45Z" transform="rotate(-34 50 84)"/><path d="M45 36H55V99H45Z" transform="rotate(34 50 84)"/><path d="M44 24H56V99H44Z"/><path d="M50 0 64 30H36ZM2 16 34 32 11 50ZM98 16 66 32 89 50Z"/><path d="M36 68H64V82H36Z"/>"#;
pub(super) const HELMET: &str = r#"<path d="M50 2C72 2 86 9 88 20V64L50 98 12 64V20C14 9 28 2 50 2Z"/><path d="M20 38H80" fill="none" stroke-width="13"/><path d="M50 38V92M30 58V68M70 58V68M64 70V78M36 70V78" fill="none"/>"#;
pub(super) const CHEVRONS: &str = r#"<path d="M50 2 96 28V45L50 19 4 45V28ZM50 30 96 56V73L50 47 4 73V56ZM50 58 96 84V100L50 75 4 100V84Z"/>"#;
pub(super) const DRUM: &str = r#"<path d="M10 30H90V82C90 98 10 98 10 82Z"/><ellipse cx="50" cy="30" rx="40" ry="14"/><path d="M10 46 30 90 50 50 70 90 90 46" fill="none"/><path d="M20 4 52 26M80 4 48 26" fill="none" stroke-width="9"/>"#;
pub(super) const HORSE: &str = r#"<path d="M22 97C22 72 46 66 44 52 36 60 28 64 18 68 8 68 0 58 4 50 14 40 20 26 32 18L32 3 46 12C74 14 94 42 90 97Z"/><circle cx="36" cy="34" r="3"/><path d="M56 24C72 36 76 60 74 84" fill="none"/>"#;
pub(super) const LANCE: &str = r#"<path d="M60 34 96 54 70 62 68 94 34 60Z"/><path d="M2 90 76 16 68 8 98 2 92 32 84 24 10 98Z"/>"#;
pub(super) const HORN: &str = r#"<path d="M4 30 14 14C30 40 62 46 92 16L97 34C86 74 40 92 10 52 4 44 2 36 4 30Z"/><path d="M30 36 22 62M62 40 70 62" fill="none"/><path d="M26 66C30 96 66 96 70 64" fill="none"/>"#;
