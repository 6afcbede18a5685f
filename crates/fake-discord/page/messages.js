// One message. Its parts are changed singly, so that an open menu or a picture outlives an edit of the text.
import { el, face, freshId, patch, sign } from "./dom.js";
import { clock, markdown, moment, preview } from "./markdown.js";
import { drawFile, drawPictures, isPicture } from "./files.js";
import { drawComponent } from "./components.js";
import { say } from "./words.js";

export function drawMessage(message, next, world) {
  // Something in it may hold the keyboard's place; if that vanishes, the message takes it.
  const article = el("article", { tabindex: "-1" });
  redrawMessage(article, message, next, world);
  return article;
}

export function redrawMessage(article, message, next, world) {
  const kinds = ["message"];
  if (message.ephemeral) kinds.push("only");
  else if (message.calls_me) kinds.push("called");
  if (next) kinds.push("next");
  article.className = kinds.join(" ");
  const note = message.ephemeral ? say("onlyYouNote") : message.calls_me ? say("mentionsYou") : "";
  article.setAttribute("aria-label", `${message.author_name}, ${clock(message.at)}${note}`);
  const { author } = message;
  const above = aboveOf(message, world);
  patch(article, [
    ...(above ? [above] : []),
    { key: "face", stamp: String(next), make: () => (next ? el("span") : face(author.id, message.author_name)) },
    { key: "content", stamp: "", make: () => el("div", { class: "content" }) },
  ]);
  patch(article.querySelector(":scope > .content"), parts(message, next, world));
  return true;
}

// What stands in a message, from top to bottom.
function parts(message, next, world) {
  const out = [];
  const add = (key, seen, make) => out.push({ key, stamp: `${JSON.stringify(seen)}${world.around}`, make });
  if (!next) add("byline", [message.author_name, message.at], () => byline(message));
  if (message.loading) add("thinking", message.expired, () => thinking(message));
  if (message.content) add("text", [message.content, message.edited_timestamp], () => text(message, world));
  const files = message.attachments;
  const pictures = files.filter(isPicture);
  if (pictures.length) add("pictures", pictures, () => drawPictures(pictures));
  for (const one of files) if (!isPicture(one)) add(`file-${one.id}`, one, () => drawFile(one));
  message.embeds.forEach((box, index) => add(`box-${index}`, box, () => drawBox(box, world)));
  message.components.forEach((part, index) => {
    add(`part-${index}`, part, () => drawComponent(part, message, world));
  });
  if (message.thread) {
    const { thread } = message;
    add("thread", thread.name, () => el("button", { class: "to-thread", type: "button", "data-focus": "thread", onclick: () => world.open(thread.id) }, sign("↳ "), thread.name));
  }
  if (message.ephemeral) {
    add("only", 0, () => el("div", { class: "onlyyou" }, sign("◉ "), say("onlyYou"),
      el("button", { type: "button", class: "link", "data-focus": "dismiss", onclick: () => world.dismiss(message.id) }, say("dismiss"))));
  }
  return out;
}

function text(message, world) {
  const out = markdown(message.content, world);
  const last = out.lastElementChild?.localName === "p" ? out.lastElementChild : out;
  if (message.edited_timestamp) {
    last.append(el("span", { class: "small", title: clock(Date.parse(message.edited_timestamp)) }, say("edited")));
  }
  return out;
}

// A text below the pictures, with a bar in its colour.
function drawBox({ description, color }, world) {
  const bar = color === undefined ? {} : { "border-color": `#${color.toString(16).padStart(6, "0")}` };
  return el("div", { class: "box", style: bar }, markdown(description ?? "", world));
}

function aboveOf(message, world) {
  const { used, reply } = message;
  const made = (seen, make) => ({ key: "above", stamp: JSON.stringify([seen, world.around]), make });
  if (used?.name && message.type === 20) {
    return made([used], () => el("div", { class: "above" }, sign("↱ "), el("b", {}, used.user_name), say("used", used.name)));
  }
  if (!reply) return null;
  return made([reply], () => {
    const words = preview(reply.content, world, 120);
    const go = () => goTo(reply.id);
    return el("div", { class: "above" }, sign("↱ "), el("button", { type: "button", class: "reply", onclick: go }, el("b", {}, reply.author_name), " ", ...(words.length ? words : [say("aMessage")])));
  });
}

// Brings a message into sight and the keyboard to it.
export function goTo(id) {
  const article = document.querySelector(`article[data-key="${CSS.escape(id)}"]`);
  if (!article) return false;
  const calm = matchMedia("(prefers-reduced-motion: reduce)").matches;
  article.scrollIntoView({ block: "center", behavior: calm ? "auto" : "smooth" });
  article.focus({ preventScroll: true });
  return true;
}

function byline(message) {
  return el("div", { class: "byline" }, el("strong", { id: freshId("author") }, message.author_name),
    message.author.bot ? el("span", { class: "tag" }, say("bot")) : null,
    el("time", { datetime: new Date(message.at).toISOString(), title: moment(message.at) }, clock(message.at)));
}

function thinking(message) {
  if (message.expired) return el("div", { class: "thinking failed" }, say("noResponse"));
  return el("div", { class: "thinking" }, say("thinking", message.author_name), sign("●"), sign("●"), sign("●"));
}
