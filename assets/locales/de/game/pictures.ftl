# Wörter auf Bildern, und Texte, die sagen, was ein Bild zeigt.

## Auf Bildern
picture-turn = Spielrunde { $turn }
picture-then = Dann:
picture-reserve = Vorrat
picture-next-auction = Nächste Auktion
picture-mine = meine { $count }
picture-left = Vorrat { $count }
picture-needed = { $count ->
    [0] nicht nötig
   *[other] Hand braucht { $count }
}
picture-beaten-in-order = Besiegt in dieser Reihenfolge; das letzte gibt seine Belohnung
picture-ring = Weißer Ring: passt zur Pyramide
picture-large-deck = Auktionsstapel { $count }
picture-small-deck = Reservestapel { $count }
picture-law-deck = Gesetzesstapel { $count }
picture-passes = Gepasst: { $names }
picture-diamonds = Diamant: { $names }
picture-attacks = Angriff: { $names }
picture-claim = { $name }: { TITLE($claim) }
picture-insists = { $name }: { TITLE($claim) }!
picture-either = egal
picture-no-name = Spieler { $number }
picture-rival = Virtueller Gegner { $number }
picture-auction = { $count }. Auktion
picture-development = Entwicklung { $count }
# Unter einer Nachricht mit einem Bild, in dem jemand anders heißt als sonst.
picture-who = -# Im Bild: { $who }.
picture-who-is = { $label } ist { $name }
picture-no-cards = Noch keine Karten
picture-domain = Domäne
picture-choosing-instead = Welche Karte macht Platz für { WORD($card, case: "accusative") }?
picture-choosing-under = Unter welchen Charakter kommt { WORD($card, case: "nominative") }?
picture-choosing-slip = Welche freie Karte kommt unter { WORD($card, case: "accusative") }?
picture-choosing-bribe = Wen bestichst du?
picture-choosing-relocate = Welcher freie Charakter wird versetzt?
picture-criminal-row = Welche Zeile { WORD($card, case: "from") }?

