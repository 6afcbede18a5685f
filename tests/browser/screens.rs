//! The height of every kind of prompt on a phone, from whole games and rendered by the page.
//! `VICEROY_SCREEN_GAMES` plays that many, every second with all modules, from number
//! `VICEROY_SCREEN_FIRST`; `--nocapture` prints the figures of docs/measurements.md.
//! `VICEROY_SCREEN_FIRST_GAMES` asks as in a first game, `VICEROY_SCREEN_SUGGESTIONS` is how people have
//! chosen to see them. `VICEROY_SCREEN_WIDE` is a phone's width in points in place of 390,
//! `VICEROY_SCREEN_LETTERS` the size of its letters in percent, for people who have told the bot that they
//! are large, and with `VICEROY_SCREEN_BUTTONS` its buttons are of the large size, for which a panel has 700
//! points. `VICEROY_SCREEN_LANGUAGE` defaults to English; `VICEROY_SCREENS` names a JSON file for all of
//! them, `VICEROY_SCREEN_SHOTS` a folder for pictures of some.

use std::collections::HashSet;

use viceroy::ai::Greedy;
use viceroy::discord::component::{Row, components};
use viceroy::discord::custom_id::CustomId;
use viceroy::discord::pictures::Pictures;
use viceroy::discord::posts;
use viceroy::i18n::{Languages, Wording};
use viceroy::messages::{InstallationTag, MessageBody, MessageKind, PersonId, TextSize};
use viceroy::render::Theme;
use viceroy::rules::{Module, Terms};
use viceroy::service::Panel;

use crate::page::Page;
use crate::painter::painter;
use crate::prelude::*;
use crate::walk::{Moment, Walk, Witness};

/// Height for messages between the bars of the app on a phone of 390 by 844, in points.
const VISIBLE: f64 = 676.0;
/// With buttons of the large size.
const WITH_LARGE_BUTTONS: f64 = 700.0;
/// The share of panels that is not higher. It is how it is, so that it does not become worse.
const SHARE: f64 = 0.98;
/// By default: the number of panels, and one in how many is rendered.
const LOOKED_AT: usize = 160;
const SAMPLED: usize = 5;
/// Panels rendered per script call.
const AT_ONCE: usize = 200;
const LETTERS: &str = "VICEROY_SCREEN_LETTERS";
/// One in how many is kept as a picture.
const SHOWN: usize = 9;

struct Screen {
    kind: String,
    message: Value,
    picture: Vec<u8>,
}

struct Screens {
    w: Arc<Wording>,
    pictures: Pictures,
    seen: HashSet<String>,
    kept: Vec<Screen>,
    every: usize,
    nth: usize,
}

fn salt() -> InstallationTag {
    InstallationTag::of([0; InstallationTag::LENGTH])
}

fn custom_ids(row: &Row) -> Vec<&CustomId> {
    match row {
        Row::Buttons(buttons) => buttons.iter().map(|button| &button.custom_id).collect(),
        Row::Menu(menu) => vec![&menu.custom_id],
        Row::Pages(_) | Row::Entities(_) => vec![],
    }
}

impl Witness for Screens {
    async fn look(&mut self, walk: &Walk, panel: &Panel, _: Moment) {
        let draft = panel.draft.as_ref();
        let asked = match draft {
            Some(drafting) => drafting.next.as_ref(),
            None => panel.view.question.as_ref(),
        };
        let (Some(question), drafted) = (asked, draft.is_some()) else {
            return;
        };
        self.nth += 1;
        if !self.nth.is_multiple_of(self.every) {
            return;
        }
        let kind = question.topic.key();
        let kind = if drafted { format!("{kind}, part of a plan") } else { kind };
        let key = MessageKind::Panel.of(walk.game, panel.view.seat, 1);
        let body = MessageBody::Panel(Box::new(panel.clone()));
        let post = posts::post(&self.w, &self.pictures, key, &body).await;
        let reference = draft.map(|drafting| drafting.reference);
        let custom_ids = post.rows.iter().flat_map(custom_ids);
        let mut pages = custom_ids.filter_map(|custom_id| match custom_id {
            CustomId::Page { draft, .. } => Some(*draft),
            _ => None,
        });
        assert!(pages.all(|draft| draft == reference), "{:?}", post.rows);
        let picture = post.picture.unwrap();
        let size = |at: usize| u32::from_be_bytes(picture.bytes[at..at + 4].try_into().unwrap());
        let nth = self.kept.len().to_string();
        let boxes: Vec<Value> =
            (post.title.iter()).map(|_| json!({"description": post.text})).collect();
        let message = json!({
            "id": nth, "type": 0, "at": 0, "author": {"id": "1", "bot": true}, "author_name": "Viceroy", "ephemeral": true,
            "content": post.title.as_ref().unwrap_or(&post.text), "embeds": boxes, "components": components(&post.rows, salt()),
            "attachments": [{"id": nth, "filename": "p.png", "url": "", "description": "", "width": size(16), "height": size(20)}],
        });
        // Ids do not affect the height.
        let looks = json!([
            message["content"],
            message["embeds"],
            message["components"],
            size(16),
            size(20)
        ])
        .to_string();
        if self.every == 1 || self.seen.insert(looks) {
            self.kept.push(Screen { kind, message, picture: picture.bytes.to_vec() });
        }
    }

