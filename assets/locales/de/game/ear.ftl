# Für alle, die mit Text spielen und ihn sich vielleicht vorlesen lassen: alles zu einer Antwort in einem Satz.
ear-answer = { $title }; { $more }
ear-line = - { $answer }
# Statt einer Beschreibung, die für ein Menü zu lang ist.
ear-long = mehr dazu: Drücke Tisch lesen
# In den Neuigkeiten, was ein Computerspieler für jemanden entschied: „Computerspieler für Anna“.
ear-computer = Computerspieler
# Ein Platz, genannt nach der linken der beiden Karten, auf denen er liegt.
ear-place-on-left = rechts über { WORD($card, case: "dative") }
# Was eine Karte auf einer Stufe bringt; GIVES beginnt mit „bringt“. Dann alle Stufen.
ear-level = Stufe { $level } { $gives }
ear-levels = { $levels }.

# Ein Tisch in Worten, Seite für Seite.
button-read = Tisch lesen
read-heading = **{ $title }** ({ $page } von { $pages })
read-cards = Was du hast
read-auction = Die Auktion
read-player = { PERSON($who) ->
    [second] Dein Tisch
   *[third] Der Tisch von { $who }
}
read-no-cards = Du hast keine Karten auf der Hand.
read-no-pyramid = Noch keine Karten in der Pyramide.
read-shown = Edelsteine: { $gems }. Angriffsmarker: { $attack }.
read-below-base = Unter der Basis: { $cards }.
# Eine Karte einer Pyramide mit den Farben ihrer beiden oberen Segmente.
read-card = { $card } (oben { $left } und { $right })
read-card-on = { $card } auf { WORD($first, case: "dative") } und { WORD($second, case: "dative") } (oben { $left } und { $right })
