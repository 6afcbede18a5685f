# Einen Tisch eröffnen, und Hilfe.
lobby-title = **Eine Partie Viceroy wird vorbereitet** (Partie { $game })
lobby-people = Am Tisch ({ $count } von { $seats }): { $who }.
lobby-clock = { $speed ->
    [live] 3 Minuten für jede Frage
    [daily] 24 Stunden für jede Phase
    [hour] jeden Tag bis { $hour }
    [relaxed] 48 Stunden für jede Phase
   *[none] ohne Zeitlimit
}
button-details = Einzelheiten
lobby-needs = { $count ->
    [one] Es fehlt noch eine Person.
   *[other] Es fehlen noch { $count } Personen.
}
lobby-ready = Wenn alle da sind, drückt jemand Starten.
lobby-ready-alone = Drücke Starten, wenn du so weit bist.
lobby-starts-when-full = Die Partie beginnt mit dem letzten Platz, oder wenn jemand von euch Starten drückt.
lobby-fills = Die Partie beginnt mit dem letzten Platz, spätestens { $time }: Dann setzen sich Computerspieler auf die freien Plätze, und Menschen können sie noch eine Weile übernehmen.
lobby-asks = Alle Plätze sind besetzt. Die Partie beginnt, wenn { $who } **Bin bereit** gedrückt { PERSON($who) ->
    [third-plural] haben
   *[third] hat
}; wer nichts sagt, dessen Platz ist wieder frei: { $time }.
lobby-open-seats = Computerspieler halten Plätze für Menschen frei: **Platz nehmen** gibt dir einen.
button-fill = Mit Computerspielern starten
button-sit = Platz nehmen
said-ready = Gut, du bist dabei. Die Partie beginnt, sobald die anderen es auch gesagt haben.
said-sat = Der Platz von { $who } gehört jetzt dir.
said-no-open-seat = In dieser Partie wird kein Platz mehr für Menschen frei gehalten.
lobby-hash = -# **Faires Mischen** sagt, wie gemischt wurde und was sich nachprüfen lässt: Hash `{ $hash }…`
lobby-language = -# Sprache dieses Tisches: { $language }
lobby-started = **Eine Partie Viceroy läuft** (Partie { $game }): { $who }.
lobby-thread = Der Tisch steht in { $thread }.
lobby-over = **Eine Partie Viceroy ist vorbei** (Partie { $game }): { $who }.
lobby-over-thread = Die ganze Partie steht in { $thread }.
lobby-abandoned = **Eine Partie Viceroy wurde vor dem Ende geschlossen** (Partie { $game }): { $who }.
lobby-closed = **Dieser Tisch ist geschlossen** (Partie { $game }). Mit `/viceroy new` eröffnest du einen neuen.
lobby-shut = **Die Moderation des Servers hat diesen Tisch geschlossen** (Partie { $game }): { $who }.
lobby-expired = **Dieser Tisch ist geschlossen** (Partie { $game }): Niemand hat rechtzeitig gestartet. Mit `/viceroy new` eröffnest du einen neuen.
lobby-thread-name = Viceroy { $game }: { $who }
lobby-thread-name-plain = Viceroy { $game }
button-join = Mitspielen
button-leave = Tisch verlassen
button-start = Starten
button-closed = Geschlossen
button-finished = Beendet
said-opened = Dein Tisch steht, und du hast einen Platz. Die anderen nehmen sich ihren mit dem Knopf Mitspielen.
said-joined = Du bist dabei. { $count ->
    [one] Es fehlt noch eine Person.
   *[other] Es fehlen noch { $count } Personen.
}
said-joined-ready = Du bist dabei. Wann die Partie beginnt, steht in der Nachricht des Tisches.
said-press-hash = -# Hash der Knopfdrücke bis zu deinem: `{ $hash }`
play-joined = In { $room } habe ich einen Tisch für dich gefunden, und du hast einen Platz. Wenn du nicht auf mehr Leute warten willst, drück **Mit Computerspielern starten**.
play-sits = An so einem Tisch sitzt du schon, in { $room }. Wenn du nicht auf mehr Leute warten willst, drück **Mit Computerspielern starten**.
play-opened = Hier passt noch kein Tisch zu dir, deshalb habe ich einen eröffnet, und du hast einen Platz. Andere können jetzt dazukommen. Wenn du nicht warten willst, drück **Mit Computerspielern starten**; Menschen können deren Plätze noch eine Weile übernehmen.
said-left = Du hast diesen Tisch verlassen.
said-started = Die Partie läuft, und deine erste Wahl wartet. Was geschieht, steht im Thread unter der Nachricht des Tisches.
greeting-title = Willkommen bei Viceroy
greeting-text = Biete auf Karten, baue eine Pyramide daraus und sammle Punkte. Diese Seite vertritt Discord auf deinem eigenen Computer, niemand sieht also, was du probierst.
    Drücke **Spielend lernen**, und ich zeige dir das Spiel in fünf Minuten. Oder spiel eine erste Partie allein, gegen einen virtuellen Gegner, der nur bietet; `/viceroy rules` erklärt es auf kurzen Seiten. `/viceroy new` eröffnet einen Tisch für mehrere, und mit den Namen oben spielst du sie alle.
button-first-game = Erste Partie starten
help = **Viceroy** über mehrere Tage: Biete auf Charaktere, baue eine Pyramide, bilde einfarbige Kreise.
    Drücke unten **Spielend lernen** oder nimm `/viceroy learn`: eine erste Partie, die das Spiel in fünf Minuten zeigt.
    `/viceroy rules` erklärt das Spiel auf kurzen Seiten mit Bildern.
    `/viceroy new` eröffnet einen Tisch in einem Kanal, und die anderen kommen mit seinem Knopf dazu. Mit **+ Computerspieler** oder `computers` bekommen Computerspieler Plätze; in einer Direktnachricht an mich eröffnet es einen Tisch ohne Server, für Freunde oder gegen sie. Für das Solospiel der Anleitung wähle `virtual_opponents`.
    `/viceroy hand` zeigt deine Karten und fragt, was du tun willst, nur für deine Augen. **Meine Hand** im Thread der Partie tut dasselbe; **Tipp** sagt dort, welche Antworten ich am besten finde.
    `/viceroy choose` antwortet durch Tippen: ein Gebot, eine Karte, Edelsteine wie „2 blau 1 rot“.
    `/viceroy table` zeigt den Tisch.
    `/viceroy games` zeigt alle deine Partien, die auf dich warten zuerst.
    `/viceroy players` zeigt, wer da ist und wie viel Zeit hat; damit meldest du dich für ein paar Tage ab, stupst an, stimmst ab oder gehst.
    `/viceroy card` zeigt eine Karte groß, mit allem, was darauf steht.
    `/viceroy settings`: wo ich dir sage, dass du dran bist, und wann du schläfst.
    `/viceroy report` meldet denen, die mich betreiben, ein Problem; bei `/viceroy my-data` und `/viceroy forget-me` geht es um das, was ich über dich gespeichert habe.
    Lass dir Zeit: Nichts geht verloren, wenn du später wiederkommst.
