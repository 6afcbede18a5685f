// The bar at the top: who you are, and who else you could be.
import { badge, badgeWords, el, face, patch, sign } from "./dom.js";
import { say } from "./words.js";

const people = document.getElementById("people");

export function drawPeople(world) {
  const { users, user } = world.state;
  const wanted = users.map((one, index) => {
    const here = one.id === user;
    const news = here ? ["", null] : [badgeWords(one.unread, one.calls), badge(one.unread, one.calls)];
    return {
      key: one.id,
      stamp: JSON.stringify([one.name, here, here ? 0 : one.unread, here ? 0 : one.calls, index]),
      make: () => el("button", {
        class: "person", type: "button", "aria-pressed": String(here), "data-focus": one.id, tabindex: here ? "0" : "-1",
        "aria-label": `${one.name}${news[0]}`, title: index < 9 ? `Alt+Shift+${index + 1}` : null,
        onclick: () => world.become(one.id),
      }, face(one.id, one.name), el("span", { class: "name" }, one.name), news[1]),
    };
  });
  wanted.push({
    key: "join", stamp: "",
    make: () => el("button", { class: "person add", type: "button", "data-focus": "join", tabindex: "-1", "aria-label": say("addUser"), onclick: world.join }, sign("+"), el("span", {}, say("add"))),
  });
  const before = people.querySelector('[aria-pressed="true"]')?.dataset.key;
  patch(people, wanted);
  const chosen = people.querySelector('[aria-pressed="true"]');
  if (chosen && chosen.dataset.key !== before) {
    // Not scrollIntoView, which would also move what is around.
    people.scrollTo({ left: chosen.offsetLeft - people.offsetLeft - 24 });
  }
}

// The bar is one stop of the Tab key; arrows move in it.
people.addEventListener("keydown", (event) => {
  const all = [...people.children];
  const now = all.indexOf(document.activeElement);
  const to = { ArrowRight: now + 1, ArrowLeft: now - 1, Home: 0, End: all.length - 1 }[event.key];
  if (now < 0 || to === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
  all[(to + all.length) % all.length].focus();
  event.preventDefault();
});
