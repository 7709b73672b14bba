-- When a booking was over: by its last step, or by its end if nobody settled it.
create function over_at(b booking) returns timestamptz language sql stable as $$
  select case when occupies(b.status) and b.status <> 'closed' then b.ends_at
              else (select max(e.at) from booking_event e where e.booking_id = b.id) end
$$;
