-- The days on which a rental keeps a car from others. A one-way rental counts as taking it for good.
create function days_kept(s stay) returns daterange language sql stable
return daterange(utc_day(s.starts_at),
                 case when s.pickup_branch = s.dropoff_branch then utc_day(s.ends_at + s.turnaround) end, '[]');
