-- Against somebody with many places: all of the unproven together keep a small share of a branch's cars on any day.
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
