# Der Deal des Tages: jeden Tag eine kurze Partie gegen zwei Computerspieler, mit denselben Karten für alle.
deal-open = **Partie des Tages** · { $day }
deal-about = Sechs Runden gegen zwei Computerspieler, etwa zehn Minuten. Wer heute spielt, bekommt dieselben Karten, einmal und ohne Vorschläge.
deal-finished = { $count ->
    [0] Noch niemand ist fertig.
    [one] { $count } Person ist fertig.
   *[other] { $count } Leute sind fertig.
}
deal-until = Sie schließt { $time }.
deal-unfinished = Sie hat geschlossen, bevor du fertig warst, und hat deshalb keine Punkte.
deal-over = **Du { $points }, Par { $par } ({ $difference })**
deal-over-alone = **Du { $points }**
deal-par = -# Par ist, was der starke Computerspieler auf deinem Platz erreicht hat.
deal-par-later = -# Par ist, was der starke Computerspieler auf deinem Platz erreicht. Er spielt noch: Schau in einer Minute wieder nach.
deal-place-later = -# Deinen Platz sage ich, sobald 20 Leute fertig sind.
deal-days = Du hast diesen Monat an { $played } von { $days ->
    [one] { $days } Tag
   *[other] { $days } Tagen
} gespielt.
deal-closes = -# Die Partie schließt { $time }. Dann zeige ich das beste Spiel und worauf die meisten boten.
deal-second-account = -# Eine Rangliste gibt es nicht: Ein zweites Konto bekommt dieselben Karten.
deal-fair = **Faires Mischen.** Jeder Tag hat ein Geheimnis für alle, und alle Karten folgen daraus. Seinen Hash sage ich am Tag davor, das Geheimnis, wenn die Partie geschlossen ist. Sonst fließt nichts ein, damit alle dieselben Karten bekommen.
deal-fair-today = Heute: `{ $hash }`
deal-fair-next = Morgen: `{ $hash }`
deal-posted = -# Von { $who }. Keine Karte ist genannt, also wird nichts verraten.
deal-no-postcard = Es gibt noch nichts zu zeigen: Spiel erst zu Ende, und warte für Par eine Minute.
deal-closed = **Partie vom { $day }** · geschlossen
deal-closed-best = Das beste von { $count ->
    [one] { $count } Spiel
   *[other] { $count } Spielen
} kam auf { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}.
deal-closed-most = In der ersten Auktion boten die meisten für { WORD($card, case: "accusative") } ({ $count } von { $all }).
deal-closed-worked = Wer dort für { WORD($card, case: "accusative") } bot, kam am weitesten: im Schnitt { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}.
deal-closed-secret = -# Geheimnis `{ $secret }`, Hash `{ $hash }`
deal-closed-none = Diese Partie ist noch nicht geschlossen, oder du hast sie nicht beendet.
deal-month-none = Du hast diesen Monat noch keine Partie des Tages beendet.
button-deal-play = Spielen
button-deal-today = Die Partie von heute
button-deal-result = Mein Ergebnis
button-deal-post = Hier zeigen
button-deal-month = Dieser Monat
button-deal-closed = { $day }: so lief es
button-deal-earlier = Die von gestern: weiter
button-deal-best = Das beste Spiel
reject-deal-played = Du hast diese Partie gespielt. `/viceroy daily` zeigt dein Ergebnis; morgen kommt die nächste.
reject-deal-not-closed = Bis diese Partie schließt, sage ich von ihr nur deine Punkte, deinen Platz und die Postkarte. Bitte schau dann wieder nach: `/viceroy daily`.
reject-deal-closed = Diese Partie ist geschlossen. `/viceroy daily` hat die von heute.
deal-listed-none = Noch niemand hier lässt mich sein Ergebnis zeigen.
deal-listed = { $who } · { $points }, Par { $par } ({ $difference })
deal-listed-alone = { $who } · { $points }
button-deal-list = Hier aufführen
button-deal-unlist = Hier nicht aufführen
deal-now-listed = Dein Ergebnis jedes Tages steht ab jetzt auf diesem Server.
deal-now-unlisted = Deine Ergebnisse stehen auf diesem Server nicht mehr.
deal-not-kept = Dieser Server führt keine Nachricht zur Partie des Tages.
reject-deal-alone = Die Partie des Tages spielt man allein, und niemand wartet dort auf dich. Leg sie einfach beiseite; sie schließt von selbst.
