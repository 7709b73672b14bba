-- The stock's days are UTC, so that each has 24 hours.
create function utc_day(at timestamptz) returns date language sql immutable parallel safe as $$
  select (at at time zone 'UTC')::date
$$;
