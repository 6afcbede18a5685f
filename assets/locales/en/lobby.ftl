# Opening a table, and help.
lobby-title = **A game of Viceroy is being set up** (game { $game })
lobby-people = At the table ({ $count } of { $seats }): { $who }.
lobby-needs = { $count ->
    [one] One more player is needed.
   *[other] { $count } more players are needed.
}
lobby-ready = Press Start when everybody is here.
lobby-hash = -# The shuffles come from a secret with the hash `{ $hash }` and from the presses on Join and Start that follow, so nobody can settle them beforehand. All of it is told at the end, and anyone can check. Whoever runs the bot can see the decks.
lobby-hash-started = -# Hash of the secret behind the shuffles: `{ $hash }`
lobby-started = **A game of Viceroy is on** (game { $game }): { $who }.
lobby-thread = The table is in { $thread }.
lobby-over = **A game of Viceroy is over** (game { $game }): { $who }.
lobby-over-thread = The whole game is in { $thread }.
lobby-closed = **This table was closed** (game { $game }). Open another one with `/viceroy new`.
lobby-expired = **This table was closed** (game { $game }): it was not started in time. Open another one with `/viceroy new`.
lobby-thread-name = Viceroy { $game }: { $who }
button-join = Join
button-leave = Leave
button-start = Start
button-closed = Closed
button-finished = Finished
said-opened = Table opened. Others can join with the button while there are seats.
said-joined = You are in. The game starts when somebody presses Start.
said-left = You have left the table.
said-started = The game starts. Look for its thread under this message.
help = **Viceroy** over days: bid for characters, build a pyramid, match colours into circles.
    `/viceroy new` opens a table in a channel; others join with the button. It also takes other rules, and `rivals` to play alone.
    `/viceroy hand` shows your cards and what you are asked, for your eyes only.
    `/viceroy choose` answers by typing: a bid, a card, gems such as “2 blue 1 red”.
    `/viceroy table` shows the table.
    `/viceroy card` shows a card, large, with everything it says.
    `/viceroy settings` lets you choose where I tell you that it is your turn.
    In the game's thread, **My hand** does the same with one press. Take your time: nothing is lost when you come back later.
