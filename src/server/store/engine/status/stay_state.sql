-- State of the stay of a booking in this status; null if the booking no longer needs a car. Agrees with
-- src/domain/booking-status.ts.
create function stay_state(status text) returns text language sql immutable parallel safe
return case
  when status in ('requested', 'offered', 'pending_payment') then 'kept'
  when status = 'confirmed' then 'certain'
  when status = 'active' then 'out'
  when status in ('returned', 'closed') then 'back'
end;
