-- Keeps agreements as they were written, until forget_agreements() removes them.
create function agreement_stays() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' and company.forgetting() then return old; end if;
  raise exception 'an agreement is never changed: another one is a revision of its booking' using errcode = 'SW002';
end $$;

create trigger agreement_stays before update or delete on rental_agreement
  for each row execute function agreement_stays();
