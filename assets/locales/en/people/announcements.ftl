# What a table, or one person, is told beside the game: time, absence, votes.
told-reminder = { PERSON($who) ->
    [second] The game waits for you.
   *[called] { $who }, the game waits for you.
}
told-until = Time until { $time }.
told-until-each = Time until { $time } for { $who }.
told-nudge = { PERSON($who) ->
    [second] { $by } asks you to play.
   *[called] { $who }, { $by } asks you to play.
}
told-time-out-computer = { PERSON($who) ->
    [second] Your time was up, so a computer player decided this once. Your next choice is yours again.
   *[third] { $who }: time was up, so a computer player decided this once.
}
told-time-out-pass = { PERSON($who) ->
    [second] Your time was up, so it counted as a pass. Your next choice is yours again.
   *[third] { $who }: time was up, so it counted as a pass.
}
told-absent = { PERSON($who) ->
    [second] You did not answer, so a computer player holds your seat. Answer a question or press **I’m back**, and you play again.
    [called] { $who }, you did not answer, so a computer player holds your seat. Answer a question or press **I’m back**, and you play again.
    [called-plural] { $who }, you did not answer, so computer players hold your seats. Answer a question or press **I’m back**, and you play again.
    [third-plural] { $who } did not answer. Computer players play until answers come, or a press on **I’m back**.
   *[third] { $who } did not answer. A computer player plays until an answer comes, or a press on **I’m back**.
}
told-left = { $who } left the game. A computer player holds the seat.
told-gone-server = { $who } is not in this server any more. A computer player holds the seat until { $who } comes back. If nobody does, others can take the seat over, with **Players**.
told-gone-chat = The account of { $who } is gone. A computer player holds the seat. Others can take it over, with **Players**.
told-back = { $who } is back.
told-taken-over = { PERSON($who) ->
    [second] The seat of { $before } is yours from now on. **My hand** shows your cards.
    [third] { $who } takes over the seat of { $before }.
   *[called] { $who }, the seat of { $before } is yours from now on. **My hand** shows your cards.
}
told-seat-lost = { PERSON($who) ->
    [second] Your seat is { $newcomer }’s from now on, so nothing more is asked of you in this game.
   *[called] { $who }, your seat is { $newcomer }’s from now on, so nothing more is asked of you in this game.
}
told-hand-over = { PERSON($who) ->
    [second] { $by } would like to hand you their seat in this game. You would hold their cards and play on for yourself.
    [third] { $by } would like to hand their seat to { $who }.
   *[called] { $who }, { $by } would like to hand you their seat in this game. You would hold their cards and play on for yourself.
}
told-hand-declined = { PERSON($by) ->
    [second] { $who } does not take your seat, so you keep it.
   *[third] { $who } does not take the seat of { $by }, who keeps it.
}
told-took-back = { PERSON($who) ->
    [second] You take your last step back. This game counts in no record.
   *[third] { $who } takes the last step back, and the game goes on from there. It counts in no record.
}
told-one-missing = One person is missing at the table of { $who }. **Join** takes the free seat.
told-offered = The seat of { $who } is free: somebody who has not played in this game can take it over, with **Players**.
told-offered-yours = { PERSON($who) ->
    [second] The players voted that somebody else can take over your seat. Until somebody does, **I’m back** keeps it yours.
   *[called] { $who }, the players voted for that. Until somebody takes your seat, **I’m back** keeps it yours.
}
told-vacation = { $who } is away until { $time }. Their clock stands until then.
told-absence = { PERSON($who) ->
    [second] You are away from all your games until { $time }. Nobody calls you until then.
   *[third] { $who } is away until { $time }.
}
told-absence-from = { PERSON($who) ->
    [second] You are away from all your games from { $from } until { $until }. Nobody calls you then.
   *[third] { $who } will be away from { $from } until { $until }.
}
told-absence-over = { PERSON($who) ->
    [second] You are not away any more.
   *[third] { $who } is not away any more.
}
told-absent-long = { PERSON($who) ->
    [second] You have been away for 14 days, so a computer player holds your seat here. Answer a question or press **I’m back**, and you play again.
   *[third] { $who } has been away for 14 days. A computer player plays until an answer comes, or a press on **I’m back**.
}
told-place-gone = I cannot write any more where this game is played. Nobody’s time runs. If that stays so for 7 days, the game is closed.
told-was-away = I was offline from { $from } until { $until }. Nobody’s time ran. **Players** shows how long you have now.
told-went-back = I had to go back to a backup of my games from { $time }. { $turn ->
    [0] This game is at its set-up again
   *[other] This game is in turn { $turn } again
}: what you played after that is lost, and its buttons do nothing any more. Nobody’s time ran. **My hand** shows what you are asked now.
told-went-back-perhaps = I had to go back to a backup of my games from { $time }. { $turn ->
    [0] This game is at its set-up
   *[other] This game is in turn { $turn }
}: if you played on after that, it is lost, and its buttons do nothing any more. Nobody’s time ran. **My hand** shows what you are asked now.
told-maintenance = I will be offline for maintenance from { $from } until { $until }. Nobody’s time runs meanwhile, and whoever is due then has at least 2 hours afterwards.
told-paused = The game rests until { $time }. Nobody’s time runs, and everybody can still answer.
told-goes-on = The game goes on.
told-stands-still = Nobody has answered for a whole turn, so the game stands still. Any button you press at this table sets it going again.
told-will-close = Nobody plays here any more. The game is closed on { $time } unless one of its players presses a button before.
told-empty = Everybody has left this game, so it is closed on { $time }. Whoever comes back with **I’m back** keeps it going. Whoever played here can also close it at once, with **Players**.
told-closed-vote = **This game was closed:** the players voted for it.
told-closed-deserted = **This game was closed:** nobody has played for 30 days.
told-closed-empty = **This game was closed:** everybody had left it.
told-closed-unreachable = **This game was closed:** I could not write where it was played for 7 days.
told-closed-moderator = **This game was closed** by a moderator of the server.
told-called = { $who }:
told-invited = { PERSON($who) ->
    [second] { $by } invites you to a game. **Join** takes a seat.
   *[called] { $who }, { $by } invites you to this game. **Join** takes a seat.
}
told-removed = { PERSON($who) ->
    [second] { $by } took you off the table. You can open one of your own with `/viceroy new`.
   *[called] { $who }, { $by } took you off this table. You can open one of your own with `/viceroy new`.
}
told-barred = { PERSON($who) ->
    [second] A moderator barred you from this server’s games, so you have lost your seat at the table.
   *[called] { $who }, a moderator barred you from this server’s games, so you have lost your seat at this table.
}
told-joined = { PERSON($who) ->
    [second] { $newcomer } has a seat at your table, too. { $free ->
        [0] All seats are taken.
        [one] 1 seat is still free.
       *[other] { $free } seats are still free.
    }
   *[called] { $who }, { $newcomer } has a seat at your table, too. { $free ->
        [0] All seats are taken.
        [one] 1 seat is still free.
       *[other] { $free } seats are still free.
    }
}
told-still-there = { PERSON($who) ->
    [second] Your table is full, and you joined a while ago: are you still there? Press **I am ready** within a day, and the game begins.
   *[called] { $who }, your table is full, and you joined a while ago: are you still there? Press **I am ready** within a day, and the game begins.
}
told-silent = { PERSON($who) ->
    [second] Your table was full, and you were not there, so somebody else can have the seat. You are welcome again: **Join** takes one if it is free.
   *[called] { $who }, your table was full, and you were not there, so somebody else can have the seat. You are welcome again: **Join** takes one if it is free.
}
button-ready = I am ready
told-vote-over = This vote is over.
vote-pause = { PERSON($by) ->
    [second] You propose a pause of up to 7 days.
   *[third] { $by } proposes a pause of up to 7 days.
}
vote-go-on = { PERSON($by) ->
    [second] You propose to end the pause.
   *[third] { $by } proposes to end the pause.
}
vote-close = { PERSON($by) ->
    [second] You propose to close this game for good.
   *[third] { $by } proposes to close this game for good.
}
vote-replace = { PERSON($by) ->
    [second] You propose to let somebody else take over the seat of { $who }.
   *[third] { $by } proposes to let somebody else take over { PERSON($who) ->
        [second] your seat
       *[third] the seat of { $who }
    }.
}
vote-admit = { $newcomer } would like to take over { PERSON($who) ->
    [second] your seat
   *[third] the seat of { $who }
}.
vote-hand-on = { PERSON($by) ->
    [second] You would like to hand your seat to { $newcomer }.
   *[third] { $by } would like to hand their seat to { $newcomer }.
}
vote-count = { $yes ->
    [0] Yes so far: nobody. Needed: { $needed }, by { $time }.
   *[other] Yes so far: { $who }. Needed: { $needed }, by { $time }.
}
vote-say = { PERSON($who) ->
    [second] Please press **Yes** or **No**; silence counts as no.
   *[called] { $who }, please press **Yes** or **No**; silence counts as no.
}
vote-keep = { PERSON($who) ->
    [second] If you answer a question or press **I’m back**, you keep your seat.
   *[called] { $who }, if you answer a question or press **I’m back**, you keep your seat.
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
