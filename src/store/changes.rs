//! The changes of the tables from the first release on, in order. Nothing in one that was released is ever edited: a database says which
//! it has by their checksums.

use sqlx::SqlStr;
use sqlx::migrate::{Migration, MigrationType, Migrator};

/// Changes of the tables: what each is called, and its SQL.
pub(super) type Changes = &'static [(&'static str, &'static str)];

/// All of them. The list is short, and the macro that would read the folder builds the database a second time for the compiler.
pub(super) const CHANGES: Changes = &[
    ("start", include_str!("../../migrations/0001_start.sql")),
    (
        "session_start",
        include_str!("../../migrations/0002_session_start.sql"),
    ),
];

/// The number of the format that this program stores: how many changes it knows. A change of what is stored by its spelling
/// (`tests/stored_format.rs`) takes a number too, with a change that may do nothing.
pub const FORMAT: i64 = number_of(CHANGES);

pub(super) const fn number_of(changes: Changes) -> i64 {
    changes.len() as i64
}

pub(super) fn migrations(changes: Changes) -> Migrator {
    let numbered = (1..).zip(changes).map(|(number, (name, sql))| {
        let (name, sql) = ((*name).into(), SqlStr::from_static(sql));
        Migration::new(number, name, MigrationType::Simple, sql, false)
    });
    Migrator::with_migrations(numbered.collect())
}
