// What is said where nothing has been said yet, with its buttons. What they do is handed to the page; the page knows no bot.
import { el } from "./dom.js";
import { markdown } from "./markdown.js";
import { say } from "./words.js";

// How long to wait for what comes of a command or a press.
const PATIENCE = 15000, PACE = 100;

export function greeting(world) {
  const { greeting: said, online, commands } = world.state;
  const place = world.place();
  if (!said || place?.kind !== "text") return null;
  const commandOf = (button) => (commands ?? []).find((one) => one.name === button.command.name);
  const ready = Boolean(online && said.buttons.every(commandOf));
  return {
    key: "greeting", stamp: JSON.stringify([said, ready]),
    make: () => el("section", { class: "greeting", "aria-label": said.title },
      el("h3", {}, said.title), markdown(said.text, world),
      el("p", { class: "greeting-buttons" }, ...said.buttons.map((button, nth) => el("button", {
        type: "button", class: nth ? "button" : "button primary", "data-focus": `greeting-${nth}`, disabled: !ready,
        onclick: (event) => once(event.currentTarget, () => carryOut(button, commandOf(button), world)),
      }, button.label))),
      ready ? null : el("p", { class: "small" }, say("starting"))),
  };
}

async function once(button, work) {
  if (button.getAttribute("aria-busy")) return;
  button.setAttribute("aria-busy", "true");
  try {
    await work();
  } finally {
    button.removeAttribute("aria-busy");
  }
}

// Sends the command, presses the button on what came of it, and goes to the thread that came of that.
async function carryOut(button, command, world) {
  const here = world.here();
  const known = new Set(world.state.channels.map((one) => one.id));
  const sent = { ...here, name: command.name, path: button.command.path, options: button.command.options };
  if (!await world.request("command", sent) || !button.then_press) return;
  const found = await until(() => buttonCalled(button.then_press, world));
  if (!found) return;
  const [message, name] = found;
  if (!await world.press(message, name, null)) return;
  const thread = await until(() => world.state.channels.find((one) => one.kind === "thread" && !known.has(one.id)));
  if (thread && world.here().channel === here.channel) world.open(thread.id);
}

// The newest message with a button that can be pressed and is called so, and its name.
function buttonCalled(label, world) {
  for (const id of [...world.order].reverse()) {
    const rows = world.messages.get(id)?.components ?? [];
    const parts = rows.flatMap((row) => row.components ?? []);
    const found = parts.find((one) => one.type === 2 && one.label === label && !one.disabled && one.custom_id);
    if (found) return [id, found.custom_id];
  }
  return null;
}

async function until(look) {
  for (let waited = 0; waited < PATIENCE; waited += PACE) {
    const found = look();
    if (found) return found;
    await new Promise((done) => setTimeout(done, PACE));
  }
  return null;
}