    fn has_enough(&self) -> bool {
        self.every > 1 && self.nth >= LOOKED_AT
    }
}

async fn played(seed: u64, every: usize, w: &Arc<Wording>) -> Vec<Screen> {
    let modules = match seed.is_multiple_of(2) {
        true => Module::ALL.to_vec(),
        false => vec![],
    };
    let terms = Terms { modules, ..Terms::for_several() };
    let mut screens = Screens {
        w: Arc::clone(w),
        pictures: Pictures::new(painter(), Theme::Dark),
        seen: HashSet::new(),
        kept: vec![],
        every,
        nth: 0,
    };
    let first_games = match std::env::var_os("VICEROY_SCREEN_FIRST_GAMES") {
        Some(_) => FirstGames::Guided,
        None => FirstGames::LikeLater,
    };
    let walk = Walk::begin(2 + seed % 3, terms, seed, first_games).await;
    if let Ok(suggestions) = std::env::var("VICEROY_SCREEN_SUGGESTIONS") {
        for who in (1..=4).map(PersonId) {
            let suggestions = suggestions.parse().unwrap();
            walk.host.people.set_suggestions(who, suggestions).await.unwrap();
        }
    }
    if std::env::var_os(LETTERS).is_some() {
        for who in (1..=4).map(PersonId) {
            walk.host.people.set_text_size(who, TextSize::Large).await.unwrap();
        }
    }
    walk.play(&mut Greedy, &mut screens).await;
    screens.kept
}

/// Per panel: height from its title to its last button, and of the picture in it.
async fn measured(page: &Page, screens: &[Screen]) -> Vec<[f64; 2]> {
    let given: Vec<&Value> = screens.iter().map(|screen| &screen.message).collect();
    let script = "
        const [screens, done] = arguments;
        import('/playground/messages.js').then(({ drawMessage }) => {
            const world = { around: '', emojis: new Map(), state: {}, userName: () => 'Benedict', channelName: () => 'Viceroy 12', here: () => ({}), me: () => null, locale: () => 'en-GB' };
            const stream = document.querySelector('#stream');
            const box = (one) => one.getBoundingClientRect();
            done(screens.map((message) => {
                const article = drawMessage(message, false, world);
                const { width, height } = message.attachments[0];
                // Nothing is painted here; the page gives it the size that it will have.
                const image = article.querySelector('img');
                image.style.aspectRatio = `${width} / ${height}`;
                image.style.width = `${width}px`;
                stream.append(article);
                const top = box(article.querySelector('strong')).top;
                const last = Math.max(...[...article.querySelectorAll('[data-focus]')].map((one) => box(one).bottom));
                const high = [last - top, box(image).height];
                article.remove();
                return high;
            }));
        }, (error) => done(String(error)));
    ";
    let client = &page.browser.client;
    let high = client.execute_async(script, vec![json!(given)]).await.unwrap();
    serde_json::from_value(high.clone()).unwrap_or_else(|_| panic!("{high}"))
}

/// Every so manieth panel as a telephone shows it.
async fn keep(page: &Page, screens: &[Screen], (folder, game): (&Path, u64)) {
    let script = "
        const [message, picture, done] = arguments;
        import('/playground/messages.js').then(({ drawMessage }) => {
            const world = { around: '', emojis: new Map(), state: {}, userName: () => 'Benedict', channelName: () => 'Viceroy 12', here: () => ({}), me: () => null, locale: () => 'en-GB' };
            const article = drawMessage(message, false, world);
            const image = article.querySelector('img');
            image.loading = 'eager';
            image.src = `data:image/png;base64,${picture}`;
            const stream = document.querySelector('#stream');
            stream.replaceChildren(article);
            image.decode().then(() => { stream.scrollTop = stream.scrollHeight; done(''); });
        }, (error) => done(String(error)));
    ";
    for (nth, screen) in screens.iter().enumerate().step_by(SHOWN) {
        let picture = STANDARD.encode(&screen.picture);
        let shown = vec![screen.message.clone(), json!(picture)];
        page.browser.client.execute_async(script, shown).await.unwrap();
        let name = screen.kind.replace([' ', ','], "-");
        page.keep(&folder.join(format!("{game}-{nth:03}-{name}.webp"))).await;
    }
}

