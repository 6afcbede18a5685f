// The line at the bottom: plain words, or a command with its options.
import { act } from "./net.js";
import { announce, el } from "./dom.js";
import { aboutIn, fitting, flat, nameIn } from "./commands.js";
import { Field } from "./fields.js";
import { say } from "./words.js";

const entry = document.getElementById("entry");
const picker = document.getElementById("picker");

export class Compose {
  constructor(world, stream) {
    Object.assign(this, { world, stream, commands: [], found: [], now: 0 });
    this.plain();
    entry.addEventListener("submit", (event) => { event.preventDefault(); this.send(); });
    entry.addEventListener("keydown", (event) => {
      if (event.key !== "Escape" || !this.using || event.defaultPrevented) return;
      this.plain();
      this.text.focus();
      event.preventDefault();
    });
    document.addEventListener("pointerdown", (event) => { if (!event.target.closest("#compose")) this.shut(); });
  }

  // New commands or a new place; what is being typed stays. A command that is being filled in
  // elsewhere is put away.
  update(moved) {
    const { world } = this;
    const stamp = JSON.stringify([world.state.commands, world.locale()]);
    if (stamp !== this.stamp) { this.stamp = stamp; this.commands = flat(world.state.commands ?? [], world.locale()); }
    if (moved && this.using) this.plain();
    if (!this.text) return;
    const place = world.placeName();
    this.text.placeholder = place ? say("writeTo", place) : "";
    this.text.setAttribute("aria-label", say("messageTo", place));
    if (moved) this.shut();
  }

  // Goes to the line, perhaps with something to begin with.
  begin(text) {
    if (this.using) { entry.querySelector("input, select, button")?.focus(); return; }
    this.text.focus();
    if (text && !this.text.value) { this.text.value = text; this.typed(); }
  }

  plain(text = "") {
    this.using = null;
    entry.classList.remove("command");
    this.text = el("textarea", {
      rows: 1, "aria-label": say("message"), autocomplete: "off", maxlength: 2000, enterkeyhint: "send", id: "text",
      "aria-autocomplete": "list", "aria-controls": "picker", oninput: () => this.typed(), onkeydown: (event) => this.key(event),
    });
    this.text.value = text;
    entry.replaceChildren(this.text, el("button", { type: "submit", class: "button primary" }, say("send")));
    this.shut();
    if (this.world.state) this.update(false);
  }

  typed() {
    this.text.style.setProperty("height", "auto");
    this.text.style.setProperty("height", `${this.text.scrollHeight}px`);
    this.now = 0;
    this.offer();
  }

  shut() {
    picker.hidden = true;
    this.text?.removeAttribute("aria-activedescendant");
  }

  // Shows the commands that fit what is typed.
  offer() {
    if (!this.text?.value.startsWith("/") || this.text.value.includes("\n")) { this.shut(); return; }
    const was = picker.hidden ? -1 : this.found.length;
    this.found = fitting(this.commands, this.text.value.slice(1));
    const locale = this.world.locale();
    const optionsOf = (one) => one.options.map((option) => nameIn(option, locale)).join(" ");
    picker.replaceChildren(...this.found.map((one, index) => el("div", {
      role: "option", id: `command-${index}`, class: "choice", "aria-selected": "false",
      onpointerdown: (event) => event.preventDefault(), onclick: () => this.choose(one),
    }, el("span", {}, el("b", {}, `/${one.title}`), one.options.length ? el("span", { class: "takes" }, optionsOf(one)) : null, el("small", {}, one.about)))));
    if (!this.found.length) picker.replaceChildren(el("p", { class: "small" }, say("noSuchCommand")));
    picker.hidden = false;
    this.mark();
    if (was !== this.found.length) announce(say("commandsFound", this.found.length));
  }

  mark() {
    if (!this.found.length) return;
    [...picker.children].forEach((row, index) => {
      row.setAttribute("aria-selected", String(index === this.now));
      row.classList.toggle("now", index === this.now);
    });
    const row = picker.children[this.now];
    row.scrollIntoView({ block: "nearest" });
    this.text.setAttribute("aria-activedescendant", row.id);
  }

