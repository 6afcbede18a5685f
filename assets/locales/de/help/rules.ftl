# Die Seiten der Regeln: eine Seite ist eine Nachricht, gelesen auf einem Telefon. Was von Tisch zu Tisch anders ist, steht in
# eigenen Sätzen.
rules-heading = **{ $title }** · Seite { $page } von { $pages }
rules-of-game = -# Das sind die Regeln von Partie { $game }.
rules-of-edition = -# Das sind die Regeln der Ausgabe { $edition }. Aus einer Partie geöffnet, beschreiben diese Seiten, was dort gespielt wird.
rules-menu = Alle Seiten
button-how-to-play = So wird gespielt
button-fairness = Faires Mischen
button-icons = Hilfe
button-why = Warum geht das nicht?
button-previous-page = Zurück
button-next-page = Weiter

## Titel
page-goal = Worum es geht
page-turn = Eine Spielrunde
page-auction = Die Auktion
page-passing = Passen und Edelsteine
page-pyramid = Wo eine Karte liegen darf
page-card = Was eine Karte kostet und bringt
page-circles = Kreise
page-laws = Gesetze
page-scoring = Spielende und Wertung
page-icons = Was die Symbole bedeuten
page-fairness = Faires Mischen

## Worum es geht
rules-goal-pyramid = Alle bauen eine Pyramide aus Karten: aus Charakteren, die Edelsteine kosten, und Gesetzen, die nichts kosten.
rules-goal-alone = Allein kannst du nicht verlieren: Ich vergleiche deine Punkte mit deiner eigenen besten Partie.
rules-goal-points = Die meisten Machtpunkte bringen einfarbige **Kreise**, die deine Karten miteinander bilden, und **Marker**, die du für Karten erhältst.
rules-goal-gems = Du bietest und bezahlst mit **Edelsteinen** in 4 Farben: 🔵 Blau, 🔴 Rot, 🟢 Grün und 🟡 Gelb.
rules-goal-hidden = Deine Edelsteine, Angriffsmarker und Handkarten sehen die anderen nicht. Sie sehen, welche Edelsteine und Marker du nimmst und was du zahlst.
rules-goal-open = Deine Handkarten sehen die anderen nicht. An diesem Tisch sehen alle, wie viele Edelsteine und Angriffsmarker du hast.
rules-goal-here = Drücke im Thread der Partie **Meine Hand**, wann immer du magst: Ich zeige dir deine Karten und frage, was du tun willst. Es geht weiter, sobald alle gewählt haben, die gefragt sind.

