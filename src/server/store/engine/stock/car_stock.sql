-- A car joins the stock of the branch where it first stands.
create function car_stock() returns trigger language plpgsql
security definer set search_path from current as $$
declare done boolean;
begin
  if tg_op = 'UPDATE' then
    if (new.class_id, new.home_branch, new.in_service_from) <> (old.class_id, old.home_branch, old.in_service_from) then
      raise exception 'a car moves by transfers, not by a change of its home' using errcode = 'SW002';
    end if;
    return null;
  end if;
  insert into inventory (branch_id, class_id)
  select id, new.class_id from branch on conflict do nothing;
  done := lock_inventory(new.class_id, new.home_branch);
  perform put_stock_move(new.home_branch, new.class_id, new.in_service_from, 1, 'c', new.id);
  return null;
end $$;

create trigger car_stock after insert or update on car for each row execute function car_stock();
