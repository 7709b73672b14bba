-- The log is only added to. Lines about an account go with it, or before it in time; lines about a booking stay, but words
-- that may be about a person and the account of a customer who acted can go from them (D35).
create function audit_stays() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' and (
       company.forgetting()
       or old.account_id is not null and not exists (select from company.account where id = old.account_id)) then
    return old;
  end if;
  if tg_op = 'UPDATE' and company.forgetting()
     and to_jsonb(new) - '{reason,actor_id}'::text[] = to_jsonb(old) - '{reason,actor_id}'::text[]
     and (new.actor_id is not distinct from old.actor_id or old.actor_kind = 'customer' and new.actor_id is null) then
    return new;
  end if;
  -- Lines about an account go on with the account into which it is merged.
  if tg_op = 'UPDATE' and company.merging() and new.account_id is not null
     and to_jsonb(new) - 'account_id' = to_jsonb(old) - 'account_id' then
    return new;
  end if;
  raise exception 'the log is only added to' using errcode = 'SW002';
end $$;

create trigger audit_stays before update or delete on audit for each row execute function audit_stays();
