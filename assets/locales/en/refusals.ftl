# Why something was not done, and what can be done instead.
refusal-no-such-seat = You have no seat in this game. `/viceroy table` lets you watch.
refusal-nothing-asked = Nothing more is asked of you right now: what you chose before counts. Just wait for the others.
refusal-stale = That question has been answered or has changed. Here is where you are now.
refusal-over = This game is over. `/viceroy new` opens another one.
refusal-wrong-shape = That does not fit what is asked now. Please choose from the current panel.
refusal-not-offered = That is not possible right now. Please choose one of the offers shown.
refusal-no-gem = A bid on { $colour } needs a { $colour } gem of yours and a card beside it. Please choose one of the offers shown.
refusal-no-attack = That needs an attack token, and a card to take. Please choose one of the offers shown.
refusal-card = That card is not in your hand any more, or cannot be paid right now. Please choose one of the offers shown.
refusal-place = That place is taken, or its cost cannot be paid right now. Please choose one of the offers shown.
refusal-twice = The same thing was picked twice. Please pick two different ones.
refusal-wrong-count = Please pick { $wanted }.
refusal-not-enough = There are not that many { $colour } gems. Please take fewer of them.
refusal-nothing-to-take-back = Everything is revealed already, so nothing can be taken back. The next choice is yours again.

reject-no-such-game = This game is not known any more. `/viceroy new` opens another one.
reject-not-seated = You have no seat in this game. `/viceroy table` lets you watch.
reject-not-started = The game has not started yet. Press Start on its lobby when everybody is here.
reject-already-started = This game has started already. `/viceroy new` opens another table.
reject-closed = This table was closed. `/viceroy new` opens another one.
reject-expired = This table was closed because nobody started it in time. `/viceroy new` opens another one.
reject-too-many-of-ones = { $most ->
    [one] A table that you opened waits to be started. Please start it or leave it first.
   *[other] { $most } tables that you opened wait to be started. Please start or leave one of them first.
}
reject-too-many-here = { $most ->
    [one] A table on this server waits for players. Please join it, or try again when it has started.
   *[other] { $most } tables on this server wait for players. Please join one, or try again when one has started.
}
reject-full = All { $seats } seats are taken. `/viceroy new` opens another table.
reject-already-joined = You're in already. The game starts when enough players are here and one of them presses Start.
reject-too-few = The game needs { $needed } players. Invite somebody, then press Start. To play alone, open a table with virtual opponents: `/viceroy new` with `rivals`.
reject-not-joined = You're not at this table; only its players can do that.
reject-frozen = This game cannot be opened at the moment. The operator has been told (number { $number }).

choose-no-gem = You have no { $colour } gem.
choose-no-attack = You have no attack token.
choose-no-card = There is no card at { $colour }, so nobody can bid on it now.
choose-no-card-to-attack = There is no card that an attack token could take.
choose-unclear = I am not sure what you mean. Please choose one of the proposals while you type, or press a button below.
press-unknown = This button is not known here any more. Please use a newer message, or `/viceroy hand`.
press-crowded = You press faster than I can answer, so this press did nothing. Please wait a moment, then press again.
press-unreadable = I could not make sense of that, and nothing was done. Please try `/viceroy hand`, or `/viceroy help`.
command-unknown = There is no such command, or not with these values. Please choose one of the parts of `/viceroy` and its proposals.
press-elsewhere = This button belongs to a game that is not kept here: the bot has been set up anew since. `/viceroy hand` finds your games.
where-no-game = There is no game here that you play in. Try it in the game's thread, or open one with `/viceroy new`.
where-no-table = There is no game here. Try it in the game's thread, or open one with `/viceroy new`.
which-hand = You play several games. Which one do you mean?
which-choose = You play several games, and I do not want to answer in the wrong one. Choose one of the proposals while you type, or open the game you mean:
which-table = You play several games. `/viceroy table` in the thread of one of them shows its table:
which-game = Game { $game } with { $who }
which-game-alone = Game { $game }
which-line = { $game }: { $thread }
where-no-card = There is no card of that name or number. Please type a few letters of its name and choose one of the proposals.
where-not-direct = A table needs a channel that others can read. Please use this in a server's text channel.
where-not-thread = A table opens a thread of its own. Please use this in the text channel itself.
where-permissions = I need these permissions here first: { $names }. Please ask whoever runs the server.
where-muted = ⚠️ I cannot post here: { $names } { $count ->
    [one] is
   *[other] are
} missing. Please tell whoever runs the server. Your choices count.
press-again = The line to Discord broke when you pressed, and nothing was done. Please press again.
restarted = I was restarted while I was answering. Nothing that counted is lost: `/viceroy hand` shows where you are.
fault = Something broke on my side (number { $number }). Nothing of yours is lost; please try again.
broke = Something broke on my side. Nothing of yours is lost; please try again with `/viceroy hand`.

typed-empty = Please write colours and numbers, for example “2 blue 1 red”.
typed-unknown = I did not understand “{ $word }”. Please write for example “2 blue 1 red”.
typed-dangling = The number { $number } has no colour. Please write for example “2 blue 1 red”.
typed-total = That makes { $have }; please choose { $wanted } in all.
typed-limit = Of { $colour } there are only { $limit } to take. Please choose another mix.

permission-view-channel = View Channel
permission-send-messages = Send Messages
permission-send-in-threads = Send Messages in Threads
permission-create-threads = Create Public Threads
permission-attach-files = Attach Files
permission-read-history = Read Message History
