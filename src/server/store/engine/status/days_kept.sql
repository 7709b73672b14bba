-- The days on which a rental keeps a car from others. A one-way rental takes it for good, as far as anybody knows yet.
create function days_kept(b booking) returns daterange language sql stable
return daterange(utc_day(b.starts_at),
                 case when b.pickup_branch = b.dropoff_branch then utc_day(b.ends_at + b.turnaround) end, '[]');
