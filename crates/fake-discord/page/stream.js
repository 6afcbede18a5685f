// The messages of the open channel, brought up to date one by one.
import { el, patch } from "./dom.js";
import { greeting } from "./greeting.js";
import { day } from "./markdown.js";
import { drawMessage, redrawMessage } from "./messages.js";
import { say } from "./words.js";

const GAP = 7 * 60 * 1000;
const NEAR = 80;

export class Stream {
  constructor(world) {
    this.world = world;
    this.root = document.getElementById("stream");
    this.below = document.getElementById("below");
    // The messages that were drawn here before.
    this.known = new Set();
    // Whoever reads the end keeps reading it when messages come or pictures grow.
    this.following = true;
    const keep = () => { if (this.following) this.root.scrollTop = this.root.scrollHeight; };
    this.root.addEventListener("scroll", () => {
      this.following = this.root.scrollHeight - this.root.scrollTop - this.root.clientHeight < NEAR;
      if (this.following) this.below.hidden = true;
    }, { passive: true });
    this.root.addEventListener("load", keep, true);
    this.root.addEventListener("toggle", keep, true);
    new ResizeObserver(keep).observe(this.root);
    this.below.addEventListener("click", () => this.toEnd());
  }

  toEnd() {
    this.following = true;
    this.below.hidden = true;
    this.root.scrollTop = this.root.scrollHeight;
  }

  // Another channel or user is about to be shown.
  leave() {
    this.root.setAttribute("aria-busy", "true");
  }

  draw(moved = false) {
    const { world, root } = this;
    if (moved) { this.following = true; this.known = new Set(world.order); }
    // Asking where something is makes the browser lay everything out, so only if it matters.
    const first = this.following ? null : root.querySelector("article");
    const before = first?.getBoundingClientRect().top;
    const last = world.order.at(-1);
    const news = !moved && last !== this.last && last !== undefined;
    // A menu that was open at the end has pushed it away; what the press has changed there is looked for at the end again.
    const stamp = world.stamps.get(last);
    const pressed = last === this.last && stamp !== this.stamp && [...root.querySelectorAll("article")].at(-1)?.contains(document.activeElement);
    patch(root, this.wanted());
    this.last = last;
    this.stamp = stamp;
    root.removeAttribute("aria-busy");
    // An answer for this user alone is what they have just asked for.
    const answered = news && world.messages.get(last)?.ephemeral && !this.known.has(last);
    if (this.following || answered || pressed) this.toEnd();
    else {
      // What was at the top stays in sight when earlier messages come above it.
      if (first?.isConnected) root.scrollTop += first.getBoundingClientRect().top - before;
      if (news) this.below.hidden = false;
    }
  }

  wanted() {
    const { world } = this;
    const here = world.here();
    const troubles = world.troubles.filter((one) => one.user === here.user && one.channel === here.channel);
    const out = [];
    if (world.state.more) {
      out.push({ key: "older", stamp: "", make: () => el("button", { class: "older", type: "button", "data-focus": "older", onclick: world.older }, say("older")) });
    }
    let before = null, lastDay = null, divided = false;
    // A name or an emoji in a text may have changed with its message staying as it was.
    const names = JSON.stringify([here.user, world.locale(), world.state.channels.map((one) => one.name), world.state.users.map((one) => one.name), world.emojis.size]);
    if (names !== this.names) { this.names = names; world.around = (world.around ?? 0) + 1; }
    for (const id of world.order) {
      const message = world.messages.get(id);
      if (!message) continue;
      // Found out once: there may be many messages.
      message.day ??= new Date(message.at).toDateString();
      const today = message.day;
      if (today !== lastDay) out.push(line(`day-${today}`, "day", day(message.at)));
      const fresh = !divided && world.readTo !== null && BigInt(id) > BigInt(world.readTo) && message.author.id !== here.user;
      if (fresh) { divided = true; out.push(line("new", "new", say("new"))); }
      const next = !fresh && today === lastDay && before && before.author.id === message.author.id && message.at - before.at < GAP
        && !message.reply && !(message.used && message.type === 20)
        && before.ephemeral === message.ephemeral;
      lastDay = today;
      out.push({
        key: id, stamp: `${world.stamps.get(id)} ${next} ${world.around}`,
        make: () => drawMessage(message, next, world),
        update: (element) => redrawMessage(element, message, next, world),
      });
      for (const trouble of troubles.filter((one) => one.message === id)) out.push(this.trouble(trouble));
      before = message;
    }
    for (const trouble of troubles.filter((one) => !world.messages.has(one.message))) out.push(this.trouble(trouble));
    if (!out.length) {
      out.push(greeting(world) ?? { key: "empty", stamp: "", make: () => el("p", { class: "empty" }, say("empty")) });
    }
    return out;
  }

  trouble(trouble) {
    return {
      key: trouble.key, stamp: "",
      make: () => el("div", { class: "trouble" }, trouble.text,
        el("button", { type: "button", "aria-label": say("dismissNotice"), onclick: () => this.world.forget(trouble.key) }, "✕")),
    };
  }
}

function line(key, kind, text) {
  return { key, stamp: text, make: () => el("div", { class: `line ${kind}`, role: "separator", "aria-label": text }, el("span", { "aria-hidden": "true" }, text)) };
}
