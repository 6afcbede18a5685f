# Was ein Tisch über Zeit und Tipps vereinbart hat: vor dem Start und bei den Spielern, dann die Zeilen der Menüs des Befehls.
agreed-time = { $speed ->
    [live] Für jede Frage haben alle 3 Minuten.
    [daily] Für jede Phase haben alle 24 Stunden, dazu 48 Stunden für die ganze Partie.
    [hour] Es geht weiter, sobald alle geantwortet haben, spätestens jeden Tag um { $hour }; was ich weniger als 3 Stunden vorher frage, wartet auf den nächsten Tag.
    [relaxed] Für jede Phase haben alle 48 Stunden, dazu 96 Stunden für die ganze Partie.
   *[none] Alle haben beliebig viel Zeit.
}
hour-shown = { $shown } ({ $at })
hour-in = { $hour }:00 in { $city }
hour-ahead = { $hour }:00 UTC{ $ahead }
hour-alone = { $hour }:00
hour-of-opener = { $hour }:00 nach der Uhr der Person, die den Tisch eröffnet
agreed-alone = Wer allein spielt, hat beliebig viel Zeit.
agreed-with-others = Sobald mehrere mitspielen: { $agreed }
agreed-weekends-off = Samstage und Sonntage zählen nicht.
agreed-time-out = { $decided ->
    [computer] Läuft die Zeit ab, entscheidet dieses eine Mal ein Computerspieler.
   *[pass] Läuft die Zeit ab, zählt das als Passen.
}
agreed-hour-over = { $decided ->
    [computer] Wer bis dahin nicht geantwortet hat, für den entscheidet bis zum Ende der Phase ein Computerspieler.
   *[pass] Wer bis dahin nicht geantwortet hat, passt bis zum Ende der Phase.
}
agreed-takes = Mit { $people } vielbeschäftigten Leuten dauert eine Partie etwa { $planning } Tage, wenn alle die Züge nehmen, die ich vorschlage, und { $hand }, wenn alle von Hand antworten.
agreed-no-hints = An diesem Tisch gibt es keine Tipps.
agreed-rated = 📈 Gewertet: Diese Partie zählt in der Wertung der Leute am Tisch; wer geht oder ersetzt wird, wird Letzter.
agreed-asks-handovers = Ein Platz wird nur weitergegeben, wenn die anderen zustimmen.
clock = { $speed ->
    [live] Live: 3 Minuten je Frage
    [daily] Täglich: 24 Stunden je Phase, dazu 48 für die Partie
    [hour] Feste Stunde: jeden Tag bis zu einer bestimmten Stunde
    [relaxed] Gemütlich: 48 Stunden je Phase, dazu 96 für die Partie
   *[none] Keine Uhr
}
time = { $speed ->
    [live] 3 Minuten je Frage
    [daily] 24 Stunden je Phase, dazu 48 für die ganze Partie
    [hour] jeden Tag bis { $hour }
    [relaxed] 48 Stunden je Phase, dazu 96 für die ganze Partie
   *[none] beliebig viel
}
weekends = { $weekends ->
    [on] Samstage und Sonntage zählen
   *[off] Samstage und Sonntage zählen nicht
}
time-out = { $decided ->
    [computer] Dieses eine Mal entscheidet ein Computerspieler
   *[pass] Es zählt als Passen
}
hints = { $hints ->
    [allowed] Wer gefragt wird, kann Tipp drücken
   *[forbidden] Keine Tipps
}
