# Warum etwas nicht geschehen ist, und was stattdessen geht.
refusal-no-such-seat = In dieser Partie hast du keinen Platz. Mit `/viceroy table` kannst du zusehen.
refusal-nothing-asked = Gerade frage ich dich nichts mehr. Deine Wahl zählt; warte einfach auf die anderen.
refusal-stale = Diese Frage ist beantwortet oder hat sich geändert. Das frage ich dich jetzt.
refusal-over = Diese Partie ist vorbei. `/viceroy new` eröffnet eine neue.
refusal-wrong-shape = Das beantwortet nicht, was ich dich jetzt frage. Bitte nimm meine neueste Nachricht.
refusal-not-offered = Das geht gerade nicht. Bitte drücke einen Knopf oder wähle eine Zeile aus einem Menü.
refusal-no-gem = Um auf { $colour } zu bieten, brauchst du einen { WORD($colour, case: "accusative") } Edelstein, und eine Karte muss dort liegen. Bitte wähle ein anderes Gebot.
refusal-no-attack = Um einen Angriffsmarker zu bieten, musst du einen haben, und eine Karte muss ausliegen. Bitte wähle ein anderes Gebot.
refusal-no-diamond = Um einen Diamanten zu bieten, musst du einen haben, und er muss eine Karte gewinnen können. Bitte wähle ein anderes Gebot.
refusal-card = Diese Karte ist nicht mehr auf deiner Hand, oder du kannst sie jetzt nicht bezahlen. Bitte wähle eine andere.
refusal-place = Dort kann keine Karte hin, oder du kannst sie nicht bezahlen. Bitte wähle einen anderen Platz.
refusal-twice = Du hast zweimal dasselbe gewählt. Bitte wähle 2 verschiedene.
refusal-wrong-count = Bitte wähle { $wanted }.
refusal-not-enough = So viele { WORD($colour, case: "plural") } Edelsteine gibt es nicht. Bitte nimm weniger.
refusal-nothing-to-take-back = Alles ist schon aufgedeckt, darum kannst du deine Wahl nicht mehr zurücknehmen.

