# Pläne: ein Spielzug oder eine Ablage, die gerade entsteht, was darauf folgt, und die Gebote der nächsten Auktion.
draft-title = { $what ->
    [discard] -# Noch nicht abgelegt: Drücke **{ $button }**.
    [play] -# Noch nicht gespielt: Drücke **{ $button }**.
   *[plan] -# Noch nicht bestätigt: Drücke **{ $button }**.
}
draft-complete = **Fertig:** Mehr frage ich nicht.
button-confirm = { $what ->
    [discard] Ablegen
    [play] Ausspielen
   *[plan] Plan bestätigen
}
button-confirm-early = { $what ->
    [discard] Ablegen, Rest später wählen
    [play] Ausspielen, Rest später wählen
   *[plan] Bestätigen, Rest später wählen
}
button-first-only = Nur { $step }
button-undraft = Zurück
button-keep-plan = Meinen Plan behalten
button-keep-bid = Gebot behalten
button-ask-then = Später
button-change-bid = Nächstes Gebot ändern
button-confirm-all = { $count ->
    [one] Diesen Schritt bestätigen
    [2] Beide Schritte bestätigen
   *[other] Alle { $count } Schritte bestätigen
}
button-change = Ändern
button-change-plan = Plan ändern
button-plan = Gebote planen
button-plan-pass = Passen
button-plan-else-pass = Ist die Karte weg: passen
button-ask-if-drawn = Fragen, wenn ich eine Karte ziehe
button-go-on-if-drawn = Weiter, auch wenn ich ziehe

# $plan ist eine Reihe von Zügen und Geboten.
plan-proposed = 💡 **Dein Zug:**
plan-proposed-one = 💡 { $step }
plan-if-no-card = **Wenn du keine Karte bekommst:** { $bids }.
plan-confirmed = 📋 **Dein Plan:**
plan-so-far = 📋 { $first }
plan-step = **{ $nth }** { $step }
plan-bids = { $first ->
    [pass] **Danach** { $bids }.
   *[bid] **Danach bieten:** { $bids }.
}
plan-bids-alone = 📋 { $first ->
    [pass] **Dein nächstes Gebot:** { $bids }.
    [only] **Dein nächstes Gebot:** { $bids }.
   *[bid] **Deine nächsten Gebote:** { $bids }.
}
plan-gems = 📋 **Edelsteine fürs nächste Passen:** { $gems }. Im Menü änderst du das.
plan-put-under = 📋 **Nach der Entwicklung:** { $criminal }. Im Menü änderst du das.
plan-then = { $before }, dann { $next }
plan-play = { WORD($card, case: "accusative") } { $level ->
    [0] unter die Basis
   *[other] auf Stufe { $level }
} legen
plan-discard = { WORD($card, case: "accusative") } ablegen
plan-replace = { WORD($other, case: "accusative") } durch { WORD($card, case: "accusative") } ersetzen
plan-bid-without = dann { $bid }
plan-bid-short = { $bid }
plan-bid-same = dasselbe
plan-bid-then = { $before }; { $next }
plan-wanted = { $bid } für { $card }
plan-wanted-others = für andere Karten
plan-or = { $before } oder { $next }
plan-else = { $before }, sonst { $next }
plan-pass = passen
plan-pass-for = passen und { WORD($gems, case: "accusative") } nehmen
plan-bid-choice = { $bid }: { $card }
plan-follow-ups = 📌 Ich wähle, { $when }.

plan-is-in-force = 📋 Das ist dein Plan. Er gilt.
plan-stays-in-force = 📋 Dein alter Plan gilt, bis du die Änderung bestätigst.
plan-lost = ⚠️ Ein Teil dessen, was danach kam, ist nicht mehr möglich.
plan-stopped = ⚠️ Ein Schritt deines Plans war nicht mehr möglich. Der Rest wartet, bis du ihn wieder bestätigst.
plan-drew = ⚠️ Du hast eine Karte gezogen, darum wartet dein Plan, bis du ihn wieder bestätigst.
plan-was-away = ⚠️ Ein Computerspieler hat für dich gespielt, darum wartet dein Plan, bis du ihn wieder bestätigst.
plan-better = ⚠️ Inzwischen sieht eine andere Antwort besser aus als deine.
plan-corrected = ⚠️ Inzwischen wurde eine Regel des Spiels berichtigt, darum wartet dein Plan, bis du ihn wieder bestätigst.

plan-next-play = **Runde { $nth }: Spielst du noch eine Karte?**
plan-next-bid = { $nth ->
    [1] **Was bietest du in der nächsten Auktion?** Beim Passen nimmst du { $gems }.
    [2] **Und wenn dein erstes Gebot keine Karte bringt?** Wähle ein zweites Gebot.
   *[other] **Und wenn dein zweites Gebot keine Karte bringt?** Wähle ein drittes oder was gilt, wenn seine Karte dann schon weg ist.
}
menu-plan-bid = { $nth ->
    [1] Mein erstes Gebot
    [2] Mein zweites Gebot, wenn das erste nichts bringt
   *[other] Mein drittes Gebot, wenn das zweite nichts bringt
}
menu-plan-else = Oder für mein zweites Gebot, falls die Karte weg ist

# In einer ersten Partie, solange die anderen noch wählen. Nichts davon heißt Plan.
meanwhile-bid = **Während die anderen wählen: Was bietest du als Nächstes?** Beim Passen nimmst du { $gems }.
meanwhile-second-bid = **Während die anderen wählen: Und wenn dieses Gebot keine Karte bringt?** Wähle ein zweites.
meanwhile-first-bid = Das erste: { $bid }.
meanwhile-play = **Während die anderen wählen: Spielst du in diesem Zug noch eine Karte?**
meanwhile-other = { $asked } Die anderen wählen noch.
plan-introduced = 🎓 **Neu: im Voraus antworten.** Wähle deine nächsten Gebote jetzt, dann frage ich nicht mehr, wenn es so weit ist.
plan-confirmed-first = ⏭️ **Was du als Nächstes tust:**
