-- How reliably people play games that run over days.

-- What each finished game says about somebody who played there. Written in the commit that ends the game.
create table reliability (
  person integer not null,
  game integer not null references games (id),
  -- Whether they played at the end.
  finished integer not null check (finished in (0, 1)),
  -- How many of their answers took at most a day, at most two, or longer.
  same_day integer not null,
  two_days integer not null,
  later integer not null,
  primary key (person, game)
) strict, without rowid;

-- Whether the lobby may show how reliable whoever sits there is.
alter table seats add column shows_reliability integer not null default 0 check (shows_reliability in (0, 1));
