// Buttons, menus and the parts of messages that are made of components alone.
import { el, sign } from "./dom.js";
import { emoji, markdown } from "./markdown.js";
import { drawFile, drawPictures, isPicture } from "./embeds.js";
import { mosaic, picture } from "./pictures.js";
import { drawMenu } from "./menus.js";

const STYLES = { 1: "primary", 2: "secondary", 3: "success", 4: "danger", 5: "link", 6: "premium" };
const MENUS = new Set([3, 5, 6, 7, 8]);

// Discord's kinds of component by number; a kind that is not known says so instead of vanishing.
export function drawComponent(part, message, world) {
  const inside = (parts) => (parts ?? []).map((one) => drawComponent(one, message, world));
  if (MENUS.has(part.type)) return drawMenu(part, message, world);
  switch (part.type) {
    case 1: return el("div", { class: "row" }, inside(part.components));
    case 2: return drawButton(part, message, world);
    case 9: return el("div", { class: "section" }, el("div", {}, inside(part.components)), part.accessory ? drawComponent(part.accessory, message, world) : null);
    case 10: return markdown(part.content ?? "", world);
    case 11: return drawMedia(part, message, "picture", "thumbnail");
    case 12: return mosaic((part.items ?? []).map((one, index) => drawMedia(one, message, `picture ${index + 1} of ${part.items.length}`)));
    case 13: return drawFileOf(part, message);
    case 14: return el("hr", { class: part.divider === false ? "space" : null });
    case 17: return drawContainer(part, inside(part.components));
    default: return el("p", { class: "small" }, `A component of type ${part.type}, which the playground does not know.`);
  }
}

function drawContainer(part, inside) {
  const colour = typeof part.accent_color === "number" ? `#${part.accent_color.toString(16).padStart(6, "0")}` : null;
  const box = el("div", { class: "container", style: colour ? { "--bar": colour } : null }, inside);
  return part.spoiler ? el("details", {}, el("summary", {}, "Spoiler"), box) : box;
}

// The file of a message that an address means.
function fileOf(media, message) {
  const name = /^attachment:\/\/(.*)$/.exec(media?.url ?? "")?.[1];
  return message.attachments.find((one) => one.url === media?.url || one.filename === name);
}

function drawMedia(part, message, what) {
  const file = fileOf(part.media, message);
  const address = file?.url ?? part.media?.url;
  const alt = part.description ?? file?.description ?? file?.filename ?? "Picture";
  if (!address || address.startsWith("attachment:")) return el("p", { class: "small" }, `A picture that is not there: ${alt}`);
  const drawn = picture({ address, alt, width: file?.width ?? part.media?.width, height: file?.height ?? part.media?.height }, what);
  return part.spoiler ? el("details", {}, el("summary", {}, "Spoiler"), drawn) : drawn;
}

function drawFileOf(part, message) {
  const file = fileOf(part.file, message);
  if (!file) return el("p", { class: "small" }, "A file that is not there.");
  return part.spoiler || !isPicture(file) ? drawFile(file) : drawPictures([file]);
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
