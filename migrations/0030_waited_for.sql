-- Which running games wait for a person is asked at every keystroke of a command, so it is stored where it is found
-- without looking at any other game. Null before the game starts and when it is over; else 1 while the game waits for this
-- seat, and 0 while it does not.
alter table seats add column waited_for integer check (waited_for in (0, 1));

create index seats_of_running_games on seats (person, waited_for) where waited_for is not null;

-- Games that run already: whose desk has an open question is in the bookmark.
update seats set waited_for = (
  select json_extract(bookmark, '$.desks[' || seats.seat || '].asked') is not null from games where id = seats.game
)
where game in (select id from games where state = 'started');
