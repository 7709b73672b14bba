-- Letters: written in the transaction that causes them, sent by a job, emptied when handed over.

create table letter (
  id uuid default gen_random_uuid() constraint letter_pkey primary key,
  kind text not null,
  recipient text not null,
  language text not null constraint letter_language_known check (language in ('de', 'en')),
  data jsonb not null,
  created_at timestamptz not null default now(),
  sent_at timestamptz,
  -- Whether it may have been caused by somebody who has not shown that the address is theirs, and the booking it is
  -- about: nobody's inbox is filled by strangers (D32).
  unasked boolean not null default false,
  subject bigint,
  -- Its recipient wants to be forgotten: it is removed as soon as it has gone.
  forget boolean not null default false,
  -- Which process is handing it over, and until when it counts as taken (store/lease.ts).
  taken_by uuid,
  taken_until timestamptz,
  constraint letter_taken_for_a_time check ((taken_by is null) = (taken_until is null))
);
create index letter_unasked on letter (mailbox(recipient), created_at) where unasked;

-- Codes that prove a mail address, one at a time for each. Address and code are keyed fingerprints.
create table email_code (
  address bytea constraint email_code_pkey primary key,
  code bytea not null,
  tries_left integer not null constraint email_code_tries_not_negative check (tries_left >= 0),
  expires_at timestamptz not null
);
create index on email_code (expires_at);
