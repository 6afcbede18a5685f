-- Where and by whom a table was opened, chat numbers stored bit by bit, so that nobody and no server has too many that
-- wait. Null for tables from before this was stored: they count for nobody, and stay open as long as somebody is there.
alter table games add column server integer;
alter table games add column opened_by integer;

-- Whether a closed lobby was closed because it was not started in time, and not because nobody was left.
alter table games add column expired integer not null default 0 check (expired in (0, 1));

create index lobbies_of_a_server on games (server) where state = 'gathering';
create index lobbies_of_a_person on games (opened_by) where state = 'gathering';
