# Der Einstieg: eine erste Partie, die das Spiel zeigt. Eine Seite liest jemand auf einem Telefon, der das Spiel nie gesehen hat: ein
# fetter Satz, der sagt, was zu drücken ist, und ein neuer Gedanke.
# $button ist der Knopf, der zu drücken ist, $computer der Name des Computerspielers.
lesson-you = Du
lesson-computer = Dora
lesson-where = -# Einstieg · { $page } von { $pages } · Spielrunde { $turn }
lesson-where-after = -# Einstieg · { $page } von { $pages }
lesson-notice = ⚠️ { $sentence }

button-learn = Spielend lernen
button-lesson-back = Zurück
button-lesson-again = Von vorn
button-lesson-count = Punkte zählen
button-lesson-play = Eine ganze Partie spielen
button-lesson-short = Eine kurze Partie spielen (6 Spielrunden)
button-lesson-join = Bei { $who } mitspielen ({ $count } von { $seats })

## Seiten
lesson-bid = **Biete einen blauen Edelstein für { WORD($card, case: "accusative") }: Drücke „{ $button }“.**
    Du baust eine Pyramide aus Karten; die meisten Punkte gewinnen. Jede Spielrunde werden Karten versteigert, und ein Edelstein ist ein geheimes Gebot auf die Karte bei seiner Farbe. Das Bild zeigt deine Edelsteine. { $computer }, ein Computer, spielt nach Drehbuch gegen dich.
lesson-play = **Du hast { WORD($card, case: "accusative") } bekommen. Spiel die Karte aus: Wähle sie im Menü „{ $menu }“.**
    Auf Blau hat sonst niemand geboten, also gehört sie dir, für diesen Edelstein. In einer Spielrunde bieten erst alle; dann spielst du bis zu 3 Handkarten in deine Pyramide. Dort liegt schon { WORD($first, case: "nominative") }.
lesson-place = **Leg { WORD($card, case: "accusative") } ans rechte Ende: Drücke „{ $button }“.**
    Stufe 1 ist die unterste Reihe, und sie wächst an beiden Enden. Dort gilt Zeile 1 der Karte: Zahle den Edelstein links und erhalte, was rechts steht, hier { WORD($gives, case: "accusative") }.
lesson-contested = **Biete deinen blauen Edelstein für { WORD($card, case: "accusative") }: Drücke „{ $button }“.**
    Spielrunde 2. Karten, die niemand nahm, liegen jetzt oben, neue unten oder allein. Der Knopf nennt die obere Karte. Aufgedeckt wird, wenn alle gewählt haben: Vielleicht will { $computer } diese Karte auch.
lesson-again = **Niemand bekommt { WORD($lost, case: "accusative") }: Auch { $computer } bietet auf Blau. Biete noch einmal: Drücke „{ $button }“.**
    2 Gebote auf 1 Karte: Niemand bekommt sie, beide Edelsteine sind weg. Wer keine Karte hat, bietet noch einmal, höchstens 3-mal pro Spielrunde, und gewinnt darin höchstens 1 Karte.
lesson-levels = **Spiel { WORD($card, case: "accusative") } aus: Wähle die Karte im Menü „{ $menu }“.**
    Je höher eine Karte liegt, desto mehr kostet sie: auf Stufe 2 die Edelsteine der Zeilen 1 und 2, hier { WORD($cost, case: "accusative") }. Du bekommst nur, was die Zeile ihrer Stufe zeigt: Zeile 2 bringt { WORD($gives, case: "accusative") } 📘.
lesson-circle = **Leg { WORD($card, case: "accusative") } über 2 Karten, auf Stufe 2: Drücke „{ $button }“.**
    Dort bilden 4 Segmente einen Kreis. Alle sind grün: Du nimmst jetzt einen grünen Edelstein, und am Ende zählt der Kreis seine Stufe, also 2 Punkte.
lesson-pass = **Du hast noch 1 Edelstein. Nimm neue: Drücke „{ $button }“.**
    Passt du, bietest du in dieser Spielrunde nicht mehr, nimmst aber 3 Edelsteine aus dem Vorrat, in den alle gebotenen und gezahlten kommen. Jede Wissenschaft 📘 auf deinen Karten bringt 1 mehr.
