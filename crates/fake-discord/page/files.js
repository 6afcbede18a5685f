// The files of a message.
import { el } from "./dom.js";
import { mosaic, picture } from "./pictures.js";
import { say } from "./words.js";

const PICTURE = /\.(png|jpe?g|gif|webp)$/i;

export const isPicture = (attachment) => PICTURE.test(attachment.filename);

export function drawPictures(attachments) {
  const of = attachments.length;
  return mosaic(attachments.map(({ url, description, filename, width, height }, index) =>
    picture({ address: url, alt: description ?? filename, width, height }, of > 1 ? say("pictureOf", index + 1, of) : say("picture"))));
}

export function drawFile(attachment) {
  const size = say("kilobytes", Math.ceil(attachment.size / 1024));
  return el("a", { class: "file", href: attachment.url, download: attachment.filename }, attachment.filename, el("span", { class: "small" }, size));
}
