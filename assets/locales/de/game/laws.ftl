# Gesetze mit einer eigenen Aufgabe.

ask-place-instead = **Welche Karte macht Platz für { WORD($card, case: "accusative") }?** Sie kommt zurück auf deine Hand. Ihre Marker bleiben liegen, Edelsteine darauf gehen in den Vorrat.
ask-place-under = **Unter welchen Charakter kommt { WORD($card, case: "nominative") }?** Von jedem Marker, der dort liegt, erhältst du noch einen.
ask-place-under-again = **Unter welchen Charakter kommt { WORD($card, case: "nominative") }?** Du erhältst die Belohnung seiner Stufe noch einmal.
ask-swap-own = **Tauschst du einen deiner Marker?** Du gibst dafür 3 Edelsteine ab.
ask-swap-other = **Welchen Marker willst du dafür?**
ask-swap-gems = **Welche 3 Edelsteine gibst du ab?** Alle sehen sie.
ask-copy-token = **Nimmst du einen Marker, wie er in einer anderen Pyramide liegt?** Er kommt auf { WORD($card, case: "accusative") }, und du gibst dorthin 2 Edelsteine ab.
ask-copy-gems = **Welche 2 Edelsteine gibst du ab?** Alle sehen sie.
ask-deposit = **Welche Handkarten kommen unter { WORD($card, case: "accusative") }?** Für jede nimmst du 2 Edelsteine, und jede bringt am Ende 3 Punkte. Du darfst auch keine wählen.
ask-put-back-laws = **Welche 2 Gesetze kommen zurück auf den Gesetzesstapel?** Sonst sieht sie niemand.
ask-put-back-law = **Welches Gesetz kommt zurück auf den Gesetzesstapel?** Sonst sieht es niemand.
ask-archive = **Welche Handkarten kommen unter { WORD($card, case: "accusative") }?** Jede bringt am Ende 5 Punkte. Du darfst auch keine wählen.
ask-attaint = **Welche freie Karte kommt unter { WORD($card, case: "accusative") }?** Ihre Marker wandern auf das Gesetz, Edelsteine darauf gehen in den Vorrat.
ask-purse = **Legst du Edelsteine auf { WORD($card, case: "accusative") }?** Höchstens { $most }; jeder bringt am Ende 2 Punkte.
ask-enrol = **Behältst du { WORD($card, case: "accusative") } oder legst du die Karte unter das Gesetz (am Ende 4 Punkte)?**
ask-enrol-ahead = **Wenn du { WORD($card, case: "accusative") } bekommst: auf die Hand oder unter das Gesetz (am Ende 4 Punkte)?**
plan-tucked = { $how ->
    [tuck] Wenn du { WORD($card, case: "accusative") } bekommst: unter dein Gesetz.
   *[keep] Wenn du { WORD($card, case: "accusative") } bekommst: auf die Hand.
}

offer-replace = { $letter }: anstelle von { $card }
offer-tuck-under = { $letter }: unter { WORD($card, case: "accusative") }
offer-slip = { $letter }: { $card }
offer-on-level = Auf Stufe { $level }
offer-on-level-with = Auf Stufe { $level } mit { WORD($tokens, case: "dative") }
offer-token-own = { TITLE($token) } auf { WORD($card, case: "dative") }
offer-token-other = { TITLE($token) } auf { WORD($card, case: "dative") } von { $who }
offer-tuck = { $card } darunterlegen (4 Punkte)
offer-archive = 5 Punkte am Ende
offer-deposit = 2 Edelsteine und 3 Punkte am Ende
offer-keep = Auf der Hand behalten
offer-put-back = { $top } nach oben, { $below } darunter
offer-none = Nichts davon
offer-all = Alle

menu-several = Wähle eine oder mehrere …
menu-exactly = Wähle { $count } …
menu-put-back = Welche Gesetze kommen zurück …

news-replaced = { PERSON($who) ->
    [second] Du nimmst { WORD($card, case: "accusative") } zurück auf die Hand und legst dafür { WORD($law, case: "accusative") } hin
   *[third] { $who } nimmt { WORD($card, case: "accusative") } zurück auf die Hand und legt dafür { WORD($law, case: "accusative") } hin
}
news-part-tucked = { PERSON($who) ->
    [second] legst
   *[third] legt
} { WORD($card, case: "accusative") } unter { WORD($under, case: "accusative") }
news-part-slipped = { PERSON($who) ->
    [second] legst
   *[third] legt
} { WORD($card, case: "accusative") } aus der Pyramide unter { WORD($under, case: "accusative") }
news-part-parked = { PERSON($who) ->
    [second] legst
   *[third] legt
} { WORD($gems, case: "accusative") } auf { WORD($card, case: "accusative") }
news-part-unparked = { PERSON($who) ->
    [second] verlierst
   *[third] verliert
} { WORD($gems, case: "accusative") } { WORD($card, case: "from") }
news-part-swapped = { PERSON($who) ->
    [second] tauschst
   *[third] tauscht
} { WORD($given, case: "accusative") } gegen { WORD($taken, case: "accusative") } von { WORD($other, case: "dative") }
news-part-gave = { PERSON($who) ->
    [second] gibst
   *[third] gibt
} { WORD($other, case: "dative") } { WORD($gems, case: "accusative") }
news-part-prolonged = { PERSON($who) ->
    [second] verlängerst
   *[third] verlängert
} die Partie um eine Spielrunde ({ $count } Karten kommen unter den Auktionsstapel)
news-part-put-back = { PERSON($who) ->
    [second] legst
   *[third] legt
} { $count ->
    [one] eine Karte
   *[other] { $count } Karten
} zurück { WORD($deck, case: "onto") }
