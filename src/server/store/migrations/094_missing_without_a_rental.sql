-- A drive that is done earlier or later than planned leaves bookings without a car, too. No rental is the cause then.

alter table car_missing alter column cause_id drop not null;
