// The bot's commands as one list, in the played user's language.
import { say } from "./words.js";

// The name of a command, option or choice in a language, if it has one there.
export function nameIn(part, locale) {
  return part.name_localizations?.[locale] ?? part.name_localized ?? part.name;
}
export function aboutIn(part, locale) {
  return part.description_localizations?.[locale] ?? part.description_localized ?? part.description ?? "";
}

// Everything that can be used, subcommands spelled out, in the order in which the bot lists it. `path` is what the bot calls them, `title`
// what the user reads.
export function flat(commands, locale) {
  const out = [];
  const walk = (command, path, names, part) => {
    const inner = (part.options ?? []).filter((one) => one.type === 1 || one.type === 2);
    for (const one of inner) walk(command, [...path, one.name], [...names, nameIn(one, locale)], one);
    if (inner.length) return;
    out.push({
      command, path, title: names.join(" "), own: [command.name, ...path].join(" "),
      about: aboutIn(part, locale), options: part.options ?? [],
    });
  };
  for (const command of commands.filter((one) => one.type === 1)) walk(command, [], [nameIn(command, locale)], command);
  return out;
}

// Those that fit what was typed behind the slash, the best first: every word must occur.
export function fitting(commands, typed) {
  const text = typed.trim().toLowerCase();
  const words = text.split(/\s+/).filter(Boolean);
  const rank = (one) => {
    const title = one.title.toLowerCase(), own = one.own.toLowerCase(), about = one.about.toLowerCase();
    if (title === text || own === text) return 0;
    if (title.startsWith(text) || own.startsWith(text)) return 1;
    if (words.every((word) => title.includes(word) || own.includes(word))) return 2;
    return words.every((word) => title.includes(word) || about.includes(word)) ? 3 : 4;
  };
  const ranked = commands.map((one) => [rank(one), one]).filter(([found]) => found < 4);
  return ranked.sort(([a], [b]) => a - b).map(([, one]) => one);
}

const KINDS = { 3: "text", 4: "wholeNumber", 5: "yesOrNo", 6: "user", 7: "channel", 8: "role", 9: "userOrRole", 11: "file" };

// What an option takes, in a few words.
export function kindOf(option) {
  if (option.choices?.length) return say("choice");
  const { min_value: least, max_value: most, min_length: short, max_length: long } = option;
  const number = option.type === 4;
  const [low, high] = number ? [least, most] : [short, long];
  const words = KINDS[option.type] ? say(KINDS[option.type]) : say("ofType", option.type);
  const limit = (one) => (number ? one : say("letters", one));
  const known = (one) => one !== undefined && one !== null;
  if (known(low) && known(high)) return say("within", words, low, limit(high));
  if (known(low)) return say("from", words, limit(low));
  if (known(high)) return say("upTo", words, limit(high));
  return words;
}
