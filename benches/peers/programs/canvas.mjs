// Paints the scene with the canvas of Node.js (Skia).

import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { createCanvas, loadImage } from '@napi-rs/canvas';

const folder = process.argv[2];
const { width, height, ground, elements } = JSON.parse(readFileSync(join(folder, 'scene.json'), 'utf8'));

const sprites = new Map();
for (const { sprite } of elements) {
  if (!sprites.has(sprite)) sprites.set(sprite, await loadImage(join(folder, sprite)));
}

function paint() {
  const canvas = createCanvas(width, height);
  const context = canvas.getContext('2d');
  context.fillStyle = `rgb(${ground.join(' ')})`;
  context.fillRect(0, 0, width, height);
  for (const { sprite, x, y } of elements) context.drawImage(sprites.get(sprite), x, y);
  return canvas.toBuffer('image/png');
}

const say = (what) => process.stdout.write(`${JSON.stringify(what)}\n`);
const { version } = createRequire(import.meta.url)('@napi-rs/canvas/package.json');
say({ version: `${version}, Node.js ${process.versions.node}` });

let picture = Buffer.alloc(0);
for await (const line of createInterface({ input: process.stdin })) {
  const [, word, rest] = /^(\S+) (.*)$/.exec(line);
  if (word === 'paint') {
    const milliseconds = [];
    for (let count = Number(rest); count > 0; count -= 1) {
      const start = performance.now();
      picture = paint();
      milliseconds.push(performance.now() - start);
    }
    say({ milliseconds, bytes: picture.length });
  } else if (word === 'save') {
    writeFileSync(rest, picture);
    say({ bytes: picture.length });
  } else {
    throw new Error(`${word} is not understood`);
  }
}
