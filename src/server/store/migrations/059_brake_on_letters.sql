-- Nobody's inbox is filled by strangers, whatever they do for it (D32). `unasked` is a letter that somebody can cause who
-- has not shown that the address is theirs; `subject` is the booking that it is about.
alter table letter add column unasked boolean not null default false, add column subject bigint;
create index letter_unasked on letter (mailbox(recipient), created_at) where unasked;
