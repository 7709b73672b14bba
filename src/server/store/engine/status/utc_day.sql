-- Day of a moment in the stock's ledger. Its days are in UTC, so that each has 24 hours.
create function utc_day(at timestamptz) returns date language sql immutable parallel safe
return (at at time zone 'UTC')::date;
