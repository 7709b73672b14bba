-- A place in the network holds a few cars at once, so that nobody keeps those of a branch from everybody else. It is told
-- by a fingerprint that leads nowhere without the server's key, and that goes with the hold.
alter table booking add column held_by bytea, add check (held_by is null or status = 'held');
create index booking_held_by on booking (held_by) where held_by is not null;

create function holds_per_place() returns integer language sql stable as $$
  select coalesce((select value::integer from setting where key = 'holdsPerPlace'), 10)
$$;

create or replace function insert_hold(wish booking, minutes double precision, of_key text, of_request bytea) returns booking language plpgsql as $$
declare made booking;
begin
  if wish.held_by is not null
     and (select count(*) from booking where held_by = wish.held_by and expires_at > now()) >= holds_per_place() then
    raise exception 'a place holds % cars at most', holds_per_place() using errcode = 'SW006';
  end if;
  insert into booking (status, vehicle_id, class_id, pickup_branch, dropoff_branch, starts_local, ends_local,
                       starts_at, ends_at, turnaround, extras, cross_border, price, total_minor, currency, expires_at,
                       customer_id, held_by)
  values ('held', wish.vehicle_id, wish.class_id, wish.pickup_branch, wish.dropoff_branch, wish.starts_local,
          wish.ends_local, wish.starts_at, wish.ends_at, wish.turnaround, wish.extras, wish.cross_border, wish.price,
          wish.total_minor, wish.currency, now() + minutes * interval '1 minute', wish.customer_id, wish.held_by)
  returning * into made;
  insert into booking_event (booking_id, actor, to_status) values (made.id, 'visitor', made.status);
  insert into idempotency (call, key, request_hash, booking_id) values ('quote', of_key, of_request, made.id)
  on conflict do nothing;
  if not found then return null; end if;
  return made;
end $$;
