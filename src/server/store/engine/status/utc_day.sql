-- The stock's days are UTC, so that each has 24 hours.
create function utc_day(at timestamptz) returns date language sql immutable parallel safe
return (at at time zone 'UTC')::date;
