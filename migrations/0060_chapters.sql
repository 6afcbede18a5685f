-- News are chapters of a turn now, posts that grow while the turn goes on, and people who play by direct message are told
-- how their game ended. SQLite cannot change a check, so the table is made anew.
create table notices_with_chapters (
  game integer not null references games (id),
  -- The nonce of the notice: one row, one message.
  nonce text not null,
  kind text not null check (kind in ('lobby', 'table', 'feed', 'news', 'call', 'panel', 'end', 'unreachable')),
  -- Whose panel, who is told the end, and who is unreachable; null for what is everybody's.
  seat integer check ((seat is not null) = (kind in ('panel', 'end', 'unreachable'))),
  -- The steps a feed tells of, as older builds posted them; for a chapter of the news twice its first step; for a table
  -- and a panel twice the step because of which it is wanted, zero for the table of a game in which there was only one;
  -- for a call twice its number in the game; for `unreachable` twice how many times direct messages have turned out
  -- closed; zero for the lobby and the end.
  from_step integer not null default 0,
  to_step integer not null default 0,
  -- Whom a call names, why and since which step, as JSON. Older builds: whom a feed or call names, and where they are told.
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

insert into notices_with_chapters
  (game, nonce, kind, seat, from_step, to_step, called, state, room, message, digest, attempted_at, recreated)
select game, nonce, kind, seat, from_step, to_step, called, state, room, message, digest, attempted_at, recreated
from notices;

drop table notices;

alter table notices_with_chapters rename to notices;

-- Calls that older builds posted stay where they are; a call that was not posted is made by what follows.
update notices set state = 'gone' where kind = 'call';

-- The step since which the game waits for this seat; null while it does not.
alter table seats add column waits_since integer;

-- The `waits_since` that its player was called for, or knows of because they pressed themselves.
alter table seats add column called_for integer;

-- When its player was last called, in Unix milliseconds.
alter table seats add column called_at integer;

-- Whether a player by direct message was brought into the thread.
alter table seats add column in_thread integer not null default 0 check (in_thread in (0, 1));

create index seats_to_call on seats (game) where waits_since is not null and waits_since is not called_for;

-- Games that run already: whom they wait for was called, unless something is still to be said there.
update seats set waits_since = (select steps from games where id = seats.game) where waited_for = 1;
update seats set called_for = waits_since
where waits_since is not null
  and not exists (select 1 from notices where notices.game = seats.game and state in ('wanted', 'sending') and kind = 'feed');
