-- Who decides about a table that has not started: whoever opened it, until they leave. Null on tables from before this was
-- stored: whoever opened them, else whoever sits first.
alter table games add column organiser integer;

-- Whether only those may join whom the organiser has invited.
alter table games add column private integer not null default 0 check (private in (0, 1));

-- What was to be played before it was changed, as JSON, where somebody had joined before the change; null where nothing was
-- changed behind anybody's back.
alter table games add column terms_before text check (terms_before is null or json_valid(terms_before));

-- How many times it was changed: whoever says that they have seen the changes says which.
alter table games add column changes integer not null default 0;

-- The finished game whose players are asked to play again; null for tables that were opened otherwise.
alter table games add column rematch_of integer references games (id);

create index rematches on games (rematch_of) where rematch_of is not null;

-- Who may join a private table.
create table invitations (
  game integer not null references games (id),
  -- A chat number of 64 bits, stored bit by bit.
  person integer not null,
  primary key (game, person)
) strict, without rowid;
