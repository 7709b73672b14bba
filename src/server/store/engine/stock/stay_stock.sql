-- Writes a stay's moves into the stock on every change, so that no code and no manual statement can bypass it.
create function stay_stock() returns trigger language plpgsql security definer as $$
declare
  was boolean := tg_op <> 'INSERT';
  is_now boolean := tg_op <> 'DELETE';
  was_sure boolean := was and company.is_certain(old.state);
  back timestamptz := company.back_of(new);
  place smallint := company.place_after(new);
  -- The terms stay the same and only the facts are new. Facts are never refused, even if no car is left.
  happened boolean := tg_op = 'UPDATE' and new.state in ('out', 'back')
    and (new.class_id, new.pickup_branch, new.dropoff_branch, new.starts_at, new.ends_at, new.turnaround)
      = (old.class_id, old.pickup_branch, old.dropoff_branch, old.starts_at, old.ends_at, old.turnaround);
  -- Class, places and times are unchanged.
  same boolean := tg_op = 'UPDATE' and (new.class_id, new.pickup_branch, place, new.starts_at, back)
    = (old.class_id, old.pickup_branch, company.place_after(old), old.starts_at, company.back_of(old));
  -- The car's moves before and after the change.
  left_from smallint;
  left_at timestamptz;
  came_to smallint;
  came_at timestamptz;
  leaves_from smallint;
  leaves_at timestamptz;
  comes_to smallint;
  comes_at timestamptz;
  drive_time interval;
  done boolean;
begin
  -- Refuse to promise a car that is missing, whether for a hold, a request or an accepted offer.
  if tg_op = 'UPDATE' and (old.state = 'held' and new.state <> 'held' or old.state = 'kept' and new.state = 'certain')
     and exists (select from company.car_missing m where m.stay_id = new.id)
     and not exists (select from company.assignment a where a.stay_id = new.id) then
    raise exception 'the car that was kept is out' using errcode = 'SW001';
  end if;
  if same and (was_sure = company.is_certain(new.state) or new.pickup_branch = place) then
    return null;
  end if;
  -- Lock both ends of the journey, as it was and as it is.
  if tg_op = 'INSERT' then
    done := company.lock_inventory(new.class_id, new.pickup_branch, place);
  elsif tg_op = 'DELETE' then
    done := company.lock_inventory(old.class_id, old.pickup_branch, company.place_after(old));
  elsif new.class_id = old.class_id then
    done := company.lock_inventory(new.class_id, old.pickup_branch, company.place_after(old), new.pickup_branch, place);
  elsif new.class_id < old.class_id then
    done := company.lock_inventory(new.class_id, new.pickup_branch, place);
    done := company.lock_inventory(old.class_id, old.pickup_branch, company.place_after(old));
  else
    done := company.lock_inventory(old.class_id, old.pickup_branch, company.place_after(old));
    done := company.lock_inventory(new.class_id, new.pickup_branch, place);
  end if;

  if was then
    left_from := old.pickup_branch;
    left_at := old.starts_at;
    if company.place_after(old) = old.pickup_branch or was_sure then
      came_to := company.place_after(old);
      came_at := company.back_of(old);
    end if;
  end if;
  if is_now then
    leaves_from := new.pickup_branch;
    leaves_at := new.starts_at;
    if place = new.pickup_branch or company.is_certain(new.state) then
      comes_to := place;
      comes_at := back;
    end if;
  end if;
  if was and is_now and new.class_id = old.class_id then
    if (left_from, left_at) = (leaves_from, leaves_at) then
      left_from := null;
      leaves_from := null;
    end if;
    if (came_to, came_at) = (comes_to, comes_at) then
      came_to := null;
      comes_to := null;
    end if;
  end if;
  if left_from is not null or came_to is not null then
    done := company.drop_stock_moves('s', old.id, old.class_id, left_from, left_at, came_to, came_at);
  end if;
  if leaves_from is not null or comes_to is not null then
    done := company.put_stock_moves('s', new.id, new.class_id, leaves_from, leaves_at, comes_to, comes_at);
  end if;
  if is_now then
    -- A promise that keeps its terms takes nothing more, even if less stock is left by now.
    if not happened and not same then
      done := company.require_stock(new.pickup_branch, new.class_id, new.starts_at,
        case when place = new.pickup_branch then back else 'infinity' end);
    end if;
  end if;

  -- Before the stock is looked at: a car of a better class counts as one of this class that has not left.
  if not is_now and old.state not in ('out', 'back') then done := company.give_up_better_car(old.id); end if;

  -- If other bookings rely on this car at the far branch, a transfer takes it there instead.
  if was_sure and not happened and company.place_after(old) <> old.pickup_branch
     and company.stock_low(company.place_after(old), old.class_id, company.back_of(old), 'infinity') < 0 then
    -- Staff cannot transfer a car that is with its customer.
    if is_now and new.state in ('out', 'back') then
      raise exception 'other bookings rely on this car at branch %', old.dropoff_branch using errcode = 'SW001';
    end if;
    drive_time := company.transfer_time();
    -- Only the last car comes to the far branch. One of a better class is no car of the booked one there.
    delete from company.assignment a where a.stay_id = old.id and exists (
      select from company.assignment later where later.stay_id = old.id and later.part > a.part);
    update company.assignment
    set kind = 'transfer', stay_id = null, fixed = false,
        note = case when is_now then 'replaces a changed one-way rental' else 'replaces a cancelled one-way rental' end,
        period = company.drive_within(period, drive_time)
    where stay_id = old.id and instead_of is null;
    -- A booking that is called off without a car brings none: those who relied on it are without one already.
    if not found and is_now then
      raise exception 'other bookings rely on this car at branch %', old.dropoff_branch using errcode = 'SW001';
    end if;
  end if;
  -- The stay leaves the plan. A transfer made above keeps the car.
  if not is_now then
    delete from company.assignment where stay_id = old.id;
    delete from company.car_missing where stay_id = old.id;
  end if;
  return null;
end $$;

create trigger stay_stock after insert or update or delete on stay
  for each row execute function stay_stock();
