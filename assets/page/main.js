// One person, several users: who you are, where you are, and what is there.
import { act, el, face, get, live } from "./net.js";
import { relative } from "./markdown.js";
import { draw, follow, goToEnd } from "./messages.js";
import { form } from "./dialogs.js";
import { Compose } from "./compose.js";

const at = (id) => document.getElementById(id);
const stream = at("stream"), side = at("side"), burger = at("burger");

// The address names the user and the channel, so that a second window can be somebody else.
const asked = new URLSearchParams(location.hash.slice(1));

// What the other parts ask and let do.
const world = {
  state: null, user: asked.get("user"), channel: asked.get("channel"), emojis: new Map(),
  messages: [], earlier: [], more: false, troubles: [],

  toEnd: () => goToEnd(stream),
  here: () => ({ user: world.user, channel: world.channel }),
  userName: (id) => id === world.state.bot ? world.state.bot_name : world.state.users.find((one) => one.id === id)?.name ?? "somebody",
  channelName: (id) => world.state.channels.find((one) => one.id === id)?.name ?? "unknown",
  placeName: () => {
    const place = world.state?.channels.find((one) => one.id === world.channel);
    return place ? (place.kind === "direct" ? place.name : `#${place.name}`) : "";
  },
  // What a menu of users (5, 7) or channels (8) offers.
  pickable: (type) => {
    if (type === 8) return world.state.channels.filter((one) => one.kind !== "direct").map((one) => ({ label: `#${one.name}`, value: one.id }));
    if (type === 6) return [];
    return world.state.users.map((one) => ({ label: one.name, value: one.id }));
  },
  open: (id) => { if (world.state.channels.some((one) => one.id === id)) openPlace(id); },
  trouble: (text) => {
    world.troubles.push({ key: `trouble-${Math.random()}`, text, user: world.user, channel: world.channel });
    drawStream(true);
  },
  forget: (key) => { world.troubles = world.troubles.filter((one) => one.key !== key); drawStream(); },
  dismiss: (message) => act("dismiss", { user: world.user, message }).catch((error) => world.trouble(error.message)),
  press: (message, name, values) => world.request("press", { user: world.user, message, name, values }),
  older: async () => {
    const first = (world.earlier[0] ?? world.messages[0])?.id;
    const out = await get("messages", { ...world.here(), before: first });
    world.earlier = [...out.messages, ...world.earlier];
    world.more = out.more;
    drawStream();
  },
  // Asks the bot; true if it answered.
  request: async (action, body) => {
    try {
      const out = await act(action, body);
      if (action === "command") goToEnd(stream);
      if (out.failed) { world.trouble("The application did not respond."); return false; }
      if (out.modal) {
        const { interaction, title, fields } = out.modal;
        form(title, fields, async (texts) => {
          const sent = await act("modal", { user: body.user, interaction, fields: texts });
          return sent.failed ? "The application did not respond. What you typed is still here." : null;
        });
      }
      return true;
    } catch (error) {
      world.trouble(error.message);
      return false;
    }
  },
};

const compose = new Compose(world);

// Changes may come faster than they can be drawn: one refresh at a time, and one more afterwards.
let running = false, again = false;
async function refresh() {
  if (running) { again = true; return; }
  running = true;
  try {
    do {
      again = false;
      const { user, channel } = world;
      const state = await get("state", { user, channel });
      world.state = state;
      world.user = state.user;
      if (!state.channels.some((one) => one.id === world.channel)) {
        world.channel = remembered(state) ?? state.channels[0]?.id;
        world.earlier = [];
        again = true;
      }
      const out = await get("messages", { user: world.user, channel: world.channel });
      if (user !== null && (user !== world.user || channel !== world.channel)) { again = true; continue; }
      world.messages = out.messages;
      if (!world.earlier.length) world.more = out.more;
      world.emojis = new Map(state.emojis.map((one) => [one.id, one]));
      drawAll();
    } while (again);
  } catch (error) {
    console.warn(error);
  }
  running = false;
}

function remembered(state) {
  const id = sessionStorage.getItem(`place-${state.user}`) ?? sessionStorage.getItem("place");
  return state.channels.find((one) => one.id === id)?.id;
}

function drawAll() {
  drawPeople();
  drawPlaces();
  drawSettings();
  const place = world.state.channels.find((one) => one.id === world.channel);
  at("title").textContent = world.placeName();
  at("note").textContent = place?.archived ? "This thread is archived; writing brings it back." : place?.private ? "Private thread" : "";
  const online = at("online");
  online.className = world.state.online ? "" : "off";
  online.replaceChildren("●", el("span", { class: "words" }, world.state.online ? " bot online" : " bot offline"));
  history.replaceState(null, "", `#user=${world.user}&channel=${world.channel}`);
  document.title = `${world.placeName()} – ${world.state.server}`;
  compose.update(world.state.commands, world.placeName());
  drawStream();
  if (place?.unread && document.visibilityState === "visible") act("read", world.here()).catch(() => {});
}

