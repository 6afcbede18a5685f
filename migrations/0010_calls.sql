-- One more kind of notice: who is called in the middle of a phase. And tables, which are one for each turn now. SQLite
-- cannot change a check, so the table is made anew.
create table notices_with_calls (
  game integer not null references games (id),
  -- The nonce of the notice: one row, one message.
  nonce text not null,
  kind text not null check (kind in ('lobby', 'table', 'feed', 'call', 'panel', 'unreachable')),
  -- Whose panel, and who is unreachable; null for what is everybody's.
  seat integer check ((seat is not null) = (kind in ('panel', 'unreachable'))),
  -- The steps a feed tells of, both included; for a table, a call and a panel twice the step because of which it is
  -- wanted, zero for the table of a game in which there was only one; for `unreachable` twice how many times direct
  -- messages have turned out closed; zero for the lobby.
  from_step integer not null default 0,
  to_step integer not null default 0,
  -- Whom a feed or call names, why and where they are told, as JSON, as it was right after its last step.
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

insert into notices_with_calls
  (game, nonce, kind, seat, from_step, to_step, called, state, room, message, digest, attempted_at, recreated)
select game, nonce, kind, seat, from_step, to_step, called, state, room, message, digest, attempted_at, recreated
from notices;

drop table notices;

alter table notices_with_calls rename to notices;
