-- Tables that start by themselves, and lists of a server's tables.

-- How many people and computer players sit down at most; null where the rules alone say it.
alter table games add column seats_wanted integer;
-- Whether the table starts when its last seat is taken, and not only when somebody presses Start.
alter table games add column starts_when_full integer not null default 0 check (starts_when_full in (0, 1));
-- When computer players take the seats that are still free; null where they do not.
alter table games add column computers_at integer;
-- Since when a full table waits for those who joined long before; null where it does not.
alter table games add column asked_at integer;
-- When whoever sits there last said that they would play; null for computer players and where it was not asked.
alter table seats add column ready_at integer;

-- What people want to be notified of; without a row everything that they are asked.
create table notifications (
  person integer primary key,
  notifications text not null check (notifications in ('twice_a_day', 'when_low', 'silent')),
  -- When something last rang for them.
  rang_at integer
) strict;

create index running_games_of_a_server on games (server) where state = 'started';
create index finished_games_of_a_server on games (server, ended_at) where state = 'over';
