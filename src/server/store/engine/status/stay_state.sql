-- What a booking in this status makes of its stay; null where it needs no car any more (src/domain/booking-status.ts says
-- the same).
create function stay_state(status text) returns text language sql immutable parallel safe
return case
  when status in ('requested', 'offered', 'pending_payment') then 'kept'
  when status = 'confirmed' then 'certain'
  when status = 'active' then 'out'
  when status in ('returned', 'closed') then 'back'
end;
