-- Time of a drive that brings a car where its rental would have: it arrives as the rental would, and leaves as late as
-- possible, but not before the rental would.
create function drive_within(rental tstzrange, drive_time interval) returns tstzrange language sql immutable
return tstzrange(greatest(lower(rental), upper(rental) - drive_time), upper(rental));