  key(event) {
    if (event.isComposing) return;
    const open = !picker.hidden, count = this.found.length;
    const to = { ArrowDown: this.now + 1, ArrowUp: this.now - 1 }[event.key];
    if (open && to !== undefined && count && !event.altKey) { this.now = (to + count) % count; this.mark(); }
    else if (open && event.key === "Escape") this.shut();
    else if (open && event.key === "Tab" && !event.shiftKey && count) this.choose(this.found[this.now]);
    else if (event.key === "Enter" && !event.shiftKey) this.send();
    else return;
    event.preventDefault();
  }

  // A command becomes a form of its options: the required ones at once, the others on demand.
  choose(one) {
    this.shut();
    this.text = null;
    this.using = { ...one, fields: [] };
    entry.classList.add("command");
    const locale = this.world.locale();
    this.fieldsBox = el("div", { class: "options" });
    const optional = one.options.filter((option) => option.required !== true);
    this.more = new Map(optional.map((option) => [option.name, el("button", {
      type: "button", class: "add-option", "aria-label": say("addOption", nameIn(option, locale), aboutIn(option, locale)), title: aboutIn(option, locale),
      onclick: () => this.addField(option).focus(),
    }, `+ ${nameIn(option, locale)}`)]));
    entry.replaceChildren(
      el("div", { class: "using" }, el("b", {}, `/${one.title}`), el("span", { class: "small" }, ` ${one.about}`)),
      this.fieldsBox,
      el("div", { class: "more", role: "group", "aria-label": say("optional") }, ...this.more.values()),
      el("div", { class: "end" },
        el("button", { type: "button", class: "button", onclick: () => { this.plain(); this.text.focus(); } }, say("cancel")),
        el("button", { type: "submit", class: "button primary" }, say("send"))));
    for (const option of one.options) if (option.required === true) this.addField(option);
    (entry.querySelector("input, select") ?? entry.querySelector("[type=submit]")).focus();
  }

  addField(option) {
    const { using, more } = this;
    const drop = () => {
      using.fields = using.fields.filter((one) => one !== field);
      field.root.remove();
      more.get(option.name).hidden = false;
      more.get(option.name).focus();
    };
    const ask = (name, typed) => ({ ...this.world.here(), name: using.command.name, path: using.path, options: this.values(), option: name, typed });
    const field = new Field(option, this.world, ask, option.required === true ? null : drop);
    using.fields.push(field);
    this.fieldsBox.append(field.root);
    const button = more.get(option.name);
    if (button) button.hidden = true;
    return field;
  }

  values() {
    const pairs = this.using.fields.map((field) => [field.name, field.value()]);
    return Object.fromEntries(pairs.filter(([, value]) => value !== undefined));
  }

  async send() {
    if (this.using) { await this.sendCommand(); return; }
    const text = this.text.value;
    if (text.startsWith("/")) {
      const typed = text.slice(1).trim().toLowerCase();
      const exact = fitting(this.commands, typed).find((one) => one.title.toLowerCase() === typed || one.own === typed);
      const one = picker.hidden ? exact : this.found[this.now];
      if (one) { this.choose(one); return; }
    }
    if (!text.trim()) return;
    this.text.value = "";
    this.typed();
    try {
      this.stream.toEnd();
      await act("say", { ...this.world.here(), text });
    } catch (error) {
      if (this.text && !this.text.value) this.text.value = text;
      this.world.trouble(error.message);
    }
  }

  // Files go first, then the command that names them. True if the bot answered.
  async handOver(using) {
    const place = this.world.here();
    try {
      await Promise.all(using.fields.map((field) => field.ready()));
    } catch (error) {
      this.world.trouble(error.message);
      return false;
    }
    if (this.using !== using) return false;
    return this.world.request("command", { ...place, name: using.command.name, path: using.path, options: this.values() });
  }

  async sendCommand() {
    const { using } = this;
    const bad = using.fields.filter((field) => !field.check());
    if (bad.length) { bad[0].focus(); return; }
    const button = entry.querySelector("[type=submit]");
    if (button.getAttribute("aria-busy")) return;
    button.setAttribute("aria-busy", "true");
    const sent = await this.handOver(using);
    button.removeAttribute("aria-busy");
    if (!sent || this.using !== using) return;
    const inside = entry.contains(document.activeElement);
    this.plain();
    if (inside) this.text.focus();
  }
}
