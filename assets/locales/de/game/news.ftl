# Was geschehen ist, im Thread der Partie und privat erzählt. Ein Satz wählt mit PERSON, ob er mit dem spricht, der ihn liest:
# second (du), second-plural (du und andere), third (jemand), third-plural (mehrere andere).
# Wer etwas getan hat, wenn es nicht die eigene Entscheidung war: anstelle eines Namens, darum kurz.
doer-computer = 🤖 für { WORD($who, case: "accusative") }
doer-several = Platz von { $who }
doer-time-up = { $who } (Zeit abgelaufen)
news-turn = **Spielrunde { $turn }**
news-painting = **Die letzte Spielrunde ist vorbei. Jetzt wird eingefärbt.**
news-first-cards = Die ersten Karten sind aufgedeckt.
news-order-drawn = Ausgelost: Bis ihr Karten mit Nummern habt, handelt ihr in der Reihenfolge { $who }.
news-domain-rewards = Die Domänenkarten bringen – { $rewards }.
news-domain-reward = { $who }: { $reward }
news-characters-returned = Alle geben 2 Charaktere zurück. Aus den übrigen entstehen Auktions- und Reservestapel.
news-bids = Gebote: { $bids }.
news-bids-of = Gebote in Auktion { $number }: { $bids }.
news-dealt-characters = { PERSON($who) ->
    [second] Du ziehst
    [second-plural] { TITLE($who) } zieht je
    [third] { $who } zieht
   *[third-plural] { TITLE($who) } ziehen je
} { $count ->
    [one] einen Charakter
   *[other] { $count } Charaktere
}.
news-dealt = { PERSON($who) ->
    [second] Du ziehst
    [second-plural] { TITLE($who) } zieht je
    [third] { $who } zieht
   *[third-plural] { TITLE($who) } ziehen je
} { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
} { WORD($deck, case: "from") }.
news-bid = { $who } { WORD($bid, case: "news") }
news-contested = { PERSON($who) ->
    [second-plural] { TITLE($who, case: "nominative") } bietet
   *[third-plural] { TITLE($who, case: "nominative") } bieten
} { $count ->
    [2] beide
   *[other] alle
} auf { $colour }, also bekommt niemand { WORD($cards, case: "accusative") }.
news-contested-bare = { PERSON($who) ->
    [second-plural] { TITLE($who, case: "nominative") } bietet
   *[third-plural] { TITLE($who, case: "nominative") } bieten
} { $count ->
    [2] beide
   *[other] alle
} auf { $colour }, also bekommt dort niemand eine Karte.
news-contested-lost = { $bid } { $count ->
    [one] Der gebotene Edelstein ist weg.
    [2] Beide gebotenen Edelsteine sind weg.
   *[other] Alle gebotenen Edelsteine sind weg.
}
news-contested-alone = { PERSON($who) ->
    [second] Du bietest auf { $colour } und findest keine Karte mehr.
   *[third] { TITLE($who, case: "nominative") } bietet auf { $colour } und findet keine Karte mehr.
}
news-claimed = { PERSON($who) ->
    [second] Du möchtest
   *[third] { TITLE($who) } möchte
} die { WORD($place, case: "nominative") } Karte bei { $colour }.
news-claimed-either = { PERSON($who) ->
    [second] Du nimmst
   *[third] { $who } nimmt
} die Karte, die bei { $colour } übrig bleibt.
news-insists = { PERSON($who) ->
    [second] Du bestehst
   *[third] { $who } besteht
} auf der { WORD($place, case: "dative") } Karte bei { $colour }.
news-insists-either = { PERSON($who) ->
    [second] Du bestehst
   *[third] { $who } besteht
} auf einer der Karten bei { $colour }.
news-stopped-insisting = { PERSON($who) ->
    [second] Du bestehst
   *[third] { $who } besteht
} nicht mehr auf der { WORD($place, case: "dative") } Karte bei { $colour }.
news-stopped-insisting-either = { PERSON($who) ->
    [second] Du bestehst
   *[third] { $who } besteht
} nicht mehr auf einer der Karten bei { $colour }.
news-diamond-named = { PERSON($who) ->
    [second] Dein Diamant liegt bei { $colour }.
   *[third] Der Diamant von { $who } liegt bei { $colour }.
}
news-diamond-renamed = { PERSON($who) ->
    [second] Du versetzt deinen Diamanten zu { $colour }.
   *[third] { $who } versetzt einen Diamanten zu { $colour }.
} Frühere Kartenwünsche gelten nicht mehr.
news-diamond-kept = { PERSON($who) ->
    [second] Du lässt deinen Diamanten bei { $colour }.
   *[third] { $who } lässt einen Diamanten bei { $colour }.
}
news-won = { PERSON($who) ->
    [second] Du nimmst { WORD($card, case: "accusative") }.
   *[third] { $who } nimmt { WORD($card, case: "accusative") }.
}
news-won-attack = { PERSON($who) ->
    [second] Du nimmst { WORD($card, case: "accusative") } mit einem Angriffsmarker.
   *[third] { $who } nimmt { WORD($card, case: "accusative") } mit einem Angriffsmarker.
}
news-gone = Aus der Auktion abgelegt: { $cards }.
news-revealed = Neu in der Auktion: { $cards }.
news-revealed-card = { $card } bei { $colour }
news-develop-play = { PERSON($who) ->
    [second] Du spielst { WORD($card, case: "accusative") }.
   *[third] { $who } spielt { WORD($card, case: "accusative") }.
}
news-develop-discard = { PERSON($who) ->
    [second] Du legst { WORD($card, case: "accusative") } ab.
   *[third] { $who } legt { WORD($card, case: "accusative") } ab.
}
news-passed-round = { PERSON($who) ->
    [second] Du passt.
   *[third] { $who } passt.
}
news-taken-back = { PERSON($who) ->
    [second] Du nimmst { WORD($card, case: "accusative") } zurück auf die Hand: Die Karte ist jetzt nicht spielbar.
   *[third] { $who } nimmt { WORD($card, case: "accusative") } zurück: Die Karte ist jetzt nicht spielbar.
}
news-hand = { PERSON($who) ->
    [second] Du hattest
   *[third] { TITLE($who) } hatte
} noch { WORD($cards, case: "accusative") } auf der Hand.
news-won-game = 🏆 **{ PERSON($who) ->
    [second] Du gewinnst
   *[third] { $who } gewinnt
} mit { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkten
}!**
news-shared-game = 🏆 **{ PERSON($who) ->
    [second-plural] { TITLE($who) } teilt euch
   *[third-plural] { TITLE($who) } teilen sich
} den Sieg mit { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkten
}!**
news-call = ➡️ { $who }: { $what }.
news-quiet = Die Partie geht weiter.
fit-more = … und { $count } weitere

