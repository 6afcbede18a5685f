// Forms the bot opens, and the page's own small dialogs. The browser keeps the keyboard inside and
// gives its place back at the end.
import { el, freshId } from "./dom.js";
import { clock, day, markdown, plain } from "./markdown.js";
import { goTo } from "./messages.js";

const dialog = document.getElementById("dialog");
const title = (text) => el("h2", { id: "dialog-title" }, text);

function show(...children) {
  dialog.replaceChildren(...children);
  if (!dialog.open) dialog.showModal();
}
dialog.addEventListener("click", (event) => { if (event.target === dialog && !dialog.querySelector("form")) dialog.close(); });

// A form of fields as Discord describes them; `send` gets what was filled in by name, and gives
// what went wrong.
export function form(heading, components, world, send) {
  const fields = [];
  const rows = components.map((part) => drawPart(part, world, fields));
  const wrong = el("div", { class: "wrong", role: "alert" });
  const submit = async (event) => {
    event.preventDefault();
    const bad = fields.filter((field) => !field.check());
    if (bad.length) { bad[0].focus(); return; }
    const button = event.submitter;
    if (button) button.disabled = true;
    try {
      const failed = await send(Object.fromEntries(fields.map((field) => [field.name, field.value()])));
      if (failed) wrong.textContent = failed;
      else dialog.close();
    } catch (error) {
      wrong.textContent = error.message;
    }
    if (button) button.disabled = false;
  };
  show(el("form", { onsubmit: submit, novalidate: true }, title(heading), rows, wrong,
    el("div", { class: "end" },
      el("button", { type: "button", class: "button", onclick: () => dialog.close() }, "Cancel"),
      el("button", { type: "submit", class: "button primary" }, "Submit"))));
  fields[0]?.focus();
}

function drawPart(part, world, fields) {
  if (part.type === 10) return markdown(part.content ?? "", world);
  if (part.type === 1) return (part.components ?? []).map((one) => drawField(one, one.label, null, world, fields));
  if (part.type === 18) return drawField(part.component, part.label, part.description, world, fields);
  return drawField(part, part.label, null, world, fields);
}

function drawField(field, label, description, world, fields) {
  const id = freshId("field");
  const required = field.required !== false;
  const help = description ? el("p", { id: `${id}-help`, class: "small" }, description) : null;
  const wrong = el("p", { id: `${id}-wrong`, class: "wrong", hidden: true });
  const describe = { id, "aria-describedby": `${help ? `${id}-help ` : ""}${id}-wrong`, required };
  const options = field.type === 3 || field.type === 21 || field.type === 22 ? field.options ?? [] : world.pickable(field.type);
  const many = (field.max_values ?? (field.type === 22 ? options.length : 1)) > 1;
  let input, value;
  if (field.type === 4) {
    const limits = { ...describe, maxlength: field.max_length, minlength: field.min_length, placeholder: field.placeholder, autocomplete: "off" };
    input = field.style === 2 ? el("textarea", { rows: 5, ...limits }) : el("input", { type: "text", ...limits });
    input.value = field.value ?? "";
    value = () => input.value;
  } else if (field.type === 23) {
    input = el("input", { type: "checkbox", ...describe, required: false, checked: field.default });
    value = () => input.checked;
  } else if ([3, 5, 6, 7, 8, 21, 22].includes(field.type)) {
    const empty = !many && !options.some((one) => one.default) ? [el("option", { value: "" }, field.placeholder || "Make a choice")] : [];
    input = el("select", { ...describe, multiple: many, size: many ? Math.min(8, options.length) : null },
      empty, options.map((one) => el("option", { value: one.value, selected: one.default }, one.label)));
    value = () => [...input.selectedOptions].map((one) => one.value).filter((one) => one !== "");
  } else return el("p", { class: "small" }, `A field of type ${field.type}, which the playground does not know.`);
  const complaint = () => {
    const given = value();
    const count = given.length;
    if (required && count === 0) return "This is needed.";
    if (field.type === 4 && count && count < (field.min_length ?? 0)) return `At least ${field.min_length} characters, please.`;
    if (field.type === 4 && count > (field.max_length ?? 4000)) return `At most ${field.max_length ?? 4000} characters, please.`;
    if (many && count > field.max_values) return `At most ${field.max_values}, please.`;
    if (many && count && count < (field.min_values ?? 1)) return `At least ${field.min_values ?? 1}, please.`;
    return "";
  };
  const check = () => {
    wrong.textContent = complaint();
    wrong.hidden = !wrong.textContent;
    if (wrong.textContent) input.setAttribute("aria-invalid", "true");
    else input.removeAttribute("aria-invalid");
    return wrong.hidden;
  };
  input.addEventListener("input", () => { if (!wrong.hidden) check(); });
  fields.push({ name: field.custom_id, value, check, focus: () => input.focus() });
  return el("div", { class: "field-row" }, el("label", { for: id }, label ?? field.custom_id, required ? null : el("span", { class: "small" }, " (optional)")), help, input, wrong);
}

// The pinned messages of a channel.
export function listOfPins(pins, world) {
  const item = (pin) => el("li", {}, el("button", { type: "button", class: "pin", onclick: () => { dialog.close(); goTo(pin.id); } },
    el("b", {}, pin.author_name), el("span", { class: "small" }, ` ${day(pin.at)}, ${clock(pin.at)}`), el("br"), plain(pin.content, world).slice(0, 300) || "a message without text"));
  show(title("Pinned messages"), el("ul", { class: "pins" }, pins.map(item)), closing());
}

const KEYS = [
  ["Alt+Shift+1 … 9", "Be another user"], ["Alt+↑, Alt+↓", "Another channel"], ["Alt+Shift+↑, Alt+Shift+↓", "Another channel with news"],
  ["/", "A command"], ["↑ ↓, then Tab or Enter", "Choose in a list"], ["Escape", "Close, or go back to writing"],
  ["End", "To the newest message, from the messages"], ["F6", "To the next part of the page"], ["Ctrl+/", "This list"],
  ["In a picture: + − 0 1 and arrows", "Zoom in, zoom out, fit, actual size, move"],
];

// What the keys do.
export function listOfKeys() {
  show(title("Keys"), el("dl", { class: "keys" }, KEYS.map(([keys, what]) => [el("dt", {}, keys), el("dd", {}, what)])), closing());
}

function closing() {
  return el("div", { class: "end" }, el("button", { type: "button", class: "button primary", autofocus: true, onclick: () => dialog.close() }, "Close"));
}
