# Wie die Dinge des Spiels heißen. Formen, nach denen ein Satz mit WORD($ding, case: "...") fragt:
#   nominative, accusative, dative  ein Ding mit seinem Artikel: der Kapitän, einen Magiemarker, 2 rote;
#                                   ein Platz als Beiwort: die untere Karte, auf der unteren Karte;
#                                   eine Farbe als Beiwort im Singular: (ein) roter, (einen) roten, (einem) roten Kreis
#   plural, plural-dative           eine Farbe als Beiwort im Plural: rote, (mit) roten Kreisen
#   plain                           eine Farbe ungebeugt und klein: rot
#   gender                          das Geschlecht einer Karte oder eines Monsters: masculine, feminine, neuter
#   from                            auch eine Karte: vom Kapitän, von der Turmwache
#   from, onto                      ein Stapel mit Präposition: vom Auktionsstapel, auf den Auktionsstapel
#   news, offered                   ein Gebot hinter einem Namen (Rot, passt) und hinter „bieten“ (auf Rot, einen Diamanten)
# Wonach kein Satz fragt, ist die Farbe als Name (Rot), die Karte ohne Artikel (Kapitän), sonst der Nominativ.
blue = { $case ->
    [nominative] blauer
    [accusative] blauen
    [dative] blauen
    [plural] blaue
    [plural-dative] blauen
    [plain] blau
   *[name] Blau
}
red = { $case ->
    [nominative] roter
    [accusative] roten
    [dative] roten
    [plural] rote
    [plural-dative] roten
    [plain] rot
   *[name] Rot
}
green = { $case ->
    [nominative] grüner
    [accusative] grünen
    [dative] grünen
    [plural] grüne
    [plural-dative] grünen
    [plain] grün
   *[name] Grün
}
yellow = { $case ->
    [nominative] gelber
    [accusative] gelben
    [dative] gelben
    [plural] gelbe
    [plural-dative] gelben
    [plain] gelb
   *[name] Gelb
}
any-colour = jede Farbe
no-colour = keine Farbe
gems = { $count ->
    [one] { $count } Edelstein
   *[other] { $count } { $case ->
        [dative] Edelsteinen
       *[nominative] Edelsteine
    }
}
no-gems = { $case ->
    [dative] keinen Edelsteinen
   *[nominative] keine Edelsteine
}
gems-of = { $case ->
    [accusative] { $count } { $count ->
        [one] { WORD($colour, case: "accusative") }
       *[other] { WORD($colour, case: "plural") }
    }
    [dative] { $count } { $count ->
        [one] { WORD($colour, case: "dative") }
       *[other] { WORD($colour, case: "plural-dative") }
    }
   *[nominative] { $count } { $count ->
        [one] { WORD($colour, case: "nominative") }
       *[other] { WORD($colour, case: "plural") }
    }
}
you = { $case ->
    [accusative] dich
    [dative] dir
   *[nominative] du
}
list-more = { $first }, { $last }
list-apart = { $first }; { $last }
list-and = { $first } und { $last }
list-or = { $first } oder { $last }
card-name = { $case ->
    [gender] { $name }
   *[name] { $name } ({ $number })
}

