-- What proves the consent to a copy (GDPR Art. 7 (1)): given with the upload, withdrawn by deleting the document, ended
-- by its removal in time. Rows are only added; they outlive the document, and go with the account.
create table document_consent (
  id bigint generated always as identity primary key,
  customer_id uuid not null references customer on delete cascade,
  document_id uuid not null,
  at timestamptz not null,
  step text not null check (step in ('given', 'withdrawn', 'ended')),
  kind text not null check (kind in ('licence', 'identity_card', 'passport', 'other')),
  -- Which words were agreed to (src/content/document-consent.ts), and in which language they were shown.
  consent_version text not null,
  language text not null check (language in ('de', 'en')),
  unique (document_id, step)
);
create index on document_consent (customer_id);
create index on document_consent (at) where step <> 'given';

create function consent_to_copy_stays() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' and (forgetting() or not exists (select from customer where id = old.customer_id)) then
    return old;
  end if;
  raise exception 'the log of consents is only added to' using errcode = 'SW002';
end $$;
create trigger consent_to_copy_stays before update or delete on document_consent
  for each row execute function consent_to_copy_stays();
create trigger consent_to_copy_stays_whole before truncate on document_consent execute function stays();

-- Removes the proofs of copies that were gone before a moment. Returns how many rows.
create function forget_consents_to_copies(before timestamptz) returns integer
language plpgsql security definer set search_path from current as $$
declare gone integer;
begin
  perform set_config('spreewagen.forgetting', 'on', true);
  delete from document_consent c
  where exists (select from document_consent o
                where o.document_id = c.document_id and o.step <> 'given' and o.at < before)
    and not exists (select from document d where d.id = c.document_id);
  get diagnostics gone = row_count;
  perform set_config('spreewagen.forgetting', '', true);
  return gone;
end $$;
