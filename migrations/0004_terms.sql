-- What a table agreed on before it was known how many would play, as JSON: edition, options, virtual opponents. Without,
-- what every table played before there was a choice.
alter table games add column terms text check (terms is null or json_valid(terms));
