-- Adds a new car to the stock of its home branch.
create function car_stock() returns trigger language plpgsql security definer as $$
declare done boolean;
begin
  if tg_op = 'UPDATE' then
    if (new.class_id, new.home_branch, new.in_service_from) <> (old.class_id, old.home_branch, old.in_service_from) then
      raise exception 'a car moves by transfers, not by a change of its home' using errcode = 'SW002';
    end if;
    return null;
  end if;
  insert into company.inventory (branch_id, class_id)
  select id, new.class_id from company.branch on conflict do nothing;
  done := company.lock_inventory(new.class_id, new.home_branch);
  done := company.put_stock_moves('c', new.id, new.class_id, null, null, new.home_branch, new.in_service_from);
  return null;
end $$;

create trigger car_stock after insert or update on car for each row execute function car_stock();
