// Menus of texts and users, as a list that opens below its button.
import { announce, el, freshId } from "./dom.js";
import { partEmoji } from "./components.js";
import { say } from "./words.js";

export function drawMenu(part, message, world) {
  const options = part.type === 3 ? part.options ?? [] : world.pickable(6);
  const preset = new Set((part.default_values ?? []).map((one) => one.id));
  return new Menu(part, options, preset, message, world).root;
}

class Menu {
  constructor(part, options, preset, message, world) {
    Object.assign(this, { part, options, message, world });
    this.most = Math.max(1, Math.min(part.max_values ?? 1, options.length || 1));
    this.least = part.min_values ?? 1;
    this.single = this.most === 1;
    this.ticked = new Set(options.filter((one) => one.default || preset.has(one.value)).map((one) => one.value));
    this.now = Math.max(0, options.findIndex((one) => this.ticked.has(one.value)));
    this.typed = "";
    this.draw();
  }

  draw() {
    const { part, options } = this;
    const id = freshId("menu");
    const chosen = options.filter((one) => this.ticked.has(one.value)).map((one) => one.label).join(", ");
    const name = part.placeholder || say("makeChoice");
    this.button = el("button", {
      class: "opener", type: "button", disabled: part.disabled, "data-focus": part.custom_id,
      "aria-haspopup": "listbox", "aria-expanded": "false", "aria-controls": id,
      "aria-label": chosen ? `${name}: ${chosen}` : name, onclick: () => this.toggle(),
      onkeydown: (event) => { if (event.key === "ArrowDown" && !this.isOpen()) { this.open(); event.preventDefault(); } },
    }, el("span", {}, chosen || name));
    this.rows = options.map((one, index) => el("div", {
      role: "option", id: `${id}-${index}`, class: "choice", "aria-selected": String(this.ticked.has(one.value)),
      onclick: () => { this.now = index; this.take(); },
    }, this.single && !this.ticked.size ? null : el("span", { class: "tick", "aria-hidden": "true" }), el("span", {},
      partEmoji(one.emoji, this.world), one.emoji ? " " : null, one.label, one.description ? el("small", {}, one.description) : null)));
    this.list = el("div", {
      role: "listbox", id, class: "choices", tabindex: "0", "aria-label": name, "aria-multiselectable": this.single ? null : "true",
      onkeydown: (event) => this.key(event),
    }, this.rows.length ? this.rows : el("p", { class: "small" }, say("nothingToChoose")));
    this.count = el("span", { class: "small" });
    this.done = el("button", { class: "button primary", type: "button", onclick: () => this.send() }, say("done"));
    this.drawer = el("div", { class: "drawer", hidden: true, onkeydown: (event) => { if (event.key === "Escape") { this.close(); event.stopPropagation(); } } },
      this.list, this.single && this.least === 1 ? null : el("div", { class: "done" }, this.count, this.done));
    this.root = el("div", { class: "menu" }, this.button, this.drawer);
    this.show();
  }

  isOpen() { return !this.drawer.hidden; }
  toggle() { if (this.isOpen()) this.close(); else this.open(); }
  open() {
    this.drawer.hidden = false;
    this.button.setAttribute("aria-expanded", "true");
    this.show();
    this.list.focus({ preventScroll: true });
    this.root.scrollIntoView({ block: "nearest" });
  }
  close() {
    this.drawer.hidden = true;
    this.button.setAttribute("aria-expanded", "false");
    this.button.focus({ preventScroll: true });
  }

  // Marks where the keyboard is and what is ticked.
  show() {
    this.rows.forEach((row, index) => {
      row.classList.toggle("now", index === this.now);
      row.setAttribute("aria-selected", String(this.ticked.has(this.options[index].value)));
    });
    const row = this.rows[this.now];
    if (row) this.list.setAttribute("aria-activedescendant", row.id);
    const wanted = this.least === this.most ? this.most : say("range", this.least, this.most);
    this.count.textContent = say("chosen", this.ticked.size, wanted);
    this.done.disabled = this.ticked.size < this.least || this.ticked.size > this.most;
    if (this.isOpen()) row?.scrollIntoView({ block: "nearest" });
  }

  take() {
    const value = this.options[this.now]?.value;
    if (value === undefined) return;
    if (this.single && this.least === 1) { this.ticked = new Set([value]); this.send(); return; }
    if (this.ticked.has(value)) this.ticked.delete(value);
    else {
      if (this.single) this.ticked.clear();
      if (this.ticked.size >= this.most) { announce(say("noMore", this.most)); return; }
      this.ticked.add(value);
    }
    this.show();
  }

  key(event) {
    const { length } = this.options;
    const to = { ArrowDown: this.now + 1, ArrowUp: this.now - 1, Home: 0, End: length - 1, PageDown: Math.min(length - 1, this.now + 8), PageUp: Math.max(0, this.now - 8) }[event.key];
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    if (to !== undefined && length) { this.now = (to + length) % length; this.show(); }
    else if (event.key === " " || (event.key === "Enter" && this.single)) this.take();
    else if (event.key === "Enter") { if (!this.done.disabled) this.send(); }
    else if (event.key.length === 1) this.seek(event.key);
    else return;
    event.preventDefault();
  }

  // Typed letters lead to the choice that begins so.
  seek(letter) {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => { this.typed = ""; }, 700);
    this.typed += letter.toLowerCase();
    const found = this.options.findIndex((one) => one.label.toLowerCase().startsWith(this.typed));
    if (found >= 0) { this.now = found; this.show(); }
  }

  async send() {
    const values = this.options.filter((one) => this.ticked.has(one.value)).map((one) => one.value);
    this.close();
    this.button.setAttribute("aria-busy", "true");
    await this.world.press(this.message.id, this.part.custom_id, values);
    this.button.removeAttribute("aria-busy");
    // The message may not have changed; then the menu shows what it showed before.
    this.ticked = new Set(this.options.filter((one) => one.default).map((one) => one.value));
    this.show();
  }
}
