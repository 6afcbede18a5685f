# A second chance: somebody plays on from a step of a finished game of theirs, against computer players.
button-play-on = Play on from here
button-play-on-missed = Play on from the missed move
button-play-on-turn = Play on from turn { $turn }
button-play-on-end = Play on after the last turn
chance-here = Here is your second chance. You have your seat, computer players have the others. All hands are as they were; what lies face down is shuffled again.
chance-opened = Your second chance has begun [in our direct messages]({ $link }).
chance-there = You have a private game already, [in our direct messages]({ $link }). Please play or close that one first, then press again.
chance-closed = I cannot write to you. Please allow direct messages from members of this server, then press again.
chance-about = A second chance: on from step { $step } of game { $game }. It counts in no record.
# At its end, both results of each player in the order of seats.
chance-first = The first time, in game { $game }: { $scores }.
chance-now = This time: { $scores }.
chance-score = { PERSON($who) ->
    [second] you
   *[third] { $who }
} { $points }
chance-difference = What made the difference for you: { $lines }.
chance-same = For you every line of the score is as it was.
# The other turns of a second chance, where its players did not start level.
chance-rest = -# Together the other turns: { $rest }. The second chance began { $start }.
chance-not-theirs = You can play on only from where you had the seat yourself and kept it to the end. Please choose another step or another game.
chance-not-played-out = This game was closed before its end. Please choose one that was played to its end.
chance-nothing-left = Here the game was over. Please choose an earlier step.
chance-not-exported = This game is a second chance, so there is no file with its record: it did not begin with the shuffle of all cards. The game that it went on from has one.

# Moves of one's last games, to be decided again.
button-decide = Decide three again
button-decide-next = Another position
again-title = **Decide again** · game { $game }, { $when }
again-chosen = You choose { $answer }.
again-best = That looks best to me too. The first time you chose { $then }, about { $points ->
    [one] { $points } point
   *[other] { $points } points
} less.
again-as-then = That is what you chose the first time too.
again-better = To me { $better } looks better. The first time you chose { $then }.
again-why-best = What speaks for the best one: “{ $why }”
again-why-chosen = What speaks for yours: “{ $why }”
again-how = -# A move is judged by what you could see then. Nothing of this is kept.
again-only = So far it is the only one. After your next game there may be more.
again-none = In your last games I found no move that would clearly have been better.
again-gone = I do not find this position any more. Please open another one below **How it went**.
