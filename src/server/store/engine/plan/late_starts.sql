-- Moments at which a waiting rental could have a car after its agreed start, the earliest first. Only cars that are back
-- count, or that leave the workshop no later than a car returned right now could leave again: a car that a customer
-- still has may not come. Whole minutes, because some callers keep moments less exactly.
create function late_starts(of_stay bigint, at timestamptz) returns setof timestamptz
language sql stable begin atomic
  select date_trunc('minute', lower(s.free) + interval '59.999999 seconds') as since
  from stay b join standing s on s.class_id = b.class_id and s.branch_id = b.pickup_branch
  where b.id = of_stay
    and lower(s.free) > b.starts_at and lower(s.free) < b.ends_at - interval '1 minute'
    and lower(s.free) <= at + b.turnaround
    and not exists (
      select from assignment a join stay h on h.id = a.stay_id
      where a.car_id = s.car_id and upper(a.period) = lower(s.free) and h.state <> 'back')
  group by 1 order by 1 limit 3;
end;
