-- Whether a stay in this state is sure to bring its car. Until then its arrival does not count: we promise no car that
-- depends on an unconfirmed quote. Agrees with src/domain/booking-status.ts.
create function is_certain(state text) returns boolean language sql immutable parallel safe
return state in ('certain', 'out', 'back');
