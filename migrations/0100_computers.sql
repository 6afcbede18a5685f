-- Seats of computer players, which are nobody's. Whose a seat is could not be null, so the table is made anew.
create table seats_of_all (
  game integer not null references games (id),
  -- From zero.
  seat integer not null,
  -- A chat number of 64 bits, stored bit by bit; null where a computer player was chosen.
  person integer,
  -- How strong the computer player is that was chosen for the seat.
  computer text,
  -- The name shown at the table, as it was when whoever it is joined.
  name text not null,
  -- Whether the game waits for this seat; null before the start and after the end.
  waited_for integer check (waited_for in (0, 1)),
  -- The step since which the game waits for it.
  waits_since integer,
  -- The step since which the game waited for it when its player was last told so.
  called_for integer,
  -- When its player was last called, in Unix milliseconds.
  called_at integer,
  -- Whether a player by direct message was brought into the thread.
  in_thread integer not null default 0 check (in_thread in (0, 1)),
  primary key (game, seat),
  unique (game, person),
  check ((person is null) <> (computer is null))
) strict, without rowid;

insert into seats_of_all
  (game, seat, person, name, waited_for, waits_since, called_for, called_at, in_thread)
select game, seat, person, name, waited_for, waits_since, called_for, called_at, in_thread
from seats;

drop table seats;

alter table seats_of_all rename to seats;

-- In which games a person sits.
create index seats_of_a_person on seats (person) where person is not null;

create index seats_of_running_games on seats (person, waited_for) where waited_for is not null;

create index seats_to_call on seats (game) where waits_since is not null and waits_since is not called_for;

-- Whether a table was opened in a direct message: it has no thread, and everything is told there.
alter table games add column direct integer not null default 0 check (direct in (0, 1));
