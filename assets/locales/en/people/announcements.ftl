# What a table, or one person, is told beside the game: time, absence, votes.
told-reminder = { $who }, it is your turn, and your time is running out.
told-until = Time until { $time }.
told-nudge = { $who }, { $by } asks you to play.
told-time-out = { $decided ->
    [computer] { $who }’s time was up. A computer player decided this once.
   *[pass] { $who }’s time was up and it counted as a pass.
}
told-absent = { $who } did not answer. A computer player holds the seat until { $who } answers a question or presses **I’m back**.
told-left = { $who } left the game. A computer player holds the seat.
told-gone-server = { $who } is not in this server any more. A computer player holds the seat until { $who } comes back. If nobody does, others can take the seat over, with **Players**.
told-gone-chat = The account of { $who } is gone. A computer player holds the seat. Others can take it over, with **Players**.
told-back = { $who } is back.
told-taken-over = { $who } takes over the seat of { $before }.
told-offered = The seat of { $who } is free: somebody who has not played in this game can take it over, with **Players**.
told-vacation = { $who } is away until { $time }. Their clock stands until then.
told-place-gone = I cannot write any more where this game is played. Nobody’s time runs. If that stays so for 7 days, the game is closed.
told-was-away = I was offline from { $from } until { $until }. Nobody’s time ran. **Players** shows how long you have now.
told-paused = The game rests until { $time }. Nobody’s time runs, and everybody can still answer.
told-goes-on = The game goes on.
told-stands-still = Nobody has answered for a whole turn, so the game stands still. Any button you press at this table sets it going again.
told-will-close = Nobody plays here any more. The game is closed on { $time } unless one of its players presses a button.
told-empty = Everybody has left this game, so it is closed on { $time }. Whoever comes back with **I’m back** keeps it going. Whoever played here can also close it at once, with **Players**.
told-closed-vote = **This game was closed:** the players voted for it.
told-closed-deserted = **This game was closed:** nobody has played for 30 days.
told-closed-empty = **This game was closed:** everybody had left it.
told-closed-unreachable = **This game was closed:** I could not write where it was played for 7 days.
told-closed-moderator = **This game was closed** by a moderator of the server.
told-vote-over = This vote is over.
vote-pause = { $by } proposes a pause of up to 7 days.
vote-go-on = { $by } proposes to end the pause.
vote-close = { $by } proposes to close this game for good.
vote-replace = { $by } proposes to let somebody else take over the seat of { $who }.
vote-admit = { $newcomer } would like to take over the seat of { $who }.
vote-count = { $yes ->
    [0] Yes so far: nobody. Needed: { $needed }, by { $time }.
   *[other] Yes so far: { $who }. Needed: { $needed }, by { $time }.
}
button-yes = Yes
button-no = No
said-vote-counted = Your say is counted.
said-vote-passed = Your say is counted, and the vote has passed.
said-vote-failed = Your say is counted, and the vote has failed.
told-also-waiting = Also waiting for you:
told-also-more = … and { $count } more: `/viceroy games`
waiting-game = • Game { $game }
waiting-game-time = • Game { $game }: until { $time }
waiting-game-thread = • Game { $game } in { $thread }
waiting-game-thread-time = • Game { $game } in { $thread }: until { $time }
