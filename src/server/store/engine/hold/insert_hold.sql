-- Writes a quote and the stay that is held for it. A quote that is there already without a car gets one. Waits for a twin
-- of the same key that is under way; null if the twin came first. Refuses (SW006) those who keep as many cars as they may.
create function insert_hold(wish quote, minutes double precision) returns quote language plpgsql as $$
declare
  wanted company.stay := company.stay_of(wish);
  made company.quote;
  most integer;
begin
  if wish.held_by is not null then
    if wish.customer_id is null then
      if not company.may_keep_unproven(wanted) then
        raise exception 'nobody unproven keeps more cars' using errcode = 'SW006';
      end if;
    else
      most := company.setting_number('provenRentals');
      if (select count(*) from company.stay
          where customer_id = wish.customer_id and state = 'held' and expires_at > now()) >= most then
        raise exception 'a member holds no more cars' using errcode = 'SW006';
      end if;
    end if;
  end if;
  with held as (
    insert into company.stay (vehicle_id, class_id, pickup_branch, dropoff_branch, starts_at, ends_at, turnaround, days,
                              state, expires_at, customer_id, held_by, held_net)
    values (wanted.vehicle_id, wanted.class_id, wanted.pickup_branch, wanted.dropoff_branch, wanted.starts_at,
            wanted.ends_at, wanted.turnaround, wanted.days, wanted.state, now() + minutes * interval '1 minute',
            wanted.customer_id, wanted.held_by, wanted.held_net)
    returning id, expires_at
  ), quoted as (
    insert into company.quote as known (
      id, key, request_hash, stay_id, customer_id, vehicle_id, class_id, pickup_branch, dropoff_branch, starts_local,
      ends_local, starts_at, ends_at, turnaround, extras, cross_border, price, total_minor, currency, colleague, held_by,
      held_net, expires_at)
    select coalesce(wish.id, gen_random_uuid()), wish.key, wish.request_hash, held.id, wish.customer_id,
           wish.vehicle_id, wish.class_id, wish.pickup_branch, wish.dropoff_branch, wish.starts_local, wish.ends_local,
           wish.starts_at, wish.ends_at, wish.turnaround, wish.extras, wish.cross_border, wish.price, wish.total_minor,
           wish.currency, wish.colleague, wish.held_by, wish.held_net, held.expires_at
    from held
    on conflict (key) do update
      set stay_id = excluded.stay_id, expires_at = excluded.expires_at, held_by = excluded.held_by,
          held_net = excluded.held_net
      where known.id = wish.id and known.stay_id is null
    returning *
  )
  select quoted.* into made from quoted;
  return made;
end $$;