# Was jemand getan hat, zu einem Satz verbunden: „Anna legt eine Karte und zieht eine Karte“.
news-sentence = { $what }.
news-passed = { PERSON($who) ->
    [second] Du passt
   *[third] { $who } passt
}
news-passed-gems = { PERSON($who) ->
    [second] Du passt und nimmst { WORD($gems, case: "accusative") }
   *[third] { $who } passt und nimmt { WORD($gems, case: "accusative") }
}
news-pass-gems = { PERSON($who) ->
    [second] Du nimmst fürs Passen { WORD($gems, case: "accusative") }
   *[third] { $who } nimmt fürs Passen { WORD($gems, case: "accusative") }
}
news-starts = { PERSON($who) ->
    [second] Du beginnst mit { WORD($card, case: "dative") }
   *[third] { $who } beginnt mit { WORD($card, case: "dative") }
}
news-played = { PERSON($who) ->
    [second] Du legst
   *[third] { $who } legt
} { WORD($card, case: "accusative") } { $level ->
    [0] unter die Basis
   *[other] auf Stufe { $level }
}
news-played-for = { PERSON($who) ->
    [second] Du legst { WORD($card, case: "accusative") } für { WORD($gems, case: "accusative") } auf Stufe { $level }
   *[third] { $who } legt { WORD($card, case: "accusative") } für { WORD($gems, case: "accusative") } auf Stufe { $level }
}
news-paid-infinite = { WORD($gems, case: "accusative") } aus { $count ->
    [one] einem unerschöpflichen Edelstein
   *[other] unerschöpflichen Edelsteinen
}
news-discarded = { PERSON($who) ->
    [second] Du legst { WORD($card, case: "accusative") } ab
   *[third] { $who } legt { WORD($card, case: "accusative") } ab
}
news-discarded-gems = { PERSON($who) ->
    [second] Du legst { WORD($card, case: "accusative") } ab und nimmst { WORD($gems, case: "accusative") }
   *[third] { $who } legt { WORD($card, case: "accusative") } ab und nimmt { WORD($gems, case: "accusative") }
}
news-painted = { PERSON($who) ->
    [second] Du färbst mit { WORD($gems, case: "dative") } ein
   *[third] { $who } färbt mit { WORD($gems, case: "dative") } ein
}
news-gains = { TITLE($who) } { $what }
news-part-got = { PERSON($who) ->
    [second] erhältst
   *[third] erhält
} { WORD($what, case: "accusative") }
news-part-circle = { PERSON($who) ->
    [second] schließt
   *[third] schließt
} einen { WORD($colour, case: "accusative") } Kreis (+1 Edelstein)
news-part-circle-bare = { PERSON($who) ->
    [second] schließt
   *[third] schließt
} einen { WORD($colour, case: "accusative") } Kreis (kein Edelstein mehr da)
news-part-gems = { PERSON($who) ->
    [second] nimmst
   *[third] nimmt
} { WORD($gems, case: "accusative") }
news-part-paid = { PERSON($who) ->
    [second] zahlst
   *[third] zahlt
} { WORD($gems, case: "accusative") }
news-part-drew = { PERSON($who) ->
    [second] ziehst
   *[third] zieht
} { $count ->
    [one] eine Karte
   *[other] { $count } Karten
} { WORD($deck, case: "from") }

# Was ein Plan tut, eine Zeile je Schritt: eine Karte, wohin sie kommt und wofür, und was daraus folgt.
step-played = { $card } { $level ->
    [0] unter die Basis
   *[other] auf Stufe { $level }
}
step-played-for = { $card } auf Stufe { $level } für { WORD($gems, case: "accusative") }
step-played-judged = { $card } unter die Basis für Urteile ({ $kept } von { $count })
step-infinite = { WORD($gems, case: "accusative") } (unerschöpflich)
step-discards = { $card } ablegen
step-brings = { $step }: { $what }
step-gets = { WORD($what, case: "brief") }
step-draws = { $deck ->
    [laws] { $count ->
        [one] 1 Gesetz
       *[other] { $count } Gesetze
    }
    [criminals] { $count ->
        [one] 1 Verbrecher
       *[other] { $count } Verbrecher
    }
   *[small] { $count ->
        [one] 1 Charakter
       *[other] { $count } Charaktere
    }
}
step-circle = { WORD($colour, case: "nominative") } Kreis (+1 Edelstein)
step-beats = { $count ->
    [one] 1 Monster
   *[other] { $count } Monster
} mit { WORD($stones, case: "dative") } besiegen
step-bribes = { $card } bestechen ({ $count })
step-replaces = { $law } ersetzt { WORD($card, case: "accusative") } (zurück auf die Hand)
