# Opening a table, and help.
lobby-title = **A game of Viceroy is being set up** (game { $game })
lobby-people = At the table ({ $count } of { $seats }): { $who }.
lobby-clock = { $speed ->
    [live] 3 minutes for each question
    [daily] 24 hours for each phase
    [hour] until { $hour } each day
    [relaxed] 48 hours for each phase
   *[none] no clock
}
button-details = Details
lobby-needs = { $count ->
    [one] One more player is needed.
   *[other] { $count } more players are needed.
}
lobby-ready = Press Start when everybody is here.
lobby-ready-alone = Press Start when you are ready.
lobby-starts-when-full = The game begins with the last seat, or when one of you presses Start.
lobby-fills = The game begins with the last seat, at the latest at { $time }: computer players then take the free seats, and people can still have those for a while.
lobby-asks = All seats are taken. The game begins when { $who } { PERSON($who) ->
    [third-plural] have
   *[third] has
} pressed **I am ready**; a seat without a word is free again at { $time }.
lobby-open-seats = Computer players keep seats for people: **Take a seat** gives you one.
button-fill = Start with computer players
button-sit = Take a seat
said-ready = Good, you are in. The game begins as soon as the others have said so too.
said-sat = The seat of { $who } is yours.
said-no-open-seat = No seat of this game is kept for people any more.
lobby-hash = -# **Fair shuffles** tells how the cards were shuffled and what you can check: hash `{ $hash }…`
lobby-language = -# Language of this table: { $language }
lobby-started = **A game of Viceroy is on** (game { $game }): { $who }.
lobby-thread = The table is in { $thread }.
lobby-over = **A game of Viceroy is over** (game { $game }): { $who }.
lobby-over-thread = Read the whole game in { $thread }.
lobby-abandoned = **A game of Viceroy was closed before its end** (game { $game }): { $who }.
lobby-closed = **This table was closed** (game { $game }). Open another one with `/viceroy new`.
lobby-shut = **This table was closed by a moderator of the server** (game { $game }): { $who }.
lobby-expired = **This table was closed** (game { $game }): nobody started it in time. Open another one with `/viceroy new`.
lobby-thread-name = Viceroy { $game }: { $who }
lobby-thread-name-plain = Viceroy { $game }
button-join = Join
button-leave = Leave
button-start = Start
button-closed = Closed
button-finished = Finished
said-opened = Your table is open, and you have a seat. The others take theirs with the button Join.
said-joined = You're in. { $count ->
    [one] One more player is needed.
   *[other] { $count } more players are needed.
}
said-joined-ready = You're in. The table's message says when the game begins.
said-press-hash = -# Hash of the presses up to yours: `{ $hash }`
play-joined = I have found you a table in { $room }, and you have a seat. If you do not want to wait for more people, press **Start with computer players**.
play-sits = You have a seat at such a table already, in { $room }. If you do not want to wait for more people, press **Start with computer players**.
play-opened = No table here suits you yet, so I have opened one, and you have a seat. Others can join it now. If you do not want to wait, press **Start with computer players**; people can still take those seats for a while.
said-left = You have left this table.
said-started = The game is on, and your first choice waits. The thread below the table's message tells what happens.
greeting-title = Welcome to Viceroy
greeting-text = Bid for cards, build a pyramid of them, and score. This page stands in for Discord on your own computer, so nobody sees what you try.
    Press **Learn by playing**, and I show you the game in five minutes. Or play a first game alone, against a virtual opponent who only bids; `/viceroy rules` explains it in short pages. `/viceroy new` opens a table for several, and the names at the top let you be each of them.
button-first-game = Start a first game
help = **Viceroy** over days: bid for characters, build a pyramid, match colours into circles.
    Press **Learn by playing** below, or use `/viceroy learn`: a first game that teaches, in five minutes.
    `/viceroy rules` explains the game in short pages with pictures.
    `/viceroy new` opens a table in a channel, and the others join with its button. With **+ Computer player** or `computers` it seats computer players; in a direct message with me it opens a table without a server, for friends or against them. To play alone by the rulebook, choose `virtual_opponents`.
    `/viceroy hand` shows your cards and asks what you want to do, for your eyes only. **My hand** in the game's thread does the same; **Hint** there says which answers look best to me.
    `/viceroy choose` answers by typing: a bid, a card, gems such as “2 blue 1 red”.
    `/viceroy table` shows the table.
    `/viceroy games` shows all your games, those that wait for you first.
    `/viceroy players` shows who is there and how much time they have; with it you go away for some days, nudge, vote or leave.
    `/viceroy card` shows a card, large, with everything it says.
    `/viceroy settings` lets you choose where I tell you that it is your turn, and when you sleep.
    `/viceroy report` tells whoever runs me of a problem; `/viceroy my-data` and `/viceroy forget-me` are about what I have stored of you.
    Take your time: nothing is lost when you come back later.
