-- Checks that a rental which lost its car, or gets a further one, has its cars by the end of the transaction.
create function assignment_serves_stay() returns trigger language plpgsql as $$
declare done boolean;
begin
  if tg_op <> 'INSERT' and old.stay_id is not null then done := company.require_car(old.stay_id); end if;
  if tg_op <> 'DELETE' and new.stay_id is not null then done := company.require_car(new.stay_id); end if;
  return null;
end $$;

create constraint trigger assignment_serves_stay after update or delete on assignment
  deferrable initially deferred for each row execute function assignment_serves_stay();
-- The first assignment of a stay is checked with the stay; this trigger checks all later ones.
create constraint trigger assignment_serves_stay_too after insert on assignment
  deferrable initially deferred for each row when (new.part > 1) execute function assignment_serves_stay();
