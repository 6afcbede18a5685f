# Who plays and is there, and what can be done about it. Each player reads it alone.
seats-title = **Players of game { $game }**
seat-awaited-until = ⏳ { $who }: has to answer. Time until { $time } at the latest.
seat-awaited = ⏳ { $who }: has to answer.
seat-calm = { $who }: has nothing to answer now.
seat-awaited-until-you = ⏳ You have to answer. Your time runs out on { $time }.
seat-awaited-you = ⏳ You have to answer.
seat-calm-you = You have nothing to answer now.
seat-held-you = 🤖 A computer player holds your seat. **I’m back** gives it back to you.
seat-plain = { $who }
seat-absent = 🤖 { $who }: did not answer in time, so a computer player holds the seat.
seat-away-held = 🤖 { $who }: is away, so a computer player holds the seat.
seat-left = 🤖 { $who }: has left, so a computer player holds the seat.
seat-gone = 🤖 { $who }: is not here any more, so a computer player holds the seat.
seat-away = Away until { $time }.
seat-offered = The players agreed that somebody else may take it over.
seat-to-ask-for = Somebody else can ask to take it over.
seat-free-from = Somebody else can ask to take it over from { $time } on.
own-bank = { $hours ->
    [0] The time that you had for the whole game is used up.
    [one] When the time for a phase is over, you have one more hour for the whole game.
   *[other] When the time for a phase is over, you have { $hours } more hours for the whole game.
}
own-days = { $days ->
    [0] You cannot be away any longer in this game: everybody has 10 days.
    [one] You can be away for one more day in this game.
   *[other] You can be away for { $days } more days in this game.
}
seats-open = Whoever has not played in this game may take the seat of { $who }.
seats-vote = 🗳️ { $vote }
button-players = Players
button-here = I’m back
button-leave-game = Leave the game
button-nudge = Nudge { $who }
button-mute = No nudges
button-unmute = Nudges again
button-pause = Propose a pause
button-go-on = Propose to end the pause
button-close = Propose to close the game
button-replace = Replace { $who }
button-take = Take the seat of { $who }
menu-away = Away from this game for…
away-days = { $days ->
    [one] 1 day
   *[other] { $days } days
}
said-back = You hold your seat yourself again.
said-back-early = You are back. The days that you did not use stay yours.
said-left-game = You have left this game. A computer player holds your seat; with **I’m back** you take it back.
said-away = You are away until { $time }. Your time does not run until then, and the others are told. You can still answer, and **I’m back** ends it earlier.
said-nudged = I ask { $who } to play.
said-mute = In this game nobody can nudge you any more.
said-unmute = In this game the others can nudge you again.
said-proposed = The others are asked. Proposing counts as your yes.
said-asked-for-seat = The players are asked in the thread whether you may take the seat.
said-seat-taken = The seat is yours. **My hand** shows your cards and what you are asked.
sure-leave = **Leave this game?** A computer player plays on for you. You can come back with **I’m back** until somebody else has taken over your seat.
sure-pause = **Propose a pause of up to 7 days?** Nobody’s time runs in it. More than half of the players have to say yes within 24 hours; your proposal counts as a yes.
sure-go-on = **Propose to end the pause?** More than half of the players have to say yes within 24 hours; your proposal counts as a yes.
sure-close = **Propose to close this game for good?** Nobody wins it then. Everybody who plays has to say yes within 24 hours; your proposal counts as a yes.
sure-replace = **Propose that somebody else takes over the seat of { $who }?** Everybody else who plays has to say yes within 24 hours; your proposal counts as a yes.
sure-take = **Take over the seat of { $who }?** You get the cards and gems, and play on to the end. If the players have not agreed to that yet, they are asked first.
button-sure-leave = Yes, leave
button-sure-take = Yes, take it
button-sure-propose = Yes, propose it
button-not-sure = Never mind
button-hand = Hand my seat on…
sure-hand = Who will take your seat? Choose somebody who has never had a seat in this game. When they accept, your cards are theirs, and your plans are gone. Until then you play on.
menu-hand = Who takes your seat…
said-handed = I have asked { $who }. Until they accept, the seat is yours.
said-hand-by-code = Send this to whoever takes your seat; it must be somebody who has never had one in this game:
    > `/viceroy join code:{ $code }`, by direct message to me
    When they do, your cards are theirs, and your plans are gone. Until then you play on. A new code replaces this one.
said-hand-accepted = The seat is yours. **My hand** shows your cards.
said-hand-declined = The offer is off; the seat stays as it was.
button-hand-accept = Take the seat
button-hand-decline = No, thanks
