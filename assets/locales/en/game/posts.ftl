# Posts in a game's thread, and what people are told beside their panel.
post-chapter-turn = **Turn { $turn }**
post-chapter-auctions = **Turn { $turn } · auction**
post-chapter-first-auction = **Turn { $turn } · first auction**
post-chapter-later-auctions = **Turn { $turn } · later auctions**
post-chapter-development = **Turn { $turn } · development**
post-hears-end = 🏁 { $who }: the game is over.
post-brings = -# { $who } { $count ->
    [one] plays
   *[other] play
} by direct message.
post-elsewhere = { $who } { PERSON($who) ->
    [third-plural] are
   *[third] is
} asked by direct message.
post-gathers = -# The table of game { $game } is in { $room }.
post-thread = -# Game { $game } is played in { $thread }.
end-thread = Read the whole game in { $thread }.
# Who may decide already what is asked of nobody yet.
post-may-plan = -# While this lasts, { $who } can plan the next bids: **My hand**.
log-empty = Nothing has happened yet.
since-answered = -# 📋 { $answered }
since-preferred = I have answered { $times ->
    [one] once
   *[other] { $times } times
} as you want it from now on.
