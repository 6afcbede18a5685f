// What is wrong with the page as it stands, as a list of sentences. Run in the page by the test.
const wrong = [];
const visible = (one) => one.checkVisibility({ visibilityProperty: true, contentVisibilityAuto: true });
const named = (one) => `${one.localName}.${one.className} "${(one.textContent || "").trim().slice(0, 40)}"`;

// Every picture says what it shows, and is not without words by accident.
for (const image of document.images) {
  if (!image.alt.trim()) wrong.push(`a picture without alternative text: ${image.src}`);
}

// Nothing pretends to be a button.
for (const one of document.querySelectorAll("[onclick], [role=button]")) {
  if (one.localName !== "button") wrong.push(`no real button: ${named(one)}`);
}

// Every id once, and what is pointed to is there.
const ids = new Set();
for (const { id } of document.querySelectorAll("[id]")) {
  if (ids.has(id)) wrong.push(`two elements have the id ${id}`);
  ids.add(id);
}
for (const kind of ["aria-controls", "aria-labelledby", "aria-describedby", "aria-activedescendant"]) {
  for (const one of document.querySelectorAll(`[${kind}]`)) {
    for (const id of one.getAttribute(kind).split(" ")) {
      if (one.closest("dialog:not([open])")) continue;
      if (!ids.has(id)) wrong.push(`${kind} of ${named(one)} points to ${id}, which is not there`);
    }
  }
}

// One first heading, and no level left out.
let level = 0;
for (const one of document.querySelectorAll("h1, h2, h3, h4, h5, h6")) {
  if (!one.checkVisibility()) continue;
  const now = Number(one.localName[1]);
  if (level && now > level + 1) wrong.push(`${named(one)} leaves out a level of headings`);
  level = now;
}
for (const landmark of ["header", "nav", "main"]) {
  if (document.querySelectorAll(landmark).length !== 1) wrong.push(`there must be one ${landmark}`);
}

// Nothing is wider than the window.
const { scrollWidth, clientWidth } = document.documentElement;
if (scrollWidth > clientWidth) wrong.push(`the page is ${scrollWidth} wide in a window of ${clientWidth}`);
for (const [id, what] of [["stream", "messages are"], ["side", "side is"]]) {
  const part = document.getElementById(id);
  if (part.scrollWidth > part.clientWidth) wrong.push(`the ${what} ${part.scrollWidth} wide in ${part.clientWidth}`);
}

// Text stands out from what is behind it: 4.5 to 1, or 3 to 1 if it is large.
const context = document.createElement("canvas").getContext("2d", { willReadFrequently: true });
const rgba = (colour) => {
  context.clearRect(0, 0, 1, 1);
  context.fillStyle = colour;
  context.fillRect(0, 0, 1, 1);
  const [r, g, b, a] = context.getImageData(0, 0, 1, 1).data;
  return [r, g, b, a / 255];
};
const over = ([r, g, b, a], below) => [r, g, b].map((one, index) => one * a + below[index] * (1 - a));
const light = (colour) => {
  const [r, g, b] = colour.map((one) => one / 255).map((one) => (one <= 0.04045 ? one / 12.92 : ((one + 0.055) / 1.055) ** 2.4));
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
};
const behind = (one) => {
  const layers = [];
  for (let at = one; at; at = at.parentElement) {
    const layer = rgba(getComputedStyle(at).backgroundColor);
    if (layer[3] > 0) layers.push(layer);
    if (layer[3] === 1) break;
  }
  return layers.reverse().reduce((below, layer) => over(layer, below), [255, 255, 255]);
};
const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
const seen = new Set();
while (texts.nextNode()) {
  const one = texts.currentNode.parentElement;
  if (!texts.currentNode.data.trim() || seen.has(one) || !visible(one)) continue;
  seen.add(one);
  if (one.closest(":disabled, .unseen, [inert], script, style, .skip")) continue;
  const style = getComputedStyle(one);
  const ground = behind(one);
  const [a, b] = [light(over(rgba(style.color), ground)), light(ground)];
  const contrast = (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
  const size = parseFloat(style.fontSize);
  const least = size >= 24 || (size >= 18.66 && Number(style.fontWeight) >= 700) ? 3 : 4.5;
  if (contrast < least) wrong.push(`contrast ${contrast.toFixed(2)}: ${named(one)}`);
}
return wrong;
