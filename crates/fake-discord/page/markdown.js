// A small, safe part of Discord's markdown. Everything becomes elements and text nodes.
import { el } from "./dom.js";
import { say } from "./words.js";

const INLINE = [
  [/^```(?:\w*\n)?([\s\S]+?)```/, (m) => el("pre", {}, m[1])],
  [/^`([^`\n]+)`/, (m) => el("code", {}, m[1])],
  [/^\\([^0-9A-Za-z\s])/, (m) => m[1]],
  [/^\|\|([\s\S]+?)\|\|/, (m, world) => spoiler(inline(m[1], world))],
  [/^\*\*([\s\S]+?)\*\*(?!\*)/, (m, world) => el("strong", {}, inline(m[1], world))],
  [/^__([\s\S]+?)__/, (m, world) => el("u", {}, inline(m[1], world))],
  [/^~~([\s\S]+?)~~/, (m, world) => el("s", {}, inline(m[1], world))],
  [/^\*(?=\S)([^*]*\S)\*/, (m, world) => el("em", {}, inline(m[1], world))],
  [/^_(?=\S)([^_]*\S)_(?!\w)/, (m, world) => el("em", {}, inline(m[1], world))],
  [/^\[([^\]\n]+)\]\(<?(https?:\/\/[^\s)>]+)>?\)/, (m, world) => link(m[2], inline(m[1], world))],
  [/^<?(https?:\/\/[^\s<>)]+)>?/, (m) => link(m[1], [m[1]])],
  [/^<@!?(\d+)>/, (m, world) => el("span", { class: "name" }, `@${world.userName(m[1])}`)],
  [/^<#(\d+)>/, (m, world) => el("button", { class: "name", type: "button", onclick: () => world.open(m[1]) }, `#${world.channelName(m[1])}`)],
  [/^<t:(-?\d+)(?::([tTdDfFR]))?>/, (m) => time(Number(m[1]), m[2] ?? "f")],
  [/^<\/([^:>]+):\d+>/, (m) => el("span", { class: "name" }, `/${m[1]}`)],
  [/^<a?:(\w+):(\d+)>/, (m, world) => emoji(m[2], m[1], world)],
  [/^@(?:everyone|here)\b/, (m) => el("span", { class: "name" }, m[0])],
];

function link(address, children) {
  return el("a", { href: address, target: "_blank", rel: "noopener noreferrer" }, children);
}

// Covered until it is pressed; then it is text like any other.
function spoiler(children) {
  const cover = el("button", { class: "spoiler", type: "button", "aria-label": say("showSpoiler") });
  const hidden = el("span", { "aria-hidden": "true", inert: true }, children);
  cover.append(hidden);
  cover.addEventListener("click", () => cover.replaceWith(el("span", { class: "spoiler open", tabindex: "-1" }, ...hidden.childNodes)));
  return cover;
}

export function emoji(id, name, world) {
  const image = world.emojis.get(id)?.image;
  if (!image || !/^data:image\/(png|jpeg|gif|webp);/.test(image)) return `:${name}:`;
  return el("img", { class: "emoji", src: image, alt: `:${name}:`, title: `:${name}:` });
}

// Dates and numbers of time are written as the played user's Discord would.
let tongue = "en-GB";
export function speak(locale) {
  try { tongue = Intl.getCanonicalLocales(locale)[0]; } catch { tongue = "en-GB"; }
}

export function relative(unix) {
  const seconds = unix - Date.now() / 1000;
  const format = new Intl.RelativeTimeFormat(tongue, { numeric: "auto" });
  for (const [unit, length] of [["year", 31536000], ["month", 2592000], ["day", 86400], ["hour", 3600], ["minute", 60]]) {
    if (Math.abs(seconds) >= length) return format.format(Math.round(seconds / length), unit);
  }
  return format.format(Math.round(seconds), "second");
}

const TIMES = {
  t: { timeStyle: "short" }, T: { timeStyle: "medium" }, d: { dateStyle: "short" },
  D: { dateStyle: "long" }, f: { dateStyle: "long", timeStyle: "short" },
  F: { dateStyle: "full", timeStyle: "short" },
};

// Making a format is slow, using it is quick.
const formats = new Map();
function written(date, style) {
  if (Number.isNaN(new Date(date).getTime())) return String(date);
  const key = tongue + style;
  if (!formats.has(key)) formats.set(key, new Intl.DateTimeFormat(tongue, TIMES[style]));
  return formats.get(key).format(date);
}

