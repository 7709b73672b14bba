-- Checks that a rental which lost its car has another one by the end of the transaction.
create function assignment_serves_stay() returns trigger language plpgsql as $$
declare done boolean;
begin
  if old.stay_id is not null then done := company.require_car(old.stay_id); end if;
  if tg_op = 'UPDATE' and new.stay_id is not null then done := company.require_car(new.stay_id); end if;
  return null;
end $$;

create constraint trigger assignment_serves_stay after update or delete on assignment
  deferrable initially deferred for each row execute function assignment_serves_stay();
