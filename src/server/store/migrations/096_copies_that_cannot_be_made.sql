-- In how many nights a document could not be marked as a copy: what cannot be drawn is not tried for ever.

alter table document add column stamp_tries smallint not null default 0;
