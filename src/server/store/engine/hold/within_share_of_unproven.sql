-- Whether all unproven customers together stay within their small share of a branch's cars on every day. It protects
-- against a person with many addresses. Called under the lock on the branch.
create function within_share_of_unproven(wish stay) returns boolean language plpgsql stable as $$
declare
  share numeric := company.setting_number('unprovenSharePercent') / 100;
  most integer;
begin
  select greatest(1, floor(share * count(*))) into most from company.car where home_branch = wish.pickup_branch;
  return (
    with others as (
      select company.days_kept(s) as kept from company.stay s
      where held_by is not null and pickup_branch = wish.pickup_branch and company.is_unproven(s)
        and company.days_kept(s) && company.days_kept(wish)
    ), edges as (
      select lower(kept) as day from others union select lower(company.days_kept(wish))
    )
    select coalesce(max((select count(*) from others where kept @> day)), 0) < most
    from edges where company.days_kept(wish) @> day);
end $$;