#[derive(Default)]
struct Kind {
    high: Vec<[f64; 2]>,
    over: usize,
}

fn language() -> Arc<Wording> {
    let tag = std::env::var("VICEROY_SCREEN_LANGUAGE");
    let languages = Languages::carried().unwrap();
    Arc::clone(languages.nearest(tag.as_deref().unwrap_or("en")))
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn panels_are_no_higher_on_a_phone_than_they_were() {
    let number = |name| std::env::var(name).ok().map(|n| n.parse::<u64>().unwrap());
    let wanted = number("VICEROY_SCREEN_GAMES");
    let games = wanted.unwrap_or(1);
    let first = number("VICEROY_SCREEN_FIRST").unwrap_or(1);
    let every = if wanted.is_some() { 1 } else { SAMPLED };
    let fake = start(FakeDiscordConfig::on_any_port()).await.unwrap();
    let Some(page) = Page::open(&fake).await else {
        return;
    };
    page.be_a_phone().await;
    if let Some(wide) = number("VICEROY_SCREEN_WIDE") {
        page.resize((u32::try_from(wide).unwrap(), 844)).await;
    }
    let letters = number(LETTERS);
    if let Some(percent) = letters {
        // TextSize and lines alone: what is around them stays, as a phone's setting leaves it.
        let larger = "const [percent] = arguments;
            const larger = (style, what) => {
                const [, size, unit] = /^([\\d.]+)(rem|px)$/.exec(style[what]) ?? [];
                if (size) style[what] = `${size * percent / 100}${unit}`;
            };
            const each = (rules) => [...rules].forEach((rule) => {
                if (rule.cssRules) each(rule.cssRules);
                if (rule.style) ['fontSize', 'lineHeight'].forEach((what) => larger(rule.style, what));
            });
            [...document.styleSheets].forEach((sheet) => each(sheet.cssRules));
            document.body.style.fontSize = `${15 * percent / 100}px`;";
        page.run(larger, vec![json!(percent)]).await;
    }
    let mut visible = VISIBLE;
    if std::env::var_os("VICEROY_SCREEN_BUTTONS").is_some() {
        visible = WITH_LARGE_BUTTONS;
        let larger = "const [percent] = arguments;
            const [sheet, size] = [document.styleSheets[0], 16 * percent / 100];
            sheet.insertRule(`.button.button { font-size: ${size}px; padding-inline: 20px; }`, sheet.cssRules.length);";
        page.run(larger, vec![json!(letters.unwrap_or(100))]).await;
    }
    let w = language();
    let mut kinds: BTreeMap<String, Kind> = BTreeMap::new();
    let mut all = vec![];
    for seed in first..first + games {
        let screens = played(seed, every, &w).await;
        if let Some(folder) = std::env::var_os("VICEROY_SCREEN_SHOTS") {
            keep(&page, &screens, (Path::new(&folder), seed)).await;
        }
        for some in screens.chunks(AT_ONCE) {
            for (screen, high) in some.iter().zip(measured(&page, some).await) {
                let kind = kinds.entry(screen.kind.clone()).or_default();
                kind.high.push(high);
                kind.over += usize::from(high[0] > visible);
                all.push(json!({"kind": screen.kind, "high": high, "message": screen.message}));
            }
        }
    }
    if let Ok(file) = std::env::var("VICEROY_SCREENS") {
        std::fs::write(file, serde_json::to_vec_pretty(&all).unwrap()).unwrap();
    }
    let all: usize = kinds.values().map(|kind| kind.high.len()).sum();
    let over: usize = kinds.values().map(|kind| kind.over).sum();
    let mut highs: Vec<f64> =
        kinds.values().flat_map(|kind| &kind.high).map(|high| high[0]).collect();
    highs.sort_by(f64::total_cmp);
    let most = highs[(highs.len() - 1) * 95 / 100];
    println!(
        "{games} games, {all} panels, {over} higher than {visible}; 95 of 100 at most {most:.0}"
    );
    for (name, kind) in &mut kinds {
        kind.high.sort_by(|one, other| one[0].total_cmp(&other[0]));
        let [median, most] = [kind.high[kind.high.len() / 2], *kind.high.last().unwrap()];
        println!(
            "{name}: {}, {} higher; height, picture: median {median:.0?}, most {most:.0?}",
            kind.high.len(),
            kind.over
        );
    }
    assert!((all - over) as f64 >= SHARE * all as f64, "{over} of {all}");
}
