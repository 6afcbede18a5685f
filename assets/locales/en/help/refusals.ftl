# Why something was not done, and what can be done instead.
refusal-no-such-seat = You have no seat in this game. `/viceroy table` lets you watch.
refusal-nothing-asked = Nothing more is asked of you right now. Your choice counts; just wait for the others.
refusal-stale = That question has been answered or has changed. This is what you are asked now.
refusal-over = This game is over. `/viceroy new` opens another one.
refusal-wrong-shape = That does not answer what I ask you now. Please use the newest panel.
refusal-not-offered = You cannot do that right now. Please choose a button or a line of a menu.
refusal-no-gem = To bid on { $colour } you need a { $colour } gem, and a card has to lie there. Please choose another bid.
refusal-no-attack = To bid an attack token you need one, and a card to take. Please choose another bid.
refusal-no-diamond = To bid a diamond you need one, and a card that it could win. Please choose another bid.
refusal-card = That card is not in your hand any more, or you cannot pay for it now. Please choose another card.
refusal-place = A card cannot go there, or you cannot pay for it. Please choose another place.
refusal-twice = You picked the same one twice. Please pick 2 different ones.
refusal-wrong-count = Please pick { $wanted }.
refusal-not-enough = There are not that many { $colour } gems. Please take fewer.
refusal-nothing-to-take-back = All choices are shown already, so you cannot take yours back.

reject-no-such-game = I know no such game. `/viceroy games` lists yours, and `/viceroy new` opens another one.
reject-not-seated = You have no seat in this game. `/viceroy table` lets you watch.
reject-not-started = The game has not started yet. It starts when all seats are taken, or when somebody presses Start on its table.
reject-already-started = This game has started already. `/viceroy new` opens another table.
reject-closed = This table was closed. `/viceroy new` opens another one.
reject-expired = This table was closed because nobody started it in time. `/viceroy new` opens another one.
reject-abandoned = This game was closed before its end. You can still look at the table.
reject-too-many-of-ones = { $most ->
    [one] A table that you opened waits to be started. Please start it or leave it first.
   *[other] { $most } tables that you opened wait to be started. Please start or leave one of them first.
}
reject-too-many-of-ones-here = { $most ->
    [one] A table that you opened on this server waits to be started, and one person can have no more here. Start it or leave it first, or join a table of others.
   *[other] { $most } tables that you opened on this server wait to be started, and one person can have no more here. Start or leave one of them first, or join a table of others.
}
reject-too-many-here = { $most ->
    [one] A table on this server waits for players. Please join it, or try again when it has started.
   *[other] { $most } tables on this server wait for players. Please join one, or try again when one has started.
}
reject-too-many-today = { $most ->
    [one] You have opened a table within a day, and that is all one person can. You can open the next one on { $time }, and join tables of others at any time.
   *[other] You have opened { $most } tables within a day, and that is all one person can. You can open the next one on { $time }, and join tables of others at any time.
}
reject-too-many-alone = { $most ->
    [one] You have a private game against computer players running, and that is all one person can have. You can open another when it is over; `/viceroy players` lets you close it.
   *[other] You have { $most } private games against computer players running, and that is all one person can have. You can open another when one is over; `/viceroy players` lets you close one.
}
reject-full = All { $seats } seats are taken. `/viceroy new` opens another table.
reject-already-joined = You're in already. The game starts when all seats are taken, or when enough players are here and one of them presses Start.
reject-too-few = The game needs { $needed } players. Invite somebody, then press Start. To play alone, open a table with `/viceroy new` and choose `virtual_opponents`.
reject-not-joined = You're not at this table; only its players can do that.
reject-frozen = I cannot open this game at the moment. I have told the operator (number { $number }).