## Eine Spielrunde
rules-turn-dealt-4 = **Vor der ersten Spielrunde** bekommst du 4 Charaktere. Einer wird die erste Karte deiner Pyramide, einer kommt auf die Hand, 2 gehen zurück.
rules-turn-dealt-2 = **Vor der ersten Spielrunde** bekommst du 2 Charaktere. Einer wird die erste Karte deiner Pyramide, der andere kommt auf die Hand.
rules-turn-domain = **Vor der ersten Spielrunde** legen alle eine Domänenkarte als ersten Platz der Pyramide; sie passt zu jeder Farbe. Sie hat keine Nummer und wird nicht als Karte gezählt, getauscht oder versetzt. Du wählst, was sie bringt: 4 Edelsteine, einen Wissenschafts- oder Angriffsmarker, einen Charakter oder ein Gesetz.
rules-turn-domain-then = Dann ziehst du 3 Charaktere; 2 Charaktere von deiner Hand gehen zurück.
rules-turn-first = Die erste Karte kostet nichts. Sie liegt auf Stufe 1 und bringt, was ihre Zeile 1 zeigt.
rules-turn-gems-random = Du beginnst mit 3 Gesetzen und 6 Edelsteinen: 2 jeder Farbe, ohne 2 zufällig gezogene.
rules-turn-gems-chosen = Du beginnst mit 3 Gesetzen und 6 Edelsteinen: 2 jeder Farbe, ohne 2, die du selbst zurücklegst.
rules-turn-auction = **Zuerst die Auktionsphase:** höchstens 3 Auktionen. Biete einen Edelstein für eine Karte oder passe und nimm Edelsteine. Gewonnene Karten kommen vorerst auf deine Hand.
rules-turn-development-discards = **Dann die Entwicklungsphase:** höchstens 3 Runden. Spiele in jeder eine Handkarte, lege eine für 2 Edelsteine deiner Wahl ab oder passe.
rules-turn-development = **Dann die Entwicklungsphase:** höchstens 3 Runden. Spiele in jeder eine Handkarte oder passe.
rules-turn-passed = Wer in der Entwicklungsphase passt, bekommt nichts und setzt bis zur nächsten Spielrunde aus.
rules-turn-secret = Gebote und Karten wählt ihr geheim. Haben alle gewählt, decke ich alles gleichzeitig auf; bis dahin kannst du deine Wahl zurücknehmen.
rules-turn-order = Karten derselben Runde werden nacheinander abgehandelt, die niedrigste Nummer zuerst. Kommt es sonst auf die Reihenfolge an, beginnt, wer die niedrigste Kartennummer in der Pyramide hat.
rules-turn-order-domain = Karten derselben Runde werden nacheinander abgehandelt, die niedrigste Nummer zuerst. Kommt es sonst auf die Reihenfolge an, beginnt, wer die niedrigste Kartennummer in der Pyramide hat; wer keine hat, kommt zuletzt, nach Los.
rules-turn-end = Eine Partie hat 12 Spielrunden.
rules-turn-end-longer = Eine Partie hat 12 Spielrunden; Gesetz 69 kann sie um eine verlängern.
rules-turn-end-short = Dies ist eine kurze Partie mit 6 Spielrunden.
rules-turn-end-short-longer = Dies ist eine kurze Partie mit 6 Spielrunden; Gesetz 69 kann sie um eine verlängern.

## Die Auktion
rules-auction-row = Jede der 4 Auktionskarten hat eine Farbe und 2 Plätze für Charaktere: Neue liegen **unten** und rücken später nach **oben**.
rules-auction-row-two-colours = Es gibt 2 Auktionskarten mit je 2 Farben. Jede hat 2 Plätze für Charaktere: Neue liegen **unten** und rücken später nach **oben**.
rules-auction-bid-two-colours = Jede Auktionskarte hat hier zwei Farben. Biete einen Edelstein in einer davon: Du bietest damit auf diese Auktionskarte, und ein Charakter muss dort liegen. Wo unten eine Farbe steht, lies Auktionskarte.
rules-auction-bid = Biete einen Edelstein: Seine Farbe sagt, auf welche Auktionskarte du bietest. Du musst ihn haben, und dort muss ein Charakter liegen.
rules-auction-alone = • Nur du bietest auf eine Farbe: Du nimmst dort eine Karte. Liegen 2 dort, wählst du.
rules-auction-one = • 2 oder mehr bieten auf eine Farbe mit 1 Karte: Niemand nimmt sie.
rules-auction-two = • 2 bieten auf eine Farbe mit 2 Karten: Beide sagen, welche sie wollen. Passt das zusammen, bekommen beide eine; bestehen beide auf derselben, bekommt niemand eine.
rules-auction-three = • 3 oder mehr bieten auf eine Farbe: Niemand nimmt dort eine Karte.
rules-auction-gem = Dein Edelstein kommt immer in den Vorrat. Wer weder eine Karte hat noch gepasst hat, bietet noch einmal, in höchstens 3 Auktionen. Pro Auktionsphase gewinnst du höchstens 1 Karte.
rules-auction-gem-invasion = Ein Edelstein, der dir eine Karte bringt, kommt in den Vorrat. Wer weder eine Karte hat noch gepasst hat, bietet noch einmal, in höchstens 3 Auktionen. Pro Auktionsphase gewinnst du höchstens 1 Karte.
rules-auction-attack = Du kannst auch einen **Angriffsmarker** bieten: Du nimmst eine beliebige ausliegende Karte, noch vor den Edelsteinen, und gibst den Marker ab.
rules-auction-after = Nach der letzten Auktion einer Spielrunde werden die oberen Karten abgelegt, und die unteren rücken nach oben. Neue kommen, solange der Auktionsstapel reicht.
rules-auction-rivals = **{ $count ->
    [one] Der virtuelle Gegner
   *[other] Die { $count } virtuellen Gegner
}** an diesem Tisch { $count ->
    [one] bietet nur: Stehen eure Gebote, zieht er einen Edelstein aus der Schachtel. Allein auf einer Farbe nimmt er
   *[other] bieten nur: Stehen eure Gebote, zieht jeder einen Edelstein aus der Schachtel. Allein auf einer Farbe nimmt er
} eine Karte aus dem Spiel{ $count ->
    [one] .
   *[other] ; zu zweit 2, aber keine einzelne.
} Bietest du auf dieselbe einzelne Karte, nimmt sie niemand. Bieten nur du und er auf 2 Karten, nimmst du die obere oder bietest weiter. Zieht einer eine Farbe, bei der keine Karte lag, wählt eine zum Ablegen, wer in der Spielerreihenfolge vorn ist.

