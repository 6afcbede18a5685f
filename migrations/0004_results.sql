-- What each seat of a finished game came to: for whoever held it at the end, whose number stands in `seats`.
create table results (
  game integer not null references games (id),
  seat integer not null,
  points integer not null,
  -- From one; equal points share a place.
  place integer not null,
  -- How many others share it.
  ties integer not null,
  -- The turns in which its last holder played, and no computer player for them.
  turns_held integer not null,
  -- Whether it stands among the results of its holder, or why not.
  counts text not null,
  -- How the questions of its last holder were answered.
  by_hand integer not null,
  by_plan integer not null,
  timed_out integer not null,
  by_computer integer not null,
  primary key (game, seat)
) strict, without rowid;

create trigger results_are_not_changed before update on results begin
  select raise(abort, 'a result is never changed');
end;

-- `results.counts` says it, and says why not.
alter table seats drop column whole;
