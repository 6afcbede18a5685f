# Virtuelle Gegner, und die Fragen, die nicht an jedem Tisch vorkommen.

ask-return-gems = **Lege { $gems } in den Vorrat zurück.** Mit den anderen 6 beginnst du.
ask-tip-or-go-on = **Du und ein virtueller Gegner bietet auf { $colour }: Nimmst du die obere Karte oder bietest du ohne Karte weiter?** Nimmst du sie, wird die andere abgelegt. In Auktion 3 von 3 heißt Weiterbieten passen.
ask-rival-target = **Welche Karte der Auktion legt der virtuelle Gegner ab?** Er hat eine Farbe ohne Karten gezogen, und du wählst, weil du in der Spielerreihenfolge vorn bist.
ask-requisition = **Welche Karte der Auktion nimmst du mit { WORD($card, case: "dative") }?** Die nächste Auktionsphase setzt du aus.

offer-go-on = Ohne Karte weiterbieten
panel-chosen-returned = Du legst { WORD($gems, case: "accusative") } zurück.

news-returned = Alle haben 2 Edelsteine zurückgelegt.
news-rival-bids = Gezogen: { $bids }.
news-rival-bid = { $colour } für { WORD($who, case: "accusative") }
news-rival-took = { TITLE($who, case: "nominative") } nimmt { WORD($card, case: "accusative") } aus dem Spiel.
news-rival-left = { TITLE($who, case: "nominative") } findet keine Karte mehr.
news-part-requisitioned = { PERSON($who) ->
    [second] nimmst { WORD($card, case: "accusative") } aus der Auktion (und setzt die nächste Auktionsphase aus)
   *[third] nimmt { WORD($card, case: "accusative") } aus der Auktion (und setzt die nächste Auktionsphase aus)
}
table-sits-out = In der nächsten Auktionsphase nicht dabei: { $who }.
table-rivals-in = Außerdem beim Bieten: { $who }.
table-solo = 🏁 **{ $who } beendet die Partie mit { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkten
}.**
table-solo-better = Das ist deine beste Solopartie; die beste davor hatte { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}.
table-solo-best = Deine beste Solopartie hat { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}.
table-taken-back = In dieser Partie { $count ->
    [one] wurde ein Schritt
   *[other] wurden Schritte
} zurückgenommen, also zählt sie für keinen Rekord.
news-solo = 🏁 **{ PERSON($who) ->
    [second] Du beendest
   *[third] { $who } beendet
} die Partie mit { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkten
}.**
