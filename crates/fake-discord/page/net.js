// Talking to the stand-in.
import { say } from "./words.js";

export const act = (action, body) => post(action, "application/json", JSON.stringify(body));

// Hands over a file that a user has chosen, and gives the identifier that stands for it.
export async function hand(user, file) {
  const named = new URLSearchParams({ user, name: file.name });
  return (await post(`attach?${named}`, file.type || "application/octet-stream", file)).file;
}

async function post(address, kind, body) {
  const answer = await fetch(`/playground/api/${address}`, { method: "POST", headers: { "content-type": kind }, body })
    .catch(() => { throw new Error(say("gone")); });
  const out = await answer.json().catch(() => ({ error: say("answered", answer.status) }));
  if (out.error) throw new Error(out.error[0].toUpperCase() + out.error.slice(1) + ".");
  return out;
}

// A line over which the stand-in tells what has changed of what is watched. `told` gets each piece
// of news, `lost` is called when the line breaks; it is taken up again by itself.
export class Line {
  constructor(told, lost) {
    this.told = told;
    this.lost = lost;
    this.number = 0;
    this.watching = {};
    this.open();
  }

  open() {
    const socket = new WebSocket(`ws://${location.host}/playground/live`);
    this.socket = socket;
    // The other end remembers nothing of an earlier line: it tells everything again.
    socket.onopen = () => { this.anew = true; this.ask(); };
    socket.onmessage = (event) => {
      const anew = this.anew;
      this.anew = false;
      this.told(JSON.parse(event.data), anew);
    };
    socket.onclose = () => {
      this.lost();
      setTimeout(() => this.open(), 1000);
    };
  }

  // Watches something else; news with this number or a higher one are about it.
  watch(watching) {
    this.watching = watching;
    this.number += 1;
    this.ask();
    return this.number;
  }

  ask() {
    if (this.socket.readyState === WebSocket.OPEN) {
      this.socket.send(JSON.stringify({ ...this.watching, asked: this.number }));
    }
  }
}
