-- Games that go on from a step of a finished one, in the seat of whoever plays there against computer players. Such a game
-- begins with what had happened in the other one, is in no record and counts for nobody.
create table second_chances (
  game integer primary key references games (id),
  origin integer not null references games (id),
  step integer not null,
  -- In both games.
  seat integer not null
) strict;
