# What a table agreed on about time: in the lobby and with the players, then the lines of the menus of the command.
agreed-live = Everybody has 3 minutes for each question.
agreed-daily = Everybody has 24 hours for each phase, and 48 more hours for the whole game.
agreed-relaxed = Everybody has 48 hours for each phase, and 96 more hours for the whole game.
agreed-none = Everybody has as much time as they want.
agreed-alone = Who plays alone has as much time as they want.
agreed-with-others = When more people play: { $agreed }
agreed-weekends-off = Saturdays and Sundays do not count.
agreed-time-out-computer = When somebody’s time is up, a computer player decides this once.
agreed-time-out-pass = When somebody’s time is up, it counts as a pass.
clock-live = Live: 3 minutes for each question
clock-daily = Daily: 24 hours for each phase, and 48 more for the game
clock-relaxed = Relaxed: 48 hours for each phase, and 96 more for the game
clock-none = No clock
weekends-on = Saturdays and Sundays count
weekends-off = Saturdays and Sundays do not count
time-out-computer = A computer player decides this once
time-out-pass = It counts as a pass
