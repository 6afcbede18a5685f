# Verbrecher, Urteile und Bestechungen.

news-played-judged = { PERSON($who) ->
    [second] Du legst
   *[third] { $who } legt
} { WORD($card, case: "accusative") } für { $kept } von { $count } gezogenen Urteilsmarkern unter die Basis
news-part-judgements-returned = { PERSON($who) ->
    [second] legst
   *[third] legt
} { $count ->
    [one] { $count } Urteilsmarker
   *[other] { $count } Urteilsmarker
} ab
news-part-bribes-paid = { PERSON($who) ->
    [second] zahlst
   *[third] zahlt
} { $count ->
    [one] { $count } Bestechungsmarker
   *[other] { $count } Bestechungsmarker
} für eine erneute Belohnung durch { WORD($card, case: "accusative") }
news-part-moved = { PERSON($who) ->
    [second] versetzt
   *[third] versetzt
} { WORD($card, case: "accusative") } auf Stufe { $level }
news-put-under = { PERSON($who) ->
    [second] Du legst
   *[third] { $who } legt
} einen Verbrecher unter den Stapel.
news-under-the-deck = { WORD($card, case: "accusative") } unter dem Verbrecherstapel
news-criminals-drawn = { PERSON($who) ->
    [second] Du ziehst
    [second-plural] { TITLE($who) } zieht je
    [third] { $who } zieht
   *[third-plural] { TITLE($who) } ziehen je
} einen Verbrecher.
news-judgement = ⚖️ **Die Urteile werden aufgedeckt.**
news-judgements = { $shown }.
news-judgements-of = { PERSON($who) ->
    [second] Du: { $judgements }
   *[third] { $who }: { $judgements }
}
news-part-obeyed = { PERSON($who) ->
    [second] legst
   *[third] legt
} wegen eines Urteils { WORD($token, case: "accusative") } ab

ask-criminal-row = **Welche Zeile { WORD($card, case: "from") } wählst du?** Du ziehst ihre Urteile, gibst eins zurück und erhältst, was sie bringt.
ask-return-judgement = **Welches Urteil gibst du zurück?** Die anderen bleiben bei dir und zählen am Spielende.
ask-put-under = **Legst du einen Verbrecher unter den Stapel?** Hast du dann keinen, ziehst du einen neuen.
ask-bribe = **Wen bestichst du?** So viele Bestechungsmarker wie die Stufe eines Charakters bringen seine Belohnung noch einmal. Das geht jetzt einmal; die übrigen behältst du für einen späteren Verbrecher.
ask-fifth-level-again = **{ TITLE($card, case: "nominative") } liegt auf Stufe 5: Was kommt noch einmal?**
ask-discard-judgements = **Welche Urteile legst du ab?** Wähle { $most }.
ask-relocate = **Welcher freie Charakter wird versetzt?** Er behält seine Marker und bringt die Belohnung seiner neuen Stufe.
ask-relocate-to = **Wohin versetzt du { WORD($card, case: "accusative") }?** Das kostet nichts und bringt die Belohnung der neuen Stufe.
ask-obey = **Welchen Marker legst du ab?** Eins deiner Urteile verlangt es.
ask-amnesty = **Welche Urteile legst du ab?** Wähle bis zu { $most }.

offer-row-short = { $count } Urteile: { $rewards }
offer-rows-brief = 2 Urteile: { WORD($first, case: "brief") }; 3: { WORD($second, case: "brief") }; 4: { WORD($third, case: "brief") }
offer-row = Für { $count }: { $rewards }
offer-row-keeps = { $count ->
    [one] 1 Urteil behalten
   *[other] { $count } Urteile behalten
}
offer-judgement = { TITLE($judgement) }
offer-bribe = { $letter }: { $card } für { $count ->
    [one] { $count } Bestechungsmarker
   *[other] { $count } Bestechungsmarker
}
offer-bribe-none = Niemanden bestechen
offer-put-under = { $card } unter den Stapel legen
offer-put-under-none = Alles behalten
offer-relocate = { $letter }: { $card }
offer-obey = { $place }: { $token }
offer-obey-for = Urteil: { $kinds }
offer-place-judgements = kostet Urteilsmarker
offer-place-criminal = eine Zeile deiner Wahl
offer-place-below = unter { $first } und { $second }
offer-deck-criminals = Ein Verbrecher, vom Verbrecherstapel

panel-chosen-put-under = Du legst { WORD($card, case: "accusative") } unter den Verbrecherstapel.
panel-chosen-put-under-none = Du behältst deine Verbrecher.
panel-judgements = -# ⚖️ Deine Urteile: { $judgements }.
panel-bribes = -# { $when ->
    [then] Deine Bestechungsmarker dann: { $bribes }.
   *[now] Deine Bestechungsmarker: { $bribes }.
}
panel-judgements-and-bribes = -# ⚖️ Deine Urteile: { $judgements }. { $when ->
    [then] Bestechungsmarker dann: { $bribes }.
   *[now] Bestechungsmarker: { $bribes }.
}

hint-from-criminals = Ein Verbrecher kostet Urteilsmarker; { $held ->
    [0] auf der Hand hast du keinen.
   *[other] auf der Hand hast du { $held }.
}

wish-case-put-under = Deine Verbrecher nach der Entwicklungsphase: { $wish }
wish-put-under = { WORD($card, case: "accusative") } unter den Stapel legen
wish-keep = alles behalten
wish-deck-criminals = ein Verbrecher
