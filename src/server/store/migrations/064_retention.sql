-- What is kept for years ends (D35). Agreements and the words of staff go by these functions alone, on no other way.

-- Whether one of the functions below is at work: they run as their owner, whoever calls them.
create function forgetting() returns boolean language sql stable as $$
  select coalesce(current_setting('spreewagen.forgetting', true), '') = 'on'
     and current_user = (select pg_get_userbyid(relowner) from pg_class where oid = 'booking'::regclass)
$$;

create or replace function agreement_stays() returns trigger language plpgsql as $$
begin
  -- What is kept of a rental is kept whole: a booking whose time is over takes its agreements with it.
  if tg_op = 'DELETE' and (forgetting() or not exists (select from booking where id = old.booking_id)) then
    return old;
  end if;
  raise exception 'an agreement is never changed: another one is a revision of its booking' using errcode = 'SW002';
end $$;

-- Events, amendments and charges are never changed, but for the words in them, which may be about a person.
create or replace function stays_with_booking() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' and not exists (select from booking where id = old.booking_id) then return old; end if;
  if tg_op = 'UPDATE' and forgetting() and to_jsonb(new) - 'reason' = to_jsonb(old) - 'reason' then return new; end if;
  raise exception '% is written once and never changed', tg_table_name using errcode = 'SW002';
end $$;

create or replace function charge_stays() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and forgetting() and to_jsonb(new) - 'reason' = to_jsonb(old) - 'reason' then return new; end if;
  raise exception 'a charge is corrected by another one, never changed' using errcode = 'SW002';
end $$;

-- When a booking was over: what was settled by its last step, what nobody settled by its end.
create function over_at(b booking) returns timestamptz language sql stable as $$
  select case when occupies(b.status) and b.status <> 'closed' then b.ends_at
              else (select max(e.at) from booking_event e where e.booking_id = b.id) end
$$;

-- Removes the agreements of rentals that were over before a moment. Returns how many.
create function forget_agreements(before timestamptz) returns integer
language plpgsql security definer set search_path from current as $$
declare gone integer;
begin
  perform set_config('spreewagen.forgetting', 'on', true);
  delete from rental_agreement a using booking b
  where b.id = a.booking_id and a.written_at < before and b.starts_at < before and over_at(b) < before;
  get diagnostics gone = row_count;
  perform set_config('spreewagen.forgetting', '', true);
  return gone;
end $$;

-- Empties what staff wrote about bookings that have no person any more.
create function forget_words(bookings bigint[]) returns void
language plpgsql security definer set search_path from current as $$
begin
  if exists (select from booking where id = any (bookings) and email <> '') then
    raise exception 'a booking still has its person' using errcode = 'SW002';
  end if;
  perform set_config('spreewagen.forgetting', 'on', true);
  update booking_event set reason = null where booking_id = any (bookings) and reason is not null;
  if to_regclass('rental_charge') is not null then
    execute 'update rental_charge set reason = '''' where booking_id = any ($1) and reason is not null' using bookings;
  end if;
  perform set_config('spreewagen.forgetting', '', true);
end $$;

-- A letter that is still to go to somebody who wants to be forgotten is forgotten as soon as it has gone.
alter table letter add column forget boolean not null default false;