## Passen und Edelsteine
rules-passing-pass = **Passe in einer Auktion**, und du nimmst 3 Edelsteine deiner Wahl aus dem Vorrat und 1 mehr für jeden Wissenschaftsmarker auf deinen Karten. In dieser Spielrunde bietest du nicht mehr.
rules-passing-late = Bringt auch dein drittes Gebot keine Karte, hast du ebenfalls gepasst.
rules-passing-order = Passen mehrere und reicht der Vorrat vielleicht nicht für alle, nehmen sie nacheinander. Es beginnt, wer die niedrigste Kartennummer in der Pyramide hat.
rules-passing-reserve = Alle teilen sich **den Vorrat**: 4 Edelsteine jeder Farbe pro Person; daraus kamen auch die ersten. Was ihr bietet und zahlt, geht dorthin zurück. Ist eine Farbe aufgebraucht, kann niemand sie nehmen.
rules-passing-reserve-invasion = Alle teilen sich **den Vorrat**: 4 Edelsteine jeder Farbe pro Person, auch eure ersten. Was ihr zahlt, geht dorthin zurück, ebenso ein Gebot, das eine Karte bringt. Hat der Vorrat keinen Edelstein einer Farbe mehr, kannst du sie nur von deiner Kampfkarte nehmen.
rules-passing-more-discards = **Mehr Edelsteine** bringen deine Karten, einfarbige Kreise und das Ablegen einer Karte in der Entwicklungsphase: 2 Edelsteine deiner Wahl.
rules-passing-more = **Mehr Edelsteine** bringen deine Karten und einfarbige Kreise.
rules-passing-infinite = **Ein unerschöpflicher Edelstein** liegt auf einer deiner Karten. Einmal pro Spielrunde zahlt er 1 Edelstein seiner Farbe für eine gespielte Karte und bleibt liegen. Bieten kannst du ihn nicht.
rules-passing-diamonds = **Diamanten** sind keine Edelsteine, zählen beim Bezahlen aber wie einer beliebiger Farbe: für eine Karte, als Gebot und am Ende beim Einfärben. Im Vorrat liegen 4 pro Person. Sind es zu wenige für eine Belohnung, nimmst du stattdessen Edelsteine deiner Wahl.
rules-passing-diamond-bids = Bietest du einen Diamanten, nennst du seine Farbe, wenn du die anderen Gebote gesehen hast. Einmal pro Auktion darfst du ihn versetzen: von dort, wo so viele bieten, dass niemand eine Karte bekommt, oder, wenn ihr zu zweit auf 2 Karten bietet, anstatt zu sagen, welche du willst.

