-- Keeps the log of consents to copies append-only. Its entries go with the account or when their time is over.
create function consent_to_copy_stays() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE'
     and (company.forgetting() or not exists (select from company.customer where id = old.customer_id)) then
    return old;
  end if;
  if tg_op = 'UPDATE' and company.merging()
     and to_jsonb(new) - 'customer_id' = to_jsonb(old) - 'customer_id' then
    return new;
  end if;
  raise exception 'the log of consents is only added to' using errcode = 'SW002';
end $$;

create trigger consent_to_copy_stays before update or delete on document_consent
  for each row execute function consent_to_copy_stays();
