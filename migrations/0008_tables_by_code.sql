-- Tables without a server: they are played by direct messages alone, and friends find them by a code.

-- With which others join while the table gathers. Null for tables that nobody joins so.
alter table games add column code text;

create unique index tables_by_code on games (code) where code is not null and state = 'gathering';

-- With which somebody takes the seat of a game that has begun, where its player gives it away.
alter table seats add column code text;

create unique index seats_by_code on seats (code) where code is not null;

-- Whoever plays at such a table has a conversation with the bot without ever having chosen to be told there, so `play_by`
-- may now be null.
create table people_told (
  person integer primary key,
  -- Where they want to be told that a game waits for them; null where they were never asked.
  play_by text check (play_by in ('thread', 'dm')),
  -- Their conversation with the bot once it was opened.
  dm_room integer,
  -- When their direct messages turned out closed. While this is set no message is tried: refused ones count against the bot.
  closed_at integer,
  -- How many times they have turned out closed, so that each time is told once in each game.
  closings integer not null default 0
) strict;
insert into people_told select person, play_by, dm_room, closed_at, closings from people;
drop table people;
alter table people_told rename to people;
