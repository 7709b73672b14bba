-- Bookings write their own stock, whatever code or hand changes them.
create function booking_stock() returns trigger language plpgsql
security definer set search_path from current as $$
declare
  was boolean := tg_op <> 'INSERT' and occupies(old.status);
  is_now boolean := tg_op <> 'DELETE' and occupies(new.status);
  was_sure boolean := tg_op <> 'INSERT' and is_certain(old.status);
  back timestamptz := back_of(new);
  place smallint := place_after(new);
  -- What is agreed stays, and only what happened to the car is new: that is never refused, even if no car is left.
  happened boolean := tg_op = 'UPDATE' and new.status in ('active', 'returned', 'closed')
    and (new.class_id, new.pickup_branch, new.dropoff_branch, new.starts_at, new.ends_at, new.turnaround)
      = (old.class_id, old.pickup_branch, old.dropoff_branch, old.starts_at, old.ends_at, old.turnaround);
  done boolean;
begin
  -- Nobody is promised a car that is not there: neither whoever held it, nor whoever orders our offer.
  if tg_op = 'UPDATE' and is_now
     and (old.status = 'held' and new.status <> 'held' or new.status = 'confirmed' and old.status in ('requested', 'offered'))
     and exists (select from car_missing m where m.booking_id = new.id)
     and not exists (select from assignment a where a.booking_id = new.id) then
    raise exception 'the car that was kept is out' using errcode = 'SW001';
  end if;
  if tg_op = 'UPDATE' and was = is_now
     and (was_sure = is_certain(new.status) or new.pickup_branch = place)
     and (new.class_id, new.pickup_branch, place, new.starts_at, back)
       = (old.class_id, old.pickup_branch, place_after(old), old.starts_at, back_of(old)) then
    return null;
  end if;
  if not was and not is_now then return null; end if;
  -- Both ends of the journey, as it was and as it is.
  if tg_op = 'INSERT' then
    done := lock_inventory(new.class_id, new.pickup_branch, place);
  elsif tg_op = 'DELETE' then
    done := lock_inventory(old.class_id, old.pickup_branch, place_after(old));
  elsif new.class_id = old.class_id then
    done := lock_inventory(new.class_id, old.pickup_branch, place_after(old), new.pickup_branch, place);
  elsif new.class_id < old.class_id then
    done := lock_inventory(new.class_id, new.pickup_branch, place);
    done := lock_inventory(old.class_id, old.pickup_branch, place_after(old));
  else
    done := lock_inventory(old.class_id, old.pickup_branch, place_after(old));
    done := lock_inventory(new.class_id, new.pickup_branch, place);
  end if;

  if was then
    delete from stock_move where source = 'b' and source_id = old.id;
  end if;
  if is_now then
    if place = new.pickup_branch or is_certain(new.status) then
      insert into stock_move (branch_id, class_id, at, delta, source, source_id)
      values (new.pickup_branch, new.class_id, new.starts_at, -1, 'b', new.id),
             (place, new.class_id, back, 1, 'b', new.id);
    else
      insert into stock_move (branch_id, class_id, at, delta, source, source_id)
      values (new.pickup_branch, new.class_id, new.starts_at, -1, 'b', new.id);
    end if;
    -- What was promised before under the same terms takes nothing more, however little is left by what happened since.
    if not happened and not (was and (new.class_id, new.pickup_branch, place, new.starts_at, back)
                                   = (old.class_id, old.pickup_branch, place_after(old), old.starts_at, back_of(old))) then
      done := require_stock(new.pickup_branch, new.class_id, new.starts_at,
        case when place = new.pickup_branch then back else 'infinity' end);
    end if;
  end if;

  -- A car that others were promised at the far branch is brought there after all: by a transfer.
  if was_sure and not happened and place_after(old) <> old.pickup_branch
     and stock_low(place_after(old), old.class_id, back_of(old), 'infinity') < 0 then
    -- A car that is on the road goes where its customer drives it.
    if is_now and new.status not in ('requested', 'offered', 'pending_payment', 'confirmed') then
      raise exception 'other bookings rely on this car at branch %', old.dropoff_branch using errcode = 'SW001';
    end if;
    -- As late as it can leave to be there when the rental would have been; a short one leaves when it would have.
    update assignment
    set kind = 'transfer', booking_id = null,
        note = case when is_now then 'replaces a changed one-way rental' else 'replaces a cancelled one-way rental' end,
        period = tstzrange(greatest(lower(period), upper(period) - transfer_time()), upper(period))
    where booking_id = old.id;
    if not found then
      raise exception 'other bookings rely on this car at branch %', old.dropoff_branch using errcode = 'SW001';
    end if;
  end if;
  -- Planned no longer. (A transfer made above keeps the car.)
  if was and not is_now then
    delete from assignment where booking_id = old.id;
    delete from car_missing where booking_id = old.id;
  end if;
  return null;
end $$;

create trigger booking_stock after insert or update or delete on booking
  for each row execute function booking_stock();
