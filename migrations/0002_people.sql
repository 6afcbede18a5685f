-- What is remembered of people beyond a game. Somebody who has never chosen has no row.
create table people (
  -- A chat number of 64 bits, stored bit by bit.
  person integer primary key,
  -- Where they want to be told that a game waits for them.
  play_by text not null check (play_by in ('thread', 'dm')),
  -- Their conversation with the bot once it was opened; a chat number, stored bit by bit.
  dm_room integer,
  -- When their direct messages turned out closed, in Unix milliseconds. While this is set no message is tried:
  -- refused ones count against the bot.
  closed_at integer,
  -- How many times they have turned out closed, so that each time is told once in each game.
  closings integer not null default 0
) strict;

-- Two more kinds of notices, and whose they are. SQLite cannot change a check, so the table is made anew.
create table notices_with_panels (
  game integer not null references games (id),
  -- The nonce of the notice: one row, one message.
  nonce text not null,
  kind text not null check (kind in ('lobby', 'table', 'feed', 'panel', 'unreachable')),
  -- Whose panel, and who is unreachable; null for what is everybody's.
  seat integer check ((seat is not null) = (kind in ('panel', 'unreachable'))),
  -- The steps a feed tells of, both included; for a panel twice the step because of which it is wanted; for
  -- `unreachable` twice how many times direct messages have turned out closed; zero for the others.
  from_step integer not null default 0,
  to_step integer not null default 0,
  -- Whom a feed calls, why and where, as JSON, as it was right after its last step.
  called text not null default '[]' check (json_valid(called)),
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

insert into notices_with_panels
  (game, nonce, kind, from_step, to_step, called, state, room, message, digest, attempted_at, recreated)
select game, nonce, kind, from_step, to_step, called, state, room, message, digest, attempted_at, recreated
from notices;

drop table notices;

alter table notices_with_panels rename to notices;
