-- When staff confirmed it, if it began as a request: its customer can cancel for free for some hours from then (D26).
alter table booking add column request_confirmed_at timestamptz;

-- Nothing that the triggers look after changes; and checks left to the end of the transaction would keep the next
-- migration from altering the table.
alter table booking disable trigger user;
update booking set request_confirmed_at = e.at
from booking_event e
where e.booking_id = booking.id and e.from_status = 'requested' and e.to_status = 'confirmed';
alter table booking enable trigger user;
