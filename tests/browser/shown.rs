//! The page for any bot: picture layout as in Discord, long names, files, and a bot that is
//! offline.

use reqwest::Method;
use reqwest::multipart::{Form, Part};
use viceroy_fake_discord::{APPLICATION, GUILD};

use crate::prelude::*;
use crate::raw::Raw;

struct ShownPage {
    fake: FakeDiscord,
    page: Page,
    client: reqwest::Client,
    lobby: Snowflake,
}

impl ShownPage {
    async fn open() -> Option<ShownPage> {
        let fake = start(FakeDiscordConfig::on_any_port()).await.unwrap();
        let lobby = fake.channel("lobby").unwrap();
        let page = Page::open(&fake).await?;
        page.resize(DESK).await;
        Some(ShownPage {
            fake,
            page,
            client: reqwest::Client::builder().no_proxy().build().unwrap(),
            lobby,
        })
    }

    fn ask(&self, method: Method, path: &str) -> reqwest::RequestBuilder {
        let url = format!("{}/api/v10{path}", self.fake.api_base());
        let token = format!("Bot {}", self.fake.token());
        let request = self.client.request(method, url);
        request.header("authorization", token)
    }

    async fn post(&self, path: &str, body: Value) -> Value {
        let answer = self.ask(Method::POST, path).json(&body).send().await.unwrap();
        assert!(answer.status().is_success(), "{path}");
        answer.json().await.unwrap()
    }

    async fn post_pictures(&self, count: usize) {
        let path = format!("/channels/{}/messages", self.lobby);
        let mut form = Form::new();
        for number in 0..count {
            let part = Part::bytes(picture()).file_name(format!("p{number}.png"));
            form = form.part(format!("files[{number}]"), part);
        }
        let answer = self.ask(Method::POST, &path).multipart(form).send().await.unwrap();
        assert_eq!(answer.status().as_u16(), 200);
        let shown = format!("{LAST}?.querySelectorAll('img').length === {count}");
        self.page.until("the pictures are there", &shown).await;
        let loaded = format!(
            "[...{LAST}.querySelectorAll('img')].every((one) => one.complete && one.naturalWidth)"
        );
        self.page.until("and loaded", &loaded).await;
    }

    /// Rounded x, y, width and height of each picture, relative to the first.
    async fn places(&self) -> Vec<[i64; 4]> {
        let places = self.page.run(PLACES, vec![]).await;
        serde_json::from_value(places).unwrap()
    }
}

const LAST: &str = "[...document.querySelectorAll('article')].at(-1)";
const PLACES: &str = "
    const all = [...[...document.querySelectorAll('article')].at(-1).querySelectorAll('img')];
    const rects = all.map((one) => one.getBoundingClientRect());
    const { left, top } = rects[0];
    return rects.map((one) => [one.left - left, one.top - top, one.width, one.height].map(Math.round));
";

