# Was ein Tisch oder jemand Einzelnes neben der Partie erfährt: Zeit, Abwesenheit, Abstimmungen.
told-reminder = { PERSON($who) ->
    [second] Die Partie wartet auf dich.
    [called-plural] { $who }, die Partie wartet auf euch.
   *[called] { $who }, die Partie wartet auf dich.
}
told-until = Zeit bis { $time }.
told-until-each = Zeit bis { $time } für { $who }.
told-nudge = { PERSON($who) ->
    [second] { $by } bittet dich zu spielen.
   *[called] { $who }, { $by } bittet dich zu spielen.
}
told-time-out-computer = { PERSON($who) ->
    [second] Deine Zeit war abgelaufen, darum hat dieses eine Mal ein Computerspieler entschieden. Die nächste Entscheidung ist wieder deine.
   *[third] { $who }: Die Zeit war abgelaufen, darum hat dieses eine Mal ein Computerspieler entschieden.
}
told-time-out-pass = { PERSON($who) ->
    [second] Deine Zeit war abgelaufen, darum zählte es als Passen. Die nächste Entscheidung ist wieder deine.
   *[third] { $who }: Die Zeit war abgelaufen, darum zählte es als Passen.
}
told-absent = { PERSON($who) ->
    [second] Du hast nicht geantwortet, darum spielt ein Computerspieler für dich. Beantworte eine Frage oder drücke **Bin wieder da**, und du spielst wieder selbst.
    [called] { $who }, du hast nicht geantwortet, darum spielt ein Computerspieler für dich. Beantworte eine Frage oder drücke **Bin wieder da**, und du spielst wieder selbst.
    [called-plural] { $who }, ihr habt nicht geantwortet, darum spielen Computerspieler für euch. Beantwortet eine Frage oder drückt **Bin wieder da**, und ihr spielt wieder selbst.
    [third-plural] { $who } haben nicht geantwortet. Computerspieler spielen, bis Antworten kommen oder ein Druck auf **Bin wieder da**.
   *[third] { $who } hat nicht geantwortet. Ein Computerspieler spielt, bis eine Antwort kommt oder ein Druck auf **Bin wieder da**.
}
told-left = { $who } hat die Partie verlassen. Ein Computerspieler hat den Platz.
told-gone-server = { $who } ist nicht mehr auf diesem Server. Ein Computerspieler hat den Platz, bis { $who } zurückkommt. Geschieht das nicht, können andere ihn übernehmen, unter **Spieler**.
told-gone-chat = Das Konto von { $who } gibt es nicht mehr. Ein Computerspieler hat den Platz. Andere können ihn übernehmen, unter **Spieler**.
told-back = { $who } ist wieder da.
told-taken-over = { PERSON($who) ->
    [second] Der Platz von { $before } gehört ab jetzt dir. **Meine Hand** zeigt deine Karten.
    [third] { $who } übernimmt den Platz von { $before }.
   *[called] { $who }, der Platz von { $before } gehört ab jetzt dir. **Meine Hand** zeigt deine Karten.
}
told-seat-lost = { PERSON($who) ->
    [second] Deinen Platz hat ab jetzt { $newcomer }; in dieser Partie frage ich dich nichts mehr.
   *[called] { $who }, deinen Platz hat ab jetzt { $newcomer }; in dieser Partie frage ich dich nichts mehr.
}
told-hand-over = { PERSON($who) ->
    [second] { $by } möchte dir den Platz in dieser Partie überlassen. Du hättest dann diese Karten und würdest für dich weiterspielen.
    [third] { $by } möchte { $who } den Platz überlassen.
   *[called] { $who }, { $by } möchte dir den Platz in dieser Partie überlassen. Du hättest dann diese Karten und würdest für dich weiterspielen.
}
told-hand-declined = { PERSON($by) ->
    [second] { $who } nimmt deinen Platz nicht, also behältst du ihn.
   *[third] { $who } nimmt den Platz von { $by } nicht.
}
told-took-back = { PERSON($who) ->
    [second] Du nimmst deinen letzten Schritt zurück. Diese Partie zählt für keinen Rekord.
   *[third] { $who } nimmt den letzten Schritt zurück, und die Partie geht von dort weiter. Sie zählt für keinen Rekord.
}
told-one-missing = Am Tisch von { $who } fehlt noch jemand. **Mitspielen** nimmt den freien Platz.
told-offered = Der Platz von { $who } ist frei: Wer in dieser Partie noch nicht gespielt hat, kann ihn übernehmen, unter **Spieler**.
told-offered-yours = { PERSON($who) ->
    [second] Die anderen haben abgestimmt: Jemand darf deinen Platz übernehmen. Bis das geschieht, sicherst du ihn dir mit **Bin wieder da**.
   *[called] { $who }, so haben die anderen abgestimmt. Bis jemand deinen Platz übernimmt, sicherst du ihn dir mit **Bin wieder da**.
}
told-vacation = { $who } ist bis { $time } weg. So lange läuft für { $who } keine Zeit.
told-absence = { PERSON($who) ->
    [second] Du bist bis { $time } in keiner deiner Partien da. So lange ruft dich niemand.
   *[third] { $who } ist bis { $time } weg.
}
told-absence-from = { PERSON($who) ->
    [second] Du bist von { $from } bis { $until } in keiner deiner Partien da. So lange ruft dich niemand.
   *[third] { $who } ist von { $from } bis { $until } weg.
}
told-absence-over = { PERSON($who) ->
    [second] Du bist nicht mehr weg.
   *[third] { $who } ist nicht mehr weg.
}
told-absent-long = { PERSON($who) ->
    [second] Du bist seit 14 Tagen weg, darum spielt hier ein Computerspieler für dich. Beantworte eine Frage oder drücke **Bin wieder da**, und du spielst wieder selbst.
   *[third] { $who } ist seit 14 Tagen weg. Ein Computerspieler spielt, bis eine Antwort kommt oder ein Druck auf **Bin wieder da**.
}
told-place-gone = Wo diese Partie läuft, kann ich nicht mehr schreiben. Für niemanden läuft die Zeit. Bleibt das 7 Tage so, wird die Partie geschlossen.
told-was-away = Von { $from } bis { $until } war ich offline. Für niemanden lief die Zeit. **Spieler** zeigt, wie viel du jetzt hast.
told-went-back = Ich musste zu einer Sicherung meiner Partien vom { $time } zurück. { $turn ->
    [0] Diese Partie ist wieder beim Spielaufbau
   *[other] Diese Partie ist wieder in Spielrunde { $turn }
}: Was ihr danach gespielt habt, ist verloren, und die Knöpfe davon tun nichts mehr. Für niemanden lief die Zeit. **Meine Hand** zeigt, was du jetzt gefragt wirst.
told-went-back-perhaps = Ich musste zu einer Sicherung meiner Partien vom { $time } zurück. { $turn ->
    [0] Diese Partie ist beim Spielaufbau
   *[other] Diese Partie ist in Spielrunde { $turn }
}: Falls ihr danach weitergespielt habt, ist das verloren, und die Knöpfe davon tun nichts mehr. Für niemanden lief die Zeit. **Meine Hand** zeigt, was du jetzt gefragt wirst.
told-maintenance = Von { $from } bis { $until } bin ich wegen einer Wartung offline. Für niemanden läuft so lange die Zeit, und wer dann an der Reihe ist, hat danach mindestens 2 Stunden.
told-paused = Die Partie ruht bis { $time }. Für niemanden läuft die Zeit, antworten könnt ihr trotzdem.
told-goes-on = Die Partie geht weiter.
told-stands-still = Eine ganze Spielrunde lang hat niemand geantwortet, darum steht die Partie still. Jeder Knopf, den du an diesem Tisch drückst, setzt sie wieder in Gang.
told-will-close = Hier spielt niemand mehr. Die Partie wird am { $time } geschlossen, wenn bis dahin niemand von euch einen Knopf drückt.
told-empty = Alle haben diese Partie verlassen, darum wird sie am { $time } geschlossen. Wer mit **Bin wieder da** zurückkommt, hält sie am Leben. Wer hier gespielt hat, kann sie unter **Spieler** auch gleich schließen.
told-closed-vote = **Diese Partie ist geschlossen:** So habt ihr abgestimmt.
told-closed-deserted = **Diese Partie ist geschlossen:** 30 Tage lang hat niemand gespielt.
told-closed-empty = **Diese Partie ist geschlossen:** Alle hatten sie verlassen.
told-closed-unreachable = **Diese Partie ist geschlossen:** 7 Tage lang konnte ich dort nicht schreiben.
told-closed-moderator = **Die Moderation des Servers hat diese Partie geschlossen.**
told-called = { $who }:
told-invited = { PERSON($who) ->
    [second] { $by } lädt dich zu einer Partie ein. Mit **Mitspielen** bekommst du einen Platz.
    [called-plural] { $who }, { $by } lädt euch zu dieser Partie ein. Mit **Mitspielen** bekommt ihr einen Platz.
   *[called] { $who }, { $by } lädt dich zu dieser Partie ein. Mit **Mitspielen** bekommst du einen Platz.
}
told-removed = { PERSON($who) ->
    [second] { $by } hat dich vom Tisch genommen. Einen eigenen eröffnest du mit `/viceroy new`.
   *[called] { $who }, { $by } hat dich von diesem Tisch genommen. Einen eigenen eröffnest du mit `/viceroy new`.
}
told-barred = { PERSON($who) ->
    [second] Die Moderation hat dich für Partien auf diesem Server gesperrt, darum hast du deinen Platz am Tisch verloren.
   *[called] { $who }, die Moderation hat dich für Partien auf diesem Server gesperrt, darum hast du deinen Platz an diesem Tisch verloren.
}
told-joined = { PERSON($who) ->
    [second] { $newcomer } sitzt jetzt auch an deinem Tisch. { $free ->
        [0] Alle Plätze sind besetzt.
        [one] 1 Platz ist noch frei.
       *[other] { $free } Plätze sind noch frei.
    }
    [called-plural] { $who }, { $newcomer } sitzt jetzt auch an eurem Tisch. { $free ->
        [0] Alle Plätze sind besetzt.
        [one] 1 Platz ist noch frei.
       *[other] { $free } Plätze sind noch frei.
    }
   *[called] { $who }, { $newcomer } sitzt jetzt auch an deinem Tisch. { $free ->
        [0] Alle Plätze sind besetzt.
        [one] 1 Platz ist noch frei.
       *[other] { $free } Plätze sind noch frei.
    }
}
told-still-there = { PERSON($who) ->
    [second] Dein Tisch ist voll, und du sitzt schon länger da: Bist du noch dabei? Drücke innerhalb eines Tages **Bin bereit**, dann geht die Partie los.
    [called-plural] { $who }, euer Tisch ist voll, und ihr sitzt schon länger da: Seid ihr noch dabei? Drückt innerhalb eines Tages **Bin bereit**, dann geht die Partie los.
   *[called] { $who }, dein Tisch ist voll, und du sitzt schon länger da: Bist du noch dabei? Drücke innerhalb eines Tages **Bin bereit**, dann geht die Partie los.
}
told-silent = { PERSON($who) ->
    [second] Dein Tisch war voll, und du warst nicht da; den Platz kann jetzt jemand anderes haben. Du bist wieder willkommen: **Mitspielen** nimmt einen, wenn einer frei ist.
   *[called] { $who }, dein Tisch war voll, und du warst nicht da; den Platz kann jetzt jemand anderes haben. Du bist wieder willkommen: **Mitspielen** nimmt einen, wenn einer frei ist.
}
button-ready = Bin bereit
told-vote-over = Diese Abstimmung ist vorbei.
vote-pause = { PERSON($by) ->
    [second] Du schlägst eine Pause von bis zu 7 Tagen vor.
   *[third] { $by } schlägt eine Pause von bis zu 7 Tagen vor.
}
vote-go-on = { PERSON($by) ->
    [second] Du schlägst vor, die Pause zu beenden.
   *[third] { $by } schlägt vor, die Pause zu beenden.
}
vote-close = { PERSON($by) ->
    [second] Du schlägst vor, diese Partie endgültig zu schließen.
   *[third] { $by } schlägt vor, diese Partie endgültig zu schließen.
}
vote-replace = { PERSON($by) ->
    [second] Du schlägst vor, dass jemand anderes den Platz von { $who } übernehmen darf.
   *[third] { $by } schlägt vor, dass jemand anderes { PERSON($who) ->
        [second] deinen Platz
       *[third] den Platz von { $who }
    } übernehmen darf.
}
vote-admit = { $newcomer } möchte { PERSON($who) ->
    [second] deinen Platz
   *[third] den Platz von { $who }
} übernehmen.
vote-hand-on = { PERSON($by) ->
    [second] Du möchtest deinen Platz an { $newcomer } weitergeben.
   *[third] { $by } möchte den eigenen Platz an { $newcomer } weitergeben.
}
vote-count = { $yes ->
    [0] Bisher sagt niemand Ja. Nötig: { $needed }, bis { $time }.
   *[other] Bisher Ja: { $who }. Nötig: { $needed }, bis { $time }.
}
vote-say = { PERSON($who) ->
    [second] Bitte drücke **Ja** oder **Nein**; Schweigen zählt als Nein.
    [called-plural] { $who }, bitte drückt **Ja** oder **Nein**; Schweigen zählt als Nein.
   *[called] { $who }, bitte drücke **Ja** oder **Nein**; Schweigen zählt als Nein.
}
vote-keep = { PERSON($who) ->
    [second] Beantwortest du eine Frage oder drückst **Bin wieder da**, behältst du deinen Platz.
   *[called] { $who }, beantwortest du eine Frage oder drückst **Bin wieder da**, behältst du deinen Platz.
}
button-yes = Ja
button-no = Nein
said-vote-counted = Deine Stimme zählt.
said-vote-passed = Deine Stimme zählt, und der Vorschlag ist angenommen.
said-vote-failed = Deine Stimme zählt, und der Vorschlag ist abgelehnt.
told-also-waiting = Auf dich warten außerdem:
told-also-more = … und { $count } weitere: `/viceroy games`
waiting-game = • Partie { $game }
waiting-game-time = • Partie { $game }: bis { $time }
waiting-game-thread = • Partie { $game } in { $thread }
waiting-game-thread-time = • Partie { $game } in { $thread }: bis { $time }
