# Was die Leitung eines Servers über Tische dort entscheidet.
server-everywhere = Tische können in jedem Textkanal dieses Servers eröffnet werden.
server-channels = Tische können in { $channels } eröffnet werden.
server-running = { $count ->
    [one] Eine Person darf hier höchstens 1 laufende Partie eröffnet haben.
   *[other] Eine Person darf hier höchstens { $count } laufende Partien eröffnet haben.
}
server-time = Neue Tische haben diese Uhr, wenn beim Eröffnen keine andere gewählt wird: { $agreed }
server-language = An Tischen spreche ich { $language }, solange dort nichts anderes gewählt wird.
server-language-of-opener = An Tischen spreche ich die Sprache der Person, die sie eröffnet, solange dort nichts anderes gewählt wird.
server-language-opener = Die Sprache der Person, die den Tisch eröffnet
server-role = Wenn an einem Tisch noch jemand fehlt, rufe ich { $role }, höchstens einmal am Tag. Die Rolle muss von allen erwähnt werden dürfen.
server-list = Die Liste der Tische steht in { $room }.
server-deals = Die Partie des Tages steht in { $room }, mit den Ergebnissen derer, die es erlauben.
server-seasons = Wenn eine Saison vorbei ist, berichte ich in { $room }, wie sie lief.
server-how = Ändern lässt sich das mit `/viceroy server`: `add_channel`, `remove_channel`, `running`, `clock`, `hour`, `weekends`, `language`, `role`, `no_role`, `list`, `no_list`, `deals`, `no_deals`, `seasons`, `no_seasons`. `/viceroy bar` hält jemanden von Tischen fern und zeigt, wer ferngehalten ist.
server-barred = { $who } kann auf diesem Server ab jetzt weder Tische eröffnen noch mitspielen. Plätze an Tischen, die noch nicht gestartet sind, werden frei; laufende Partien gehen weiter. `/viceroy bar` mit `lift` hebt das auf.
server-barred-list = **Diese Leute können auf diesem Server weder Tische eröffnen noch mitspielen:**
server-barred-line = - { $who }, seit { $time }, durch { $by }
server-forgotten = jemand, der vergessen werden wollte
server-barred-more = Und { $count ->
    [one] 1 weitere Person, früher gesperrt
   *[other] { $count } weitere, früher gesperrt
}.
server-barred-how = `/viceroy bar` mit `who` und `lift` hebt eine Sperre auf.
server-barred-nobody = Von den Tischen dieses Servers ist niemand ferngehalten. `/viceroy bar` mit `who` sperrt jemanden.
server-let-back = { $who } kann auf diesem Server wieder Tische eröffnen und mitspielen.
button-close-game = Diese Partie schließen
button-close-table = Diesen Tisch schließen
button-sure-close-table = Ja, schließen
sure-close-game = **Partie { $game } endgültig schließen?** Für { $who } ist sie dann zu Ende, und niemand gewinnt. Alle am Tisch erfahren, dass die Moderation sie geschlossen hat.
sure-close-lobby = **Den Tisch von Partie { $game } schließen?** Er ist noch nicht gestartet. Seine Nachricht sagt { $who } dann, dass die Moderation ihn geschlossen hat.
said-closed-table = Partie { $game } ist geschlossen. Alle am Tisch erfahren es.
which-to-close = **Welchen Tisch willst du schließen?** Die neuesten stehen zuerst; `/viceroy close` mit `game` nimmt jede Nummer. Ich frage noch einmal nach.
none-to-close = Keine Partie läuft, die du schließen kannst, und kein Tisch wartet auf Spieler.
reject-of-another-server = Dieser Tisch steht auf einem anderen Server. Schließen kann ihn nur die Moderation dort.
reject-too-many-channels = { $most } Kanäle sind schon gewählt, und mehr merke ich mir nicht. Bitte nimm erst einen mit `remove_channel` heraus; ist keiner mehr gewählt, können Tische überall eröffnet werden.
reject-of-another-channel = Dieser Tisch steht in einem Kanal, in dem dir die Berechtigung „Threads verwalten“ fehlt. Bitte frag dort jemanden, der sie hat.
reject-manage-server = Das entscheidet nur, wer durch eine Rolle die Berechtigung „Server verwalten“ hat. Bitte frag die Leitung des Servers.
reject-manage-threads = Das entscheidet nur, wer hier die Berechtigung „Threads verwalten“ hat. Bitte frag die Leitung des Servers.
reject-manage-threads-everywhere = Das entscheidet nur, wer durch eine Rolle auf dem ganzen Server die Berechtigung „Threads verwalten“ hat. Bitte frag die Leitung des Servers.
reject-roles-not-known = Welche Rollen dieser Server hat, weiß ich noch nicht. Bitte versuch es in einer Minute noch einmal.
reject-barred = Auf diesem Server kannst du weder Tische eröffnen noch mitspielen. Bitte frag die Leitung des Servers.
reject-not-here = Tische werden auf diesem Server in anderen Kanälen eröffnet: { $channels }. Bitte nimm `/viceroy new` dort.
reject-too-many-running = { $who } hat auf diesem Server { $count ->
    [one] 1 laufende Partie
   *[other] { $count } laufende Partien
} eröffnet, und mehr geht für eine Person nicht: { $tables }. Ist eine davon vorbei, ist Platz für eine neue.
