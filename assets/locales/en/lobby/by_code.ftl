# Tables without a server: everybody plays by direct message, and a code leads there.
button-friends = Invite friends
lobby-code = 🔑 Friends join with the code **{ $code }**; **Invite friends** shows what to send them. There is no chat at this table.
said-friends = Send this to your friends. Whoever follows it takes a seat, in place of a computer player if none is free:
    > Play Viceroy with me! Add the bot to your apps: <{ $link }>
    > Then send it `/viceroy join code:{ $code }`
    In a conversation with them you can also use `/viceroy invite`, and they press a button. The code counts until the game begins.
said-joined-by-code = You have a seat in game { $game }. I write to you by direct message: who plays, when it begins, and what you are asked.
said-joined-elsewhere = If nothing comes, open your messages with { $bot }. Are we strangers? Then [add me to your apps](<{ $link }>) first, and press **Join** again.
invite-here = **{ $who } { $count ->
    [0] invites
   *[other] and { $count } more invite
} you to a game of Viceroy** (game { $game }).
    Press **Join** for a seat. I ask everybody by direct message, and you answer when you have time. If you share no server with me, [add me to your apps](<{ $link }>) first.
invite-greeting = Your table for friends is open here:
invite-closed = I cannot write to you. Please [add me to your apps](<{ $link }>) first, then use this once more.
where-invite-on-server = On a server that I am on, `/viceroy new` opens a table for everybody. This is for conversations without me.
where-no-table-to-invite = You have no open table here. `/viceroy new` opens one for your friends.
reject-no-such-code = No free seat belongs to this code. A code has six letters and counts until the game begins; please ask whoever sent it.
reject-too-many-codes = These codes were wrong too often. You can try again at { $time }.
said-not-reached = ⚠️ I cannot write to you by direct message, and a game is played there. Send { $bot } any command, such as `/viceroy games`, and everything comes.
said-others-asked = The players are asked whether you may take the seat.
