-- Who has neither signed in nor proven a mail address keeps a few cars at most (D32). Such a rental says from where in
-- the network it came, as fingerprints that lead nowhere without the server's key, for as long as it counts: while it
-- is held, asked for, offered or confirmed and not begun.
do $$
declare old record;
begin
  for old in select conname from pg_constraint
             where conrelid = 'booking'::regclass and contype = 'c' and pg_get_constraintdef(oid) like '%held_by%'
  loop
    execute format('alter table booking drop constraint %I', old.conname);
  end loop;
end $$;
-- The network around the place: a /48 of IPv6. IPv4 has none.
alter table booking add column held_net bytea, add check (held_net is null or held_by is not null);
create index booking_held_net on booking (held_net) where held_net is not null;
create index booking_unproven on booking (pickup_branch, created_at) where held_by is not null;

-- Many addresses may lead to one mailbox: what follows a plus sign is the reader's own affair.
create function mailbox(address text) returns text language sql immutable parallel safe as $$
  select lower(regexp_replace(address, '\+[^@]*@', '@'))
$$;
create index booking_mailbox on booking (mailbox(email)) where email is not null;

create function setting_number(of_key text, otherwise numeric) returns numeric language sql stable as $$
  select coalesce((select value::text::numeric from setting where key = of_key), otherwise)
$$;
drop function holds_per_place();

-- Whether a rental that nobody has proven counts against those who may keep few. One that has begun is paid for.
create function is_unproven(b booking) returns boolean language sql stable as $$
  select b.held_by is not null and b.customer_id is null and case b.status
    when 'held' then b.expires_at > now()
    else b.status in ('requested', 'offered', 'pending_payment', 'confirmed') and b.starts_at > now()
  end
$$;

-- The days on which a rental keeps a car from others. A one-way rental takes it for good as far as anybody knows yet.
create function days_kept(b booking) returns daterange language sql stable as $$
  select daterange(utc_day(b.starts_at),
                   case when b.pickup_branch = b.dropoff_branch then utc_day(b.ends_at + b.turnaround) end, '[]')
$$;

-- Whether somebody unproven may keep one more car. Counted one after the other, by place, network and branch, in this
-- order and after the stock was taken, so that nobody waits in a circle.
create function may_keep_unproven(wish booking) returns boolean language plpgsql as $$
declare
  unproven_locks constant integer := 1431196242; -- 'UNPR'
  rentals integer := setting_number('unprovenRentals', 2);
  car_days integer := setting_number('unprovenCarDays', 30);
  networks integer := setting_number('unprovenPerNetwork', 4);
  share integer := greatest(1, floor(setting_number('unprovenSharePercent', 5) / 100
    * (select count(*) from car where home_branch = wish.pickup_branch)));
  since timestamptz := now() - setting_number('unprovenShareMinutes', 60) * interval '1 minute';
  days integer := (wish.price ->> 'days')::integer;
  there record;
begin
  perform pg_advisory_xact_lock(unproven_locks, hashtext(encode(wish.held_by, 'hex')));
  if wish.held_net is not null then
    perform pg_advisory_xact_lock(unproven_locks, hashtext(encode(wish.held_net, 'hex')));
  end if;
  perform pg_advisory_xact_lock(unproven_locks, wish.pickup_branch);

  select count(*) as rentals, coalesce(sum((price ->> 'days')::integer), 0) as days into there
  from booking b where held_by = wish.held_by and is_unproven(b);
  if there.rentals + 1 > rentals or there.days + days > car_days then return false; end if;
  if wish.held_net is not null then
    select count(*) as rentals, coalesce(sum((price ->> 'days')::integer), 0) as days into there
    from booking b where held_net = wish.held_net and is_unproven(b);
    if there.rentals + 1 > networks * rentals or there.days + days > networks * car_days then return false; end if;
  end if;

  -- Whoever has many places: of a branch's cars all of them together get a small share in an hour, for any day.
  return (
    with lately as (
      select days_kept(b) as kept from booking b
      where held_by is not null and pickup_branch = wish.pickup_branch and created_at > since and is_unproven(b)
        and days_kept(b) && days_kept(wish)
    ), edges as (
      select lower(kept) as day from lately union select lower(days_kept(wish))
    )
    select coalesce(max((select count(*) from lately where kept @> day)), 0) < share
    from edges where days_kept(wish) @> day);
end $$;

-- Writes a hold, its event and its idempotency key. Waits for a twin that is under way; null if the twin came first.
create or replace function insert_hold(wish booking, minutes double precision, of_key text, of_request bytea) returns booking language plpgsql as $$
declare made booking;
begin
  if wish.held_by is not null then
    if wish.customer_id is null then
      if not may_keep_unproven(wish) then
        raise exception 'nobody unproven keeps more cars' using errcode = 'SW006';
      end if;
    elsif (select count(*) from booking
           where customer_id = wish.customer_id and status = 'held' and expires_at > now())
          >= setting_number('provenRentals', 10) then
      raise exception 'a member holds no more cars' using errcode = 'SW006';
    end if;
  end if;
  with hold as (
    insert into booking (quote_id, status, vehicle_id, class_id, pickup_branch, dropoff_branch, starts_local, ends_local,
                         starts_at, ends_at, turnaround, extras, cross_border, price, total_minor, currency, expires_at,
                         customer_id, held_by, held_net)
    values (coalesce(wish.quote_id, gen_random_uuid()), 'held', wish.vehicle_id, wish.class_id, wish.pickup_branch,
            wish.dropoff_branch, wish.starts_local, wish.ends_local, wish.starts_at, wish.ends_at, wish.turnaround,
            wish.extras, wish.cross_border, wish.price, wish.total_minor, wish.currency,
            now() + minutes * interval '1 minute', wish.customer_id, wish.held_by, wish.held_net)
    returning *
  ), logged as (
    insert into booking_event (booking_id, actor, to_status) select id, 'visitor', status from hold
  ), keyed as (
    insert into idempotency (call, key, request_hash, booking_id) select 'quote', of_key, of_request, id from hold
    on conflict do nothing returning booking_id
  )
  select hold.* into made from hold, keyed;
  return made;
end $$;

-- A price that is kept for somebody without a car, because he keeps as many already as anybody unproven may. It becomes
-- a hold of the same id as soon as there is a proof, or room.
create table loose_quote (
  id uuid primary key default gen_random_uuid(),
  key text not null unique,
  request_hash bytea not null,
  -- As a row of `booking`.
  wish jsonb not null,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null
);
create index on loose_quote (expires_at);
