//! The charges of the learned, the hidden and the uncanny.

pub(super) const FLASK: &str = r#"<path d="M38 6H62V16H57V40L84 80C90 90 84 96 76 96H24C16 96 10 90 16 80L43 40V16H38Z"/><path d="M30 70H70" fill="none"/><circle cx="45" cy="82" r="3"/><circle cx="58" cy="79" r="4"/>"#;
pub(super) const BOOK: &str = r#"<path d="M50 22C38 12 20 12 6 18V84C20 78 38 78 50 88 62 78 80 78 94 84V18C80 12 62 12 50 22Z"/><path d="M50 22V88M18 36H38M18 50H38M62 36H82M62 50H82" fill="none"/>"#;
pub(super) const SHELL: &str = r#"<path d="M34 84C16 76 2 60 3 44A13 13 0 0 1 14 24 14 14 0 0 1 36 10 14 14 0 0 1 64 10 14 14 0 0 1 86 24 13 13 0 0 1 97 44C98 60 84 76 66 84L64 97H36Z"/><path d="M50 82V14M43 80 27 24M57 80 73 24M36 78 12 46M64 78 88 46" fill="none"/>"#;
pub(super) const RUNESTONE: &str = r#"<path d="M12 97V44C12 12 36 3 50 3 64 3 88 12 88 44V97Z"/><path d="M40 84V20L66 38 40 56" fill="none" stroke-width="11"/>"#;
pub(super) const WING: &str = r#"<path d="M8 20C30 2 70 2 94 12 90 22 82 26 74 27 84 30 82 42 70 43 78 48 72 58 62 58 68 66 60 74 50 72 54 82 44 90 32 86 14 78 2 48 8 20Z"/><path d="M74 27C56 28 44 26 34 22M70 43C54 44 42 40 32 36M62 58C50 58 40 54 32 50" fill="none"/>"#;
pub(super) const MOON: &str = r#"<path d="M66 4A48 48 0 1 0 92 70 40 40 0 1 1 66 4Z"/><path d="M74 28 78 38 88 42 78 46 74 56 70 46 60 42 70 38Z"/>"#;
pub(super) const HOOD: &str = r#"<path d="M50 2C72 10 90 34 90 66L97 97H3L10 66C10 34 28 10 50 2Z"/><path d="M50 24C68 34 76 54 70 76 60 88 40 88 30 76 24 54 32 34 50 24Z" fill="black"/><path d="M33 52 48 60 36 66ZM67 52 52 60 64 66Z" stroke="none"/>"#;
pub(super) const LANTERN: &str = r#"<path d="M36 18A14 14 0 0 1 64 18" fill="none" stroke-width="8"/><path d="M24 32 50 12 76 32 82 84H18Z"/><path d="M34 38H66L70 78H30Z" fill="black"/><path d="M50 40C60 54 64 60 62 67 60 77 40 77 38 67 36 60 44 54 50 40Z"/><path d="M12 84H88V97H12Z"/>"#;
pub(super) const LEAF: &str = r#"<path d="M50 2C84 22 92 56 58 84L56 98H44L42 84C8 56 16 22 50 2Z"/><path d="M50 22V84M50 46 66 36M50 62 68 54M50 46 34 36M50 62 32 54" fill="none"/>"#;
pub(super) const LADDER: &str = r#"<path d="M26 14H74V27H26ZM26 43H74V56H26ZM26 72H74V85H26Z"/><path d="M14 2H30V98H14ZM70 2H86V98H70Z"/>"#;
pub(super) const FLAME: &str = r#"<path d="M52 2C58 24 84 36 84 64 84 86 68 97 50 97 32 97 16 86 16 66 16 50 26 42 32 30 36 40 40 42 42 46 46 32 44 16 52 2Z"/><path d="M51 52C55 62 66 66 66 78 66 86 58 90 50 90 42 90 35 86 35 78 35 68 46 64 51 52Z"/>"#;
pub(super) const CAULDRON: &str = r#"<path d="M22 80 14 98H32L38 90ZM78 80 86 98H68L62 90Z"/><path d="M12 42C-2 76 22 92 50 92 78 92 102 76 88 42Z"/><path d="M4 30H96V46H4Z"/><circle cx="36" cy="17" r="10"/><circle cx="64" cy="12" r="8"/>"#;
pub(super) const EYE: &str = r#"<path d="M2 50C20 18 80 18 98 50 80 82 20 82 2 50Z"/><circle cx="50" cy="50" r="19"/><circle cx="50" cy="50" r="7"/>"#;
pub(super) const SERPENT: &str = r#"<path d="M66 20C8-2 4 44 50 50 98 56 88 100 14 86" fill="none" stroke-width="25"/><path d="M66 20C8-2 4 44 50 50 98 56 88 100 14 86" fill="none" stroke="currentColor" stroke-width="14"/><path d="M60 8C78 4 92 14 96 28 84 36 70 36 58 30Z"/><circle cx="76" cy="19" r="2"/>"#;
pub(super) const HEART: &str = r#"<path d="M50 96C18 70 3 52 3 30 3 2 40-2 50 24 60-2 97 2 97 30 97 52 82 70 50 96Z"/><path d="M20 32C20 24 25 20 31 20" fill="none"/>"#;
