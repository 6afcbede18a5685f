# Where people are told that a game waits for them.
people-ask = Where shall I tell you that it is your turn? In the thread I call you by name; by direct message I send you your hand. `/viceroy settings` changes it any time.
people-thread = I call you in the game's thread when it is your turn.
people-dm = I send you your hand by direct message when it is your turn, from your next one on.
people-dm-closed = You chose direct messages, but I cannot reach you there, so I call you in the thread. Please allow direct messages from members of this server, then press **By direct message** again.
people-anywhere = Your hand is behind the button in the thread in any case, and `/viceroy hand` shows it everywhere.
button-by-thread = In the thread
button-by-dm = By direct message
people-past = ⬇️ Game { $game } goes on below.
people-unreachable = { $who }, I cannot reach you by direct message; your hand is behind this button. `/viceroy settings` lets you try again.