## Was Bilder zeigen
# Wo eine Beschreibung länger ist, als Discord sie nimmt.
alt-rest = Da ist noch mehr: Tisch lesen, unter dem gezeigten Tisch, sagt alles in Worten.
alt-pyramid = Die Pyramide von { $name }: { $cards ->
    [0] keine Karten
    [one] { $cards } Karte
   *[other] { $cards } Karten
}.
alt-level = Stufe { $level }: { $cards }.
alt-in-hand = { $cards ->
    [one] { $cards } Karte
   *[other] { $cards } Karten
} auf der Hand.
alt-circle = Stufe { $level } { $colour } für { $value }
alt-circles = Einfarbige Kreise: { $circles }.
alt-tokens = Marker: { $tokens }.
alt-under = Unter { WORD($host, case: "dative") }: { $cards }.
alt-under-count = Unter { WORD($host, case: "dative") }: { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}.
alt-parked = Edelsteine auf { WORD($card, case: "dative") }: { $gems }.
alt-choice = { $letter }: { $card } auf Stufe { $level }.
alt-choice-with = { $letter }: { $card } auf Stufe { $level } mit { WORD($tokens, case: "dative") }.
alt-auction = Die Auktion. Vorrat: { $gems }.
alt-next-auction = Die nächste Auktion:
alt-auction-place = { TITLE($colour) }: { $cards }.
alt-auction-base = { $card } unten
alt-auction-tip = { $card } oben
alt-fits = Passt in deine Pyramide: { $cards }.
alt-fit = { $card } ({ $corners })
alt-corner-left = oben links
alt-corner-right = oben rechts
alt-corner-bottom = unten
alt-payable = Zahlen kannst du mit: { $colours }.
alt-bids = Gebote auf { $colour }: { $names }.
alt-claim = { $name } ({ $claim })
alt-insists = { $name } ({ $claim }, besteht darauf)
alt-reserve = Vorrat: { $gems }.
alt-needed = Eine Karte auf deiner Hand braucht: { $gems }.
alt-waiting = Es fehlt noch: { $names }.
alt-winners = { $count ->
    [one] Es gewinnt { $names }.
   *[other] Es gewinnen { $names }.
}
alt-hand = Deine Hand: { $cards ->
    [0] keine Karten
    [one] { $cards } Karte
   *[other] { $cards } Karten
}. Edelsteine: { $gems }. Angriffsmarker: { $attack }.
alt-held = Auf der Hand: { $names }.
alt-holds = Deine Edelsteine: { $gems }. Angriffsmarker: { $attack }.
alt-own-pyramid = Deine Pyramide: { $cards ->
    [0] keine Karten
    [one] { $cards } Karte
   *[other] { $cards } Karten
}.
alt-hand-card = { $card }, { $count ->
    [0] jetzt nicht spielbar
   *[other] spielbar auf Stufe { $levels }
}.
alt-hand-criminal = { $card }, unter der Basis spielbar.
alt-dealt = { $cards ->
    [one] { $cards } Karte
   *[other] { $cards } Karten
} zur Wahl: { $names }.
alt-dealt-chosen = Du beginnst mit { WORD($first, case: "dative") } und behältst { WORD($kept, case: "accusative") }.
alt-placing = Plätze für { WORD($card, case: "accusative") } in deiner Pyramide{ $cards ->
    [0] {""}
    [one] {" "}aus { $cards } Karte
   *[other] {" "}aus { $cards } Karten
}.
alt-place = { $letter } { $level ->
    [0] unter der Basis
   *[other] auf Stufe { $level }
}
alt-place-circle = { $place } (schließt einen { WORD($colour, case: "accusative") } Kreis für { $value })
alt-places = Frei: { $places }.
alt-domain = Domänenkarte: oben links { $left }, oben rechts { $right }.
alt-domain-open = Domänenkarte: Ihre Segmente passen zu jeder Farbe.
alt-domain-gives = Deine Domänenkarte bringt { WORD($rewards, case: "accusative") }.
alt-returning = { $cards } Karten auf der Hand, von denen zwei Charaktere zurückgehen: { $names }.
alt-returned = Zurück gehen { WORD($one, case: "nominative") } und { WORD($other, case: "nominative") }. Deine anderen Karten: { $names }.
alt-score-player = { $name }: { $total } ({ $lines }).
alt-score-line = { $line } { $points }
alt-stack = Monster, das unterste zuerst: { $monsters }.
alt-fights-with = Für den Kampf: { $stones }, zusammen { $count }.
alt-monster = { $monster } (kostet { WORD($cost, case: "accusative") }, bringt { WORD($reward, case: "accusative") })
alt-combat-card = Auf der Kampfkarte: { $things }.
alt-penalties = { $count ->
    [one] 1 Monster
   *[other] { $count } Monster
} als Strafe: −{ $points } Punkte.
picture-beats = { $count ->
    [one] besiegt 1 Monster
   *[other] besiegt { $count } Monster
}
alt-shown = { $name } zeigt { WORD($stones, case: "accusative") }.
alt-shown-beats = { $name } zeigt { WORD($stones, case: "accusative") }, { $count ->
    [0] besiegt kein Monster und nimmt eins als Strafe
    [one] besiegt 1 Monster
   *[other] besiegt { $count } Monster
}.

# Das Aufdecken einer Auktion, eine einzelne Karte, das Plakat
picture-no-card = nichts
picture-poster = Viceroy
# Auf dem Plakat: wie lange gespielt wurde, und die Leistung, mit der jemand gewann.
picture-days = { $days ->
    [one] { $days } Tag
   *[other] { $days } Tage
}
picture-feat-circles = { $count ->
    [one] { $count } voller Kreis
   *[other] { $count } volle Kreise
}
picture-feat-sets = { $count ->
    [one] { $count } Markersatz
   *[other] { $count } Markersätze
}
picture-feat-top = Bis auf Stufe 5
alt-film = Die Partie Karte für Karte, von der ersten bis zum Plakat.
# Auf dem Plakat einer Partie allein, hinter der Ausgabe.
picture-passed-alone = mehr als ein { $level ->
    [easy] leichter
    [normal] mittlerer
   *[hard] schwerer
} Computer ({ $points })
picture-won = bietet { WORD($bid, case: "offered") }, nimmt { WORD($card, case: "accusative") }
picture-contested = bietet { WORD($bid, case: "offered") }, niemand bekommt die Karte
picture-met = bietet { WORD($bid, case: "offered") }, Kollision mit { $names }
picture-collided = bietet { WORD($bid, case: "offered") }, Kollision mit { $names }: niemand bekommt die Karte
picture-undecided = bietet { WORD($bid, case: "offered") }, noch offen
picture-passed = passt
picture-passed-for = passt für { WORD($gems, case: "accusative") }
picture-removed = entfernt { WORD($card, case: "accusative") }
picture-removed-none = entfernt keine Karte
picture-length = { $turns } Spielrunden, { $players ->
    [one] 1 Spieler
   *[other] { $players } Spieler
}
picture-day = { $day }. { $month ->
    [1] Januar
    [2] Februar
    [3] März
    [4] April
    [5] Mai
    [6] Juni
    [7] Juli
    [8] August
    [9] September
    [10] Oktober
    [11] November
   *[12] Dezember
} { $year }
# Was eine beendete Partie entschied, und um wie viele Punkte sich da absetzte, wer gewann.
picture-decided = Spielrunde { $turn } gab den Ausschlag: +{ $points }
picture-decided-alone = Spielrunde { $turn } brachte am meisten: +{ $points }
alt-reveal = Die Gebote dieser Auktion.
alt-reveal-of = { $auction }.
alt-bid = { $name }: { $says }.
alt-poster = Plakat der beendeten Partie.
alt-decided = { $says }. Darin gespielt: { $cards }.
alt-total = { $name }: { $total }.
alt-fresh = Neu: { $cards }.
alt-whole-card = Die Karte { $card }.
alt-row = Zeile { $level }: kostet zusätzlich einen { WORD($cost, case: "accusative") } Edelstein, bringt { WORD($reward, case: "accusative") }.
alt-row-for-nothing = Zeile { $level }: kostet zusätzlich einen { WORD($cost, case: "accusative") } Edelstein, bringt nichts.
alt-row-any = Zeile { $level }: kostet zusätzlich { $cost } beliebiger Farbe, bringt { WORD($reward, case: "accusative") }.
alt-row-any-for-nothing = Zeile { $level }: kostet zusätzlich { $cost } beliebiger Farbe, bringt nichts.
alt-sections = Segmente: oben links { $left }, oben rechts { $right }, unten { $lowerleft } und { $lowerright }.
alt-bottom = Unten, auf jeder Stufe: { $bottom }.
alt-judgements = Urteile: { $judgements }.
alt-bribes = { $count ->
    [one] 1 Bestechungsmarker.
   *[other] { $count } Bestechungsmarker.
}
alt-judgements-hidden = { $count ->
    [one] 1 verdeckter Urteilsmarker.
   *[other] { $count } verdeckte Urteilsmarker.
}

