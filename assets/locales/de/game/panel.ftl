# Die private Ansicht einer Hand.
panel-small = -# { $said }
panel-title = **{ $todo }**
panel-title-game = **Partie { $game }: { $todo }**
panel-title-deal = **Partie des Tages: { $todo }**
panel-beside = { $before } · { $next }
panel-with = mit { $who }
panel-with-at-first = mit { $who }, ohne Chat
panel-phase = { $phase }
panel-game = { TITLE($phase) } · **Partie { $game }**
panel-deal = { TITLE($phase) } · **Partie des Tages**
panel-have = -# { $when ->
    [then] Dann hast du
   *[now] Du hast
} { WORD($gems, case: "accusative") }{ $attack ->
    [0] .
    [one] {" "}· 1 Angriffsmarker.
   *[other] {" "}· { $attack } Angriffsmarker.
}
panel-waiting = **Für dich ist nichts zu tun.** Es fehlt noch: { $who }.
panel-waiting-chosen = Es fehlt noch: { $who }.
panel-over-won = **Die Partie ist vorbei.**
panel-over = **Die Partie ist vorbei.** Du hast { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}.
panel-idle = **Für dich ist gerade nichts zu tun.**
panel-time = ⏳ fällig { $time }
panel-held = 🤖 Ein Computerspieler spielt für dich. Drücke **Bin wieder da**, um wieder selbst zu spielen.
panel-time-was-up = ⌛ Deine Zeit war abgelaufen, darum habe ich für dich geantwortet.
panel-paused = ⏸️ Die Partie ruht bis { $time }. Für niemanden läuft die Zeit, antworten könnt ihr trotzdem.
panel-still = ⏸️ Die Partie steht still, weil eine ganze Spielrunde lang niemand geantwortet hat. Sobald jemand von euch einen Knopf drückt, geht es weiter.
panel-maintenance = 🔧 Von { $from } bis { $until } bin ich wegen einer Wartung offline. Für niemanden läuft so lange die Zeit.
panel-notice = ⚠️ { $sentence }
panel-advice = 💡 { $answer }: { $why }
panel-advice-bare = 💡 { $answer }
panel-chosen-first = **Du beginnst mit { WORD($first, case: "dative") } und behältst { WORD($kept, case: "accusative") }.**
panel-chosen-domain = **Deine Domänenkarte bringt dir: { $reward }.**
panel-chosen-characters = **Du gibst { WORD($one, case: "accusative") } und { WORD($other, case: "accusative") } zurück.**
panel-chosen-bid = **Dein geheimes Gebot: { $bid }.**
panel-chosen-plan = **Sobald alle gewählt haben:** { $told }
panel-chosen-play = **Du spielst { WORD($card, case: "accusative") }.**
panel-chosen-discard = **Du legst { WORD($card, case: "accusative") } ab.**
panel-chosen-pass-gems = **Du nimmst fürs Passen { WORD($gems, case: "accusative") }.**
panel-chosen-pass = **Du passt.**
panel-may-take-back = Bis alle gewählt haben, kannst du das zurücknehmen.
panel-may-stop-insisting = **Du bestehst darauf.** Solange die andere Antwort aussteht, kannst du es zurücknehmen.

