// One person, several users: who you are, where you are, and what is there.
import { act, Line } from "./net.js";
import { announce, el, sign } from "./dom.js";
import { plain, relative, speak } from "./markdown.js";
import { Stream } from "./stream.js";
import { goTo } from "./messages.js";
import { form } from "./dialogs.js";
import { Compose } from "./compose.js";
import { drawPeople } from "./people.js";
import { drawPlaces, drawSettings, closeSide } from "./places.js";
import { listen } from "./keys.js";
import { say } from "./words.js";

const at = (id) => document.getElementById(id);

// The address names the user and the channel, so that a second window can be somebody else.
const asked = new URLSearchParams(location.hash.slice(1));
const START = 80, STEP = 120;

// What the other parts ask and let do.
const world = {
  state: null, emojis: new Map(), messages: new Map(), order: [], stamps: new Map(), troubles: [],
  // Where "New" stands: the last message read when the channel was opened.
  readTo: null,
  // A message that a link leads to, until it is there.
  sought: null,
  wanted: 0, arrived: 0, shown: START,
  watched: { user: asked.get("user"), channel: asked.get("channel") },

  here: () => ({ user: world.state.user, channel: world.state.channel }),
  watching: () => ({ ...world.here(), guild: world.state.guild }),
  me: () => world.state.users.find((one) => one.id === world.state.user),
  locale: () => world.me()?.locale ?? "en-GB",
  place: () => world.state.channels.find((one) => one.id === world.state.channel),
  userName: (id) => id === world.state.bot ? world.state.bot_name : world.state.users.find((one) => one.id === id)?.name ?? say("somebody"),
  channelName: (id) => world.state.channels.find((one) => one.id === id)?.name ?? say("unknown"),
  placeName: () => {
    const place = world.place();
    return place ? (place.kind === "direct" ? place.name : `#${place.name}`) : "";
  },
  // What an option of a command for a user (6), a channel (7), a role (8) or a user or role (9) offers.
  pickable: (type) => {
    if (type === 7) return world.state.channels.filter((one) => one.kind !== "direct").map((one) => ({ label: `#${one.name}`, value: one.id }));
    const named = (all) => all.map((one) => ({ label: one.name, value: one.id }));
    return [...(type === 8 ? [] : named(world.state.users)), ...(type === 6 ? [] : named(world.state.roles))];
  },

  become: (user) => {
    const place = remembered(user);
    look({ user, channel: place ?? world.watched.channel, guild: world.state.guild });
  },
  open: (channel) => {
    if (!world.state.channels.some((one) => one.id === channel)) return;
    world.goTo(channel);
  },
  // To a channel of any server.
  goTo: (channel) => {
    remember(world.state.user, channel);
    closeSide();
    look({ user: world.state.user, channel, guild: world.state.guild });
  },
  older: () => {
    world.shown += STEP;
    world.wanted = line.watch({ ...world.watched, shown: world.shown });
  },
  direct: async () => world.open((await act("direct", { user: world.state.user })).channel),
  found: () => form(say("addServer"), [{ type: 4, style: 1, custom_id: "name", label: say("name"), max_length: 100 }], async (texts) => {
    await act("found", { name: texts.name });
  }),
  converse: () => {
    const others = world.state.users.filter((one) => one.id !== world.state.user);
    const value = others.slice(0, 9).map((one) => one.name).join(", ");
    return form(say("addConversation"), [{ type: 4, style: 1, custom_id: "names", label: say("withWhom"), value, max_length: 400 }], async (texts) => {
      const names = texts.names.split(",").map((name) => name.trim().toLowerCase());
      const among = others.filter((one) => names.includes(one.name.toLowerCase())).map((one) => one.id);
      world.open((await act("converse", { user: world.state.user, among })).channel);
    });
  },
  join: () => form(say("addUser"), [{ type: 4, style: 1, custom_id: "name", label: say("name"), max_length: 32 }], async (texts) => {
    world.become((await act("join", { name: texts.name })).user);
  }),

  // Something went wrong; said below the message it is about, or at the end.
  trouble: (text, message) => {
    const known = world.troubles.find((one) => one.message === message && message);
    if (known) world.troubles = world.troubles.filter((one) => one !== known);
    world.troubles.push({ key: `trouble-${Math.random()}`, text, message, ...world.here() });
    stream.draw();
    if (!message) stream.toEnd();
    announce(text);
  },
  forget: (key) => { world.troubles = world.troubles.filter((one) => one.key !== key); stream.draw(); },
  dismiss: (message) => act("dismiss", { user: world.state.user, message }).catch((error) => world.trouble(error.message)),
  press: (message, name, values) => {
    world.troubles = world.troubles.filter((one) => one.message !== message);
    return world.request("press", { user: world.state.user, message, custom_id: name, values });
  },
  // Asks the bot; true if it answered.
  request: async (action, body) => {
    try {
      const out = await act(action, body);
      if (action === "command") stream.toEnd();
      if (out.failed) { world.trouble(say("noResponse"), body.message); return false; }
      if (out.modal) openModal(out.modal, body.user);
      return true;
    } catch (error) {
      world.trouble(error.message, body.message);
      return false;
    }
  },
};

