-- Letters: written in the transaction that causes them, sent by a job, and emptied once they are handed over.

create table letter (
  id uuid default gen_random_uuid() constraint letter_pkey primary key,
  kind text not null,
  recipient text not null,
  language text not null constraint letter_language_known check (language in ('de', 'en')),
  data jsonb not null,
  created_at timestamptz not null default now(),
  sent_at timestamptz,
  -- Whether the person who caused the letter may not own the address, and the booking that it is about. Such letters
  -- are limited, so that strangers cannot fill an inbox (D32).
  unasked boolean not null default false,
  subject bigint,
  -- Whether the recipient wants to be forgotten: the letter is then removed as soon as it is sent.
  forget boolean not null default false,
  -- The process that is sending it, and the end of that claim (store/lease.ts).
  taken_by uuid,
  taken_until timestamptz,
  constraint letter_taken_for_a_time check ((taken_by is null) = (taken_until is null))
);
create index letter_unasked on letter (mailbox(recipient), created_at) where unasked;

-- Letters to the customer of a booking, which staff can look at and send again. Unlike the row that is sent, it keeps the
-- content, but never the token of a link. It goes with the person (docs/decisions/092-letters-are-kept.md).
create table booking_letter (
  id uuid constraint booking_letter_pkey primary key,
  booking_id bigint not null constraint booking_letter_booking_id_fkey references booking,
  kind text not null,
  language text not null constraint booking_letter_language_known check (language in ('de', 'en')),
  data jsonb not null,
  written_at timestamptz not null,
  -- Null until the mail server has it.
  sent_at timestamptz
);
create index on booking_letter (booking_id);

-- Codes that prove a mail address, at most one for each. Address and code are keyed fingerprints.
create table email_code (
  address bytea constraint email_code_pkey primary key,
  code bytea not null,
  tries_left integer not null constraint email_code_tries_not_negative check (tries_left >= 0),
  expires_at timestamptz not null
);
create index on email_code (expires_at);
