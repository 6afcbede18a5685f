-- Answers that people were promised: the chat shows them that one is coming. After a restart they are given, so that
-- nobody waits in vain. A row lives as long as the answer takes.
create table promises (
  -- What was asked; the chat's number, stored bit by bit.
  interaction integer primary key,
  -- The chat's permission to answer it, good for a quarter of an hour.
  token text not null,
  -- Who asked; a chat number, stored bit by bit.
  person integer not null,
  -- Whose panel of which game was asked for; null when it was about something else.
  game integer references games (id),
  -- When, in Unix milliseconds.
  at integer not null
) strict;