function drawStream(toEnd = false) {
  const first = world.messages[0]?.id;
  const earlier = world.earlier.filter((one) => !first || BigInt(one.id) < BigInt(first));
  const troubles = world.troubles.filter((one) => one.user === world.user && one.channel === world.channel);
  draw(stream, [...earlier, ...world.messages], troubles, world.more, world);
  if (toEnd) goToEnd(stream);
}

function count(unread, calls) {
  if (!unread) return null;
  const label = calls ? `${calls} mentions` : `${unread} unread`;
  return el("span", { class: calls ? "count" : "count quiet", "aria-label": label }, String(calls || unread));
}

// Replaces children only when something differs, so that focus and clicks survive.
function swap(parent, key, make) {
  if (parent.dataset.shown === key) return;
  const focused = document.activeElement?.dataset?.focus;
  const inside = parent.contains(document.activeElement);
  parent.dataset.shown = key;
  parent.replaceChildren(...make());
  if (inside && focused) parent.querySelector(`[data-focus="${CSS.escape(focused)}"]`)?.focus();
}

function drawPeople() {
  const { users } = world.state;
  swap(at("people"), JSON.stringify([users, world.user]), () => [
    ...users.map((one) => el("button", {
      class: "person", type: "button", "aria-pressed": String(one.id === world.user), "data-focus": one.id,
      onclick: () => become(one.id),
    }, face(one.id, one.name), one.name, one.id === world.user ? null : count(one.unread, one.calls))),
    el("button", { class: "person", type: "button", "data-focus": "join", onclick: join, title: "Add a user" }, " + Add"),
  ]);
}

function join() {
  form("Add a user", [{ type: 4, style: 1, custom_id: "name", label: "Name", max_length: 32 }], async (texts) => {
    const out = await act("join", { name: texts.name });
    become(out.user);
  });
}

function become(user) {
  world.user = user;
  goToEnd(stream);
  world.earlier = [];
  const place = sessionStorage.getItem(`place-${user}`);
  if (place) world.channel = place;
  refresh();
}

function openPlace(id) {
  world.channel = id;
  world.earlier = [];
  sessionStorage.setItem(`place-${world.user}`, id);
  sessionStorage.setItem("place", id);
  side.classList.remove("open");
  burger.setAttribute("aria-expanded", "false");
  goToEnd(stream);
  refresh();
}

function drawPlaces() {
  const { channels, server } = world.state;
  at("server").textContent = server;
  const place = (one, mark) => el("button", {
    class: ["place", one.kind, one.unread ? "news" : "", one.archived ? "archived" : ""].join(" "), type: "button",
    "aria-current": String(one.id === world.channel), "data-focus": one.id, onclick: () => openPlace(one.id),
  }, el("span", { "aria-hidden": "true" }, mark), el("span", { class: "name" }, one.name), count(one.unread, one.calls));
  swap(at("places"), JSON.stringify([channels, world.channel]), () => {
    const out = [el("h3", {}, "Channels")];
    for (const text of channels.filter((one) => one.kind === "text")) {
      out.push(place(text, "#"));
      const threads = channels.filter((one) => one.kind === "thread" && one.parent === text.id);
      threads.sort((a, b) => Number(a.archived) - Number(b.archived));
      for (const thread of threads) out.push(place(thread, thread.private ? "🔒" : "↳"));
    }
    out.push(el("h3", {}, "Direct messages"));
    const direct = channels.find((one) => one.kind === "direct");
    if (direct) out.push(place(direct, "✉"));
    else out.push(el("button", { class: "place", type: "button", onclick: async () => openPlace((await act("direct", { user: world.user })).channel) }, "✉", el("span", { class: "name" }, `Write to ${world.state.bot_name}`)));
    return out;
  });
}

function drawSettings() {
  const me = world.state.users.find((one) => one.id === world.user);
  swap(at("settings"), JSON.stringify([me.id, me.dms_closed, me.locale]), () => {
    const closed = el("input", { type: "checkbox", checked: me.dms_closed, "data-focus": "dms",
      onchange: (event) => act("dms", { user: me.id, flag: event.target.checked }) });
    const languages = ["en-GB", "en-US", "de", "fr", "es-ES", "it", "nl", "pl", "pt-BR", "ja"];
    const language = el("select", { "data-focus": "language", onchange: (event) => act("locale", { user: me.id, name: event.target.value }) },
      languages.map((one) => el("option", { value: one, selected: one === me.locale }, one)));
    return [el("label", {}, closed, `${me.name} refuses direct messages`), el("label", {}, "Language", language)];
  });
}

follow(stream);
burger.addEventListener("click", () => {
  burger.setAttribute("aria-expanded", String(side.classList.toggle("open")));
});
document.addEventListener("visibilitychange", () => { if (document.visibilityState === "visible") refresh(); });
setInterval(() => {
  for (const time of document.querySelectorAll("time[data-relative]")) time.textContent = relative(Number(time.dataset.relative));
}, 30000);
live(refresh, (open) => { if (!open) { at("online").className = "off"; at("online").textContent = "● stand-in not reachable"; } });
