// The fields of a command's options: what they take, and what is wrong with what stands in them.
import { act, hand } from "./net.js";
import { announce, el, freshId } from "./dom.js";
import { aboutIn, kindOf, nameIn } from "./commands.js";
import { say } from "./words.js";

// How long nothing is typed before the bot is asked for proposals.
const PAUSE = 200;
// Discord's number of options that take a file, and how large one may be.
const FILE = 11, MOST_BYTES = 10 * 1024 * 1024;

export class Field {
  // `ask(name, typed)` gives the arguments of a question for proposals.
  constructor(option, world, ask, remove) {
    Object.assign(this, { option, world, ask, name: option.name, required: option.required === true });
    const locale = world.locale();
    this.id = freshId("option");
    this.input = this.make(locale);
    this.wrong = el("p", { id: `${this.id}-wrong`, class: "wrong", hidden: true });
    const help = el("p", { id: `${this.id}-help`, class: "small" }, `${aboutIn(option, locale)} (${kindOf(option)})`);
    const label = el("label", { for: this.id }, nameIn(option, locale), this.required ? el("span", { class: "small" }, say("markRequired")) : null);
    this.root = el("div", { class: "option" },
      el("div", { class: "option-head" }, label, remove ? el("button", { type: "button", class: "drop", "aria-label": say("leaveOut", nameIn(option, locale)), onclick: remove }, "✕") : null),
      this.input, this.list, help, this.wrong);
    this.input.addEventListener("input", () => { if (!this.wrong.hidden) this.check(); });
    this.input.addEventListener("change", () => this.check());
  }

  make(locale) {
    const { option, world } = this;
    const shared = { id: this.id, "aria-describedby": `${this.id}-help ${this.id}-wrong`, "aria-required": String(this.required), "data-option": option.name };
    const choose = (pairs) => el("select", shared, el("option", { value: "" }, say("choose")),
      pairs.map(([value, label]) => el("option", { value: JSON.stringify(value) }, label)));
    if (option.choices?.length) return choose(option.choices.map((one) => [one.value, nameIn(one, locale)]));
    if (option.type === 5) return choose([[true, say("yes")], [false, say("no")]]);
    if ([6, 7, 8, 9].includes(option.type)) return choose(world.pickable(option.type).map((one) => [one.value, one.label]));
    if (option.type === FILE) return el("input", { ...shared, type: "file", onchange: () => { this.handed = undefined; } });
    const input = el("input", { ...shared, type: "text", autocomplete: "off", inputmode: option.type === 4 ? "numeric" : null });
    if (option.autocomplete) this.propose(input);
    return input;
  }

  focus() { this.input.focus(); }

  // Hands a chosen file over, once.
  async ready() {
    const [file] = this.input.files ?? [];
    if (file) this.handed ??= await hand(this.world.state.user, file);
  }

  // What is sent for it; nothing if it is empty.
  value() {
    if (this.option.type === FILE) return this.handed;
    const text = this.input.value;
    if (text === "") return undefined;
    if (this.input.localName === "select") return JSON.parse(text);
    return this.known?.get(text) ?? text.trim();
  }

  complaint() {
    const { option } = this;
    const value = this.input.files?.[0] ?? this.value();
    if (option.type === FILE && value?.size > MOST_BYTES) return say("tooLarge");
    if (value === undefined) return this.required ? say("needed") : "";
    if (this.known?.has(this.input.value) || this.input.localName === "select" || option.type === FILE) return "";
    if (option.type === 4 && !/^-?\d+$/.test(value)) return say("wholePlease");
    if (option.type === 4) {
      if (typeof option.min_value === "number" && Number(value) < option.min_value) return say("notLess", option.min_value);
      if (typeof option.max_value === "number" && Number(value) > option.max_value) return say("notMore", option.max_value);
    }
    if (option.type === 3 && option.min_length && value.length < option.min_length) return say("atLeastLetters", option.min_length);
    if (option.type === 3 && option.max_length && value.length > option.max_length) return say("atMostLetters", option.max_length);
    return "";
  }

  check() {
    const text = this.complaint();
    this.wrong.textContent = text;
    this.wrong.hidden = !text;
    if (text) this.input.setAttribute("aria-invalid", "true");
    else this.input.removeAttribute("aria-invalid");
    return !text;
  }

  // Proposals of the bot for what is typed. The latest answer counts.
  propose(input) {
    this.list = el("div", { role: "listbox", id: `${this.id}-list`, class: "proposals", "aria-label": say("proposals"), hidden: true });
    for (const [name, value] of Object.entries({ role: "combobox", "aria-autocomplete": "list", "aria-expanded": "false", "aria-controls": this.list.id })) input.setAttribute(name, value);
    let latest = 0, timer;
    const ask = async () => {
      const mine = ++latest;
      this.say(say("asking"));
      try {
        const out = await act("propose", this.ask(this.name, input.value));
        if (mine !== latest || document.activeElement !== input) return;
        if (out.failed) this.say(say("noResponse"));
        else this.offer(out.choices ?? []);
      } catch (error) {
        if (mine === latest) this.say(error.message);
      }
    };
    const soon = () => { clearTimeout(timer); timer = setTimeout(ask, PAUSE); };
    input.addEventListener("input", soon);
    input.addEventListener("focus", () => { if (this.list.hidden && !this.known?.has(input.value)) ask(); });
    input.addEventListener("blur", () => { latest++; clearTimeout(timer); this.shut(); });
    input.addEventListener("keydown", (event) => this.key(event));
  }

  say(text) {
    this.list.replaceChildren(el("p", { class: "small" }, text));
    this.rows = [];
    this.show();
  }

  offer(choices) {
    this.known = new Map(choices);
    if (!choices.length) { this.say(say("noProposals")); announce(say("noProposals")); return; }
    this.now = -1;
    this.rows = choices.map(([name], index) => el("div", {
      role: "option", class: "choice", id: `${this.id}-${index}`, "aria-selected": "false",
      // The input keeps the keyboard, so the list must not take it.
      onpointerdown: (event) => event.preventDefault(), onclick: () => this.take(index),
    }, name));
    this.list.replaceChildren(...this.rows);
    this.show();
    announce(say("proposalsFound", choices.length));
  }

  show() {
    this.list.hidden = false;
    this.input.setAttribute("aria-expanded", "true");
    this.list.scrollIntoView({ block: "nearest" });
  }
  shut() {
    this.list.hidden = true;
    this.input.setAttribute("aria-expanded", "false");
    this.input.removeAttribute("aria-activedescendant");
  }

  take(index) {
    this.input.value = this.rows[index].textContent;
    this.shut();
    this.check();
  }

  key(event) {
    const { rows = [] } = this;
    if (this.list.hidden || event.isComposing) return;
    if (event.key === "Escape") this.shut();
    else if ((event.key === "ArrowDown" || event.key === "ArrowUp") && rows.length) {
      this.now = ((this.now ?? -1) + (event.key === "ArrowDown" ? 1 : rows.length - (this.now < 0 ? 0 : 1))) % rows.length;
      rows.forEach((row, index) => {
        row.setAttribute("aria-selected", String(index === this.now));
        row.classList.toggle("now", index === this.now);
      });
      rows[this.now].scrollIntoView({ block: "nearest" });
      this.input.setAttribute("aria-activedescendant", rows[this.now].id);
    } else if (event.key === "Enter" && this.now >= 0 && rows[this.now]) this.take(this.now);
    else if (event.key === "Tab" && this.now >= 0 && rows[this.now]) { this.take(this.now); return; }
    else return;
    event.preventDefault();
    event.stopPropagation();
  }
}
