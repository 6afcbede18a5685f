// The files of a message.
import { el } from "./dom.js";
import { mosaic, picture } from "./pictures.js";

const PICTURE = /\.(png|jpe?g|gif|webp)$/i;

export const isPicture = (attachment) => PICTURE.test(attachment.filename);

export function drawPictures(attachments) {
  const of = attachments.length;
  return mosaic(attachments.map(({ url, description, filename, width, height }, index) =>
    picture({ address: url, alt: description ?? filename, width, height }, of > 1 ? `picture ${index + 1} of ${of}` : "picture")));
}

export function drawFile(attachment) {
  const size = `${Math.ceil(attachment.size / 1024)} KB`;
  return el("a", { class: "file", href: attachment.url, download: attachment.filename }, attachment.filename, el("span", { class: "small" }, size));
}
