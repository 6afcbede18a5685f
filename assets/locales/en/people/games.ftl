# All games of one person.
games-title = **Your games**
games-none = You play no game at the moment. `/viceroy new` opens a table.
games-title-part = **Your games**, { $from } to { $to } of { $all }
game-your-turn-until = ▶️ { $game }: your turn, until { $time }.
game-your-turn = ▶️ { $game }: your turn.
game-others-turn = { $game }: waiting for { $who }.
game-nobodys-turn = { $game }: waiting for nobody.
game-held = 🤖 { $game }: a computer player holds your seat.
game-paused = ⏸️ { $game }: rests until { $time }.
game-still = ⏸️ { $game }: stands still until one of its players presses a button.
game-gathers = 🪑 Game { $game }: waits for players in { $room }, { $joined } of at most { $most } have joined.
game-gathers-lost = 🪑 Game { $game }: waits for players where I can no longer post; if that stays so, it closes by itself.
button-next-game = My next game
said-no-next-game = No game waits for you now.
