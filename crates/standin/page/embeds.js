// Embeds and files.
import { el } from "./dom.js";
import { markdown } from "./markdown.js";
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

function drawImage(one, message) {
  if (!one?.url) return null;
  const file = message.attachments.find((attachment) => attachment.url === one.url);
  return picture({ address: one.url, alt: file?.description ?? file?.filename ?? "Picture", width: one.width, height: one.height }, "picture");
}

export function drawEmbed(embed, message, world) {
  const colour = typeof embed.color === "number" ? `#${embed.color.toString(16).padStart(6, "0")}` : null;
  const fields = (embed.fields ?? []).map((field) =>
    el("div", { class: field.inline ? "field inline" : "field" }, el("b", {}, field.name), markdown(field.value, world)));
  const title = embed.url && /^https?:/.test(embed.url)
    ? el("a", { href: embed.url, target: "_blank", rel: "noopener noreferrer" }, embed.title) : embed.title;
  return el("div", { class: "embed", style: colour ? { "--bar": colour } : null },
    embed.author?.name ? el("div", { class: "small" }, embed.author.name) : null,
    embed.title ? el("div", { class: "heading" }, title) : null,
    embed.description ? markdown(embed.description, world) : null,
    fields.length ? el("div", { class: "fields" }, fields) : null,
    drawImage(embed.image, message), drawImage(embed.thumbnail, message),
    embed.footer?.text ? el("div", { class: "small" }, embed.footer.text) : null);
}
