// Talking to the stand-in.

export async function get(path, query) {
  const given = Object.entries(query).filter(([, value]) => value);
  const answer = await fetch(`/playground/api/${path}?${new URLSearchParams(given)}`);
  if (!answer.ok) throw new Error(`The stand-in answered ${answer.status}.`);
  return answer.json();
}

export async function act(action, body) {
  const answer = await fetch(`/playground/api/${action}`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  });
  const out = await answer.json().catch(() => ({ error: `The stand-in answered ${answer.status}.` }));
  if (out.error) throw new Error(out.error[0].toUpperCase() + out.error.slice(1) + ".");
  return out;
}

// Calls `changed` on every change, and again after each reconnection.
export function live(changed, connection) {
  const socket = new WebSocket(`ws://${location.host}/playground/live`);
  socket.onopen = () => { connection(true); changed(); };
  socket.onmessage = changed;
  socket.onclose = () => {
    connection(false);
    setTimeout(() => live(changed, connection), 1000);
  };
}

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

// Every user has a colour, made from the identifier.
export function face(id, name) {
  let hash = 7;
  for (const digit of String(id)) hash = (hash * 31 + digit.charCodeAt(0)) % 100003;
  const colour = `hsl(${(hash * 47) % 360} 42% 40%)`;
  const initials = name.split(/\s+/).map((word) => word[0]).join("").slice(0, 2).toUpperCase();
  return el("span", { class: "face", style: { background: colour }, "aria-hidden": "true" }, initials);
}