## Wo eine Karte liegen darf
rules-pyramid-base = **Stufe 1** ist die unterste Reihe. Eine Karte kommt an ihr linkes oder rechtes Ende. Die Reihe darf beliebig breit werden.
rules-pyramid-upper = **Stufe 2 bis 5:** Eine Karte liegt über 2 benachbarten Karten der Stufe darunter.
rules-pyramid-closed = Reihen haben keine Lücken: Liegen auf einer Stufe schon Karten, muss eine neue an eine davon angrenzen.
rules-pyramid-gaps = An diesem Tisch dürfen Reihen ab Stufe 2 Lücken haben.
rules-pyramid-price = Je höher ein Charakter liegt, desto mehr kostet er. Beim Legen hat jeder freie Platz einen Buchstaben und einen Preis.
rules-pyramid-only-discards = Ausspielen kannst du nur, was du in diesem Moment bezahlen und legen könntest. Geht das nicht mehr, wenn die Karte an der Reihe ist, nimmst du sie zurück oder legst sie für 2 Edelsteine ab.
rules-pyramid-only = Ausspielen kannst du nur, was du in diesem Moment bezahlen und legen könntest. Geht das nicht mehr, wenn die Karte an der Reihe ist, nimmst du sie zurück.
rules-pyramid-stays = Eine Karte bleibt, wo du sie hingelegt hast, außer eine Karte sagt etwas anderes.

## Was eine Karte kostet und bringt
rules-card-rows = Ein Charakter hat 4 Zeilen, Zeile 1 ist die unterste. Links in einer Zeile steht der Edelstein, den du zahlst, rechts, was sie bringt.
rules-card-cost = **Die Kosten** wachsen mit der Stufe: Auf Stufe 1 zahlst du den Edelstein von Zeile 1, auf Stufe 2 die von Zeile 1 und 2 und so weiter. Stufe 5 kostet alle 4 und den von Zeile 4 ein zweites Mal.
rules-card-reward = **Die Belohnung** ist die einer Zeile: Auf Stufe 3 bringt die Karte, was Zeile 3 zeigt. Auf Stufe 5 wählst du: alles aus Zeile 1 bis 3 oder einen Machtpunktmarker mit Wert 15.
rules-card-example = { $card } auf Stufe { $level }: Du zahlst { WORD($cost, case: "accusative") } und erhältst { WORD($reward, case: "accusative") }.
rules-card-order = Du zahlst, legst die Karte, nimmst Edelsteine für neue Kreise und dann die Belohnung.
rules-card-tokens = Marker liegen auf der Karte, die sie gebracht hat, Angriffsmarker bei deinen Edelsteinen.
rules-card-cards = Bringt eine Karte dir Karten, wählst du für jede den Stapel: Charakter vom Reservestapel oder Gesetz.
rules-card-cards-criminals = Bringt eine Karte dir Karten, wählst du für jede den Stapel: Charakter vom Reservestapel, Gesetz oder Verbrecher.
rules-turn-combat = **Nach Spielrunde 3, 7 und 11 ein Kampf:** Alle zeigen geheim gewählte Edelsteine gegen vier Monster und dürfen dann welche von der Kampfkarte dazulegen. Von unten nach oben kosten sie 3, 2, 2 und 1 Edelsteine ihrer Farbe; ein Diamant hat jede Farbe, ebenso ein Edelstein je Wissenschaft.
rules-turn-monsters = Das höchste besiegte Monster gibt dir seine Belohnung. Seine Marker liegen auf deiner Kampfkarte und zählen wie in der Pyramide, Angriffsmarker bei deinen Edelsteinen. Wer keins besiegt, verliert 4 Punkte.
rules-turn-criminals = **Am Ende einer Spielrunde** zieht einen Verbrecher, wer keinen auf der Hand hat. Vorher dürfen alle geheim einen unter den Stapel legen.
rules-turn-criminals-discarded = Auch ein abgelegter Verbrecher kommt offen unter den Stapel.
rules-pyramid-criminals = **Verbrecher** kommen unter die Basis: unter zwei Nachbarn von Stufe 1, neben einen Verbrecher, der schon dort liegt. Eine Karte von Stufe 1 bildet mit den zwei Verbrechern darunter einen Kreis der Stufe 1.
rules-card-criminals = **Verbrecher** sind Karten auf grauem Stein und keine Charaktere. Sie kosten keine Edelsteine: Wähle eine von drei Zeilen, ziehe dafür 2, 3 oder 4 Urteilsmarker, gib einen zurück und nimm, was die Zeile bringt. Deine Urteile siehst nur du; sie zählen am Spielende.
rules-card-criminal-rows = **Bestechungsmarker** liegen bei deinen Edelsteinen. Zahle so viele, wie die Stufe eines deiner Charaktere hoch ist, und er bringt seine Belohnung noch einmal: gleich, nachdem du welche nimmst, jetzt oder bei einem späteren Verbrecher. **Versetzen:** Ein freier Charakter zieht um und bringt die Belohnung seiner neuen Stufe.
rules-scoring-judgements = **Urteile** werden aufgedeckt, bevor jemand einfärbt: Manche kosten Punkte, manche Punkte je Kreis oder Marker (Sonstiges; ein Bild zählt nicht), manche nehmen dir einen Marker.
rules-auction-combat-card = Bei der **Invasion** kommt ein erfolglos gebotener Edelstein oder Diamant auf deine Kampfkarte statt in den Vorrat: Er bezahlt Monster und kommt zu dir zurück, wenn dem Vorrat ein Edelstein oder Diamant fehlt, den du nehmen darfst.
rules-scoring-penalties = **Monster:** Jedes als Strafe genommene kostet 4 Punkte (Sonstiges). Edelsteine, die noch auf Kampfkarten liegen, sind nichts wert.
rules-card-aristocrats = **Aristokraten** sind Charaktere auf blassblauem Grund. Auf Stufe 1 kosten sie 2 beliebige Edelsteine und bringen nichts; ab Stufe 2 sind sie wie die anderen.
rules-card-bottoms = Unten hat ein Aristokrat keine Farbe, sondern eine Beigabe, die auf jeder Stufe zählt. Das Bild eines Markers zählt wie dieser Marker, lässt sich aber nicht bieten, versetzen oder verdoppeln. Ein Text zählt am Ende. Der Kreis unter einem Aristokraten ist nie einfarbig.

