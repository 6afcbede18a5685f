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
table-winner = 🏆 **{ $who } gewinnt mit { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkten
}.**
table-winners = 🏆 **{ $who } teilen sich den Sieg mit { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkten
}.**
table-you-won = 🏆 **Du gewinnst mit { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkten
}.**
table-you-place = Dein Platz: { $place } von { $players }, mit { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkten
}.
# Hinter dem Sieg: die Zeile der Wertung, die am meisten dazu beitrug, und um wie viele Punkte.
ending-ahead = { $lead ->
    [one] 1 Punkt
   *[other] { $lead } Punkte
} vor { WORD($others, case: "dative") }, vor allem durch { $line } (+{ $more }).
ending-behind = { $lead ->
    [one] 1 Punkt
   *[other] { $lead } Punkte
} zurück, vor allem durch { $line } (−{ $less }).
ending-computers = Allein an so einem Tisch kommen Computerspieler im Schnitt auf { $easy } Punkte (leicht), { $normal } (mittel) und { $hard } (schwer).
ending-cards = -# { PERSON($who) ->
    [second] Die Texte deiner Karten brachten
   *[third] Die Texte der Karten von { $who } brachten
}: { $cards }.
ending-card = { $card } { $points }
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
button-my-hand = Meine Hand
button-show-table = Tisch zeigen
score-other = Sonstiges
score-total = Gesamt
# Über einem Blatt, dessen Spalten Nummern haben, weil die Namen für ein Telefon zu lang sind.
score-columns = Spalten: { $names }
score-column = { $nth } { $who }
