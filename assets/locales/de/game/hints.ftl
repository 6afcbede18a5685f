# Tipps: die zwei oder drei Antworten, die am besten aussehen, und was jede von den anderen unterscheidet.
button-hint = Tipp
hint-title = 💡 **Diese Antworten gefallen mir am besten, und das unterscheidet sie:**
hint-limits = -# Ich sehe, was du siehst, und nicht weit voraus. Was die anderen tun, kann alles ändern.
hint-option = { $place }. { $answer }: { $why }
hint-answer = **{ $answer }**
hint-answer-how = **{ $answer }** { $how }
hint-answer-more = { $what } ({ $more })
hint-nothing = Zu dieser Frage habe ich keinen Tipp.
hint-stale = Diese Frage ist nicht mehr offen. Das wirst du jetzt gefragt.
reject-hints-forbidden = An diesem Tisch gibt es keine Tipps. Die Regeln und jede Karte kannst du trotzdem nachschlagen.

# Wohin eine Karte kommt, hinter dem, was gewählt ist.
hint-goes = { $paid } auf Stufe { $level }
hint-goes-below = unter die Basis
hint-paid = für { WORD($gems, case: "accusative") }
hint-paid-free = kostenlos
hint-paid-infinite = für { WORD($infinite, case: "accusative") } (unerschöpflich)
hint-paid-both = für { WORD($gems, case: "accusative") } + { WORD($infinite, case: "accusative") } (unerschöpflich)
hint-paints = Mit { WORD($gems, case: "dative") } einfärben

