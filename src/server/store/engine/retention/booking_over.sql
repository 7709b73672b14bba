-- When each booking was over: by its last step, or by its end if nobody settled it.
create view booking_over as
select b.id as booking_id,
       case when occupies(b.status) and b.status <> 'closed' then b.ends_at
            else (select max(e.at) from booking_event e where e.booking_id = b.id) end as at
from booking b;
