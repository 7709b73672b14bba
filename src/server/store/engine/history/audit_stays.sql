-- The log is only added to. Its lines go with the booking or the account that they are about; those of accounts can go
-- before, and so can words that may be about a person and the account of a customer who acted (D35).
create function audit_stays() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' and (
       company.forgetting()
       or old.booking_id is not null and not exists (select from company.booking where id = old.booking_id)
       or old.account_id is not null and not exists (select from company.account where id = old.account_id)) then
    return old;
  end if;
  if tg_op = 'UPDATE' and company.forgetting()
     and to_jsonb(new) - '{reason,actor_id}'::text[] = to_jsonb(old) - '{reason,actor_id}'::text[]
     and (new.actor_id is not distinct from old.actor_id or old.actor_kind = 'customer' and new.actor_id is null) then
    return new;
  end if;
  raise exception 'the log is only added to' using errcode = 'SW002';
end $$;

create trigger audit_stays before update or delete on audit for each row execute function audit_stays();