ask-first-cards = **Wähle 2 dieser Karten:** Eine ist die erste deiner Pyramide, eine kommt auf deine Hand.
ask-domain-reward = **Was bringt dir deine Domänenkarte?** Sie ist die erste Karte deiner Pyramide, und ihre Segmente passen zu jeder Farbe.
ask-return-characters = **Gib 2 dieser Charaktere zurück.** Mit den anderen auf der Hand beginnst du.
ask-bid = **Was bietest du?**
ask-attack-target = **Welche Karte nimmst du mit deinem Angriffsmarker?** Es darf jede Karte der Auktion sein.
ask-take-card = **Nur du bietest auf { $colour }: Welche Karte nimmst du?**
ask-claim = **Du und { WORD($who, case: "nominative") } bietet beide auf { $colour }: Welche Karte willst du?**
ask-name-diamond = **Welche Farbe hat dein Diamant?** Alle Gebote sind aufgedeckt. Er zählt wie ein Edelstein dieser Farbe.
ask-rename-diamond = **{ TITLE($who, case: "nominative") } { PERSON($who) ->
    [third-plural] bieten
   *[third] bietet
} auch auf { $colour }: Versetzt du deinen Diamanten?** So, wie er liegt, bekommt dort niemand eine Karte. In dieser Auktion geht das einmal.
ask-pass-gems = **Du passt: Nimm { $gems } aus dem Vorrat.**
# $nth ist die Auktion, in der ein Plan passt.
ask-pass-gems-ahead = { $nth ->
    [1] **Wenn du passt: Welche { $gems } nimmst du?**
   *[other] **Wenn du leer ausgehst: Welche { $gems } nimmst du?**
} Wähle jetzt schon oder erst dann.
ask-pass-gems-together = **Du passt: Nimm { $gems } aus dem Vorrat.** Alle, die passen, wählen geheim; dann zeige ich alles gleichzeitig.
ask-from-reserve = Im Vorrat: { $gems }.
ask-develop = **Spielst du eine Karte oder passt du?** Alle wählen geheim.
ask-unplayable = **{ TITLE($card, case: "accusative") } kannst du jetzt nicht spielen: Was machst du damit?**
ask-discard-gems = **Nimm { $gems } für die abgelegte Karte.**
ask-place = **Wohin kommt { WORD($card, case: "nominative") }?**
ask-fifth-level = **Stufe 5: alle Belohnungen der Zeilen 1 bis 3 oder 15 Punkte?**
ask-reward-gems = **Nimm { $gems } als Belohnung.**
ask-deck = **Von welchem Stapel ziehst du eine Karte?**
ask-own-infinite = **Legst du einen eigenen Edelstein auf die Karte?** Im Vorrat ist keiner dieser Farbe mehr.
ask-own-infinite-none = **Du hast keinen Edelstein dieser Farbe für die Karte,** und im Vorrat ist auch keiner. Warum du verzichtest, sehen die anderen nicht.
ask-infinite-colour = **Welche Farbe hat dein unerschöpflicher Edelstein?**
ask-law-choice = **Was bringt dir { WORD($card, case: "nominative") }?**
ask-paint = **Färbst du ein?** Deine übrigen Edelsteine darfst du auf Segmente legen: { $gems }.

offer-card = { $card }
offer-in-game = Partie { $game }: { $choice }
offer-pair = { $first } spielen, { $kept } behalten
offer-bid-gem = { TITLE($colour) }: { $cards }
offer-bid-attack = Angriff: nimm eine beliebige Karte
offer-bid-diamond = Diamant: nenne die Farbe später
offer-diamond-anew = Diamant zu { $colour } versetzen: { $cards }
offer-diamond-stays = Bei { $colour } lassen
offer-bid-pass = Passen (+{ $gems })
offer-bid-pass-nothing = Passen
offer-attack-short = Angriff
offer-diamond-short = Diamant
offer-pass-short = Passen (+{ $gems })
offer-auction-card = { $card } · { $colour }, { $place }
offer-claim-base = Unten: { $card }
offer-claim-tip = Oben: { $card }
offer-claim-either = Beide sind mir recht
offer-no-card = keine Karte
offer-insist = Darauf bestehen
offer-play = { $card }
offer-play-levels = Stufe 1 kostet { WORD($cost, case: "accusative") } · spielbar auf { $count ->
    [one] Stufe { $levels }
   *[other] Stufe { $levels }
}
offer-play-free = Kostenlos. { $text }
offer-discard = { $card }
offer-pass = Passen
offer-take-back = Zurück auf die Hand nehmen
offer-discard-short = { $card } für 2 Edelsteine ablegen
offer-play-short = { $card } spielen
offer-place = { $letter }: { $level ->
    [0] unter die Basis
   *[other] Stufe { $level }
}, { $pay }
offer-place-free = kostenlos
offer-place-pay = kostet { WORD($gems, case: "accusative") }
offer-place-infinite = kostet { WORD($gems, case: "accusative") } + { WORD($infinite, case: "accusative") } (unerschöpflich)
offer-place-infinite-alone = kostet { WORD($infinite, case: "accusative") } (unerschöpflich)
offer-place-gives = bringt { WORD($rewards, case: "accusative") }
offer-place-gives-nothing = bringt nichts
card-bottom-images = zählt als { $images }
card-bottom-text = am Spielende { $text }
offer-place-circle = { WORD($colour, case: "nominative") } Kreis
offer-place-fifth = bringt die Belohnungen der Zeilen 1 bis 3 oder 15 Punkte
offer-place-law = das Gesetz tritt in Kraft
offer-place-left = linkes Ende
offer-place-right = rechtes Ende
offer-place-on = über { $first } und { $second }
offer-place-both = { $first } · { $second }
offer-all-rewards = Alle Belohnungen der Zeilen 1 bis 3
domain-reward-gems-more = Farben nach Wahl; sie bezahlen Karten und Gebote
domain-reward-science-more = ein Edelstein mehr bei jedem Passen; zählt für Markersätze
domain-reward-attack-more = nimmt jede Karte einer Auktion oder kostet die anderen am Ende Punkte
domain-attack-alone = nimmt jede Karte einer Auktion
domain-reward-character-more = du ziehst ihn sofort und hast einen mehr zur Wahl
domain-reward-law-more = du ziehst es sofort und beginnst mit einem mehr
offer-fifteen = Ein Machtpunktmarker mit Wert 15
offer-deck-large = Vom Auktionsstapel
offer-deck-small = Ein Charakter, vom Reservestapel
offer-deck-laws = Ein Gesetz, vom Gesetzesstapel
offer-own-gem = Eigenen Edelstein nehmen
offer-without = Verzichten
offer-colour = { TITLE($colour) }
offer-law-choice = { TITLE($rewards) }
offer-law-numbered = Möglichkeit { $number }
offer-gems = { TITLE($gems) }
offer-gems-type = Andere eintippen
offer-paint-best = Bestmöglich einfärben (+{ $points })
offer-paint-none = Nichts einfärben
offer-paint-circle = { $card }, Stufe { $level }: { $colour }
offer-paint-cost = Braucht { WORD($gems, case: "accusative") }

