// Forms, pictures at full size, and asking for a name.
import { el } from "./net.js";

const dialog = document.getElementById("dialog");
const zoom = document.getElementById("zoom");

// Shows a form of fields as Discord describes them; `send` gets the texts by name.
export function form(title, fields, send) {
  const inputs = new Map();
  const rows = fields.map((field) => {
    const input = inputOf(field);
    inputs.set(field.custom_id, input);
    const required = field.required !== false;
    return el("label", {}, field.label ?? "", required ? " *" : "", input);
  });
  const wrong = el("div", { class: "wrong", role: "alert" });
  const submit = async (event) => {
    event.preventDefault();
    const texts = {};
    for (const [name, input] of inputs) {
      texts[name] = input.localName === "select" ? [...input.selectedOptions].map((one) => one.value) : input.value;
    }
    const button = event.submitter;
    if (button) button.disabled = true;
    try {
      const failed = await send(texts);
      if (failed) wrong.textContent = failed;
      else dialog.close();
    } catch (error) {
      wrong.textContent = error.message;
    }
    if (button) button.disabled = false;
  };
  dialog.replaceChildren(el("form", { onsubmit: submit, "aria-labelledby": "dialog-title" },
    el("h2", { id: "dialog-title" }, title), rows, wrong,
    el("div", { class: "end" },
      el("button", { type: "button", onclick: () => dialog.close() }, "Cancel"),
      el("button", { type: "submit", class: "go" }, "Submit"))));
  dialog.showModal();
}

function inputOf(field) {
  const limits = {
    placeholder: field.placeholder, maxlength: field.max_length, minlength: field.min_length,
    required: field.required !== false,
  };
  if (field.type === 3) {
    const options = field.options ?? [];
    return el("select", { required: limits.required, multiple: (field.max_values ?? 1) > 1 },
      options.map((one) => el("option", { value: one.value, selected: one.default }, one.label)));
  }
  if (field.style === 2) {
    const area = el("textarea", { rows: 4, ...limits });
    area.value = field.value ?? "";
    return area;
  }
  return el("input", { type: "text", value: field.value ?? "", autocomplete: "off", ...limits });
}

export function picture(address, alt) {
  const image = el("img", { src: address, alt: alt ?? "" });
  image.addEventListener("click", () => zoom.classList.toggle("full"));
  zoom.classList.remove("full");
  zoom.replaceChildren(image, alt ? el("p", {}, alt) : "");
  zoom.showModal();
}

zoom.addEventListener("click", (event) => { if (event.target === zoom) zoom.close(); });
