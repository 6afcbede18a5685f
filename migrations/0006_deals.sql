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
