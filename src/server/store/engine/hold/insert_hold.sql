-- Writes a hold, its event and its idempotency key. Waits for a twin that is under way; null if the twin came first.
-- Refuses (SW006) those who keep as many cars as they may.
create function insert_hold(wish booking, minutes double precision, of_key text, of_request bytea) returns booking
language plpgsql as $$
declare
  made company.booking;
  most integer;
begin
  if wish.held_by is not null then
    if wish.customer_id is null then
      if not company.may_keep_unproven(wish) then
        raise exception 'nobody unproven keeps more cars' using errcode = 'SW006';
      end if;
    else
      most := company.setting_number('provenRentals');
      if (select count(*) from company.booking
          where customer_id = wish.customer_id and status = 'held' and expires_at > now()) >= most then
        raise exception 'a member holds no more cars' using errcode = 'SW006';
      end if;
    end if;
  end if;
  with hold as (
    insert into company.booking (
      quote_id, status, vehicle_id, class_id, pickup_branch, dropoff_branch, starts_local, ends_local,
      starts_at, ends_at, turnaround, extras, cross_border, price, total_minor, currency, expires_at,
      customer_id, held_by, held_net)
    values (coalesce(wish.quote_id, gen_random_uuid()), 'held', wish.vehicle_id, wish.class_id, wish.pickup_branch,
            wish.dropoff_branch, wish.starts_local, wish.ends_local, wish.starts_at, wish.ends_at, wish.turnaround,
            wish.extras, wish.cross_border, wish.price, wish.total_minor, wish.currency,
            now() + minutes * interval '1 minute', wish.customer_id, wish.held_by, wish.held_net)
    returning *
  ), logged as (
    insert into company.booking_event (booking_id, actor, to_status) select id, 'visitor', status from hold
  ), keyed as (
    insert into company.idempotency (call, key, request_hash, booking_id)
    select 'quote', of_key, of_request, id from hold
    on conflict do nothing returning booking_id
  )
  select hold.* into made from hold, keyed;
  return made;
end $$;
