//! Page object: find, click, type and take screenshots.

use fantoccini::elements::{Element, ElementRef};

use crate::browser::Browser;
use crate::prelude::*;

/// Polling interval.
const PACE: Duration = Duration::from_millis(15);
/// WebDriver's key of an element reference.
const REFERENCE: &str = "element-6066-11e4-a52e-4f735466cecf";

/// Finds visible, enabled elements; the last one wins.
const FIND: &str = "
    const [selector, words] = arguments;
    const usable = (one) => one.checkVisibility({ visibilityProperty: true }) && !one.disabled;
    const says = (one) => (one.ariaLabel ?? one.innerText).trim();
    const fit = [...document.querySelectorAll(selector)].filter((one) => usable(one) && says(one).includes(words));
    const found = fit.filter((one) => says(one).startsWith(words)).at(-1) ?? fit.at(-1) ?? null;
    // Nothing that lies over the stream's edge is in the way of a click.
    found?.scrollIntoView({ block: 'center' });
    return found;
";

pub struct Page {
    pub browser: Browser,
}

impl Page {
    pub async fn open(fake: &FakeDiscord) -> Option<Page> {
        let browser = Browser::open().await?;
        let page = Page { browser };
        let address = format!("http://{}/", fake.addr());
        page.browser.client.goto(&address).await.unwrap();
        page.until(
            "the page has come to life",
            "document.querySelector('#people [aria-pressed=true]')",
        )
        .await;
        Some(page)
    }

    pub async fn eval(&self, expression: &str) -> Value {
        self.run(&format!("return ({expression});"), vec![]).await
    }

    pub async fn run(&self, script: &str, arguments: Vec<Value>) -> Value {
        let client = &self.browser.client;
        client.execute(script, arguments).await.unwrap()
    }

    pub async fn until(&self, what: &str, expression: &str) {
        let script = format!("return !!({expression});");
        let search = async {
            let mut pace = tokio::time::interval(PACE);
            while self.run(&script, vec![]).await != true {
                pace.tick().await;
            }
        };
        if tokio::time::timeout(SOON, search).await.is_err() {
            self.picture("failed").await;
            let seen = self.eval("document.body.innerText").await;
            panic!("not so: {what}\n{}", seen.as_str().unwrap_or_default());
        }
    }

    pub async fn until_said(&self, words: &str) {
        let seen =
            format!("document.querySelector('#stream').innerText.includes({})", json!(words));
        self.until(&format!("somebody says {words:?}"), &seen).await;
    }

    pub async fn says(&self, words: &str) -> bool {
        let text = self.eval("document.querySelector('#stream').innerText").await;
        text.as_str().unwrap().contains(words)
    }

    async fn find(&self, selector: &str, words: &str) -> Option<Element> {
        let found = self.run(FIND, vec![json!(selector), json!(words)]).await;
        let id = found[REFERENCE].as_str()?;
        let id = ElementRef::from(id.to_owned());
        Some(Element::from_element_id(self.browser.client.clone(), id))
    }

    pub async fn click(&self, selector: &str, words: &str) {
        let search = async {
            let mut pace = tokio::time::interval(PACE);
            loop {
                // It may be redrawn between look and click; then look again.
                if let Some(found) = self.find(selector, words).await
                    && found.click().await.is_ok()
                {
                    return;
                }
                pace.tick().await;
            }
        };
        if tokio::time::timeout(SOON, search).await.is_err() {
            self.picture("failed").await;
            panic!("there is nothing to click: {selector} {words:?}");
        }
    }

    pub async fn keys(&self, keys: &str) {
        let client = &self.browser.client;
        let active = client.active_element().await.unwrap();
        active.send_keys(keys).await.unwrap();
    }

    pub async fn focus(&self) -> String {
        let words = "(document.activeElement.ariaLabel ?? document.activeElement.innerText)";
        self.eval(words).await.as_str().unwrap_or_default().to_owned()
    }

    pub async fn become_user(&self, name: &str) {
        self.click("#people button", name).await;
        self.until_user(name).await;
    }

    pub async fn until_user(&self, name: &str) {
        let chosen = "document.querySelector('#people [aria-pressed=true]').ariaLabel";
        let shown = "!document.querySelector('#stream').ariaBusy";
        let both = format!("{chosen} === {} && {shown}", json!(name));
        self.until(&format!("the page is {name}'s"), &both).await;
    }

    pub async fn open_place(&self, name: &str) {
        self.click("#places button", name).await;
        let title =
            format!("document.querySelector('#title').textContent.includes({})", json!(name));
        self.until(&format!("{name} is open"), &title).await;
        self.until("its messages are shown", "!document.querySelector('#stream').ariaBusy").await;
    }

    pub async fn resize(&self, size: (u32, u32)) {
        self.resize_to(size, 1).await;
    }

    async fn resize_to(&self, (width, height): (u32, u32), dots: u32) {
        let size =
            json!({"width": width, "height": height, "deviceScaleFactor": dots, "mobile": false});
        let browser = &self.browser;
        browser.tell("Emulation.setDeviceMetricsOverride", size).await;
        self.until("the window has its size", &format!("innerWidth === {width}")).await;
    }

    /// A phone's scroll bars overlay the content.
    pub async fn be_a_phone(&self) {
        self.resize(PHONE).await;
        let hidden = json!({"hidden": true});
        let browser = &self.browser;
        browser.tell("Emulation.setScrollbarsHidden", hidden).await;
    }

    /// Emulates the system's colour scheme.
    pub async fn wish(&self, scheme: &str) {
        let media = json!({"features": [{"name": "prefers-color-scheme", "value": scheme}]});
        self.browser.tell("Emulation.setEmulatedMedia", media).await;
    }

    pub async fn picture_in(&self, size: (u32, u32), what: &str, name: &str) {
        self.resize_to(size, 2).await;
        let scroll = format!("{what}?.scrollIntoView({{ block: 'start' }})");
        self.eval(&scroll).await;
        self.picture(name).await;
    }

    async fn until_pictures(&self) {
        let come = "[...document.images].every((one) => one.complete || one.loading === 'lazy')";
        let wait = format!(
            "const done = arguments[0]; const look = () => ({come}) ? done() : requestAnimationFrame(look); look();"
        );
        let client = &self.browser.client;
        client.execute_async(&wait, vec![]).await.ok();
    }

    pub async fn keep(&self, file: &Path) {
        self.until_pictures().await;
        let wish = json!({"format": "webp", "quality": 60});
        let seen = self.browser.tell("Page.captureScreenshot", wish).await;
        let seen = STANDARD.decode(seen["data"].as_str().unwrap()).unwrap();
        std::fs::create_dir_all(file.parent().unwrap()).unwrap();
        std::fs::write(file, seen).unwrap();
    }

    pub async fn picture(&self, name: &str) {
        self.until_pictures().await;
        let client = &self.browser.client;
        let folder = std::env::var_os("VICEROY_SCREENSHOTS").map(PathBuf::from);
        let folder = folder.unwrap_or_else(|| {
            let target = PathBuf::from(env!("CARGO_TARGET_TMPDIR"));
            target.parent().unwrap().join("browser")
        });
        std::fs::create_dir_all(&folder).unwrap();
        let shot = client.screenshot().await.unwrap();
        std::fs::write(folder.join(format!("{name}.png")), shot).unwrap();
    }
}