choose-no-gem = You have no { $colour } gem.
choose-no-attack = You have no attack token.
choose-no-diamond = You have no diamond.
choose-no-card = There is no card at { $colour }, so nobody can bid on it now.
choose-no-card-to-attack = There is no card that an attack token could take.
choose-unclear = That does not answer what I ask you now: { $asked }. Please choose a proposal while you type, or press a button below.
choose-unclear-draft = You have nothing more to choose here. Please choose a proposal while you type, or press a button below.
press-unknown = I do not know this button any more. Please use a newer message, or `/viceroy hand`.
press-crowded = You press faster than I can answer, so this press did nothing. Please wait a moment, then press again.
press-too-late = ⚠️ What you pressed before this reached me too late, so it changed nothing.
press-unreadable = I could not read that, so it did nothing. Please try `/viceroy hand`, or `/viceroy help`.
command-unknown = There is no such command, or it does not take these values. Please choose a command of `/viceroy` from the list.
press-elsewhere = This button belongs to a game I no longer have: I have been set up anew since. `/viceroy hand` finds your games.
where-no-game = There is no game here that you play in. Try it in the game's thread, or open one with `/viceroy new`.
where-message-of-no-game = This message belongs to no game that I know. Choose **My hand** on a message in a game’s thread or on its table’s message, or use `/viceroy hand`.
where-no-table = There is no game here. Try it in the game's thread, or open one with `/viceroy new`.
which-hand = You play several games. Which one do you mean?
which-players = You play several games. Whose players do you mean?
which-choose = You play several games, and I do not want to answer in the wrong one. Choose one of the proposals while you type, or open the game you mean:
which-table = You play several games. Whose table do you want to see?
which-game = Game { $game } with { $who }
which-game-alone = Game { $game }
which-waiting = ▶️ { $game }: your turn
which-part = These are { $from } to { $to } of { $all }. The others are on the next pages, or type a number or a name behind `game`.
where-no-game-called = You have no seat in a game “{ $typed }”. `/viceroy games` lists yours; behind `game` you can type a number or the name of somebody who plays.
where-no-card = There is no card of that name or number. Please type a few letters of its name and choose a proposal.
where-not-direct = A table needs a channel that others can read. Please use this in a server's text channel.
where-not-thread = A table opens a thread of its own. Please use this in the channel that this thread belongs to.
where-not-forum = A forum has posts only, and a table needs a text channel for its message and its thread. Please use this in a text channel of this server.
where-not-voice = A table opens a thread, and a voice channel has none. Please use this in a text channel of this server.
where-only-server = This is about a server and its tables. Please use it in a channel of a server that I am on.
where-elsewhere = In this conversation I can only invite people: `/viceroy invite`. For everything else write to me: { $bot }.
where-without-bot = I am not on this server, so I cannot post here. Whoever runs it can invite me: <{ $link }>. In your direct messages with me, `/viceroy new` opens a table for friends or against computer players.
where-permissions = I need these permissions here first: { $names }. Please ask whoever runs the server.
where-muted = ⚠️ I cannot post here: { $names } { $count ->
    [one] is
   *[other] are
} missing. Please tell whoever runs the server. Your choices count.
where-pictureless = ⚠️ I post here without pictures: { $names } is missing. Please tell whoever runs the server. Your choices count.
press-again = The line to Discord broke, so your press did nothing. Please press again.
answer-plain = Discord did not take my full answer, so this line is all I can show. You lost nothing that counted; please try again.
restarted = I was restarted while I was answering. You lost nothing that counted: `/viceroy hand` shows where you are.
fault = Something broke on my side (number { $number }). You lost nothing; please try again.
broke = Something broke on my side. You lost nothing; please try again with `/viceroy hand`.

typed-empty = Please write colours and numbers, for example “2 blue 1 red”.
typed-unknown = I did not understand “{ $word }”. Please write for example “2 blue 1 red”.
typed-dangling = The number { $number } has no colour. Please write for example “2 blue 1 red”.
typed-total = That makes { $have }; please choose { $wanted } in all.
typed-unclear = I cannot tell what the { $number } belongs to. Please write for example “2 blue 1 red”.
typed-no-count = “{ $number }” is no number of gems that I can count. Please write whole numbers, for example “2 blue 1 red”.
typed-limit = You can take only { $limit } { $colour }. Please choose another mix.

permission-view-channel = View Channel
permission-send-messages = Send Messages
permission-send-in-threads = Send Messages in Threads
permission-create-threads = Create Public Threads
permission-attach-files = Attach Files
permission-read-history = Read Message History
no-vote-one-is-open = Another vote is open. Please wait until it is over.
no-vote-opened-today = You opened a vote like this within the last day. You can open the next one tomorrow.
no-vote-no-more-pauses = This game has had its two pauses, or is having one.
no-vote-not-paused = This game is not paused.
no-vote-is-there = Nobody has to take this seat: its player is there.
no-vote-too-early = That is possible from { $time } on.
no-vote-no-say = You have no say in this: it is about you, you are away, or you did not play in the last 7 days.
no-vote-over = This vote is over.
no-vote-alone = You play alone, so there is nothing to vote on.
no-nudge-not-waited-for = The game is not waiting for them.
no-nudge-too-early = You can nudge them from { $time } on.
no-nudge-mute = They want no nudges in this game.
no-nudge-oneself = That is you. Press **My hand** to play.
no-vacation-empty = Please choose a day that is still to come.
no-vacation-too-long = { $days ->
    [0] You have no days left in this game: everybody has 10.
    [one] You have one day left in this game: everybody has 10.
   *[other] You have { $days } days left in this game: everybody has 10.
}
reject-not-on-server = This table is on a server that you have left. Please join that server again, then press here once more.
reject-not-handed = This seat is not offered to you, or not any more.
reject-no-slip = This step cannot be taken back, or not any more. Please go on from here.
reject-hand-to = { $who } cannot take your seat: it needs a person on this server who has never had a seat in this game, is invited where the table is private, and was not asked today already.
reject-has-sat-here = You have held a seat in this game, so you cannot take another one.
reject-not-away = You hold your seat yourself. Press **My hand** to play.
reject-not-on-vacation = You are not away from this game. Press **My hand** to play.
reject-has-left = You have left this game already.
