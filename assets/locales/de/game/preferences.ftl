# Was ab jetzt gelten soll, wenn eine kleine Frage kommt, in einer Partie oder in allen.
button-from-now-on = Ab jetzt …
from-now-on = 📌 **Ab jetzt, { $when }:** Wähle, was ich für dich antworten soll. Das gilt auch schon für diese Frage. Hat deine Vorgabe geantwortet, sage ich es dir, und du kannst sie hier jederzeit ändern.
from-now-on-set = -# 📌 Ab jetzt, { $when }: { $what }. { $scope ->
    [all_games] In allen deinen Partien.
   *[this_game] In dieser Partie.
}
from-now-on-ask = -# 📌 Ab jetzt frage ich dich, { $when }. { $scope ->
    [all_games] In allen deinen Partien.
   *[this_game] In dieser Partie.
}
menu-from-now-on = { $scope ->
    [all_games] In allen meinen Partien …
   *[this_game] In dieser Partie …
}
preference-ask = mich fragen
button-from-now-on-back = Zurück zur Frage
settings-preferences = 📌 **Ab jetzt, in allen deinen Partien:** { $all }. Willst du es in einer Partie anders, drücke dort bei einer solchen Frage **{ $button }**.
settings-preference = { $when }: { $what }
menu-ask-again = Wieder mich fragen …

preference-when-claim = wenn du und genau eine andere Person dasselbe bietet
preference-when-gems = wenn du Edelsteine nimmst
preference-when-deck = wenn du einen Stapel zum Ziehen wählen darfst
preference-when-tuck = wenn ein Gesetz eine Karte aufnehmen kann
preference-when-return-judgement = wenn ein Urteil zurückgeht
preference-when-obey = wenn ein Urteil etwas verlangt
preference-when-combat = in einem Kampf
preference-when-rename-diamond = wenn dein Diamant keine Karte bringen würde
preference-when-paint = wenn du am Ende einfärbst

preference-either = beide Karten sind mir recht
preference-tip = die obere Karte
preference-base = die untere Karte
preference-for-next-card = was ich für meine nächste Karte brauche
preference-tuck = die Karte kommt unter das Gesetz
preference-keep = die Karte bleibt auf meiner Hand
preference-hardest = das härteste geht zurück
preference-cheapest = was mich die wenigsten Punkte kostet
preference-beat-all = so viele Monster wie möglich besiegen, Diamanten zuletzt
preference-stays = der Diamant bleibt, wo er ist
preference-paint-best = so einfärben, dass es am meisten bringt
