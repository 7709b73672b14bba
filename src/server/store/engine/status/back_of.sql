-- Moment at which the car of a rental can leave again: after the agreed end, after the time until which an overdue car
-- counts as away, or after its real return, whichever applies. A car that is back before the rental began counts as out
-- for a minute.
create function back_of(s stay) returns timestamptz language sql stable
return greatest(coalesce(s.returned_at, greatest(s.ends_at, s.out_until)) + s.turnaround,
                s.starts_at + interval '1 minute');