reject-no-such-game = Eine solche Partie kenne ich nicht. `/viceroy games` zeigt deine, und `/viceroy new` eröffnet eine neue.
reject-not-seated = In dieser Partie hast du keinen Platz. Mit `/viceroy table` kannst du zusehen.
reject-not-started = Die Partie hat noch nicht begonnen. Sie beginnt, wenn alle Plätze besetzt sind oder wenn jemand an ihrem Tisch Starten drückt.
reject-already-started = Diese Partie hat schon begonnen. `/viceroy new` eröffnet einen neuen Tisch.
reject-closed = Dieser Tisch ist geschlossen. `/viceroy new` eröffnet einen neuen.
reject-expired = Dieser Tisch ist geschlossen, weil niemand rechtzeitig gestartet hat. `/viceroy new` eröffnet einen neuen.
reject-abandoned = Diese Partie wurde vor dem Ende geschlossen. Den Tisch kannst du dir noch ansehen.
reject-too-many-of-ones = { $most ->
    [one] Ein Tisch, den du eröffnet hast, wartet noch auf den Start. Bitte starte oder verlasse ihn zuerst.
   *[other] { $most } Tische, die du eröffnet hast, warten noch auf den Start. Bitte starte oder verlasse zuerst einen davon.
}
reject-too-many-of-ones-here = { $most ->
    [one] Ein Tisch, den du auf diesem Server eröffnet hast, wartet noch auf den Start, und mehr geht hier für eine Person nicht. Bitte starte oder verlasse ihn zuerst, oder spiel an einem Tisch von anderen mit.
   *[other] { $most } Tische, die du auf diesem Server eröffnet hast, warten noch auf den Start, und mehr geht hier für eine Person nicht. Bitte starte oder verlasse zuerst einen davon, oder spiel an einem Tisch von anderen mit.
}
reject-too-many-here = { $most ->
    [one] Ein Tisch auf diesem Server wartet auf Spieler. Bitte spiel dort mit oder versuch es wieder, wenn er gestartet ist.
   *[other] { $most } Tische auf diesem Server warten auf Spieler. Bitte spiel an einem mit oder versuch es wieder, wenn einer gestartet ist.
}
reject-too-many-today = { $most ->
    [one] Du hast in den letzten 24 Stunden einen Tisch eröffnet, und mehr geht für eine Person nicht. Den nächsten kannst du am { $time } eröffnen; bei anderen kannst du jederzeit mitspielen.
   *[other] Du hast in den letzten 24 Stunden { $most } Tische eröffnet, und mehr geht für eine Person nicht. Den nächsten kannst du am { $time } eröffnen; bei anderen kannst du jederzeit mitspielen.
}
reject-too-many-alone = { $most ->
    [one] Du hast schon eine private Partie gegen Computerspieler, und mehr geht für eine Person nicht. Ist sie vorbei, kannst du eine neue eröffnen; mit `/viceroy players` kannst du sie schließen.
   *[other] Du hast schon { $most } private Partien gegen Computerspieler, und mehr geht für eine Person nicht. Ist eine vorbei, kannst du eine neue eröffnen; mit `/viceroy players` kannst du eine schließen.
}
reject-full = Alle { $seats } Plätze sind besetzt. `/viceroy new` eröffnet einen neuen Tisch.
reject-already-joined = Du bist schon dabei. Die Partie beginnt, wenn alle Plätze besetzt sind oder wenn genug Spieler da sind und jemand Starten drückt.
reject-too-few = Die Partie braucht { $needed } Spieler. Lade jemanden ein und drücke dann Starten. Für ein Solospiel eröffne einen Tisch mit `/viceroy new` und wähle `virtual_opponents`.
reject-not-joined = Du sitzt nicht an diesem Tisch; das können nur seine Spieler.
reject-frozen = Diese Partie kann ich im Moment nicht öffnen. Ich habe es gemeldet (Nummer { $number }).

