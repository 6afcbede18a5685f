//! Messages for data export and deletion.

use crate::prelude::*;
use flate2::Compression;
use flate2::write::GzEncoder;
use std::io::Write;

/// Beyond this many bytes the file is compressed; Discord accepts 10 MiB from a bot.
const PLAIN: usize = 8 << 20;

pub fn my_data(w: &Wording, data: &Value) -> Response {
    let plain = format!("{data:#}").into_bytes();
    let packed = || {
        let mut encoder = GzEncoder::new(vec![], Compression::default());
        encoder.write_all(&plain)?;
        encoder.finish()
    };
    let (name, content) = match plain.len() {
        0..=PLAIN => ("viceroy-my-data.json", plain),
        // Writing to memory cannot fail.
        _ => ("viceroy-my-data.json.gz", packed().unwrap_or_default()),
    };
    Response {
        picture: Painting::done_already(Picture::file(name.to_owned(), content, name)),
        ..Response::from(w.private(text!(privacy_data)))
    }
}

/// Asks for confirmation. `days` is how long backups are kept.
pub fn sure(w: &Wording, days: Option<u32>) -> Response {
    let backups = match days {
        Some(days) => w.say(text!(privacy_backups, days)),
        None => w.say(text!(privacy_backups_unknown)),
    };
    let lines = [
        w.say(text!(privacy_sure)),
        w.say(text!(privacy_what)),
        w.say(text!(privacy_stays)),
        backups,
    ];
    let yes = Button::new(CustomId::ForgetMe, w.say(text!(button_forget_me)));
    Response::new(lines.join("\n"), vec![Row::Buttons(vec![yes.danger()])])
}
