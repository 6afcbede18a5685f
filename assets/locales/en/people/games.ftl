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
game-gathers-directly = 🪑 Game { $game }: waits for players by direct message, { $joined } of at most { $most } have joined.
game-gathers-lost = 🪑 Game { $game }: waits for players where I can no longer post; if that stays so, it closes by itself.
button-next-game = My next game
said-no-next-game = No game waits for you now.

# All tables of a server.
tables-title = **Tables on this server**
tables-title-part = **Tables on this server**, { $from } to { $to } of { $all }
tables-none = Nobody plays on this server at the moment, and no table waits for players. `/viceroy new` opens one.
tables-gathers = 🪑 { $game }: waits for players in { $room }, { $joined } of { $most } seats are taken.
tables-over = 🏁 { $game }: over { $time }.
tables-over-before = 🏁 { $game }: over.
button-join-game = Join game { $game }
