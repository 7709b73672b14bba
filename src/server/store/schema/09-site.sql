-- The public site: newsletter by double opt-in (UWG § 7), and messages from the contact form.

-- One row for each time that somebody subscribes. Of one address, at most one is open.
create table newsletter_subscription (
  id uuid default gen_random_uuid() constraint newsletter_subscription_pkey primary key,
  email text not null,
  language text not null constraint newsletter_subscription_language_known check (language in ('de', 'en')),
  -- The text that stood beside the button (src/content/consent.ts).
  consent_version text not null,
  asked_at timestamptz not null,
  -- When somebody last caused a letter by typing in the address.
  mailed_at timestamptz,
  -- SHA-256 of the link that confirms; gone once it is used.
  confirm_hash bytea constraint newsletter_subscription_confirm_hash_key unique,
  confirmed_at timestamptz,
  ended_at timestamptz,
  -- In plain text, since every newsletter carries it: all it can do is end the subscription.
  unsubscribe_token text not null constraint newsletter_subscription_unsubscribe_token_key unique,
  constraint newsletter_subscription_confirmed_once
    check (confirm_hash is null or (confirmed_at is null and ended_at is null))
);
create unique index newsletter_subscription_email on newsletter_subscription (lower(email)) where ended_at is null;
create index on newsletter_subscription (lower(email));

-- Proof of the consent. Append-only, for as long as there is the subscription.
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

create table contact_message (
  id uuid default gen_random_uuid() constraint contact_message_pkey primary key,
  idempotency_key text not null constraint contact_message_idempotency_key_key unique,
  request_hash bytea not null,
  -- Null: to no branch in particular.
  branch_id smallint constraint contact_message_branch_id_fkey references branch,
  name text not null,
  email text not null,
  phone text,
  booking_reference text,
  message text not null,
  language text not null constraint contact_message_language_known check (language in ('de', 'en')),
  created_at timestamptz not null
);
create index on contact_message (lower(email), created_at);
create index on contact_message (created_at);
