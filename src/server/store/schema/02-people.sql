-- People (D37). An account is a way to sign in; a customer is a person or a company that rents; a colleague works here.
-- One person may be all three, and each stands without the others: a walk-in rents without an account, and a colleague
-- signs in without being a customer.

-- The digits of a phone number without country code and leading zero: equal for '+49 171 23125' and '0171/23125'. It
-- belongs to the schema rather than to the engine, because indexes are built with it.
create function phone_digits(phone text) returns text language sql immutable parallel safe
return regexp_replace(regexp_replace(phone, '\D', '', 'g'), '^(0049|49|0)', '');
-- Names, phone numbers and plates as staff search for them. They belong to the schema rather than to the engine, because
-- indexes are built with them and another body would make them wrong. src/domain/search-key.ts folds what staff type in
-- the same way.
create function search_name(name text) returns text language sql immutable parallel safe
return trim(regexp_replace(replace(replace(replace(replace(
  translate(lower(name), 'äöüÄÖÜàáâãåąçćčđďèéêëęěğìíîïıłñńňòóôõøőřśšşťţùúûűůýÿźżž', 'aouaouaaaaaacccddeeeeeegiiiiilnnnoooooorsssttuuuuuyyzzz'),
  'ß', 'ss'), 'ae', 'a'), 'oe', 'o'), 'ue', 'u'), '[^[:alnum:]]+', ' ', 'g'));

-- Family name first, without the little words before it: Max von Beispiel is found under B.
create function search_person(first_name text, last_name text) returns text language sql immutable parallel safe
return regexp_replace(search_name(last_name || ' ' || first_name), '^((von|van|de|der|den|zu|zur|di|da|del|la|le|el|al) )+', '');

-- Digits of a phone number after the trunk zero or the prefix of Germany, in whatever way it is written.
create function search_phone(phone text) returns text language sql immutable parallel safe
return ltrim(regexp_replace(regexp_replace(regexp_replace(phone, '[^0-9+]', '', 'g'), '^(\+|00)(49)?', ''), '[^0-9]', '', 'g'), '0');

-- Words of a name, each of which may be the one by which staff know a company: Firma Probebau GmbH is found under P, too.
create function search_words(name text) returns tsvector language sql immutable parallel safe
return array_to_tsvector(string_to_array(search_name(name), ' '));

create table account (
  id uuid default gen_random_uuid() constraint account_pkey primary key,
  email text not null,
  email_confirmed_at timestamptz,
  -- Argon2id. Null until the first password is chosen.
  password_hash text,
  -- Language of the letters to its owner.
  language text not null constraint account_language_known check (language in ('de', 'en')),
  created_at timestamptz not null default now()
);
create unique index account_email on account (lower(email));
create index account_email_begins on account (lower(email) text_pattern_ops);

create table customer (
  id uuid default gen_random_uuid() constraint customer_pkey primary key,
  -- Null for a customer who rents without an account. With an account the customer goes, too.
  account_id uuid constraint customer_account_id_key unique
    constraint customer_account_id_fkey references account on delete cascade,
  first_name text not null,
  last_name text not null,
  -- Name of a company that rents; the names above are those of the person who acts for it.
  company_name text constraint customer_company_name_given check (company_name ~ '\S'),
  date_of_birth date,
  -- Mail address of a customer without an account; with one, the account has it.
  email text constraint customer_email_without_account check (email is null or account_id is null),
  phone text,
  street_name text,
  house_no text,
  postal_code text,
  city text,
  country text,
  additional_info text,
  -- An address: of the picture that the registration named, or of the one in customer_picture.
  picture text,
  -- Passport, identity card and licence: AES-256-GCM (D27). They are kept for a time that begins when they are given.
  documents_sealed bytea,
  documents_given_at timestamptz,
  -- Raised by every change of the profile; each change names the version that its author saw.
  profile_version integer not null default 1,
  tier text not null default 'prime' constraint customer_tier_known check (tier in ('prime', 'elite')),
  -- Whether the address of the account had rented before the account was made (see rented_address).
  rented_before boolean not null default false,
  -- Whether they signed up while the welcome offer stood. What a customer signed up for stays theirs.
  welcome boolean not null default true,
  created_at timestamptz not null default now(),
  constraint customer_documents_have_a_date check ((documents_sealed is null) = (documents_given_at is null))
);

