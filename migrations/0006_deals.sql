-- The deal of the day: the same cards for everybody who plays it. `day` counts days since 1970-01-01, by UTC.
create table deals (
  day integer primary key,
  -- What all draws of all its games are made from. Told when the deal has closed, never before.
  secret blob not null check (length(secret) = 32),
  -- SHA-256 of the secret in hexadecimal, shown from the day before on.
  secret_hash text not null,
  -- What the strong computer player reached in the same seat; null until it has played.
  par integer
) strict;

-- The deal that the game is played of; it has no place, and is played in private panels.
alter table games add column deal integer references deals (day);

-- Who has begun which deal: once each. Of somebody who asked to be forgotten it stays until the deal closes.
create table deal_players (
  day integer not null references deals (day),
  -- What `forgetting` makes of their number.
  player integer not null,
  game integer not null unique references games (id),
  primary key (day, player)
) strict, without rowid;

-- The posts that a server keeps: the list of its tables, or today's deal.
create table standing_posts (
  server integer not null,
  kind text not null,
  channel integer not null,
  -- Null until it is posted.
  message integer,
  -- A fingerprint of what it shows.
  digest text,
  primary key (server, kind)
) strict, without rowid;
insert into standing_posts select server, 'tables', channel, message, digest from boards;
drop table boards;

-- Who lets a server's post show how they did in the deal of the day.
create table listed_in_deals (
  server integer not null,
  person integer not null,
  primary key (server, person)
) strict, without rowid;
