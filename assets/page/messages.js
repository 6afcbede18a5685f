// Messages: drawn once, and again only when they have changed.
import { el, face } from "./net.js";
import { emoji, markdown } from "./markdown.js";
import { picture } from "./dialogs.js";

const STYLES = { 1: "primary", 2: "secondary", 3: "success", 4: "danger", 5: "link" };
const GAP = 7 * 60 * 1000;

// Whoever reads the end keeps reading it when messages come or pictures grow.
let following = true;
export function follow(stream) {
  const toEnd = () => { if (following) stream.scrollTop = stream.scrollHeight; };
  stream.addEventListener("scroll", () => {
    following = stream.scrollHeight - stream.scrollTop - stream.clientHeight < 80;
  });
  stream.addEventListener("load", toEnd, true);
  new ResizeObserver(toEnd).observe(stream);
}
export function goToEnd(stream) {
  following = true;
  stream.scrollTop = stream.scrollHeight;
}

// Brings the stream up to date. `world` answers questions and carries presses out.
export function draw(stream, messages, troubles, more, world) {
  const atEnd = following;
  const old = new Map([...stream.children].map((child) => [child.dataset.key, child]));
  const wanted = [];
  if (more) {
    const button = el("button", { class: "older", type: "button", onclick: world.older }, "Show earlier messages");
    button.dataset.key = "older";
    button.dataset.json = "";
    wanted.push(old.get("older") ?? button);
  }
  let before = null;
  for (const message of messages) {
    const next = before && before.author.id === message.author.id && message.at - before.at < GAP
      && !message.reply && !message.used && message.type !== 18 && before.type !== 18
      && before.ephemeral === message.ephemeral;
    const json = JSON.stringify([message, next, world.user]);
    const known = old.get(message.id);
    if (known?.dataset.json === json) wanted.push(known);
    else {
      const drawn = drawMessage(message, next, world);
      drawn.dataset.key = message.id;
      drawn.dataset.json = json;
      wanted.push(drawn);
    }
    before = message;
  }
  for (const trouble of troubles) {
    const known = old.get(trouble.key);
    if (known) { wanted.push(known); continue; }
    const note = el("div", { class: "trouble", role: "alert" }, trouble.text,
      el("button", { type: "button", "aria-label": "Dismiss", onclick: () => world.forget(trouble.key) }, "✕"));
    note.dataset.key = trouble.key;
    note.dataset.json = "";
    wanted.push(note);
  }
  if (!wanted.length) {
    const empty = el("p", { class: "empty" }, "Nothing has been said here yet. Type / to see what the bot can do.");
    empty.dataset.key = "empty";
    empty.dataset.json = "";
    wanted.push(old.get("empty") ?? empty);
  }
  const active = document.activeElement?.closest?.("[data-key]");
  const focusKey = active && stream.contains(active) ? [active.dataset.key, document.activeElement.dataset.focus] : null;
  const keep = new Set(wanted);
  for (const child of [...stream.children]) if (!keep.has(child)) child.remove();
  wanted.forEach((child, index) => {
    if (stream.children[index] !== child) stream.insertBefore(child, stream.children[index] ?? null);
  });
  // A message that was drawn anew must not lose the keyboard's place.
  if (focusKey?.[1] && !stream.contains(document.activeElement)) {
    const again = wanted.find((child) => child.dataset.key === focusKey[0]);
    again?.querySelector(`[data-focus="${CSS.escape(focusKey[1])}"]`)?.focus();
  }
  if (atEnd) stream.scrollTop = stream.scrollHeight;
}

