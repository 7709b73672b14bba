-- A car that is taken from a booking has to be replaced by the end of the transaction.
create function assignment_serves_booking() returns trigger language plpgsql as $$
declare done boolean;
begin
  if old.booking_id is not null then done := company.require_car(old.booking_id); end if;
  if tg_op = 'UPDATE' and new.booking_id is not null then done := company.require_car(new.booking_id); end if;
  return null;
end $$;

create constraint trigger assignment_serves_booking after update or delete on assignment
  deferrable initially deferred for each row execute function assignment_serves_booking();
