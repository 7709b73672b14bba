-- Paper: the agreements that we write, and the documents that customers upload.

-- What was agreed, as the customer has it: one PDF for each revision of a booking. Append-only.
create table rental_agreement (
  id bigint generated always as identity constraint rental_agreement_pkey primary key,
  booking_id bigint not null constraint rental_agreement_booking_id_fkey references booking on delete cascade,
  revision integer not null constraint rental_agreement_revision_positive check (revision >= 1),
  language text not null constraint rental_agreement_language_known check (language in ('de', 'en')),
  terms_version text not null,
  file_name text not null,
  sha256 bytea not null,
  -- Compressed by itself.
  pdf bytea storage external not null,
  written_at timestamptz not null default now(),
  constraint rental_agreement_booking_id_revision_key unique (booking_id, revision),
  constraint rental_agreement_unchanged check (sha256 = sha256(pdf))
);

-- Copies of licence, identity card, passport and other papers (D27). Name and content are sealed with the key
-- (decision 036), so a copy of the database alone shows neither.
create table document (
  id uuid constraint document_pkey primary key,
  customer_id uuid not null constraint document_customer_id_fkey references customer on delete cascade,
  kind text not null constraint document_kind_known check (kind in ('licence', 'identity_card', 'passport', 'other')),
  -- The last day on which it is valid, as its owner says.
  expiry date constraint document_expiry_known check (expiry is not null or kind = 'other'),
  media_type text not null constraint document_media_type_known check (media_type in ('image/jpeg', 'application/pdf')),
  -- Size, pixels and pages are those of the copy that is kept, which was drawn anew. Only pictures have pixels.
  bytes integer not null constraint document_bytes_positive check (bytes > 0),
  width integer constraint document_width_positive check (width > 0),
  height integer constraint document_height_positive check (height > 0),
  pages integer not null constraint document_pages_positive check (pages > 0),
  name_sealed bytea not null,
  content_sealed bytea storage external not null,
  -- Keyed, of what was sent: sending the same file again after a broken line keeps one.
  fingerprint bytea not null,
  uploaded_at timestamptz not null,
  -- Whether every page is marked as a copy (PAuswG § 20 (2), D35), and in how many nights that failed: what cannot be
  -- drawn is not tried for ever.
  stamped boolean not null,
  stamp_tries smallint not null default 0,
  state text not null default 'pending'
    constraint document_state_known check (state in ('pending', 'accepted', 'refused')),
  reviewed_at timestamptz,
  -- Why it was refused; its owner reads this.
  reason text,
  constraint document_customer_id_fingerprint_key unique (customer_id, fingerprint),
  constraint document_reviewed_at_a_time check ((state = 'pending') = (reviewed_at is null)),
  constraint document_refused_for_a_reason check ((state = 'refused') = (reason is not null)),
  constraint document_picture_has_pixels
    check ((media_type = 'image/jpeg') = (width is not null) and (width is null) = (height is null)),
  constraint document_picture_is_one_page check (media_type = 'application/pdf' or pages = 1)
);
create index on document (uploaded_at);
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
  -- Which words were agreed to (src/content/document-consent.ts), and the language they were shown in.
  consent_version text not null,
  language text not null constraint document_consent_language_known check (language in ('de', 'en')),
  constraint document_consent_document_id_step_key unique (document_id, step)
);
create index on document_consent (customer_id);
create index on document_consent (at) where step <> 'given';