token-science = { $count ->
    [one] { $case ->
        [accusative] einen Wissenschaftsmarker
        [dative] einem Wissenschaftsmarker
       *[nominative] ein Wissenschaftsmarker
    }
   *[other] { $count } { $case ->
        [dative] Wissenschaftsmarkern
       *[nominative] Wissenschaftsmarker
    }
}
token-magic = { $count ->
    [one] { $case ->
        [accusative] einen Magiemarker
        [dative] einem Magiemarker
       *[nominative] ein Magiemarker
    }
   *[other] { $count } { $case ->
        [dative] Magiemarkern
       *[nominative] Magiemarker
    }
}
token-defence = { $count ->
    [one] { $case ->
        [accusative] einen Verteidigungsmarker
        [dative] einem Verteidigungsmarker
       *[nominative] ein Verteidigungsmarker
    }
   *[other] { $count } { $case ->
        [dative] Verteidigungsmarkern
       *[nominative] Verteidigungsmarker
    }
}
token-points = { $count ->
    [one] { $case ->
        [accusative] einen Machtpunktmarker
        [dative] einem Machtpunktmarker
       *[nominative] ein Machtpunktmarker
    } mit Wert { $value }
   *[other] { $count } { $case ->
        [dative] Machtpunktmarkern
       *[nominative] Machtpunktmarker
    } mit Wert { $value }
}
auction-card-two = { $first }/{ $second }
token-bonus-magic = { $count ->
    [one] { $case ->
        [accusative] einen Bonusmarker
        [dative] einem Bonusmarker
       *[nominative] ein Bonusmarker
    } +{ $value } für Magie
   *[other] { $count } { $case ->
        [dative] Bonusmarkern
       *[nominative] Bonusmarker
    } +{ $value } für Magie
}
token-bonus-circle = { $count ->
    [one] { $case ->
        [accusative] einen Bonusmarker
        [dative] einem Bonusmarker
       *[nominative] ein Bonusmarker
    } +{ $value } für { WORD($colour, case: "plural") } Kreise
   *[other] { $count } { $case ->
        [dative] Bonusmarkern
       *[nominative] Bonusmarker
    } +{ $value } für { WORD($colour, case: "plural") } Kreise
}
token-bonus-any-circle = { $count ->
    [one] { $case ->
        [accusative] einen Bonusmarker
        [dative] einem Bonusmarker
       *[nominative] ein Bonusmarker
    } +{ $value } für Kreise jeder Farbe
   *[other] { $count } { $case ->
        [dative] Bonusmarkern
       *[nominative] Bonusmarker
    } +{ $value } für Kreise jeder Farbe
}
token-infinite = { $count ->
    [one] { $case ->
        [accusative] einen unerschöpflichen { WORD($colour, case: "accusative") } Edelstein
        [dative] einem unerschöpflichen { WORD($colour, case: "dative") } Edelstein
       *[nominative] ein unerschöpflicher { WORD($colour, case: "nominative") } Edelstein
    }
   *[other] { $count } { $case ->
        [dative] unerschöpflichen { WORD($colour, case: "plural-dative") } Edelsteinen
       *[nominative] unerschöpfliche { WORD($colour, case: "plural") } Edelsteine
    }
}

reward-diamonds = { $count ->
    [one] { $count } { $case ->
        [accusative] Diamanten
        [dative] Diamanten
       *[nominative] Diamant
    }
   *[other] { $count } Diamanten
}
reward-gems = { $count ->
    [one] { $count } { $case ->
        [brief] Stein
       *[nominative] Edelstein
    }
   *[other] { $count } { $case ->
        [brief] Steine
        [dative] Edelsteinen
       *[nominative] Edelsteine
    }
}
reward-points = { $count ->
    [one] { $count } Punkt
   *[other] { $count } { $case ->
        [dative] Punkten
       *[nominative] Punkte
    }
}
reward-cards = { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}
reward-science = { $count } Wissenschaft
reward-magic = { $count } Magie
reward-defence = { $count } Verteidigung
reward-attack = { $count ->
    [one] { $case ->
        [accusative] einen Angriffsmarker
        [dative] einem Angriffsmarker
       *[nominative] { $count } Angriffsmarker
    }
   *[other] { $count } { $case ->
        [dative] Angriffsmarkern
       *[nominative] Angriffsmarker
    }
}
reward-bonus-magic = { $case ->
    [brief] +{ $count } für Magie
   *[nominative] Bonusmarker +{ $count } für Magie
}
reward-bonus-any-circle = { $case ->
    [brief] +{ $count } für alle Kreise
   *[nominative] Bonusmarker +{ $count } für Kreise jeder Farbe
}
reward-bonus-circle = { $case ->
    [brief] +{ $count } für { WORD($colour, case: "plural") } Kreise
   *[nominative] Bonusmarker +{ $count } für { WORD($colour, case: "plural") } Kreise
}
reward-infinite = { $case ->
    [brief] ∞ { $colour }
    [accusative] einen unerschöpflichen { WORD($colour, case: "accusative") } Edelstein
    [dative] einem unerschöpflichen { WORD($colour, case: "dative") } Edelstein
   *[nominative] ein unerschöpflicher { WORD($colour, case: "nominative") } Edelstein
}
reward-infinite-of-choice = { $case ->
    [brief] ∞ nach Wahl
    [accusative] einen unerschöpflichen Edelstein deiner Wahl
    [dative] einem unerschöpflichen Edelstein deiner Wahl
   *[nominative] ein unerschöpflicher Edelstein deiner Wahl
}
reward-bribes = { $count } { $case ->
    [brief] { $count ->
        [one] Bestechung
       *[other] Bestechungen
    }
    [dative] { $count ->
        [one] Bestechungsmarker
       *[other] Bestechungsmarkern
    }
   *[nominative] Bestechungsmarker
}
reward-discard-judgements = { $case ->
    [brief] { $count ->
        [one] −{ $count } Urteil
       *[other] −{ $count } Urteile
    }
   *[nominative] { $count ->
        [one] { $count } Urteil weniger
       *[other] { $count } Urteile weniger
    }
}
reward-relocate = { $case ->
    [brief] Versetzung
    [accusative] die Versetzung eines freien Charakters
    [dative] der Versetzung eines freien Charakters
   *[nominative] Versetzung eines freien Charakters
}

