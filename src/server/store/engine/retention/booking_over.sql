-- Moment at which each booking was over: its last step, or its agreed end if it was never settled. Bookings of people
-- whose data may only be kept (GDPR art. 18) are left out, so that time removes nothing of them.
create view booking_over as
select b.id as booking_id,
       case when occupies(b.status) and b.status <> 'closed' then b.ends_at
            else (select max(e.at) from booking_event e where e.booking_id = b.id) end as at
from booking b
where not exists (select from customer c where c.id = b.customer_id and c.restriction_id is not null)
  and not exists (select from privacy_request r where r.restricted_at is not null and r.lifted_at is null
                  and lower(r.email) = lower(b.email));
