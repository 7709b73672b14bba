-- Lets the stay follow every change of its booking, so that no code and no manual statement can bypass it: a booking
-- that needs a car keeps it, and one that is called off gives it back.
create function booking_keeps_stay() returns trigger language plpgsql security definer as $$
declare
  moved text := company.stay_state(new.status);
  -- An unproven booking's origin is stored for as long as it keeps a car. An offer is ordered by mail, which proves it.
  marked boolean := moved in ('kept', 'certain')
    and not (tg_op = 'UPDATE' and old.status = 'offered' and new.status = 'confirmed');
  done boolean;
begin
  if moved is null then
    if tg_op = 'INSERT' or company.stay_state(old.status) is null then return null; end if;
    -- Lock the stock before the stay: a transaction that holds the stock may plan a car for the stay.
    done := company.lock_inventory(old.class_id, old.pickup_branch, old.dropoff_branch);
    delete from company.stay where id = new.id;
    return null;
  end if;
  update company.stay set
    vehicle_id = new.vehicle_id, class_id = new.class_id,
    pickup_branch = new.pickup_branch, dropoff_branch = new.dropoff_branch,
    starts_at = new.starts_at, ends_at = new.ends_at, turnaround = new.turnaround,
    days = new.days,
    state = moved,
    expires_at = case when moved = 'kept' then new.expires_at end,
    customer_id = new.customer_id,
    held_by = case when marked then held_by end,
    held_net = case when marked then held_net end
  where id = new.id;
  if not found then
    raise exception 'booking % keeps no car', new.id using errcode = 'SW004';
  end if;
  return null;
end $$;

create trigger booking_keeps_stay after insert on booking for each row execute function booking_keeps_stay();
create trigger booking_moves_stay after update on booking for each row
  when ((new.status, new.vehicle_id, new.class_id, new.pickup_branch, new.dropoff_branch, new.starts_at, new.ends_at,
         new.turnaround, new.days, new.expires_at, new.customer_id)
        is distinct from
        (old.status, old.vehicle_id, old.class_id, old.pickup_branch, old.dropoff_branch, old.starts_at, old.ends_at,
         old.turnaround, old.days, old.expires_at, old.customer_id))
  execute function booking_keeps_stay();
