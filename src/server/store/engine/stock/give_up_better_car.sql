-- Takes the car of a better class from a stay that leaves the plan. Where the car's class relies on it at the far branch, a
-- transfer takes it there instead.
create function give_up_better_car(stay bigint) returns boolean language plpgsql as $$
declare
  better record;
  drive_time interval := company.transfer_time();
begin
  select a.id, a.from_branch, a.to_branch, a.period, c.class_id into better
  from company.assignment a join company.car c on c.id = a.car_id
  where a.stay_id = stay and a.instead_of is not null;
  -- Its arrival still counts, so one car to spare is the car itself.
  if better.from_branch <> better.to_branch
     and company.stock_low(better.to_branch, better.class_id, upper(better.period), 'infinity') < 1 then
    update company.assignment
    set kind = 'transfer', stay_id = null, instead_of = null, fixed = false, note = 'replaces a cancelled one-way rental',
        period = company.drive_within(period, drive_time)
    where id = better.id;
  else
    delete from company.assignment where id = better.id;
  end if;
  return true;
end $$;