# Was eine Antwort bewirkt, als Teile eines Satzes.
hint-goes-under = kommt unter { WORD($card, case: "accusative") }
hint-replaces = bringt { WORD($card, case: "accusative") } zurück auf deine Hand
hint-tucks = nimmt { WORD($cards, case: "accusative") } unter sich auf
hint-lays = nimmt { WORD($gems, case: "accusative") } von dir auf
hint-prolongs = verlängert die Partie um eine Spielrunde
hint-moves = kommt auf Stufe { $level }
hint-closes = schließt einen { WORD($colour, case: "accusative") } Kreis ({ $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
})
hint-gets = bringt { WORD($tokens, case: "accusative") }
hint-swaps = tauscht { WORD($given, case: "accusative") } gegen { WORD($taken, case: "accusative") }
hint-completes-set = macht einen Markersatz vollständig ({ $points } Punkte)
hint-fends-off = wehrt einen Angriff ab ({ $points } Punkte)
hint-beats = besiegt { $count ->
    [one] { $count } Monster
   *[other] { $count } Monster
}
hint-combat-card = lässt { WORD($stones, case: "accusative") } auf deiner Kampfkarte
hint-combat-card-empty = leert deine Kampfkarte
hint-takes = bringt { WORD($gems, case: "accusative") }
hint-draws = zieht { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}
hint-keeps-judgements = lässt dir { $count ->
    [one] { $count } Urteilsmarker
   *[other] { $count } Urteilsmarker
}
hint-keeps-bribes = lässt dir { $count ->
    [0] keinen Bestechungsmarker
    [one] { $count } Bestechungsmarker
   *[other] { $count } Bestechungsmarker
}
hint-scores = gibt dir am Ende { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
hint-scores-in-all = bringt insgesamt { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
hint-scores-nothing = bringt keine Punkte
hint-costs-nothing = kostet dich keine Punkte
hint-costs = kostet dich { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
hint-spares = erspart dir { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}, so wie deine Pyramide jetzt ist
hint-spares-token = erspart dir den Verlust eines Markers
hint-almost = braucht für einen { WORD($colour, case: "accusative") } Kreis auf Stufe { $level } nur noch 1 Segment zum Einfärben
hint-opens = öffnet einen Platz auf Stufe { $level }
hint-opens-pair = öffnet einen Platz auf Stufe { $level } über 2 { WORD($colour, case: "plural-dative") } Segmenten
hint-leaves = lässt { WORD($gems, case: "accusative") } für { WORD($card, case: "accusative") } auf Stufe { $level }
hint-too-little = lässt zu wenig für { WORD($card, case: "accusative") }
hint-pays-for = reicht für { WORD($card, case: "accusative") } auf Stufe { $level }
hint-first-of = bringt deinen ersten { WORD($colour, case: "accusative") } Edelstein
hint-none-left = lässt dir keinen { WORD($colour, case: "accusative") } Edelstein
hint-of-every = lässt dir { $count ->
    [one] Edelsteine in jeder Farbe
   *[other] in jeder Farbe mindestens { $count } Edelsteine
}
hint-infinite-left = lässt dir zum Bezahlen in dieser Spielrunde noch { WORD($gems, case: "accusative") }
hint-keeps = lässt dir { WORD($card, case: "accusative") } für später
hint-more = bringt mehr für { $what }
hint-less = bringt weniger für { $what }
hint-promise-points = die Punkte deiner Marker und Gesetze
hint-promise-tokens = Markersätze, Magie und Verteidigung
hint-promise-circles = deine Kreise
hint-promise-paint = Kreise, die Einfärben vollenden kann
hint-promise-gems = deine Edelsteine
hint-promise-places = die Plätze deiner nächsten Karten
hint-promise-hand = deine Handkarten

# Dasselbe als ganze Sätze.
hint-sentence = { $what }.
hint-two-sentences = { $first } { $second }
hint-has = Danach hast du { WORD($gems, case: "accusative") }.
hint-gems-left = Danach hast du insgesamt { $gems }.
hint-could = { TITLE($card, case: "nominative") } könnte { $what }.
hint-could-go = { $how } kommen
hint-could-close = einen { WORD($colour, case: "accusative") } Kreis schließen
hint-could-give = { WORD($rewards, case: "accusative") } bringen
hint-could-give-fifth = 15 Punkte oder die Belohnungen der Zeilen 1 bis 3 bringen
hint-lacks = Für { WORD($card, case: "accusative") } brauchst du noch { WORD($gems, case: "accusative") }.
hint-useful = { TITLE($card, case: "accusative") } könntest du selbst auf Stufe { $level } spielen.
hint-on-top = { TITLE($card, case: "nominative") } wird als nächstes Gesetz gezogen.
hint-none-beats = Nichts, was du zeigen kannst, besiegt ein Monster.
hint-none-beats-more = Nichts, was du zeigen kannst, besiegt mehr als { $count ->
    [one] das eine, das
   *[other] die { $count }, die
} deine Kampfkarte besiegt.
hint-would-beat = Deine Kampfkarte allein besiegt dann { $count } der Monster.
hint-spares-nothing = So wie deine Pyramide jetzt ist, kostet es dich nichts.
hint-grows-circles = Es kostet mehr mit jedem Kreis und unerschöpflichen Edelstein, der noch kommt.
hint-grows-magic = Es kostet mehr mit jedem Magiemarker, der noch kommt.
hint-grows-defence = Es kostet mehr mit jedem Verteidigungsmarker, der noch kommt.
hint-grows-science = Es kostet mehr mit jedem Wissenschaftsmarker, der noch kommt.
hint-fixed = Mehr als das kostet es nie.
hint-is-last = Es ist dein letzter { WORD($colour, case: "nominative") } Edelstein.
hint-alone = Wahrscheinlich bietet dort sonst niemand.
hint-contested = Wahrscheinlich bietet dort noch jemand.
hint-nobody-there = Dort hat niemand geboten.
hint-bid-by = { $who } hat dort auch geboten.
hint-before-gems = Ein Angriffsmarker nimmt seine Karte vor allen Edelsteinen.
hint-named-later = Seine Farbe nennst du, wenn du die anderen Gebote gesehen hast.
hint-nobody-wins = So, wie es liegt, bekommt dort niemand eine Karte.
hint-bids-on = In der nächsten Auktion bietest du wieder, mit einem anderen Edelstein.
hint-counts-as-pass = Das zählt als Passen.
hint-no-more = { $what ->
    [bid] Du behältst deine Edelsteine und bietest in dieser Spielrunde nicht mehr.
   *[play] Du behältst deine Karten und Edelsteine.
}
hint-none-better = { $what ->
    [bid] Kein Gebot sieht für mich besser aus.
   *[play] Kein Zug sieht für mich besser aus.
}
hint-at-once = { TITLE($card, case: "accusative") } bekommst du sofort.
hint-wanted = { $who } will sie auch.
hint-what-is-left = Du nimmst die Karte, die übrig bleibt.
hint-from-laws = Ein Gesetz auszuspielen kostet nichts; { $held ->
    [0] auf der Hand hast du keins.
   *[other] auf der Hand hast du { $held }.
}
hint-from-characters = Ein Charakter kostet Edelsteine, und seine Stufe bestimmt, was er bringt; { $held ->
    [0] auf der Hand hast du keinen.
   *[other] auf der Hand hast du { $held }.
}
hint-missed-least = Diese Karte brauchst du am wenigsten.
hint-another-criminal = Dafür ziehst du einen anderen Verbrecher.
hint-fits-below = { TITLE($card, case: "nominative") } hat einen Platz unter deiner Basis.
hint-no-place = { TITLE($card, case: "nominative") } braucht 2 Karten nebeneinander auf Stufe 1, die du noch nicht hast.
hint-no-difference = Die anderen Antworten bringen fast dasselbe.
hint-just-as-good = Die nächste sieht für mich genauso gut aus.
hint-in-the-long-run = Auf lange Sicht sollte es mehr bringen.
hint-next-play = Der Zug danach sieht dann besser aus.
hint-costing = { $count ->
    [0] Keine deiner Handkarten braucht diese Farbe.
    [one] { $count } deiner Handkarten braucht diese Farbe.
   *[other] { $count } deiner Handkarten brauchen diese Farbe.
}
