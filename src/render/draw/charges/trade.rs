//! The charges of those who live by land, water and the work of their hands.

pub(super) const ANCHOR: &str = r#"<path d="M45 30H32V20H45V18A9 9 0 1 1 55 18V20H68V30H55V76C66 74 73 68 76 60L68 62 82 44 94 62 86 60C82 80 66 92 50 97 34 92 18 80 14 60L6 62 18 44 32 62 24 60C27 68 34 74 45 76Z"/>"#;
pub(super) const PICK: &str = r#"<path d="M42 14H58V99H42Z"/><path d="M0 54C10 6 90 6 100 54 84 36 68 34 50 34 32 34 16 36 0 54Z"/>"#;
pub(super) const MASK: &str = r#"<path d="M1 22C18 12 36 18 50 28 64 18 82 12 99 22 103 60 86 88 66 82 56 78 54 66 50 66 46 66 44 78 34 82 14 88-3 60 1 22Z"/><path d="M16 44C26 32 42 38 43 52 32 60 20 58 16 44ZM84 44C74 32 58 38 57 52 68 60 80 58 84 44Z" fill="black"/>"#;
pub(super) const FALCON: &str = r#"<path d="M42 32C38 20 40 6 54 6 62 6 68 12 72 20L60 24C59 28 59 30 60 33 72 36 84 28 88 8 102 28 100 60 86 82 82 72 76 68 70 70 66 74 62 78 59 80L70 98H30L41 80C38 78 34 74 30 70 24 68 18 72 14 82 0 60-2 28 12 8 16 28 28 36 42 32Z"/><circle cx="54" cy="16" r="2"/><path d="M70 70C74 60 76 56 82 50M30 70C26 60 24 56 18 50" fill="none"/>"#;
pub(super) const FIR: &str =
    r#"<path d="M42 80H58V98H42Z"/><path d="M50 1 76 32H66L84 58H73L95 85H5L27 58H16L34 32H24Z"/>"#;
pub(super) const ANVIL: &str = r#"<path d="M2 20C12 24 22 26 30 26V14H97V32C84 32 74 40 70 52 68 62 74 70 86 76V93H18V76C34 70 42 62 38 54 20 50 6 40 2 20Z"/><path d="M30 26H97" fill="none"/>"#;
pub(super) const SHIP: &str = r#"<path d="M46 6H54V66H46Z"/><path d="M54 12C76 18 86 36 84 56H54ZM46 18C30 26 22 40 22 56H46Z"/><path d="M4 64H96C92 84 82 94 68 94H32C18 94 8 84 4 64Z"/>"#;
pub(super) const GEAR: &str = r#"<path d="M42 4H58L61 18 72 23 84 15 94 26 86 38 90 48 98 52V64L86 66 80 77 86 88 75 96 64 88 56 92 54 99H44L41 88 30 83 19 90 8 78 16 67 13 57 2 54V42L14 39 19 29 13 18 24 8 35 15 40 13ZM50 36A15 15 0 1 0 50 66 15 15 0 1 0 50 36Z" fill-rule="evenodd"/>"#;
pub(super) const BARREL: &str = r#"<path d="M22 4H78C95 32 95 68 78 96H22C5 68 5 32 22 4Z"/><path d="M38 6C33 34 33 66 38 94M62 6C67 34 67 66 62 94" fill="none"/><path d="M14 28H86M14 72H86" fill="none" stroke-width="10"/>"#;
pub(super) const FISH: &str = r#"<path d="M1 50C16 20 50 14 70 40L97 18C90 42 90 58 97 82L70 60C50 86 16 80 1 50Z"/><circle cx="22" cy="44" r="3"/><path d="M38 30C48 44 48 56 38 70" fill="none"/>"#;
pub(super) const HELM: &str = r#"<path d="M50 3V97M9 27 91 73M9 73 91 27" fill="none" stroke-width="19"/><circle cx="50" cy="50" r="31" fill="none" stroke-width="19"/><circle cx="50" cy="50" r="31" fill="none" stroke="currentColor" stroke-width="8"/><path d="M50 3V97M9 27 91 73M9 73 91 27" fill="none" stroke="currentColor" stroke-width="7"/>"#;
pub(super) const COMPASS: &str = r#"<path d="M16 16 50 32 84 16 68 50 84 84 50 68 16 84 32 50Z"/><path d="M50 0 62 38 100 50 62 62 50 100 38 62 0 50 38 38Z"/><path d="M50 8V50H92M50 92V50H8" fill="none" stroke-width="4"/>"#;
pub(super) const CLUB: &str = r#"<path d="M6 82 48 36C44 24 50 10 60 8L66 2 74 8 86 6 90 16 98 22 94 32 97 42 88 46C82 56 72 56 64 52L18 94C10 98 2 90 6 82Z"/><path d="M66 22V24M80 22V24M76 38V40M60 38V40" fill="none" stroke-width="8"/>"#;
pub(super) const BELL: &str = r#"<circle cx="50" cy="87" r="11"/><path d="M50 2C58 2 61 7 61 13 78 19 82 38 83 56 84 68 90 74 97 82H3C10 74 16 68 17 56 18 38 22 19 39 13 39 7 42 2 50 2Z"/><path d="M17 64H83" fill="none"/>"#;
pub(super) const WHEAT: &str = r#"<path d="M6 34 14 8 32 14 50 0 68 14 86 8 94 34 62 54 84 97H16L38 54Z"/><path d="M50 16V48M24 26 44 48M76 26 56 48M50 64V94" fill="none"/><path d="M30 47H70V61H30Z"/>"#;
