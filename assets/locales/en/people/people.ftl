# Where people are told that a game waits for them.
people-ask = Where shall I tell you that it is your turn? In the thread I call you by name; by direct message I send you your hand. You can change it any time with `/viceroy settings`.
people-thread = I call you in the game's thread when it is your turn.
people-dm = From your next turn on I send you your hand by direct message.
people-dm-closed = You chose direct messages, but I cannot reach you there, so I call you in the thread. Please allow direct messages from members of this server, then press **By direct message** again.
people-anywhere = You can always open your hand: with **My hand** in the game's thread, or anywhere with `/viceroy hand`.
people-language-as-discord = The language of my Discord
menu-language = The language I speak with you…
# What the language calls itself.
language-name = English
button-by-thread = In the thread
button-by-dm = By direct message
button-reads-text = Play by text
button-reads-pictures = Play with pictures
people-reads-text = You play by text: no pictures, words for signs, and each question is a new message.
people-suggestions = { $how ->
    [behind] Suggestions are behind **💡**.
    [off] You see no suggestions.
   *[shown] Every question shows what looks best.
}
people-text-large = Your panels suit large text: they show less at once, and the rest is behind **More**.
people-ask-suggestions = 💡 **Your second game is over.** How do you want to see suggestions? `/viceroy settings` changes it later.
button-suggestions = { $how ->
    [behind] Suggestions behind 💡
    [off] No suggestions
   *[shown] Show suggestions
}
button-text-size = { $size ->
    [large] Large text: shorter panels
   *[usual] Usual text: full panels
}
people-silent-gone = ⚠️ Somebody deleted this game's thread, so I post no news there. Your choices count; `/viceroy table` shows the table.
people-silent-forbidden = ⚠️ I am not allowed to write in this game's thread, so I post no news there. Please tell whoever runs the server. Your choices count.
people-silent-locked = ⚠️ This game's thread is locked, so I post no news there and its buttons may not answer; a moderator can unlock it. The game goes on privately: `/viceroy hand` works in other channels and in direct messages, and your choices count.
people-silent-full = ⚠️ I cannot open this game's thread: the server has as many threads as it may have. I keep trying. Your choices count.
people-silent-timed-out = ⚠️ A moderator has put me in time-out until { $time }, so I post no news on this server until then. The game goes on privately: `/viceroy hand` shows what you are asked, and your choices count.
people-silent-words = ⚠️ I cannot open this game's thread: a word in it is not allowed on this server. I keep trying. The game goes on privately: `/viceroy hand` shows what you are asked, and your choices count.
people-silent-refused = ⚠️ I cannot open this game's thread: Discord refuses it. I keep trying. The game goes on privately: `/viceroy hand` shows what you are asked, and your choices count.
people-silent-asked = When the game waits for you or a vote is on, I say so in the table's channel or by direct message.
people-passed-words = ⚠️ I could not show { $what ->
    [lobby] the latest of this table
    [table] this turn’s table
    [news] the news
    [call] who has to act
    [panel] a direct message
   *[told] an announcement
}: a word in it is not allowed on this server. Your choices count; `/viceroy table` shows the table.
people-passed-over = ⚠️ I could not show { $what ->
    [lobby] the latest of this table
    [table] this turn’s table
    [news] the news
    [call] who has to act
    [panel] a direct message
   *[told] an announcement
}: Discord refused it. Your choices count; `/viceroy table` shows the table.
people-past = ⬇️ Game { $game } goes on below.
people-unreachable = { $who }, I cannot reach you by direct message; your hand is behind this button. `/viceroy settings` lets you try again.
