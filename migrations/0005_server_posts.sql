-- What a server is told beside its tables. Announcements of steps that were taken back, and of one person who is missing, are
-- stored since this format.

-- When a server's role was last called because one person was missing at a table.
create table role_calls (
  server integer primary key,
  at integer not null
) strict;

-- The post that lists a server's tables, where one is wanted.
create table boards (
  server integer primary key,
  channel integer not null,
  -- Null until it is posted.
  message integer,
  -- A fingerprint of what it shows.
  digest text
) strict;
