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
game-gathers-lost = 🪑 Partie { $game }: wartet auf Mitspieler, wo ich nicht mehr schreiben kann; bleibt das so, schließt sie sich von selbst.
button-next-game = Nächste Partie spielen
said-no-next-game = Keine Partie wartet gerade auf dich.