function drawMessage(message, next, world) {
  if (message.type === 18) {
    return el("div", { class: "message system" }, el("span"), el("div", {},
      el("b", {}, message.author_name), " started a thread: ",
      el("button", { class: "link", type: "button", onclick: () => world.open(message.thread_of) }, message.content)));
  }
  const kinds = ["message"];
  if (message.ephemeral) kinds.push("only");
  else if (message.calls_me) kinds.push("called");
  if (next) kinds.push("next");
  const body = el("div", { class: "content" });
  if (!next) body.append(byline(message, world));
  if (message.loading) body.append(thinking(message));
  if (message.content) {
    const text = markdown(message.content, world);
    const last = text.lastElementChild?.localName === "p" ? text.lastElementChild : text;
    if (message.edited_timestamp) last.append(el("span", { class: "small" }, " (edited)"));
    body.append(text);
  }
  const shown = new Set();
  for (const embed of message.embeds) body.append(drawEmbed(embed, message, shown, world));
  for (const attachment of message.attachments) {
    if (!shown.has(attachment.url)) body.append(drawAttachment(attachment));
  }
  for (const row of message.components) body.append(drawRow(row, message, world));
  if (message.thread) {
    body.append(el("div", { class: "row" }, el("button", { class: "link", type: "button", onclick: () => world.open(message.thread.id) }, `# ${message.thread.name}`)));
  }
  if (message.ephemeral) {
    body.append(el("div", { class: "onlyyou" }, "Only you can see this",
      el("button", { type: "button", onclick: () => world.dismiss(message.id) }, "Dismiss")));
  }
  return el("article", { class: kinds.join(" "), "aria-label": `${message.author_name}` },
    above(message, world), next ? el("span") : face(message.author.id, message.author_name), body);
}

