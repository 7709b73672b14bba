-- The call that everybody makes at once. Takes the stock, finds a car that is free as things stand and holds it. If
-- there is none, nothing is made; sold_out tells whether that is all there is to say. Nothing is made either where the
-- key was used before: then the caller looks closer. A car that is free for the whole rental has room in the stock;
-- should it not, the trigger on booking refuses.
create function hold_free_car(wish booking, minutes double precision, of_key text, of_request bytea,
                              out made booking, out sold_out boolean)
language plpgsql as $$
declare
  done boolean;
  car integer;
  until timestamptz := case when wish.pickup_branch = wish.dropoff_branch then wish.ends_at + wish.turnaround
                            else 'infinity' end;
begin
  done := company.lock_inventory(wish.class_id, wish.pickup_branch, wish.dropoff_branch);
  car := company.free_car(wish);
  if car is null then
    -- Looked at while the stock is ours, so that nobody is refused because of a hold that is being released.
    sold_out := coalesce(company.stock_low(wish.pickup_branch, wish.class_id, wish.starts_at, until), 0) < 1
                and not company.has_overdue(wish.class_id, wish.pickup_branch);
  end if;
  -- Nothing has been written so far, so there is nothing that the others would have to wait for.
  if car is null or exists (select from company.idempotency i where i.call = 'quote' and i.key = of_key) then
    return;
  end if;
  made := company.insert_hold(wish, minutes, of_key, of_request);
  if made.id is null then
    raise exception 'this key is being used for another class or branch' using errcode = 'SW005';
  end if;
  done := company.assign_car(made, car);
end $$;
