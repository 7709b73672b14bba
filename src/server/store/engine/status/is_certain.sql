-- Whether a stay in this state will bring its car. Until then its arrival counts for nothing: nobody is promised a car
-- that hangs on an unconfirmed quote (src/domain/booking-status.ts says the same).
create function is_certain(state text) returns boolean language sql immutable parallel safe
return state in ('certain', 'out', 'back');
