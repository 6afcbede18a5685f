# Wertung der Leute, von 1500 an.
ranking-here = **Rangliste dieses Servers**
ranking-everywhere = **Rangliste von überall**
ranking-line = { $place }. { $who }: **{ $rating }** ({ $games ->
    [one] 1 Partie
   *[other] { $games } Partien
})
ranking-line-early = { $place }. { $who }: **{ $rating }** ({ $games ->
    [one] 1 Partie
   *[other] { $games } Partien
}, vorläufig)
ranking-none = Noch steht niemand darin.
ranking-how = -# Ein Tisch ist gewertet, wenn es in **Optionen** so gewählt ist: mindestens zwei Menschen, keine Tipps, wer geht, wird Letzter. Hier steht, wer das in `/viceroy profile` will, ab { $from } Partien, in der Rangliste aller Server außerdem erst ab { $met } Gegnern mit Wertung; 1500 ist die Mitte.
rating-own = Deine Wertung ist **{ $rating }**, nach { $games } gewerteten Partien.
rating-early = Deine Wertung ist **{ $rating }**, nach { $games } gewerteten Partien: vorläufig, sie schwankt noch stark.
rating-few = { $games ->
    [one] Du hast 1 gewertete Partie gespielt.
   *[other] Du hast { $games } gewertete Partien gespielt.
} { $missing ->
    [one] Nach einer weiteren siehst du deine Wertung.
   *[other] Nach { $missing } weiteren siehst du deine Wertung.
}
rating-none = Du hast noch keine gewertete Partie gespielt. Ein Tisch ist gewertet, wenn es in **Optionen** so gewählt ist: mindestens zwei Menschen, keine Tipps, und wer geht, wird Letzter.
rating-listed = Du stehst in Ranglisten.
rating-not-listed = Du stehst in keiner Rangliste; das hier siehst nur du.
rating-ask = 📈 Diese Partie war gewertet. Darf ich dich mit deiner Wertung in Ranglisten zeigen? In `/viceroy profile` änderst du das.
button-list-rating = In Ranglisten zeigen
button-not-list-rating = Nicht zeigen
button-unlist-rating = Nicht mehr zeigen
