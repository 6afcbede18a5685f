# Wo jemand erfährt, dass eine Partie wartet.
people-ask = Wo soll ich dir sagen, dass du dran bist? Im Thread rufe ich dich beim Namen; per Direktnachricht schicke ich dir deine Hand. Ändern kannst du das jederzeit mit `/viceroy settings`.
people-thread = Ich rufe dich im Thread der Partie, wenn du dran bist.
people-dm = Ab deinem nächsten Zug schicke ich dir deine Hand per Direktnachricht.
people-dm-closed = Du hast Direktnachrichten gewählt, aber dort erreiche ich dich nicht; darum rufe ich dich im Thread. Bitte erlaube Direktnachrichten von Mitgliedern dieses Servers und drücke dann noch einmal **Per Direktnachricht**.
people-anywhere = Deine Hand öffnest du jederzeit mit **Meine Hand** im Thread der Partie und überall mit `/viceroy hand`.
people-language-as-discord = Die Sprache meines Discords
menu-language = Die Sprache, in der ich mit dir rede …
# Wie die Sprache sich selbst nennt.
language-name = Deutsch
button-by-thread = Im Thread
button-by-dm = Per Direktnachricht
button-reads-text = Mit Text spielen
button-reads-pictures = Mit Bildern spielen
people-reads-text = Du spielst mit Text: keine Bilder, Wörter statt Zeichen, und jede Frage ist eine neue Nachricht.
people-suggestions = { $how ->
    [behind] Vorschläge stehen hinter **💡**.
    [off] Du siehst keine Vorschläge.
   *[shown] Jede Frage zeigt, was am besten aussieht.
}
people-text-large = Deine Nachrichten passen zu großer Schrift: Sie zeigen weniger auf einmal, der Rest steht hinter **Mehr**.
people-ask-suggestions = 💡 **Deine zweite Partie ist vorbei.** Wie willst du Vorschläge sehen? `/viceroy settings` ändert das später.
button-suggestions = { $how ->
    [behind] Vorschläge hinter 💡
    [off] Keine Vorschläge
   *[shown] Vorschläge zeigen
}
button-text-size = { $size ->
    [large] Große Schrift: kürzere Nachrichten
   *[usual] Übliche Schrift: volle Nachrichten
}
people-silent-gone = ⚠️ Jemand hat den Thread dieser Partie gelöscht, darum schreibe ich dort nichts mehr. Was du wählst, zählt; `/viceroy table` zeigt den Tisch.
people-silent-forbidden = ⚠️ Im Thread dieser Partie darf ich nicht schreiben, darum steht dort nichts Neues. Bitte sag das der Leitung des Servers. Was du wählst, zählt.
people-silent-locked = ⚠️ Der Thread dieser Partie ist gesperrt, darum schreibe ich dort nichts, und seine Knöpfe antworten vielleicht nicht; die Moderation kann ihn entsperren. Die Partie geht privat weiter: `/viceroy hand` geht in anderen Kanälen und in Direktnachrichten, und was du wählst, zählt.
people-silent-full = ⚠️ Den Thread dieser Partie kann ich nicht öffnen: Der Server hat so viele Threads, wie er haben darf. Ich versuche es weiter. Was du wählst, zählt.
people-silent-timed-out = ⚠️ Die Moderation hat mir bis { $time } eine Auszeit gegeben, darum schreibe ich bis dahin auf diesem Server nichts Neues. Die Partie geht privat weiter: `/viceroy hand` zeigt, was du gefragt wirst, und was du wählst, zählt.
people-silent-words = ⚠️ Den Thread dieser Partie kann ich nicht öffnen: Ein Wort darin ist auf dem Server nicht erlaubt. Ich versuche es weiter. Die Partie geht privat weiter: `/viceroy hand` zeigt, was du gefragt wirst, und was du wählst, zählt.
people-silent-refused = ⚠️ Den Thread dieser Partie kann ich nicht öffnen: Discord lehnt es ab. Ich versuche es weiter. Die Partie geht privat weiter: `/viceroy hand` zeigt, was du gefragt wirst, und was du wählst, zählt.
people-silent-asked = Wartet die Partie auf dich oder läuft eine Abstimmung, sage ich es im Kanal des Tisches oder per Direktnachricht.
people-passed-words = ⚠️ { $what ->
    [lobby] Das Neueste zu diesem Tisch
    [table] Den Tisch dieser Spielrunde
    [news] Die Neuigkeiten
    [call] Wer am Zug ist
    [panel] Eine Direktnachricht
   *[told] Eine Mitteilung
} konnte ich nicht zeigen: Ein Wort darin ist auf diesem Server nicht erlaubt. Was du wählst, zählt; `/viceroy table` zeigt den Tisch.
people-passed-over = ⚠️ { $what ->
    [lobby] Das Neueste zu diesem Tisch
    [table] Den Tisch dieser Spielrunde
    [news] Die Neuigkeiten
    [call] Wer am Zug ist
    [panel] Eine Direktnachricht
   *[told] Eine Mitteilung
} konnte ich nicht zeigen: Discord hat es abgelehnt. Was du wählst, zählt; `/viceroy table` zeigt den Tisch.
people-past = ⬇️ Partie { $game } geht unten weiter.
people-unreachable = { $who }, per Direktnachricht erreiche ich dich nicht; deine Hand ist hinter diesem Knopf. Mit `/viceroy settings` versuchst du es noch einmal.
