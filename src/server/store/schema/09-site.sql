-- The public site: newsletter by double opt-in (UWG § 7), and messages from the contact form.

-- Subscriptions to the newsletter, a row for each time. An address has at most one open subscription.
create table newsletter_subscription (
  id uuid default gen_random_uuid() constraint newsletter_subscription_pkey primary key,
  email text not null,
  language text not null constraint newsletter_subscription_language_known check (language in ('de', 'en')),
  -- The text that stood beside the button (src/content/consent.ts).
  consent_version text not null,
  asked_at timestamptz not null,
  -- Last time that entering the address on the site caused a letter.
  mailed_at timestamptz,
  -- SHA-256 of the token in the confirmation link; null once it is used.
  confirm_hash bytea constraint newsletter_subscription_confirm_hash_key unique,
  confirmed_at timestamptz,
  ended_at timestamptz,
  -- In plain text, because every newsletter carries it and it can only end the subscription.
  unsubscribe_token text not null constraint newsletter_subscription_unsubscribe_token_key unique,
  constraint newsletter_subscription_confirmed_once
    check (confirm_hash is null or (confirmed_at is null and ended_at is null))
);
create unique index newsletter_subscription_email on newsletter_subscription (lower(email)) where ended_at is null;
create index on newsletter_subscription (lower(email));

-- Proof of consent. Append-only for as long as the subscription exists.
create table newsletter_consent (
  id bigint generated always as identity constraint newsletter_consent_pkey primary key,
  subscription_id uuid not null constraint newsletter_consent_subscription_id_fkey
    references newsletter_subscription on delete cascade,
  at timestamptz not null,
  step text not null constraint newsletter_consent_step_known check (step in ('asked', 'confirmed', 'ended')),
  consent_version text not null,
  language text not null constraint newsletter_consent_language_known check (language in ('de', 'en'))
);
create index on newsletter_consent (subscription_id);

-- Issues of the newsletter. What went out is kept; it is about nobody.
create table newsletter_issue (
  id uuid default gen_random_uuid() constraint newsletter_issue_pkey primary key,
  subject_de text not null,
  text_de text not null,
  subject_en text not null,
  text_en text not null,
  -- Body of the car in its head; null for none.
  car text,
  state text not null default 'draft'
    constraint newsletter_issue_state_known check (state in ('draft', 'sending', 'sent', 'stopped')),
  -- Raised by every change of the text; each names the version that its author saw.
  version integer not null default 1,
  changed_at timestamptz not null,
  changed_by uuid constraint newsletter_issue_changed_by_fkey references staff on delete set null,
  started_at timestamptz,
  started_by uuid constraint newsletter_issue_started_by_fkey references staff on delete set null,
  -- When the last letter had gone, or somebody stopped the rest.
  over_at timestamptz,
  -- Number of letters by language and state, '{"de_sent": 120}', once the deliveries are forgotten.
  totals jsonb,
  constraint newsletter_issue_started check ((state = 'draft') = (started_at is null)),
  constraint newsletter_issue_over check ((state in ('sent', 'stopped')) = (over_at is not null))
);
create index on newsletter_issue (state) where state in ('draft', 'sending');

-- The letter to each reader of an issue, and its fate. Readers are those of the moment at which it was started.
create table newsletter_delivery (
  issue_id uuid not null constraint newsletter_delivery_issue_id_fkey references newsletter_issue on delete cascade,
  subscription_id uuid not null constraint newsletter_delivery_subscription_id_fkey
    references newsletter_subscription on delete cascade,
  language text not null constraint newsletter_delivery_language_known check (language in ('de', 'en')),
  state text not null default 'waiting' constraint newsletter_delivery_state_known
    check (state in ('waiting', 'queued', 'sent', 'failed', 'left_out', 'stopped')),
  -- The letter's number, once it is in the queue.
  letter_id uuid constraint newsletter_delivery_letter_id_key unique,
  done_at timestamptz,
  constraint newsletter_delivery_pkey primary key (issue_id, subscription_id)
);
create index on newsletter_delivery (issue_id) where state = 'waiting';
create index on newsletter_delivery (subscription_id);

create table contact_message (
  id uuid default gen_random_uuid() constraint contact_message_pkey primary key,
  idempotency_key text not null constraint contact_message_idempotency_key_key unique,
  request_hash bytea not null,
  -- Null if the message is to no branch in particular.
  branch_id smallint constraint contact_message_branch_id_fkey references branch,
  name text not null,
  email text not null,
  phone text,
  booking_reference text,
  message text not null,
  language text not null constraint contact_message_language_known check (language in ('de', 'en')),
  created_at timestamptz not null,
  state text not null default 'new'
    constraint contact_message_state_known check (state in ('new', 'in_work', 'answered', 'closed')),
  -- The colleague who has it in hand.
  owner_id uuid constraint contact_message_owner_id_fkey references staff on delete set null,
  -- Raised by every change of state and owner and by every answer; each names the version that its author saw.
  version integer not null default 1,
  -- The colleague who is writing an answer, and when they last touched a key.
  writer_id uuid constraint contact_message_writer_id_fkey references staff on delete set null,
  written_at timestamptz
);
create index on contact_message (lower(email), created_at);
create index on contact_message (created_at);
create index contact_message_of_state on contact_message (state, created_at, id);

-- Our answers to messages. They go with the message.
create table contact_answer (
  id uuid default gen_random_uuid() constraint contact_answer_pkey primary key,
  message_id uuid not null constraint contact_answer_message_id_fkey references contact_message on delete cascade,
  author_id uuid constraint contact_answer_author_id_fkey references staff on delete set null,
  text text not null,
  at timestamptz not null
);
create index on contact_answer (message_id, at);
