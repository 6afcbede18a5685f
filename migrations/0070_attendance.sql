-- What a table agreed on about time, as JSON; null where nobody is timed, as in all games from before there was a clock.
alter table games add column agreed_time text check (agreed_time is null or json_valid(agreed_time));

-- Who is there, as JSON: clocks, who is away, votes. Null before the game starts, and in games that began before this was
-- stored.
alter table games add column attendance text check (attendance is null or json_valid(attendance));

-- When something has to be done in the game whatever anybody presses, in Unix milliseconds; null when nothing has.
alter table games add column due_at integer;

create index games_with_something_due on games (due_at) where due_at is not null;

-- What people have told of their days, as JSON: time zone and sleep.
create table rhythms (
  -- A chat number of 64 bits, stored bit by bit.
  person integer primary key,
  rhythm text not null check (json_valid(rhythm))
) strict;

-- Who held a seat before somebody else took it over. Nobody takes two seats of one game.
create table former_seats (
  game integer not null references games (id),
  seat integer not null,
  -- A chat number of 64 bits, stored bit by bit.
  person integer not null,
  name text not null,
  -- The last step that was made while they held it.
  until_step integer not null,
  primary key (game, seat, until_step)
) strict, without rowid;

-- When the bot was last there, in Unix milliseconds: while it is not, nobody's time runs.
create table presence (
  one integer primary key check (one = 1),
  at integer not null
) strict;

-- When the bot was not there, in Unix milliseconds. Every game passes over what it has not passed over yet.
create table outages (
  began integer primary key,
  ended integer not null check (ended > began)
) strict;

-- What a table is told beside its game. Which kinds of messages there are, and which of them are about one seat, is the
-- program's to know: a table that knew it had to be made anew for every kind.
create table notices_of_all_kinds (
  game integer not null references games (id),
  -- The nonce of the notice: one row, one message.
  nonce text not null,
  kind text not null,
  -- Whose panel, who is told the end, who is reminded, and who is unreachable; null for what is everybody's.
  seat integer,
  -- The steps a feed tells of, as older builds posted them; for a chapter of the news twice its first step; for a table
  -- and a panel twice the step because of which it is wanted, zero for the table of a game in which there was only one;
  -- for calls and announcements twice their number in the game; for `unreachable` twice how many times direct messages
  -- have turned out closed; zero for the lobby and the end.
  from_step integer not null default 0,
  to_step integer not null default 0,
  -- Whom a call names, why and since which step, as JSON. Older builds: whom a feed or call names, and where they are told.
  called text not null default '[]' check (json_valid(called)),
  -- What an announcement tells, as JSON; null for everything else.
  announcement text check (announcement is null or json_valid(announcement)),
  -- wanted: nothing was asked of the chat yet. sending: a request may have arrived. sent: it exists.
  -- gone: it existed or its place did, or it is no longer worth saying; it is not said again.
  state text not null default 'wanted' check (state in ('wanted', 'sending', 'sent', 'gone')),
  -- Where it was sent to and as which message; chat numbers, stored bit by bit.
  room integer,
  message integer,
  -- A fingerprint of what a standing message shows; when the content has another one, the message is edited.
  digest text,
  -- When it was first asked for, in Unix milliseconds: until shortly after, the chat itself
  -- recognises a repeated request; later the message has to be looked for. While a message that was gone is wanted
  -- again, when the old one was asked for.
  attempted_at integer,
  -- How many times a standing message that was gone has been made again.
  recreated integer not null default 0,
  primary key (game, nonce)
) strict, without rowid;

insert into notices_of_all_kinds
  (game, nonce, kind, seat, from_step, to_step, called, state, room, message, digest, attempted_at, recreated)
select game, nonce, kind, seat, from_step, to_step, called, state, room, message, digest, attempted_at, recreated
from notices;

drop table notices;

alter table notices_of_all_kinds rename to notices;
