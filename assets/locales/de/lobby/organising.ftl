# Was entscheidet, wer einen Tisch leitet, und noch eine Partie.
organise-by = -# Was an diesem Tisch gespielt wird, entscheidet { $who }.
organise-private = Privat: Nur wer eingeladen ist, kann mitspielen, bisher { $who }.
organise-private-more = Privat: Nur wer eingeladen ist, kann mitspielen, bisher { $who } und { $more ->
    [one] 1 weitere Person
   *[other] { $more } weitere
}.
organise-private-nobody = Privat: Nur wer eingeladen ist, kann mitspielen. Noch ist niemand eingeladen.
organise-changed = ⚠️ Geändert, seit jemand dazukam: { $changes }.
organise-change = { $name }: { $is } (vorher { $was })
organise-now = Jetzt: { $now }. { $means }
organise-edition = Ausgabe
organise-virtual-opponents = Virtuelle Gegner
organise-virtual-opponents-means = Sie ziehen bei Auktionen Edelsteine zum Bieten und nehmen Karten aus dem Spiel
organise-clock = Zeit für alle
organise-clock-in-short = { $speed ->
    [live] 3 Minuten
    [daily] 24 Stunden und 48
    [hour] jeden Tag bis { $hour }
    [relaxed] 48 Stunden und 96
   *[none] keine Uhr
}
organise-clock-means = { $speed ->
    [live] Für einen Abend, an dem alle da sind
    [daily] Für Leute, die jeden Tag hereinschauen
    [hour] Empfohlen für Leute, die ein- oder zweimal am Tag hereinschauen
    [relaxed] Für Leute, die jeden zweiten Tag hereinschauen
   *[none] Niemand hat Eile, und die Partie dauert, so lange sie dauert
}
organise-weekends = Samstage und Sonntage
organise-weekends-value = { $weekends ->
    [on] zählen
   *[off] zählen nicht
}
organise-weekends-means = Läuft an diesen Tagen die Zeit?
organise-time-out = Wenn die Zeit abläuft
organise-time-out-value = { $decided ->
    [computer] ein Computerspieler entscheidet einmal
   *[pass] es zählt als Passen
}
organise-time-out-means = Die nächste Frage beantwortet man wieder selbst
organise-hints = Tipps
organise-hints-value = { $hints ->
    [allowed] erlaubt
   *[forbidden] nicht erlaubt
}
organise-hints-means = Darf man fragen, welche Antworten am besten aussehen?
organise-handovers = Platz weitergeben
organise-handovers-value = { $handovers ->
    [asked] nur wenn die anderen zustimmen
   *[free] nach eigenem Wunsch
}
organise-handovers-means = Darf man den Platz jemandem geben, ohne die anderen zu fragen?
organise-rated = Gewertet
organise-rated-value = { $rated ->
    [yes] ja, ohne Tipps
   *[no] nein
}
organise-rated-means = Zählt die Partie in der Wertung, wenn mindestens zwei Menschen spielen?
organise-reliabilities = Zuverlässigkeit
organise-reliabilities-value = { $shown ->
    [shown] wird am Tisch gezeigt
   *[private] bleibt privat
}
organise-reliabilities-means = Steht am Tisch, wie zuverlässig die Leute über Tage spielen? Auch von dir
organise-filled = Computerspieler auf freien Plätzen
organise-filled-value = { $time ->
    [minutes] in zehn Minuten
    [hour] in einer Stunde
    [day] in einem Tag
   *[never] nicht von selbst
}
organise-filled-now = von selbst
organise-filled-means = Menschen können diese Plätze noch eine Weile übernehmen
organise-language = Sprache des Tisches
organise-language-means = Was alle am Tisch und in seinem Thread lesen
organise-again = Noch eine Partie nach Partie { $game }: { $who }, wieder dabei?
organise-panel = Du entscheidest, was an diesem Tisch gespielt wird und wie viel Zeit alle haben. Was du änderst, gilt sofort; wer schon da ist, sieht die Änderung.
organise-editions = Ausgabe
organise-options = Option ändern
organise-time = Zeitregel ändern
organise-invite = Wer darf mitspielen? Wähle bis zu 25 Leute
organise-ask = Dieser Tisch hat sich geändert, nachdem jemand dazukam: { $changes }. Wollen alle so spielen? Dann starte.
button-organise = Optionen
button-private = Privat machen
button-public = Für alle öffnen
button-remove = { $who } vom Tisch nehmen
button-start-changed = Mit diesen Regeln starten
button-again = Noch eine Partie
said-opened-private = Dein privater Tisch steht, und du hast einen Platz. Wähle, wer mitspielen darf; ändern kannst du das später mit dem Knopf Optionen.
said-invited = { $who } darf jetzt an deinem privaten Tisch in { $channel } mitspielen und erfährt es dort.
said-again = Der Tisch für noch eine Partie steht in { $channel }, und du hast einen Platz. Die anderen frage ich dort.

reject-not-organiser = Das entscheidet an diesem Tisch nur { $who }. Frag dort nach oder eröffne mit `/viceroy new` einen eigenen.
reject-not-invited = Dieser Tisch ist privat. Bitte { $who } um eine Einladung oder eröffne mit `/viceroy new` einen eigenen.
reject-not-invited-nobody = Dieser Tisch ist privat. Eröffne mit `/viceroy new` einen eigenen.
reject-too-many-joined = { $most ->
    [one] So kann nur 1 Person spielen, und mehr sind schon da. Nimm erst jemanden vom Tisch oder wähle etwas anderes.
   *[other] So können nur { $most } spielen, und mehr sind schon da. Nimm erst jemanden vom Tisch oder wähle etwas anderes.
}
reject-not-at-table = Diese Person sitzt nicht mehr an diesem Tisch.
reject-no-private-table = Du hast auf diesem Server keinen privaten Tisch, der auf Spieler wartet. Eröffne einen mit `/viceroy new` und `private` oder drücke in den Optionen deines Tisches **Privat machen**; dann lade noch einmal ein.
reject-already-invited = Diese Person ist an deinen neuesten privaten Tisch schon eingeladen oder hat dort einen Platz.
reject-too-many-invited = An deinen neuesten privaten Tisch sind { $most } Leute eingeladen, und mehr merke ich mir nicht. Nimm mit dem Knopf **Optionen** erst jemanden heraus.
reject-invite-program = Das ist ein Programm, und das kann nicht mitspielen. Für einen Computerspieler drücke an deinem Tisch **+ Computerspieler**.
reject-not-over = Diese Partie ist noch nicht vorbei. Danach könnt ihr mit ihrer letzten Nachricht noch eine beginnen.
