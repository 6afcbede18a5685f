// Forms the bot opens, and the page's own small dialogs. The browser keeps the keyboard inside and
// gives its place back at the end.
import { el, freshId } from "./dom.js";
import { say } from "./words.js";

const dialog = document.getElementById("dialog");
const title = (text) => el("h2", { id: "dialog-title" }, text);

function show(...children) {
  dialog.replaceChildren(...children);
  if (!dialog.open) dialog.showModal();
}
dialog.addEventListener("click", (event) => { if (event.target === dialog && !dialog.querySelector("form")) dialog.close(); });

// A form of fields as Discord describes them; `send` gets what was filled in by name, and gives
// what went wrong.
export function form(heading, parts, send) {
  const fields = [];
  const rows = parts.map((part) => drawField(part, fields));
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
      el("button", { type: "button", class: "button", onclick: () => dialog.close() }, say("cancel")),
      el("button", { type: "submit", class: "button primary" }, say("submit")))));
  fields[0]?.focus();
}

// A text field.
function drawField(field, fields) {
  const id = freshId("field");
  const required = field.required !== false;
  const wrong = el("p", { id: `${id}-wrong`, class: "wrong", hidden: true });
  const limits = { id, "aria-describedby": `${id}-wrong`, required, maxlength: field.max_length, minlength: field.min_length, placeholder: field.placeholder, autocomplete: "off" };
  const input = field.style === 2 ? el("textarea", { rows: 5, ...limits }) : el("input", { type: "text", ...limits });
  input.value = field.value ?? "";
  const complaint = () => {
    const count = input.value.length;
    if (required && count === 0) return say("needed");
    if (count && count < (field.min_length ?? 0)) return say("atLeastLetters", field.min_length);
    if (count > (field.max_length ?? 4000)) return say("atMostLetters", field.max_length ?? 4000);
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
  fields.push({ name: field.custom_id, value: () => input.value, check, focus: () => input.focus() });
  return el("div", { class: "field-row" }, el("label", { for: id }, field.label, required ? null : el("span", { class: "small" }, say("markOptional"))), input, wrong);
}

const KEYS = [
  ["Alt+Shift+1 … 9", say("keyUser")], ["Alt+↑, Alt+↓", say("keyChannel")], ["Alt+Shift+↑, Alt+Shift+↓", say("keyNews")],
  ["/", say("keyCommand")], [say("keysList"), say("keyChoose")], ["Escape", say("keyEscape")],
  ["End", say("keyEnd")], ["F6", say("keyPart")], ["Ctrl+/", say("keyList")],
  [say("keysPicture"), say("keyZoom")],
];

// What the keys do.
export function listOfKeys() {
  show(title(say("keys")), el("dl", { class: "keys" }, KEYS.map(([keys, what]) => [el("dt", {}, keys), el("dd", {}, what)])), closing());
}

function closing() {
  return el("div", { class: "end" }, el("button", { type: "button", class: "button primary", autofocus: true, onclick: () => dialog.close() }, say("close")));
}