function openModal({ opened_by: interaction, title, fields: parts }, user) {
  form(title, parts, async (fields) => {
    const sent = await act("submit", { user, interaction, fields });
    return sent.failed ? say("typedStays") : null;
  });
}

const stream = new Stream(world);
const compose = new Compose(world, stream);

function remember(user, channel) {
  sessionStorage.setItem(`place-${user}`, channel);
}
function remembered(user) {
  return sessionStorage.getItem(`place-${user}`);
}

// Looks as somebody at something.
function look(watched) {
  world.watched = watched;
  world.shown = START;
  world.readTo = null;
  world.wanted = line.watch({ ...watched, shown: world.shown });
  stream.leave();
}

// Takes news in, and draws once before the next picture, however much has come.
let drawing = false;
const fresh = new Set();
function told(news, anew) {
  if (anew) { world.messages.clear(); world.order = []; world.state = null; }
  const { asked: number, messages = [], order, ...parts } = news;
  world.arrived = number;
  world.state = { ...world.state, ...parts };
  for (const message of messages) {
    world.messages.set(message.id, message);
    world.stamps.set(message.id, String(Math.random()));
    fresh.add(message.id);
  }
  if (order) {
    world.order = order;
    const there = new Set(order);
    for (const id of world.messages.keys()) if (!there.has(id)) { world.messages.delete(id); world.stamps.delete(id); }
  }
  if (parts.emojis) world.emojis = new Map(parts.emojis.map((one) => [one.id, one]));
  if (drawing || world.arrived < world.wanted || !world.state.user) return;
  drawing = true;
  // A window in the background draws no pictures, yet must not fall behind.
  if (document.visibilityState === "visible") requestAnimationFrame(drawAll);
  else setTimeout(drawAll);
}

let seen = null, marked = null;
function drawAll() {
  drawing = false;
  if (world.arrived < world.wanted) return;
  const { state } = world;
  const place = world.place();
  world.watched = world.watching();
  const view = `${state.user}/${state.channel}`;
  const moved = seen !== view;
  if (moved) { world.readTo = place?.unread ? place.read ?? "0" : null; marked = null; }
  speak(world.locale());
  drawPeople(world);
  drawPlaces(world);
  drawSettings(world);
  drawHead(place);
  compose.update(moved);
  stream.draw(moved);
  goToSought();
  if (!moved) tellNews();
  fresh.clear();
  seen = view;
  markRead();
}

function drawHead(place) {
  const { state } = world;
  at("title").textContent = world.placeName();
  const notes = [];
  if (place?.archived) notes.push(place.locked ? say("archivedLocked") : say("archivedWritable"));
  at("note").textContent = notes.join(", ");
  drawOnline(state.online, state.online ? say("online") : say("offline"));
  const address = `#user=${state.user}&channel=${state.channel}`;
  if (location.hash !== address) history.replaceState(null, "", address);
  const elsewhere = state.channels.reduce((sum, one) => sum + (one.id === state.channel ? 0 : one.calls), 0);
  const title = `${elsewhere ? `(${elsewhere}) ` : ""}${world.placeName()} – ${state.server}`;
  if (document.title !== title) document.title = title;
}

function drawOnline(is, words) {
  const online = at("online");
  online.className = is ? "" : "off";
  if (online.textContent !== `●${words}`) online.replaceChildren(sign("●"), el("span", { class: "words" }, words));
}

// New messages of the open channel, and private ones that changed, in words.
function tellNews() {
  for (const id of fresh) {
    const message = world.messages.get(id);
    if (!message || message.author.id === world.state.user) continue;
    if (message.loading && !message.expired) continue;
    if (message.edited_timestamp && !message.ephemeral && stream.known.has(id)) continue;
    const text = plain(message.content, world);
    const pictures = message.attachments.length;
    const more = pictures ? say("pictures", pictures) : "";
    announce(`${message.author_name}${message.ephemeral ? say("onlyToYou") : ""}: ${text.slice(0, 300)}${more}`);
  }
  for (const id of fresh) stream.known.add(id);
}

function markRead() {
  const place = world.place();
  if (!place?.unread || document.visibilityState !== "visible") return;
  const last = world.order.at(-1);
  if (marked === last) return;
  marked = last;
  act("read", world.here()).catch(() => {});
}

// A link to a place of this Discord leads there in this window, as in Discord's own programs.
document.addEventListener("click", (event) => {
  const link = event.target.closest?.('a[href^="https://discord.com/channels/"]');
  const [, , , channel, message] = link ? new URL(link.href).pathname.split("/") : [];
  if (!channel) return;
  event.preventDefault();
  world.sought = message ?? null;
  if (channel === world.state.channel) goToSought();
  else world.goTo(channel);
});

function goToSought() {
  if (world.sought && goTo(world.sought)) world.sought = null;
}

const line = new Line(told, () => drawOnline(false, say("notRunning")));
world.wanted = line.watch({ ...world.watched, shown: world.shown });
listen(world, compose, stream);
document.addEventListener("visibilitychange", () => { if (world.state) markRead(); });
setInterval(() => {
  for (const time of document.querySelectorAll("time[data-relative]")) time.textContent = relative(Number(time.dataset.relative));
}, 30000);
