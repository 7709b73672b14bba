-- Log of all acts with actor and subject (D37), written in the transaction of the act. Append-only; only the functions
-- in engine/retention remove old lines. `before` and `after` hold the changed columns, but never a secret, a document's
-- number or an address.
create table audit (
  id bigint generated always as identity constraint audit_pkey primary key,
  at timestamptz not null default now(),
  -- 'database' stands for changes made past the software, by SQL.
  actor_kind text not null constraint audit_actor_known check (
    actor_kind in ('visitor', 'customer', 'staff', 'operator', 'system', 'provider', 'database')),
  -- Account of a customer or member of staff, job of the system, name of a provider, or role in the database.
  actor_id text,
  actor_role text,
  -- The use case, as in src/domain/rights.ts.
  verb text not null,
  -- Event, in the words of its subject.
  event text not null,
  subject_kind text not null,
  subject_id text not null,
  -- Booking or account to whose history it belongs; lines about an account are removed with it.
  booking_id bigint constraint audit_booking_id_fkey references booking,
  account_id uuid constraint audit_account_id_fkey references account on delete cascade,
  branch smallint constraint audit_branch_fkey references branch,
  before jsonb,
  after jsonb,
  reason text constraint audit_reason_short check (char_length(reason) <= 2000)
);
create index audit_booking on audit (booking_id, id) where booking_id is not null;
create index audit_account on audit (account_id, at desc, id desc) where account_id is not null;
create index audit_at on audit (at, id);
-- The log is searched by what it is about, and by colleague. Lines of nobody from the house are few, and looked for.
create index audit_kind on audit (subject_kind, at, id);
create index audit_by on audit (actor_id, at, id) where actor_kind = 'staff';
create index audit_by_hand on audit (at, id) where actor_kind in ('operator', 'provider', 'database');
create index audit_of_company on audit (subject_kind, subject_id) where booking_id is null and account_id is null;

-- Events of bookings (D25): every step and every change of terms.
create view booking_event as
  select id, booking_id, at, actor_kind, actor_id, before ->> 'status' as from_status, after ->> 'status' as to_status,
         event, reason
  from audit where subject_kind = 'booking' and after ? 'status';

-- Events of accounts, for their owners (D9). Events that strangers can cause again and again have one line an hour,
-- with the number of times.
create view account_event as
  select account_id, event as kind, after as detail, min(at) as at, min(id) as id, count(*)::integer as times
  from audit where subject_kind = 'account'
  group by account_id, event, after,
           case when event in ('sign_in_failed', 'code_refused', 'passkey_refused')
                then extract(epoch from date_trunc('hour', at))::bigint else id end;