fn picture() -> Vec<u8> {
    let pixels =
        image::RgbImage::from_fn(1200, 900, |x, y| image::Rgb([(x / 5) as u8, (y / 4) as u8, 120]));
    let mut out = std::io::Cursor::new(vec![]);
    pixels.write_to(&mut out, image::ImageFormat::Png).unwrap();
    out.into_inner()
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn pictures_are_cut_as_discord_cuts_them() {
    let Some(shown) = ShownPage::open().await else {
        return;
    };
    shown.post_pictures(1).await;
    assert_eq!(shown.places().await, [[0, 0, 467, 350]]);
    shown.post_pictures(2).await;
    assert_eq!(shown.places().await, [[0, 0, 273, 273], [277, 0, 273, 273]]);
    shown.post_pictures(3).await;
    let three = shown.places().await;
    let [[.., wide, high], [right, 0, side, _], [_, below, ..]] = three[..] else {
        panic!("{three:?}");
    };
    assert!((wide - high).abs() <= 2 && right == wide + 4 && right + side == 550);
    assert!((below + side - high).abs() <= 1, "{three:?}");
    shown.post_pictures(4).await;
    let four = shown.places().await;
    let corners: Vec<_> = four.iter().map(|[x, y, ..]| (*x, *y)).collect();
    assert_eq!(corners, [(0, 0), (277, 0), (0, 177), (277, 177)]);
    for (count, rows) in [(5, [2, 3].as_slice()), (7, &[1, 3, 3]), (10, &[1, 3, 3, 3])] {
        shown.post_pictures(count).await;
        let places = shown.places().await;
        let mut tops: Vec<_> = places.iter().map(|[_, y, ..]| *y).collect();
        tops.dedup();
        let row = |top: &i64| places.iter().filter(|[_, y, ..]| y == top).count();
        assert_eq!(tops.iter().map(row).collect::<Vec<_>>(), rows, "{places:?}");
        assert!(places.iter().all(|[x, _, width, _]| x + width <= 550));
    }
    shown.post_pictures(3).await;
    check_everywhere(&shown.page, "mosaic").await;

    shown.page.resize(DESK).await;
    shown.page.click(".mosaic button", "picture 3 of 3").await;
    let whole = "(({ width, height }) => width > 0 && Math.abs(width / height - 4 / 3) < .01)(document.querySelector('#viewer[open] img')?.getBoundingClientRect() ?? {})";
    shown.page.until("the whole picture is seen", whole).await;
    shown.page.keys("\u{E00C}").await;

    shown.page.resize(PHONE).await;
    let room =
        format!("Math.round({LAST}.querySelector('.content').getBoundingClientRect().width)");
    let room = shown.page.eval(&room).await.as_i64().unwrap();
    let three = shown.places().await;
    let right = three.iter().map(|[x, _, width, _]| x + width).max();
    assert!(right.is_some_and(|right| (right - room).abs() <= 1), "{three:?} in {room}");
    shown.post_pictures(1).await;
    let [[_, _, width, _]] = shown.places().await[..] else {
        panic!("one picture");
    };
    assert!((width - room).abs() <= 1, "{width} in {room}");
    shown.page.picture("one-picture-phone").await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn long_names_hide_no_badges() {
    let Some(shown) = ShownPage::open().await else {
        return;
    };
    let name = "A thread whose name is far too long for the side, and goes on and on";
    let path = format!("/channels/{}/messages", shown.lobby);
    let said = shown.post(&path, json!({"content": "x"})).await;
    let path = format!("{path}/{}/threads", said["id"].as_str().unwrap());
    let thread = shown.post(&path, json!({"name": name})).await;
    let path = format!("/channels/{}/messages", thread["id"].as_str().unwrap());
    let call = format!("<@{}>", shown.fake.user("Anna").id());
    shown.post(&path, json!({"content": call})).await;
    let badge = "document.querySelector('.place.thread .count')";
    shown.page.until("there is a badge", badge).await;
    for size in [DESK, PHONE] {
        shown.page.resize(size).await;
        let inside = format!(
            "(({{ right }}, side) => right <= side.right && side.width > 0)({badge}.getBoundingClientRect(), document.querySelector('#side').getBoundingClientRect())"
        );
        assert_eq!(shown.page.eval(&inside).await, true, "{size:?}");
        check(&shown.page, "a long name").await;
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_is_replied_to_has_its_emojis() {
    let Some(shown) = ShownPage::open().await else {
        return;
    };
    let image = "data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==";
    let script = "const world = { emojis: new Map([['7', { image: arguments[0] }]]) };
        const text = 'You have **2** <:vcy_red:7> and 1 <:vcy_red:7>, <:gone:8>.';
        const shown = (piece) => (piece.src ? `[${piece.alt}]` : piece);
        return import('/playground/markdown.js').then((page) => page.preview(text, world, 120).map(shown).join(''));";
    let line = shown.page.run(script, vec![json!(image)]).await;
    assert_eq!(line, "You have 2 [:vcy_red:] and 1 [:vcy_red:], :gone:.");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn roles_and_files_can_be_given() {
    let Some(shown) = ShownPage::open().await else {
        return;
    };
    let mut bot = Raw::greeted(&shown.fake).await;
    bot.identify(&shown.fake, 0).await;
    let option = |kind: u64, name: &str| json!({"type": kind, "name": name, "description": "x", "required": true});
    let options = [option(8, "role"), option(9, "whom"), option(11, "file")];
    let command = json!({"name": "give", "description": "Gives", "options": options});
    let path = format!("/applications/{APPLICATION}/commands");
    let registered = shown.ask(Method::PUT, &path).json(&json!([command]));
    assert_eq!(registered.send().await.unwrap().status().as_u16(), 200);

    let page = &shown.page;
    let offered = "document.querySelector('#picker [role=option]')";
    page.click("#text", "").await;
    page.keys("/give").await;
    page.until("it is offered", offered).await;
    page.click("#picker [role=option]", "give").await;
    page.click("#entry [type=submit]", "Send").await;
    let missing = "document.querySelectorAll('#entry [aria-invalid=true]').length === 3";
    page.until("what is missing is said", missing).await;
    check(page, "options of many kinds").await;
    let above = "(() => {
        const below = document.querySelector('#below');
        below.hidden = false;
        const box = (one) => document.querySelector(one).getBoundingClientRect();
        const apart = box('#entry').top - box('#below').bottom;
        below.hidden = true;
        return apart >= 0;
    })()";
    assert_eq!(page.eval(above).await, true);
    let choose = "
        const [name, label] = arguments;
        const select = document.querySelector(`[data-option=${name}]`);
        select.value = [...select.options].find((one) => one.text === label).value;
        select.dispatchEvent(new Event('change'));
    ";
    page.run(choose, vec![json!("role"), json!("@everyone")]).await;
    page.run(choose, vec![json!("whom"), json!("Ben")]).await;
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("note.txt");
    std::fs::write(&file, "Noon").unwrap();
    let input = page.browser.client.find(fantoccini::Locator::Css("[type=file]"));
    let input = input.await.unwrap();
    input.send_keys(file.to_str().unwrap()).await.unwrap();
    page.picture("options").await;
    page.click("#entry [type=submit]", "Send").await;

    let told = bot.event("INTERACTION_CREATE").await;
    let told = &told["d"]["data"]["resolved"];
    assert_eq!(told["roles"][GUILD.to_string()]["name"], "@everyone");
    let files = told["attachments"].as_object().unwrap();
    let files: Vec<_> = files.values().map(|one| (&one["filename"], &one["size"])).collect();
    assert_eq!(files, [(&json!("note.txt"), &json!(4))]);
    assert!(told["users"][shown.fake.user("Ben").id().to_string()].is_object());
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn it_says_plainly_that_nobody_answers() {
    let Some(shown) = ShownPage::open().await else {
        return;
    };
    shown.fake.shut_down();
    let page = &shown.page;
    let gone = "document.querySelector('#online').textContent.includes('not running')";
    page.until("the top says it", gone).await;
    page.click("#text", "").await;
    page.keys("hello").await;
    page.click("#entry [type=submit]", "Send").await;
    page.until_said("The bot is not running. Start it, then press again.").await;
    page.picture("gone").await;
}
