//! The charges of courts, offices and gates.

pub(super) const SCROLL: &str = r#"<path d="M22 12H74C86 12 88 28 78 30H72V76H30C24 76 24 26 30 26"/><path d="M22 12C10 12 10 30 24 30H30V76C30 92 18 92 16 84H64C66 94 80 92 80 82V78H36"/><path d="M42 42H62M42 56H62" fill="none"/>"#;
pub(super) const KEY: &str = r#"<path d="M50 1A25 25 0 0 1 60 49V56H84V70H74V76H84V92H60V99H40V49A25 25 0 0 1 50 1ZM50 15A11 11 0 1 0 50 37 11 11 0 1 0 50 15Z" fill-rule="evenodd"/>"#;
pub(super) const TOWER: &str = r#"<path d="M14 8H30V20H42V8H58V20H70V8H86V38H76V96H24V38H14Z"/><path d="M40 96V72A10 10 0 0 1 60 72V96Z"/><path d="M24 38H76" fill="none"/>"#;
pub(super) const AXE: &str = r#"<path d="M42 2H58V99H42Z"/><path d="M58 18C72 18 84 10 90 2 102 24 102 46 90 68 84 56 72 48 58 48ZM42 18C28 18 16 10 10 2-2 24-2 46 10 68 16 56 28 48 42 48Z"/>"#;
pub(super) const ROSE: &str = r#"<g><circle cx="50" cy="24" r="19"/><circle cx="75" cy="42" r="19"/><circle cx="66" cy="72" r="19"/><circle cx="34" cy="72" r="19"/><circle cx="25" cy="42" r="19"/></g><circle cx="50" cy="50" r="15"/><circle cx="50" cy="50" r="4"/>"#;
pub(super) const QUILL: &str = r#"<path d="M98 2C104 54 76 82 42 78L22 99 6 88 24 64C18 26 54 2 98 2Z"/><path d="M26 76 76 24M50 50 70 52" fill="none"/>"#;
pub(super) const GOBLET: &str = r#"<path d="M14 6H86C88 38 76 54 58 58V76C72 78 78 86 80 96H20C22 86 28 78 42 76V58C24 54 12 38 14 6Z"/><path d="M18 26H82" fill="none"/>"#;
pub(super) const CROWN: &str = r#"<path d="M6 24 30 50 50 12 70 50 94 24 84 88H16Z"/><path d="M16 72H84" fill="none"/><circle cx="50" cy="12" r="7"/><circle cx="6" cy="24" r="6"/><circle cx="94" cy="24" r="6"/>"#;
pub(super) const BRIDGE: &str = r#"<path d="M2 20H17V33H32V20H43V33H57V20H68V33H83V20H98V90H86V78A14 18 0 0 0 58 78V90H42V78A14 18 0 0 0 14 78V90H2Z"/><path d="M2 48H98" fill="none"/>"#;
pub(super) const PORTCULLIS: &str = r#"<path d="M3 14H97V30H3ZM3 54H97V70H3Z"/><path d="M8 3H25V84L16 99 8 84ZM42 3H58V84L50 99 42 84ZM75 3H92V84L84 99 75 84Z"/>"#;
pub(super) const SCALES: &str = r#"<path d="M46 8H54V86H70V95H30V86H46Z"/><path d="M14 20H86" fill="none" stroke-width="9"/><path d="M2 58H38C36 74 4 74 2 58ZM62 58H98C96 74 64 74 62 58Z"/><path d="M20 20 4 58M20 20 36 58M80 20 64 58M80 20 96 58" fill="none"/>"#;
pub(super) const PILLAR: &str = r#"<path d="M27 18H73V84H27Z"/><path d="M8 3H92V19H8ZM8 82H92V97H8Z"/><path d="M43 26V76M57 26V76" fill="none"/>"#;
pub(super) const BUCKLER: &str = r#"<circle cx="50" cy="50" r="45"/><circle cx="50" cy="50" r="32"/><circle cx="50" cy="50" r="13"/><path d="M50 18V37M50 63V82M18 50H37M63 50H82" fill="none"/>"#;
pub(super) const ORB: &str = r#"<path d="M43 2H57V11H68V23H57V36H43V23H32V11H43Z"/><circle cx="50" cy="64" r="34"/><path d="M50 30V60M16 60H84M17 70H83" fill="none"/>"#;
pub(super) const BALLS: &str = r#"<circle cx="28" cy="30" r="23"/><circle cx="72" cy="30" r="23"/><circle cx="50" cy="70" r="25"/>"#;
