-- Locks the stock, finds a car that is free in the current plan and holds it: the busiest call of all. If there is no
-- such car, nothing is written, and sold_out tells whether that settles the matter. Nothing is written either if the
-- key was used before; the caller then looks closer. A car that is free for the whole rental also has room in the
-- stock; should it not, the trigger on stay refuses.
create function hold_free_car(wish quote, minutes double precision, out made quote, out sold_out boolean)
language plpgsql as $$
declare
  done boolean;
  wanted company.stay := company.stay_of(wish);
  car integer;
  until timestamptz := case when wish.pickup_branch = wish.dropoff_branch then wish.ends_at + wish.turnaround
                            else 'infinity' end;
begin
  done := company.lock_inventory(wish.class_id, wish.pickup_branch, wish.dropoff_branch);
  car := company.free_car(wanted);
  if car is null then
    -- Checked under the lock on the stock, so that no one is refused because of a hold that is just being released.
    sold_out := coalesce(company.stock_low(wish.pickup_branch, wish.class_id, wish.starts_at, until), 0) < 1
                and not company.has_overdue(wish.class_id, wish.pickup_branch);
  end if;
  -- Nothing has been written so far, so no other transaction has to wait.
  if car is null or exists (select from company.quote q where q.key = wish.key and q.id is distinct from wish.id) then
    return;
  end if;
  made := company.insert_hold(wish, minutes);
  if made.id is null then
    raise exception 'this key is being used for another class or branch' using errcode = 'SW005';
  end if;
  wanted.id := made.stay_id;
  done := company.assign_car(wanted, car);
end $$;
