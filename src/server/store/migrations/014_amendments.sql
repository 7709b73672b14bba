-- A booking can be changed (D25): dates, branches, vehicle, extras, in place and under the same number.

-- The last moment of free cancelling, where a change came after it: a change does not open that again (D26).
alter table booking add column free_cancel_until timestamptz;

-- What was agreed before each change. Append-only; the booking has what is agreed now.
create table booking_amendment (
  id bigint generated always as identity primary key,
  booking_id bigint not null references booking,
  -- Of the booking as it was before.
  revision integer not null,
  at timestamptz not null default now(),
  actor text not null,
  vehicle_id integer not null references vehicle,
  pickup_branch smallint not null references branch,
  dropoff_branch smallint not null references branch,
  starts_local timestamp not null,
  ends_local timestamp not null,
  extras jsonb not null,
  cross_border boolean not null,
  price jsonb not null,
  unique (booking_id, revision)
);

create function amendment_stays() returns trigger language plpgsql as $$
begin
  raise exception 'what was agreed before does not change' using errcode = 'SW002';
end $$;
create trigger amendment_stays before update or delete on booking_amendment
  for each row execute function amendment_stays();

-- A shorter rental may have room for fewer free days than before, and be cancelled later: points are given back more
-- than once, in all as many as were taken.
alter table points_entry drop constraint points_entry_booking_id_kind_key;
create unique index points_entry_once on points_entry (booking_id, kind) where kind <> 'given_back';

-- Bookings write their own stock, whatever code or hand changes them; the class may change with the rest.
create or replace function booking_stock() returns trigger language plpgsql as $$
declare
  was boolean := tg_op <> 'INSERT' and occupies(old.status);
  is_now boolean := tg_op <> 'DELETE' and occupies(new.status);
  was_sure boolean := tg_op <> 'INSERT' and is_certain(old.status);
  lowest integer;
begin
  if tg_op = 'UPDATE' and was = is_now
     and (was_sure = is_certain(new.status) or new.pickup_branch = new.dropoff_branch)
     and (new.class_id, new.pickup_branch, new.dropoff_branch, new.starts_at, new.ends_at, new.turnaround)
       = (old.class_id, old.pickup_branch, old.dropoff_branch, old.starts_at, old.ends_at, old.turnaround) then
    return null;
  end if;
  if not was and not is_now then return null; end if;
  -- Whoever changes the class has taken both already, in their order.
  if tg_op <> 'INSERT' then perform lock_inventory(old.class_id); end if;
  if tg_op <> 'DELETE' then perform lock_inventory(new.class_id); end if;

  if was then
    delete from stock_move where source = 'b' and source_id = old.id;
  end if;
  if is_now then
    perform put_stock_move(new.pickup_branch, new.class_id, new.starts_at, -1, 'b', new.id);
    if new.dropoff_branch = new.pickup_branch or is_certain(new.status) then
      perform put_stock_move(new.dropoff_branch, new.class_id, new.ends_at + new.turnaround, 1, 'b', new.id);
    end if;
    perform require_stock(new.pickup_branch, new.class_id, new.starts_at,
      case when new.dropoff_branch = new.pickup_branch then new.ends_at + new.turnaround else 'infinity' end);
  end if;

  -- A car that others were promised at the far branch is brought there after all: by a transfer.
  if was_sure and old.dropoff_branch <> old.pickup_branch then
    select low into lowest from stock_low(old.dropoff_branch, old.class_id, old.ends_at + old.turnaround, 'infinity');
    if lowest < 0 then
      -- A car that is on the road goes where its customer drives it.
      if is_now and new.status not in ('requested', 'pending_payment', 'confirmed') then
        raise exception 'other bookings rely on this car at branch %', old.dropoff_branch using errcode = 'SW001';
      end if;
      -- As late as it can leave to be there when the rental would have been; a short one leaves when it would have.
      update assignment
      set kind = 'transfer', booking_id = null,
          note = case when is_now then 'replaces a changed one-way rental' else 'replaces a cancelled one-way rental' end,
          period = tstzrange(greatest(lower(period), upper(period) - transfer_time()), upper(period))
      where booking_id = old.id;
      if not found then
        raise exception 'other bookings rely on this car at branch %', old.dropoff_branch using errcode = 'SW001';
      end if;
    end if;
  end if;
  -- Planned no longer. (A transfer made above keeps the car.)
  if was and not is_now then
    delete from assignment where booking_id = old.id;
  end if;
  return null;
end $$;
