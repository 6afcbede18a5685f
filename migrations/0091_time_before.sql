-- What was agreed on about time before the table was changed, as JSON, where somebody had joined before the change; null where
-- nothing was changed behind anybody's back, and where only what is played was changed, by older builds.
alter table games add column agreed_before text check (agreed_before is null or json_valid(agreed_before));