-- Staff find customers by how a name, an address or a number begins.
create index customer_last_name on customer (lower(last_name) text_pattern_ops);
create index customer_first_name on customer (lower(first_name) text_pattern_ops);
create index customer_company_name on customer (lower(company_name) text_pattern_ops) where company_name is not null;
create index customer_email on customer (lower(email) text_pattern_ops) where email is not null;
create index customer_phone on customer (phone_digits(phone) text_pattern_ops) where phone is not null;
create index customer_name on customer (search_person(first_name, last_name) collate "C", id);
create index customer_first_then_last on customer (search_name(first_name || ' ' || last_name) collate "C", id);
create index customer_company on customer (search_name(company_name) collate "C", id) where company_name is not null;
create index customer_born on customer (date_of_birth) where date_of_birth is not null;
create index customer_found_by_phone on customer (search_phone(phone) collate "C", id) where phone is not null;
create index customer_phone_end on customer (reverse(search_phone(phone)) collate "C", id) where phone is not null;

-- Other people who drive for a customer: offered when the customer fills in the booking form. Numbers of documents are not
-- kept here.
create table account_driver (
  id uuid default gen_random_uuid() constraint account_driver_pkey primary key,
  customer_id uuid not null constraint account_driver_customer_id_fkey references customer on delete cascade,
  first_name text not null,
  last_name text not null,
  date_of_birth date not null,
  license_expiry date,
  created_at timestamptz not null default now()
);
create index on account_driver (customer_id);

-- The role of a colleague, who signs in with an account like everybody else's: there is one way in and one second
-- factor.
create table staff (
  account_id uuid constraint staff_pkey primary key
    constraint staff_account_id_fkey references account on delete cascade,
  name text not null,
  role text not null constraint staff_role_known check (role in ('agent', 'manager')),
  -- A colleague who has left keeps the account, and nothing else.
  active boolean not null default true,
  -- Whether they work at every branch; otherwise at those of staff_branch.
  everywhere boolean not null,
  created_at timestamptz not null default now(),
  -- Raised by every change of role and branches; each change names the version that its author saw.
  version integer not null default 1,
  constraint staff_managers_are_everywhere check (everywhere or role <> 'manager')
);

-- Branches where an agent works.
create table staff_branch (
  account_id uuid not null constraint staff_branch_account_id_fkey references staff on delete cascade,
  branch smallint not null constraint staff_branch_branch_fkey references branch,
  constraint staff_branch_pkey primary key (account_id, branch)
);

-- Invitations of colleagues that nobody has accepted yet, one for each address. The row goes when its link is used.
create table staff_invitation (
  id uuid default gen_random_uuid() constraint staff_invitation_pkey primary key,
  email text not null,
  name text not null,
  role text not null constraint staff_invitation_role_known check (role in ('agent', 'manager')),
  -- Branches where they are to work; null for all.
  branches smallint[],
  language text not null constraint staff_invitation_language_known check (language in ('de', 'en')),
  -- SHA-256 of the token in the letter.
  token_hash bytea not null constraint staff_invitation_token_hash_key unique,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  constraint staff_invitation_managers_are_everywhere check (branches is null or role <> 'manager'),
  constraint staff_invitation_agents_are_somewhere check (cardinality(branches) > 0)
);
create unique index staff_invitation_email on staff_invitation (lower(email));
-- Lists that colleagues look at again and again, under names of their own.
create table staff_filter (
  id uuid default gen_random_uuid() constraint staff_filter_pkey primary key,
  account_id uuid not null constraint staff_filter_account_id_fkey references staff on delete cascade,
  -- The list that it filters.
  list text not null constraint staff_filter_list_known check (list in ('bookings')),
  name text not null,
  -- The filter as the address of the page writes it.
  query text not null,
  constraint staff_filter_account_id_list_name_key unique (account_id, list, name)
);

-- Name of each account's owner: as a customer or else as a colleague, whose name is one text that ends with the family
-- name.
create view account_owner as
  select a.id as account_id, c.id as customer_id,
         coalesce(c.first_name, regexp_replace(s.name, '\s+\S+$', ''), '') as first_name,
         coalesce(c.last_name, substring(s.name from '\s(\S+)$'), '') as last_name
  from account a
  left join customer c on c.account_id = a.id
  left join staff s on s.account_id = a.id;

-- Notes of staff about a customer, which stay until somebody takes them off. They go with the customer.
create table customer_note (
  id uuid default gen_random_uuid() constraint customer_note_pkey primary key,
  customer_id uuid not null constraint customer_note_customer_id_fkey references customer on delete cascade,
  author_id uuid constraint customer_note_author_id_fkey references staff on delete set null,
  text text not null,
  at timestamptz not null,
  -- Taken off; for a day it can be put back.
  removed_at timestamptz
);
create index on customer_note (customer_id, at);
create index on customer_note (author_id);

