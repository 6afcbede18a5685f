-- Letters that stand in everything that this database's messages carry: game numbers begin anew in another database, and
-- its buttons must not mean the games of this one. One row, made when a bot first serves games from here.
create table salt (
  one integer primary key check (one = 1),
  letters text not null
) strict;

-- Buttons that were posted before go on working: they have none.
insert into salt (one, letters) select 1, '' where exists (select 1 from games);
