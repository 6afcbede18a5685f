# Tische ohne Server: Alle spielen per Direktnachricht, und ein Code führt hin.
button-friends = Freunde einladen
lobby-code = 🔑 Freunde kommen mit dem Code **{ $code }** dazu; **Freunde einladen** zeigt, was du ihnen schickst. Einen Chat hat dieser Tisch nicht.
said-friends = Schick das deinen Freunden. Wer dem folgt, bekommt einen Platz, notfalls den eines Computerspielers:
    > Spiel Viceroy mit mir! Füge den Bot bei dir hinzu: <{ $link }>
    > Dann schick ihm `/viceroy join code:{ $code }`
    In einer Unterhaltung mit ihnen geht auch `/viceroy invite`, und sie drücken einen Knopf. Der Code gilt, bis die Partie beginnt.
said-joined-by-code = Du hast einen Platz in Partie { $game }. Ich schreibe dir per Direktnachricht: wer mitspielt, wann es losgeht und was ich dich frage.
said-joined-elsewhere = Kommt nichts an, öffne deine Nachrichten mit { $bot }. Kennen wir uns noch nicht? Dann [füge mich erst bei dir hinzu](<{ $link }>) und drück noch einmal **Mitspielen**.
invite-here = **{ $who } { $count ->
    [0] lädt
    [one] und eine weitere Person laden
   *[other] und { $count } weitere laden
} euch zu einer Partie Viceroy ein** (Partie { $game }).
    Mit **Mitspielen** bekommst du einen Platz. Ich frage alle per Direktnachricht, und du antwortest, wenn du Zeit hast. Bist du auf keinem Server mit mir, [füge mich erst bei dir hinzu](<{ $link }>).
invite-greeting = Hier steht dein Tisch für Freunde:
invite-closed = Ich kann dir nicht schreiben. Bitte [füge mich erst bei dir hinzu](<{ $link }>) und mach das dann noch einmal.
where-invite-on-server = Auf einem Server, auf dem ich bin, eröffnet `/viceroy new` einen Tisch für alle. Das hier ist für Unterhaltungen ohne mich.
where-no-table-to-invite = Du hast hier keinen Tisch, der auf Spieler wartet. `/viceroy new` eröffnet einen für deine Freunde.
reject-no-such-code = Zu diesem Code gehört kein freier Platz. Ein Code hat sechs Buchstaben und gilt, bis die Partie beginnt; bitte frag, wer ihn dir geschickt hat.
reject-too-many-codes = Das waren zu viele falsche Codes. Du kannst es am { $time } wieder versuchen.
said-not-reached = ⚠️ Ich kann dir nicht per Direktnachricht schreiben, und dort läuft eine Partie. Schick { $bot } irgendeinen Befehl, etwa `/viceroy games`, dann kommt alles an.
said-others-asked = Die Spieler werden gefragt, ob du den Platz haben darfst.
