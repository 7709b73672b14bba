-- What is called append-only is so for every hand; a hold that came to nothing goes; a figure is a figure.

-- Events and amendments stay as long as their booking does. Its row is gone first where they may go with it.
create function stays_with_booking() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' and not exists (select from booking where id = old.booking_id) then return old; end if;
  raise exception '% is written once and never changed', tg_table_name using errcode = 'SW002';
end $$;
create trigger event_stays before update or delete on booking_event
  for each row execute function stays_with_booking();
drop trigger amendment_stays on booking_amendment;
drop function amendment_stays();
create trigger amendment_stays before update or delete on booking_amendment
  for each row execute function stays_with_booking();

create function stays() returns trigger language plpgsql as $$
begin
  raise exception '% is written once and never changed', tg_table_name using errcode = 'SW002';
end $$;
create trigger history_stays before update or delete on setting_history for each row execute function stays();

-- Nobody can empty one of them as a whole either. (Rights say the same, where the server has a role of its own.)
create trigger event_stays_whole before truncate on booking_event execute function stays();
create trigger amendment_stays_whole before truncate on booking_amendment execute function stays();
create trigger points_stay_whole before truncate on points_entry execute function stays();
create trigger agreement_stays_whole before truncate on rental_agreement execute function stays();
create trigger history_stays_whole before truncate on setting_history execute function stays();

-- A status that somebody changed past the software is in the booking's story all the same, as what it was. Looked at
-- when the transaction ends: the software writes its event, which says more, in the same transaction.
create function status_is_told() returns trigger language plpgsql as $$
begin
  insert into booking_event (booking_id, actor, from_status, to_status, reason)
  select b.id, 'database', old.status, new.status, 'changed by hand as ' || session_user from booking b
  where b.id = new.id and not exists (
    select from booking_event e
    where e.booking_id = b.id and e.to_status = new.status and e.at >= transaction_timestamp());
  return null;
end $$;
create constraint trigger status_is_told after update of status on booking
  deferrable initially deferred for each row when (old.status <> new.status) execute function status_is_told();

-- Quotes that lapsed: nobody's name is in them, and nothing came of them.
create index booking_lapsed on booking (id) where status = 'expired' and reference is null;
alter table booking_event drop constraint booking_event_booking_id_fkey,
  add constraint booking_event_booking_id_fkey foreign key (booking_id) references booking on delete cascade;
create index idempotency_of_booking on idempotency (booking_id);
create index points_entry_of_booking on points_entry (booking_id) where booking_id is not null;

-- What is still to come or under way does not vanish, and its story with it.
create function booking_stays() returns trigger language plpgsql as $$
begin
  if not occupies(old.status) or old.status = 'closed' then return old; end if;
  raise exception 'booking % is not over', old.id using errcode = 'SW002';
end $$;
create trigger booking_stays before delete on booking for each row execute function booking_stays();

-- The figures of the business (D30) are never negative, and those that the engine itself reads are nothing but figures.
-- What else each may be, the software knows (src/domain/rules.ts).
alter table setting add constraint setting_is_a_figure check (
  case
    when jsonb_typeof(value) = 'number' then
      value::numeric between 0 and 1000000000
      and (key <> 'holdMinutes' or value::numeric > 0)
      and (key <> 'holdsPerPlace' or value::numeric >= 1)
      and (key not in ('holdsPerPlace', 'transferMinutes') or value::numeric % 1 = 0)
    else jsonb_typeof(value) <> 'null' and key not in ('holdMinutes', 'holdsPerPlace', 'transferMinutes')
  end);
