-- Checks at the end of the transaction, when the car is chosen, that a stay has one. A changed stay is checked only if
-- the change can affect its car.
create function stay_has_car() returns trigger language plpgsql as $$
declare done boolean := company.require_car(new.id);
begin
  return null;
end $$;

create constraint trigger stay_has_car after insert on stay
  deferrable initially deferred for each row execute function stay_has_car();
create constraint trigger stay_keeps_car after update on stay
  deferrable initially deferred for each row
  when (new.state = 'out' and old.state <> 'out'
        or (new.class_id, new.pickup_branch, new.dropoff_branch, new.starts_at, new.ends_at, new.turnaround,
            new.returned_at, new.returned_branch, new.out_until)
           is distinct from
           (old.class_id, old.pickup_branch, old.dropoff_branch, old.starts_at, old.ends_at, old.turnaround,
            old.returned_at, old.returned_branch, old.out_until))
  execute function stay_has_car();
