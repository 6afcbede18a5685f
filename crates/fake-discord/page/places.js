// The side: channels, threads and conversations, and what the user has set.
import { act } from "./net.js";
import { badge, badgeWords, el, patch, sign } from "./dom.js";
import { PAGES, choose, say, tongue } from "./words.js";

const side = document.getElementById("side"), burger = document.getElementById("burger");
const veil = document.getElementById("veil");
const places = document.getElementById("places"), settings = document.getElementById("settings");

const LANGUAGES = { "en-GB": "English (UK)", "en-US": "English (US)", de: "Deutsch", fr: "Français", "es-ES": "Español", it: "Italiano", nl: "Nederlands", pl: "Polski", "pt-BR": "Português", ru: "Русский", uk: "Українська", ja: "日本語" };

function kindOf(one) {
  if (one.kind === "direct") return { mark: "✉", words: say("talkWith", one.name) };
  if (one.kind === "thread") return { mark: "↳", words: say("thread", one.name) };
  return { mark: "#", words: one.name };
}

function entry(one, world) {
  const here = one.id === world.state.channel;
  const { mark, words } = kindOf(one);
  const [unread, calls] = here ? [0, 0] : [one.unread, one.calls];
  const classes = ["place", one.kind, unread ? "news" : "", one.archived ? "archived" : ""].join(" ");
  return {
    key: one.id,
    stamp: JSON.stringify([one.name, one.kind, one.archived, here, unread, calls]),
    make: () => el("li", {}, el("button", {
      class: classes, type: "button", "aria-current": here ? "page" : null, "data-focus": one.id, title: one.name,
      "aria-label": `${words}${one.archived ? say("archivedNote") : ""}${badgeWords(unread, calls)}`,
      onclick: () => world.open(one.id),
    }, sign(mark, "mark"), el("span", { class: "name" }, one.name), badge(unread, calls))),
  };
}

// A heading with a list below; the list is filled later.
function section(title) {
  return { key: title, stamp: "", make: () => el("section", {}, el("h2", {}, title), el("ul", {})) };
}

// Which servers there are, and another one. The heading names the one that is looked at.
function drawServers(world) {
  const { guilds, guild } = world.state;
  const wanted = (guilds.length > 1 ? guilds : []).map((one) => {
    const here = one.id === guild;
    const [unread, calls] = here ? [0, 0] : [one.unread, one.calls];
    return {
      key: one.id, stamp: JSON.stringify([one.name, one.channel, here, unread, calls]),
      make: () => el("button", {
        class: "place", type: "button", "aria-current": here ? "true" : null, "data-focus": one.id, disabled: !one.channel,
        "aria-label": `${one.name}${badgeWords(unread, calls)}`, onclick: () => world.goTo(one.channel),
      }, el("span", { class: "name" }, one.name), badge(unread, calls)),
    };
  });
  wanted.push({
    key: "found", stamp: "",
    make: () => el("button", { class: "place", type: "button", "data-focus": "found", onclick: world.found }, sign("+", "mark"), el("span", { class: "name" }, say("addServer"))),
  });
  patch(document.getElementById("servers"), wanted);
}

