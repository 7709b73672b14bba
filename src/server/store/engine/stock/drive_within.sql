-- Time of a drive that brings a car where its rental would have: it arrives as the rental would, and leaves as late as
-- possible, but not before the rental would. It takes a minute at least, as no entry of the plan is empty.
create function drive_within(rental tstzrange, drive_time interval) returns tstzrange language sql stable
return tstzrange(greatest(lower(rental), upper(rental) - greatest(drive_time, interval '1 minute')), upper(rental));
