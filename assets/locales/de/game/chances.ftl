# Eine zweite Chance: Jemand spielt von einem Schritt einer beendeten eigenen Partie aus weiter, gegen Computerspieler.
button-play-on = Von hier weiterspielen
button-play-on-missed = Ab der Chance weiterspielen
button-play-on-turn = Ab Runde { $turn } weiterspielen
button-play-on-end = Nach der letzten Runde weiterspielen
chance-here = Hier ist deine zweite Chance. Du hast deinen Platz, Computerspieler haben die übrigen. Alle Hände sind wie damals; was verdeckt liegt, ist neu gemischt.
chance-opened = Deine zweite Chance hat begonnen, [in unseren Direktnachrichten]({ $link }).
chance-there = Du hast schon eine private Partie, [in unseren Direktnachrichten]({ $link }). Bitte spiele oder schließe zuerst diese und drücke dann noch einmal.
chance-closed = Ich kann dir nicht schreiben. Bitte erlaube Direktnachrichten von Mitgliedern dieses Servers und drücke dann noch einmal.
chance-about = Eine zweite Chance: weiter ab Schritt { $step } von Partie { $game }. Sie zählt für keinen Rekord.
chance-first = Beim ersten Mal, in Partie { $game }: { $scores }.
chance-now = Diesmal: { $scores }.
chance-score = { PERSON($who) ->
    [second] du
   *[third] { $who }
} { $points }
chance-difference = Das machte für dich den Unterschied: { $lines }.
chance-same = Für dich ist jede Zeile der Wertung wie beim ersten Mal.
chance-rest = -# Die übrigen Spielrunden zusammen: { $rest }. Die zweite Chance begann { $start }.
chance-not-theirs = Weiterspielen kannst du nur von dort, wo du den Platz selbst hattest und bis zum Ende behalten hast. Bitte wähle einen anderen Schritt oder eine andere Partie.
chance-not-played-out = Diese Partie wurde vor dem Ende geschlossen. Bitte wähle eine, die zu Ende gespielt wurde.
chance-nothing-left = Hier war die Partie vorbei. Bitte wähle einen früheren Schritt.
chance-not-exported = Diese Partie ist eine zweite Chance, darum gibt es zu ihr keine Datei: Sie begann nicht damit, dass alle Karten gemischt wurden. Zu der Partie, von der sie weiterging, gibt es eine.

# Züge der letzten eigenen Partien, noch einmal zu entscheiden.
button-decide = Drei Züge neu entscheiden
button-decide-next = Noch eine Stellung
again-title = **Neu entscheiden** · Partie { $game }, { $when }
again-chosen = Du wählst { $answer }.
again-best = Das halte auch ich für das Beste. Beim ersten Mal hast du { $then } gewählt, etwa { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} weniger.
again-as-then = Das hast du auch beim ersten Mal gewählt.
again-better = Für besser halte ich { $better }. Beim ersten Mal hast du { $then } gewählt.
again-why-best = Für das Beste spricht: „{ $why }“
again-why-chosen = Für deine Wahl spricht: „{ $why }“
again-how = -# Einen Zug beurteile ich nach dem, was dabei zu sehen war. Gespeichert wird davon nichts.
again-only = Bisher ist das die einzige. Nach deiner nächsten Partie gibt es vielleicht mehr.
again-none = In deinen letzten Partien habe ich keinen Zug gefunden, der klar besser gewesen wäre.
again-gone = Diese Stellung finde ich nicht mehr. Bitte öffne unter **So lief es** eine andere.