# Zu einer nachgeschlagenen Karte: was davon sofort, später und am Ende geschieht.
card-character = **Sofort**, wenn du ihn spielst: die Belohnung der Zeile seiner Stufe; Edelsteine und Karten gehören dann dir. **Später** bringt ein Wissenschaftsmarker bei jedem Passen einen Edelstein mehr, und ein unerschöpflicher Edelstein zahlt einmal pro Spielrunde. **Am Ende** zählen die Marker darauf.
card-criminal = **Sofort**, wenn du ihn spielst: was seine Zeile bringt. **Am Ende** zählen die Urteile, die du für ihn behalten hast.
card-when-played = **Sofort**, wenn du es spielst, und nur dann. Was es über das Ende der Partie sagt, zählt **am Ende**.
card-goes-on = **Von da an, wo du es spielst**, und solange es liegt. Was es über das Ende der Partie sagt, zählt **am Ende**.
card-at-end = Sofort nichts: Es zählt **am Ende**.

# At a table that gathers.
picture-seat-free = frei
picture-seat-computer = Computer

# Die Partie eines Tages: was jemand davon zeigt, ohne eine Karte zu nennen, und ein Monat davon. Par ist, was der schwere Computerspieler erreicht hat.
picture-deal = Partie des Tages
picture-deal-par = { $points } · Par { $par }
picture-deal-even = Par
picture-deal-place = Platz { $place } von { $of }
picture-deal-days = { $played } von { $days ->
    [one] { $days } Tag
   *[other] { $days } Tagen
} des Monats
picture-deal-month-days = { $played } von { $days ->
    [one] { $days } Tag
   *[other] { $days } Tagen
}
picture-month = { $month ->
    [1] Januar
    [2] Februar
    [3] März
    [4] April
    [5] Mai
    [6] Juni
    [7] Juli
    [8] August
    [9] September
    [10] Oktober
    [11] November
   *[12] Dezember
} { $year }
picture-weekday = { $weekday ->
    [1] Mo
    [2] Di
    [3] Mi
    [4] Do
    [5] Fr
    [6] Sa
   *[7] So
}
alt-deal = Partie des Tages, { $day }: { $difference } ({ $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}, Par { $par }).
alt-deal-pyramid = Eine Pyramide aus { $cards ->
    [one] { $cards } Karte
   *[other] { $cards } Karten
}, { $levels ->
    [one] { $levels } Stufe
   *[other] { $levels } Stufen
} hoch.
alt-deal-month = Partien des Tages, { $month }: { $played } von { $days } gespielt. { $results }
alt-deal-result = { $day }.: { $difference }.
alt-deal-played = { $day }.: gespielt.

# Die Buchstaben der blauen, roten, grünen und gelben Edelsteine.
picture-gem-letters = B R G L
