-- Moves the stock for maintenance and transfers. Rentals move it through their stay; a change of their car locks the
-- stock at both ends too, so that only one transaction at a time checks the chain of places.
create function assignment_stock() returns trigger language plpgsql security definer as $$
declare
  was boolean := tg_op <> 'INSERT' and old.kind <> 'rental';
  is_now boolean := tg_op <> 'DELETE' and new.kind <> 'rental';
  of_class smallint;
  done boolean;
begin
  select class_id into of_class from company.car
  where id = case when tg_op = 'DELETE' then old.car_id else new.car_id end;
  if tg_op = 'INSERT' then
    done := company.lock_inventory(of_class, new.from_branch, new.to_branch);
  elsif tg_op = 'DELETE' then
    done := company.lock_inventory(of_class, old.from_branch, old.to_branch);
  else
    done := company.lock_inventory(of_class, old.from_branch, old.to_branch, new.from_branch, new.to_branch);
  end if;
  if not was and not is_now then return null; end if;
  if was then
    done := company.drop_stock_moves('a', old.id, of_class, old.from_branch, lower(old.period),
      case when not upper_inf(old.period) then old.to_branch end, upper(old.period));
  end if;
  if is_now then
    done := company.put_stock_moves('a', new.id, of_class, new.from_branch, lower(new.period),
      case when not upper_inf(new.period) then new.to_branch end, upper(new.period));
    -- Postponed maintenance waits for a car that is not back or stands elsewhere, and is never refused.
    if new.done_at is null
       and not (was and old.kind = 'maintenance' and new.kind = 'maintenance' and new.car_id = old.car_id
                and lower(new.period) >= lower(old.period)) then
      done := company.require_stock(new.from_branch, of_class, lower(new.period), 'infinity');
    end if;
  end if;
  if was and old.from_branch <> old.to_branch and not upper_inf(old.period)
     and old.done_at is null and (tg_op = 'DELETE' or new.done_at is null) then
    done := company.require_stock(old.to_branch, of_class, upper(old.period), 'infinity');
  end if;
  return null;
end $$;

create trigger assignment_stock after insert or update or delete on assignment
  for each row execute function assignment_stock();
