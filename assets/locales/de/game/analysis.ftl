# Wie eine beendete Partie gelaufen ist, für alle einzeln. Ein Satz wählt mit PERSON, ob er mit dem spricht, der ihn liest.
button-analysis = So lief es
# Unter dem Plakat einer beendeten Partie.
button-film = Film
button-find = Tisch finden
film-title = **Partie { $game }, Karte für Karte**
analysis-title = **So lief Partie { $game } für { WORD($who, case: "accusative") }**

analysis-won = { PERSON($who) ->
    [second] Du gewinnst
   *[third] { $who } gewinnt
} mit { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkten
}, { $lead } mehr als { $others }.
analysis-shared = { PERSON($who) ->
    [second] Du teilst dir den Sieg mit { WORD($others, case: "dative") }: je { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }.
   *[third] { $who } und { $others } teilen sich den Sieg: je { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }.
}
analysis-lost = { PERSON($who) ->
    [second] Du hast
   *[third] { $who } hat
} { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}, { $lead } weniger als { $others }.
analysis-ended-alone = { PERSON($who) ->
    [second] Du beendest
   *[third] { $who } beendet
} die Partie mit { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkten
}.
analysis-lines = Verglichen mit { WORD($other, case: "dative") }: { $lines }.
analysis-lines-alone = { $lines }.
analysis-line = { $line } { $points }

analysis-turned = **Wo es sich entschied**
analysis-even = { $players ->
    [one] Keine einzelne Spielrunde änderte viel an dem, was in Sicht war.
   *[other] Keine einzelne Spielrunde änderte viel { PERSON($who) ->
        [second] an deinem Vorsprung
       *[third] am Vorsprung von { $who }
    }.
}
analysis-turn = Spielrunde { $turn }
analysis-end = Nach der letzten Spielrunde
analysis-swing = { $span }: { $swing }, { $after }.
analysis-swing-because = { $span }: { $swing }, { $after }. { $because }
analysis-rest = { $players ->
    [one] -# Die übrigen Spielrunden zusammen: { $rest }. Am Anfang waren { $start } in Sicht, am Ende sind es { $end }.
   *[other] -# Die übrigen Spielrunden zusammen: { $rest }. Anfangs sind alle gleichauf.
}
analysis-no-swing = **nichts gewonnen oder verloren**
analysis-up = **{ $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} gewonnen**
analysis-down = **{ $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} verloren**
analysis-ahead = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} vor der besten anderen Pyramide
analysis-behind = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} hinter der besten anderen Pyramide
analysis-level = gleichauf mit der besten anderen Pyramide
analysis-alone = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} in Sicht
analysis-alone-end = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} am Ende

analysis-missed = **Die größte verpasste Chance**
analysis-none = Ich habe keinen Zug gefunden, der klar besser gewesen wäre.
analysis-when = { TITLE($when) }. { PERSON($who) ->
    [second] Du hast gewählt: { $given }.
   *[third] { $who } hat gewählt: { $given }.
}
analysis-when-card = { TITLE($when) }. { PERSON($who) ->
    [second] Du hast für { WORD($card, case: "accusative") } gewählt: { $given }.
   *[third] { $who } hat für { WORD($card, case: "accusative") } gewählt: { $given }.
}
analysis-better = Um etwa { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} besser: { $better }.
analysis-better-why = Mein Tipp wäre gewesen: „{ $why }“
analysis-given-why = Zu dieser Wahl hätte mein Tipp gesagt: „{ $why }“

analysis-alike = -# { $best } von { $all } Entscheidungen hätte ich sofort genauso getroffen.
analysis-former = -# Vorher auf diesem Platz: { $former }, mit { $count ->
    [one] 1 Entscheidung
   *[other] { $count } Entscheidungen
}.
analysis-is-computer = -# { $who } ist ein Computerspieler.
analysis-computed = -# Ein Computerspieler traf { $count ->
    [one] 1 Entscheidung
   *[other] { $count } Entscheidungen
} für { WORD($who, case: "accusative") }.
analysis-timed-out = -# Bei { $count ->
    [one] 1 Entscheidung
   *[other] { $count } Entscheidungen
} lief die Zeit ab.
analysis-how = { $players ->
    [one] -# Punkte sind hier, was eine Stellung nach meiner Schätzung bis zum Ende bringt. Einen Zug beurteile ich nach dem, was dabei zu sehen war.
   *[other] -# Punkte sind hier, was eine Stellung nach meiner Schätzung bis zum Ende bringt, verglichen mit der besten anderen. Einen Zug beurteile ich nach dem, was dabei zu sehen war.
}
analysis-not-over = Diese Partie ist noch nicht vorbei. Danach zeigt ihre letzte Nachricht, wie sie lief.
analysis-older-rules = Auf diese Partie kann ich nicht zurückblicken: Sie lief nach älteren Regeln von mir und ginge jetzt anders aus. `/viceroy table` zeigt ihr Ende.

# Ein beendetes Spiel, Schritt für Schritt.
button-archive = Durchgehen
button-poster = Plakat hier zeigen
button-turn = Runde
button-step = Schritt
button-hands-open = Alle Hände zeigen
button-hands-close = Hände zudecken
archive-title = **Spiel { $game }** · { $turn ->
    [0] Aufbau
   *[other] Runde { $turn }
} · Schritt { $step } von { $last }
archive-hand = Auf der Hand, { $who }: { $cards }
archive-hand-empty = Auf der Hand, { $who }: nichts
archive-code = -# Wieder hierher: `/viceroy archive { $code }`
poster-shown = -# Ein Spiel, das { $who } gespielt hat. Die anderen Leute werden nicht genannt.
poster-not-yours = Nur wer ein Spiel bis zum Ende gespielt hat, kann sein Plakat zeigen.
archive-none = Du hast noch kein Spiel beendet. Danach kannst du es hier durchgehen.
archive-no-code = Tippe die Nummer eines beendeten Spiels, wenn du willst mit einem Schritt, etwa „12#40“. **So lief es** unter seinem letzten Beitrag führt auch dorthin.
archive-not-here = Du kannst Spiele durchgehen, die du gespielt hast, und solche, deren Beiträge du auf diesem Server lesen kannst. Dieses ist keines davon.
