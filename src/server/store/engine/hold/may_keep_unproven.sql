-- Whether an unproven customer may keep one more car (D32). One transaction counts at a time: it locks place, network and
-- branch, in this order and after the stock, to avoid deadlocks.
create function may_keep_unproven(wish stay) returns boolean language plpgsql as $$
declare
  unproven_locks constant integer := hashtext('company.unproven');
  rentals integer := company.setting_number('unprovenRentals');
  car_days integer := company.setting_number('unprovenCarDays');
  networks integer := company.setting_number('unprovenPerNetwork');
  there record;
begin
  perform pg_advisory_xact_lock(unproven_locks, hashtext(encode(wish.held_by, 'hex')));
  if wish.held_net is not null then
    perform pg_advisory_xact_lock(unproven_locks, hashtext(encode(wish.held_net, 'hex')));
  end if;
  perform pg_advisory_xact_lock(unproven_locks, wish.pickup_branch);

  select count(*) as rentals, coalesce(sum(days), 0) as days into there
  from company.stay s where held_by = wish.held_by and company.is_unproven(s);
  if there.rentals + 1 > rentals or there.days + wish.days > car_days then return false; end if;
  if wish.held_net is not null then
    select count(*) as rentals, coalesce(sum(days), 0) as days into there
    from company.stay s where held_net = wish.held_net and company.is_unproven(s);
    if there.rentals + 1 > networks * rentals or there.days + wish.days > networks * car_days then return false; end if;
  end if;

  return company.within_share_of_unproven(wish);
end $$;
