-- When the car of a rental can leave again: after the agreed end, after the time until which an overdue car counts as
-- away, or after its real return, whichever applies. A car that is brought back before the rental began was still out
-- for a minute.
create function back_of(b booking) returns timestamptz language sql stable
return greatest(coalesce(b.returned_at, greatest(b.ends_at, b.out_until)) + b.turnaround,
                b.starts_at + interval '1 minute');
