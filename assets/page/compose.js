// The line at the bottom: plain words, or a command with its options.
import { act, el } from "./net.js";

const entry = document.getElementById("entry");
const picker = document.getElementById("picker");

// Everything that can be used, subcommands spelled out.
function flat(commands) {
  const out = [];
  const walk = (command, path, part) => {
    const inner = (part.options ?? []).filter((one) => one.type === 1 || one.type === 2);
    if (inner.length) inner.forEach((one) => walk(command, [...path, one.name], one));
    else out.push({ command, path, title: [command.name, ...path].join(" "), about: part.description ?? "", options: part.options ?? [] });
  };
  for (const command of commands) walk(command, [], command);
  return out.sort((a, b) => a.title.localeCompare(b.title));
}

export class Compose {
  constructor(world) {
    this.world = world;
    this.commands = [];
    this.chosen = 0;
    this.plain();
    entry.addEventListener("submit", (event) => { event.preventDefault(); this.send(); });
    document.addEventListener("click", (event) => { if (!event.target.closest("#compose")) picker.hidden = true; });
  }

  // New commands and a new place; what is being typed stays.
  update(commands, place) {
    this.commands = flat(commands ?? []);
    if (this.text) {
      this.text.placeholder = place ? `Write to ${place}, or type / for commands` : "";
      if (!picker.hidden) this.offer();
    }
  }

  plain(text = "") {
    this.using = null;
    this.text = el("textarea", { rows: 1, "aria-label": "Message", autocomplete: "off", oninput: () => this.typed(), onkeydown: (event) => this.key(event) });
    this.text.value = text;
    entry.replaceChildren(this.text, el("button", { type: "submit", class: "go" }, "Send"));
    picker.hidden = true;
  }

  typed() {
    this.text.style.setProperty("height", "auto");
    this.text.style.setProperty("height", `${this.text.scrollHeight}px`);
    this.chosen = 0;
    this.offer();
  }

  matches() {
    const typed = this.text.value.slice(1).trim().toLowerCase();
    return this.commands.filter((one) => one.title.includes(typed) || one.about.toLowerCase().includes(typed));
  }

  offer() {
    if (!this.text?.value.startsWith("/")) { picker.hidden = true; return; }
    const found = this.matches();
    this.chosen = Math.min(this.chosen, Math.max(0, found.length - 1));
    picker.replaceChildren(...found.map((one, index) => el("button", {
      type: "button", role: "option", "aria-selected": String(index === this.chosen), onclick: () => this.choose(one),
    }, el("b", {}, `/${one.title}`), el("small", {}, one.about))));
    if (!found.length) picker.replaceChildren(el("p", { class: "small" }, "No such command here."));
    picker.hidden = false;
    picker.children[this.chosen]?.scrollIntoView({ block: "nearest" });
  }

  key(event) {
    if (event.isComposing) return;
    const open = !picker.hidden;
    if (open && (event.key === "ArrowDown" || event.key === "ArrowUp")) {
      const count = this.matches().length || 1;
      this.chosen = (this.chosen + (event.key === "ArrowDown" ? 1 : count - 1)) % count;
      this.offer();
    } else if (open && event.key === "Escape") picker.hidden = true;
    else if (open && event.key === "Tab" && this.matches().length) this.choose(this.matches()[this.chosen]);
    else if (event.key === "Enter" && !event.shiftKey) this.send();
    else return;
    event.preventDefault();
  }

  choose(one) {
    picker.hidden = true;
    this.using = { ...one, inputs: new Map() };
    const options = one.options.map((option) => this.option(option));
    entry.replaceChildren(el("span", { class: "using" }, `/${one.title}`), ...options,
      el("button", { type: "submit", class: "go" }, "Send"),
      el("button", { type: "button", onclick: () => { this.plain(); this.update(this.world.state.commands, this.world.placeName()); this.text.focus(); } }, "Cancel"));
    (entry.querySelector("input, select") ?? entry.querySelector("button")).focus();
  }

  option(option) {
    const required = option.required === true;
    const choice = (value, label) => el("option", { value }, label);
    const select = (pairs) => el("select", { required, title: option.description }, choice("", "–"), pairs.map(([value, label]) => choice(value, label)));
    let input;
    if (option.choices?.length) input = select(option.choices.map((one) => [JSON.stringify(one.value), one.name]));
    else if (option.type === 5) input = select([["true", "Yes"], ["false", "No"]]);
    else if (option.type === 6) input = select(this.world.pickable(5).map((one) => [JSON.stringify(one.value), one.label]));
    else if (option.type === 7) input = select(this.world.pickable(8).map((one) => [JSON.stringify(one.value), one.label]));
    else if (option.type === 4 || option.type === 10) {
      input = el("input", { type: option.autocomplete ? "text" : "number", step: option.type === 4 ? 1 : "any", min: option.min_value, max: option.max_value, required, title: option.description });
    } else input = el("input", { type: "text", required, maxlength: option.max_length, minlength: option.min_length, title: option.description, placeholder: option.description, autocomplete: "off" });
    const label = el("label", { class: "option" }, option.name + (required ? " *" : ""), input);
    if (option.autocomplete) label.append(this.proposals(option, input));
    this.using.inputs.set(option.name, { option, input });
    return label;
  }

  // Proposals of the bot for what is typed; the latest answer counts.
  proposals(option, input) {
    const id = `proposals-${option.name}`;
    const list = el("datalist", { id });
    input.setAttribute("list", id);
    let latest = 0, timer;
    const ask = async () => {
      const mine = ++latest;
      const { command, path } = this.using ?? {};
      if (!command) return;
      try {
        const out = await act("propose", { ...this.world.here(), name: command.name, path, fields: { ...this.values(), [option.name]: input.value }, values: [option.name] });
        if (mine !== latest || !out.choices) return;
        input.known = new Map(out.choices.map((one) => [one.name, one.value]));
        list.replaceChildren(...out.choices.map((one) => el("option", { value: one.name })));
      } catch { /* Proposals are only a help. */ }
    };
    input.addEventListener("input", () => { clearTimeout(timer); timer = setTimeout(ask, 200); });
    input.addEventListener("focus", ask, { once: true });
    return list;
  }

  values() {
    const out = {};
    for (const [name, { option, input }] of this.using?.inputs ?? []) {
      if (input.value === "") continue;
      if (input.localName === "select") out[name] = JSON.parse(input.value);
      else out[name] = input.known?.get(input.value) ?? input.value;
      if (option.type === 5) out[name] = input.value === "true";
    }
    return out;
  }

  async send() {
    if (this.using) {
      if (!entry.reportValidity()) return;
      const { command, path } = this.using;
      const body = { ...this.world.here(), name: command.name, path, fields: this.values() };
      const sent = await this.world.request("command", body);
      if (sent) { this.plain(); this.update(this.world.state.commands, this.world.placeName()); this.text.focus(); }
      return;
    }
    const text = this.text.value;
    if (text.startsWith("/")) {
      const found = this.matches();
      const exact = found.find((one) => one.title === text.slice(1).trim());
      const one = picker.hidden ? exact : exact ?? found[this.chosen];
      if (one) return this.choose(one);
    }
    if (!text.trim()) return;
    this.text.value = "";
    this.typed();
    try {
      this.world.toEnd();
      await act("say", { ...this.world.here(), name: text });
    } catch (error) {
      this.text.value = text;
      this.world.trouble(error.message);
    }
  }
}
