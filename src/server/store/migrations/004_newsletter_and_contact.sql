-- Newsletter by double opt-in (UWG § 7), and messages from the contact form.

-- One row for each time that somebody subscribes; at most one of an address is not over.
create table newsletter_subscription (
  id uuid primary key default gen_random_uuid(),
  email text not null,
  language text not null check (language in ('de', 'en')),
  -- Which text stood beside the button when the address was given (src/content/consent.ts).
  consent_version text not null,
  asked_at timestamptz not null,
  -- The last letter that anybody could cause by typing in the address.
  mailed_at timestamptz,
  -- SHA-256 of the link that confirms; gone once it is used.
  confirm_hash bytea unique,
  confirmed_at timestamptz,
  ended_at timestamptz,
  -- As it is, not hashed: every newsletter carries it anew, and all it can do is to end the subscription.
  unsubscribe_token text not null unique,
  check (confirm_hash is null or (confirmed_at is null and ended_at is null))
);
create unique index newsletter_subscription_email on newsletter_subscription (lower(email)) where ended_at is null;
create index on newsletter_subscription (lower(email));

-- What proves a consent. Rows are only added, and go with their subscription.
create table newsletter_consent (
  id bigint generated always as identity primary key,
  subscription_id uuid not null references newsletter_subscription on delete cascade,
  at timestamptz not null,
  step text not null check (step in ('asked', 'confirmed', 'ended')),
  consent_version text not null,
  language text not null check (language in ('de', 'en'))
);
create index on newsletter_consent (subscription_id);

create function newsletter_consent_stays() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' and not exists (select from newsletter_subscription where id = old.subscription_id) then
    return old;
  end if;
  raise exception 'the log of consents is only added to';
end $$;
create trigger newsletter_consent_stays before update or delete on newsletter_consent
  for each row execute function newsletter_consent_stays();

create table contact_message (
  id uuid primary key default gen_random_uuid(),
  idempotency_key text not null unique,
  request_hash bytea not null,
  -- null: to nobody in particular
  branch_id smallint references branch,
  name text not null,
  email text not null,
  phone text,
  booking_reference text,
  message text not null,
  language text not null check (language in ('de', 'en')),
  created_at timestamptz not null
);
create index on contact_message (lower(email), created_at);
create index on contact_message (created_at);
