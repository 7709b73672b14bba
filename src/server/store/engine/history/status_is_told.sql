-- A status that somebody changed past the software is in the booking's story all the same. Checked when the transaction
-- ends: the software writes its own line, which says more, in the same transaction.
create function status_is_told() returns trigger language plpgsql as $$
begin
  insert into company.audit
    (actor_kind, actor_id, verb, event, subject_kind, subject_id, booking_id, branch, before, after, reason)
  select 'database', session_user, 'sql', 'moved', 'booking', b.id::text, b.id, b.pickup_branch,
         jsonb_build_object('status', old.status), jsonb_build_object('status', new.status), 'changed by hand'
  from company.booking b
  where b.id = new.id and not exists (
    select from company.audit e
    where e.booking_id = b.id and e.after ->> 'status' = new.status and e.at >= transaction_timestamp());
  return null;
end $$;

create constraint trigger status_is_told after update of status on booking
  deferrable initially deferred for each row when (old.status <> new.status) execute function status_is_told();
