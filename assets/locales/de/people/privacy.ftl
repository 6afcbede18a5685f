# Was jemand über das wissen will, was gespeichert ist, und was jemand meldet.
privacy-data = **Das ist alles, was ich über dich gespeichert habe.** `tables` sind die Zeilen, wie ich sie aufbewahre, und `answers` ist, was auf deinen Plätzen gewählt wurde.
privacy-sure = **Soll ich dich vergessen?** Das lässt sich nicht rückgängig machen.
privacy-what = Du verlässt alle deine Partien: Computerspieler übernehmen deine Plätze, und die anderen spielen weiter. Wo in meinem Speicher dein Name und deine Nummer stehen, stehen dann ein erfundener Name und eine erfundene Nummer. Deine Einstellungen verschwinden, und ich lösche meine Direktnachrichten an dich.
privacy-stays = Was ich in Kanälen und Threads geschrieben habe, bleibt dort mit deinem Namen stehen, denn es gehört zu den Partien der anderen; löschen kann es, wer dort Nachrichten verwaltet. Wer auf einem Server gesperrt ist, bleibt es.
privacy-backups = { $days ->
    [one] Meine Sicherungen von vorher sind nach { $days } Tag verschwunden.
   *[other] Meine Sicherungen von vorher sind nach { $days } Tagen verschwunden.
} Wird eine davon gebraucht, vergesse ich dich darin noch einmal.
privacy-backups-unknown = Wer mich betreibt, hat vielleicht Sicherungen von vorher. Wird eine davon gebraucht, vergesse ich dich darin noch einmal; wie lange es sie gibt, frag bitte dort.
button-forget-me = Ja, vergiss mich
privacy-forgotten = Du bist vergessen. Meine Direktnachrichten an dich verschwinden in wenigen Minuten. Drückst du hier wieder etwas oder gibst einen Befehl, lerne ich dich neu kennen.
reported = Danke. Wer mich betreibt, kann das als Meldung { $number } lesen.
reported-game = Danke. Wer mich betreibt, kann das als Meldung { $number } lesen, mit Partie { $game } und ihrem Schritt.
reject-too-many-reports = Du hast an einem Tag 5 Probleme gemeldet, und mehr nehme ich nicht auf. Bitte versuch es morgen wieder, oder sag es der Leitung des Servers.
