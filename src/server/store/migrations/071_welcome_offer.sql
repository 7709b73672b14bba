-- Whether the account was opened while the welcome offer stood: what somebody signed up for stays theirs after its last day.
alter table customer add column welcome boolean not null default true;
