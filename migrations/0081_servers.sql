-- What those who run a server have decided about tables there, as JSON; every field has a default, and servers without a row
-- have all defaults.
create table server_settings (
  -- A chat number of 64 bits, stored bit by bit.
  server integer primary key,
  settings text not null check (json_valid(settings))
) strict;

-- Who may not sit at tables of a server.
create table barred (
  -- Chat numbers of 64 bits, stored bit by bit.
  server integer not null,
  person integer not null,
  -- Who has decided it, and when, in Unix milliseconds.
  decided_by integer not null,
  at integer not null,
  primary key (server, person)
) strict, without rowid;
