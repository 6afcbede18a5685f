# What those who run a server decide about tables there.
server-everywhere = Tables can be opened in every text channel of this server.
server-channels = Tables can be opened in { $channels }.
server-running = { $count ->
    [one] One person can have opened 1 running game here.
   *[other] One person can have opened { $count } running games here.
}
server-time = New tables have this clock, unless whoever opens one chooses another: { $agreed }
server-how = Change this with `/viceroy server`: `add_channel`, `remove_channel`, `running`, `clock`, `weekends`. `/viceroy bar` keeps somebody from tables.
server-barred = { $who } cannot open or join tables on this server from now on. Their seats at tables that have not started are free again; games that are running go on. `/viceroy bar` with `lift` lets them back.
server-let-back = { $who } can open and join tables on this server again.
reject-manage-server = Only who has the permission Manage Server decides this. Please ask whoever runs the server.
reject-manage-threads = Only who has the permission Manage Threads decides this. Please ask whoever runs the server.
reject-barred = You cannot open or join tables on this server. Please ask whoever runs it.
reject-not-here = Tables are opened in other channels of this server: { $channels }. Please use `/viceroy new` there.
reject-too-many-running = { $who } has opened { $count ->
    [one] 1 game that is
   *[other] { $count } games that are
} running on this server, and that is all one person can have: { $tables }. When one of them is over, there is room for another.
