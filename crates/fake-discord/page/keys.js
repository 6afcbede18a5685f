// What the keys do wherever the keyboard is.
import { listOfKeys } from "./dialogs.js";

const WRITING = "input, textarea, select, [contenteditable]";

export function listen(world, compose, stream) {
  document.addEventListener("help", listOfKeys);
  document.addEventListener("keydown", (event) => {
    if (event.defaultPrevented || event.isComposing || !world.state || document.querySelector("dialog[open]")) return;
    const { key, code, altKey, shiftKey } = event;
    const control = event.ctrlKey || event.metaKey;
    const writing = event.target.closest?.(WRITING);
    const digit = /^Digit([1-9])$/.exec(code)?.[1];
    if (altKey && shiftKey && !control && digit) {
      const user = world.state.users[Number(digit) - 1];
      if (user) world.become(user.id);
    } else if (altKey && !control && (key === "ArrowUp" || key === "ArrowDown")) step(world, key === "ArrowDown" ? 1 : -1, shiftKey);
    else if (control && !altKey && (key === "/" || code === "Slash")) listOfKeys();
    else if (key === "F6" && !control && !altKey) nextPart(shiftKey ? -1 : 1);
    else if (key === "/" && !control && !altKey && !writing) compose.begin("/");
    else if (key === "Escape" && !writing) { stream.toEnd(); compose.begin(); }
    else if (key === "End" && event.target.closest?.("#stream") && !writing) stream.toEnd();
    else return;
    event.preventDefault();
  });
}

// To the channel before or after this one, or the next of those with news.
function step(world, by, onlyNews) {
  const all = [...document.querySelectorAll("#places [data-key] > button.place")].map((one) => one.dataset.focus).filter((id) => id !== "write");
  const now = all.indexOf(world.state.channel);
  for (let count = 1; count <= all.length; count++) {
    const id = all[(now + by * count + all.length * count) % all.length];
    const place = world.state.channels.find((one) => one.id === id);
    if (place && (!onlyNews || place.unread) && id !== world.state.channel) { world.open(id); return; }
  }
}

// The parts of the page one after the other, for those who go by keyboard.
function nextPart(by) {
  const parts = ["people", "side", "stream", "entry"].map((id) => document.getElementById(id));
  const now = parts.findIndex((part) => part.contains(document.activeElement));
  for (let count = 1; count <= parts.length; count++) {
    const part = parts[(now + by * count + parts.length * 2) % parts.length];
    const target = part.matches("[tabindex='0']") ? part : part.querySelector("[aria-current], [aria-pressed='true'], textarea, input, select, button:not(:disabled)");
    target?.focus();
    if (part.contains(document.activeElement)) return;
  }
}