## Kreise
rules-circles-form = Wo eine Karte über 2 anderen liegt, treffen 4 Segmente aufeinander und bilden einen Kreis: je eins der unteren Karten und beide unteren der oberen Karte.
rules-circles-single = Haben alle 4 Segmente **dieselbe Farbe**, nimmst du sofort einen Edelstein dieser Farbe, falls im Vorrat einer ist.
rules-circles-single-invasion = Haben alle 4 Segmente **dieselbe Farbe**, nimmst du sofort einen Edelstein dieser Farbe, falls im Vorrat oder auf deiner Kampfkarte einer ist.
rules-circles-score = Am Ende bringt der Kreis so viele Punkte wie die Stufe seiner oberen Karte: 2 auf Stufe 2, 5 auf Stufe 5. Jeder deiner Bonusmarker für diese Farbe zählt bei jedem solchen Kreis dazu.
rules-circles-paint = **Einfärben:** Nach der letzten Spielrunde darfst du übrige Edelsteine auf Segmente legen. Ein Segment nimmt die Farbe seines Edelsteins an. Eingefärbte Kreise bringen Punkte, aber keinen Edelstein. Ich zeige dir, wie es am meisten bringt.
rules-circles-domain = **Deine Domänenkarte** zählt als die Farbe, die die anderen Teile ihres Kreises haben. Danach frage ich dich nie. Ein solcher Kreis bringt seinen Edelstein einmal je Farbe.

## Gesetze
rules-laws-free = Ein Gesetz kostet nichts und tut, was darauf steht: sofort, solange es liegt oder am Spielende.
rules-laws-place = Du spielst es von der Hand wie jede Karte, auf Stufe 1 bis 4. Auch seine Segmente bilden Kreise.
rules-laws-other = Gesetz 65 nimmt den Platz einer anderen Karte ein, und Gesetz 66 kommt unter einen Charakter. Alle anderen brauchen einen freien Platz.
rules-laws-get = Alle beginnen mit 3 Gesetzen. Weitere bekommst du, wenn eine Karte dir eine Karte bringt und du den Gesetzesstapel wählst.
rules-laws-read = `/viceroy card` zeigt jede Karte groß, mit allem, was darauf steht.
rules-laws-read-revised = Die Gesetze 66, 67, 68 und 72 haben die Texte der Erweiterung. `/viceroy card` zeigt jede Karte groß, mit allem, was darauf steht.
rules-laws-longer = Gesetz 69 ist das, was die Partie um eine Spielrunde verlängert.
rules-laws-original = Gesetz 69 wird nach seinem ersten Text gespielt: Du nimmst sofort eine Karte aus der Auktion und setzt die nächste Auktionsphase aus.

