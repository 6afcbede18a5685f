-- What players have in mind before it counts. Private, and changed at will, unlike steps.
create table orders (
  game integer not null references games (id),
  seat integer not null,
  -- A play that is being put together for the open question, as JSON.
  draft text check (draft is null or json_valid(draft)),
  -- Answers that were committed with a secret choice and wait for their questions, as JSON.
  prepared text check (prepared is null or json_valid(prepared)),
  primary key (game, seat)
) strict, without rowid;
