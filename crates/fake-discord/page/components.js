// Buttons and menus.
import { el, sign } from "./dom.js";
import { emoji } from "./markdown.js";
import { drawMenu } from "./menus.js";
import { say } from "./words.js";

const STYLES = { 1: "primary", 2: "secondary", 3: "success", 4: "danger", 5: "link" };

// Discord's kinds of component by number; a kind that is not known says so instead of vanishing.
export function drawComponent(part, message, world) {
  switch (part.type) {
    case 1: return el("div", { class: "row" }, part.components.map((one) => drawComponent(one, message, world)));
    case 2: return drawButton(part, message, world);
    case 3: case 5: return drawMenu(part, message, world);
    default: return el("p", { class: "small" }, say("unknownPart", part.type));
  }
}

export function partEmoji(part, world) {
  if (!part?.name && !part?.id) return null;
  return part.id ? emoji(String(part.id), part.name ?? "", world) : part.name;
}

function drawButton(part, message, world) {
  const mark = partEmoji(part.emoji, world);
  const inside = [mark ? el("span", { "aria-hidden": part.label ? "true" : null }, mark) : null, part.label];
  if (part.style === 5) {
    const safe = /^https?:/.test(part.url ?? "");
    return el("a", { class: "button link", href: safe ? part.url : null, target: "_blank", rel: "noopener noreferrer" }, inside, sign(" ↗"));
  }
  const press = async (event) => {
    const button = event.currentTarget;
    if (button.getAttribute("aria-busy")) return;
    button.setAttribute("aria-busy", "true");
    await world.press(message.id, part.custom_id, null);
    button.removeAttribute("aria-busy");
  };
  return el("button", {
    class: `button ${STYLES[part.style] ?? ""}`, type: "button", disabled: part.disabled,
    "data-focus": part.custom_id, onclick: press,
  }, inside);
}
