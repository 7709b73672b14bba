-- A request is answered with our offer, and only the customer's own order of it makes a contract (D31).
alter table booking drop constraint booking_status_check;
alter table booking add constraint booking_status_check
  check (status in ('held', 'requested', 'offered', 'pending_payment', 'confirmed', 'active', 'returned', 'closed',
                    'declined', 'expired', 'cancelled', 'no_show'));

-- An offer gives its car back by itself, like a request.
do $$
declare of_expiry name;
begin
  select conname into strict of_expiry from pg_constraint
  where conrelid = 'booking'::regclass and contype = 'c' and pg_get_constraintdef(oid) like '%expires_at%';
  execute format('alter table booking drop constraint %I', of_expiry);
end $$;
alter table booking add constraint booking_expires_check
  check ((status in ('held', 'requested', 'offered', 'pending_payment')) <= (expires_at is not null));
drop index booking_due;
create index booking_due on booking (expires_at) where status in ('held', 'requested', 'offered', 'pending_payment');

create or replace function has_overdue(of_class smallint, of_branch smallint) returns boolean language plpgsql stable as $$
begin
  return exists (
    select from booking where status in ('held', 'requested', 'offered', 'pending_payment') and expires_at <= now()
      and (of_class is null or class_id = of_class) and (of_branch is null or pickup_branch = of_branch))
    -- Asked only before somebody is refused: whoever looks at all classes can wait for the job.
    or (of_class is not null and exists (select from needless_drives(of_class, of_branch)));
end $$;

-- Staff confirm nothing any more: the customer orders having seen what cancelling costs from then on.
alter table booking drop column request_confirmed_at;
delete from setting where key = 'freeCancelAfterConfirmHours';

-- Where a request came to nothing, what else is kept of its driver goes too, though no number of a document was given.
drop index booking_documents;
create index booking_documents on booking (id)
  where documents_sealed is not null or license_expiry is not null
     or (date_of_birth is not null and status in ('declined', 'expired', 'cancelled'));

-- Links to offers, as they are mailed. They say what became of the offer afterwards, until `forget_at`.
create table offer_link (
  token_hash bytea primary key,
  booking_id bigint not null references booking on delete cascade,
  made_at timestamptz not null,
  forget_at timestamptz not null
);
create index on offer_link (booking_id);
create index on offer_link (forget_at);
