-- Whether a booking in this status keeps a car from others (src/domain/booking-status.ts says the same).
create function occupies(status text) returns boolean language sql immutable parallel safe
return status not in ('declined', 'expired', 'cancelled', 'no_show');