menu-choose = Wähle …
menu-play = Spiele eine Karte …
menu-discard = Lege eine Karte für 2 Edelsteine ab …
menu-play-or-discard = Spiele eine Karte oder lege eine ab …
menu-pair = Welche spielen, welche behalten …
menu-place = Wähle einen Platz …
menu-place-otherwise = Oder ein Platz, anders bezahlt …
menu-gems = Oder eine andere Mischung …
menu-gems-some = Oder eine andere Mischung … (oder tippe eine ein)
menu-paint = Oder wähle Kreise zum Einfärben …

button-table = Tisch
button-refresh = Aktualisieren
button-try-again = Noch einmal versuchen
button-take-back = Zurücknehmen
button-slip = Letzten Schritt zurücknehmen
button-slip-sure = Zurücknehmen
button-more = Weitere Möglichkeiten
button-controls = Mehr
button-log = Was geschah
button-back = Zurück

slip-sure = **Deinen letzten Schritt zurücknehmen?** Alles, was daraus folgte, wird auch zurückgenommen. Was neu gezogen wird, kommt wieder genauso.
    Danach zählt diese Partie für keinen Rekord. Das geht einmal in jeder Spielrunde.
said-slip = Dein letzter Schritt ist zurückgenommen, also wähle bitte neu. Diese Partie zählt für keinen Rekord.

form-gems-title = Welche Edelsteine?
form-gems-label = Farben und Anzahl
form-gems-example = zum Beispiel: 2 blau 1 rot

# Edelsteine, wie man sie tippt. Von jeder Farbe der Buchstabe und die Wörter, die für sie stehen, klein geschrieben: der
# Buchstabe allein oder in einer Reihe von Buchstaben, von einem Wort auch sein Anfang. Dann Wörter, die dazwischen stehen und
# nichts sagen, Wörter für ein Komma und Wörter vor dem, was jemand bietet.
typed-blue = b blau blaue blauer blauen blaues blue
typed-red = r rot rote roter roten rotes red
typed-green = g grün grüne grüner grünen grünes gruen gruene gruener gruenen green
typed-yellow = y l gelb gelbe gelber gelben gelbes yellow
typed-between = x edelstein edelsteine edelsteinen stein steine steinen von davon
typed-and = und sowie
typed-bid = biete bieten gebot auf bid
