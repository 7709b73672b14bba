-- Moment at which each booking was over: its last step, or its agreed end if it was never settled.
create view booking_over as
select b.id as booking_id,
       case when occupies(b.status) and b.status <> 'closed' then b.ends_at
            else (select max(e.at) from booking_event e where e.booking_id = b.id) end as at
from booking b;
