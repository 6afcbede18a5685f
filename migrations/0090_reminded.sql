-- When people were last reminded by direct message: one message tells of all games that are due soon after it, also when
-- the bot was started anew between them.
create table reminded (
  person integer primary key,
  -- When, in Unix milliseconds.
  at integer not null
) strict;
