# Saisons, was Leute erreicht haben, und Listen beendeter Partien.
season = { $number }. Saison { $year }
season-line = { $place }. { $who }: **{ $rating }** ({ $gained }), { $games ->
    [one] 1 Partie
   *[other] { $games } Partien
}
season-none = Hier steht noch niemand.
season-how = -# Eine Saison ist ein Vierteljahr, und eine Partie zählt in der Saison, in der sie endet. Hier steht, wer das in `/viceroy profile` will, ab { $from } gewerteten Partien der Saison und { $all } insgesamt; in der Rangliste aller Server außerdem erst ab { $met } Gegnern mit Wertung.
season-over = 🏆 **Die { $number }. Saison { $year } ist vorbei.** { $games ->
    [one] 1 Partie ist
   *[other] { $games } Partien sind
} auf diesem Server zu Ende gegangen, gespielt von { $people ->
    [one] 1 Person
   *[other] { $people } Personen
}.
season-over-unlisted = In Ranglisten steht, wer das in `/viceroy profile` will.
season-unreadable = Eine Saison ist ein Jahr und eines seiner Viertel, etwa 2026-4.
button-all-seasons = Alle Saisons
button-own-season = Meine Saison
# Im Bild von jemandem oder von einer Saison: was gezählt wird.
summary-rating = Wertung
summary-gained = { $rating } ({ $gained })
summary-games = Partien
summary-won = Gewonnen
summary-won-of = { $won } von { $games }
summary-people = Personen
summary-most = Rekord
summary-best = Beste Pyramide: { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
} in Partie { $game }
summary-best-of = { $who }: { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
alt-summary-row = { $what }: { $much }.
alt-summary-course = Wertung zwischen { $first } und { $last }.
profile-counted = { $games ->
    [one] 1 beendete Partie zählt
   *[other] { $games } beendete Partien zählen
}, davon gewonnen: { $won }.
profile-best = Am besten: { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
} in Partie { $game }.
profile-none = Hier zählt noch keine beendete Partie. Eine Partie zählt für alle, die sie bis zum Ende gespielt haben; kurze Partien zählen nicht.
button-post-profile = Profil hier zeigen
profile-posted = { $who } spielt Viceroy.
# Listen beendeter Partien.
finished-own = **Deine beendeten Partien**
finished-here = **Beendete Partien dieses Servers**
finished-line = 🏁 { $game } · { $time }
finished-player = { $who } { $points }
finished-none = Keine, die du sehen könntest.
finished-menu = Eine Partie durchgehen
button-finished-own = Meine Partien
button-finished-here = Partien dieses Servers
button-newest = Neueste
button-older = Ältere
