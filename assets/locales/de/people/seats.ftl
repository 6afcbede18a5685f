# Wer spielt und da ist, und was sich daran ändern lässt. Jede Person liest es für sich.
seats-title = **Spieler von Partie { $game }**
seat-awaited-until = ⏳ { $who } ist dran. Zeit bis spätestens { $time }.
seat-awaited = ⏳ { $who } ist dran.
seat-calm = { $who } hat gerade nichts zu beantworten.
seat-awaited-until-you = ⏳ Du bist dran. Deine Zeit läuft am { $time } ab.
seat-awaited-you = ⏳ Du bist dran.
seat-calm-you = Du hast gerade nichts zu beantworten.
seat-held-you = 🤖 Ein Computerspieler hat deinen Platz. Mit **Bin wieder da** bekommst du ihn zurück.
seat-plain = { $who }
seat-absent = 🤖 { $who } hat nicht rechtzeitig geantwortet, darum hat ein Computerspieler den Platz.
seat-away-held = 🤖 { $who }: ist weg, darum spielt ein Computerspieler.
seat-left = 🤖 { $who } hat die Partie verlassen, darum hat ein Computerspieler den Platz.
seat-gone = 🤖 { $who } ist nicht mehr hier, darum hat ein Computerspieler den Platz.
seat-away = Weg bis { $time }.
seat-offered = Ihr habt vereinbart, dass jemand anderes ihn übernehmen darf.
seat-to-ask-for = Jemand anderes kann darum bitten, ihn zu übernehmen.
seat-free-from = Ab { $time } kann jemand anderes darum bitten, ihn zu übernehmen.
own-bank = { $hours ->
    [0] Die Zeit, die du für die ganze Partie hattest, ist verbraucht.
    [one] Ist die Zeit für eine Phase um, hast du noch eine Stunde für die ganze Partie.
   *[other] Ist die Zeit für eine Phase um, hast du noch { $hours } Stunden für die ganze Partie.
}
own-days = { $days ->
    [0] In dieser Partie kannst du nicht länger weg sein: Alle haben 10 Tage.
    [one] In dieser Partie kannst du noch einen Tag weg sein.
   *[other] In dieser Partie kannst du noch { $days } Tage weg sein.
}
seats-open = Wer in dieser Partie noch nicht gespielt hat, darf den Platz von { $who } übernehmen.
seats-vote = 🗳️ { $vote }
button-players = Spieler
button-here = Bin wieder da
button-leave-game = Partie verlassen
button-nudge = { $who } anstupsen
button-mute = Kein Anstupsen
button-unmute = Anstupsen wieder erlauben
button-pause = Pause vorschlagen
button-go-on = Ende der Pause vorschlagen
button-close = Schließen der Partie vorschlagen
button-replace = { $who } ersetzen
button-take = Platz von { $who } übernehmen
menu-away = Ein paar Tage weg …
away-days = { $days ->
    [one] 1 Tag
   *[other] { $days } Tage
}
said-back = Du spielst wieder selbst.
said-back-early = Du bist wieder da. Die übrigen Tage bleiben dir.
said-left-game = Du hast diese Partie verlassen. Ein Computerspieler hat deinen Platz; mit **Bin wieder da** nimmst du ihn zurück.
said-away = Du bist bis { $time } weg. So lange läuft deine Zeit nicht, und die anderen erfahren es. Antworten kannst du trotzdem, und **Bin wieder da** beendet es früher.
said-nudged = Ich bitte { $who } zu spielen.
said-mute = In dieser Partie kann dich niemand mehr anstupsen.
said-unmute = In dieser Partie können die anderen dich wieder anstupsen.
said-proposed = Ich frage die anderen. Dein Vorschlag zählt als Ja.
said-asked-for-seat = Im Thread frage ich alle, die mitspielen, ob du den Platz haben darfst.
said-seat-taken = Der Platz gehört dir. **Meine Hand** zeigt deine Karten und was ich dich frage.
sure-leave = **Diese Partie verlassen?** Ein Computerspieler spielt für dich weiter. Solange niemand deinen Platz übernommen hat, kommst du mit **Bin wieder da** zurück.
sure-pause = **Eine Pause von bis zu 7 Tagen vorschlagen?** Für niemanden läuft dann die Zeit. Mehr als die Hälfte muss binnen 24 Stunden Ja sagen; dein Vorschlag zählt als Ja.
sure-go-on = **Vorschlagen, die Pause zu beenden?** Mehr als die Hälfte muss binnen 24 Stunden Ja sagen; dein Vorschlag zählt als Ja.
sure-close = **Vorschlagen, diese Partie endgültig zu schließen?** Dann gewinnt sie niemand. Alle, die mitspielen, müssen binnen 24 Stunden Ja sagen; dein Vorschlag zählt als Ja.
sure-replace = **Vorschlagen, dass jemand anderes den Platz von { $who } übernimmt?** Alle anderen, die mitspielen, müssen binnen 24 Stunden Ja sagen; dein Vorschlag zählt als Ja.
sure-take = **Den Platz von { $who } übernehmen?** Du bekommst die Karten und Edelsteine und spielst bis zum Ende. Haben die anderen dem noch nicht zugestimmt, frage ich sie erst.
button-sure-leave = Ja, verlassen
button-sure-take = Ja, übernehmen
button-sure-propose = Ja, vorschlagen
button-not-sure = Lieber nicht
button-hand = Platz weitergeben …
sure-hand = Wer soll deinen Platz nehmen? Wähle jemanden, der in dieser Partie noch nie einen Platz hatte. Bei einer Zusage gehören deine Karten ihm oder ihr, und deine Pläne sind weg. Bis dahin spielst du weiter.
menu-hand = Wer nimmt deinen Platz?
said-handed = Ich habe { $who } gefragt. Bis zu einer Zusage gehört der Platz dir.
said-hand-by-code = Schick das, wem du deinen Platz gibst; die Person darf in dieser Partie noch nie einen gehabt haben:
    > `/viceroy join code:{ $code }`, als Direktnachricht an mich
    Dann gehören ihr deine Karten, und deine Pläne sind weg. Bis dahin spielst du weiter. Ein neuer Code ersetzt diesen.
said-hand-accepted = Der Platz gehört dir. **Meine Hand** zeigt deine Karten.
said-hand-declined = Das Angebot ist vorbei; der Platz bleibt, wie er war.
button-hand-accept = Platz nehmen
button-hand-decline = Nein, danke
