-- Removes the proofs of consent for copies of documents that were gone before a moment. Returns the number of rows.
create function forget_consents_to_copies(before timestamptz) returns integer
language plpgsql security definer as $$
declare gone integer;
begin
  perform set_config('spreewagen.forgetting', 'on', true);
  delete from company.document_consent c
  where exists (select from company.document_consent o
                where o.document_id = c.document_id and o.step <> 'given' and o.at < before)
    and not exists (select from company.document d where d.id = c.document_id);
  get diagnostics gone = row_count;
  perform set_config('spreewagen.forgetting', '', true);
  return gone;
end $$;
