# Alle Partien einer Person.
games-title = **Deine Partien**
games-none = Du spielst gerade keine Partie. `/viceroy new` eröffnet einen Tisch.
games-title-part = **Deine Partien**, { $from } bis { $to } von { $all }
game-your-turn-until = ▶️ { $game }: Du bist dran, bis { $time }.
game-your-turn = ▶️ { $game }: Du bist dran.
game-others-turn = { $game }: Es fehlt noch { $who }.
game-nobodys-turn = { $game }: Gerade ist niemand dran.
game-held = 🤖 { $game }: Ein Computerspieler spielt für dich.
game-paused = ⏸️ { $game }: ruht bis { $time }.
game-still = ⏸️ { $game }: steht still, bis jemand von euch einen Knopf drückt.
game-gathers = 🪑 Partie { $game }: wartet in { $room } auf Mitspieler (dabei: { $joined } von höchstens { $most }).
game-gathers-directly = 🪑 Partie { $game }: wartet per Direktnachricht auf Mitspieler (dabei: { $joined } von höchstens { $most }).
game-gathers-lost = 🪑 Partie { $game }: wartet auf Mitspieler, wo ich nicht mehr schreiben kann; bleibt das so, schließt sie sich von selbst.
button-next-game = Nächste Partie spielen
said-no-next-game = Keine Partie wartet gerade auf dich.

# Alle Tische eines Servers.
tables-title = **Tische auf diesem Server**
tables-title-part = **Tische auf diesem Server**, { $from } bis { $to } von { $all }
tables-none = Auf diesem Server spielt gerade niemand, und kein Tisch wartet auf Spieler. `/viceroy new` eröffnet einen.
tables-gathers = 🪑 { $game }: wartet in { $room } auf Mitspieler, besetzt sind { $joined } von { $most } Plätzen.
tables-over = 🏁 { $game }: zu Ende { $time }.
tables-over-before = 🏁 { $game }: zu Ende.
button-join-game = Bei Partie { $game } mitspielen
