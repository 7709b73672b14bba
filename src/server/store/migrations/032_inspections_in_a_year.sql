-- Rental cars without a driver are inspected at most twelve months after the last time (D44): no date lies further ahead.
update car set next_inspection = (now() at time zone 'Europe/Berlin')::date + interval '12 months'
where next_inspection > (now() at time zone 'Europe/Berlin')::date + interval '12 months';
-- A date that was right once stays right: it only comes nearer.
alter table car add constraint inspected_every_year
  check (next_inspection <= (now() at time zone 'Europe/Berlin')::date + interval '12 months');
