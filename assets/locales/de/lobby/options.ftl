# Ausgaben und Optionen eines Tisches: der Name einer Option, was sie bedeutet, und ihre Werte.
edition-en-2015 = Englisch 2015
edition-en-first = Erste englische Ausgabe
edition-ru-2015 = Russisch 2015
edition-de = Deutsch

module-aristocrats = Aristokraten
module-invasion = Invasion
module-underworld = Unterwelt
module-aristocrats-means = Charaktere, die unten etwas tragen, das auf jeder Stufe zählt
module-invasion-means = Jede Spielrunde kommt ein Monster; sie zu besiegen kostet Edelsteine
module-underworld-means = Verbrecher kommen; sie kosten Urteile, die gegen dich zählen
module-with = dabei
module-with-first = dabei (gut zum Einstieg)
module-without = nicht dabei

option-deal = Ausgeteilte Charaktere
option-deal-means = Aus wie vielen Charakteren du deine erste Karte wählst
option-deal-4 = 4, davon gehen 2 zurück
option-deal-2 = 2, keiner geht zurück
option-returned_gems = Zurückgelegte Edelsteine
option-returned_gems-means = Wie 2 der 8 ersten Edelsteine zurückgehen
option-returned_gems-random = zufällig
option-returned_gems-chosen = nach Wahl
option-discard_for_gems = Ablegen
option-discard_for_gems-means = Bringt eine Karte, die du nicht spielst, 2 Edelsteine?
option-discard_for_gems-true = für 2 Edelsteine
option-discard_for_gems-false = nicht möglich
option-bonus_cards = Bonuskarten
option-bonus_cards-means = Charaktere 61 bis 64 und Gesetze 85 bis 88
option-bonus_cards-true = dabei
option-bonus_cards-false = nicht dabei
option-gaps = Lücken in oberen Reihen
option-gaps-means = Dürfen Karten ab Stufe 2 einzeln liegen?
option-gaps-false = nicht erlaubt
option-gaps-true = erlaubt
option-law_69 = Gesetz 69
option-law_69-means = Was das Gesetz mit dieser Nummer bewirkt
option-law_69-later = eine Spielrunde mehr
option-law_69-original = erster Text
option-open_screens = Offene Sichtschirme
option-open_screens-means = Sehen alle, wie viele Edelsteine du hast?
option-open_screens-false = verdeckt
option-open_screens-true = Anzahl sichtbar
option-domain_cards = Domänenkarten
option-domain_cards-means = Eine erste Karte, deren Segmente zu jeder Farbe passen
option-domain_cards-false = keine Domänenkarten
option-domain_cards-true = alle beginnen mit einer
option-two_colour_auction = Zweifarbige Auktion
option-two_colour_auction-means = Woran die Charaktere liegen; für 1 oder 2 Spieler
option-two_colour_auction-false = vier Karten mit je einer Farbe
option-two_colour_auction-true = zwei Karten mit je zwei Farben
option-short_game = Länge der Partie
option-short_game-means = Hausregel: 6 Spielrunden statt 12
option-short_game-false = 12 Spielrunden
option-short_game-true = 6 Spielrunden (Hausregel)
option-revised_laws = Geänderte Gesetze
option-revised_laws-means = Die Texte der Gesetze 66, 67, 68 und 72
option-revised_laws-false = wie im Grundspiel
option-revised_laws-true = wie in der Erweiterung

terms = Regeln: { $terms }.
terms-difference = { $name }: { $value }
terms-domain-cards = -# Alle beginnen mit einer Domänenkarte statt mit einem Charakter: Ihre Segmente passen zu jeder Farbe, und was sie bringt, dürfen alle selbst wählen.
terms-two-colour-auction = -# Es gibt zwei Auktionskarten mit je zwei Farben; ein Edelstein einer der beiden Farben ist ein Gebot auf die Karte.
terms-short-game = -# Eine kurze Partie mit 6 Spielrunden: eine Hausregel, die in keinem Regelheft steht. Sie zählt nicht zu den gewöhnlichen Partien.
terms-revised-laws = -# Die Gesetze 66, 67, 68 und 72 haben andere Texte: `/viceroy card` und die Karte selbst sagen, welche.
terms-aristocrats = -# Unter den Charakteren sind Aristokraten: Statt einer Farbe tragen sie unten etwas, das auf jeder Stufe zählt.
terms-invasion = -# Monster kommen: Ein erfolglos gebotener Edelstein kommt auf deine Kampfkarte. Nach Spielrunde 3, 7 und 11 könnt ihr Edelsteine zahlen, um einige der letzten vier zu besiegen; wer keins besiegt, verliert 4 Punkte.
terms-underworld = -# Verbrecher kommen: Sie kosten keine Edelsteine, sondern Urteile, die nur du siehst und die am Ende gegen dich zählen.
terms-rivals = { $count ->
    [one] 1 virtueller Gegner
   *[other] { $count } virtuelle Gegner
}

unplayable-seats = Dieser Tisch ist für { $from } bis { $to } Spieler. Warte auf weitere oder eröffne einen mit anderen Regeln.
unplayable-alone = Allein spielst du gegen 1 bis 3 virtuelle Gegner. Eröffne einen Tisch mit mindestens einem oder warte auf jemanden.
unplayable-rivals = Spieler und virtuelle Gegner sind zusammen höchstens vier: Mit { $seats ->
    [one] 1 Spieler
   *[other] { $seats } Spielern
} bleibt Platz für { $most }. Eröffne einen Tisch mit weniger.
unplayable-seats-two-colours = Zweifarbige Auktionen sind für 1 oder 2 Spieler. Für mehr muss der Tisch auf diese Option verzichten.
unplayable-rivals-two-colours = In zweifarbigen Auktionen bieten nur die Spieler. Verzichte auf die virtuellen Gegner oder auf die zweifarbige Auktion.
unplayable-short-invasion = Die Monster der Invasion kommen nach Spielrunde 3, 7 und 11, deshalb ist in einer kurzen Partie kein Platz für sie. Verzichte auf Invasion oder auf die kurze Partie.
unplayable-short-two-colours = Eine kurze Partie wird nicht mit zweifarbigen Auktionen gespielt. Verzichte auf eins von beidem.
unplayable-deal-domain = Mit Domänenkarten bekommt niemand eine erste Karte ausgeteilt. Lass die Domänenkarten weg oder die Zahl der ausgeteilten Charaktere.
unplayable-underworld = Zur Unterwelt gehören Domänenkarten, auf denen die Urteile liegen. Lass diese Option, wie sie ist, oder die Unterwelt weg.
unplayable-no-original = Die Karten hier kennen keinen ersten Text von Gesetz 69. Eröffne einen Tisch ohne diese Option.
unplayable-no-revised = Die Karten hier kennen keine geänderten Gesetze. Eröffne einen Tisch ohne diese Option.
unplayable-here = So lässt sich hier nicht spielen. Eröffne einen Tisch mit anderen Regeln.
