-- Ratings of people by the games that count in them.

-- What was believed of somebody's strength after each of their rated games. Written in the commit that ends the game.
create table ratings (
  -- In the order in which games ended, so that all can be computed again.
  number integer not null,
  person integer not null,
  game integer not null references games (id),
  mean real not null,
  deviation real not null,
  primary key (number, person)
) strict, without rowid;

create index ratings_of_a_person on ratings (person, number);

-- The newest of each.
create table rated_people (
  person integer primary key,
  -- How many rated games.
  games integer not null,
  mean real not null,
  deviation real not null,
  -- Whether others may see them in a ranking; null where they were never asked.
  listed integer check (listed in (0, 1))
) strict;

create index ranking on rated_people (mean) where listed = 1;