lesson-gems = **Wähle 4 Edelsteine: Drücke „{ $button }“.**
    Alle Farben sind erlaubt. Du brauchst einen zum Bieten und einige zum Bezahlen: { TITLE($card, case: "nominative") } auf deiner Hand gehört auf Stufe 3 und kostet dort { WORD($cost, case: "accusative") }, weiter unten weniger.
lesson-law = **Spiel das Gesetz { $card }: Wähle es im Menü „{ $menu }“.**
    Gesetze kosten nichts. Mit 3 hast du begonnen: Manche bringen sofort etwas, andere am Ende Punkte. Ein Gesetz nimmt einen Platz in deiner Pyramide ein, und auch seine Segmente bilden Kreise.
lesson-infinite = **Nimm den unerschöpflichen Edelstein: Drücke „{ $button }“.**
    Das Gesetz liegt jetzt an deinem linken Ende. Ein unerschöpflicher Edelstein ♾️ bleibt auf seiner Karte und zahlt jede Spielrunde 1 Edelstein seiner Farbe; bieten kannst du ihn nicht. Deiner wird grün.
lesson-tip = **Biete auf Rot für { WORD($card, case: "accusative") }: Drücke 🔴 „{ $button }“.**
    Spielrunde 4. Diese Karte ist nach oben gerückt, über eine neue. Was nach dem Bieten noch oben liegt, wird abgelegt; das ist also die letzte Gelegenheit.
lesson-claim = **{ $computer } bietet auch auf Rot. Sag, welche Karte du willst: Drücke „{ $button }“.**
    2 Gebote auf 2 Karten: Wollt ihr verschiedene, bekommt ihr beide eine. { $computer } will die untere Karte. Bestündet ihr beide auf derselben, bekäme sie niemand.
lesson-payment = **Leg { WORD($card, case: "accusative") } auf Stufe 2, mit deinem unerschöpflichen Edelstein: Drücke „{ $button }“.**
    Das kostet { WORD($cost, case: "accusative") }: Einen zahlt der unerschöpfliche und bleibt liegen. Ein roter Kreis schließt sich, und Zeile 2 bringt { WORD($gives, case: "accusative") } 🔮.
lesson-magic = **Spiel { WORD($card, case: "accusative") } für Stufe 3: Wähle die Karte im Menü „{ $menu }“.**
    In Zeile 3 steht +3: Am Ende zählt jede Magie 🔮 die Summe deiner Bonusmarker, hier 1 × 3. Verteidigung 🛡️, Magie und Wissenschaft zusammen sind ein Markersatz und zählen 12; du hast alle 3.
lesson-attack = **Ein Angriffsmarker ⚔️ nimmt eine beliebige Karte der Auktion. Drücke „{ $button }“.**
    Du bietest ihn statt eines Edelsteins und bekommst deine Karte, bevor die Edelsteine zählen. Dann ist er weg. Behältst du ihn bis zum Ende, kostet er alle anderen 4 Punkte, wenn keine Verteidigung 🛡️ ihn abwehrt.
lesson-discard = **Eine Karte, die dir nichts nützt, bringt 2 Edelsteine. Drücke „{ $button }“.**
    Statt eine Karte zu spielen, kannst du eine ablegen: Sie steht weiter unten im selben Menü. Auch das ist einer deiner 3 Züge in einer Spielrunde.
lesson-hint = **In einer Partie siehst du, was am besten aussieht. Drücke „{ $button }“.**
    Der grüne Knopf ist mein Vorschlag, und die Zeile mit 💡 sagt, warum; ich sehe nur, was du siehst. **{ $hint }** nennt bis zu 3 Antworten.
lesson-paint = **Am Ende färben übrige Edelsteine Segmente ein. Drücke „{ $button }“.**
    Ein Edelstein auf einem Segment gibt ihm seine Farbe. Ein Kreis, der so einfarbig wird, bringt Punkte wie seine Stufe; ein Knopf färbt ein, was am meisten bringt.
lesson-rest = **Das war ein Drittel einer Partie. Drücke „{ $button }“.**
    Eine Partie hat 12 solche Spielrunden. Das Drehbuch hat den Rest für beide gespielt: Du hast { $cards } weitere Karten gelegt. In deiner Pyramide liegen { $all }, bis Stufe { $level }, mit { $circles } einfarbigen Kreisen; { $computer } hat { $theirs } Karten. Übrige Handkarten sind verloren, und mit übrigen Edelsteinen ließen sich Segmente einfärben.