export function drawPlaces(world) {
  const { channels, server, bot_name: bot } = world.state;
  document.getElementById("server").textContent = server;
  drawServers(world);
  patch(places, [section(say("channels")), section(say("directs"))]);
  const [texts, directs] = [...places.querySelectorAll("ul")];
  const wanted = [];
  for (const text of channels.filter((one) => one.kind === "text")) {
    wanted.push(entry(text, world));
    const threads = channels.filter((one) => one.kind === "thread" && one.parent === text.id);
    threads.sort((a, b) => Number(a.archived) - Number(b.archived));
    wanted.push(...threads.map((one) => entry(one, world)));
  }
  patch(texts, wanted);
  const direct = channels.filter((one) => one.kind === "direct").map((one) => entry(one, world));
  if (!channels.some((one) => one.with_bot)) {
    direct.push({
      key: "write", stamp: bot,
      make: () => el("li", {}, el("button", { class: "place", type: "button", "data-focus": "write", onclick: world.direct }, sign("✉", "mark"), el("span", { class: "name" }, say("writeToBot", bot)))),
    });
  }
  direct.push({
    key: "converse", stamp: "",
    make: () => el("li", {}, el("button", { class: "place", type: "button", "data-focus": "converse", onclick: world.converse }, sign("+", "mark"), el("span", { class: "name" }, say("addConversation")))),
  });
  patch(directs, direct);
  const elsewhere = channels.filter((one) => one.id !== world.state.channel);
  const unread = elsewhere.reduce((sum, one) => sum + one.unread, 0);
  const calls = elsewhere.reduce((sum, one) => sum + one.calls, 0);
  burger.setAttribute("aria-label", `${say("channels")}${badgeWords(unread, calls)}`);
  burger.dataset.news = calls ? "calls" : unread ? "some" : "";
}

// The page, and the Discord of whoever is played, so that both are read alike; the other users keep theirs.
async function speakAll(me, language) {
  const locale = language === "en" ? "en-GB" : language;
  await act("settings", { user: me.id, locale }).catch(() => {});
  choose(language);
}

export function drawSettings(world) {
  const me = world.me();
  const choices = (pairs, chosen) => pairs.map(([value, label]) => el("option", { value, selected: value === chosen }, label));
  patch(settings, [
    {
      key: "dms", stamp: JSON.stringify([me.id, me.name, me.dms_closed]),
      make: () => el("label", {}, el("input", {
        type: "checkbox", checked: me.dms_closed, "data-focus": "dms",
        onchange: (event) => act("settings", { user: me.id, dms_closed: event.target.checked }),
      }), say("refusesDirects", me.name)),
    },
    {
      key: "installed", stamp: JSON.stringify([me.id, me.name, me.installed]),
      make: () => el("label", {}, el("input", {
        type: "checkbox", checked: me.installed, "data-focus": "installed",
        onchange: (event) => act("settings", { user: me.id, installed: event.target.checked }),
      }), say("hasInstalled", me.name)),
    },
    {
      key: "language", stamp: JSON.stringify([me.id, me.locale]),
      make: () => el("label", {}, say("language"), el("select", {
        "data-focus": "language", onchange: (event) => act("settings", { user: me.id, locale: event.target.value }),
      }, choices(Object.entries(LANGUAGES), me.locale))),
    },
    {
      key: "page", stamp: "",
      make: () => el("label", {}, say("pageLanguage"), el("select", {
        "data-focus": "page", id: "page-language", onchange: (event) => speakAll(me, event.target.value),
      }, choices(Object.entries(PAGES), tongue))),
    },
    {
      key: "theme", stamp: "",
      make: () => el("label", {}, say("appearance"), el("select", {
        "data-focus": "theme", id: "theme", onchange: (event) => window.theme.choose(event.target.value),
      }, choices([["system", say("asSystem")], ["light", say("light")], ["dark", say("dark")]], window.theme.read()))),
    },
    {
      key: "keys", stamp: "",
      make: () => el("button", { type: "button", class: "quiet", "data-focus": "keys", onclick: () => document.dispatchEvent(new Event("help")) }, say("keys")),
    },
  ]);
}

// On a small screen the side slides in over the messages.
export function openSide() {
  side.classList.add("open");
  veil.hidden = false;
  burger.setAttribute("aria-expanded", "true");
  (places.querySelector("[aria-current]") ?? places.querySelector("button"))?.focus();
}
export function closeSide() {
  if (!side.classList.contains("open")) return;
  side.classList.remove("open");
  veil.hidden = true;
  burger.setAttribute("aria-expanded", "false");
  burger.focus();
}
burger.addEventListener("click", () => (side.classList.contains("open") ? closeSide() : openSide()));
veil.addEventListener("click", closeSide);
side.addEventListener("keydown", (event) => {
  if (event.key !== "Escape" || !side.classList.contains("open")) return;
  closeSide();
  event.preventDefault();
});
