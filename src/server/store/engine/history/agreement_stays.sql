-- Keeps agreements as they were written.
create function agreement_stays() returns trigger language plpgsql as $$
begin
  -- Agreements go with their booking when its time is over, or through forget_agreements().
  if tg_op = 'DELETE'
     and (company.forgetting() or not exists (select from company.booking where id = old.booking_id)) then
    return old;
  end if;
  raise exception 'an agreement is never changed: another one is a revision of its booking' using errcode = 'SW002';
end $$;

create trigger agreement_stays before update or delete on rental_agreement
  for each row execute function agreement_stays();