domain-card = { $case ->
    [accusative] die Domänenkarte
    [dative] der Domänenkarte
   *[name] Domänenkarte
}
domain-card-own = { $case ->
    [accusative] deine Domänenkarte
    [dative] deiner Domänenkarte
   *[name] Domänenkarte
}
combat-card-own = { $case ->
    [accusative] deine Kampfkarte
    [dative] deiner Kampfkarte
   *[name] Kampfkarte
}
domain-reward-gems = { $count } { $case ->
    [dative] Edelsteinen
   *[nominative] Edelsteine
}
domain-reward-science = 1 Wissenschaftsmarker
domain-reward-attack = 1 Angriffsmarker
domain-reward-character = 1 Charakter
domain-reward-law = 1 Gesetz

judgement-none = keine Strafe
judgement-points = { $count ->
    [one] −{ $count } Punkt
   *[other] −{ $count } Punkte
}
judgement-per-circle = −{ $count } je Kreis und je unerschöpflichem Edelstein
judgement-per-magic = −{ $count } je Magie
judgement-per-defence = −{ $count } je Verteidigung
judgement-per-science = −{ $count } je Wissenschaft
judgement-discard = einen Marker ablegen ({ $kinds })
token-kind-science = Wissenschaft
token-kind-magic = Magie
token-kind-defence = Verteidigung
token-kind-points = Machtpunkte
token-kind-bonus-magic = Magiebonus
token-kind-bonus-circle = Kreisbonus
token-kind-infinite = unerschöpflicher Edelstein

deck-large = { $case ->
    [from] vom Auktionsstapel
    [onto] auf den Auktionsstapel
   *[nominative] Auktionsstapel
}
deck-small = { $case ->
    [from] vom Reservestapel
    [onto] auf den Reservestapel
   *[nominative] Reservestapel
}
deck-laws = { $case ->
    [from] vom Gesetzesstapel
    [onto] auf den Gesetzesstapel
   *[nominative] Gesetzesstapel
}
deck-criminals = { $case ->
    [from] vom Verbrecherstapel
    [onto] auf den Verbrecherstapel
   *[nominative] Verbrecherstapel
}

place-base = { $case ->
    [nominative] untere
    [dative] unteren
   *[name] unten
}
place-tip = { $case ->
    [nominative] obere
    [dative] oberen
   *[name] oben
}

phase-set-up = Spielaufbau
phase-auction = Auktion { $count } von 3
phase-development = Runde { $count } von 3
turn-of = Spielrunde { $turn } von { $turns }
phase-criminals = Verbrecher
phase-combat = Kampf
phase-judgement = Urteile
phase-painting = Einfärben
phase-over = beendet

bid-gem = { $case ->
    [offered] auf { $colour }
   *[nominative] { $colour }
}
bid-attack = { $case ->
    [offered] einen Angriffsmarker
   *[nominative] Angriffsmarker
}
bid-diamond = { $case ->
    [offered] einen Diamanten
   *[nominative] Diamant
}
bid-pass = { $case ->
    [news] passt
    [offered] nichts
   *[nominative] Passen
}

score-circles = Kreise
score-infinite = Unerschöpfliche
score-laws = Gesetze
score-power = Machtpunkte
score-magic = Magie
score-sets = Markersätze
score-attack = Angriff

how-many-exactly = genau { $least }
how-many-up-to = höchstens { $most }
how-many-range = { $least } bis { $most }
rival-name = { $case ->
    [accusative] den virtuellen Gegner { $number }
    [dative] dem virtuellen Gegner { $number }
    [nominative] der virtuelle Gegner { $number }
   *[name] virtueller Gegner { $number }
}

# Wie Computerspieler heißen: kurze Namen, die in die Spalten der Wertung passen.
computer-name-alba = Alba
computer-name-bice = Bice
computer-name-ciro = Ciro
computer-name-dora = Dora
computer-name-elio = Elio
computer-name-fosca = Fosca
computer-name-gino = Gino
computer-name-ilda = Ilda
computer-name-lapo = Lapo
computer-name-mina = Mina
computer-name-nilo = Nilo
computer-name-ugo = Ugo
