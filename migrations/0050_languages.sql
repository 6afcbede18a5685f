-- The language that a table is told in, by its tag; English for tables from before there were others.
alter table games add column language text not null default 'en';

-- The language that a person's chat program is set to, as the chat names it, with their last press. Direct messages carry
-- none by themselves.
create table locales (
  -- A chat number of 64 bits, stored bit by bit.
  person integer primary key,
  locale text not null
) strict;