-- Companies that rent. The papers of a rental go to their address; people rent for them.
create table business (
  id uuid default gen_random_uuid() constraint business_pkey primary key,
  name text not null constraint business_name_given check (name ~ '\S'),
  street text not null,
  postal_code text not null,
  city text not null,
  country text not null,
  vat_id text,
  -- Mailbox for invoices, if it is another one than that of the person who rents.
  invoice_email text,
  -- Words of the company for its own books, such as a cost centre.
  reference text,
  blocked_reason text,
  blocked_at timestamptz,
  blocked_by uuid constraint business_blocked_by_fkey references staff on delete set null,
  -- Raised by every change; each change names the version that its author saw.
  version integer not null default 1,
  created_at timestamptz not null,
  constraint business_blocked_with_a_reason check ((blocked_at is null) = (blocked_reason is null))
);
create index business_found_by_name on business (search_name(name) collate "C", id);
create index business_found_by_word on business using gin (search_words(name)) with (fastupdate = off);
create index on business (blocked_by);

-- Notes of staff about a company, like those about a customer. They go with it.
create table business_note (
  id uuid default gen_random_uuid() constraint business_note_pkey primary key,
  business_id uuid not null constraint business_note_business_id_fkey references business on delete cascade,
  author_id uuid constraint business_note_author_id_fkey references staff on delete set null,
  text text not null,
  at timestamptz not null,
  removed_at timestamptz
);
create index on business_note (business_id, at);
create index on business_note (author_id);

-- People who may rent for a company.
create table business_person (
  business_id uuid not null constraint business_person_business_id_fkey references business on delete cascade,
  customer_id uuid not null constraint business_person_customer_id_fkey references customer on delete cascade,
  added_at timestamptz not null,
  constraint business_person_pkey primary key (business_id, customer_id)
);
create index on business_person (customer_id);

-- Customers who were merged into another one, so that their old numbers lead to the one who stayed.
create table customer_merge (
  gone_id uuid constraint customer_merge_pkey primary key,
  customer_id uuid not null constraint customer_merge_customer_id_fkey references customer on delete cascade,
  at timestamptz not null
);
create index on customer_merge (customer_id);

-- Addresses that rented and whose account is gone or has another address by now, as keyed fingerprints: the discount on
-- a first rental is given once (D24).
create table rented_address (
  fingerprint bytea constraint rented_address_pkey primary key,
  at timestamptz not null,
  -- The customer whose account left this address behind, so that they can come back to it. Null when that customer is
  -- gone, or when several had the address.
  customer_id uuid constraint rented_address_customer_id_fkey references customer on delete set null
);
create index on rented_address (at);
create index on rented_address (customer_id);

-- People to whom we rent nothing for a time. A block outlives the customer's account: a person who opens another one is
-- found by the marks of the block. That of somebody who is no customer has a booking (schema/04-rental.sql).
create table customer_block (
  id uuid default gen_random_uuid() constraint customer_block_pkey primary key,
  customer_id uuid constraint customer_block_customer_id_fkey references customer on delete set null,
  reason text not null constraint customer_block_reason_given check (reason ~ '\S' and char_length(reason) <= 500),
  made_at timestamptz not null,
  -- Colleague who made it; null for the operator and for somebody whose account is gone.
  made_by uuid constraint customer_block_made_by_fkey references staff on delete set null,
  -- Last day of it in Berlin; null until somebody lifts it.
  ends_on date,
  lifted_at timestamptz,
  lifted_by uuid constraint customer_block_lifted_by_fkey references staff on delete set null,
  lift_reason text constraint customer_block_lift_reason_short check (char_length(lift_reason) <= 500),
  constraint customer_block_lifted_with_a_reason check ((lifted_at is null) = (lift_reason is null))
);
create index on customer_block (customer_id);
create index on customer_block (made_by);
create index on customer_block (lifted_by);

-- Mail addresses and licence numbers of a blocked person, as keyed fingerprints.
create table block_mark (
  block_id uuid not null constraint block_mark_block_id_fkey references customer_block on delete cascade,
  fingerprint bytea not null,
  constraint block_mark_pkey primary key (block_id, fingerprint)
);
create index on block_mark (fingerprint);
