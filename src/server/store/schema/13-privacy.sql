-- Requests of people under the GDPR (art. 15 to 21), each with the day by which it is answered. Name and address stay as
-- proof of the answer after the person is erased from everything else, until `privacyRequestYears`.
create table privacy_request (
  id uuid default gen_random_uuid() constraint privacy_request_pkey primary key,
  kind text not null constraint privacy_request_kind_known
    check (kind in ('access', 'rectification', 'erasure', 'restriction', 'portability', 'objection')),
  way text not null constraint privacy_request_way_known
    check (way in ('email', 'form', 'letter', 'phone', 'counter', 'account')),
  received_on date not null,
  -- Last day for the answer in Berlin (GDPR art. 12 (3), BGB §§ 188, 193).
  due_on date not null,
  -- Reason that the person was told of when the last day was put off; null if it was not.
  put_off_reason text,
  language text not null constraint privacy_request_language_known check (language in ('de', 'en')),
  -- Empty for what members did by themselves, who are known by the customer.
  name text not null,
  email text,
  customer_id uuid constraint privacy_request_customer_id_fkey references customer on delete set null,
  message_id uuid constraint privacy_request_message_id_fkey references contact_message on delete set null,
  -- How we made sure who asks; null until then.
  identity text constraint privacy_request_identity_known
    check (identity in ('known_address', 'account', 'booking', 'paper')),
  state text not null default 'open' constraint privacy_request_state_known check (state in ('open', 'done', 'refused')),
  owner_id uuid constraint privacy_request_owner_id_fkey references staff on delete set null,
  note text not null default '',
  -- Words about what was done, or why it was refused.
  outcome text not null default '',
  done_at timestamptz,
  created_at timestamptz not null,
  -- Restriction of processing that was granted (GDPR art. 18): in force from the first moment to the last.
  restricted_at timestamptz,
  lifted_at timestamptz,
  -- Day in Berlin in whose first hours it ends, and the reason; the person was told of both before (art. 18 (3)).
  lifts_on date,
  lift_reason text,
  -- Raised by every change; each names the version that its author saw.
  version integer not null default 1,
  constraint privacy_request_over_at_a_time check ((state = 'open') = (done_at is null)),
  constraint privacy_request_lifted_with_a_reason check ((lifts_on is null) = (lift_reason is null)),
  constraint privacy_request_restricts_an_address check (restricted_at is null or email is not null),
  constraint privacy_request_lifted_after_it_began check (restricted_at is not null or lifts_on is null and lifted_at is null)
);
create index privacy_request_open on privacy_request (due_on, id) where state = 'open';
create index privacy_request_over on privacy_request (done_at, id) where state <> 'open';
create index on privacy_request (customer_id);
create index on privacy_request (message_id);
create index on privacy_request (owner_id);
create index privacy_request_email on privacy_request (lower(email)) where email is not null;
-- Restrictions in force, by the address of the person.
create index privacy_request_restricts on privacy_request (lower(email)) where restricted_at is not null and lifted_at is null;

-- Request by which the customer's data may only be kept for now; null if there is none in force.
alter table customer add column restriction_id uuid
  constraint customer_restriction_id_fkey references privacy_request on delete set null;
create index customer_restricted on customer (restriction_id) where restriction_id is not null;
