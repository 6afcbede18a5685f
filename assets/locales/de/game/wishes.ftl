# Was jemand vorab entscheidet, für Fragen, die auf eine geheime Wahl folgen können.
wish-hint = Was als Nächstes kommen kann, kannst du jetzt schon beantworten oder erst dann.

wish-case-take = Wenn sonst niemand auf { $colour } bietet: { $wish }
wish-case-claim = Wenn genau ein anderes Gebot auf { $colour } kommt: { $wish }
wish-case-attack = Dein Angriffsmarker: { $wish }
wish-case-pass = Edelsteine fürs Passen: { $wish }
wish-case-pass-late = Edelsteine, wenn du leer ausgehst: { $wish }
wish-case-reward = Edelsteine von deiner ersten Karte: { $wish }
wish-case-deck = Was du durch deine erste Karte ziehst: { $wish }

wish-ask = mich dann fragen
wish-card = { WORD($card, case: "accusative") } nehmen
wish-claim-card = ich will { WORD($card, case: "accusative") }
wish-either = beide Karten sind mir recht
wish-first = zuerst { $first }, dann { $then }
wish-gems = { $gems }
wish-deck-small = ein Charakter
wish-deck-large = eine Karte vom Auktionsstapel
wish-deck-laws = ein Gesetz

