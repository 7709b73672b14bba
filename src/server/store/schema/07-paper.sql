-- Files, and the rows that have one: agreements that we write, documents and pictures that customers upload.

-- Name of the folder that has this company's files (FILES=folder). It is random, so that another database with the same
-- data folder never takes them for leftovers of its own.
create table file_folder (
  one boolean default true constraint file_folder_pkey primary key constraint file_folder_is_one check (one),
  name uuid not null default gen_random_uuid()
);
insert into file_folder default values;

-- Place of each file's content, with the size and hash that it must have (decision 077). The content is sealed with the
-- key.
create table stored_file (
  id uuid constraint stored_file_pkey primary key,
  -- Context to which the content is bound when it is sealed, such as 'document:…'.
  owner text not null,
  store text not null constraint stored_file_store_known check (store in ('database', 'folder')),
  -- Hash of the sealed content, which is also its name in the store.
  sha256 bytea not null constraint stored_file_sha256_key unique
    constraint stored_file_sha256_whole check (length(sha256) = 32),
  -- Size of the sealed content.
  bytes integer not null constraint stored_file_bytes_positive check (bytes > 0),
  -- Number of the key that sealed it.
  key_number text not null constraint stored_file_key_number_in_form check (key_number ~ '^[0-9a-f]{8}$'),
  stored_at timestamptz not null default now()
);

-- Content of the store 'database'. Sealed bytes do not compress, so the database does not try.
create table stored_content (
  sha256 bytea constraint stored_content_pkey primary key,
  content bytea storage external not null,
  stored_at timestamptz not null default now()
);

-- Content that a store may have and no file names: still to be removed, or on its way there. A process leases its row
-- (store/lease.ts) while it removes or brings it.
create table file_leftover (
  id uuid default gen_random_uuid() constraint file_leftover_pkey primary key,
  store text not null,
  name text not null,
  since timestamptz not null default now(),
  taken_by uuid,
  taken_until timestamptz,
  constraint file_leftover_once unique (store, name)
);

-- Rental agreements, as customers have them: one PDF for each revision of a booking. Append-only.
create table rental_agreement (
  id bigint generated always as identity constraint rental_agreement_pkey primary key,
  booking_id bigint not null constraint rental_agreement_booking_id_fkey references booking,
  revision integer not null constraint rental_agreement_revision_positive check (revision >= 1),
  language text not null constraint rental_agreement_language_known check (language in ('de', 'en')),
  terms_version text not null,
  file_name text not null,
  -- Size and hash of the PDF itself, for a reader to compare.
  bytes integer not null constraint rental_agreement_bytes_positive check (bytes > 0),
  sha256 bytea not null constraint rental_agreement_sha256_whole check (length(sha256) = 32),
  file_id uuid not null constraint rental_agreement_file_id_key unique
    constraint rental_agreement_file_id_fkey references stored_file deferrable initially deferred,
  written_at timestamptz not null default now(),
  constraint rental_agreement_booking_id_revision_key unique (booking_id, revision)
);

-- A picture that its owner uploaded, drawn anew.
create table customer_picture (
  customer_id uuid constraint customer_picture_pkey primary key
    constraint customer_picture_customer_id_fkey references customer on delete cascade,
  file_id uuid not null constraint customer_picture_file_id_key unique
    constraint customer_picture_file_id_fkey references stored_file
);

-- Copies of licence, identity card, passport and other papers (D27). Name and content are sealed with the key
-- (decision 036), so a copy of the database alone shows neither.
create table document (
  id uuid constraint document_pkey primary key,
  customer_id uuid not null constraint document_customer_id_fkey references customer on delete cascade,
  kind text not null constraint document_kind_known check (kind in ('licence', 'identity_card', 'passport', 'other')),
  -- Last day of its validity, according to its owner.
  expiry date constraint document_expiry_known check (expiry is not null or kind = 'other'),
  media_type text not null constraint document_media_type_known check (media_type in ('image/jpeg', 'application/pdf')),
  -- Size, pixels and pages are those of the copy that is kept, which was drawn anew. Only pictures have pixels.
  bytes integer not null constraint document_bytes_positive check (bytes > 0),
  width integer constraint document_width_positive check (width > 0),
  height integer constraint document_height_positive check (height > 0),
  pages integer not null constraint document_pages_positive check (pages > 0),
  name_sealed bytea not null,
  file_id uuid not null constraint document_file_id_key unique
    constraint document_file_id_fkey references stored_file,
  -- Keyed fingerprint of the file as it was sent, so that a repeated upload after a broken connection is stored once.
  fingerprint bytea not null,
  uploaded_at timestamptz not null,
  -- Whether every page is marked as a copy (PAuswG § 20 (2), D35), and in how many nights that failed, so that it is
  -- not tried for ever.
  stamped boolean not null,
  stamp_tries smallint not null default 0,
  state text not null default 'pending'
    constraint document_state_known check (state in ('pending', 'accepted', 'refused')),
  reviewed_at timestamptz,
  -- Colleague who decided; null for the command line.
  reviewed_by uuid constraint document_reviewed_by_fkey references staff on delete set null,
  -- Reason for a refusal; its owner reads this.
  reason text,
  constraint document_customer_id_fingerprint_key unique (customer_id, fingerprint),
  constraint document_reviewed_at_a_time check ((state = 'pending') = (reviewed_at is null)),
  constraint document_refused_for_a_reason check ((state = 'refused') = (reason is not null)),
  constraint document_picture_has_pixels
    check ((media_type = 'image/jpeg') = (width is not null) and (width is null) = (height is null)),
  constraint document_picture_is_one_page check (media_type = 'application/pdf' or pages = 1)
);
create index on document (uploaded_at);
create index on document (reviewed_by) where reviewed_by is not null;
create index document_pending on document (uploaded_at) where state = 'pending';
create index document_unstamped on document (uploaded_at) where not stamped;

-- Proof of the consent to each copy (GDPR Art. 7 (1)): given with the upload, withdrawn by deleting the document, ended
-- by its removal in time. Append-only; it outlives the document and goes with the account.
create table document_consent (
  id bigint generated always as identity constraint document_consent_pkey primary key,
  customer_id uuid not null constraint document_consent_customer_id_fkey references customer on delete cascade,
  document_id uuid not null,
  at timestamptz not null,
  step text not null constraint document_consent_step_known check (step in ('given', 'withdrawn', 'ended')),
  kind text not null
    constraint document_consent_kind_known check (kind in ('licence', 'identity_card', 'passport', 'other')),
  -- Version of the text that was agreed to (src/content/document-consent.ts), and its language.
  consent_version text not null,
  language text not null constraint document_consent_language_known check (language in ('de', 'en')),
  constraint document_consent_document_id_step_key unique (document_id, step)
);
create index on document_consent (customer_id);
create index on document_consent (at) where step <> 'given';
