-- Moves the stock for maintenance and transfers. Rentals move it through their stay; a change of their car locks the
-- stock at both ends too, so that only one transaction at a time checks the chain of places. A rental with a car of a better
-- class takes one of that class, and spares one of the booked class, which its stay counts as gone.
create function assignment_stock() returns trigger language plpgsql security definer as $$
declare
  was boolean := tg_op <> 'INSERT' and (old.kind <> 'rental' or old.instead_of is not null);
  is_now boolean := tg_op <> 'DELETE' and (new.kind <> 'rental' or new.instead_of is not null);
  of_class smallint;
  old_class smallint;
  places smallint[] := case when tg_op <> 'INSERT' then array[old.from_branch, old.to_branch] end
    || case when tg_op <> 'DELETE' then array[new.from_branch, new.to_branch] end;
  spared smallint := coalesce(case when tg_op <> 'DELETE' then new.instead_of end,
                              case when tg_op <> 'INSERT' then old.instead_of end);
  done boolean;
begin
  select class_id into of_class from company.car
  where id = case when tg_op = 'DELETE' then old.car_id else new.car_id end;
  old_class := of_class;
  if was and is_now and old.car_id <> new.car_id then
    select class_id into old_class from company.car where id = old.car_id;
  end if;
  if spared < of_class then done := company.lock_inventory(spared, variadic places); end if;
  done := company.lock_inventory(of_class, variadic places);
  if spared > of_class then done := company.lock_inventory(spared, variadic places); end if;
  if not was and not is_now then return null; end if;
  if was then
    done := company.drop_stock_moves('a', old.id, old_class, old.from_branch, lower(old.period),
      case when not upper_inf(old.period) then old.to_branch end, upper(old.period));
    if old.instead_of is not null then
      done := company.drop_stock_moves('b', old.id, old.instead_of, old.to_branch, upper(old.period),
                                       old.from_branch, lower(old.period));
    end if;
  end if;
  if is_now then
    done := company.put_stock_moves('a', new.id, of_class, new.from_branch, lower(new.period),
      case when not upper_inf(new.period) then new.to_branch end, upper(new.period));
    if new.instead_of is not null then
      done := company.put_stock_moves('b', new.id, new.instead_of, new.to_branch, upper(new.period),
                                      new.from_branch, lower(new.period));
      if new.from_branch <> new.to_branch and tg_op = 'INSERT' then
        done := company.require_stock(new.to_branch, new.instead_of, upper(new.period), 'infinity');
      end if;
    end if;
    -- Postponed maintenance waits for a car that is not back or stands elsewhere, and is never refused.
    if new.done_at is null
       and not (was and old.kind = 'maintenance' and new.kind = 'maintenance' and new.car_id = old.car_id
                and lower(new.period) >= lower(old.period))
       -- A drive in place of a rental that is called off takes no more than the rental did, also where facts left too few.
       and not (new.automatic and (tg_op = 'INSERT'
         or old.kind = 'rental' and not exists (select from company.stay s where s.id = old.stay_id)))
       -- A rental that lasts longer or shorter than planned keeps its car: that is a fact, or was checked by the plan.
       and not (was and new.kind = 'rental' and new.car_id = old.car_id) then
      done := company.require_stock(new.from_branch, of_class, lower(new.period),
        case when new.kind = 'rental' and new.from_branch = new.to_branch then upper(new.period) else 'infinity' end);
    end if;
  end if;
  if was and (old.kind <> 'rental' or tg_op = 'DELETE') and old.from_branch <> old.to_branch and not upper_inf(old.period)
     and old.done_at is null and (tg_op = 'DELETE' or new.done_at is null) then
    done := company.require_stock(old.to_branch, old_class, upper(old.period), 'infinity');
  end if;
  return null;
end $$;

create trigger assignment_stock after insert or update or delete on assignment
  for each row execute function assignment_stock();
