-- A status that somebody changed past the software is in the booking's story all the same. Checked when the transaction
-- ends: the software writes its own event, which says more, in the same transaction.
create function status_is_told() returns trigger language plpgsql as $$
begin
  insert into company.booking_event (booking_id, actor, from_status, to_status, reason)
  select b.id, 'database', old.status, new.status, 'changed by hand as ' || session_user from company.booking b
  where b.id = new.id and not exists (
    select from company.booking_event e
    where e.booking_id = b.id and e.to_status = new.status and e.at >= transaction_timestamp());
  return null;
end $$;

create constraint trigger status_is_told after update of status on booking
  deferrable initially deferred for each row when (old.status <> new.status) execute function status_is_told();