## Spielende und Wertung
rules-scoring-end = Nach der letzten Spielrunde verlierst du deine Handkarten und darfst mit übrigen Edelsteinen einfärben. Dann zähle ich:
rules-scoring-circles = ⭕ **Einfarbige Kreise:** die Stufe von jedem, dazu deine Bonusmarker für seine Farbe.
rules-scoring-infinite = ♾️ **Unerschöpfliche Edelsteine:** die Stufe der Karte darunter, dazu deine Bonusmarker für seine Farbe.
rules-scoring-laws = 📜 **Gesetze:** was darauf steht.
rules-scoring-points = 🏅 **Machtpunktmarker:** ihr Wert.
rules-scoring-magic = 🔮 **Magie:** deine Magiemarker mal die Summe deiner Bonusmarker für Magie. 3 Marker mit +5 und +2 bringen 21.
rules-scoring-sets = 🧩 **Markersätze** aus je einem Marker für Verteidigung, Magie und Wissenschaft: 12 Punkte für jeden.
rules-scoring-attack = ⚔️ **Angriff:** minus 4 Punkte für jeden Angriffsmarker, den deine Gegner noch haben. Jeder deiner Verteidigungsmarker, auch einer in einem Markersatz, wehrt einen davon ab.
rules-scoring-attack-alone = ⚔️ **Angriff und Verteidigung:** Du hast keine Gegner, darum bringt jeder Angriffsmarker, den du noch hast, 3 Punkte und jeder Verteidigungsmarker 2.
rules-scoring-attack-rivals = ⚔️ **Angriff:** 0, denn virtuelle Gegner haben keine Angriffsmarker.
rules-scoring-bottoms = ➕ **Sonstige Punkte:** was die Texte unten auf deinen Aristokraten sagen.
rules-scoring-wins = Wer am Spielende die meisten Machtpunkte hat, gewinnt. Bei Gleichstand wird der Sieg geteilt.
rules-scoring-alone = Allein vergleiche ich deine Punkte mit deiner besten Partie.

## Was die Symbole bedeuten
rules-icons-gems = **Edelsteine:** 🔵 Blau ist eine Raute, 🔴 Rot ist rund, 🟢 Grün hat acht Seiten, 🟡 Gelb ist ein Dreieck. 💎 Ein Stein in vier Farben ist ein Edelstein deiner Wahl.
rules-icons-tokens = **Marker** liegen auf deinen Karten und zählen am Spielende: 🏅 Machtpunkte, 🔮 Magie, 🛡️ Verteidigung und 📘 Wissenschaft. Wissenschaft bringt auch 1 Edelstein mehr, wenn du in einer Auktion passt.
rules-icons-attack = ⚔️ **Angriffsmarker** liegen bei deinen Edelsteinen. Biete einen, um eine beliebige ausliegende Karte zu nehmen. Die du behältst, kosten deine Gegner Punkte.
rules-icons-attack-alone = ⚔️ **Angriffsmarker** liegen bei deinen Edelsteinen. Biete einen, um eine beliebige ausliegende Karte zu nehmen. Jeder, den du behältst, bringt dir 3 Punkte.
rules-icons-attack-rivals = ⚔️ **Angriffsmarker** liegen bei deinen Edelsteinen. Biete einen, um eine beliebige ausliegende Karte zu nehmen. Die du behältst, zählen nicht, denn niemand spielt gegen dich.
rules-icons-circles = ⭕ **Ein Kreis mit einer Zahl** auf deiner Pyramide ist einfarbig und bringt am Ende so viele Punkte.
rules-icons-numbers = **Die große Zahl** ist die Nummer der Karte. Niedrige kommen zuerst.
rules-icons-words = **Unten und oben** sind die 2 Plätze an einer Auktionskarte: Neue Karten kommen unten hin und rücken später nach oben. **Wenn du sie spielst** heißt einmal, in diesem Moment.
rules-icons-free = **Eine freie Karte** liegt an einem Ende ihrer Reihe; über ihr liegt keine Karte, und unter sie wurde keine gelegt.
rules-icons-free-criminals = **Eine freie Karte** liegt an einem Ende ihrer Reihe; über ihr liegt keine Karte, unter sie wurde keine gelegt, und kein Verbrecher berührt sie. Verbrecher sind nie frei.
rules-icons-look = `/viceroy card` zeigt jede Karte groß und sagt in Worten, was darauf steht.

