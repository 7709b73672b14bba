-- What nobody has proven counts until somebody drives it away, or its time is over: a car that waits for somebody who
-- never comes is kept from others just as well (D32).
create or replace function is_unproven(b booking) returns boolean language sql stable as $$
  select b.held_by is not null and b.customer_id is null and case b.status
    when 'held' then b.expires_at > now()
    else b.status in ('requested', 'offered', 'pending_payment', 'confirmed') and b.ends_at > now()
  end
$$;

-- Whoever has many places: all of them together keep a small share of a branch's cars on any day, whenever they came.
-- Called under the lock on the branch.
create function within_share_of_unproven(wish booking) returns boolean language sql stable as $$
  with others as (
    select days_kept(b) as kept from booking b
    where held_by is not null and pickup_branch = wish.pickup_branch and is_unproven(b)
      and days_kept(b) && days_kept(wish)
  ), edges as (
    select lower(kept) as day from others union select lower(days_kept(wish))
  )
  select coalesce(max((select count(*) from others where kept @> day)), 0)
    < greatest(1, floor(setting_number('unprovenSharePercent', 5) / 100
                        * (select count(*) from car where home_branch = wish.pickup_branch)))
  from edges where days_kept(wish) @> day
$$;

-- Whether somebody unproven may keep one more car. Counted one after the other, by place, network and branch, in this
-- order and after the stock was taken, so that nobody waits in a circle.
create or replace function may_keep_unproven(wish booking) returns boolean language plpgsql as $$
declare
  unproven_locks constant integer := 1431196242; -- 'UNPR'
  rentals integer := setting_number('unprovenRentals', 2);
  car_days integer := setting_number('unprovenCarDays', 30);
  networks integer := setting_number('unprovenPerNetwork', 4);
  days integer := (wish.price ->> 'days')::integer;
  there record;
begin
  perform pg_advisory_xact_lock(unproven_locks, hashtext(encode(wish.held_by, 'hex')));
  if wish.held_net is not null then
    perform pg_advisory_xact_lock(unproven_locks, hashtext(encode(wish.held_net, 'hex')));
  end if;
  perform pg_advisory_xact_lock(unproven_locks, wish.pickup_branch);

  select count(*) as rentals, coalesce(sum((price ->> 'days')::integer), 0) as days into there
  from booking b where held_by = wish.held_by and is_unproven(b);
  if there.rentals + 1 > rentals or there.days + days > car_days then return false; end if;
  if wish.held_net is not null then
    select count(*) as rentals, coalesce(sum((price ->> 'days')::integer), 0) as days into there
    from booking b where held_net = wish.held_net and is_unproven(b);
    if there.rentals + 1 > networks * rentals or there.days + days > networks * car_days then return false; end if;
  end if;

  return within_share_of_unproven(wish);
end $$;

delete from setting where key = 'unprovenShareMinutes';
