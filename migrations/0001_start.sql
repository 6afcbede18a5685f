-- One row for each game, from its lobby on. What the rules need to continue a game is the agreement, the bookmark
-- and the facts of all its steps; the rest is the host's.
create table games (
  -- Never used again, because messages in a chat name it for ever.
  id integer primary key autoincrement,
  -- Where the game is in its life; decides who may do what without reading any step.
  state text not null check (state in ('gathering', 'started', 'over', 'closed')),
  -- Where it was proposed: the lobby message belongs there. A chat number of 64 bits, stored bit by bit.
  channel integer not null,
  -- The game's thread once it exists; a press in the thread finds its game by it.
  thread integer unique,
  -- The revision at which the thread was lost (its message was gone), so that it is opened at most once more.
  thread_lost integer,
  -- What was agreed to play, as JSON; the rules are compiled from it. Known when the game starts.
  agreement text check (agreement is null or json_valid(agreement)),
  -- 32 bytes that all draws are made from. Told when the game is over, never before.
  secret blob not null check (length(secret) = 32),
  -- SHA-256 of the secret in hexadecimal, shown from the start so that the secret cannot be chosen afterwards.
  secret_hash text not null,
  -- How many draws were made, so that a restart continues with the next one.
  luck_used integer not null default 0,
  -- Where in the rulebook the game is, as JSON. Replaced with every step: facts are for ever, this is for today.
  bookmark text check (bookmark is null or json_valid(bookmark)),
  -- How many steps there are. A step is only added to the count it was made for, so nothing is applied twice.
  steps integer not null default 0,
  -- The last step that some feed tells of; the next feed begins after it.
  fed_to integer not null default 0,
  -- Counts every change that could change a message about the game.
  revision integer not null default 1,
  -- The revision up to which all messages are known to be right; smaller than `revision` means work after a restart.
  told integer not null default 0,
  -- Unix milliseconds.
  created_at integer not null,
  started_at integer,
  ended_at integer
) strict;

-- What a restart has to look at.
create index games_untold on games (id) where told < revision;

-- Who sits where; the order of joining while the lobby gathers.
create table seats (
  game integer not null references games (id),
  -- From zero.
  seat integer not null,
  -- A chat number of 64 bits, stored bit by bit.
  person integer not null,
  -- The name shown at the table, as it was when the person joined.
  name text not null,
  primary key (game, seat),
  unique (game, person)
) strict, without rowid;

-- In which games a person sits.
create index seats_of_a_person on seats (person);

-- What happened. Rows are only ever added.
create table steps (
  game integer not null references games (id),
  -- From one, without gaps.
  number integer not null,
  -- Unix milliseconds.
  at integer not null,
  -- Who did what to which question, as JSON. Never read to play on: for people who look into a quarrel or a mistake.
  cause text not null check (json_valid(cause)),
  -- What happened because of it, as a JSON array. The table is the fold of these and nothing else.
  facts text not null check (json_valid(facts)),
  primary key (game, number)
) strict, without rowid;

create trigger steps_are_not_changed before update on steps begin
  select raise(abort, 'a step is never changed');
end;

create trigger steps_are_not_deleted before delete on steps begin
  select raise(abort, 'a step is never deleted');
end;

-- Messages that should exist, and what is known about their existence.
create table notices (
  game integer not null references games (id),
  -- The nonce of the notice: one row, one message.
  nonce text not null,
  kind text not null check (kind in ('lobby', 'table', 'feed')),
  -- The steps a feed tells of, both included; zero for the others.
  from_step integer not null default 0,
  to_step integer not null default 0,
  -- Whom a feed calls and why, as JSON, as it was right after its last step.
  called text not null default '[]' check (json_valid(called)),
  -- wanted: nothing was asked of the chat yet. sending: a request may have arrived. sent: it exists.
  -- gone: it existed or its place did; it is not said again.
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