## Die Legende
legend-gems = Edelsteine in 4 Farben
legend-any-gem = Edelstein nach Wahl
legend-infinite = unerschöpflich: 1-mal pro Spielrunde
legend-infinite-spent = unerschöpflich, schon benutzt
legend-science = Wissenschaft
legend-magic = Magie
legend-magic-bonus = Punkte je Magie
legend-defence = Verteidigung
legend-attack = Angriffsmarker
legend-points = Machtpunkte
legend-circle = einfarbiger Kreis mit seinen Punkten
legend-circle-bonus = mehr Punkte für Kreise einer Farbe
legend-set = Satz: Verteidigung, Magie, Wissenschaft
legend-card = eine Karte von einem Stapel deiner Wahl
legend-law = Gesetzeskarte
legend-tucked = Karten darunter
legend-pouch = Edelsteine auf Gesetz
legend-winner = gewinnt
legend-done = bezahlbar; hat gewählt
legend-rim = goldener Rand: passt in deine Pyramide
legend-diamond = Diamant: beliebig
legend-aristocrat = Aristokrat
legend-combat = Kampf mit Monstern
legend-penalty = Monster als Strafe
legend-criminal = Verbrecher
legend-judgement = Urteilsmarker
legend-bribe = Bestechung
legend-relocate = versetzt einen Charakter
legend-alt = Was die Symbole bedeuten: { $icons }.

## Faires Mischen
rules-fairness-secret = Wer den Bot nicht betreibt, kann nicht bestimmen, wie die Karten liegen. Wenn jemand einen Tisch eröffnet, ziehe ich eine Geheimzahl und zeige ihren Hash: einen Fingerabdruck, der zu keiner anderen Zahl passt.
rules-fairness-presses = Danach rechne ich jeden Druck auf Mitspielen und Starten, der zählt, in jedes Mischen ein. Die Geheimzahl allein legt also keine Mischung fest, und wer drückt, kennt sie nicht. Wer drückt, erfährt von mir den Hash aller Knopfdrücke bis dahin: Niemand kann sie später austauschen, ohne dass sich der Hash ändert.
rules-fairness-check = Ist die Partie vorbei, nenne ich die Geheimzahl. Damit lässt sich jedes Ziehen nachrechnen und vergleichen, auch, woraus gezogen wurde.
rules-fairness-operator = Was das nicht beweisen kann: Wer den Bot betreibt, kennt die Geheimzahl und könnte während der Partie in die Stapel sehen, Knopfdrücke weglassen oder als Letzter drücken, bis die Mischung passt.
rules-fairness-told = Die Partie ist zu Ende, also hier die Geheimzahl fürs Mischen: `{ $secret }` (Hash `{ $hash }`){ $presses ->
    [0] {""}
   *[other] ; verrechnet mit den Knopfdrücken `{ $numbers }`{ $more ->
        [0] {""}
       *[other] {" "}und { $more } weiteren
    }
}
rules-fairness-file = Alles, was man dafür braucht, steht in der Datei hier: `viceroy verify` rechnet sie nach, ein kurzes Skript auch (`docs/checking-the-luck.md`).
rules-fairness-record = Protokoll von Partie { $game }
rules-fairness-hash = Hash von Partie { $game }: `{ $hash }`
rules-fairness-press-hash = Hash aller Knopfdrücke, die zählen: `{ $hash }`
