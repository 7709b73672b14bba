-- Whether a booking in this status will bring its car. Until then its arrival counts for nothing: nobody is promised a
-- car that hangs on an unconfirmed quote (src/domain/booking-status.ts says the same).
create function is_certain(status text) returns boolean language sql immutable parallel safe
return status in ('confirmed', 'active', 'returned', 'closed');
