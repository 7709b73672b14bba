-- A hold remembers for which member it was priced (D24, D28): nobody else can book at that price.
create or replace function insert_hold(wish booking, minutes double precision, of_key text, of_request bytea) returns booking language plpgsql as $$
declare made booking;
begin
  insert into booking (status, vehicle_id, class_id, pickup_branch, dropoff_branch, starts_local, ends_local,
                       starts_at, ends_at, turnaround, extras, cross_border, price, total_minor, currency, expires_at,
                       customer_id)
  values ('held', wish.vehicle_id, wish.class_id, wish.pickup_branch, wish.dropoff_branch, wish.starts_local,
          wish.ends_local, wish.starts_at, wish.ends_at, wish.turnaround, wish.extras, wish.cross_border, wish.price,
          wish.total_minor, wish.currency, now() + minutes * interval '1 minute', wish.customer_id)
  returning * into made;
  insert into booking_event (booking_id, actor, to_status) values (made.id, 'visitor', made.status);
  insert into idempotency (call, key, request_hash, booking_id) values ('quote', of_key, of_request, made.id)
  on conflict do nothing;
  if not found then return null; end if;
  return made;
end $$;
