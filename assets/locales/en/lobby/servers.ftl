# What those who run a server decide about tables there.
server-everywhere = Tables can be opened in every text channel of this server.
server-channels = Tables can be opened in { $channels }.
server-running = { $count ->
    [one] One person can have opened 1 running game here.
   *[other] One person can have opened { $count } running games here.
}
server-time = New tables have this clock, unless whoever opens one chooses another: { $agreed }
server-language = Tables are told in { $language }, unless their organiser changes it.
server-language-of-opener = Tables are told in the language of whoever opens them, unless their organiser changes it.
server-language-opener = The language of whoever opens the table
server-role = When one person is missing at a table, I call { $role }, at most once a day. The role has to be one that everybody may mention.
server-list = The list of tables stands in { $room }.
server-deals = The deal of the day stands in { $room }, with how those did who let me show it.
server-seasons = When a season is over, I post in { $room } how it went.
server-how = Change this with `/viceroy server`: `add_channel`, `remove_channel`, `running`, `clock`, `hour`, `weekends`, `language`, `role`, `no_role`, `list`, `no_list`, `deals`, `no_deals`, `seasons`, `no_seasons`. `/viceroy bar` keeps somebody from tables, and lists who is kept from them.
server-barred = { $who } cannot open or join tables on this server from now on. Their seats at tables that have not started are free again; games that are running go on. `/viceroy bar` with `lift` lets them back.
server-barred-list = **These people cannot open or join tables on this server:**
server-barred-line = - { $who }, since { $time }, by { $by }
server-forgotten = somebody who asked to be forgotten
server-barred-more = And { $count ->
    [one] 1 more who was barred before them
   *[other] { $count } more who were barred before them
}.
server-barred-how = `/viceroy bar` with `who` and `lift` lets somebody back.
server-barred-nobody = Nobody is kept from tables of this server. `/viceroy bar` with `who` keeps somebody from them.
server-let-back = { $who } can open and join tables on this server again.
button-close-game = Close this game
button-close-table = Close this table
button-sure-close-table = Yes, close it
sure-close-game = **Close game { $game } for good?** { $who } cannot play on, and nobody wins. They are told that a moderator closed it.
sure-close-lobby = **Close the table of game { $game }?** It has not started yet. Its message will tell { $who } that a moderator closed it.
said-closed-table = Game { $game } is closed. Everybody at its table is told.
which-to-close = **Which table do you want to close?** The newest stand first; `/viceroy close` with `game` takes any number. You are asked once more.
none-to-close = No game runs that you can close, and no table waits for players.
reject-of-another-server = This table is on another server. Only its own moderators can close it.
reject-too-many-channels = { $most } channels are chosen already, and I keep no more. Please let one go with `remove_channel` first; if all go, tables can be opened everywhere.
reject-of-another-channel = This table is in a channel in which you do not have the permission Manage Threads. Please ask somebody who has it there.
reject-manage-server = Only who has the permission Manage Server, by a role, decides this. Please ask whoever runs the server.
reject-manage-threads = Only who has the permission Manage Threads here decides this. Please ask whoever runs the server.
reject-manage-threads-everywhere = Only who has the permission Manage Threads on the whole server, by a role, decides this. Please ask whoever runs the server.
reject-roles-not-known = I do not know yet which roles this server has. Please try again in a minute.
reject-barred = You cannot open or join tables on this server. Please ask whoever runs it.
reject-not-here = Tables are opened in other channels of this server: { $channels }. Please use `/viceroy new` there.
reject-too-many-running = { $who } has opened { $count ->
    [one] 1 game that is
   *[other] { $count } games that are
} running on this server, and that is all one person can have: { $tables }. When one of them is over, there is room for another.