lesson-score-won = **Du gewinnst mit { $points } zu { $others } Punkten. So wird gezählt:**
lesson-score-lost = **Mit { $others } zu { $points } Punkten gewinnt { $computer }. So wird gezählt:**
lesson-score-equal = **Je { $points } Punkte: Ihr teilt den Sieg. So wird gezählt:**
lesson-score-circles = ⭕ **Kreise { $points }:** { $circles }; jeder bringt seine Stufe{ $bonus ->
    [0] { "" }
   *[other] , und Bonusmarker für seine Farbe bringen { $bonus } dazu
}.
lesson-score-circles-on = { $count } auf Stufe { $level }
lesson-score-infinite = ♾️ **Unerschöpfliche Edelsteine { $points }:** { $count ->
    [one] die Stufe seiner Karte.
   *[other] die Stufen ihrer { $count } Karten.
}
lesson-score-laws = 📜 **Gesetze { $points }:** { $laws }.
lesson-score-law = { $card } { $points }
lesson-score-power = 🏅 **Machtpunktmarker { $points }.**
lesson-score-magic = 🔮 **Magie { $points }:** { $tokens ->
    [one] 1 Marker
   *[other] { $tokens } Marker
} × { $bonus }.
lesson-score-sets = 🧩 **Markersätze { $points }:** 12 für je einen Marker Verteidigung, Magie und Wissenschaft zusammen.
lesson-score-attack = ⚔️ **Angriff { $points }:** minus 4 für jeden Angriffsmarker von { $computer }, den kein Verteidigungsmarker von dir abwehrt.
lesson-goodbye = In einer ganzen Partie wählst du außerdem aus 4 Karten die erste deiner Pyramide und eine für die Hand.
lesson-lobbies = Auf dem Server, von dem du kommst, wartet ein Tisch auf Spieler:

