// Pictures in messages, and the viewer that shows one large.
import { el } from "./dom.js";
import { say } from "./words.js";

const viewer = document.getElementById("viewer");

// A picture with the button that enlarges it. The text for those who cannot see it is told once.
export function picture({ address, alt, width, height }, what) {
  const image = el("img", { src: address, alt, width, height, loading: "lazy", decoding: "async" });
  return el("div", { class: "picture" }, image,
    el("button", { type: "button", "data-focus": `zoom-${address}`, "aria-label": say("enlarge", what), onclick: () => new Viewer(address, alt, width, height) }));
}

// Several pictures, cut to fit into each other as Discord does it; the whole of each is a click away.
export function mosaic(pictures) {
  return pictures.length === 1 ? pictures[0] : el("div", { class: "mosaic", "data-count": pictures.length }, pictures);
}

const LEAST = 0.1, MOST = 8, STEP = 1.25;

class Viewer {
  constructor(address, alt, width, height) {
    this.image = el("img", { src: address, alt, draggable: "false" });
    this.size = { width: width ?? 0, height: height ?? 0 };
    this.stage = el("div", { class: "stage", tabindex: "0", role: "group", "aria-label": say("stage") }, this.image);
    this.scaleShown = el("span", { class: "scale", role: "status" });
    const tool = (name, label, text, action) => el("button", { type: "button", "aria-label": label, "data-tool": name, title: label, onclick: action }, text);
    viewer.replaceChildren(
      el("div", { class: "tools" },
        tool("out", say("zoomOut"), "−", () => this.zoom(1 / STEP)), this.scaleShown, tool("in", say("zoomIn"), "+", () => this.zoom(STEP)),
        tool("fit", say("fitWindow"), say("fit"), () => this.fit()), tool("full", say("actualSize"), "100 %", () => this.set(1)),
        tool("close", say("close"), "✕", () => viewer.close())),
      this.stage,
      el("p", { "aria-hidden": "true", class: "caption" }, alt));
    this.pointers = new Map();
    this.fitting = true;
    this.listen();
    viewer.showModal();
    this.stage.focus();
    this.image.decode().catch(() => {}).finally(() => {
      this.size = { width: this.image.naturalWidth, height: this.image.naturalHeight };
      if (this.fitting) this.fit();
    });
    if (this.size.width) this.fit();
  }

  listen() {
    const { stage } = this;
    const end = new AbortController();
    const { signal } = end;
    viewer.addEventListener("close", () => { end.abort(); viewer.replaceChildren(); }, { once: true });
    viewer.addEventListener("keydown", (event) => this.key(event), { signal });
    // A press beside the picture closes, as one on it enlarges.
    viewer.addEventListener("click", (event) => { if (event.target === viewer) viewer.close(); }, { signal });
    addEventListener("resize", () => { if (this.fitting) this.fit(); }, { signal });
    stage.addEventListener("wheel", (event) => {
      event.preventDefault();
      this.zoom(event.deltaY < 0 ? STEP : 1 / STEP, event.clientX, event.clientY);
    }, { signal, passive: false });
    stage.addEventListener("dblclick", (event) => { if (this.fitting) this.set(Math.max(1, this.scale * 2), event.clientX, event.clientY); else this.fit(); }, { signal });
    stage.addEventListener("pointerdown", (event) => { stage.setPointerCapture(event.pointerId); this.pointers.set(event.pointerId, event); }, { signal });
    stage.addEventListener("pointermove", (event) => this.drag(event), { signal });
    for (const over of ["pointerup", "pointercancel"]) stage.addEventListener(over, (event) => this.pointers.delete(event.pointerId), { signal });
  }

  key(event) {
    if (event.ctrlKey || event.altKey || event.metaKey) return;
    const act = {
      "+": () => this.zoom(STEP), "=": () => this.zoom(STEP), "-": () => this.zoom(1 / STEP), 0: () => this.fit(), 1: () => this.set(1),
      ArrowLeft: () => this.move(60, 0), ArrowRight: () => this.move(-60, 0), ArrowUp: () => this.move(0, 60), ArrowDown: () => this.move(0, -60),
    }[event.key];
    if (!act) return;
    act();
    event.preventDefault();
  }

  // One finger or the mouse moves, two fingers zoom.
  drag(event) {
    const before = this.pointers.get(event.pointerId);
    if (!before) return;
    const other = [...this.pointers.values()].find((one) => one.pointerId !== event.pointerId);
    this.pointers.set(event.pointerId, event);
    if (!other) { this.move(event.clientX - before.clientX, event.clientY - before.clientY); return; }
    const apart = (one) => Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY);
    const x = (event.clientX + other.clientX) / 2, y = (event.clientY + other.clientY) / 2;
    this.zoom(apart(event) / Math.max(1, apart(before)), x, y);
  }

  // The largest scale at which all of it is seen, but no larger than it is.
  fit() {
    const { width, height } = this.stage.getBoundingClientRect();
    this.scale = Math.min(1, width / (this.size.width || 1), height / (this.size.height || 1));
    Object.assign(this, { x: 0, y: 0, fitting: true });
    this.show();
  }

  set(scale, x, y) { this.zoom(scale / this.scale, x, y); }

  // The point at `x`, `y` of the window stays where it is.
  zoom(factor, x, y) {
    const { left, top, width, height } = this.stage.getBoundingClientRect();
    const scale = Math.min(MOST, Math.max(LEAST, this.scale * factor));
    const real = scale / this.scale;
    const [dx, dy] = [(x ?? left + width / 2) - left - width / 2, (y ?? top + height / 2) - top - height / 2];
    this.x = dx - (dx - this.x) * real;
    this.y = dy - (dy - this.y) * real;
    this.scale = scale;
    this.fitting = false;
    this.move(0, 0);
  }

  // Some of the picture always stays in sight.
  move(dx, dy) {
    const { width, height } = this.stage.getBoundingClientRect();
    const most = (length, room) => Math.max(0, (length * this.scale - room) / 2);
    const within = (value, limit) => Math.min(limit, Math.max(-limit, value));
    this.x = within(this.x + dx, most(this.size.width, width));
    this.y = within(this.y + dy, most(this.size.height, height));
    this.show();
  }

  show() {
    const { image, scale, x, y, size } = this;
    image.style.setProperty("width", `${size.width}px`);
    image.style.setProperty("height", `${size.height}px`);
    image.style.setProperty("transform", `translate(-50%, -50%) translate(${x}px, ${y}px) scale(${scale})`);
    this.scaleShown.textContent = `${Math.round(scale * 100)} %`;
    viewer.dataset.fitting = String(this.fitting);
  }
}
