# Computer players at a table.
computer-level = { $level ->
    [easy] Easy: often plays its second-best move
    [normal] Normal: thinks a little ahead
   *[hard] Hard: thinks far ahead
}
computer-named = { $who } ({ $level ->
    [easy] computer, easy
    [normal] computer, normal
   *[hard] computer, hard
})
computer-seat = { $level ->
    [easy] { $who } is a computer player: easy.
    [normal] { $who } is a computer player: normal.
   *[hard] { $who } is a computer player: hard.
}
button-computers = + Computer player
button-seat-computer = { $level ->
    [easy] + Easy
    [normal] + Normal
   *[hard] + Hard
}
computers-panel = Computer players take seats like everybody else, see only what a player in their seat may see, and answer within seconds.
    - **Easy** knows the game and often plays its second-best move.
    - **Normal** thinks a little ahead.
    - **Hard** thinks further ahead, and usually wins.
computers-full = Every seat is taken. Remove somebody to make room for another player.
said-opened-here = Your table is open here, and nobody else sees it. Press **Start** on it to play against these computer players, choose others, or invite friends.
said-started-here = The game is on. I ask you here, message by message.
