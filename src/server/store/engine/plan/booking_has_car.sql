-- Checked at the end of the transaction, when the car is chosen; of a changed booking only where the car can be another
-- one.
create function booking_has_car() returns trigger language plpgsql as $$
declare done boolean := company.require_car(new.id);
begin
  return null;
end $$;

create constraint trigger booking_has_car after insert on booking
  deferrable initially deferred for each row execute function booking_has_car();
create constraint trigger booking_keeps_car after update on booking
  deferrable initially deferred for each row
  when (occupies(new.status)
        and (not occupies(old.status)
             or new.status = 'active' and old.status <> 'active'
             or (new.class_id, new.pickup_branch, new.dropoff_branch, new.starts_at, new.ends_at, new.turnaround,
                 new.returned_at, new.returned_branch, new.out_until)
                is distinct from
                (old.class_id, old.pickup_branch, old.dropoff_branch, old.starts_at, old.ends_at, old.turnaround,
                 old.returned_at, old.returned_branch, old.out_until)))
  execute function booking_has_car();
