# Nachrichten im Thread einer Partie, und was neben der eigenen Hand erzählt wird.
post-chapter-turn = **Spielrunde { $turn }**
post-chapter-auctions = **Spielrunde { $turn } · Auktion**
post-chapter-first-auction = **Spielrunde { $turn } · erste Auktion**
post-chapter-later-auctions = **Spielrunde { $turn } · weitere Auktionen**
post-chapter-development = **Spielrunde { $turn } · Entwicklung**
post-hears-end = 🏁 { $who }: Die Partie ist vorbei.
post-brings = -# { $who } { $count ->
    [one] spielt
   *[other] spielen
} per Direktnachricht.
post-elsewhere = Per Direktnachricht frage ich { $who }.
post-gathers = -# Der Tisch von Partie { $game } steht in { $room }.
post-thread = -# Partie { $game } läuft in { $thread }.
end-thread = Die ganze Partie steht in { $thread }.
# Wer schon entscheiden kann, wonach noch niemand gefragt ist.
post-may-plan = -# Solange das dauert, { PERSON($who) ->
    [third-plural] können
   *[third] kann
} { $who } die nächsten Gebote planen: **Meine Hand**.
log-empty = Noch ist nichts geschehen.
since-answered = -# 📋 { $answered }
since-preferred = Deine Vorgabe hat { $times ->
    [one] einmal
   *[other] { $times }-mal
} für dich geantwortet.
