//! `viceroy render`: writes pictures to files.

use std::path::{Path, PathBuf};

use clap::Args;
use viceroy::analysis::{DecidingTurn, Opening};
use viceroy::cards::Catalogue;
use viceroy::i18n::rules::Page;
use viceroy::i18n::{GemLetters, Wording};
use viceroy::messages::GameId;
use viceroy::render::pictures::PosterNotes;
use viceroy::render::{Painter, Scene, Theme, contact_sheet, pictures, rules_page, samples_in};
use viceroy::rules::{Bookmark, BySeat, CardSet, Fact, Game, GameSetup, Phase, Ruleset};
use viceroy::store::Store;

use super::config::Config;
use super::failure::Failure;

/// What is painted, and where to.
#[derive(Args)]
pub struct RenderArgs {
    #[command(flatten)]
    what: What,
    /// The folder for the pictures.
    #[arg(long, default_value = ".")]
    out: PathBuf,
    /// The ground: dark or light. Without, as the environment says.
    #[arg(long, value_parser = theme)]
    theme: Option<Theme>,
    /// What is written on them, by a language's tag: en, ru, de, or one of VICEROY_LANGUAGES. The nearest there is.
    #[arg(long, value_name = "TAG", default_value = "en")]
    language: String,
}

#[derive(Args)]
#[group(required = true, multiple = false)]
struct What {
    /// One of every kind of picture.
    #[arg(long)]
    samples: bool,
    /// What everybody sees of a stored game. Stop the bot first: a database has one user.
    #[arg(long, value_name = "ID")]
    game: Option<i64>,
    /// The pictures of the pages of rules.
    #[arg(long)]
    rules: bool,
    /// A sheet of all cards.
    #[arg(long)]
    cards: bool,
}

fn theme(key: &str) -> Result<Theme, String> {
    Theme::from_key(key).ok_or_else(|| "a ground is dark or light".to_owned())
}

pub async fn render(wanted: RenderArgs) -> Result<(), Failure> {
    let config = Config::read()?;
    let catalogue = config.catalogue()?;
    let theme = wanted.theme.unwrap_or(config.theme);
    let languages = config.languages()?;
    let w = languages.nearest(&wanted.language);
    let scenes = if wanted.what.samples {
        named(samples_in(w))
    } else if wanted.what.rules {
        let page = |page: Page| {
            let picture = rules_page(w, catalogue, page, &[])?;
            Some((format!("rules-{}", page.key()), picture.scene))
        };
        Page::ALL.into_iter().filter_map(page).collect()
    } else if let Some(game) = wanted.what.game {
        stored(&config, w, GameId(game), catalogue).await?
    } else {
        named(contact_sheet(w, catalogue).map(|scene| ("cards", scene)))
    };
    let painter = Painter::with_cards(catalogue)?;
    write(&painter, scenes, (theme, GemLetters::of(w)), &wanted.out)
}

fn named(scenes: impl IntoIterator<Item = (&'static str, Scene)>) -> Vec<(String, Scene)> {
    let scenes = scenes.into_iter();
    scenes.map(|(name, scene)| (name.to_owned(), scene)).collect()
}

fn write(
    painter: &Painter,
    scenes: Vec<(String, Scene)>,
    (theme, letters): (Theme, GemLetters),
    folder: &Path,
) -> Result<(), Failure> {
    std::fs::create_dir_all(folder)
        .map_err(|error| format!("cannot make the folder {}: {error}", folder.display()))?;
    for (name, mut scene) in scenes {
        (scene.theme, scene.letters) = (theme, letters);
        let file = folder.join(format!("{name}.png"));
        let png = painter.paint(&scene)?;
        viceroy_files::write_anew(&file, &png)
            .map_err(|error| format!("cannot write {}: {error}", file.display()))?;
        let (width, height) = (scene.width, scene.height);
        println!("{}: {width} x {height}, {} bytes", file.display(), png.len());
    }
    Ok(())
}

async fn stored(
    config: &Config,
    w: &Wording,
    game: GameId,
    catalogue: &'static Catalogue,
) -> Result<Vec<(String, Scene)>, Failure> {
    let store = Store::open(&config.database).await?;
    let row = store.game(game).await?;
    let row = row.ok_or_else(|| format!("there is no game {}", game.0))?;
    let steps = store.steps(game, 1, row.steps).await?;
    store.close().await;
    let not_begun = || format!("game {} has not begun", game.0);
    let agreement: GameSetup = serde_json::from_str(&row.agreement.ok_or_else(not_begun)?)?;
    let bookmark: Bookmark = serde_json::from_str(&row.bookmark.ok_or_else(not_begun)?)?;
    let ruleset = Ruleset::compile_with(agreement, catalogue)?;
    let facts: Vec<Fact> = viceroy::store::history::facts(&steps).cloned().collect();
    let view = Game::restore(ruleset, &facts, bookmark)
        .map_err(|error| format!("game {}: {error:?}", game.0))?
        .table_view();
    let names = BySeat::new(row.people.len() as u8, |seat| {
        let person = row.people.get(usize::from(seat.0));
        person.map_or(String::new(), |person| person.name.clone())
    });
    let mut scenes =
        vec![("table".to_owned(), pictures::table(w, &view, &CardSet::NONE, &names).scene)];
    for seat in view.open.seats() {
        let scene = pictures::pyramid(w, &view, seat, &CardSet::NONE, &names).scene;
        scenes.push((format!("pyramid-{}", seat.0 + 1), scene));
    }
    if view.open.phase == Phase::Over {
        let facts = viceroy::store::history::standing(&steps).map(|step| step.facts.as_slice());
        let winner = view.open.winners.iter().next();
        let notes = PosterNotes {
            deciding: winner
                .and_then(|winner| DecidingTurn::of(&view.ruleset, Opening::SetUp, facts, winner)),
            ..PosterNotes::default()
        };
        let poster = pictures::poster(w, &view, &names, &notes);
        scenes.push(("poster".to_owned(), poster.scene));
    }
    for (name, _) in &mut scenes {
        *name = format!("game-{}-{name}", game.0);
    }
    Ok(scenes)
}