function above(message, world) {
  if (message.used?.name && message.type === 20) {
    return el("div", { class: "above" }, "↱ ", el("b", {}, message.used.user_name), ` used /${message.used.name}`);
  }
  if (message.reply) {
    const text = message.reply.content.replace(/<@!?(\d+)>/g, (_, id) => `@${world.userName(id)}`).replace(/\*\*|__|~~|`/g, "").replace(/\s+/g, " ").slice(0, 120);
    return el("div", { class: "above" }, "↱ ", el("b", {}, message.reply.author_name), ` ${text || "a message"}`);
  }
  return null;
}

function byline(message) {
  const date = new Date(message.at);
  const today = date.toDateString() === new Date().toDateString();
  const shown = date.toLocaleString(undefined, today ? { timeStyle: "short" } : { dateStyle: "short", timeStyle: "short" });
  return el("div", { class: "byline" }, el("strong", {}, message.author_name),
    message.author.bot ? el("span", { class: "tag" }, "BOT") : null,
    el("time", { datetime: date.toISOString(), title: date.toLocaleString() }, shown),
    message.pinned ? el("span", { class: "small" }, "pinned") : null);
}

function thinking(message) {
  if (message.expired) return el("div", { class: "thinking" }, "The application did not respond.");
  return el("div", { class: "thinking" }, "is thinking", el("i"), el("i"), el("i"));
}

function drawImage(address, alt, width, height) {
  const image = el("img", { src: address, alt: alt ?? "", width, height, loading: "lazy" });
  const label = alt ? `Enlarge: ${alt}` : "Enlarge picture";
  const button = el("button", { class: "picture", type: "button", "aria-label": label, onclick: () => picture(address, alt) }, image);
  if (!alt) return button;
  return el("div", {}, button, el("details", { class: "alt" }, el("summary", {}, "ALT"), alt));
}

function drawAttachment(attachment) {
  if (/\.(png|jpe?g|gif|webp)$/i.test(attachment.filename)) {
    return drawImage(attachment.url, attachment.description, attachment.width, attachment.height);
  }
  const size = `${Math.ceil(attachment.size / 1024)} KB`;
  return el("a", { class: "file", href: attachment.url, download: attachment.filename }, attachment.filename, el("span", { class: "small" }, size));
}

function drawEmbed(embed, message, shown, world) {
  const colour = typeof embed.color === "number" ? `#${embed.color.toString(16).padStart(6, "0")}` : null;
  const image = (one) => {
    if (!one?.url) return null;
    shown.add(one.url);
    const file = message.attachments.find((attachment) => attachment.url === one.url);
    return drawImage(one.url, file?.description, one.width, one.height);
  };
  const fields = (embed.fields ?? []).map((field) =>
    el("div", { class: field.inline ? "field inline" : "field" }, el("b", {}, field.name), markdown(field.value, world)));
  const title = embed.url && /^https?:/.test(embed.url)
    ? el("a", { href: embed.url, target: "_blank", rel: "noopener noreferrer" }, embed.title) : embed.title;
  return el("div", { class: "embed", style: colour ? { "--bar": colour } : null },
    embed.author?.name ? el("div", { class: "small" }, embed.author.name) : null,
    embed.title ? el("h4", {}, title) : null,
    embed.description ? markdown(embed.description, world) : null,
    fields.length ? el("div", { class: "fields" }, fields) : null,
    image(embed.image), image(embed.thumbnail),
    embed.footer?.text ? el("div", { class: "small" }, embed.footer.text) : null);
}

function drawRow(row, message, world) {
  const parts = (row.components ?? []).map((part) => part.type === 2 ? drawButton(part, message, world) : drawMenu(part, message, world));
  return el("div", { class: "row" }, parts);
}

function partEmoji(part, world) {
  if (!part?.name) return null;
  return part.id ? emoji(String(part.id), part.name, world) : part.name;
}

function drawButton(part, message, world) {
  const sign = partEmoji(part.emoji, world);
  const inside = [sign ? el("span", {}, sign) : null, part.label];
  if (part.style === 5) {
    const safe = /^https?:/.test(part.url ?? "");
    return el("a", { class: "button link", href: safe ? part.url : null, target: "_blank", rel: "noopener noreferrer" }, inside, " ↗");
  }
  const press = async (event) => {
    const button = event.currentTarget;
    if (button.classList.contains("busy")) return;
    button.classList.add("busy");
    await world.press(message.id, part.custom_id, null);
    button.classList.remove("busy");
  };
  return el("button", {
    class: `button ${STYLES[part.style] ?? ""}`, type: "button", disabled: part.disabled,
    "data-focus": part.custom_id, onclick: press,
  }, inside);
}

function drawMenu(part, message, world) {
  const options = part.type === 3 ? part.options ?? [] : world.pickable(part.type);
  const most = part.max_values ?? 1, least = part.min_values ?? 1;
  const chosen = options.filter((one) => one.default).map((one) => one.label);
  const menu = el("details", { class: part.disabled ? "menu off" : "menu" });
  const summary = el("summary", { "data-focus": part.custom_id }, chosen.join(", ") || part.placeholder || "Make a choice");
  if (part.disabled) summary.addEventListener("click", (event) => event.preventDefault());
  const send = async (values) => {
    menu.open = false;
    await world.press(message.id, part.custom_id, values);
  };
  const count = el("span");
  const done = el("button", { class: "button primary", type: "button" }, "Done");
  const boxes = options.map((one) => el("input", {
    type: "checkbox", value: one.value, checked: one.default, onchange: () => refresh(),
  }));
  const refresh = () => {
    const ticked = boxes.filter((box) => box.checked).length;
    for (const box of boxes) box.disabled = !box.checked && ticked >= most;
    count.textContent = `${ticked} of ${least === most ? most : `${least} to ${most}`}`;
    done.disabled = ticked < least;
  };
  done.addEventListener("click", () => send(boxes.filter((box) => box.checked).map((box) => box.value)));
  const label = (one) => el("span", {}, partEmoji(one.emoji, world), one.emoji ? " " : null, one.label, one.description ? el("small", {}, one.description) : null);
  const single = most === 1 && least === 1;
  const rows = options.map((one, index) => single
    ? el("button", { class: one.default ? "choice chosen" : "choice", type: "button", onclick: () => send([one.value]) }, label(one))
    : el("label", { class: "choice" }, boxes[index], label(one)));
  menu.append(summary, el("div", { class: "choices" }, rows,
    single ? null : el("div", { class: "done" }, count, done)));
  refresh();
  return menu;
}