choose-no-gem = Du hast keinen { WORD($colour, case: "accusative") } Edelstein.
choose-no-attack = Du hast keinen Angriffsmarker.
choose-no-diamond = Du hast keinen Diamanten.
choose-no-card = Bei { $colour } liegt keine Karte, darum kann jetzt niemand darauf bieten.
choose-no-card-to-attack = Keine Karte liegt aus, die ein Angriffsmarker nehmen könnte.
choose-unclear = Das beantwortet nicht, was ich dich jetzt frage: { $asked }. Bitte wähle beim Tippen einen Vorschlag oder drücke unten einen Knopf.
choose-unclear-draft = Hier gibt es nichts mehr zu wählen. Bitte wähle beim Tippen einen Vorschlag oder drücke unten einen Knopf.
press-unknown = Diesen Knopf kenne ich nicht mehr. Bitte nimm eine neuere Nachricht oder `/viceroy hand`.
press-crowded = Du drückst schneller, als ich antworten kann, darum hat dieser Druck nichts bewirkt. Bitte warte kurz und drücke dann noch einmal.
press-too-late = ⚠️ Was du davor gedrückt hast, kam zu spät bei mir an und hat darum nichts geändert.
press-unreadable = Das konnte ich nicht lesen, darum hat es nichts bewirkt. Bitte versuch `/viceroy hand` oder `/viceroy help`.
command-unknown = Diesen Befehl gibt es nicht, oder nicht mit diesen Werten. Bitte wähle einen Befehl von `/viceroy` aus der Liste.
press-elsewhere = Dieser Knopf gehört zu einer Partie, die ich nicht mehr habe: Ich wurde seitdem neu eingerichtet. `/viceroy hand` findet deine Partien.
where-no-game = Hier läuft keine Partie, in der du mitspielst. Versuch es im Thread der Partie oder eröffne eine mit `/viceroy new`.
where-message-of-no-game = Diese Nachricht gehört zu keiner Partie, die ich kenne. Wähle **Meine Hand** an einer Nachricht im Thread einer Partie oder an der ihres Tisches oder nimm `/viceroy hand`.
where-no-table = Hier läuft keine Partie. Versuch es im Thread der Partie oder eröffne eine mit `/viceroy new`.
which-hand = Du spielst mehrere Partien. Welche meinst du?
which-players = Du spielst mehrere Partien. Von welcher willst du die Spieler sehen?
which-choose = Du spielst mehrere Partien, und ich will nicht in der falschen antworten. Wähle beim Tippen einen Vorschlag oder öffne die Partie, die du meinst:
which-table = Du spielst mehrere Partien. Welchen Tisch willst du sehen?
which-game = Partie { $game } mit { $who }
which-game-alone = Partie { $game }
which-waiting = ▶️ { $game }: Du bist dran
which-part = Das sind { $from } bis { $to } von { $all }. Die übrigen stehen auf den nächsten Seiten, oder tippe eine Nummer oder einen Namen hinter `game`.
where-no-game-called = In einer Partie „{ $typed }“ hast du keinen Platz. `/viceroy games` zeigt deine; hinter `game` kannst du eine Nummer tippen oder den Namen von jemandem, der mitspielt.
where-no-card = Eine Karte mit diesem Namen oder dieser Nummer gibt es nicht. Bitte tippe ein paar Buchstaben ihres Namens und wähle einen Vorschlag.
where-not-direct = Ein Tisch braucht einen Kanal, den andere lesen können. Bitte mach das in einem Textkanal eines Servers.
where-not-thread = Ein Tisch eröffnet seinen eigenen Thread. Bitte mach das in dem Kanal, zu dem dieser Thread gehört.
where-not-forum = Ein Forum hat nur Beiträge, und ein Tisch braucht für seine Nachricht und seinen Thread einen Textkanal. Bitte mach das in einem Textkanal dieses Servers.
where-not-voice = Ein Tisch eröffnet einen Thread, und ein Sprachkanal hat keine. Bitte mach das in einem Textkanal dieses Servers.
where-only-server = Hier geht es um einen Server und seine Tische. Bitte mach das in einem Kanal eines Servers, auf dem ich bin.
where-elsewhere = In dieser Unterhaltung kann ich nur einladen: `/viceroy invite`. Für alles andere schreib mir: { $bot }.
where-without-bot = Ich bin nicht auf diesem Server, darum kann ich hier nicht schreiben. Wer ihn leitet, kann mich einladen: <{ $link }>. In deinen Direktnachrichten mit mir eröffnet `/viceroy new` einen Tisch für Freunde oder gegen Computerspieler.
where-permissions = Hier brauche ich erst diese Berechtigungen: { $names }. Bitte frag die Leitung des Servers.
where-muted = ⚠️ Hier kann ich nicht schreiben: { $names } { $count ->
    [one] fehlt
   *[other] fehlen
}. Bitte sag das der Leitung des Servers. Was du wählst, zählt.
where-pictureless = ⚠️ Hier schreibe ich ohne Bilder: { $names } fehlt. Bitte sag das der Leitung des Servers. Was du wählst, zählt.
press-again = Die Verbindung zu Discord ist abgerissen, darum hat dein Druck nichts bewirkt. Bitte drücke noch einmal.
answer-plain = Discord hat meine Antwort nicht vollständig angenommen, darum steht hier nur diese Zeile. Was schon galt, gilt weiter; bitte versuch es noch einmal.
restarted = Während ich antwortete, wurde ich neu gestartet. Was schon galt, gilt weiter: `/viceroy hand` zeigt, wo du stehst.
fault = Bei mir ist etwas schiefgegangen (Nummer { $number }). Nichts ist verloren; bitte versuch es noch einmal.
broke = Bei mir ist etwas schiefgegangen. Nichts ist verloren; bitte versuch es noch einmal mit `/viceroy hand`.

