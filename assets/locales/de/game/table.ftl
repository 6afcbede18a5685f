# Die bleibende Nachricht einer Partie.
table-title = **Viceroy, Partie { $game }** · { $phase }
table-waiting = ⏳ Es fehlt noch: { $who }.
table-awaited = { $who } ({ $what })
table-answered = ✅ Gewählt: { $who }.
table-reserve = Vorrat: { $gems }.
table-shown = { $who } hat { WORD($gems, case: "accusative") }{ $attack ->
    [0] {""}
    [one] {" "}und 1 Angriffsmarker
   *[other] {" "}und { $attack } Angriffsmarker
}.
table-underworld = Verbrecherstapel: { $criminals }. Übrige Urteile: { $judgements }. Übrige Bestechungsmarker: { $bribes }.
table-decks = Auktionsstapel: { $large }. Reservestapel: { $small }. Gesetzesstapel: { $laws }.
table-order = Spielerreihenfolge: { $who }.
table-nobody = Alle haben geantwortet.
table-winner = 🏆 **{ $who } gewinnt mit { $points } Punkten.**
table-winners = 🏆 **{ $who } teilen sich den Sieg mit { $points } Punkten.**
table-you-won = 🏆 **Du gewinnst mit { $points } Punkten.**
table-you-place = Dein Platz: { $place } von { $players }, mit { $points } Punkten.
# Wer einen Platz gespielt hat, der in andere Hände kam, der Reihe nach.
table-held = -# Platz von { $who }: { $by }
table-held-person = { $turn ->
    [0] { $who }
   *[other] { $who } ab Spielrunde { $turn }
}
table-held-computer = { $turn ->
    [0] ein Computerspieler
   *[other] ein Computerspieler ab Spielrunde { $turn }
}
table-secret = -# Geheimzahl fürs Mischen: `{ $secret }` (Hash `{ $hash }`)
table-secret-presses = -# Geheimzahl fürs Mischen: `{ $secret }` (Hash `{ $hash }`), verrechnet mit den Knopfdrücken `{ $presses }`{ $more ->
    [0] {""}
   *[other] {" "}und { $more } weiteren
}
button-my-hand = Meine Hand
button-show-table = Tisch zeigen
score-other = Sonstiges
score-total = Gesamt
