// Elements: made from descriptions, and changed only where something differs.
import { say } from "./words.js";

// An element with properties and children. Text is never read as markup.
export function el(tag, properties, ...children) {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(properties ?? {})) {
    if (value === undefined || value === null || value === false) continue;
    if (name.startsWith("on")) element.addEventListener(name.slice(2), value);
    else if (name === "class") element.className = value;
    else if (name === "style") for (const [key, one] of Object.entries(value)) element.style.setProperty(key, one);
    else element.setAttribute(name, value === true ? "" : value);
  }
  element.append(...children.flat(3).filter((child) => child !== null && child !== undefined && child !== false));
  return element;
}

// Words for those who listen instead of looking.
export const unseen = (text) => el("span", { class: "unseen" }, text);

// A sign that says nothing to those who listen.
export const sign = (text, kind) => el("span", { "aria-hidden": "true", class: kind }, text);

let counter = 0;
export const freshId = (name) => `${name}-${++counter}`;

// Makes the children of `parent` be `wanted`: objects with a `key`, a `stamp` that differs when the
// child must be made anew, and `make`. Whatever stays the same element keeps its focus, its open
// menus and its pictures.
const drawn = new WeakMap();
export function patch(parent, wanted) {
  const old = new Map();
  for (const child of parent.children) old.set(drawn.get(child)?.key, child);
  const focused = parent.contains(document.activeElement) ? document.activeElement : null;
  const place = focused?.closest("[data-key]")?.dataset.key;
  const children = wanted.map(({ key, stamp, make, update }) => {
    const known = old.get(key);
    const before = known && drawn.get(known);
    if (before?.stamp === stamp) return known;
    if (known && update?.(known)) {
      before.stamp = stamp;
      return known;
    }
    const child = make();
    child.dataset.key = key;
    drawn.set(child, { key, stamp });
    return child;
  });
  const keep = new Set(children);
  for (const child of old.values()) if (!keep.has(child)) child.remove();
  let next = parent.firstElementChild;
  for (const child of children) {
    if (child === next) next = next.nextElementSibling;
    else parent.insertBefore(child, next);
  }
  if (focused && !focused.isConnected) refocus(parent, focused, place);
}

// The keyboard's place when the element that had it was made anew or is gone.
function refocus(parent, lost, place) {
  const name = lost.dataset.focus;
  const again = name && parent.querySelector(`[data-focus="${CSS.escape(name)}"]:not(:disabled)`);
  const near = place && parent.querySelector(`:scope > [data-key="${CSS.escape(place)}"]`);
  const home = near?.closest("[tabindex]") ?? parent.closest("[tabindex]");
  (again || home)?.focus({ preventScroll: true });
}

// Says something to those who listen. The same words twice are said twice.
const said = document.getElementById("said");
let pending = [];
export function announce(text) {
  pending.push(text);
  if (pending.length > 1) return;
  setTimeout(() => {
    said.replaceChildren(...pending.slice(-4).map((one) => el("p", {}, one)));
    pending = [];
  }, 60);
}

// Every user has a colour, made from the identifier.
export function face(id, name) {
  let hash = 7;
  for (const digit of String(id)) hash = (hash * 31 + digit.charCodeAt(0)) % 100003;
  const colour = `hsl(${(hash * 47) % 360} 45% 31%)`;
  const initials = name.split(/\s+/).map((word) => word[0]).join("").slice(0, 2).toUpperCase();
  return el("span", { class: "face", style: { background: colour }, "aria-hidden": "true" }, initials);
}

// How much is unread: in colour if somebody was called.
export function badge(unread, calls) {
  if (!unread) return null;
  const number = calls || unread;
  return sign(number > 99 ? "99+" : String(number), calls ? "count" : "count quiet");
}

// The same in words, to stand in a name.
export function badgeWords(unread, calls) {
  const words = [];
  if (unread) words.push(say("unread", unread));
  if (calls) words.push(say("mentions", calls));
  return words.length ? `, ${words.join(", ")}` : "";
}
