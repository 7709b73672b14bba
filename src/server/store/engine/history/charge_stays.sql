-- A charge is corrected by another one, and kept for as long as there is the booking. Only its words, which may be about
-- a person, can go in time (D35).
create function charge_stays() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and company.forgetting() and to_jsonb(new) - 'reason' = to_jsonb(old) - 'reason' then
    return new;
  end if;
  if tg_op = 'DELETE' and not exists (select from company.booking where id = old.booking_id) then return old; end if;
  raise exception 'a charge is corrected by another one, never changed' using errcode = 'SW002';
end $$;

create trigger charge_stays before update or delete on charge
  for each row execute function charge_stays();
