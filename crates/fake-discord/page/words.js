// What the page itself says, in the language that is chosen for it; what the bot says is the bot's.
import { en } from "./words-en.js";
import { de } from "./words-de.js";
import { ru } from "./words-ru.js";

// The languages by what they call themselves.
export const PAGES = { en: "English", de: "Deutsch", ru: "Русский" };
const ALL = { en, de, ru };
const KEPT = "page-language";

function kept() {
  try { return localStorage.getItem(KEPT); } catch { return null; }
}

// What was chosen here last time, else the browser's language where the page has it.
const asked = [kept(), ...navigator.languages.map((one) => one.split("-")[0])];
export const tongue = asked.find((one) => Object.hasOwn(ALL, one ?? "")) ?? "en";

const plurals = new Intl.PluralRules(tongue);

// A text, with what it speaks of. Of several forms the number before all else chooses one.
export function say(key, ...given) {
  const said = ALL[tongue][key] ?? en[key];
  if (typeof said === "function") return said(...given);
  if (typeof said === "string") return said;
  const form = said[plurals.select(given[0])] ?? said.other;
  return form.replace("#", given[0]);
}

// Everything is drawn anew.
export function choose(language) {
  try { localStorage.setItem(KEPT, language); } catch { /* Then it stays as it is. */ }
  location.reload();
}

// What stands in the page from the beginning.
document.documentElement.lang = tongue;
for (const one of document.querySelectorAll("[data-say]")) one.textContent = say(one.dataset.say);
for (const one of document.querySelectorAll("[data-label]")) one.setAttribute("aria-label", say(one.dataset.label));
