-- A charge is corrected by another one. Only its words, which may be about a person, can go in time (D35).
create function charge_stays() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and company.forgetting() and to_jsonb(new) - 'reason' = to_jsonb(old) - 'reason' then
    return new;
  end if;
  raise exception 'a charge is corrected by another one, never changed' using errcode = 'SW002';
end $$;

create trigger charge_stays before update or delete on charge
  for each row execute function charge_stays();