typed-empty = Bitte schreib Farben und Zahlen, zum Beispiel „2 blau 1 rot“.
typed-unknown = „{ $word }“ habe ich nicht verstanden. Bitte schreib zum Beispiel „2 blau 1 rot“.
typed-dangling = Die Zahl { $number } hat keine Farbe. Bitte schreib zum Beispiel „2 blau 1 rot“.
typed-total = Das macht { $have }; bitte wähle insgesamt { $wanted }.
typed-unclear = Wozu die { $number } gehört, kann ich nicht erkennen. Bitte schreib zum Beispiel „2 blau 1 rot“.
typed-no-count = „{ $number }“ ist keine Anzahl von Edelsteinen, die ich zählen kann. Bitte schreib ganze Zahlen, zum Beispiel „2 blau 1 rot“.
typed-limit = Du kannst nur { $limit } { $limit ->
    [one] { WORD($colour, case: "accusative") }
   *[other] { WORD($colour, case: "plural") }
} nehmen. Bitte wähle eine andere Mischung.

permission-view-channel = Kanal ansehen
permission-send-messages = Nachrichten senden
permission-send-in-threads = Nachrichten in Threads senden
permission-create-threads = Öffentliche Threads erstellen
permission-attach-files = Dateien anhängen
permission-read-history = Nachrichtenverlauf anzeigen
no-vote-one-is-open = Eine andere Abstimmung läuft. Bitte warte, bis sie vorbei ist.
no-vote-opened-today = Eine solche Abstimmung hast du in den letzten 24 Stunden begonnen. Die nächste kannst du morgen beginnen.
no-vote-no-more-pauses = Diese Partie hatte ihre zwei Pausen schon oder hat gerade eine.
no-vote-not-paused = Diese Partie ruht nicht.
no-vote-is-there = Diesen Platz muss niemand übernehmen: Wer ihn hat, ist da.
no-vote-too-early = Das geht ab { $time }.
no-vote-no-say = Hier hast du keine Stimme: Es geht um dich, du bist weg oder du hast in den letzten 7 Tagen nicht gespielt.
no-vote-over = Diese Abstimmung ist vorbei.
no-vote-alone = Du spielst allein, darum gibt es nichts abzustimmen.
no-nudge-not-waited-for = Auf diese Person wartet die Partie nicht.
no-nudge-too-early = Anstupsen kannst du ab { $time }.
no-nudge-mute = Diese Person will in dieser Partie kein Anstupsen.
no-nudge-oneself = Das bist du selbst. Drücke **Meine Hand**, um zu spielen.
no-vacation-empty = Bitte wähle einen Tag, der noch kommt.
no-vacation-too-long = { $days ->
    [0] In dieser Partie hast du keine Tage mehr übrig: Alle haben 10.
    [one] In dieser Partie hast du noch einen Tag übrig: Alle haben 10.
   *[other] In dieser Partie hast du noch { $days } Tage übrig: Alle haben 10.
}
reject-not-on-server = Dieser Tisch ist auf einem Server, den du verlassen hast. Tritt ihm bitte wieder bei und drück dann noch einmal hier.
reject-not-handed = Dieser Platz wird dir nicht angeboten, oder nicht mehr.
reject-no-slip = Dieser Schritt lässt sich nicht zurücknehmen, oder nicht mehr. Spiel bitte von hier aus weiter.
reject-hand-to = { $who } kann deinen Platz nicht nehmen: Es muss ein Mensch auf diesem Server sein, der in dieser Partie noch nie einen Platz hatte, bei einem privaten Tisch eingeladen ist und heute noch nicht gefragt wurde.
reject-has-sat-here = In dieser Partie hattest du schon einen Platz, darum kannst du keinen anderen nehmen.
reject-not-away = Du spielst schon selbst. Drücke **Meine Hand**, um weiterzuspielen.
reject-not-on-vacation = In dieser Partie bist du nicht weg. Drücke **Meine Hand**, um zu spielen.
reject-has-left = Du hast diese Partie schon verlassen.
