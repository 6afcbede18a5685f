-- When a session at Discord's gateway was last started, in Unix milliseconds: a process that is started again keeps to the pace that
-- Discord wants.
create table session_start (
  one integer primary key check (one = 1),
  at integer not null
) strict;
