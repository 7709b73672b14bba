-- Checks the chain of places at the end of the transaction, when a new plan is complete.
create function assignment_chain() returns trigger language plpgsql as $$
declare done boolean;
begin
  if tg_op <> 'INSERT' then done := company.require_chain(old.car_id, lower(old.period)); end if;
  if tg_op <> 'DELETE' then done := company.require_chain(new.car_id, lower(new.period)); end if;
  return null;
end $$;

create constraint trigger assignment_chain after insert or update or delete on assignment
  deferrable initially deferred for each row execute function assignment_chain();
