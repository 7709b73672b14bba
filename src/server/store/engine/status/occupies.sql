-- Whether a booking in this status keeps a car from others.
create function occupies(status text) returns boolean language sql immutable parallel safe
return stay_state(status) is not null;
