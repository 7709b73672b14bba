-- How long staff need to drive a car to another branch (D22).
create function transfer_time() returns interval language sql stable
return coalesce((select value::integer from setting where key = 'transferMinutes'), 240) * interval '1 minute';
