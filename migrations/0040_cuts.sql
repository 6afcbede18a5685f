-- The presses on Join and Start that were accepted, in order, as a JSON array of the chat's numbers. They are mixed into
-- every draw of a game that has them when it starts. Without, nobody has pressed yet, or the game began when draws were
-- made from the secret alone.
alter table games add column cuts text check (cuts is null or json_valid(cuts));
