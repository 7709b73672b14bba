-- Time that staff need to drive a car to another branch (D22).
create function transfer_time() returns interval language sql stable
return setting_number('transferMinutes')::integer * interval '1 minute';
