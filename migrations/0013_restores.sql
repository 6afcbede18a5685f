-- Backups that were restored. Posts of the time that was lost still stand on Discord, under the numbers that would come next.
create table restores (
  number integer primary key,
  -- Wall time.
  at integer not null
) strict;
