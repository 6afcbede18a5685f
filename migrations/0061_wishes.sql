-- What players want if questions come that may follow a secret choice. Private, like all orders; older rows have none.
alter table orders add column wishes text check (wishes is null or json_valid(wishes));