// When a message was said, and on which day.
export const clock = (ms) => written(ms, "t");
export const moment = (ms) => written(ms, "F");
export const day = (ms) => written(ms, "D");

function time(unix, style) {
  const date = new Date(unix * 1000);
  if (Number.isNaN(date.getTime())) return `<t:${unix}>`;
  const text = style === "R" ? relative(unix) : written(date, style);
  return el("time", { class: "time", title: written(date, "F"), datetime: date.toISOString(), "data-relative": style === "R" ? unix : null }, text);
}

// A text as one line without marks, for a reply's preview or a listener's ear.
export function plain(text, world) {
  return text.replace(/<@!?(\d+)>/g, (_, id) => `@${world.userName(id)}`)
    .replace(/<#(\d+)>/g, (_, id) => `#${world.channelName(id)}`)
    .replace(/<a?:(\w+):\d+>/g, ":$1:")
    .replace(/<t:(-?\d+)(?::[tTdDfF])?>/g, (_, unix) => written(Number(unix) * 1000, "f"))
    .replace(/<t:(-?\d+):R>/g, (_, unix) => relative(Number(unix)))
    .replace(/<\/([^:>]+):\d+>/g, "/$1")
    .replace(/\|\|[\s\S]+?\|\|/g, () => say("spoiler"))
    .replace(/^\s*(?:-#|#{1,3}|>)\s+/gm, "")
    .replace(/\*\*|__|~~|`/g, "").replace(/\s+/g, " ").trim();
}

// The beginning of that as pieces, with emojis as pictures.
const EMOJI = "\uE000";
export function preview(text, world, most) {
  const emojis = [];
  const marked = text.replaceAll(EMOJI, "").replace(/<a?:(\w+):(\d+)>/g, (_, name, id) => {
    emojis.push(emoji(id, name, world));
    return EMOJI;
  });
  return plain(marked, world).slice(0, most).split(EMOJI).flatMap((words, nth) => (nth ? [emojis[nth - 1], words] : [words])).filter(Boolean);
}

// The pieces of one stretch of text.
export function inline(text, world) {
  const out = [];
  let plain = "";
  while (text) {
    let hit = null;
    // Nothing special starts with a letter, except an address.
    if (/^[*_~`|<\[\\@h]/.test(text)) {
      for (const [pattern, make] of INLINE) {
        const match = pattern.exec(text);
        if (match) { hit = [match, make]; break; }
      }
    }
    if (hit) {
      if (plain) out.push(plain);
      plain = "";
      out.push(hit[1](hit[0], world));
      text = text.slice(hit[0][0].length);
    } else {
      plain += text[0];
      text = text.slice(1);
    }
  }
  if (plain) out.push(plain);
  return out.flat();
}

// A whole text: headers (below those of the page), lists, quotes and paragraphs.
export function markdown(text, world) {
  const root = el("div", { class: "said" });
  const blocks = text.split(/(```[\s\S]+?```)/);
  for (const block of blocks) {
    if (block.startsWith("```")) { root.append(...inline(block, world)); continue; }
    if (!block) continue;
    let list = null;
    for (const line of block.replace(/^\n|\n$/g, "").split("\n")) {
      const item = /^\s*([-*]|\d+\.)\s+(.*)$/.exec(line);
      if (item) {
        const kind = /\d/.test(item[1]) ? "ol" : "ul";
        if (list?.localName !== kind) {
          list = el(kind, kind === "ol" ? { start: parseInt(item[1], 10) } : {});
          root.append(list);
        }
        list.append(el("li", {}, inline(item[2], world)));
        continue;
      }
      list = null;
      const header = /^(#{1,3})\s+(.*)$/.exec(line);
      const sub = /^-#\s+(.*)$/.exec(line);
      const quote = /^>\s(.*)$/.exec(line);
      if (header) root.append(el(`h${header[1].length + 2}`, { class: `head-${header[1].length}` }, inline(header[2], world)));
      else if (sub) root.append(el("p", { class: "sub" }, inline(sub[1], world)));
      else if (quote) root.append(el("blockquote", {}, inline(quote[1], world)));
      else root.append(el("p", {}, inline(line, world)));
    }
  }
  return root;
}