## Antworten, die der Einstieg nicht nimmt
lesson-slip-bid-colour = Mit { $colour } würdest du auf { WORD($other, case: "accusative") } bieten. Das darfst du; aber { WORD($card, case: "nominative") } passt besser zu deiner ersten Karte, wie du sehen wirst.
lesson-slip-bid-pass = Passen bringt Edelsteine und keine Karte. Du hast 6 Edelsteine, also biete erst; gepasst wird in Spielrunde 3.
lesson-slip-play-character = { TITLE($other, case: "nominative") } bringt auf Stufe 3 am meisten, also heb die Karte auf. { TITLE($card, case: "nominative") } ist gut für den Anfang.
lesson-slip-play-law = Gesetze kommen in Spielrunde 3. Spiel zuerst einen Charakter und sieh, was er kostet und bringt.
lesson-slip-discard = Damit gibst du die Karte für 2 Edelsteine auf. Du kannst jede deiner Karten brauchen, also behalt sie.
lesson-slip-play-pass = Passt du, spielst du in dieser Spielrunde nichts. { TITLE($card, case: "accusative") } kannst du bezahlen, also spiel die Karte.
lesson-slip-place-left = Am linken Ende kostet und bringt es dasselbe. Aber am rechten Ende liegt das grüne Segment dieser Karte neben dem grünen { WORD($first, case: "from") }, und du wirst beide brauchen.
lesson-slip-contested-colour = Mit { $colour } bietest du auf { WORD($other, case: "accusative") }. Das kannst du gleich tun; sieh erst, was geschieht, wenn 2 auf dieselbe Karte bieten.
lesson-slip-contested-pass = Du hast noch Edelsteine zum Bieten. Passen ist für später, wenn sie ausgehen, und das kommt bald.
lesson-slip-again-colour = Behalt diesen Edelstein: { TITLE($card, case: "nominative") } kostet { WORD($cost, case: "accusative") } auf Stufe 2, und dort kommt die Karte hin.
lesson-slip-again-pass = Passen bringt Edelsteine. Aber { WORD($card, case: "nominative") } passt besser auf deine Pyramide als jede andere Karte, also biete noch einmal.
lesson-slip-levels-law = Dieses Gesetz kann bis zur nächsten Spielrunde warten. { TITLE($card, case: "nominative") } bringt dir jetzt Edelsteine und Wissenschaft.
lesson-slip-circle-low = Auf Stufe 1 kostet es weniger, schließt aber keinen Kreis und bringt keine Wissenschaft. Leg die Karte oben auf die anderen.
lesson-slip-pass-bid = Bietest du deinen einzigen Edelstein, hast du keinen, um die Karte zu bezahlen. Nimm erst neue.
lesson-slip-gems = Erlaubt sind auch diese. Aber für das, was kommt, brauchst du von jeder Farbe einen: Rot zum Bieten, die anderen zum Bezahlen.
lesson-slip-law-character = Auf Stufe 1 bringt { WORD($other, case: "nominative") } nur { WORD($gives, case: "accusative") }. Heb die Karte für Stufe 3 auf; das Gesetz kostet jetzt nichts.
lesson-slip-law-law = Dieses Gesetz bringt am Ende Punkte, es kann also warten. { TITLE($card, case: "nominative") } hilft dir für den Rest der Partie.
lesson-slip-law-pass = Du hast eine Karte, die nichts kostet, also pass noch nicht. Spiel { WORD($card, case: "accusative") }.
lesson-slip-infinite-defence = Ein Verteidigungsmarker 🛡️ ist ein Teil eines Markersatzes, aber { WORD($first, case: "nominative") } hat dir schon einen gebracht.
lesson-slip-infinite-gems = 4 Edelsteine sind schnell ausgegeben. Der unerschöpfliche Edelstein zahlt in jeder der 9 Spielrunden, die noch kommen.
lesson-slip-tip-colour = Mit { $colour } bietest du auf { WORD($other, case: "accusative") }. Aber du brauchst diesen Edelstein, um { WORD($card, case: "accusative") } und { WORD($kept, case: "accusative") } zu bezahlen.
lesson-slip-tip-pass = Du hast genug Edelsteine, und { WORD($card, case: "nominative") } vollendet etwas, das du begonnen hast. Biete darauf.
lesson-slip-claim-base = Diese Karte will { $computer }, und du willst { WORD($card, case: "accusative") }. Sag es.
lesson-slip-claim-either = Auch das ginge, weil { $computer } die andere Karte will. Sicherer ist aber, zu sagen, was du willst.
lesson-slip-payment-gems = Das gibt 2 grüne Edelsteine aus und lässt deinen unerschöpflichen ruhen. Er kostet dich nichts, also lass ihn zahlen.
lesson-slip-payment-low = Dort schließt es keinen roten Kreis und bringt keine Magie. Leg die Karte auf Stufe 2, neben { WORD($beside, case: "accusative") }.
lesson-slip-magic-law = Dieses Gesetz bringt am Ende Punkte, wo auch immer es liegt; es kann also warten. { TITLE($card, case: "nominative") } braucht jetzt den Platz auf Stufe 3.
lesson-slip-magic-pass = Für { WORD($card, case: "accusative") } auf Stufe 3 reichen deine Edelsteine genau, also spiel die Karte, bevor du passt.
lesson-slip-unasked = Das beantwortet nicht, was ich auf dieser Seite frage. Bitte nimm ihre Knöpfe.
lesson-elsewhere = Du bist inzwischen weiter. Hier ist die Seite, auf der du bist.
lesson-resumed = Hier hast du den Einstieg verlassen. **Von vorn** beginnt ihn neu.
lesson-other-cards = Der Einstieg wird mit meinen eigenen Karten gespielt, und dieser Bot teilt andere aus. `/viceroy rules` erklärt das Spiel auf kurzen Seiten.
lesson-first-time = Zum ersten Mal hier? **Spielend lernen** dauert fünf Minuten.
lesson-game-opened = Deine Partie gegen einen Computerspieler hat begonnen, [in unseren Direktnachrichten]({ $link }).
lesson-game-there = Eine Partie gegen einen Computerspieler hast du schon, [in unseren Direktnachrichten]({ $link }).
lesson-game-here = Hier ist deine erste Partie.
lesson-closed = Ich kann dir nicht schreiben. Bitte erlaube Direktnachrichten von Mitgliedern dieses Servers und drücke dann den Knopf noch einmal.
