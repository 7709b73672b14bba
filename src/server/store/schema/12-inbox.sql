-- Messages of providers, such as one for payments: stored at once, processed by a job, each once.

create table inbox_message (
  id uuid default gen_random_uuid() constraint inbox_message_pkey primary key,
  -- Messages about one subject are numbered in the order of their arrival; staff name a message by its number.
  number bigint generated always as identity,
  provider text not null,
  -- The provider's own id of the message. They repeat it until we confirm its arrival.
  message_id text not null,
  kind text not null,
  -- The provider's id of the subject, such as a payment.
  subject text not null,
  -- Content; removed once the message is done.
  payload jsonb not null,
  received_at timestamptz not null default now(),
  -- 'stuck': could not be processed and waits for staff. 'aside': staff have put it aside.
  state text not null default 'open',
  over_at timestamptz,
  attempts integer not null default 0,
  trouble text,
  next_try_at timestamptz not null default now(),
  -- The process that works on it, and the end of its lease (store/lease.ts).
  taken_by uuid,
  taken_until timestamptz,
  constraint inbox_message_number_unique unique (number),
  constraint inbox_message_once unique (provider, message_id),
  constraint inbox_message_state_known check (state in ('open', 'stuck', 'worked', 'aside')),
  constraint inbox_message_over check ((state in ('worked', 'aside')) = (over_at is not null)),
  constraint inbox_message_emptied check (over_at is null or payload = '{}'),
  constraint inbox_message_taken_for_a_time check ((taken_by is null) = (taken_until is null))
);
create index inbox_message_in_turn on inbox_message (provider, subject, number) where over_at is null;
create index inbox_message_over_at on inbox_message (over_at) where over_at is not null;
